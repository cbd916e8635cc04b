"""The recaps of whole games, in every game: each turn is described correctly by its moves."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pygame
import pytest

from raccoon.app.session.auto_answers import only_command
from raccoon.app.session.session import Session
from raccoon.app.text import languages
from raccoon.engine.chance import Chance
from raccoon.engine.match import Entry
from scenes.art import pictograms, rich
from scenes.registry import PRESENTATIONS, showcase_of
from scenes.table.log.recap import recap
from scenes.table.presentation.words import Narration
from scenes.table.scene import TableScene
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.window.window import render
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats


def of_bots(game: str, seed: str) -> Session:
    """The beginning of a game of random bots."""
    session = Session.new(game, seats("random", "random", "random"), {}, seed, None)
    while not session.over and len(session.match.entries) < 300:
        session.submit(session.think())
    return session


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_only_a_turn_in_which_nothing_was_done_is_told_so(game: str, seed: str) -> None:
    """Every command leaves a part in the recap, except those that end a turn or pass."""
    session, words = of_bots(game, seed), PRESENTATIONS[game].words
    say = ENGLISH.of(game).say
    told = [session.visible_events(entry, None) for entry in session.match.entries]
    ends = [
        (moves, event.seat)
        for moves, events in enumerate(told, 1)
        for event in events
        if words.events.ends_turn(event)
    ]
    begin = 0
    for end, seat in ends:
        events = tuple(chain.from_iterable(told[begin:end]))
        own = {type(event).__name__ for event in events if event.seat == seat}
        parts = words.recap(seat, events, say)
        assert all(words.kinds.get(part.picture, part.picture) in pictograms._known() for part in parts)
        if not parts:
            assert own <= {"TurnEnded", "SecretsKept", "IncomeTaken", "Declined"}
        begin = end
    assert ends


def test_it_says_nothing_was_done() -> None:
    """The words do not say "nothing else", as nothing is before them."""
    session = of_bots("saloon_tycoon", "a")
    found = [
        recap(session, seat, PRESENTATIONS["saloon_tycoon"].words, ENGLISH.of("saloon_tycoon").say)
        for seat in range(3)
    ]
    lines = [turn.sentence for told in found if told for turn in told.turns]
    assert lines
    assert not any("else" in line for line in lines)
    assert ENGLISH.say("recap.nothing") == "did nothing"


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_paper_has_room_for_every_turn(
    monkeypatch: pytest.MonkeyPatch, game: str, language: str, scale: float
) -> None:
    """The page is wider than the dock if that is too narrow for all turns."""
    written: list[str] = []
    plain = rich.paragraph

    def watching(surface: Any, markup: str, *rest: Any, **how: Any) -> Any:
        written.append(markup)
        return plain(surface, markup, *rest, **how)

    monkeypatch.setattr(rich, "paragraph", watching)
    showcase = showcase_of(game)
    table = shots_of(showcase)["recap"](Still(showcase, None, language))
    assert isinstance(table, TableScene)
    for size in ((1280, 720), (1024, 768)):
        written.clear()
        render(table, size, scale)
        page = table.parts.log.page
        assert page
        assert pygame.Rect((0, 0), size).contains(page.rect)
        every = [words for block in page.blocks for _, words in block.lines]
        assert all(any(words in line for line in written) for words in every), size


def test_the_recap_waits_for_what_is_answered_by_itself() -> None:
    """An open call that the person can only pass is passed for them; the turn begins after it."""
    still = Still(showcase_of("raccoon_rampage"))
    session = of_bots("raccoon_rampage", "a")
    own = [place for place, entry in enumerate(session.match.entries) if entry.command.seat == 0]
    place = next(place for place in own if _passed_at_once(session, place))
    session.change_seat(0, still.session().seats[0])
    session.go_back(place)
    table = still.table(session=session)
    table.follow()
    assert session.awaited == (0,)
    assert table.parts.log.page


def _passed_at_once(session: Session, place: int) -> bool:
    """Whether the first seat decides there for the first time in a turn, after one forced pass."""
    match, words = session.match, PRESENTATIONS["raccoon_rampage"].words
    if words.turn(match.view(None, place)) != 0 or only_command(match, 0, place):
        return False
    over = (at + 1 for at, entry in enumerate(match.entries[:place]) if _over(entry, words))
    since = [*range(max(over, default=place), place)]
    own = [at for at in since if match.entries[at].command.seat == 0]
    return bool(own) and all(only_command(match, 0, at) for at in own)


def _over(entry: Entry, words: Narration) -> bool:
    """Whether a turn ends with the entry."""
    return any(map(words.events.ends_turn, entry.events))


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_every_turn_of_a_person_begins_with_a_recap(game: str) -> None:
    """The recap is shown also after a question with a page of its own, as in the night before the turn."""
    still = Still(showcase_of(game))
    session, words = still.session(moves=0), PRESENTATIONS[game].words
    table = still.table(session=session)
    told, turns, chance = False, 0, Chance("person 0")
    while turns < 3:
        table.follow()
        told = told or table.parts.log.page is not None
        seat = session.awaited[0] if session.awaited else None
        own = seat == 0 and chance.pick(session.options(0))
        command = next(own.commands()) if own else session.think()
        entry = session.submit(command)
        if _over(entry, words) and seat == 0:
            assert told or not turns
            told, turns = False, turns + 1
