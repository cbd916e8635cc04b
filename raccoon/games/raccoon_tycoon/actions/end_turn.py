"""The end of a turn and of the game: ending, the final round, sudden death, the count."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitSecondPurchase,
    AwaitSecondSale,
    AwaitStartTokens,
    Over,
    Scoring,
    TurnDone,
)
from raccoon.games.raccoon_tycoon.state import State

VICTORY_MONEY = 1000


class EndTurn(Command, frozen=True):
    """Do nothing more this turn, where a further action is only allowed, not due (R16, R25)."""


class DeclareVictory(Command, frozen=True):
    """Sudden death: end the game at once and win with $1000 or more (R22)."""


class TurnEnded(SeatEvent, frozen=True):
    """The seat's turn is over."""


class FinalRoundBegun(SeatEvent, frozen=True):
    """The end was triggered in this seat's turn: the round is played to its end.

    `exhausted` names what is all owned: "railroads", "towns", "buildings".
    """

    exhausted: tuple[str, ...]


class VictoryDeclared(SeatEvent, frozen=True):
    """The seat ended the game with this much money."""

    money: int


class GameEnded(SeatEvent, frozen=True):
    """The final points seat by seat and the seats that share the win (R18); all money is open now."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    revealing = True


class EndTurnOption(SingleOption, frozen=True):
    """End the turn."""

    command = EndTurn


class DeclareVictoryOption(SingleOption, frozen=True):
    """Declare victory."""

    command = DeclareVictory


def may_end(state: State) -> bool:
    """Whether the seat asked may end its turn now."""
    pending = state.pending
    if isinstance(pending, AwaitAction):
        return pending.may_end
    return isinstance(pending, AwaitSecondSale | AwaitSecondPurchase | TurnDone)


def may_declare(state: State, seat: int) -> bool:
    """Whether the seat may end the game now: its own turn, $1000 or more (R22)."""
    return (
        state.options.sudden_death
        and state.turn == seat
        and state.players[seat].money >= VICTORY_MONEY
        and not isinstance(state.pending, AwaitStartTokens | Scoring | Over)
    )


def decide_end(state: State, command: EndTurn) -> Event:
    """Refused while an action is due."""
    if not may_end(state):
        raise Refusal("action_due")
    return TurnEnded(command.seat)


def decide_declare(state: State, command: DeclareVictory) -> Event:
    """Refused without the option, in another's turn, or with less than $1000."""
    if not may_declare(state, command.seat):
        raise Refusal("no_victory", need=VICTORY_MONEY)
    return VictoryDeclared(command.seat, state.players[command.seat].money)


def final_round(state: State, seat: int) -> Event | None:
    """The end's trigger, told once."""
    if state.final_round or not scoring.end_reached(state):
        return None
    return FinalRoundBegun(seat, scoring.exhausted(state))


def go_on(state: State, pending: AwaitAction | AwaitSecondPurchase, chance: Chance) -> Event | None:
    """The seat acts again; but the end may have been triggered just before."""
    if type(pending) is AwaitAction and not pending.may_end:
        return None
    return final_round(state, pending.seat)


def finish(state: State, pending: TurnDone, chance: Chance) -> Event | None:
    """The turn ends by itself, unless its player may declare victory first."""
    if event := final_round(state, pending.seat):
        return event
    if state.options.sudden_death and may_declare(state, pending.seat):
        return None
    return TurnEnded(pending.seat)


def count(state: State, pending: Scoring, chance: Chance) -> Event:
    """The count of all points; a declared victory wins whatever they are."""
    points = tuple(scoring.score(player).total for player in state.players)
    winners = (pending.seat,) if pending.declared else scoring.winners(state.players)
    return GameEnded(pending.seat, points, winners)


def evolve_ended(state: State, event: TurnEnded) -> State:
    """Clockwise; the final round ends with the player to the right of the start player."""
    following = (event.seat + 1) % len(state.players)
    if following != state.start_player:
        return replace(state, turn=following, pending=AwaitAction(following))
    if state.final_round:
        return replace(state, pending=Scoring(event.seat))
    return replace(state, turn=following, round=state.round + 1, pending=AwaitAction(following))


def evolve_final_round(state: State, event: FinalRoundBegun) -> State:
    """The last turn is that of the player to the right of the start player."""
    return replace(state, final_round=True)


def evolve_declared(state: State, event: VictoryDeclared) -> State:
    """Go on to the scoring: nothing is played any more."""
    return replace(state, pending=Scoring(event.seat, declared=True))


def evolve_game_ended(state: State, event: GameEnded) -> State:
    """The game is over."""
    return replace(state, pending=Over(event.seat, event.winners))
