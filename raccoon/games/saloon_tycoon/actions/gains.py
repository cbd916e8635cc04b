"""The simple gains from bonuses and cards: gold and points."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event, SeatEvent
from raccoon.games.saloon_tycoon.board import income_level
from raccoon.games.saloon_tycoon.pending import ScorePoints, TakeGold, TakeIncomeGold
from raccoon.games.saloon_tycoon.state import State, advance, with_gold, with_player


class GoldTaken(SeatEvent, frozen=True):
    """The seat took this much gold from the bank."""

    gold: int


class PointsScored(SeatEvent, frozen=True):
    """The seat scored this many points by a card."""

    points: int


def take_gold(state: State, pending: TakeGold, chance: Chance) -> Event:
    """Take gold from the bank, which never runs out (SR3)."""
    return GoldTaken(state.turn, pending.gold)


def take_income_gold(state: State, pending: TakeIncomeGold, chance: Chance) -> Event:
    """Take gold equal to the income level, not the income: Flatfoot does not reduce it."""
    return GoldTaken(state.turn, min(pending.most, income_level(state.players[state.turn].rooms)))


def score_points(state: State, pending: ScorePoints, chance: Chance) -> Event:
    """Score the points at once."""
    return PointsScored(state.turn, pending.points)


def evolve_gold(state: State, event: GoldTaken) -> State:
    """Add the gold; the effect is done."""
    return with_gold(state, event.seat, event.gold, advance(state))


def evolve_points(state: State, event: PointsScored) -> State:
    """Add the points to those by cards; the effect is done."""
    player = state.players[event.seat]
    points = replace(player.points, cards=player.points.cards + event.points)
    players = with_player(state, event.seat, replace(player, points=points))
    return replace(state, players=players, agenda=advance(state))
