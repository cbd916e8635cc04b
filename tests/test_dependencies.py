"""The program imports only its own dependencies, not those of the tests."""

from __future__ import annotations

import ast
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
OWN = {"raccoon", "scenes", "assets", "bench", "strength", "training"}


def test_everything_imported_is_installed_with_the_game() -> None:
    installed, names = brought(), packages_distributions()
    wrong = []
    for file in sorted(path for folder in ("raccoon", "scenes") for path in (ROOT / folder).rglob("*.py")):
        where = file.relative_to(ROOT).as_posix()
        for module in sorted(imported(file) - OWN - sys.stdlib_module_names):
            if not {canonicalize_name(name) for name in names.get(module, ())} & installed:
                wrong.append(f"{where} imports {module}")
    assert wrong == []


def imported(file: Path) -> set[str]:
    """The top-level names of the modules that a file imports anywhere."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def brought() -> set[str]:
    """The distributions that the game needs without any extra, and all their dependencies."""
    found: set[str] = set()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [Requirement(line).name for line in project["dependencies"]]
    while wanted:
        name = canonicalize_name(wanted.pop())
        if name not in found:
            found.add(name)
            needs = [Requirement(line) for line in requires(name) or ()]
            wanted += [need.name for need in needs if not need.marker or need.marker.evaluate({"extra": ""})]
    return found
