"""Facts of the log's sentences that need a function: lists, and sentences after an event's own."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark, signed
from raccoon.games.raccoon_rampage.catalogue import AREAS, EVENTS
from raccoon.games.raccoon_rampage.view import Queued, View
from scenes.raccoon_rampage.holdings import story_at
from scenes.raccoon_rampage.words import names


def some(parts: Iterable[str], say: Say) -> str:
    """The parts as the language lists them; "" for none."""
    found = list(parts)
    return listed(found, say) if found else ""


def seats(named: Iterable[int], say: Say) -> str:
    """Some players, listed."""
    return some(map(seat_mark, named), say)


def scores(event: Any, say: Say) -> str:
    """The points of all seats."""
    each = enumerate(event.points)
    return some((say("rampage.told.score", seat=seat_mark(seat), n=n) for seat, n in each), say)


def gains(gained: Iterable[int], say: Say) -> str:
    """The gains of all seats that gain anything."""
    each = ((seat, n) for seat, n in enumerate(gained) if n)
    return some((say("rampage.told.gained.seat", seat=seat_mark(seat), n=n) for seat, n in each), say)


def pool(event: Any, say: Say) -> str:
    """The policies that each seat gave to the pool, a sentence for each."""
    entries = groupby(sorted(event.pool, key=lambda entry: entry[1]), key=lambda entry: entry[1])
    given = ((seat_mark(seat), names.cards([name for name, _ in pool], say)) for seat, pool in entries)
    return " ".join(say("rampage.told.pool.seat", seat=seat, cards=cards) for seat, cards in given)


def came(event: Any, say: Say) -> str:
    """The number of raccoons that came to each area."""
    added = ((area, n) for area, n in zip(AREAS, event.added, strict=True) if n)
    return some((say("rampage.told.came.area", n=n, area=names.area(area, say)) for area, n in added), say)


def given_up(event: Any, say: Say) -> str:
    """Each card that is given up, with its owner."""
    given = ((names.card(card, say), seat_mark(seat)) for card, seat in event.cards)
    return some((say("rampage.told.shown.card", card=card, seat=seat) for card, seat in given), say)


def grey_added(event: Any, say: Say) -> str:
    """The words on the grey votes that came with a card."""
    return say("rampage.told.grey.added", n=event.grey)


def skull(event: Any, say: Say) -> str:
    """The number that came before the tracker was at the skull."""
    return say("rampage.told.skull", n=event.added)


def stars(event: Any, say: Say) -> str:
    """The cubes scored for a policy's stars."""
    found = ((event.paws, "paws"), (event.hunters, "hunters"))
    return " ".join(say(f"rampage.told.left.{what}", n=count) for count, what in found if count)


def settled(event: Any, say: Say) -> str:
    """The words on the seats that kept a wish, broke it, or were not tested."""
    policy = names.policy(event.policy, say)
    words = ((word, getattr(event, word)) for word in ("kept", "broken", "uncalled"))
    return " ".join(
        say(f"rampage.told.word.{word}", seats=seats(of, say), policy=policy) for word, of in words if of
    )


# Sentences after the event's own


def tracker(event: Any, before: View, after: View, say: Say) -> str:
    """The tracker's place."""
    return say("rampage.then.tracker", n=signed(after.impact))


def late_votes(event: Any, before: View, after: View, say: Say) -> str:
    """The votes and the cost of the policy under evaluation."""
    return _votes(after, after.evaluated, say) if before.evaluated else ""


def standing(event: Any, before: View, after: View, say: Say) -> str:
    """The votes and the cost of the target policy, or an event's votes and slots, with this vote."""
    story = story_at(after, event.target)
    if story is None:
        return _votes(after, after.queue[event.target - 1], say, "counts")
    facts = {"votes": len(story.votes), "cost": EVENTS[story.name].slots}
    return "" if story.completed else say("rampage.then.counts", **facts)


def _votes(view: View, queued: Queued | None, say: Say, key: str = "votes") -> str:
    if queued is None or not queued.policy:
        return ""
    votes, cost = len(queued.votes), view.cost(queued) or 0
    return say(f"rampage.then.{key}", policy=names.policy(queued.policy, say), votes=votes, cost=cost)
