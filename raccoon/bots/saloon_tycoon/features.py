"""A seat's numbers: what house, purse, hand and claims hold; the weights say what that is worth."""

from __future__ import annotations

from functools import lru_cache

from raccoon.games.saloon_tycoon import requirements
from raccoon.games.saloon_tycoon.board import Rooms, income_level, sites
from raccoon.games.saloon_tycoon.catalogue import CARDS, CHARACTERS, CLAIMS, TILES
from raccoon.games.saloon_tycoon.pending import (
    DrawCards,
    GrantedAction,
    GrantedBuild,
    GrantedMove,
    GrantedPlay,
    PlaceCubes,
    StealCards,
    StealGold,
    TakeCards,
    TakeGold,
    Turn,
)
from raccoon.games.saloon_tycoon.scoring import score
from raccoon.games.saloon_tycoon.state import Player, State

BONUSES = ("gold", "cubes", "draw", "play", "action", "citizen")
"""The kinds of bonus that unfinished rooms still promise."""
BURDENS = ("flatfoot", "angie", "phineus")
"""The outlaws who cost something every turn."""
THRIFT = 9
"""Gold from here on is counted apart: it waits, and brings Flatfoot Flemming."""

HOUSE = (
    "rooms",
    "income",
    "missing",
    "fractions",
    "squares",
    *(f"promised {kind}" for kind in BONUSES),
    "small places",
    "large places",
    "high places",
    "lots",
)
PURSE = ("gold", "more gold", "action", "turn", "income taken")
HAND = ("cards", *CARDS)
CLAIM = ("open claims", "near open claims", "secrets", "near secrets", "unmet secrets")
GUESTS = ("citizens", *BURDENS)
DUE = {
    DrawCards: "due cards",
    TakeCards: "due cards",
    PlaceCubes: "due cubes",
    GrantedPlay: "due play",
    GrantedBuild: "due building",
    GrantedMove: "due move",
    StealGold: "due gold",
    StealCards: "due theft",
}
"""What a card or a bonus is still going to bring whose turn it is."""
DUES = tuple(dict.fromkeys(DUE.values()))
NAMES = (*HOUSE, *PURSE, *HAND, *CLAIM, *GUESTS, *DUES)
"""Every number of a seat, in order."""

Numbers = tuple[float, ...]


@lru_cache(maxsize=8192)
def _house(rooms: Rooms, smooth: bool) -> Numbers:
    """What stands, what is begun and how far, and what may be built on it."""
    missing, fractions, squares = 0, 0.0, 0.0
    promised = dict.fromkeys(BONUSES, 0.0)
    for room in rooms:
        tile = TILES[room.tile]
        if room.finished:
            continue
        share = room.cubes / tile.cubes
        gain = tile.finish_points - tile.unfinished_points + (4 if room.floor == 3 else 0)
        missing += tile.cubes - room.cubes
        fractions += gain * share
        squares += gain * share * share
        promised[tile.bonus.kind] += max(tile.bonus.amount, 1) * (0.3 + 0.7 * share)
    small, large = sites(rooms, smooth)
    high = sum([site.floor > 1 for site in small]) + sum([site.floor > 1 for site in large])
    low = [site for site in small if site.floor == 1]
    return (
        float(len(rooms)),
        float(income_level(rooms)),
        float(missing),
        fractions,
        squares,
        *promised.values(),
        float(min(len(small), 3)),
        float(min(len(large), 3)),
        float(min(high, 3)),
        float(len(low)),
    )


def _purse(state: State, seat: int) -> Numbers:
    """Gold with what is about to come, the Tycoon actions still to be had, and whether Income is over."""
    gold, actions = state.players[seat].gold, 0.0
    turn = seat == state.turn
    if turn:
        for pending in state.agenda:
            gold += pending.gold if type(pending) is TakeGold else 0
            actions += type(pending) is GrantedAction
            actions += type(pending) is Turn and not pending.action_used
    taken = float(income_level(state.players[seat].rooms)) if turn else 0.0
    return float(min(gold, THRIFT)), float(max(0, gold - THRIFT)), actions, float(turn), taken


def _hand(player: Player) -> Numbers:
    hand = player.hand
    return (float(len(hand)), *[float(hand.count(card)) for card in CARDS])


def _dues(state: State, seat: int) -> Numbers:
    """So many of each are still due."""
    due = dict.fromkeys(DUES, 0.0)
    for pending in state.agenda if seat == state.turn else ():
        name = DUE.get(type(pending))
        if name is not None:
            due[name] += getattr(pending, "count", 1)
    return tuple(due.values())


def _nearness(player: Player, claim: str) -> float:
    """How much of a claim is there, 0 to 1, mostly for those nearly done."""
    parts = [
        min(1.0, requirements.counted(player, need) / max(1, need.amount))
        for need in CLAIMS[claim].requirements
    ]
    return float((sum(parts) / len(parts)) ** 1.7)


def hope(player: Player, claim: str) -> tuple[float, float]:
    """The points of a claim that is met, and the nearness in points of one that is not."""
    if requirements.met(player, claim):
        return float(requirements.worth(player, claim)), 0.0
    return 0.0, max(CLAIMS[claim].points, 4) * _nearness(player, claim)


def _claims(player: Player, opened: tuple[str, ...]) -> Numbers:
    public = [hope(player, claim) for claim in opened]
    secret = [hope(player, claim) for claim in player.secrets]
    unmet = sum([not met for met, _ in secret])
    return (
        sum([met for met, _ in public]),
        sum([near for _, near in public]),
        sum([met for met, _ in secret]),
        sum([near for _, near in secret]),
        float(unmet),
    )


def _guests(player: Player) -> Numbers:
    citizens = sum([CHARACTERS[name].kind == "citizen" for name in player.characters])
    return (float(citizens), *[float(name in player.characters) for name in BURDENS])


@lru_cache(maxsize=8192)
def _holdings(player: Player, opened: tuple[str, ...], smooth: bool) -> tuple[Numbers, Numbers]:
    """What does not hang on whose turn it is: the house, then hand, claims and guests.

    A move changes one seat's holdings, seldom two: those of the others are found here.
    """
    return _house(player.rooms, smooth), (*_hand(player), *_claims(player, opened), *_guests(player))


def numbers(state: State, seat: int) -> Numbers:
    """Every number of the seat, in the order of `NAMES`; secrets as they stand in this (imagined) state."""
    house, rest = _holdings(state.players[seat], state.open_claims, state.options.smooth_lots)
    return (*house, *_purse(state, seat), *rest, *_dues(state, seat))


@lru_cache(maxsize=8192)
def points(player: Player) -> int:
    """The points the player would have, were the game over now."""
    return score(player).total


def cubes_left(state: State) -> float:
    """How far the end is: cubes a player in the pile; below 0 once the end was triggered."""
    if state.ender is not None:
        return -1.0
    return state.pile / len(state.players)


def has_turns(state: State, seat: int) -> bool:
    """Whether the seat is at its turn or has one to come."""
    if state.ender is None:
        return True
    players = len(state.players)
    return (seat - state.turn) % players < (state.ender - state.turn) % players
