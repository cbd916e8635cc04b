"""Which claims a player could stake, and which a move would make ready."""

from raccoon.games.saloon_tycoon.view import View


def ready(view: View, seat: int) -> tuple[str, ...]:
    """The open claims and, as far as they are known, the secret ones whose requirement the seat meets."""
    player = view.players[seat]
    return tuple(claim for claim in (*view.open_claims, *(player.secrets or ())) if player.meets(claim))


def newly_ready(before: View, after: View) -> tuple[str, ...]:
    """Those that the viewer meets after a move and did not meet before it."""
    seat = before.seat or 0
    known = ready(before, seat)
    return tuple(claim for claim in ready(after, seat) if claim not in known)
