"""Free action Stake a claim: an open claim or an own secret one whose requirement is met (SR20)."""

from msgspec.structs import replace

from raccoon.engine.counts import without
from raccoon.engine.events import Command, Event, FieldOption, Refusal, SeatEvent
from raccoon.games.saloon_tycoon.catalogue import CLAIMS
from raccoon.games.saloon_tycoon.pending import Turn
from raccoon.games.saloon_tycoon.requirements import met, worth
from raccoon.games.saloon_tycoon.state import ScoredClaim, State, with_player


class StakeClaim(Command, frozen=True):
    """Score this claim now."""

    claim: str


class ClaimScored(SeatEvent, frozen=True):
    """The seat scored the claim, which is face up now, for these points."""

    claim: str
    points: int


class StakeOption(FieldOption, frozen=True):
    """Score one of these claims, worth these points now."""

    claims: tuple[str, ...]
    points: tuple[int, ...]
    command = StakeClaim


def option(state: State, seat: int) -> StakeOption | None:
    """Return the claims whose requirements the seat meets now; None when there are none."""
    player = state.players[seat]
    claims = tuple([claim for claim in state.open_claims + player.secrets if met(player, claim)])
    if not claims:
        return None
    return StakeOption(seat, claims, tuple([worth(player, claim) for claim in claims]))


def decide(state: State, command: StakeClaim, pending: Turn) -> Event:
    """Score the claim; refuse one that is neither open nor an own secret, or whose requirement is not met."""
    player = state.players[command.seat]
    if command.claim not in state.open_claims + player.secrets:
        raise Refusal("no_such_claim", claim=command.claim)
    if not met(player, command.claim):
        raise Refusal("claim_not_met", claim=command.claim)
    return ClaimScored(command.seat, command.claim, worth(player, command.claim))


def evolve(state: State, event: ClaimScored) -> State:
    """Move the claim to those scored, with its points (SR29, SR30); an open one is not replaced."""
    player = state.players[event.seat]
    claims = (*player.claims, ScoredClaim(event.claim, event.points))
    points = player.points
    if CLAIMS[event.claim].secret:
        points = replace(points, secret_claims=points.secret_claims + event.points)
        player = replace(player, secrets=without(player.secrets, event.claim), claims=claims, points=points)
        return replace(state, players=with_player(state, event.seat, player))
    points = replace(points, open_claims=points.open_claims + event.points)
    player = replace(player, claims=claims, points=points)
    return replace(
        state,
        players=with_player(state, event.seat, player),
        open_claims=without(state.open_claims, event.claim),
    )
