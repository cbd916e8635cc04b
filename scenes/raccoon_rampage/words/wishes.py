"""What wishes are called: what is promised, what is asked, whose word holds."""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.view import PlayerView
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.narration import who
from scenes.table.log.event_table import EventTable


def wish(mine: int, others: int, say: Say) -> str:
    """What a wish says: "2 from me if 3 come", or only that some are wanted."""
    return say("rampage.wish.if", n=mine, others=others) if mine else say("rampage.wish.plain", n=others)


def record(player: PlayerView, say: Say) -> str:
    """How often a word was kept; "" for who never gave one that counted."""
    given = player.kept + player.broken
    return say("rampage.wish.kept", kept=player.kept, of=given) if given else ""


WISHES: EventTable[[Say], str] = EventTable()
"""The sentences of wishes."""


@WISHES.on(e.WishSaid)
def _said(event: e.WishSaid, say: Say) -> str:
    facts = {"seat": who(event), "policy": names.policy(event.policy, say)}
    if not event.mine:
        return say("rampage.told.wish.plain", n=event.others, **facts)
    return say("rampage.told.wish", n=event.mine, others=event.others, **facts)


@WISHES.on(e.WishesSettled)
def _settled(event: e.WishesSettled, say: Say) -> str:
    policy = names.policy(event.policy, say)
    told = [
        say(f"rampage.told.word.{word}", seats=listed(map(seat_mark, seats), say), policy=policy)
        for word, seats in (("kept", event.kept), ("broken", event.broken), ("uncalled", event.uncalled))
        if seats
    ]
    return " ".join(told)
