"""A seat's numbers: what house, purse, hand and claims hold; the weights say what that is worth."""

from functools import cache, lru_cache

import msgspec

from raccoon.games.saloon_tycoon import requirements
from raccoon.games.saloon_tycoon.board import Rooms, income_level, sites
from raccoon.games.saloon_tycoon.catalogue import CARDS, CHARACTERS, CLAIMS, TILES
from raccoon.games.saloon_tycoon.pending import (
    DrawCards,
    GrantedAction,
    GrantedBuild,
    GrantedMove,
    GrantedPlay,
    Over,
    PlaceCubes,
    StealCards,
    StealGold,
    TakeCards,
    TakeGold,
    Turn,
    TurnDone,
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
    "storeys",
)
NO_PURSE = (0.0,) * 5
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
"""The feature for each effect of a card or a bonus that the seat on turn still has to carry out."""
DUES = tuple(dict.fromkeys(DUE.values()))
NOTHING_DUE = (0.0,) * len(DUES)
MOST = {"open claims": 0.95, "secrets": 0.95}
"""A claim that is met is worth less than one scored: its guests may go, and another seat may take it."""
NAMES = (*HOUSE, *PURSE, *HAND, *CLAIM, *GUESTS, *DUES)
"""Every number of a seat, in order."""

Numbers = tuple[float, ...]


@lru_cache(maxsize=8192)
def _house(rooms: Rooms, smooth: bool) -> Numbers:
    """The rooms: those finished, those begun and how far, and what may be built on them."""
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
        float(sum([room.floor - 1 for room in rooms])),
    )


def waiting_purse(player: Player, last: bool) -> Numbers:
    """The gold of a seat whose turn it is not; before its last turn, all that it will have in it."""
    income = income_level(player.rooms) if last else 0
    gold = player.gold + income
    return float(min(gold, THRIFT)), float(max(0, gold - THRIFT)), float(last), float(last), float(income)


def _purse(state: State) -> Numbers:
    """The means of the seat on turn: gold with what is about to come, Tycoon actions to be had, income."""
    player = state.players[state.turn]
    gold, actions = player.gold, 0.0
    for pending in state.agenda:
        if isinstance(pending, Turn):
            actions += not pending.action_used
        elif isinstance(pending, TakeGold):
            gold += pending.gold
        elif isinstance(pending, GrantedAction):
            actions += 1.0
    income = float(income_level(player.rooms))
    return float(min(gold, THRIFT)), float(max(0, gold - THRIFT)), actions, 1.0, income


def _hand(player: Player) -> Numbers:
    hand = player.hand
    return (float(len(hand)), *[float(hand.count(card)) for card in CARDS])


def _dues(state: State) -> Numbers:
    """So many of each are still due to whose turn it is."""
    if len(state.agenda) == 1 and type(state.agenda[0]) not in DUE:
        return NOTHING_DUE
    due = dict.fromkeys(DUES, 0.0)
    for pending in state.agenda:
        name = DUE.get(type(pending))
        if name is not None:
            due[name] += getattr(pending, "count", 1)
    return tuple(due.values())


class Held(msgspec.Struct, frozen=True, gc=False):
    """The holdings by which claims are judged."""

    gold: int
    rooms: Rooms
    characters: tuple[str, ...]


def _nearness(held: requirements.Holdings, claim: str) -> float:
    """The part of a claim that is fulfilled, 0 to 1, rising steeply near the end."""
    needs = CLAIMS[claim].requirements
    parts = [min(1.0, requirements.counted(held, need) / max(1, need.amount)) for need in needs]
    return float((sum(parts) / len(parts)) ** 1.7)


def hope(held: requirements.Holdings, claim: str) -> tuple[float, float]:
    """The points of a claim that is met, and the nearness in points of one that is not."""
    if requirements.met(held, claim):
        return float(requirements.worth(held, claim)), 0.0
    return 0.0, max(CLAIMS[claim].points, 4) * _nearness(held, claim)


@cache
def _gold_counts(claims: tuple[str, ...]) -> bool:
    """Whether any of the claims looks at gold."""
    effects = [need for claim in claims for need in (*CLAIMS[claim].requirements, CLAIMS[claim].per)]
    return any(need is not None and need.kind == "gold" for need in effects)


@lru_cache(maxsize=16384)
def _claims(held: Held, opened: tuple[str, ...], secrets: tuple[str, ...]) -> Numbers:
    public = [hope(held, claim) for claim in opened]
    secret = [hope(held, claim) for claim in secrets]
    unmet = sum([not met for met, _ in secret])
    return (
        sum([met for met, _ in public]),
        sum([near for _, near in public]),
        sum([met for met, _ in secret]),
        sum([near for _, near in secret]),
        float(unmet),
    )


def _of_claims(player: Player, opened: tuple[str, ...]) -> Numbers:
    gold = player.gold if _gold_counts(opened) or _gold_counts(player.secrets) else 0
    return _claims(Held(gold, player.rooms, player.characters), opened, player.secrets)


def _guests(player: Player) -> Numbers:
    citizens = sum([CHARACTERS[name].kind == "citizen" for name in player.characters])
    return (float(citizens), *[float(name in player.characters) for name in BURDENS])


def holdings(player: Player, opened: tuple[str, ...], smooth: bool) -> Numbers:
    """The numbers that do not depend on whose turn it is.

    They are house, hand, claims and guests; nothing for the purse and what is due.
    """
    house, claims = _house(player.rooms, smooth), _of_claims(player, opened)
    return (*house, *NO_PURSE, *_hand(player), *claims, *_guests(player), *NOTHING_DUE)


def of_the_moment(state: State, seat: int) -> tuple[Numbers, Numbers]:
    """Purse, and what is due."""
    if seat == state.turn:
        return _purse(state), _dues(state)
    return waiting_purse(state.players[seat], cubes_left(state) < 0), NOTHING_DUE


def numbers(state: State, seat: int) -> Numbers:
    """Every number of the seat, in the order of `NAMES`; secrets as they stand in this (imagined) state."""
    held = holdings(state.players[seat], state.open_claims, state.options.smooth_lots)
    purse, dues = of_the_moment(state, seat)
    before, after = len(HOUSE), len(HOUSE) + len(PURSE)
    return (*held[:before], *purse, *held[after : len(NAMES) - len(DUES)], *dues)


@lru_cache(maxsize=8192)
def points(player: Player) -> int:
    """The points the player would have, were the game over now."""
    return score(player).total


def cubes_left(state: State) -> float:
    """The distance to the end: cubes a player in the pile; below 0 once nothing can put it off."""
    if state.ender is not None or not state.pile:
        return -1.0
    return state.pile / len(state.players)


def has_turns(state: State, seat: int) -> bool:
    """Whether the seat is at its turn or has one to come."""
    if state.ender is None:
        return True
    if type(state.pending) is Over:
        return False
    if type(state.pending) is TurnDone and seat == state.turn:
        return False
    players = len(state.players)
    return (seat - state.turn) % players <= (state.ender - state.turn - 1) % players
