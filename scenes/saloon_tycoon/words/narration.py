"""What happened, in plain sentences: events told through the language catalogue.

Their marks (`raccoon.app.wording`) are ``<seat:2>`` for a player.
"""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon import events as e
from scenes.table.log.event_table import EventTable

NARRATED: EventTable[[Say], str] = EventTable()
"""The sentence of every event, which every seat may read: it names no card that was drawn."""


def _who(event: Event) -> str:
    """The mark of whose event it is."""
    return seat_mark(event.seat or 0)


@NARRATED.on(e.SecretsKept)
def _kept(event: e.SecretsKept, say: Say) -> str:
    return say("saloon.event.kept", seat=_who(event))


@NARRATED.on(e.SecretsShown)
def _shown(event: e.SecretsShown, say: Say) -> str:
    each = [
        say(
            "saloon.event.shown.seat",
            seat=seat_mark(seat),
            claims=listed([_claim(c, say) for c in kept], say),
        )
        for seat, kept in enumerate(event.kept)
    ]
    return say("saloon.event.shown", all=listed(each, say, "comma"))


@NARRATED.on(e.IncomeTaken)
def _income(event: e.IncomeTaken, say: Say) -> str:
    return say("saloon.event.income", seat=_who(event), n=event.gold)


@NARRATED.on(e.Earned)
def _earned(event: e.Earned, say: Say) -> str:
    return say("saloon.event.earned", seat=_who(event), n=event.gold)


@NARRATED.on(e.GoldTaken)
def _gold(event: e.GoldTaken, say: Say) -> str:
    return say("saloon.event.gold", seat=_who(event), n=event.gold)


@NARRATED.on(e.DrawChosen)
def _draws(event: e.DrawChosen, say: Say) -> str:
    return say("saloon.event.draws", seat=_who(event))


@NARRATED.on(e.CardsDrawn)
def _drawn(event: e.CardsDrawn, say: Say) -> str:
    return say("saloon.event.drawn", seat=_who(event), n=event.count)


@NARRATED.on(e.CardDiscarded)
def _discarded(event: e.CardDiscarded, say: Say) -> str:
    return say("saloon.event.discarded", seat=_who(event), card=_card(event.card, say))


@NARRATED.on(e.DeckShuffled)
def _shuffled(event: e.DeckShuffled, say: Say) -> str:
    return say("saloon.event.shuffled")


@NARRATED.on(e.CardPlayed)
def _played(event: e.CardPlayed, say: Say) -> str:
    return say("saloon.event.played", seat=_who(event), card=_card(event.card, say))


@NARRATED.on(e.CardResolved)
def _resolved(event: e.CardResolved, say: Say) -> str:
    return say("saloon.event.resolved", card=_card(event.card, say))


@NARRATED.on(e.TileBuilt)
def _built(event: e.TileBuilt, say: Say) -> str:
    key = "saloon.event.built.lot" if event.points else "saloon.event.built"
    facts = {"tile": say(f"saloon.one.{event.tile}"), "gold": event.price}
    return say(key, seat=_who(event), n=event.points, **facts)


@NARRATED.on(e.Supplied)
def _supplied(event: e.Supplied, say: Say) -> str:
    cubes = sum(event.cubes)
    return say("saloon.event.supplied", seat=_who(event), n=cubes, gold=event.price)


@NARRATED.on(e.CubePlaced)
def _placed(event: e.CubePlaced, say: Say) -> str:
    return say("saloon.event.placed", seat=_who(event))


@NARRATED.on(e.RoomFinished)
def _finished(event: e.RoomFinished, say: Say) -> str:
    return say("saloon.event.finished", seat=_who(event), n=event.points)


@NARRATED.on(e.RoofLaid)
def _roof(event: e.RoofLaid, say: Say) -> str:
    return say("saloon.event.roof", seat=_who(event), n=event.points)


@NARRATED.on(e.PointsScored)
def _points(event: e.PointsScored, say: Say) -> str:
    return say("saloon.event.points", seat=_who(event), n=event.points)


@NARRATED.on(e.CitizenArrived)
def _citizen(event: e.CitizenArrived, say: Say) -> str:
    return say("saloon.event.citizen", seat=_who(event), who=_person(event.character, say))


@NARRATED.on(e.OutlawArrived)
def _outlaw(event: e.OutlawArrived, say: Say) -> str:
    return say("saloon.event.outlaw", seat=_who(event), who=_person(event.character, say))


@NARRATED.on(e.CharacterMoved)
def _moved(event: e.CharacterMoved, say: Say) -> str:
    key = "saloon.event.bribed" if event.price else "saloon.event.moved"
    told = say(
        key,
        seat=_who(event),
        who=_person(event.character, say),
        source=seat_mark(event.source),
        host=seat_mark(event.host),
        gold=event.price,
    )
    if not event.compensation:
        return told
    return f"{told} {say('saloon.event.compensated', seat=seat_mark(event.source), n=event.compensation)}"


@NARRATED.on(e.GoldStolen)
def _robbed(event: e.GoldStolen, say: Say) -> str:
    facts = {"seat": _who(event), "victim": seat_mark(event.victim)}
    return say("saloon.event.robbed", n=event.gold, **facts)


@NARRATED.on(e.VictimChosen)
def _victim(event: e.VictimChosen, say: Say) -> str:
    return say("saloon.event.victim", seat=_who(event), victim=seat_mark(event.victim))


@NARRATED.on(e.CardsStolen)
def _stolen(event: e.CardsStolen, say: Say) -> str:
    facts = {"seat": _who(event), "victim": seat_mark(event.victim)}
    return say("saloon.event.stolen", n=event.count, **facts)


@NARRATED.on(e.ClaimScored)
def _claimed(event: e.ClaimScored, say: Say) -> str:
    facts = {"seat": _who(event), "claim": _claim(event.claim, say)}
    return say("saloon.event.claimed", n=event.points, **facts)


@NARRATED.on(e.Declined)
def _declined(event: e.Declined, say: Say) -> str:
    return say(f"saloon.event.declined.{event.what}", seat=_who(event))


@NARRATED.on(e.Skipped)
def _skipped(event: e.Skipped, say: Say) -> str:
    return say(f"saloon.event.skipped.{event.what}", seat=_who(event))


@NARRATED.on(e.EndTriggered)
def _triggered(event: e.EndTriggered, say: Say) -> str:
    return say("saloon.event.triggered", seat=_who(event))


@NARRATED.on(e.TurnEnded)
def _ended(event: e.TurnEnded, say: Say) -> str:
    return say("saloon.event.ended", seat=_who(event))


@NARRATED.on(e.GameEnded)
def _over(event: e.GameEnded, say: Say) -> str:
    scores = [say("saloon.event.score", seat=seat_mark(seat), n=n) for seat, n in enumerate(event.points)]
    winners = listed([seat_mark(seat) for seat in event.winners], say)
    return say("saloon.event.over", n=len(event.winners), scores=listed(scores, say), winners=winners)


def _claim(claim: str, say: Say) -> str:
    return say(f"saloon.claim.{claim}")


def _card(card: str, say: Say) -> str:
    return say(f"saloon.card.{card}")


def _person(who: str, say: Say) -> str:
    return say(f"saloon.person.{who}")
