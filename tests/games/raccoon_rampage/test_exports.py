"""The contents of an export and how to read them; the secrets that one of a running game keeps."""

from __future__ import annotations

import dataclasses
import json
import re
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from raccoon.app.saves.export import export, export_known
from raccoon.app.session.session import Session
from raccoon.cli import main
from raccoon.engine.chance import Chance
from raccoon.engine.match import Match
from raccoon.games import raccoon_rampage
from raccoon.games.raccoon_rampage.catalogue import EVENTS
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.phases.spread import CardCancelled, PileTurnedUp
from raccoon.games.raccoon_rampage.setup import Setup
from raccoon.games.raccoon_rampage.state import TableOptions
from tests.app.lines import lines
from tests.app.tables import play, saved, seats
from tests.games.raccoon_rampage.exports import Muddled, dealt, loaded, played, replayed
from tests.games.raccoon_rampage.stranger.reading import read

PAPER = (Path(raccoon_rampage.__file__).parent / "events.md").read_text("utf-8")
WORDS: dict[str, str] = dict(
    re.findall(r"^- ([A-Z]\w+(?:, [A-Z]\w+)*): (.*?)(?=\n- |\n\n|\Z)", PAPER, re.M | re.S)
)
"""The sentences about events, by their names."""


def words_of(event: type) -> str:
    return next(told for names, told in WORDS.items() if event.__name__ in names.split(", "))


@pytest.mark.parametrize("event", GAME.events, ids=lambda event: event.__name__)
def test_every_field_of_every_event_is_described(event: type) -> None:
    told = words_of(event)
    fields = {field.name for field in msgspec.structs.fields(event)} - {"seat"}
    assert {field for field in fields if f"`{field}`" in told} == fields


@pytest.mark.parametrize("kind", [Setup, TableOptions])
def test_every_field_of_the_set_up_is_described(kind: type) -> None:
    told = PAPER.split("**")[2]
    assert all(f"`{field.name}`" in told for field in msgspec.structs.fields(kind))


def test_an_export_holds_every_deck_every_choice_and_every_result() -> None:
    match = played(dealt(4, TableOptions("mixed"), "2944"), [Muddled()] * 4)
    header, *rest = lines(b"".join(export(loaded(match))))
    setup = match.setup
    assert header["setup"]["decks"] == [list(deck) for deck in setup.decks]
    assert header["setup"]["hands"] == [list(hand) for hand in setup.hands]
    assert header["setup"]["spread_deck"] == list(setup.spread_deck)
    assert header["setup"]["storyline"] == list(setup.storyline)
    chosen = [line["command"] for line in rest if line["command"]]
    assert chosen == [as_json(entry.command) for entry in match.entries]
    told = chain.from_iterable(entry.events for entry in match.entries)
    assert [line["event"] for line in rest] == [as_json(event) for event in told]


def as_json(record: msgspec.Struct) -> Any:
    return json.loads(msgspec.json.encode(record))


def running(seed: str) -> Match:
    """Three at a mixed storyline, some turns in: a spread card was cancelled, no deck shuffled."""
    match = played(
        dealt(3, TableOptions("mixed"), seed), [Muddled()] * 3, until=lambda state: state.round > 1
    )
    happened = {type(event).__name__ for entry in match.entries for event in entry.events}
    assert match.to_act()
    assert {CardCancelled.__name__, PileTurnedUp.__name__} <= happened
    assert not {name for name in happened if "Shuffled" in name or name == "PolicyFound"}
    return match


def dealt_otherwise(match: Match, chance: Chance) -> Setup:
    """Another deal that differs only where nobody has seen anything yet: what is left of the decks, the
    spread cards cancelled unseen, the events to come.
    """
    setup, state = match.setup, match.state
    decks = tuple(
        deck[: len(deck) - len(player.deck)] + chance.shuffled(player.deck)
        for deck, player in zip(setup.decks, state.players, strict=True)
    )
    turned_up = setup.storyline[: state.round]
    others = chance.shuffled([name for name in EVENTS if name not in turned_up])
    otherwise: Setup = replace(
        setup,
        decks=decks,
        spread_deck=_unseen_shuffled(match, chance),
        storyline=(turned_up + others)[: len(setup.storyline)],
    )
    return otherwise


def _unseen_shuffled(match: Match, chance: Chance) -> tuple[int, ...]:
    """The spread deck with those cards in another order that nobody has seen. To know them the cards are
    numbered and dealt as it happened.
    """
    cards = list(match.setup.spread_deck)
    state = replace(GAME.start(match.setup), spread_deck=tuple(range(len(cards))))
    for event in chain.from_iterable(entry.events for entry in match.entries):
        state = GAME.evolve(state, event)
    unseen = state.spread_unseen + state.spread_deck + tuple(chain.from_iterable(state.piles))
    for place, card in zip(unseen, chance.shuffled([cards[place] for place in unseen]), strict=True):
        cards[place] = card
    return tuple(cards)


def test_the_export_of_a_running_game_is_the_same_however_the_rest_lies() -> None:
    match = running("866")
    again = replayed(match, dealt_otherwise(match, Chance("otherwise")))
    changed = [
        name for name in Setup.__struct_fields__ if getattr(match.setup, name) != getattr(again.setup, name)
    ]
    assert changed == ["storyline", "spread_deck", "decks"]
    assert match.state.spread_unseen != again.state.spread_unseen
    kept = loaded(match)
    assert list(export_known(kept)) == list(export_known(dataclasses.replace(kept, played=again)))


def test_the_command_prints_what_a_stranger_can_read_and_what_can_be_played_on(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    session = play(Session.new(GAME.name, seats(3), {"tutorial": True}, "a seed", tmp_path), 20)
    path, out, imported = saved(session), tmp_path / "game.jsonl", tmp_path / "again.raccoon"
    assert main(["export", str(path), "--all"]) == 0
    out.write_bytes(capfdbinary.readouterr().out)
    *_, (_, table) = read(out.read_bytes())
    assert [seat.hand for seat in table.players] == [
        list(player.hand) for player in session.match.state.players
    ]
    assert main(["import", str(out), str(imported)]) == 0
    assert main(["verify", str(imported)]) == 0
    assert Session.load(imported).match.state == session.match.state


def test_without_all_it_prints_neither_seed_nor_order_of_a_deck(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = saved(play(Session.new(GAME.name, seats(4), {"scenario": "mixed"}, "a seed", tmp_path), 20))
    assert main(["export", str(path)]) == 0
    printed = capfdbinary.readouterr().out
    assert b"a seed" not in printed
    header, *rest = lines(printed)
    assert "setup" not in header
    assert not [line for line in rest if line.get("event", {}).get("order")], "of a shuffle only that it was"
    for line in rest[:4]:
        seen = line["seen"]
        assert [bool(player["hand"]) for player in seen["players"]] == [
            seat == line["seat"] for seat in range(4)
        ]
        assert all(isinstance(player["deck"], int) for player in seen["players"])
        assert isinstance(seen["spread_deck"], int)
        assert seen["coming"] is None
