"""The numbers of rulings are in docstrings and documents; no sentence for players or users has one."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CODE = re.compile(r"\b(?:SR|RR|R)\d{1,2}\b")
SIGNS = {"R1", "R2", "R3", "R4", "R5"}
"""Signs on the buttons of controllers, which are no rulings."""
CATALOGUES = sorted((ROOT / "assets").rglob("lang/*.json"))
ROOMS = ("raccoon", "scenes", "build/bench", "build/strength", "build/training")
SOURCES = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))


def told(source: str) -> Iterator[str]:
    """Every text in a module except docstrings."""
    tree = ast.parse(source)
    kept = {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(body := getattr(node, "body", None), list)
        for statement in body
        if isinstance(statement, ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in kept:
            yield node.value


def test_no_module_says_the_number_of_a_ruling() -> None:
    found = [
        (path.name, words)
        for path in SOURCES
        for words in told(path.read_text(encoding="utf-8"))
        if CODE.search(words) and words not in SIGNS
    ]
    assert found == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_no_sentence_of_a_catalogue_does(path: Path) -> None:
    sentences = json.loads(path.read_text(encoding="utf-8"))
    assert [key for key, words in sentences.items() if CODE.search(str(words))] == []


def test_one_would_be_found() -> None:
    assert [*told('"""SR1."""\nsay("(SR2)")')] == ["(SR2)"]
    assert CODE.search("(SR2)")
