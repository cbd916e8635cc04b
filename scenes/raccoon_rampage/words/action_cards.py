"""What action cards did, in plain sentences."""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.games.raccoon_rampage import events as e
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.narration import grey_added, who
from scenes.raccoon_rampage.words.pictograms import marks
from scenes.table.log.event_table import EventTable

CARDS: EventTable[[Say], str] = EventTable()
"""The sentence of every event by which a card is played or works."""


@CARDS.on(e.ExtraVotesPlayed, e.MoveVotesPlayed, e.LateVotesAdded)
def _votes(event: e.ExtraVotesPlayed | e.MoveVotesPlayed | e.LateVotesAdded, say: Say) -> str:
    key = f"rampage.told.{_VOTES[type(event)]}"
    return say(key, seat=who(event), card=names.action(event.card, say), n=event.n)


_VOTES: dict[type[object], str] = {
    e.ExtraVotesPlayed: "extra_votes",
    e.MoveVotesPlayed: "behind",
    e.LateVotesAdded: "late_votes",
}


@CARDS.on(e.VoteMoved)
def _moved(event: e.VoteMoved, say: Say) -> str:
    facts = {"source": names.place(event.source, say), "target": names.place(event.target, say)}
    return say(
        "rampage.told.vote_moved", seat=who(event), vote=names.vote(event.colour, event.seat, say), **facts
    )


@CARDS.on(e.MovingStopped)
def _stopped(event: e.MovingStopped, say: Say) -> str:
    return say("rampage.told.moving_stopped", seat=who(event))


@CARDS.on(e.RedrawPlayed)
def _redraw(event: e.RedrawPlayed, say: Say) -> str:
    return say("rampage.told.redraw", seat=who(event), card=names.action(event.card, say))


@CARDS.on(e.RedrawStopped)
def _redrawn(event: e.RedrawStopped, say: Say) -> str:
    return say("rampage.told.redraw_stopped", seat=who(event))


@CARDS.on(e.CardRegained)
def _regained(event: e.CardRegained, say: Say) -> str:
    facts = {"card": names.action(event.card, say), "regained": names.card(event.regained, say)}
    return say("rampage.told.regained", seat=who(event), **facts)


@CARDS.on(e.AgendaAccelerated)
def _accelerated(event: e.AgendaAccelerated, say: Say) -> str:
    return say("rampage.told.accelerated", seat=who(event), card=names.action(event.card, say))


@CARDS.on(e.PolicyAmended)
def _amended(event: e.PolicyAmended, say: Say) -> str:
    facts = {"card": names.action(event.card, say), "policy": names.policy(event.policy, say)}
    return say("rampage.told.amended", seat=who(event), n=event.space, **facts)


@CARDS.on(e.PolicyFilled)
def _filled(event: e.PolicyFilled, say: Say) -> str:
    card = names.action(event.card, say)
    return say("rampage.told.filled", seat=who(event), card=card, space=event.space, n=event.votes)


@CARDS.on(e.PolicyRetagged)
def _retagged(event: e.PolicyRetagged, say: Say) -> str:
    facts = {"seat": who(event), "card": names.action(event.card, say), "n": event.space}
    if not event.tags:
        return say("rampage.told.retagged.none", **facts)
    told = say("rampage.told.retagged", tags=marks(event.tags), **facts)
    return f"{told} {grey_added(event.grey, say)}".rstrip()


@CARDS.on(e.PolicyRewritten)
def _rewritten(event: e.PolicyRewritten, say: Say) -> str:
    key = "rampage.told.rewritten" if event.face_up else "rampage.told.rewritten.hidden"
    facts = {"card": names.action(event.card, say), "former": names.policy(event.former, say)}
    policy = names.policy(event.policy if event.face_up else "", say)
    told = say(key, seat=who(event), policy=policy, n=event.space, **facts)
    return f"{told} {grey_added(event.grey, say)}".rstrip()


@CARDS.on(e.PoliciesSwapped)
def _swapped(event: e.PoliciesSwapped, say: Say) -> str:
    facts = {"front": event.space, "back": event.space + 1}
    return say("rampage.told.swapped", seat=who(event), card=names.action(event.card, say), **facts)


@CARDS.on(e.PolicyTurnedUp)
def _news(event: e.PolicyTurnedUp, say: Say) -> str:
    facts = {"card": names.action(event.card, say), "policy": names.policy(event.policy, say)}
    told = say("rampage.told.breaking", seat=who(event), n=event.space, **facts)
    return f"{told} {grey_added(event.grey, say)}".rstrip()


@CARDS.on(e.VerdictSet)
def _verdict(event: e.VerdictSet, say: Say) -> str:
    key = f"rampage.told.verdict.{event.verdict or 'cancelled'}"
    return say(key, seat=who(event), card=names.action(event.card, say))
