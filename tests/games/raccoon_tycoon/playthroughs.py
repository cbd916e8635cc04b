"""Raccoon Tycoon's golden playthroughs.

``sudden-death`` starts with $990 in every purse: in random play nobody would come to $1000. Seeds were
searched for the endings that the names promise; `test_playthroughs.py` checks them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.state import State
from tests.games.subject import Fields
from tests.golden.playthroughs import Beginning, Playthrough

PURSE = 990


def full_purses(state: State, dollars: int = PURSE) -> State:
    """Everybody starts with so much money."""
    return replace(state, players=tuple(replace(player, money=dollars) for player in state.players))


def _playthrough(
    name: str, players: int, seed: int, *flags: str, beginning: Beginning | None = None
) -> Playthrough:
    return Playthrough(GAME, name, players, seed, dict.fromkeys(flags, True), beginning)


PLAYTHROUGHS = (
    _playthrough("2-players-last-town", 2, 39),
    _playthrough("3-players-last-railroad", 3, 31),
    _playthrough("4-players-both-ends", 4, 34),
    _playthrough("5-players", 5, 36),
    _playthrough("beginners", 3, 37, "beginners"),
    _playthrough("mixed-opening", 2, 37, "mixed_opening"),
    _playthrough("longer-game", 2, 38, "longer_game"),
    _playthrough("longer-game-for-beginners", 2, 61, "longer_game", "beginners"),
    _playthrough(
        "sudden-death",
        3,
        799,
        "sudden_death",
        beginning=Beginning(f"everyone starts with ${PURSE}", full_purses),
    ),
    _playthrough("open-money", 4, 39, "open_money"),
    _playthrough("full-bidding", 2, 49, "full_bidding"),
)


def seats(fields: Fields, state: Any) -> Iterator[str]:
    """The open holdings of all, then which purses and hands each seat sees."""
    for seat, player in enumerate(GAME.view(state, None).players):
        yield f"  seat {seat} holds"
        yield from fields(player, "    ", skip={"money", "hand"})
    for seat in range(len(state.players)):
        seen = GAME.view(state, seat).players
        purses = ", ".join("?" if player.money is None else f"${player.money}" for player in seen)
        hands = ", ".join("?" if player.hand is None else " ".join(map(str, player.hand)) for player in seen)
        yield f"  seat {seat} sees the purses {purses} and the hands {hands}"
