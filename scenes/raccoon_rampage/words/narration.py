"""What happened on the agenda and at the votes, in plain sentences: events told through the catalogue.

Their marks (`raccoon.app.wording`) are ``<seat:2>`` for a player. Every sentence may be read by every seat:
it names no card that is hidden from anybody.
"""

from __future__ import annotations

from itertools import groupby

from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark, signed
from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import AREAS, POOL_CARDS_EACH
from scenes.raccoon_rampage.words import names
from scenes.table.log.event_table import EventTable

NARRATED: EventTable[[Say], str] = EventTable()
"""The sentence of every event."""


def who(event: Event) -> str:
    """The mark of whose event it is."""
    return seat_mark(event.seat or 0)


# Set-up


@NARRATED.on(e.Contributed)
def _contributed(event: e.Contributed, say: Say) -> str:
    return say("rampage.told.contributed", seat=who(event), n=POOL_CARDS_EACH)


@NARRATED.on(e.PoolOpened)
def _pool(event: e.PoolOpened, say: Say) -> str:
    """A sentence for each seat; the last is the one to be read where there is room for one only."""
    pool = sorted(event.pool, key=lambda entry: entry[1])
    each = [
        say(
            "rampage.told.pool.seat",
            seat=seat_mark(seat),
            cards=names.cards([name for name, _ in given], say),
        )
        for seat, given in groupby(pool, key=lambda entry: entry[1])
    ]
    return say("rampage.told.pool", all=" ".join(each))


@NARRATED.on(e.PolicyDrafted)
def _drafted(event: e.PolicyDrafted, say: Say) -> str:
    key = "rampage.told.drafted" if event.owner == event.seat else "rampage.told.drafted.from"
    facts = {"seat": who(event), "policy": names.policy(event.policy, say), "n": event.space}
    return say(key, owner=seat_mark(event.owner), **facts)


@NARRATED.on(e.LeftoverShuffled)
def _leftover(event: e.LeftoverShuffled, say: Say) -> str:
    return say("rampage.told.leftover", seat=who(event), policy=names.policy(event.policy, say))


# Storyline and turns


@NARRATED.on(e.EventTurnedUp)
def _news(event: e.EventTurnedUp, say: Say) -> str:
    brief = say(f"rampage.event.{event.event}.brief")
    return say("rampage.told.news", n=event.round, event=names.event(event.event, say), brief=brief)


@NARRATED.on(e.GreyVotesCast)
def _grey(event: e.GreyVotesCast, say: Say) -> str:
    if not event.spaces:
        return say("rampage.told.grey.none")
    spaces = listed([str(space) for space in event.spaces], say)
    key = "rampage.told.grey" if len(event.spaces) == 1 else "rampage.told.grey.each"
    return say(key, n=event.n, spaces=spaces)


@NARRATED.on(e.RaccoonsCame)
def _came(event: e.RaccoonsCame, say: Say) -> str:
    came = [
        say("rampage.told.came.area", n=count, area=names.area(area, say))
        for area, count in zip(AREAS, event.added, strict=True)
        if count
    ]
    return say("rampage.told.came", n=sum(event.added), all=listed(came, say))


@NARRATED.on(e.SeatsGained)
def _gained(event: e.SeatsGained, say: Say) -> str:
    return _raised(event.gained, event.what, say) or say(f"rampage.told.gained.{event.what}.none")


def _raised(gained: Counts, what: str, say: Say) -> str:
    """Who has gained how much of what; "" for nobody."""
    told = [
        say("rampage.told.gained.seat", seat=seat_mark(seat), n=count)
        for seat, count in enumerate(gained)
        if count
    ]
    return say(f"rampage.told.gained.{what}", all=listed(told, say)) if told else ""


@NARRATED.on(e.DiscardDemanded)
def _demanded(event: e.DiscardDemanded, say: Say) -> str:
    if not event.seats:
        return say("rampage.told.demanded.none")
    key = "rampage.told.demanded.alone" if len(event.seats) == 1 else "rampage.told.demanded"
    return say(key, n=event.count, seats=listed(map(seat_mark, event.seats), say))


@NARRATED.on(e.DiscardChosen)
def _chosen(event: e.DiscardChosen, say: Say) -> str:
    return say("rampage.told.chosen", seat=who(event))


@NARRATED.on(e.DiscardsShown)
def _shown(event: e.DiscardsShown, say: Say) -> str:
    each = [
        say("rampage.told.shown.card", card=names.card(card, say), seat=seat_mark(seat))
        for card, seat in event.cards
    ]
    return say("rampage.told.shown", all=listed(each, say)) if each else say("rampage.told.shown.none")


@NARRATED.on(e.TurnBegan)
def _began(event: e.TurnBegan, say: Say) -> str:
    return say("rampage.told.began", seat=who(event))


@NARRATED.on(e.Passed)
def _passed(event: e.Passed, say: Say) -> str:
    return say("rampage.told.passed", seat=who(event))


@NARRATED.on(e.QueueMoved)
def _moved(event: e.QueueMoved, say: Say) -> str:
    called = say("rampage.told.called", policy=names.policy(event.evaluated, say))
    if not event.turned_up:
        return called
    turned = say("rampage.told.turned_up", policy=names.policy(event.turned_up, say))
    return " ".join(filter(None, (called, turned, grey_added(event.grey, say))))


def grey_added(n: int, say: Say) -> str:
    """That so many grey votes came with it; "" for none."""
    return say("rampage.told.grey.added", n=n) if n else ""


# The verdict


@NARRATED.on(e.VerdictGiven)
def _verdict(event: e.VerdictGiven, say: Say) -> str:
    facts = {"policy": names.policy(event.policy, say), "n": event.votes, "cost": event.cost}
    if event.unsupported:
        return say("rampage.told.fails.unsupported", **facts)
    key = "passes" if event.passed else "fails"
    return say(f"rampage.told.{key}.by_card" if event.by_card else f"rampage.told.{key}", **facts)


@NARRATED.on(e.MajorityFound)
def _majority(event: e.MajorityFound, say: Say) -> str:
    if event.named_by is None:
        return say("rampage.told.majority", seat=who(event))
    key = "rampage.told.majority.own" if event.named_by == event.seat else "rampage.told.majority.named"
    return say(key, seat=who(event), owner=seat_mark(event.named_by))


@NARRATED.on(e.PolicyLeft)
def _left(event: e.PolicyLeft, say: Say) -> str:
    policies = names.cards(filter(None, (event.policy, event.rider)), say)
    told = [say("rampage.told.left", n=1 + bool(event.rider), policies=policies)]
    for stars, what in ((event.paws, "paws"), (event.hunters, "hunters")):
        if stars:
            told.append(say(f"rampage.told.left.{what}", n=stars))
    return " ".join(told)


# Place, main phase, end of the turn


@NARRATED.on(e.PolicyPlaced)
def _placed(event: e.PolicyPlaced, say: Say) -> str:
    return say("rampage.told.placed", seat=who(event), n=event.space)


@NARRATED.on(e.NoPolicyShown)
def _none(event: e.NoPolicyShown, say: Say) -> str:
    return say("rampage.told.no_policy", seat=who(event))


@NARRATED.on(e.PolicyFound)
def _found(event: e.PolicyFound, say: Say) -> str:
    key = "rampage.told.found.renewed" if event.renewed else "rampage.told.found"
    last = names.card(event.shown[-1], say)
    return say(key, seat=who(event), shown=names.cards(event.shown, say), policy=last, n=event.space)


@NARRATED.on(e.VotePlaced)
def _vote(event: e.VotePlaced, say: Say) -> str:
    return say("rampage.told.vote", seat=who(event), place=names.place(event.target, say))


@NARRATED.on(e.MainEnded)
def _main_ended(event: e.MainEnded, say: Say) -> str:
    return say("rampage.told.main_ended", seat=who(event))


@NARRATED.on(e.EventCompleted)
def _completed(event: e.EventCompleted, say: Say) -> str:
    told = [say("rampage.told.completed", event=names.event(event.event, say))]
    if event.majority is not None:
        told.append(say("rampage.told.completed.majority", seat=seat_mark(event.majority)))
    return " ".join(filter(None, (*told, _raised(event.raised, "influence", say))))


@NARRATED.on(e.CardTossed, e.CardPutBack)
def _tossed(event: e.CardTossed | e.CardPutBack, say: Say) -> str:
    return say("rampage.told.tossed", seat=who(event), card=names.card(event.card, say))


@NARRATED.on(e.AllKept)
def _kept(event: e.AllKept, say: Say) -> str:
    return say("rampage.told.kept", seat=who(event))


@NARRATED.on(e.CardsDrawn)
def _drawn(event: e.CardsDrawn, say: Say) -> str:
    return say("rampage.told.drawn", seat=who(event), n=event.count)


@NARRATED.on(e.DeckShuffled)
def _shuffled(event: e.DeckShuffled, say: Say) -> str:
    return say("rampage.told.shuffled", seat=who(event))


@NARRATED.on(e.TurnEnded)
def _ended(event: e.TurnEnded, say: Say) -> str:
    return say("rampage.told.ended", seat=who(event))


# The end


@NARRATED.on(e.FinalEvaluationBegan)
def _summit(event: e.FinalEvaluationBegan, say: Say) -> str:
    return say("rampage.told.summit")


@NARRATED.on(e.PolicyCalled)
def _called(event: e.PolicyCalled, say: Say) -> str:
    return say("rampage.told.summoned", n=event.space, policy=names.policy(event.policy, say))


@NARRATED.on(e.GameEnded)
def _over(event: e.GameEnded, say: Say) -> str:
    impact = signed(event.impact)
    if not event.winners:
        return say("rampage.told.over.lost", impact=impact)
    scores = [say("rampage.told.score", seat=seat_mark(seat), n=n) for seat, n in enumerate(event.points)]
    winners = listed([seat_mark(seat) for seat in event.winners], say)
    facts = {"impact": impact, "scores": listed(scores, say), "winners": winners}
    return say("rampage.told.over", n=len(event.winners), **facts)
