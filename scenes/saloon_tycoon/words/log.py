"""What the lines of the log are about, whom they speak of, which pieces they light; what a recap keeps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from raccoon.app.text import Say
from raccoon.app.wording import seat_mark
from raccoon.engine.events import Command, Event
from raccoon.games.saloon_tycoon import commands as c
from raccoon.games.saloon_tycoon import events as e
from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.holdings import desk_seat

KINDS = {"houses": "level", "people": "flatfoot", "claims": "secret claim", "cards": "cards"}
"""The kinds that can be chosen, and their pictures."""
HOUSES = (e.TileBuilt, e.Supplied, e.CubePlaced, e.RoomFinished, e.RoofLaid)
PEOPLE = (e.CitizenArrived, e.OutlawArrived, e.CharacterMoved)
CLAIMS = (e.SecretsKept, e.SecretsShown, e.ClaimScored)
CARDS = (
    e.DrawChosen,
    e.CardsDrawn,
    e.CardDiscarded,
    e.DeckShuffled,
    e.CardPlayed,
    e.CardResolved,
    e.CardsStolen,
    e.VictimChosen,
)
TRIVIAL = (
    e.IncomeTaken,
    e.DrawChosen,
    e.CardResolved,
    e.CubePlaced,
    e.VictimChosen,
    e.DeckShuffled,
    e.TurnEnded,
    e.SecretsKept,
    e.Declined,
)
"""Events that nearly go without saying: what comes before or after them tells as much."""


def kind_of(event: Event) -> str:
    """What an event is about."""
    for kind, events in {"houses": HOUSES, "people": PEOPLE, "claims": CLAIMS, "cards": CARDS}.items():
        if isinstance(event, events):
            return kind
    return "game"


def seats_in(event: Event) -> tuple[int, ...]:
    """The players an event speaks of, the one whose it is first."""
    seats = [] if event.seat is None else [event.seat]
    if isinstance(event, e.CharacterMoved):
        seats += [event.source, event.host]
    if isinstance(event, e.GoldStolen | e.CardsStolen | e.VictimChosen):
        seats.append(event.victim)
    return tuple(dict.fromkeys(seats))


def pieces_of(event: Event, view: View) -> Iterator[str]:
    """The pieces on the table that an event speaks of."""
    if isinstance(event, PEOPLE):
        yield f"person:{event.character}"
    elif isinstance(event, e.ClaimScored):
        yield f"poster:{event.claim}"
    elif isinstance(event, HOUSES) and event.seat is not None:
        own = event.seat == desk_seat(view)
        yield from (f"room:{room}" for room in _rooms_of(event, view)) if own else [f"front:{event.seat}"]


def _rooms_of(event: Event, view: View) -> tuple[int, ...]:
    """The rooms of the own house that an event speaks of, by their numbers."""
    match event:
        case e.TileBuilt():
            rooms = view.players[event.seat].rooms
            where = (event.place, event.floor)
            return tuple(n for n, room in enumerate(rooms) if (room.place, room.floor) == where)
        case e.Supplied():
            return event.rooms
        case e.CubePlaced() | e.RoomFinished() | e.RoofLaid():
            return (event.room,)
    return ()


def pieces_for(command: Command, view: View) -> Iterator[str]:
    """The pieces that a move is made with."""
    match command:
        case c.PlayCard() | c.Discard():
            hand = view.players[command.seat].hand or ()
            yield from (f"hand:{place}" for place, card in enumerate(hand) if card == command.card)
        case c.Build():
            yield f"tile:{command.tile}"
        case c.Bribe() | c.MoveCharacter():
            yield from (f"person:{command.character}", f"panel:{command.host}")
        case c.Supply():
            yield from (f"room:{room}" for room in command.rooms)
        case c.PlaceCube():
            yield f"room:{command.room}"
        case c.ChooseVictim():
            yield f"panel:{command.victim}"
        case c.StakeClaim():
            secrets = view.players[command.seat].secrets or ()
            yield from (f"secret:{place}" for place, claim in enumerate(secrets) if claim == command.claim)
            yield f"poster:{command.claim}"


def together(events: Sequence[Event]) -> Iterator[Event]:
    """A turn's events with all cubes that were bought in it as one purchase, at the place of the first."""
    bought = [event for event in events if isinstance(event, e.Supplied)]
    for event in events:
        if not isinstance(event, e.Supplied):
            yield event
        elif event is bought[0]:
            cubes = tuple(number for each in bought for number in each.cubes)
            yield e.Supplied(event.seat, (), cubes, sum(each.price for each in bought))


def recap(event: Event, say: Say) -> Iterator[str]:
    """What an event says in the recap of a turn."""
    match event:
        case e.Earned():
            yield say("saloon.recap.earned", n=event.gold)
        case e.CardsDrawn():
            yield say("saloon.recap.drew", n=event.count)
        case e.TileBuilt():
            yield say("saloon.recap.built", tile=say(f"saloon.one.{event.tile}"))
        case e.Supplied():
            yield say("saloon.recap.supplied", n=sum(event.cubes))
        case e.CardPlayed():
            yield say("saloon.recap.played", card=say(f"saloon.card.{event.card}"))
        case e.ClaimScored():
            yield say("saloon.recap.claimed", claim=say(f"saloon.claim.{event.claim}"), n=event.points)
        case e.CitizenArrived() | e.OutlawArrived():
            yield say("saloon.recap.hosts", who=say(f"saloon.short.{event.character}"))
        case e.CharacterMoved():
            facts = {"who": say(f"saloon.short.{event.character}"), "host": seat_mark(event.host)}
            yield say("saloon.recap.sent", **facts)
        case e.GoldStolen():
            yield say("saloon.recap.robbed", n=event.gold, victim=seat_mark(event.victim))
        case e.CardsStolen():
            yield say("saloon.recap.stole", n=event.count, victim=seat_mark(event.victim))
        case e.EndTriggered():
            yield say("saloon.recap.triggered")
