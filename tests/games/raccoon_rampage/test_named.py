"""Nothing that the rules name is without a test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import raccoon.games.raccoon_rampage as rules
from raccoon.app.grammar import SOFT
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, EVENTS, ROLES
from tests.scenes.driving import ENGLISH

TESTS = {
    name
    for path in Path(__file__).parent.glob("test_*.py")
    for name in re.findall(r"^def test_(\w+)", path.read_text("utf-8"), re.MULTILINE)
}
RULINGS = (Path(rules.__path__[0]) / "rulings.md").read_text("utf-8")
EXAMPLES = 17
"""Worked examples of the rules document."""


def named(words: str) -> bool:
    """Whether a test begins with these words."""
    plain = words.lower().replace(SOFT, "").replace(".com", "dotcom").replace(".", "")
    start = "_".join(re.findall(r"[a-z0-9]+", plain))
    return any(name == start or name.startswith(f"{start}_") for name in TESTS)


@pytest.mark.parametrize("number", range(1, 57))
def test_of_the_ruling(number: int) -> None:
    assert f"**RR{number}**" in RULINGS
    assert named(f"rr{number:02}")


@pytest.mark.parametrize("number", range(1, EXAMPLES + 1))
def test_of_the_worked_example(number: int) -> None:
    assert named(f"example {number:02}")


@pytest.mark.parametrize("action", ACTIONS)
def test_of_the_action(action: str) -> None:
    assert named(ENGLISH.say(f"rampage.action.{action}"))


@pytest.mark.parametrize("event", EVENTS)
def test_of_the_event(event: str) -> None:
    assert named(ENGLISH.say(f"rampage.event.{event}"))


@pytest.mark.parametrize("role", ROLES)
def test_of_the_role(role: str) -> None:
    said = ENGLISH.say(f"role.{role}")
    assert named(said) or named(f"the {said}")


def test_what_no_test_is_named_after_is_found() -> None:
    assert not named("rr57")
    assert not named("Free Beer")
