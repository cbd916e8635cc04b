"""The end of a turn and of the game (SR35, SR47)."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, SeatEvent, SingleOption
from raccoon.games.saloon_tycoon import scoring
from raccoon.games.saloon_tycoon.pending import Over, Scoring, TakeIncome, Turn, TurnDone
from raccoon.games.saloon_tycoon.state import State


class EndTurn(Command, frozen=True):
    """End the turn; the Tycoon action may be left out (SR8)."""


class EndTriggered(SeatEvent, frozen=True):
    """The pile is empty at the end of the seat's turn: each other player has exactly one more turn."""


class TurnEnded(SeatEvent, frozen=True):
    """The seat's turn is over."""


class GameEnded(Event, frozen=True):
    """The final points by seat and the seats that share the win (SR38)."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class EndTurnOption(SingleOption, frozen=True):
    """End the turn."""

    command = EndTurn


def decide(state: State, command: EndTurn, pending: Turn) -> Event:
    """End the turn, or trigger the end of the game if the pile is empty, once in the game (SR35)."""
    if not state.pile and state.ender is None:
        return EndTriggered(command.seat)
    return TurnEnded(command.seat)


def end(state: State, pending: TurnDone, chance: Chance) -> Event:
    """End the turn that triggered the end of the game."""
    return TurnEnded(state.turn)


def count(state: State, pending: Scoring, chance: Chance) -> Event:
    """Score all players."""
    points = tuple(scoring.score(player).total for player in state.players)
    return GameEnded(None, points, scoring.winners(state.players))


def evolve_triggered(state: State, event: EndTriggered) -> State:
    """Note the seat that triggered the end; its turn is done."""
    return replace(state, ender=event.seat, agenda=(TurnDone(),))


def evolve_ended(state: State, event: TurnEnded) -> State:
    """Start the next seat's turn, or the scoring if that seat triggered the end."""
    following = (event.seat + 1) % len(state.players)
    if following == state.ender:
        return replace(state, agenda=(Scoring(),))
    further = 1 if following == state.start_player else 0
    return replace(state, turn=following, round=state.round + further, agenda=(TakeIncome(),))


def evolve_game_ended(state: State, event: GameEnded) -> State:
    """End the game."""
    return replace(state, agenda=(Over(event.winners),))
