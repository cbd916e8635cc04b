"""Lawful positions to order, and how they come onto the table of a sitting."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.laws import faults
from raccoon.games.raccoon_tycoon.pending import AwaitAction, Pending
from raccoon.games.raccoon_tycoon.state import State, TableOptions, with_player
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting, seats


def counts(**tokens: int) -> tuple[int, ...]:
    """Six numbers by commodity, 0 where none is given."""
    return tuple(tokens.get(name, 0) for name in COMMODITIES)


def dealt(players: int = 3, seed: str = "staged", **options: bool) -> State:
    """A fresh table where the first seat is to take its action."""
    state = GAME.start(GAME.setup(players, TableOptions(**options), Chance(seed)))
    return replace(state, turn=0, start_player=0, pending=AwaitAction(0))


def having(
    state: State,
    seat: int = 0,
    *,
    tokens: tuple[int, ...] | None = None,
    money: int | None = None,
    buildings: tuple[str, ...] = (),
    railroads: tuple[str, ...] = (),
    hand: tuple[int, ...] | None = None,
) -> State:
    """The state with these things in the seat's hands; they come from the supply and the decks."""
    if hand is not None:
        state = _dealt_anew(state, seat, hand)
    player = state.players[seat]
    if tokens is not None:
        supply = tuple(s + p - t for s, p, t in zip(state.supply, player.tokens, tokens, strict=True))
        state, player = replace(state, supply=supply), replace(player, tokens=tokens)
    if money is not None:
        player = replace(player, money=money)
    state = replace(state, players=with_player(state, seat, player))
    for name in buildings:
        state = _with_tile(state, seat, name)
    for name in railroads:
        state = _with_railroad(state, seat, name)
    return state


def _dealt_anew(state: State, seat: int, hand: tuple[int, ...]) -> State:
    """The seat's cards exchanged for these, wherever they were."""
    for place, wanted in enumerate(hand):
        given = state.players[seat].hand[place]
        swapped = {given: wanted, wanted: given}

        def swap(cards: tuple[int, ...], swapped: dict[int, int] = swapped) -> tuple[int, ...]:
            return tuple(swapped.get(card, card) for card in cards)

        players = tuple(replace(player, hand=swap(player.hand)) for player in state.players)
        state = replace(state, players=players, draw_pile=swap(state.draw_pile))
    return state


def _with_tile(state: State, seat: int, face: str) -> State:
    tile = BUILDINGS[face].upgraded_from or face
    player = state.players[seat]
    pool = [*state.building_offer, *state.building_stack]
    if tile in pool:
        pool.remove(tile)
        state = replace(state, building_offer=tuple(pool[:4]), building_stack=tuple(pool[4:]))
    else:
        removed = list(state.removed)
        removed.remove(tile)
        state = replace(state, removed=tuple(removed))
    player = replace(player, buildings=(*player.buildings, face))
    return replace(state, players=with_player(state, seat, player))


def _with_railroad(state: State, seat: int, name: str) -> State:
    pool = [*state.railroad_offer, *state.railroad_deck]
    pool.remove(name)
    player = replace(state.players[seat], railroads=(*state.players[seat].railroads, name))
    state = replace(state, railroad_offer=tuple(pool[:2]), railroad_deck=tuple(pool[2:]))
    return replace(state, players=with_player(state, seat, player))


def offering(state: State, *buildings: str) -> State:
    """The state with these tiles on offer."""
    pool = [*state.building_offer, *state.building_stack]
    for name in buildings:
        pool.remove(name)
    rest = tuple(pool)
    kept = 4 - len(buildings)
    return replace(state, building_offer=(*buildings, *rest[:kept]), building_stack=rest[kept:])


def waiting(state: State, pending: Pending, turn: int = 0) -> State:
    """The state at another point."""
    return replace(state, pending=pending, turn=turn)


def stage(sitting: Sitting, state: State, *controllers: str) -> Session:
    """Put the state on the table; the first seat is a person, the others as said or bots."""
    wrong = [fault for fault in faults(state) if "stores more" not in fault]
    assert not wrong, (wrong, Counter(state.removed))
    others = controllers or ("greedy",) * (len(state.players) - 1)
    session = Session.new("raccoon_tycoon", seats("person", *others), {}, "staged", None)
    session.match._states = [state]
    sitting.program.table(session)
    sitting.frame(2)
    return session


def at_the_hammer(sitting: Sitting) -> TableScene:
    """The table of three bots as a hammer sets out to fall; the next move is far."""
    session = sitting.begin(seats("greedy", "greedy", "greedy"), "gavel")
    while not _hammered(session):
        sitting.frame()
    while not sitting.table.parts.animator.queue.animation and sitting.table.parts.animator.busy:
        sitting.frame()
    sitting.table.parts.turns.wait = 30.0
    return sitting.table


def _hammered(session: Session) -> bool:
    return any(isinstance(event, AuctionWon) for entry in session.match.entries for event in entry.events)
