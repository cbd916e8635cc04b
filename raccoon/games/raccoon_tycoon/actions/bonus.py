"""Bonus (B) buildings: one of them, chosen by the player, adds tokens to a production (R3, R4)."""

from msgspec.structs import replace

from raccoon.engine.counts import Counts, lowest, minus, plus
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_tycoon.actions.exact_tokens import ExactTokensOption
from raccoon.games.raccoon_tycoon.pending import AwaitBonus, RaisePrices
from raccoon.games.raccoon_tycoon.powers import Powers
from raccoon.games.raccoon_tycoon.state import State, with_player


class TakeBonus(Command, frozen=True):
    """Use this building's bonus and take these tokens."""

    building: str
    tokens: Counts


class DeclineBonus(Command, frozen=True):
    """Take no bonus this time."""


class BonusTaken(SeatEvent, frozen=True):
    """The seat took the bonus tokens from the supply."""

    building: str
    tokens: Counts


class BonusDeclined(SeatEvent, frozen=True):
    """The player took no bonus."""


class BonusOption(ExactTokensOption, frozen=True):
    """Exactly `count` tokens out of `available` for this building."""

    building: str
    command = TakeBonus

    def make(self, tokens: Counts) -> Command:
        """Return the command that takes these tokens for the building."""
        return TakeBonus(self.seat, self.building, tokens)

    def allows(self, command: TakeBonus) -> bool:
        """Return whether the command takes exactly this building's bonus."""
        return command.building == self.building and ExactTokensOption.allows(self, command)


class DeclineBonusOption(SingleOption, frozen=True):
    """Take no bonus."""

    command = DeclineBonus


def possible(powers: Powers, supply: Counts) -> bool:
    """Whether any bonus building could give at least one token."""
    return any(any(lowest(bonus.most, supply)) for bonus in powers.bonuses)


def offered(seat: int, powers: Powers, supply: Counts) -> tuple[BonusOption, ...]:
    """Return an option for each bonus building that the supply can serve, in full or in part (R4)."""
    found = []
    for bonus in powers.bonuses:
        available = lowest(bonus.most, supply)
        if count := min(bonus.amount, sum(available)):
            found.append(BonusOption(seat, available, count, bonus.building))
    return tuple(found)


def options(state: State, pending: AwaitBonus) -> tuple[Option, ...]:
    """Return the bonus of each building, and declining."""
    found = offered(pending.seat, state.players[pending.seat].powers, state.supply)
    return (*found, DeclineBonusOption(pending.seat))


def decide_take(state: State, command: TakeBonus, pending: AwaitBonus) -> Event:
    """Take the bonus; refuse a building not owned, or any other number of tokens than its bonus."""
    takes = [o for o in options(state, pending) if isinstance(o, BonusOption)]
    if not any(option.allows(command) for option in takes):
        raise Refusal("bonus_tokens", building=command.building)
    return BonusTaken(command.seat, command.building, command.tokens)


def decide_decline(state: State, command: DeclineBonus, pending: AwaitBonus) -> Event:
    """Decline the bonus: always allowed (R4)."""
    return BonusDeclined(command.seat)


def evolve_taken(state: State, event: BonusTaken, pending: AwaitBonus) -> State:
    """Give the bonus tokens to the player; the prices rise next."""
    player = state.players[event.seat]
    return replace(
        state,
        players=with_player(state, event.seat, replace(player, tokens=plus(player.tokens, event.tokens))),
        supply=minus(state.supply, event.tokens),
        pending=RaisePrices(pending.seat, pending.card),
    )


def evolve_declined(state: State, event: BonusDeclined, pending: AwaitBonus) -> State:
    """Give nothing; the prices rise next."""
    return replace(state, pending=RaisePrices(pending.seat, pending.card))
