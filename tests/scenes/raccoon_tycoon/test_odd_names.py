"""Names are shown and saved as they were typed, whatever signs they contain."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.saves.export import export
from raccoon.app.saves.reader import read
from raccoon.app.seats import COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from scenes.art import fonts, text
from scenes.art.fonts import Typeface
from scenes.art.letters import typeset
from scenes.screens.handover import HandoverScene
from scenes.window.window import render
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.midgame import bid_of, turn_of
from tests.scenes.raccoon_tycoon.staging import dealt, waiting
from tests.scenes.raccoon_tycoon.stills import SHOTS, Still

NAMES = ("*a* [x]", "{0} %s", "<seat:0>é<b>", "שלום 🦝")
SIZE = (1280, 720)
EVERYBODY = ("table", "recap", "moment", "seats", "results")
"""Screens that name all four."""
SOMEBODY = (
    "thinking",
    "hint",
    "agreement",
    "auction",
    "hint-auction",
    "why",
    "limit",
    "results-ledger",
    "sell",
)
"""Screens that name at least one of them."""


def odd_seats(person: str) -> list[Seat]:
    """Four players; the first is a `person` or a bot."""
    return [
        Seat(name, controller, COLOURS[place], EMBLEMS[place])
        for place, (name, controller) in enumerate(zip(NAMES, (person, *["greedy"] * 3), strict=True))
    ]


def played(folder: Path, until: Callable[[Session], bool]) -> Path:
    """A save of bots' moves up to a point, at which a person sits down."""
    session = Session.new("raccoon_tycoon", odd_seats("greedy"), {}, "odd names", folder)
    while len(session.match.entries) < 40 or not until(session):
        session.submit(session.think())
    session.change_seat(0, odd_seats(PERSON)[0])
    assert session.path
    return session.path


@cache
def saves(folder: Path) -> dict[str, Path]:
    """The saves of a turn, an auction and an end."""
    points = {"turn": turn_of(0), "auction": bid_of(0, room=2), "over": lambda session: session.over}
    made = {}
    for name, point in points.items():
        (folder / name).mkdir()
        made[name] = played(folder / name, point)
    return made


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return saves(tmp_path_factory.mktemp("odd"))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record every run of letters drawn; each letter must have a glyph."""
    seen: list[str] = []
    work = text._render

    def seeing(words: str, face: Typeface, *rest: object) -> pygame.Surface:
        seen.append(words)
        assert all(fonts.has(run.face, sign) for run in typeset.runs(words, face) for sign in run.words), (
            words
        )
        return work(words, face, *rest)

    monkeypatch.setattr(text, "_render", seeing)
    return seen


def of(scene: str) -> str:
    """The save for a screen."""
    if scene.startswith("results") or scene == "why":
        return "over"
    return "auction" if scene in ("auction", "hint-auction", "limit") else "turn"


def named(drawn: list[str]) -> set[str]:
    """The names of which every word was drawn, whole or with what follows it."""
    return {name for name in NAMES if all(any(word in run for run in drawn) for word in name.split())}


@pytest.mark.parametrize("scene", [*EVERYBODY, *SOMEBODY])
def test_on_the_screen(scene: str, games: dict[str, Path], drawn: list[str]) -> None:
    render(SHOTS[scene](Still(games[of(scene)], "en")), SIZE, 1.0)
    found = named(drawn)
    assert found == set(NAMES) if scene in EVERYBODY else found
    assert not any("emblem " in run or "\ue000" <= sign <= "\ue004" for run in drawn for sign in run)


def test_in_the_answer_of_a_resting_verb(tmp_path: Path, drawn: list[str]) -> None:
    """It says whose turn it is; a name that looks like the mark of a seat that is not there is a name."""
    people = odd_seats(PERSON)
    people[1] = replace(people[1], name="<seat:9>")
    session = Session.new("raccoon_tycoon", people, {}, "odd names", None)
    session.match._states = [waiting(dealt(), AwaitAction(1), turn=1)]
    sitting = Sitting(tmp_path, speed="brisk")
    sitting.program.table(session)
    sitting.press(pygame.K_s, "s")
    assert any("<seat:9>’s" in run for run in drawn)


@pytest.mark.parametrize("name", NAMES)
def test_on_the_curtain(name: str, drawn: list[str]) -> None:
    render(HandoverScene(ENGLISH, Seat(name), lambda: None), SIZE, 1.0)
    assert named(drawn) >= {name}


@pytest.mark.parametrize("point", ["turn", "auction", "over"])
def test_in_the_export_and_the_save(point: str, games: dict[str, Path]) -> None:
    header = json.loads(next(export(read(games[point]))))
    assert tuple(seat["name"] for seat in header["seats"]) == NAMES
    assert tuple(seat.name for seat in Session.load(games[point], keep=False).seats) == NAMES
