"""The flights of cards: those played, drawn and discarded."""

from __future__ import annotations

from typing import Any

from raccoon.games.raccoon_rampage import events as e
from scenes.raccoon_rampage.motion.stage import (
    TAKES,
    Flights,
    Stage,
    played,
)
from scenes.table.motion.flights import Flight, flipped


def joined(event: Any, stage: Stage) -> Flights:
    """The card, then a policy to its space."""
    yield from played(event, stage)
    yield stage.flight(stage.back(), stage.home(event.seat), stage.place(f"space:{event.space}"), 0.1)


def swapped(event: e.PoliciesSwapped, stage: Stage) -> Flights:
    """The card; two policies change places."""
    yield from played(event, stage)
    one, other = f"space:{event.space}", f"space:{event.space + 1}"
    for start, end in ((one, other), (other, one)):
        sprite = stage.picture.piece(start, stage.layout, stage.before)
        yield stage.flight(sprite, stage.place(start), stage.place(end), 0.1, 30)


def revealed(event: e.PolicyTurnedUp, stage: Stage) -> Flights:
    """The card; a policy turns up."""
    yield from played(event, stage)
    place = stage.place(f"space:{event.space}")
    sprite = stage.picture.piece(f"space:{event.space}", stage.layout, stage.before)
    turned = stage.face(event.policy, place.size)
    yield Flight(flipped(sprite, turned), (place, place), stage.begin + 0.1, TAKES, stays=True)


def regained(event: e.CardRegained, stage: Stage) -> Flights:
    """The card; another comes back to the hand."""
    yield from played(event, stage)
    sprite = stage.face(event.regained, (stage.frame.px(120), stage.frame.px(80)))
    start = (
        stage.layout.decks if event.seat == stage.layout.places.desk else stage.layout.panels[event.seat or 0]
    )
    yield stage.flight(sprite, start, stage.home(event.seat), 0.1)


def tossed(event: Any, stage: Stage) -> Flights:
    """A card out of the hand."""
    end = stage.layout.decks if event.seat == stage.layout.places.desk else stage.layout.panels[event.seat]
    sprite = stage.face(event.card, (stage.frame.px(120), stage.frame.px(80)))
    yield stage.flight(sprite, stage.home(event.seat), end)


def drawn(event: e.CardsDrawn, stage: Stage) -> Flights:
    """Cards into the hand."""
    own = event.seat == stage.layout.places.desk
    start = stage.layout.decks if own else stage.layout.desk
    return stage.many(stage.back(), event.count, start, stage.home(event.seat))


def deck(event: e.DeckShuffled, stage: Stage) -> Flights:
    """The discards become a deck."""
    own = event.seat == stage.layout.places.desk
    place = stage.layout.decks if own else stage.layout.panels[event.seat or 0]
    return stage.many(stage.back(), 3, place.move(stage.frame.px(40), 0), place)
