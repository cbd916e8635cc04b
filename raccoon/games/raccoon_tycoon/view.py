"""The view of a seat (rules, "Information"), and random states that are consistent with a view."""

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import (
    ADVANCED_TILES,
    BASIC_TILES,
    BUILDINGS,
    PRODUCTION_CARDS,
    TOWNS,
    railroads_in_play,
)
from raccoon.games.raccoon_tycoon.pending import AnyPending, AwaitBid, Over
from raccoon.games.raccoon_tycoon.powers import Powers, powers_of
from raccoon.games.raccoon_tycoon.scoring import Score, score
from raccoon.games.raccoon_tycoon.state import Player, State, TableOptions

T = TypeVar("T")

GUESSED_PURSE = 41
"""A secret purse is imagined to hold its known minimum plus less than this, in dollars."""


class PlayerView(msgspec.Struct, frozen=True):
    """A player as another seat may see them: `money` and `hand` are None if secret."""

    money: int | None
    hand: tuple[int, ...] | None
    hand_size: int
    tokens: Counts
    railroads: tuple[str, ...]
    towns: tuple[str, ...]
    buildings: tuple[str, ...]

    @property
    def powers(self) -> Powers:
        """The powers of the player's buildings."""
        return powers_of(self.buildings)

    @property
    def score(self) -> Score:
        """The visible points: without a Bank's if the money is secret."""
        return score(Player(self.money or 0, (), self.tokens, self.railroads, self.towns, self.buildings))


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game as a seat may see it (None: an onlooker); decks are only their sizes.

    `wasted`: own turns in a row in which tokens were discarded; 0 unless a bot fills it in from memory.
    """

    seat: int | None
    options: TableOptions
    start_player: int
    players: tuple[PlayerView, ...]
    prices: Counts
    supply: Counts
    draw_pile: int
    discard_pile: tuple[int, ...]
    railroad_offer: tuple[str, ...]
    railroad_deck: int
    town: str | None
    town_deck: int
    building_offer: tuple[str, ...]
    building_stack: int
    turn: int
    round: int
    final_round: bool
    pending: AnyPending
    wasted: int = 0


def _player_view(player: Player, own: bool, open_money: bool) -> PlayerView:
    return PlayerView(
        money=player.money if own or open_money else None,
        hand=player.hand if own else None,
        hand_size=len(player.hand),
        tokens=player.tokens,
        railroads=player.railroads,
        towns=player.towns,
        buildings=player.buildings,
    )


def view(state: State, seat: int | None) -> View:
    """Return the state without what the seat may not know; all money is public when the game is over."""
    open_money = state.options.open_money or isinstance(state.pending, Over)
    return View(
        seat=seat,
        options=state.options,
        start_player=state.start_player,
        players=tuple(_player_view(p, other == seat, open_money) for other, p in enumerate(state.players)),
        prices=state.prices,
        supply=state.supply,
        draw_pile=len(state.draw_pile),
        discard_pile=state.discard_pile,
        railroad_offer=state.railroad_offer,
        railroad_deck=len(state.railroad_deck),
        town=state.town,
        town_deck=len(state.town_deck),
        building_offer=state.building_offer,
        building_stack=len(state.building_stack),
        turn=state.turn,
        round=state.round,
        final_round=state.final_round,
        pending=state.pending,
    )


def _unseen(whole: Iterable[T], seen: Iterable[T]) -> list[T]:
    """Return the unique pieces that are not visible, in printed order."""
    shown = set(seen)
    return [piece for piece in whole if piece not in shown]


def _unseen_copies(whole: Iterable[str], seen: Iterable[str]) -> list[str]:
    """Return the tiles or railroad cards that are not visible; several may have one name."""
    rest = list(whole)
    for piece in seen:
        if piece in rest:
            rest.remove(piece)
    return rest


def _players(seen: View, cards: list[int], chance: Chance) -> tuple[Player, ...]:
    """Return the players with unknown hands taken off the end of `cards` and unknown purses guessed."""
    players = []
    for seat, player in enumerate(seen.players):
        hand = player.hand
        if hand is None:
            hand = tuple(cards.pop() for _ in range(player.hand_size))
        money = (
            _least_money(seen, seat) + chance.below(GUESSED_PURSE) if player.money is None else player.money
        )
        players.append(Player(money, hand, player.tokens, player.railroads, player.towns, player.buildings))
    return tuple(players)


def _least_money(seen: View, seat: int) -> int:
    """Return the money that the seat has for certain: its leading bid, or 0."""
    pending = seen.pending
    return pending.bid if isinstance(pending, AwaitBid) and pending.leader == seat else 0


def _towns(seen: View, chance: Chance) -> tuple[tuple[str, ...], list[str]]:
    """Return a possible town deck, and the towns that left the game at setup with two players."""
    shown = [seen.town] if seen.town else []
    unseen = _unseen(TOWNS, shown + [name for player in seen.players for name in player.towns])
    deck: list[str] = []
    removed: list[str] = []
    for points in sorted({town.points for town in TOWNS.values()}):
        group = list(chance.shuffled([name for name in unseen if TOWNS[name].points == points]))
        removals = len(seen.players) == 2
        removed.extend(group[len(group) - removals :])
        deck.extend(group[: len(group) - removals])
    return tuple(deck), removed


def _buildings(seen: View, chance: Chance) -> tuple[tuple[str, ...], list[str]]:
    """Return a possible stack of advanced tiles, and the basic tiles that left the game at setup."""
    owned = [name for player in seen.players for name in player.buildings]
    shown = [BUILDINGS[name].upgraded_from or name for name in (*owned, *seen.building_offer)]
    basic = _unseen_copies(BASIC_TILES, [name for name in shown if BUILDINGS[name].basic])
    advanced = () if seen.options.beginners else ADVANCED_TILES
    stack = _unseen_copies(advanced, [name for name in shown if not BUILDINGS[name].basic])
    return chance.shuffled(stack), basic


def imagine(seen: View, chance: Chance) -> State:
    """Return a state that gives the same view, with every hidden card and tile at a random place."""
    known = [*seen.discard_pile, *(card for player in seen.players for card in player.hand or ())]
    cards = list(chance.shuffled(_unseen(PRODUCTION_CARDS, known)))
    players = _players(seen, cards, chance)
    owned = [name for player in seen.players for name in player.railroads]
    railroads = _unseen_copies(railroads_in_play(len(players)), [*owned, *seen.railroad_offer])
    town_deck, towns_removed = _towns(seen, chance)
    building_stack, tiles_removed = _buildings(seen, chance)
    return State(
        options=seen.options,
        start_player=seen.start_player,
        players=players,
        prices=seen.prices,
        supply=seen.supply,
        draw_pile=tuple(cards),
        discard_pile=seen.discard_pile,
        railroad_offer=seen.railroad_offer,
        railroad_deck=chance.shuffled(railroads),
        town=seen.town,
        town_deck=town_deck,
        building_offer=seen.building_offer,
        building_stack=building_stack,
        removed=tuple(sorted(towns_removed)) + tuple(sorted(tiles_removed)),
        turn=seen.turn,
        round=seen.round,
        final_round=seen.final_round,
        pending=seen.pending,
    )
