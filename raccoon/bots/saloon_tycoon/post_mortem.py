"""The valuation of the bribes of a finished game, and of claims that another seat could have taken next."""

from collections.abc import Callable, Iterator, Sequence

from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation, Worth
from raccoon.games.saloon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.actions.stake import ClaimScored
from raccoon.games.saloon_tycoon.catalogue import CLAIMS
from raccoon.games.saloon_tycoon.requirements import met
from raccoon.games.saloon_tycoon.state import State

Worths = Callable[[State], Sequence[float]]
"""The points that each seat may expect."""


def valuations_of(worths: Worths, match: Match) -> Iterator[Valuation]:
    """Yield every bribe, and every open claim that another seat would have met in its next turn."""
    for number, entry in enumerate(match.entries):
        state = match.state_after(number)
        for event in entry.events:
            after = match.game.evolve(state, event)
            if isinstance(event, CharacterMoved) and event.price:
                yield _bribe(event, number, state, after, worths)
            elif isinstance(event, ClaimScored) and not CLAIMS[event.claim].secret:
                yield from _claim(event, number, state, match)
            state = after


def _bribe(event: CharacterMoved, moves: int, before: State, after: State, worths: Worths) -> Valuation:
    """Return the bribe with the gain in each seat's expected points, the price included."""
    pairs = zip(worths(before), worths(after), strict=True)
    found = tuple([Worth(seat, then - now) for seat, (now, then) in enumerate(pairs)])
    return Valuation(
        kind="bribe",
        moves=moves,
        round=before.round,
        seat=event.seat,
        piece=event.character,
        amount=event.price,
        gain=round(found[event.seat].points),
        seats=(event.source, event.host),
        worths=found,
    )


def _claim(event: ClaimScored, moves: int, before: State, match: Match) -> Iterator[Valuation]:
    others = [seat for seat in range(len(before.players)) if seat != event.seat]
    late = tuple([seat for seat in others if _would_have(event.claim, seat, moves + 1, match)])
    if late:
        yield Valuation(
            kind="claim",
            moves=moves,
            round=before.round,
            seat=event.seat,
            piece=event.claim,
            amount=event.points,
            gain=event.points,
            seats=late,
        )


def _would_have(claim: str, seat: int, moves: int, match: Match) -> bool:
    """Return whether the seat meets the claim at any moment of its next turn."""
    for number in range(moves, len(match.entries)):
        state = match.state_after(number)
        if state.turn == seat and met(state.players[seat], claim):
            return True
        ended = any(
            isinstance(event, TurnEnded) and event.seat == seat for event in match.entries[number].events
        )
        if ended:
            return False
    return False
