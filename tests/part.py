"""A part of the tests that are marked so, where the whole suite is run: other ones after every change.

``@pytest.mark.part(3)`` has a third of a function's cases run: those that go through many screens, languages
and sizes one by one. ``@pytest.mark.part(20, "play")`` has one of twenty such tests run as long as all that
they depend on is as noted (`tests.build.unchanged`), else all. A room, a file or a test that is named is run
whole.
"""

from __future__ import annotations

import os
from collections import defaultdict
from hashlib import blake2b

import pytest

from tests.build.unchanged import ANEW, is_changed
from tests.measures import ROOT

SOURCES = "raccoon/**/*.py", "scenes/**/*.py", "assets/**/lang/*.json", "tests/**/*.py"
"""A change of any of these files is followed by another part."""


def take_a_part(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not in the part that is run this time."""
    if ANEW in os.environ or config.args != config.getini("testpaths"):
        return
    left_out = left_over(items, _sign())
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left_out])
    items[:] = [item for item in items if item.nodeid not in left_out]


def left_over(items: list[pytest.Item], sign: str) -> set[str]:
    """The names of those beside the part: of every group at least one test stays."""
    groups = defaultdict[tuple[int, str, str], list[str]](list)
    for item in items:
        if mark := item.get_closest_marker("part"):
            one_of, kind = mark.args[0], mark.args[1] if len(mark.args) > 1 else ""
            groups[one_of, kind, "" if kind else item.nodeid.partition("[")[0]].append(item.nodeid)
    left = set[str]()
    for (one_of, kind, _), names in groups.items():
        if not kind or not is_changed(kind):
            left |= {*sorted(names, key=lambda name: _digest(name, sign))[-(-len(names) // one_of) :]}
    return left


def _digest(name: str, sign: str) -> str:
    return blake2b(f"{sign} {name}".encode()).hexdigest()


def _sign() -> str:
    sign = blake2b()
    for file in sorted(file for pattern in SOURCES for file in ROOT.glob(pattern)):
        sign.update(file.read_bytes())
    return sign.hexdigest()
