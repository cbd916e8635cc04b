"""Setup step 5: each player keeps two of the four secret claims dealt, all at the same time (SR5).

With open hands the claims kept are shown as soon as all have chosen.
"""

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.saloon_tycoon.catalogue import CONSTANTS
from raccoon.games.saloon_tycoon.pending import AnyPending, ChooseSecrets, ShowSecrets, TakeIncome
from raccoon.games.saloon_tycoon.state import State, with_player

KEPT = CONSTANTS["secret_kept"]


class KeepSecrets(Command, frozen=True):
    """Keep these secret claims of those dealt."""

    claims: tuple[str, ...]


class SecretsKept(SeatEvent, frozen=True):
    """The seat chose its claims; those rejected left the game. Both lists are empty in the view of others."""

    kept: tuple[str, ...]
    rejected: tuple[str, ...]
    private = ("kept", "rejected")


class SecretsShown(Event, frozen=True):
    """The claims that each seat keeps, by seat, were shown to all."""

    kept: tuple[tuple[str, ...], ...]
    revealing = True


class SecretsOption(Option, frozen=True):
    """Any two of the claims `dealt`."""

    dealt: tuple[str, ...]
    command = KeepSecrets

    def allows(self, command: KeepSecrets) -> bool:
        chosen = command.claims
        return len(chosen) == len(set(chosen)) == KEPT and set(chosen) <= set(self.dealt)

    def draw(self, chance: Chance) -> Command:
        return KeepSecrets(self.seat, chance.pick(tuple(combinations(self.dealt, KEPT))))

    def commands(self) -> Iterator[Command]:
        for claims in combinations(self.dealt, KEPT):
            yield KeepSecrets(self.seat, claims)


def options(state: State, pending: ChooseSecrets, seat: int) -> tuple[Option, ...]:
    """Return choosing the claims, the only option here."""
    return (SecretsOption(seat, state.players[seat].secrets),)


def decide(state: State, command: KeepSecrets) -> Event:
    """Keep the claims; refuse anything but two of those dealt."""
    if type(state.pending) is not ChooseSecrets:
        raise Refusal("not_now")
    dealt = state.players[command.seat].secrets
    if not SecretsOption(command.seat, dealt).allows(command):
        raise Refusal("keep_secrets", count=KEPT)
    kept = tuple(claim for claim in dealt if claim in command.claims)
    return SecretsKept(command.seat, kept, tuple(claim for claim in dealt if claim not in kept))


def show(state: State, pending: ShowSecrets, chance: Chance) -> Event:
    """Show the claims of all seats once all have chosen."""
    return SecretsShown(None, tuple(player.secrets for player in state.players))


def _begin(state: State) -> AnyPending:
    return ShowSecrets() if state.options.open_hands else TakeIncome()


def evolve(state: State, event: SecretsKept, pending: ChooseSecrets) -> State:
    """Set the seat's claims; the first turn begins after the last choice."""
    player = replace(state.players[event.seat], secrets=event.kept, rejected=event.rejected)
    waiting = without(pending.seats, event.seat)
    return replace(
        state,
        players=with_player(state, event.seat, player),
        agenda=(ChooseSecrets(waiting) if waiting else _begin(state),),
    )


def evolve_shown(state: State, event: SecretsShown) -> State:
    """Begin the first turn."""
    return replace(state, agenda=(TakeIncome(),))
