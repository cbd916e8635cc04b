"""The part of the tests that a run of the whole suite takes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests import part, shared
from tests.part import left_over


def items(name: str, cases: int, *mark: Any) -> list[Any]:
    """The cases of a function that is marked so."""
    found = SimpleNamespace(args=mark) if mark else None
    return [
        SimpleNamespace(nodeid=f"{name}[{number}]", get_closest_marker=lambda _: found)
        for number in range(cases)
    ]


def test_of_every_function_a_share_is_run_and_of_few_cases_one() -> None:
    many, few, unmarked = items("a", 30, 3), items("b", 2, 3), items("c", 5)
    left = left_over([*many, *few, *unmarked], "sign")
    assert len(left & {one.nodeid for one in many}) == 20
    assert len(left & {one.nodeid for one in few}) == 1
    assert not left & {one.nodeid for one in unmarked}


def test_after_enough_changes_every_case_has_been_run() -> None:
    cases = items("a", 30, 3)
    names = {one.nodeid for one in cases}
    assert left_over(cases, "one") == left_over(cases, "one")
    run = set[str]().union(*[names - left_over(cases, f"change {number}") for number in range(30)])
    assert run == names


@pytest.mark.parametrize("changed", [False, True])
def test_what_depends_on_a_kind_is_run_whole_once_that_has_changed(
    monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    monkeypatch.setattr(part, "is_changed", lambda kind: changed)
    cases = [*items("a", 30, 20, "play"), *items("b", 10, 20, "play")]
    assert len(left_over(cases, "sign")) == (0 if changed else 38)


def test_what_has_been_worked_out_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (shared.FOLDER, "PYTHONPYCACHEPREFIX"):
        monkeypatch.delenv(name, raising=False)
    end = shared.begin()
    assert shared.shared("sum", lambda: [1, {"two": 2.5}]) == [1, {"two": 2.5}]
    assert shared.shared("sum", lambda: pytest.fail("again")) == [1, {"two": 2.5}]
    end()
    assert shared.shared("sum", lambda: "anew") == "anew"
