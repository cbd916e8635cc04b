"""Setup step 6: in turn order the players take 1, 2, … free tokens of different commodities."""

from msgspec.structs import replace

from raccoon.engine.counts import Counts, lowest, minus, plus
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_tycoon.actions.exact_tokens import ExactTokensOption
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitStartTokens
from raccoon.games.raccoon_tycoon.state import State, with_player

ONE_EACH: Counts = (1,) * len(COMMODITIES)


class ChooseStartTokens(Command, frozen=True):
    """Take these free tokens."""

    tokens: Counts


class StartTokensTaken(SeatEvent, frozen=True):
    """The seat took its free tokens."""

    tokens: Counts


class StartTokensOption(ExactTokensOption, frozen=True):
    """Exactly `count` tokens of different commodities out of `available`."""

    command = ChooseStartTokens


def options(state: State, pending: AwaitStartTokens) -> tuple[Option, ...]:
    """Return choosing the free tokens, the only option here."""
    available = lowest(ONE_EACH, state.supply)
    return (StartTokensOption(pending.seat, available, pending.count),)


def decide(state: State, command: ChooseStartTokens, pending: AwaitStartTokens) -> Event:
    """Take the free tokens; refuse any other number than is due, or two of one commodity."""
    option = options(state, pending)[0]
    if not option.allows(command):
        raise Refusal("start_tokens", count=pending.count)
    return StartTokensTaken(command.seat, command.tokens)


def evolve(state: State, event: StartTokensTaken) -> State:
    """Give the tokens; the next player chooses one more, and after the last player the first turn begins."""
    player = state.players[event.seat]
    following = (event.seat + 1) % len(state.players)
    count = sum(event.tokens) + 1
    opening = following == state.start_player
    return replace(
        state,
        players=with_player(state, event.seat, replace(player, tokens=plus(player.tokens, event.tokens))),
        supply=minus(state.supply, event.tokens),
        turn=following,
        pending=AwaitAction(following) if opening else AwaitStartTokens(following, count),
    )
