"""The words of wishes: the promise, the request, the word kept."""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.games.raccoon_rampage.view import PlayerView


def wish(mine: int, others: int, say: Say) -> str:
    """The words of a wish: "2 from me if 3 come", or only that some are wanted."""
    return say("rampage.wish.if", n=mine, others=others) if mine else say("rampage.wish.plain", n=others)


def record(player: PlayerView, say: Say) -> str:
    """The number of times a word was kept; "" for a player who never gave one that counted."""
    given = player.kept + player.broken
    return say("rampage.wish.kept", kept=player.kept, of=given) if given else ""
