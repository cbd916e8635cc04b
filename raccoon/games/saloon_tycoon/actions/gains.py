"""The plain gains from bonuses and cards: gold and points."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event, SeatEvent
from raccoon.games.saloon_tycoon.board import income_level
from raccoon.games.saloon_tycoon.pending import ScorePoints, TakeGold, TakeIncomeGold
from raccoon.games.saloon_tycoon.state import State, done, paid, with_player


class GoldTaken(SeatEvent, frozen=True):
    """So much gold came from the bank."""

    gold: int


class PointsScored(SeatEvent, frozen=True):
    """A card gave so many points."""

    points: int


def take_gold(state: State, pending: TakeGold, chance: Chance) -> Event:
    """The bank never runs out (SR3)."""
    return GoldTaken(state.turn, pending.gold)


def take_income_gold(state: State, pending: TakeIncomeGold, chance: Chance) -> Event:
    """The income level, not the income: Flatfoot takes nothing off."""
    return GoldTaken(state.turn, min(pending.most, income_level(state.players[state.turn].rooms)))


def score_points(state: State, pending: ScorePoints, chance: Chance) -> Event:
    """At once, on the track."""
    return PointsScored(state.turn, pending.points)


def evolve_gold(state: State, event: GoldTaken) -> State:
    """Into the purse."""
    return paid(state, event.seat, event.gold, done(state))


def evolve_points(state: State, event: PointsScored) -> State:
    """Onto the track."""
    player = state.players[event.seat]
    points = replace(player.points, cards=player.points.cards + event.points)
    players = with_player(state, event.seat, replace(player, points=points))
    return replace(state, players=players, agenda=done(state))
