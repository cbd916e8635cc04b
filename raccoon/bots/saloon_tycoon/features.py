"""The features of a position for one seat, as numbers: the learned worth is a weighted sum of them."""

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
"""The kinds of bonus that unfinished rooms may still give."""
BURDENS = ("flatfoot", "angie", "phineus")
"""The outlaws who are a burden in every turn."""
THRIFT = 9
"""Gold above this is a feature of its own: it waits, and 10 gold bring Flatfoot Flemming."""

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
"""The feature of each effect that the active seat still has to carry out."""
DUES = tuple(dict.fromkeys(DUE.values()))
NOTHING_DUE = (0.0,) * len(DUES)
MOST = {"open claims": 0.95, "secrets": 0.95}
"""The highest weight of a claim that is met: less than scored, as characters may move or another take it."""
NAMES = (*HOUSE, *PURSE, *HAND, *CLAIM, *GUESTS, *DUES)
"""The names of all features, in order."""

Numbers = tuple[float, ...]


@lru_cache(maxsize=8192)
def _house(rooms: Rooms, smooth: bool) -> Numbers:
    """Return the features of the board: rooms, cubes on unfinished ones, and places to build."""
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
    """Return the features of gold and actions of a waiting seat; before its last turn those of that turn."""
    income = income_level(player.rooms) if last else 0
    gold = player.gold + income
    return float(min(gold, THRIFT)), float(max(0, gold - THRIFT)), float(last), float(last), float(income)


def _purse(state: State) -> Numbers:
    """Return the features of gold and actions of the active seat, with gold still to come."""
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
    """Return the number of each effect that the active seat still has to carry out."""
    if len(state.agenda) == 1 and type(state.agenda[0]) not in DUE:
        return NOTHING_DUE
    due = dict.fromkeys(DUES, 0.0)
    for pending in state.agenda:
        name = DUE.get(type(pending))
        if name is not None:
            due[name] += getattr(pending, "count", 1)
    return tuple(due.values())


class Held(msgspec.Struct, frozen=True, gc=False):
    """The holdings that claims depend on."""

    gold: int
    rooms: Rooms
    characters: tuple[str, ...]


def _nearness(held: requirements.Holdings, claim: str) -> float:
    """Return the part of a claim that is met, from 0 to 1, rising steeply near the end."""
    needs = CLAIMS[claim].requirements
    parts = [min(1.0, requirements.counted(held, need) / max(1, need.amount)) for need in needs]
    return float((sum(parts) / len(parts)) ** 1.7)


def claim_worth(held: requirements.Holdings, claim: str) -> tuple[float, float]:
    """Return the points of a claim that is met, and the nearness in points of one that is not."""
    if requirements.met(held, claim):
        return float(requirements.worth(held, claim)), 0.0
    return 0.0, max(CLAIMS[claim].points, 4) * _nearness(held, claim)


@cache
def _gold_counts(claims: tuple[str, ...]) -> bool:
    """Return whether any of the claims depends on gold."""
    effects = [need for claim in claims for need in (*CLAIMS[claim].requirements, CLAIMS[claim].per)]
    return any(need is not None and need.kind == "gold" for need in effects)


@lru_cache(maxsize=16384)
def _claims(held: Held, opened: tuple[str, ...], secrets: tuple[str, ...]) -> Numbers:
    public = [claim_worth(held, claim) for claim in opened]
    secret = [claim_worth(held, claim) for claim in secrets]
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
    """Return the features that do not depend on whose turn it is: house, hand, claims and guests.

    Those of purse and effects due are 0.
    """
    house, claims = _house(player.rooms, smooth), _of_claims(player, opened)
    return (*house, *NO_PURSE, *_hand(player), *claims, *_guests(player), *NOTHING_DUE)


def purse_and_dues(state: State, seat: int) -> tuple[Numbers, Numbers]:
    """Return the features of the purse, and of effects due."""
    if seat == state.turn:
        return _purse(state), _dues(state)
    return waiting_purse(state.players[seat], cubes_left(state) < 0), NOTHING_DUE


def numbers(state: State, seat: int) -> Numbers:
    """Return all features of the seat, in the order of `NAMES`; the state's secrets may be imagined."""
    held = holdings(state.players[seat], state.open_claims, state.options.smooth_lots)
    purse, dues = purse_and_dues(state, seat)
    before, after = len(HOUSE), len(HOUSE) + len(PURSE)
    return (*held[:before], *purse, *held[after : len(NAMES) - len(DUES)], *dues)


@lru_cache(maxsize=8192)
def points(player: Player) -> int:
    """Return the player's points as if the game were over now."""
    return score(player).total


def cubes_left(state: State) -> float:
    """Return the distance to the end: cubes a player in the pile; -1 once the end is certain."""
    if state.ender is not None or not state.pile:
        return -1.0
    return state.pile / len(state.players)


def has_turns(state: State, seat: int) -> bool:
    """Return whether the seat is in its turn or has one to come."""
    if state.ender is None:
        return True
    if type(state.pending) is Over:
        return False
    if type(state.pending) is TurnDone and seat == state.turn:
        return False
    players = len(state.players)
    return (seat - state.turn) % players <= (state.ender - state.turn - 1) % players
