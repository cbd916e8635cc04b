"""The flights of policies, votes and the storyline."""

from __future__ import annotations

from typing import Any

from raccoon.games.raccoon_rampage import events as e
from raccoon.games.raccoon_rampage.catalogue import FACE_UP_SPACES
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.holdings import piece_of
from scenes.raccoon_rampage.motion.stage import (
    APART,
    TAKES,
    Flights,
    Rect,
    Stage,
    played,
)
from scenes.raccoon_rampage.picture import ink, wishes
from scenes.table.motion.flights import Flight, Sprite, flipped, still


def voted(event: e.VotePlaced, stage: Stage) -> Flights:
    """A cube from the tray."""
    seat = event.seat or 0
    yield stage.flight(stage.cube(seat), stage.tray(seat), stage.place(piece_of(event.target)))


def wished(event: e.WishSaid, stage: Stage) -> Flights:
    """A pin to its space."""
    size = stage.frame.px(40), stage.frame.px(56)
    sprite = Sprite.of(wishes.pin(size, stage.before.players[event.seat].role))
    start = stage.layout.pin if event.seat == stage.layout.places.desk else stage.layout.panels[event.seat]
    yield stage.flight(sprite, start, stage.place(f"space:{event.space}"))


def moved(event: e.VoteMoved, stage: Stage) -> Flights:
    """A cube from place to place."""
    start, end = stage.place(piece_of(event.source)), stage.place(piece_of(event.target))
    yield stage.flight(stage.cube(event.colour), start, end)


def late(event: e.LateVotesAdded, stage: Stage) -> Flights:
    """The card, then cubes to the door."""
    seat = event.seat or 0
    yield from played(event, stage)
    yield from stage.many(stage.cube(seat), event.n, stage.tray(seat), stage.layout.evaluated)


def filled(event: e.PolicyFilled, stage: Stage) -> Flights:
    """The card, then cubes to its space."""
    seat = event.seat or 0
    yield from played(event, stage)
    yield from stage.many(
        stage.cube(seat), event.votes, stage.tray(seat), stage.place(f"space:{event.space}")
    )


def grey(event: e.GreyVotesCast, stage: Stage) -> Flights:
    """Grey cubes from the storyline."""
    start = stage.place(f"event:{max(1, len(stage.after.events))}")
    for space in event.spaces:
        yield stage.flight(stage.cube(-1), start, stage.place(f"space:{space}"))


def queue(event: e.QueueMoved, stage: Stage) -> Flights:
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


def called(event: e.PolicyCalled, stage: Stage) -> Flights:
    """A policy from its space to the door."""
    piece = f"space:{event.space}"
    sprite = stage.picture.piece(piece, stage.layout, stage.before)
    stops = (stage.place(piece), stage.layout.evaluated)
    yield Flight(still(sprite), stops, stage.begin, TAKES, stays=True)


def left(event: e.PolicyLeft, stage: Stage) -> Flights:
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


def placed(event: e.PolicyPlaced, stage: Stage) -> Flights:
    """A card face down."""
    yield stage.flight(stage.back(), stage.home(event.seat), stage.place(f"space:{event.space}"))


def found(event: e.PolicyFound, stage: Stage) -> Flights:
    """The policy that was found."""
    sprite = stage.face(event.shown[-1], (stage.frame.px(120), stage.frame.px(70)))
    yield stage.flight(sprite, stage.home(event.seat), stage.place(f"space:{event.space}"))


def drafted(event: e.PolicyDrafted, stage: Stage) -> Flights:
    """A policy out of the pool."""
    place = next(
        (n for n, given in enumerate(stage.before.pool) if given == (event.policy, event.owner)), None
    )
    start = stage.place(f"pool:{place}")
    sprite = stage.face(event.policy, (stage.frame.px(140), stage.frame.px(80)))
    yield stage.flight(sprite, start, stage.place(f"space:{event.space}"))


def given(event: Any, stage: Stage) -> Flights:
    """Cards to the middle."""
    count = max(1, len(event.cards))
    yield from stage.many(stage.back(), count, stage.home(event.seat), stage.layout.europe)


def opened(event: e.PoolOpened, stage: Stage) -> Flights:
    """The pool is laid out."""
    for number, (policy, owner) in enumerate(event.pool):
        sprite = stage.face(policy, (stage.frame.px(140), stage.frame.px(80)))
        yield stage.flight(sprite, stage.layout.panels[owner], stage.layout.europe, number * APART / 2)


def leftover(event: e.LeftoverShuffled, stage: Stage) -> Flights:
    """A policy to the deck of its owner."""
    yield stage.flight(stage.back(), stage.layout.europe, stage.home(event.seat))


def shown(event: e.DiscardsShown, stage: Stage) -> Flights:
    """Cards that are given up."""
    for card, seat in event.cards:
        sprite = stage.face(card, (stage.frame.px(120), stage.frame.px(70)))
        yield stage.flight(sprite, stage.layout.europe, stage.home(seat))


def story(event: e.EventTurnedUp, stage: Stage) -> Flights:
    """The next event."""
    place = stage.place(f"event:{len(stage.before.events) + 1}")
    sprite = Sprite.of(art.vignette(event.event, (stage.frame.px(300), stage.frame.px(220))))
    start = sprite.image.get_rect(center=stage.layout.europe.center)
    yield Flight(still(sprite), (start, place), stage.begin, TAKES, stage.frame.px(40))


def completed(event: e.EventCompleted, stage: Stage) -> Flights:
    """The votes of an event go home."""
    story = stage.after.events[event.round - 1]
    place = stage.place(f"event:{event.round}")
    for seat in dict.fromkeys(story.votes or stage.before.events[event.round - 1].votes):
        yield stage.flight(stage.cube(seat), place, stage.tray(seat))


def gained(event: e.SeatsGained, stage: Stage) -> Flights:
    """Marks to the panels."""
    name = "shield" if event.what == "protection" else "influence"
    mark = Sprite.of(art.icon(name, stage.sized(40), ink.MARKS[name]))
    start = stage.place(f"event:{max(1, len(stage.after.events))}")
    for seat, n in enumerate(event.gained):
        if n:
            yield stage.flight(mark, start, stage.layout.panels[seat])


def won(event: Any, stage: Stage) -> Flights:
    """Marks to the panel."""
    if not event.n:
        return
    shield = isinstance(event, e.ProtectionGained)
    name = "shield" if shield else "influence"
    mark = Sprite.of(art.icon(name, stage.sized(44), ink.MARKS[name]))
    end = stage.layout.ring if shield else stage.layout.panels[event.seat]
    yield from stage.many(mark, event.n, stage.layout.evaluated, end)
