"""What wishes are called: what is promised, what is asked, whose word holds."""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.games.raccoon_rampage.view import PlayerView


def wish(mine: int, others: int, say: Say) -> str:
    """What a wish says: "2 from me if 3 come", or only that some are wanted."""
    return say("rampage.wish.if", n=mine, others=others) if mine else say("rampage.wish.plain", n=others)


def record(player: PlayerView, say: Say) -> str:
    """How often a word was kept; "" for who never gave one that counted."""
    given = player.kept + player.broken
    return say("rampage.wish.kept", kept=player.kept, of=given) if given else ""
