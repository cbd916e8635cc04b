"""The events of Saloon Tycoon at the window: an `EventSpec` for each."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived, OutlawArrived
from raccoon.games.saloon_tycoon.actions.build import TileBuilt
from raccoon.games.saloon_tycoon.actions.decline import Declined, Skipped
from raccoon.games.saloon_tycoon.actions.draw import CardDiscarded, CardsDrawn, DeckShuffled, DrawChosen
from raccoon.games.saloon_tycoon.actions.earn import Earned
from raccoon.games.saloon_tycoon.actions.end_turn import EndTriggered, GameEnded, TurnEnded
from raccoon.games.saloon_tycoon.actions.finish import RoofLaid, RoomFinished
from raccoon.games.saloon_tycoon.actions.gains import GoldTaken, PointsScored
from raccoon.games.saloon_tycoon.actions.income import IncomeTaken
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.actions.play import CardPlayed, CardResolved
from raccoon.games.saloon_tycoon.actions.secrets import SecretsKept, SecretsShown
from raccoon.games.saloon_tycoon.actions.stake import ClaimScored
from raccoon.games.saloon_tycoon.actions.steal import CardsStolen, GoldStolen, VictimChosen
from raccoon.games.saloon_tycoon.actions.supply import CubePlaced, Supplied
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS
from raccoon.games.saloon_tycoon.view import View
from scenes.art.pieces.characters import PLEASED, PUT_OUT
from scenes.saloon_tycoon.holdings import OUTLAWS, desk_seat, tile_name
from scenes.saloon_tycoon.motion import flights
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.described.event_spec import Cues, EventSpec, Lifting, about
from scenes.table.described.events import EventSpecs
from scenes.table.described.feelings import Aloud, Change, ended
from scenes.table.log.markup import player_markup
from scenes.table.piece import Piece

KINDS = {"houses": "level", "people": "flatfoot", "claims": "secret claim", "cards": "cards"}
"""The kinds of lines that the log can be filtered by, with their pictograms."""
AFTER_COINS = 0.3
"""Seconds from the sound of the payment to that of the thing paid for."""

# Sentences


def _secrets(event: SecretsShown, say: Say) -> str:
    each = (
        say(
            "saloon.event.shown.seat",
            seat=seat_mark(seat),
            claims=listed([say(f"saloon.claim.{claim}") for claim in kept], say),
        )
        for seat, kept in enumerate(event.kept)
    )
    return listed(each, say, "comma")


def _scores(event: GameEnded, say: Say) -> str:
    scores = (say("saloon.event.score", seat=seat_mark(seat), n=n) for seat, n in enumerate(event.points))
    return listed(scores, say)


def _winners(event: GameEnded, say: Say) -> str:
    return listed(map(seat_mark, event.winners), say)


def _compensated(event: CharacterMoved, _: View, after: View, say: Say) -> str:
    if not event.compensation:
        return ""
    return say("saloon.event.compensated", seat=seat_mark(event.source), n=event.compensation)


def _supplied_rooms(event: Supplied | CubePlaced, _: View, after: View, say: Say) -> str:
    rooms = event.rooms if isinstance(event, Supplied) else (event.room,)
    return say("saloon.event.to", rooms=listed([_name(event.seat, room, after, say) for room in rooms], say))


def _lit_room(event: RoomFinished, _: View, after: View, say: Say) -> str:
    return say("saloon.event.lit", tile=_name(event.seat, event.room, after, say))


def _walks(events: Sequence[CharacterMoved], table: ChoiceContext, _: View) -> Iterator[str]:
    """Yield the line about each character who moves: the new host, and the effect on that player."""
    for event in events:
        say, found = table.say, CHARACTERS[event.character]
        burden = found.kind == "outlaw"
        what = say(f"saloon.burden.{found.id}") if burden else say("saloon.worth", n=found.effect.amount)
        host = player_markup(table.seats[event.host])
        yield say("saloon.line.moved", who=say(f"saloon.short.{found.id}"), host=host, what=what)


def _finished(events: Sequence[RoomFinished | RoofLaid], table: ChoiceContext, after: View) -> Iterator[str]:
    """Yield a line for each finished room with its roof."""
    for room, alike in groupby(events, attrgetter("room")):
        lit, *roofs = alike
        if isinstance(lit, RoomFinished):
            tile, roof = _name(lit.seat, room, after, table.say), sum(event.points for event in roofs)
            key = "saloon.line.crowned" if roofs else "saloon.line.finished"
            yield table.say(key, tile=tile, n=lit.points, roof=roof)


def _free_cubes(events: Sequence[CubePlaced], table: ChoiceContext, after: View) -> Iterator[str]:
    """Yield a line for each room that takes free cubes."""
    for room, alike in groupby(events, attrgetter("room")):
        cubes = [*alike]
        tile = _name(cubes[0].seat, room, after, table.say)
        yield table.say("saloon.line.cubes", n=len(cubes), tile=tile)


def _name(seat: int, room: int, view: View, say: Say) -> str:
    return say(tile_name(view.players[seat].rooms[room].tile, view))


# Highlighted pieces


def _in_house(rooms: Callable[[Any, View], Iterable[int]]) -> Callable[[Any, View], Iterator[Piece]]:
    """Return a function for an event's pieces: rooms of the own house, or another house as a whole."""

    def lit(event: Any, view: View) -> Iterator[Piece]:
        own = event.seat == desk_seat(view)
        yield from (
            (Piece("room", room) for room in rooms(event, view)) if own else [Piece("front", event.seat)]
        )

    return lit


def _built_room(event: TileBuilt, view: View) -> Iterator[int]:
    for number, room in enumerate(view.players[event.seat].rooms):
        if (room.place, room.floor) == (event.place, event.floor):
            yield number


THE_ROOM = _in_house(lambda event, _: (event.room,))


# Sounds and moods


def _building(event: TileBuilt) -> Cues:
    begin = AFTER_COINS if event.price else 0.0
    return (*((0.0, "coins_out"),) * bool(event.price), (begin, "saw"), (begin + 0.75, "hammer"))


def _cubes(event: Supplied) -> Cues:
    cubes = range(min(sum(event.cubes), 3))
    return ((0.0, "coins_out"), *((AFTER_COINS + 0.13 * number, "cube") for number in cubes))


def _doors(event: CharacterMoved) -> Cues:
    return ((0.0, "coins_out"), (AFTER_COINS, "swing_doors")) if event.price else ((0.0, "swing_doors"),)


def _dealt(event: CardsDrawn | CardsStolen) -> Cues:
    return ((number * 0.12, "deal") for number in range(min(event.count, 3)))


def _moved(event: CharacterMoved, _: object) -> Change:
    """A citizen pleases the new host and puts out the former one; an outlaw the other way round."""
    glad, sorry = (event.source, event.host) if event.character in OUTLAWS else (event.host, event.source)
    return {glad: PLEASED, sorry: PUT_OUT}


def _robbed(event: GoldStolen | CardsStolen, _: object) -> Change:
    return {event.victim: PUT_OUT, event.seat: PLEASED}


CARD_LEAVES = Lifting(flights.card, flights.held_card)

EVENTS = EventSpecs(
    EventSpec(IncomeTaken, "income", "gold", trivial=True, sound="coins_in", flights=flights.gold),
    EventSpec(Earned, "earned", "gold", recap="earned", sound="coins_in", flights=flights.gold),
    EventSpec(GoldTaken, "gold", "gold", previews="takes", sound="coins_in", flights=flights.gold),
    EventSpec(PointsScored, "points", "points", sound="seal", mood=PLEASED, flights=flights.points),
    EventSpec(
        GoldStolen,
        "robbed",
        "gold",
        recap="robbed",
        seats=("victim",),
        sound="coins_out",
        mood=Aloud(_robbed, 0.5),
        flights=flights.gold,
    ),
    EventSpec(Declined, "declined.{what}", trivial=True),
    EventSpec(Skipped, "skipped.{what}", previews="skipped.{what}"),
    EventSpec(EndTriggered, "triggered", recap="triggered", sound="sundown"),
    EventSpec(TurnEnded, "ended", trivial=True, sound="turn", divides="turn"),
    EventSpec(
        GameEnded,
        "over",
        lambda event: len(event.winners),
        facts={"scores": _scores, "winners": _winners},
        sound="victory",
        mood=ended,
    ),
    *about(
        "houses",
        EventSpec(
            TileBuilt,
            lambda event: "built.lot" if event.points else "built",
            "points",
            recap="built",
            lit=_in_house(_built_room),
            sound=_building,
            flights=flights.tile,
        ),
        EventSpec(
            Supplied,
            "supplied",
            lambda event: sum(event.cubes),
            then=_supplied_rooms,
            recap="supplied",
            lit=_in_house(lambda event, _: event.rooms),
            sound=_cubes,
            flights=flights.cubes,
        ),
        EventSpec(
            CubePlaced,
            "placed",
            then=_supplied_rooms,
            previews=_free_cubes,
            trivial=True,
            lit=THE_ROOM,
            sound="cube",
            flights=flights.cubes,
        ),
        EventSpec(
            RoomFinished,
            "finished",
            "points",
            then=_lit_room,
            previews=_finished,
            lit=THE_ROOM,
            sound="lamp",
            mood=PLEASED,
            flights=flights.lamp,
        ),
        EventSpec(
            RoofLaid,
            "roof",
            "points",
            previews=_finished,
            lit=THE_ROOM,
            sound="hammer",
            mood=PLEASED,
            flights=flights.roof,
        ),
    ),
    *about(
        "people",
        EventSpec(
            CitizenArrived,
            "citizen",
            recap="hosts",
            previews="citizen",
            lit="person:{character}",
            sound="swing_doors",
            mood=PLEASED,
            flights=flights.arrival,
        ),
        EventSpec(
            OutlawArrived,
            "outlaw",
            facts={"burden": lambda event, say: say(f"saloon.burden.{event.character}")},
            recap="hosts",
            previews="outlaw",
            lit="person:{character}",
            sound=lambda _: ((0.0, "outlaw"), (1.3, "swing_doors")),
            mood=Aloud(PUT_OUT, 1.6),
            flights=flights.arrival,
        ),
        EventSpec(
            CharacterMoved,
            lambda event: "bribed" if event.price else "moved",
            then=_compensated,
            recap="sent",
            previews=_walks,
            seats=("source", "host"),
            lit="person:{character}",
            sound=_doors,
            mood=Aloud(_moved, 0.9),
            flights=Lifting(flights.walk, "person:{character}"),
        ),
    ),
    *about(
        "claims",
        EventSpec(SecretsKept, "kept", trivial=True),
        EventSpec(SecretsShown, "shown", facts={"all": _secrets}),
        EventSpec(
            ClaimScored,
            "claimed",
            "points",
            recap="claimed",
            lit="poster:{claim}",
            sound="claim",
            mood=Aloud(PLEASED, 0.7),
            flights=flights.claim,
        ),
    ),
    *about(
        "cards",
        EventSpec(DrawChosen, "draws", trivial=True),
        EventSpec(
            CardsDrawn, "drawn", "count", recap="drew", previews="draws", sound=_dealt, flights=flights.cards
        ),
        EventSpec(CardDiscarded, "discarded", sound="card", mood=PUT_OUT, flights=CARD_LEAVES),
        EventSpec(DeckShuffled, "shuffled", trivial=True, sound="shuffle"),
        EventSpec(CardPlayed, "played", recap="played", sound="card", flights=CARD_LEAVES),
        EventSpec(CardResolved, "resolved", trivial=True),
        EventSpec(VictimChosen, "victim", trivial=True, seats=("victim",)),
        EventSpec(
            CardsStolen,
            "stolen",
            "count",
            recap="stole",
            seats=("victim",),
            sound=_dealt,
            mood=Aloud(_robbed, 0.5),
            flights=flights.cards,
        ),
    ),
    sentences="saloon.event",
    recaps="saloon.recap",
    wording={
        "card": "saloon.card",
        "claim": "saloon.claim",
        "tile": "saloon.tile",
        "character": "saloon.person",
    },
    brief_wording={"character": "saloon.short"},
    previews="saloon.line",
    listed={"played": "card"},
    pictured={"earned": "coin", "robbed": "coin", "triggered": "hourglass"},
    revealed=lambda event, say: [
        say(f"saloon.card.{card}")
        for card in (event.cards if isinstance(event, CardsDrawn | CardsStolen) else ())
    ],
)
