"""The part of the repeated tests that the whole suite runs while none of their dependencies have changed.

Of tests marked ``@pytest.mark.part("play")`` one in twenty runs as long as all their dependencies are as
recorded when all of them passed (`tests.build.unchanged`), else all run. A named room, file or test is run
whole, and so is everything with the variable RACCOON_ANEW.
"""

from __future__ import annotations

import os
from collections import defaultdict
from hashlib import blake2b

import pytest

from tests.build.unchanged import ANEW, EVERY, is_changed


def take_a_part(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that are not in the part."""
    if ANEW in os.environ or config.args != config.getini("testpaths"):
        return
    left_out = left_over(items)
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left_out])
    items[:] = [item for item in items if item.nodeid not in left_out]


def left_over(items: list[pytest.Item]) -> set[str]:
    """The names of the tests outside the part; of every kind at least one test stays."""
    kinds = defaultdict[str, list[str]](list)
    for item in items:
        if mark := item.get_closest_marker("part"):
            kinds[mark.args[0]].append(item.nodeid)
    unchanged = (names for kind, names in kinds.items() if not is_changed(kind))
    return {name for names in unchanged for name in sorted(names, key=_digest)[-(-len(names) // EVERY) :]}


def _digest(name: str) -> str:
    return blake2b(name.encode()).hexdigest()
