"""The end of a turn and of the game: ending a turn, the final round, sudden death, the final scoring."""

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
    """End the turn when a further action is optional (R16, R25)."""


class DeclareVictory(Command, frozen=True):
    """Sudden death: with $1000 or more, end the game at once and win (R22)."""


class TurnEnded(SeatEvent, frozen=True):
    """The seat's turn is over."""


class FinalRoundBegun(SeatEvent, frozen=True):
    """The end was triggered in this seat's turn: the current round is the last.

    `exhausted` names the kinds that are all owned, out of "railroads", "towns" and "buildings".
    """

    exhausted: tuple[str, ...]


class VictoryDeclared(SeatEvent, frozen=True):
    """The seat ended the game by sudden death, with this much money."""

    money: int


class GameEnded(SeatEvent, frozen=True):
    """The final points by seat and the seats that share the win (R18); all money is public now."""

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
    """Return whether the active seat may end its turn now."""
    pending = state.pending
    if isinstance(pending, AwaitAction):
        return pending.may_end
    return isinstance(pending, AwaitSecondSale | AwaitSecondPurchase | TurnDone)


def may_declare(state: State, seat: int) -> bool:
    """Return whether the seat may declare victory now: its own turn, $1000 or more (R22)."""
    return (
        state.options.sudden_death
        and state.turn == seat
        and state.players[seat].money >= VICTORY_MONEY
        and not isinstance(state.pending, AwaitStartTokens | Scoring | Over)
    )


def decide_end(state: State, command: EndTurn) -> Event:
    """End the turn; refuse while an action is compulsory."""
    if not may_end(state):
        raise Refusal("action_due")
    return TurnEnded(command.seat)


def decide_declare(state: State, command: DeclareVictory) -> Event:
    """Declare victory; refuse without the table option, in another's turn, or with less than $1000."""
    if not may_declare(state, command.seat):
        raise Refusal("no_victory", need=VICTORY_MONEY)
    return VictoryDeclared(command.seat, state.players[command.seat].money)


def final_round(state: State, seat: int) -> Event | None:
    """Announce the final round once, when its trigger occurs; None otherwise."""
    if state.final_round or not scoring.end_reached(state):
        return None
    return FinalRoundBegun(seat, scoring.exhausted(state))


def check_end(state: State, pending: AwaitAction | AwaitSecondPurchase, chance: Chance) -> Event | None:
    """Announce the final round before a second action, if the first has triggered it."""
    if type(pending) is AwaitAction and not pending.may_end:
        return None
    return final_round(state, pending.seat)


def finish(state: State, pending: TurnDone, chance: Chance) -> Event | None:
    """End the turn, after announcing the final round if due; wait if the player may declare victory."""
    if event := final_round(state, pending.seat):
        return event
    if state.options.sudden_death and may_declare(state, pending.seat):
        return None
    return TurnEnded(pending.seat)


def count(state: State, pending: Scoring, chance: Chance) -> Event:
    """Score all players; the seat that declared victory wins regardless of points (R22)."""
    points = tuple(scoring.score(player).total for player in state.players)
    winners = (pending.seat,) if pending.declared else scoring.winners(state.players)
    return GameEnded(pending.seat, points, winners)


def evolve_ended(state: State, event: TurnEnded) -> State:
    """Start the next seat's turn; the final round ends with the player to the right of the start player."""
    following = (event.seat + 1) % len(state.players)
    if following != state.start_player:
        return replace(state, turn=following, pending=AwaitAction(following))
    if state.final_round:
        return replace(state, pending=Scoring(event.seat))
    return replace(state, turn=following, round=state.round + 1, pending=AwaitAction(following))


def evolve_final_round(state: State, event: FinalRoundBegun) -> State:
    """Mark the current round as the final one."""
    return replace(state, final_round=True)


def evolve_declared(state: State, event: VictoryDeclared) -> State:
    """Go straight to the final scoring."""
    return replace(state, pending=Scoring(event.seat, declared=True))


def evolve_game_ended(state: State, event: GameEnded) -> State:
    """End the game."""
    return replace(state, pending=Over(event.seat, event.winners))
