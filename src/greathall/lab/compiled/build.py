"""From source to shared libraries: the package is copied, its hot modules are written out and compiled."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

from mypyc.build import mypycify

from greathall.lab.compiled import records
from greathall.lab.compiled.classes import Known, classes_of
from greathall.lab.compiled.modules import TAKEN
from greathall.lab.compiled.written_out import written_out

COMPILER = [*(sysconfig.get_config_var("CC") or "cc").split(), "-fPIC", "-fwrapv", "-DNDEBUG"]
LINKER = [*(sysconfig.get_config_var("CC") or "cc").split(), "-shared"]
RECORDS = "_records.py"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


class Extension(Protocol):
    """A shared library to be made of C files, as mypyc names it."""

    name: str
    sources: list[str]
    depends: list[str]
    include_dirs: list[str]
    extra_compile_args: list[str]


def copy(source: Path, target: Path, leave_alone: list[Path]) -> None:
    """The whole package but the modules that are written out; what is there no more goes, compiled or not."""
    files = {file.relative_to(source): file for file in source.rglob("*") if kept(file)}
    for file in list(target.rglob("*.py")):
        if file.relative_to(target) not in files and file.name != RECORDS:
            file.unlink()
    for name, file in files.items():
        if file not in leave_alone:
            put(target / name, file.read_bytes())


def kept(file: Path) -> bool:
    return file.is_file() and "__pycache__" not in file.parts


def put(file: Path, data: bytes) -> None:
    if not file.exists() or file.read_bytes() != data:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def write_out(source: Path, target: Path, files: list[Path]) -> list[Path]:
    """The modules as mypyc wants them; returns them."""
    trees = {file: ast.parse(file.read_text()) for file in files}
    names = {file: name_of(source, file) for file in files}
    classes = {file: classes_of(names[file], tree) for file, tree in trees.items()}
    known: Known = {(one.module, one.name): one for rows in classes.values() for one in rows}
    made = []
    for file in files:
        taken = TAKEN.get(str(file.relative_to(source)), frozenset())
        text = written_out(file.read_text(), trees[file], classes[file], known, taken)
        put(target / file.relative_to(source), text.encode())
        made.append(target / file.relative_to(source))
    put(target / "core" / RECORDS, Path(records.__file__).read_bytes())
    return made


def name_of(source: Path, file: Path) -> str:
    return ".".join(("greathall", *file.relative_to(source).with_suffix("").parts))


def generate(target: Path, written: list[Path], optimised: int) -> list[Extension]:
    """C from the written modules, one file for each, and one library for all."""
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--follow-imports=silent"]
    before = Path.cwd()
    os.chdir(target.parent)  # modules are named by where they are
    try:
        paths = [str(file.relative_to(target.parent)) for file in written]
        return mypycify(
            [*options, *paths],
            opt_level=str(optimised),
            debug_level="0",
            multi_file=True,
            target_dir="c",
            group_name="greathall",
        )
    finally:
        os.chdir(before)


def link(root: Path, extensions: list[Extension], jobs: int) -> None:
    """Compiles what changed, each file by itself: one file of everything takes minutes and a gigabyte."""
    with ThreadPoolExecutor(jobs) as crew:
        for extension in extensions:
            objects = list(crew.map(lambda file, one=extension: compile_c(root, one, file), extension.sources))
            library = root / (extension.name.replace(".", "/") + SUFFIX)
            if newer(library, objects):
                run(root, [*LINKER, *map(str, objects), "-o", str(library)])
    made = {extension.name.replace(".", "/") + SUFFIX for extension in extensions}
    for library in root.rglob(f"*{SUFFIX}"):
        if str(library.relative_to(root)) not in made:
            library.unlink()


def compile_c(root: Path, extension: Extension, file: str) -> Path:
    source = root / file
    made = root / "o" / (file + ".o")
    if newer(made, [source, *(root / one for one in extension.depends if one.endswith(".h"))]):
        made.parent.mkdir(parents=True, exist_ok=True)
        include = [f"-I{folder}" for folder in (*extension.include_dirs, sysconfig.get_path("include"))]
        run(root, [*COMPILER, *extension.extra_compile_args, *include, "-c", str(source), "-o", str(made)])
    return made


def newer(made: Path, sources: list[Path]) -> bool:
    """Whether a source is newer than what was made of it."""
    return not made.exists() or any(one.exists() and one.stat().st_mtime > made.stat().st_mtime for one in sources)


def run(root: Path, command: list[str]) -> None:
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
