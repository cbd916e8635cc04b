"""The odd sentences of the log: which key an event has, and facts that are lists."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import AREAS
from scenes.raccoon_rampage.words import names


def _list(parts: Iterable[str], say: Say) -> str:
    """The parts as the language lists them; "" for none."""
    found = list(parts)
    return listed(found, say) if found else ""


def seats(named: Iterable[int], say: Say) -> str:
    """Some players, listed."""
    return _list(map(seat_mark, named), say)


def pool(event: e.PoolOpened, say: Say) -> str:
    """A sentence for each seat; the last is the one to be read where there is room for one only."""
    entries = groupby(sorted(event.pool, key=lambda entry: entry[1]), key=lambda entry: entry[1])
    return " ".join(
        say(
            "rampage.told.pool.seat",
            seat=seat_mark(seat),
            cards=names.cards([name for name, _ in given], say),
        )
        for seat, given in entries
    )


def grey_key(event: e.GreyVotesCast) -> str:
    """By the number of policies."""
    return "grey.none" if not event.spaces else "grey" if len(event.spaces) == 1 else "grey.each"


def spaces(event: e.GreyVotesCast, say: Say) -> str:
    """The spaces, listed."""
    return _list(map(str, event.spaces), say)


def came(event: e.RaccoonsCame, say: Say) -> str:
    """The number of raccoons that came to each area."""
    added = zip(AREAS, event.added, strict=True)
    return _list(
        (
            say("rampage.told.came.area", n=count, area=names.area(area, say))
            for area, count in added
            if count
        ),
        say,
    )


def gains(gained: Counts, say: Say) -> str:
    """The gains of all seats."""
    each = enumerate(gained)
    return _list((say("rampage.told.gained.seat", seat=seat_mark(seat), n=n) for seat, n in each if n), say)


def demanded_key(event: e.DiscardDemanded) -> str:
    """By the number of players."""
    return "demanded.none" if not event.seats else "demanded.alone" if len(event.seats) == 1 else "demanded"


def given_up(event: e.DiscardsShown, say: Say) -> str:
    """Each card with who gives it."""
    each = (
        say("rampage.told.shown.card", card=names.card(card, say), seat=seat_mark(seat))
        for card, seat in event.cards
    )
    return _list(each, say)


def completed_key(event: e.EventCompleted) -> str:
    """With the majority, and whose influence rises."""
    majority = " completed.majority" if event.majority is not None else ""
    return f"completed{majority}{' gained.influence' if any(event.raised) else ''}"


def scores(event: e.GameEnded, say: Say) -> str:
    """Everybody's points."""
    each = enumerate(event.points)
    return _list((say("rampage.told.score", seat=seat_mark(seat), n=n) for seat, n in each), say)


def queue_key(event: e.QueueMoved) -> str:
    """With the policy that turns up, and the grey votes that it gets."""
    if not event.turned_up:
        return "called"
    return "called turned_up grey.added" if event.grey else "called turned_up"


def grey_added(event: e.PolicyRetagged | e.PolicyRewritten | e.PolicyTurnedUp, say: Say) -> str:
    """That so many grey votes came with it."""
    return say("rampage.told.grey.added", n=event.grey)


def retagged_key(event: e.PolicyRetagged) -> str:
    """By whether anything has changed."""
    if not event.tags:
        return "retagged.none"
    return "retagged gets_grey" if event.grey else "retagged"


def rewritten_key(event: e.PolicyRewritten) -> str:
    """By whether the new policy can be seen."""
    return f"rewritten{'' if event.face_up else '.hidden'}{' gets_grey' if event.grey else ''}"


def verdict_key(event: e.VerdictGiven) -> str:
    """By who or what decided."""
    if event.unsupported:
        return "fails.unsupported"
    return f"{'passes' if event.passed else 'fails'}{'.by_card' if event.by_card else ''}"


def majority_key(event: e.MajorityFound) -> str:
    """By who named it, where somebody had to."""
    if event.named_by is None:
        return "majority"
    return "majority.own" if event.named_by == event.seat else "majority.named"


def left(event: e.PolicyLeft, say: Say) -> str:
    """The policy, and the one that was added to it."""
    return names.cards(filter(None, (event.policy, event.rider)), say)


def stars(event: e.PolicyLeft, say: Say) -> str:
    """The score by its stars."""
    found = ((event.paws, "paws"), (event.hunters, "hunters"))
    return " ".join(say(f"rampage.told.left.{what}", n=count) for count, what in found if count)


def pile_key(event: e.PileTurnedUp) -> str:
    """With the skull where it kept some raccoons from coming."""
    raccoons = sum(event.cards)
    return f"pile{'' if raccoons else '.none'}{'' if event.added == raccoons else ' at_skull'}"


def skull(event: e.SpreadCardTurnedUp | e.PileTurnedUp, say: Say) -> str:
    """The number that came before the tracker was at the skull."""
    return say("rampage.told.skull", n=event.added)


def settled(event: e.WishesSettled, say: Say) -> str:
    """The words on the seats that kept their word, that broke it, and that nobody had asked."""
    words = (("kept", event.kept), ("broken", event.broken), ("uncalled", event.uncalled))
    policy = names.policy(event.policy, say)
    return " ".join(
        say(f"rampage.told.word.{word}", seats=seats(of, say), policy=policy) for word, of in words if of
    )
