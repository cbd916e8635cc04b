"""The part of the tests that a run of the whole suite includes, and the data that its processes share."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests import part, shared
from tests.part import left_over


def items(name: str, cases: int, *kind: str) -> list[Any]:
    """The cases of a function with that mark."""
    found = SimpleNamespace(args=kind) if kind else None
    return [
        SimpleNamespace(nodeid=f"{name}[{number}]", get_closest_marker=lambda _: found)
        for number in range(cases)
    ]


@pytest.mark.parametrize("changed", [False, True])
def test_what_depends_on_a_kind_is_run_whole_once_that_has_changed(
    monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    monkeypatch.setattr(part, "is_changed", lambda kind: changed)
    marked, unmarked = [*items("a", 30, "play"), *items("b", 10, "play")], items("c", 5)
    left = left_over([*marked, *unmarked])
    assert len(left) == (0 if changed else 38)
    assert not left & {one.nodeid for one in unmarked}


def test_of_few_cases_one_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part, "is_changed", lambda kind: False)
    assert len(left_over(items("a", 2, "art"))) == 1


def test_what_has_been_worked_out_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (shared.FOLDER, "PYTHONPYCACHEPREFIX"):
        monkeypatch.delenv(name, raising=False)
    end = shared.begin()
    assert shared.shared("sum", lambda: [1, {"two": 2.5}]) == [1, {"two": 2.5}]
    assert shared.shared("sum", lambda: pytest.fail("again")) == [1, {"two": 2.5}]
    end()
    assert shared.shared("sum", lambda: "anew") == "anew"
