"""The end of a turn and of the game (SR35, SR47)."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, SeatEvent, SingleOption
from raccoon.games.saloon_tycoon import scoring
from raccoon.games.saloon_tycoon.pending import Over, Scoring, TakeIncome, Turn, TurnDone
from raccoon.games.saloon_tycoon.state import State


class EndTurn(Command, frozen=True):
    """Do nothing more this turn; the Tycoon action may be left out (SR8)."""


class EndTriggered(SeatEvent, frozen=True):
    """The pile is empty at the end of the seat's turn: each other player has exactly one more turn."""


class TurnEnded(SeatEvent, frozen=True):
    """The seat's turn is over."""


class GameEnded(Event, frozen=True):
    """The final points seat by seat and the seats that share the win (SR38)."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class EndTurnOption(SingleOption, frozen=True):
    """End the turn."""

    command = EndTurn


def decide(state: State, command: EndTurn, pending: Turn) -> Event:
    """Refused while something is still to be done; the pile is looked at now, once in the game."""
    if not state.pile and state.ender is None:
        return EndTriggered(command.seat)
    return TurnEnded(command.seat)


def end(state: State, pending: TurnDone, chance: Chance) -> Event:
    """The turn that triggered the end is over as any other."""
    return TurnEnded(state.turn)


def count(state: State, pending: Scoring, chance: Chance) -> Event:
    """The count of all points."""
    points = tuple(scoring.score(player).total for player in state.players)
    return GameEnded(None, points, scoring.winners(state.players))


def evolve_triggered(state: State, event: EndTriggered) -> State:
    """The turn itself is over."""
    return replace(state, ender=event.seat, agenda=(TurnDone(),))


def evolve_ended(state: State, event: TurnEnded) -> State:
    """Clockwise; the game is over when it is the turn of the player who triggered the end."""
    following = (event.seat + 1) % len(state.players)
    if following == state.ender:
        return replace(state, agenda=(Scoring(),))
    further = 1 if following == state.start_player else 0
    return replace(state, turn=following, round=state.round + further, agenda=(TakeIncome(),))


def evolve_game_ended(state: State, event: GameEnded) -> State:
    """The game is over."""
    return replace(state, agenda=(Over(event.winners),))
