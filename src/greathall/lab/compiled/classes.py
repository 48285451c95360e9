"""What the source says of its classes: which are records, and what their fields are."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field


@dataclass(frozen=True)
class FieldOf:
    """One field of a record, as the source has it."""

    name: str
    kind: str
    default: str | None = None
    factory: str | None = None


@dataclass
class ClassOf:
    """One class of the source."""

    module: str
    name: str
    node: ast.ClassDef
    bases: list[str]
    step: str | None = None
    """The kind of a step."""
    record: bool = False
    """Whether it is a dataclass or a step, whose methods are to be written out."""
    frozen: bool = False
    shared: bool = False
    """Whether equality and representation are those of the base, as with steps."""
    own: list[FieldOf] = field(default_factory=list)
    slots: list[str] = field(default_factory=list)


Known = dict[tuple[str, str], ClassOf]


def classes_of(module: str, tree: ast.Module) -> list[ClassOf]:
    names = imported(module, tree)
    return [_class(module, node, names) for node in tree.body if isinstance(node, ast.ClassDef)]


def imported(module: str, tree: ast.Module) -> dict[str, str]:
    """Where the names of a module come from: ``{"Ask": "greathall.core.rules.steps:Ask"}``."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.update({alias.asname or alias.name: f"{node.module}:{alias.name}" for alias in node.names})
    found.update({node.name: f"{module}:{node.name}" for node in tree.body if isinstance(node, ast.ClassDef)})
    return found


def _class(module: str, node: ast.ClassDef, names: dict[str, str]) -> ClassOf:
    bases = [ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in node.bases]
    made = ClassOf(module, node.name, node, [names.get(base, base) for base in bases])
    for one in node.decorator_list:
        _read_decorator(made, one)
    if made.record:
        made.own = [_field(line) for line in node.body if is_field(line)]
    for line in node.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
            made.slots = list(ast.literal_eval(line.value))
    return made


def _read_decorator(made: ClassOf, one: ast.expr) -> None:
    called = ast.unparse(one.func) if isinstance(one, ast.Call) else ast.unparse(one)
    if called == "step":
        assert isinstance(one, ast.Call)
        made.step = ast.literal_eval(one.args[0])
        made.record = made.frozen = made.shared = True
    elif called == "_unchanging":
        made.record = made.frozen = made.shared = True
    elif called == "dataclass":
        words = {word.arg: word.value for word in one.keywords} if isinstance(one, ast.Call) else {}
        made.record = True
        made.frozen = "frozen" in words


def is_field(line: ast.stmt) -> bool:
    return isinstance(line, ast.AnnAssign) and not ast.unparse(line.annotation).startswith("ClassVar")


def _field(line: ast.stmt) -> FieldOf:
    assert isinstance(line, ast.AnnAssign)
    name, kind, value = ast.unparse(line.target), ast.unparse(line.annotation), line.value
    if value is None:
        return FieldOf(name, kind)
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "field":
        words = {word.arg: word.value for word in value.keywords}
        if "default_factory" in words:
            made = words["default_factory"]
            text = ast.unparse(made.body) if isinstance(made, ast.Lambda) else f"{ast.unparse(made)}()"
            return FieldOf(name, kind, factory=text)
        return FieldOf(name, kind, default=ast.unparse(words["default"]))
    return FieldOf(name, kind, default=ast.unparse(value))


def all_fields(cls: ClassOf, known: Known) -> list[FieldOf]:
    """With those of its bases, in the order in which they are given."""
    found: dict[str, FieldOf] = {}
    for base in cls.bases:
        module, _, name = base.partition(":")
        if (module, name) in known:
            found.update({one.name: one for one in all_fields(known[module, name], known)})
    found.update({one.name: one for one in cls.own})
    return list(found.values())


def all_slots(cls: ClassOf, known: Known) -> list[str]:
    found: list[str] = []
    for base in cls.bases:
        module, _, name = base.partition(":")
        if (module, name) in known:
            found += all_slots(known[module, name], known)
    return found + cls.slots
