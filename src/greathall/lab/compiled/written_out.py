"""The source as mypyc wants it: methods of records written out, constants final. The source itself stays as it is."""

from __future__ import annotations

import ast

from greathall.lab.compiled.classes import ClassOf, FieldOf, Known, all_fields, all_slots, is_field
from greathall.lab.compiled.modules import OPEN

RECORDS = "greathall.core._records"
HEAD = f"""\
from mypy_extensions import mypyc_attr as _mypyc_attr
from typing import Any as _Any, ClassVar as _ClassVar, Final as _Final, Literal as _Literal
from {RECORDS} import MISSING as _MISSING, declare as _declare_record, made as _made, revive as _revive
"""
STEPS = "from greathall.core.rules.steps import register as _register_step\n"

Edit = tuple[int, int, str]
"""From one offset to another, what stands there instead."""


def written_out(text: str, tree: ast.Module, classes: list[ClassOf], known: Known, taken: frozenset[str]) -> str:
    """One module. ``taken``: functions whose arguments are checked by hand, and taken as they come."""
    page = Page(text)
    for cls in classes:
        page.edits += class_edits(page, cls, known)
    page.edits += final_edits(page, tree)
    page.edits += taken_edits(page, tree, taken)
    page.edits += told_to_checkers(page, tree)
    at = page.line(first_line(tree))
    steps = (
        "from greathall.core.rules.steps import register as _register_step\n"
        if any(one.step for one in classes)
        else ""
    )
    page.edits.append((at, at, HEAD + steps))
    return page.edited()


class Page:
    """A text that is edited at many places."""

    def __init__(self, text: str) -> None:
        self.text = text.encode()
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.edits: list[Edit] = []

    def line(self, number: int) -> int:
        return self.starts[number - 1]

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self.line(node.lineno) + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.line(node.end_lineno) + node.end_col_offset

    def edited(self) -> str:
        text = self.text
        for begin, end, new in sorted(self.edits, key=lambda edit: edit[:2], reverse=True):
            text = text[:begin] + new.encode() + text[end:]
        return text.decode()


def first_line(tree: ast.Module) -> int:
    """The line after the imports from the future."""
    future = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"]
    assert future
    return future[-1].lineno + 1


NO_CLASSES = (":NamedTuple", ":Protocol", ":TypedDict", ":Exception", "Error")
"""Bases of what is left as it is."""


def class_edits(page: Page, cls: ClassOf, known: Known) -> list[Edit]:
    if any(base in ("Protocol", "NamedTuple", "TypedDict") or base.endswith(NO_CLASSES) for base in cls.bases):
        return []
    node = cls.node
    begin, end = page.line(node.lineno), page.line((node.end_lineno or 0) + 1)
    if not cls.record:
        slots = all_slots(cls, known)
        return [*_marked(begin, cls), (end, end, reduced(cls.name, slots) if slots else "")]
    fields = all_fields(cls, known)
    made_anew = [(page.begin(one) - 1, page.line((one.end_lineno or 0) + 1), "") for one in node.decorator_list]
    bare = [
        _bare(page, line) for line in node.body if isinstance(line, ast.AnnAssign) and line.value and is_field(line)
    ]
    marked = _marked(begin, cls)
    return [*marked, *made_anew, *bare, (end, end, methods(cls, fields) + after(cls))]


def _marked(at: int, cls: ClassOf) -> list[Edit]:
    """A mark for mypyc. Not "serializable": what is made from interpreted code would lose all its attributes."""
    return [(at, at, "@_mypyc_attr(allow_interpreted_subclasses=True)\n")] if cls.name in OPEN else []


def _bare(page: Page, line: ast.AnnAssign) -> Edit:
    return page.end(line.annotation), page.end(line), ""


def methods(cls: ClassOf, fields: list[FieldOf]) -> str:
    lines = [
        "__dataclass_fields__: _ClassVar[dict[str, _Any]]",
        *_match_args(cls, fields),
        *_init(fields),
        *_reduce(cls, fields),
    ]
    if not cls.shared:
        lines += _eq(cls, fields) + _repr(cls, fields)
    return "".join(f"    {line}\n" for line in ["", *lines])


def _match_args(cls: ClassOf, fields: list[FieldOf]) -> list[str]:
    """Steps are never matched by position."""
    if cls.shared or not fields:
        return []
    kinds = ", ".join(f"_Literal[{one.name!r}]" for one in fields)
    names = "".join(f"{one.name!r}, " for one in fields)
    return [f"__match_args__: _ClassVar[tuple[{kinds}]] = ({names})"]


def _init(fields: list[FieldOf]) -> list[str]:
    if not fields:
        return []
    asked = []
    for one in fields:
        if one.factory is not None:
            asked.append(f"{one.name}: {one.kind} | None = None")
        else:
            asked.append(f"{one.name}: {one.kind}" + (f" = {one.default}" if one.default is not None else ""))
    body = []
    for one in fields:
        value = one.name if one.factory is None else f"{one.factory} if {one.name} is None else {one.name}"
        body.append(f"    self.{one.name} = {value}")
    return [f"def __init__(self, {', '.join(asked)}) -> None:", *body]


def _reduce(cls: ClassOf, fields: list[FieldOf]) -> list[str]:
    held = "".join(f"self.{one.name}, " for one in fields)
    return ["def __reduce__(self) -> _Any:", f"    return {cls.name}, ({held})"]


def _eq(cls: ClassOf, fields: list[FieldOf]) -> list[str]:
    same = " and ".join(f"self.{one.name} == other.{one.name}" for one in fields) or "True"
    lines = [
        "def __eq__(self, other: object) -> bool:",
        f"    if not isinstance(other, {cls.name}):",
        "        return NotImplemented",
        f"    return {same}",
    ]
    if cls.frozen:
        held = "".join(f"self.{one.name}, " for one in fields)
        lines += ["def __hash__(self) -> int:", f"    return hash(({held}))"]
    return lines


def _repr(cls: ClassOf, fields: list[FieldOf]) -> list[str]:
    held = " + ', ' + ".join(f"'{one.name}=' + repr(self.{one.name})" for one in fields) or "''"
    return ["def __repr__(self) -> str:", f"    return '{cls.name}(' + {held} + ')'"]


def after(cls: ClassOf) -> str:
    """What follows the class: its fields declared, the step made known."""
    told = []
    for one in cls.own:
        default = one.default if one.default is not None else "_MISSING"
        if one.factory is not None:
            default = f"_made(lambda: {one.factory})"
        told.append(f"{one.name}=({one.kind!r}, {default})")
    made = f"_declare_record({', '.join([cls.name, str(cls.frozen and not cls.shared), *told])})\n"
    if cls.step is not None:
        made += f"_register_step({cls.name}, {cls.step!r})\n"
    return made


def reduced(name: str, slots: list[str]) -> str:
    """Pickling of a class with slots."""
    names = "".join(f"{slot!r}, " for slot in slots)
    held = ", ".join(f"self.{slot}" for slot in slots)
    return f"\n    def __reduce__(self) -> _Any:\n        return _revive, ({name}, ({names}), [{held}])\n"


def final_edits(page: Page, tree: ast.Module) -> list[Edit]:
    """Constants of the module are final: compiled code reads them without asking a dictionary."""
    counts: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            counts[node.id] = counts.get(node.id, 0) + 1
        if isinstance(node, ast.Global):
            counts.update(dict.fromkeys(node.names, 2))
    edits: list[Edit] = []
    for line in tree.body:
        if isinstance(line, ast.Assign) and len(line.targets) == 1 and isinstance(line.targets[0], ast.Name):
            name, made = line.targets[0].id, ast.unparse(line.value)
            if counts[name] == 1 and name.isupper() and not made.startswith("TypeVar("):
                at = page.end(line.targets[0])
                edits.append((at, at, ": _Final"))
        elif isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is not None:
            kind = ast.unparse(line.annotation)
            if counts[line.target.id] == 1 and line.target.id.isupper() and not kind.startswith(("Final", "TypeAlias")):
                edits.append((page.begin(line.annotation), page.end(line.annotation), f"_Final[{kind}]"))
    return edits


def taken_edits(page: Page, tree: ast.Module, taken: frozenset[str]) -> list[Edit]:
    """Arguments that are checked by hand are taken as they come: mypyc would refuse wrong types in its own words."""
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    for cls in tree.body:
        if isinstance(cls, ast.ClassDef):
            functions.update(
                {f"{cls.name}.{node.name}": node for node in cls.body if isinstance(node, ast.FunctionDef)}
            )
    kinds = [arg.annotation for name in taken for arg in functions[name].args.args if arg.annotation is not None]
    return [(page.begin(kind), page.end(kind), "_Any") for kind in kinds]


def told_to_checkers(page: Page, tree: ast.Module) -> list[Edit]:
    """A mark for type checkers that compiled functions cannot bear."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    marks = [one for node in functions for one in node.decorator_list if "dataclass_transform" in ast.unparse(one)]
    return [(page.line(one.lineno), page.line((one.end_lineno or 0) + 1), "") for one in marks]
