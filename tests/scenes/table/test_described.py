"""Specs of events: every kind has one, and sentences, recaps, moods follow from it."""

from __future__ import annotations

import pytest

from raccoon.app.text import Catalogue
from raccoon.engine.events import Event, SeatEvent
from raccoon.games.registry import GAMES
from scenes.registry import PRESENTATIONS
from scenes.table.described.event_spec import EventSpec, about
from scenes.table.described.events import EventSpecs


class Rung(SeatEvent, frozen=True):
    """A seat rang a bell `times` times for a host."""

    times: int
    host: int
    bell: str


class Silence(Event, frozen=True):
    """An event without a spec."""


SAY = Catalogue(
    {
        "event.rung": {"one": "{seat} rang {bell} for {host}.", "other": "{seat} rang {bell} {n} times."},
        "event.loud": "That was loud.",
        "bell.brass": "the brass bell",
        "bell.tin": "the tin bell",
        "recap.rung": "rang {bell}",
        "event.join.comma": "{first}, {last}",
        "event.join.and": "{first} and {last}",
    }
).say
RUNG = EventSpec(
    Rung,
    lambda event: "rung loud" if event.times > 2 else "rung",
    "times",
    recap="rung",
    seats=("host",),
    lit=("bell:{bell}", "door"),
    sound="ding",
    mood="pleased",
)
SPECS = EventSpecs(*about("bells", RUNG), wording={"bell": "bell"})


@pytest.mark.parametrize(
    ("times", "sentence"),
    [
        (1, "<seat:1> rang the brass bell for <seat:0>."),
        (3, "<seat:1> rang the brass bell 3 times. That was loud."),
    ],
)
def test_a_sentence_knows_the_fields_of_its_event(times: int, sentence: str) -> None:
    assert SPECS.sentence(Rung(1, times, 0, "brass"), SAY) == sentence


def test_one_row_says_all_of_an_event() -> None:
    event = Rung(1, 1, 0, "brass")
    assert SPECS.of(event).kind == "bells"
    assert SPECS.seats(event) == (1, 0)
    assert list(SPECS.lit(event, None)) == ["bell:brass", "door"]
    assert list(SPECS.of(event).cues(event)) == [(0.0, "ding")]
    assert list(SPECS.recap([event], 1, SAY)) == [("rang the brass bell", "bells")]
    assert SPECS.moods([event], 2)[1] == "pleased"


def test_a_recap_lists_in_one_part_what_was_done_several_times() -> None:
    specs = EventSpecs(RUNG, wording={"bell": "bell"}, listed={"rung": "bell"})
    events = [Rung(1, 1, 0, "brass"), Rung(1, 1, 0, "tin"), Rung(1, 1, 0, "brass")]
    told = [part.words for part in specs.recap(events, 1, SAY)]
    assert told == ["rang the brass bell, the tin bell and the brass bell"]
    assert len([*SPECS.recap(events, 1, SAY)]) == len(events)


def test_an_event_without_a_spec_is_an_error_and_so_are_two() -> None:
    with pytest.raises(KeyError):
        SPECS.sentence(Silence(None), SAY)
    with pytest.raises(ValueError, match="two specs"):
        EventSpecs(RUNG, RUNG)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_every_event_of_a_game_has_a_spec_and_every_chip_of_the_log_its_lines(game: str) -> None:
    shown = PRESENTATIONS[game]
    assert {spec.event for spec in shown.words.events} == {*GAMES[game].events}
    kinds = {spec.kind for spec in shown.words.events}
    assert {*shown.words.kinds} <= kinds <= {*shown.words.kinds, "game"}
