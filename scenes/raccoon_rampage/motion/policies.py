"""What flies for policies, votes and the storyline."""

from __future__ import annotations

from typing import Any

from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import FACE_UP_SPACES
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.holdings import piece_of
from scenes.raccoon_rampage.motion.stage import (
    APART,
    FLOWN,
    TAKES,
    Flights,
    Rect,
    Stage,
    played,
)
from scenes.raccoon_rampage.picture import ink, wishes
from scenes.table.motion.flights import Flight, Sprite, flipped, still


@FLOWN.on(e.VotePlaced)
def _voted(event: e.VotePlaced, stage: Stage) -> Flights:
    seat = event.seat or 0
    yield stage.flight(stage.cube(seat), stage.tray(seat), stage.place(piece_of(event.target)))


@FLOWN.on(e.WishSaid)
def _wished(event: e.WishSaid, stage: Stage) -> Flights:
    size = stage.frame.px(40), stage.frame.px(56)
    sprite = Sprite.of(wishes.pin(size, stage.before.players[event.seat].role))
    start = stage.layout.pin if event.seat == stage.layout.places.desk else stage.layout.panels[event.seat]
    yield stage.flight(sprite, start, stage.place(f"space:{event.space}"))


@FLOWN.on(e.VoteMoved)
def _moved(event: e.VoteMoved, stage: Stage) -> Flights:
    start, end = stage.place(piece_of(event.source)), stage.place(piece_of(event.target))
    yield stage.flight(stage.cube(event.colour), start, end)


@FLOWN.on(e.LateVotesAdded)
def _late(event: e.LateVotesAdded, stage: Stage) -> Flights:
    seat = event.seat or 0
    yield from played(event, stage)
    yield from stage.many(stage.cube(seat), event.n, stage.tray(seat), stage.layout.evaluated)


@FLOWN.on(e.PolicyFilled)
def _filled(event: e.PolicyFilled, stage: Stage) -> Flights:
    seat = event.seat or 0
    yield from played(event, stage)
    yield from stage.many(
        stage.cube(seat), event.votes, stage.tray(seat), stage.place(f"space:{event.space}")
    )


@FLOWN.on(e.GreyVotesCast)
def _grey(event: e.GreyVotesCast, stage: Stage) -> Flights:
    start = stage.place(f"event:{max(1, len(stage.after.events))}")
    for space in event.spaces:
        yield stage.flight(stage.cube(-1), start, stage.place(f"space:{space}"))


@FLOWN.on(e.QueueMoved)
def _queue(event: e.QueueMoved, stage: Stage) -> Flights:
    """The front policy goes to the door; all others move one space on, one of them turns up."""
    layout, view = stage.layout, stage.before
    for space in range(1, len(view.queue) + 1):
        if view.queue[space - 1] is None:
            continue
        start = layout.spaces[space]
        end = layout.evaluated if space == 1 else layout.spaces[space - 1]
        sprite = stage.picture.piece(f"space:{space}", layout, view)
        look = still(sprite)
        if event.turned_up and space == FACE_UP_SPACES + 1:
            look = flipped(sprite, _turned_up(event.turned_up, end, stage))
        yield Flight(look, (start, end), stage.begin, TAKES, stays=True, waits=True)


def _turned_up(policy: str, place: Rect, stage: Stage) -> Sprite:
    """A policy face up, as it lies there afterwards; its picture where it has gone on already."""
    later = stage.after.queue[FACE_UP_SPACES - 1]
    if later is None or later.policy != policy:
        return stage.face(policy, place.size)
    return stage.picture.piece(f"space:{FACE_UP_SPACES}", stage.later, stage.after)


@FLOWN.on(e.PolicyCalled)
def _called(event: e.PolicyCalled, stage: Stage) -> Flights:
    piece = f"space:{event.space}"
    sprite = stage.picture.piece(piece, stage.layout, stage.before)
    stops = (stage.place(piece), stage.layout.evaluated)
    yield Flight(still(sprite), stops, stage.begin, TAKES, stays=True)


@FLOWN.on(e.PolicyLeft)
def _left(event: e.PolicyLeft, stage: Stage) -> Flights:
    """Through the door to its owner, stars to their boards."""
    view, layout = stage.before, stage.layout
    policy = view.evaluated
    owner = policy.owner if policy and policy.policy == event.policy else None
    size = layout.frame.px(120), layout.frame.px(70)
    end = layout.door if owner is None else stage.home(owner)
    yield stage.flight(stage.face(event.policy, size), layout.evaluated, end)
    for role, count in (("AR", event.paws), ("HU", event.hunters)):
        seat = next((seat for seat, player in enumerate(view.players) if player.role == role), None)
        if count and seat is not None:
            cube = Sprite.of(art.cube(role, stage.sized(34)))
            yield from stage.many(cube, count, layout.evaluated, layout.panels[seat])


@FLOWN.on(e.PolicyPlaced)
def _placed(event: e.PolicyPlaced, stage: Stage) -> Flights:
    yield stage.flight(stage.back(), stage.home(event.seat), stage.place(f"space:{event.space}"))


@FLOWN.on(e.PolicyFound)
def _found(event: e.PolicyFound, stage: Stage) -> Flights:
    sprite = stage.face(event.shown[-1], (stage.frame.px(120), stage.frame.px(70)))
    yield stage.flight(sprite, stage.home(event.seat), stage.place(f"space:{event.space}"))


@FLOWN.on(e.PolicyDrafted)
def _drafted(event: e.PolicyDrafted, stage: Stage) -> Flights:
    place = next(
        (n for n, given in enumerate(stage.before.pool) if given == (event.policy, event.owner)), None
    )
    start = stage.place(f"pool:{place}")
    sprite = stage.face(event.policy, (stage.frame.px(140), stage.frame.px(80)))
    yield stage.flight(sprite, start, stage.place(f"space:{event.space}"))


@FLOWN.on(e.Contributed, e.DiscardChosen)
def _given(event: Any, stage: Stage) -> Flights:
    count = max(1, len(event.cards))
    yield from stage.many(stage.back(), count, stage.home(event.seat), stage.layout.europe)


@FLOWN.on(e.PoolOpened)
def _opened(event: e.PoolOpened, stage: Stage) -> Flights:
    for number, (policy, owner) in enumerate(event.pool):
        sprite = stage.face(policy, (stage.frame.px(140), stage.frame.px(80)))
        yield stage.flight(sprite, stage.layout.panels[owner], stage.layout.europe, number * APART / 2)


@FLOWN.on(e.LeftoverShuffled)
def _leftover(event: e.LeftoverShuffled, stage: Stage) -> Flights:
    yield stage.flight(stage.back(), stage.layout.europe, stage.home(event.seat))


@FLOWN.on(e.DiscardsShown)
def _shown(event: e.DiscardsShown, stage: Stage) -> Flights:
    for card, seat in event.cards:
        sprite = stage.face(card, (stage.frame.px(120), stage.frame.px(70)))
        yield stage.flight(sprite, stage.layout.europe, stage.home(seat))


@FLOWN.on(e.EventTurnedUp)
def _story(event: e.EventTurnedUp, stage: Stage) -> Flights:
    place = stage.place(f"event:{len(stage.before.events) + 1}")
    sprite = Sprite.of(art.event(event.event, (stage.frame.px(300), stage.frame.px(220))))
    start = sprite.image.get_rect(center=stage.layout.europe.center)
    yield Flight(still(sprite), (start, place), stage.begin, TAKES, stage.frame.px(40))


@FLOWN.on(e.EventCompleted)
def _completed(event: e.EventCompleted, stage: Stage) -> Flights:
    story = stage.after.events[event.round - 1]
    place = stage.place(f"event:{event.round}")
    for seat in dict.fromkeys(story.votes or stage.before.events[event.round - 1].votes):
        yield stage.flight(stage.cube(seat), place, stage.tray(seat))


@FLOWN.on(e.SeatsGained)
def _gained(event: e.SeatsGained, stage: Stage) -> Flights:
    name = "shield" if event.what == "protection" else "influence"
    mark = Sprite.of(art.icon(name, stage.sized(40), ink.MARKS[name]))
    start = stage.place(f"event:{max(1, len(stage.after.events))}")
    for seat, n in enumerate(event.gained):
        if n:
            yield stage.flight(mark, start, stage.layout.panels[seat])


@FLOWN.on(e.ProtectionGained, e.InfluenceGained)
def _won(event: Any, stage: Stage) -> Flights:
    if not event.n:
        return
    shield = isinstance(event, e.ProtectionGained)
    name = "shield" if shield else "influence"
    mark = Sprite.of(art.icon(name, stage.sized(44), ink.MARKS[name]))
    end = stage.layout.ring if shield else stage.layout.panels[event.seat]
    yield from stage.many(mark, event.n, stage.layout.evaluated, end)
