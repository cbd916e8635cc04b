"""The storage limit: 10, +1 per building tile, +3 more per Warehouse; the overflow is discarded (R9)."""

from msgspec.structs import replace

from raccoon.engine.counts import Counts, minus, plus
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_tycoon.actions.exact_tokens import ExactTokensOption
from raccoon.games.raccoon_tycoon.pending import AwaitDiscard, TurnDone
from raccoon.games.raccoon_tycoon.state import Player, State, with_player


class Discard(Command, frozen=True):
    """Return these tokens to the supply."""

    tokens: Counts


class TokensDiscarded(SeatEvent, frozen=True):
    """The seat returned the overflow to the supply."""

    tokens: Counts


class DiscardOption(ExactTokensOption, frozen=True):
    """Exactly `count` of the tokens held."""

    command = Discard


def overflow(player: Player) -> int:
    """Return the number of tokens above the player's storage limit; 0 or less when all fit."""
    return sum(player.tokens) - player.powers.storage_limit


def options(state: State, pending: AwaitDiscard) -> tuple[Option, ...]:
    """Return discarding the overflow, the only option here."""
    return (DiscardOption(pending.seat, state.players[pending.seat].tokens, pending.count),)


def decide(state: State, command: Discard, pending: AwaitDiscard) -> Event:
    """Discard the tokens; refuse any other number than the overflow, or tokens not held."""
    option = options(state, pending)[0]
    if not option.allows(command):
        raise Refusal("discard_tokens", count=pending.count)
    return TokensDiscarded(command.seat, command.tokens)


def evolve(state: State, event: TokensDiscarded) -> State:
    """Return the tokens to the supply; the action is complete."""
    player = state.players[event.seat]
    return replace(
        state,
        players=with_player(state, event.seat, replace(player, tokens=minus(player.tokens, event.tokens))),
        supply=plus(state.supply, event.tokens),
        pending=TurnDone(event.seat),
    )
