"""The flights of events: pieces from place to place (`fly`), and functions for events that need more."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any

from raccoon.games.raccoon_rampage.catalogue import AREAS, FACE_UP_SPACES, GREY
from scenes.art.pieces import dice
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import ALARM, INK, PAPER, RELIEF
from scenes.raccoon_rampage.holdings import role_of, scorer, seat_of
from scenes.raccoon_rampage.motion.stage import APART, BACK, MOST, TAKES, Flights, Rect, Stage, played
from scenes.raccoon_rampage.picture.ink import Ink, poster
from scenes.raccoon_rampage.picture.wishes import pin
from scenes.table.motion.flights import Flight, Sprite, flipped, still, thrown
from scenes.table.picture.zones import PaintContext
from scenes.table.piece import Piece

DIE_TURNS, DIE = 10, 74
"""The number of faces that a die shows on its way; its side in design units."""
HUNTER_FACES = {"skull": ALARM, "shield": RELIEF, "blank": ""}
"""The faces of a hunter's die, each with the colour of its mark."""

Fly = Callable[[Any, Stage], Iterable[Flight]]
SPRITES: dict[str, Callable[[Any, Stage], Sprite]] = {
    "back": lambda event, stage: stage.back(),
    "card": lambda event, stage: stage.face(event.card, 120, 80),
    "cube": lambda event, stage: stage.cube(event.seat),
    "found": lambda event, stage: stage.face(event.shown[-1]),
    "influence": lambda event, stage: stage.mark("influence", 44),
    "pin": lambda event, stage: Sprite.of(pin(stage.sized(40, 56), role_of(stage.before, event.seat))),
    "regained": lambda event, stage: stage.face(event.regained, 120, 80),
    "shield": lambda event, stage: stage.mark("shield", 44),
    "vote": lambda event, stage: stage.cube(event.colour),
}
"""The pieces that fly for an event."""
PLACES: dict[str, Callable[[Any, Stage], Rect]] = {
    "deck": lambda event, stage: stage.own(event.seat, stage.layout.decks, stage.layout.desk),
    "europe": lambda event, stage: stage.layout.europe,
    "evaluated": lambda event, stage: stage.layout.evaluated,
    "home": lambda event, stage: stage.home(event.seat),
    "panel": lambda event, stage: stage.layout.panels[event.seat],
    "pile": lambda event, stage: stage.own(event.seat, stage.layout.decks),
    "pin": lambda event, stage: stage.own(event.seat, stage.layout.pin),
    "ring": lambda event, stage: stage.layout.ring,
    "source": lambda event, stage: stage.place(event.source),
    "space": lambda event, stage: stage.place(event.space),
    "target": lambda event, stage: stage.place(event.target),
    "tray": lambda event, stage: stage.tray(event.seat),
}
"""The places where pieces set out and land."""


def fly(sprite: str, start: str, end: str, count: str = "", after: float = 0.0) -> Fly:
    """A function that sends pieces from place to place: one, or as many as the field `count` says or has."""
    make, begin, goal = SPRITES[sprite], PLACES[start], PLACES[end]

    def flies(event: Any, stage: Stage) -> Flights:
        number = getattr(event, count) if count else 1
        many = number if isinstance(number, int) else max(1, len(number))
        return stage.fly(make(event, stage), begin(event, stage), goal(event, stage), many, after)

    return flies


def then(more: Fly) -> Fly:
    """A function that shows the card that is played, then sends more."""
    return lambda event, stage: chain(played(event, stage), more(event, stage))


# Policies


def queue(event: Any, stage: Stage) -> Flights:
    """The front policy goes to the door; all others move one space on, one of them turns up."""
    layout, view = stage.layout, stage.before
    for space in range(1, len(view.queue) + 1):
        if view.queue[space - 1] is None:
            continue
        start = layout.spaces[space]
        end = layout.evaluated if space == 1 else layout.spaces[space - 1]
        sprite = stage.picture.piece(Piece("space", space), layout, view)
        look = still(sprite)
        if event.turned_up and space == FACE_UP_SPACES + 1:
            look = flipped(sprite, _turned_up(event.turned_up, end, stage))
        yield Flight(look, (start, end), stage.begin, TAKES, stays=True, waits=True)


def _turned_up(policy: str, place: Rect, stage: Stage) -> Sprite:
    """A policy that turns up: as on its space afterwards, or its picture alone if it has left that space."""
    later = stage.after.queue[FACE_UP_SPACES - 1]
    if later is None or later.policy != policy:
        return Sprite.of(art.vignette(policy, place.size))
    return stage.picture.piece(Piece("space", FACE_UP_SPACES), stage.later, stage.after)


def called(event: Any, stage: Stage) -> Flights:
    """A policy that is evaluated at the end: from its space to the door."""
    piece = Piece("space", event.space)
    sprite = stage.picture.piece(piece, stage.layout, stage.before)
    stops = (stage.place(piece), stage.layout.evaluated)
    yield Flight(still(sprite), stops, stage.begin, TAKES, stays=True)


def left(event: Any, stage: Stage) -> Flights:
    """A policy through the door to its owner; cubes for its stars to the lobbyists' boards."""
    layout, policy = stage.layout, stage.before.evaluated
    owner = policy.owner if policy and policy.policy == event.policy else None
    end = layout.door if owner is None else stage.home(owner)
    yield stage.flight(stage.face(event.policy), layout.evaluated, end)
    for role, count in (("AR", event.paws), ("HU", event.hunters)):
        seat = seat_of(stage.before, role)
        if count and seat is not None:
            yield from stage.fly(stage.cube(seat), layout.evaluated, layout.panels[seat], count)


def drafted(event: Any, stage: Stage) -> Flights:
    """A policy from the pool to its space."""
    pool, taken = stage.before.pool, (event.policy, event.owner)
    start = stage.place(Piece("pool", pool.index(taken) if taken in pool else None))
    yield stage.flight(stage.face(event.policy, 140, 80), start, stage.place(event.space))


def opened(event: Any, stage: Stage) -> Flights:
    """The policies of the pool from their owners to the map."""
    for number, (policy, owner) in enumerate(event.pool):
        start, end = stage.layout.panels[owner], stage.layout.europe
        yield stage.flight(stage.face(policy, 140, 80), start, end, number * APART / 2)


def story(event: Any, stage: Stage) -> Flights:
    """The next event onto its plate of the storyline."""
    place = stage.place(Piece("event", len(stage.before.events) + 1))
    sprite = stage.face(event.event, 300, 220)
    start = sprite.image.get_rect(center=stage.layout.europe.center)
    yield Flight(still(sprite), (start, place), stage.begin, TAKES, stage.frame.px(40))


def completed(event: Any, stage: Stage) -> Flights:
    """The votes of an event go home."""
    votes = [view.events[event.round - 1].votes for view in (stage.after, stage.before)]
    for seat in dict.fromkeys(votes[0] or votes[1]):
        yield stage.flight(stage.cube(seat), stage.place(Piece("event", event.round)), stage.tray(seat))


def gained(event: Any, stage: Stage) -> Flights:
    """Marks of protection or influence to the panels."""
    mark = stage.mark("shield" if event.what == "protection" else "influence", 40)
    for seat, n in enumerate(event.gained):
        if n:
            yield stage.flight(mark, stage.news(), stage.layout.panels[seat])


def grey(event: Any, stage: Stage) -> Flights:
    """Grey cubes from the storyline to the policies."""
    for space in event.spaces:
        yield stage.flight(stage.cube(GREY), stage.news(), stage.place(space))


def given_up(event: Any, stage: Stage) -> Flights:
    """Cards that are given up, from the map to their owners."""
    for card, seat in event.cards:
        yield stage.flight(stage.face(card), stage.layout.europe, stage.home(seat))


def shuffled(event: Any, stage: Stage) -> Flights:
    """The discards become a deck."""
    place = stage.own(event.seat, stage.layout.decks)
    return stage.fly(stage.back(), place.move(stage.frame.px(40), 0), place, 3)


def spread_shuffled(event: Any, stage: Stage) -> Flights:
    """The spread deck when it is shuffled."""
    return stage.fly(stage.back("spread"), stage.layout.door, stage.layout.spread, 3)


def swapped(event: Any, stage: Stage) -> Flights:
    """Two policies change places."""
    one, other = Piece("space", event.space), Piece("space", event.space + 1)
    for start, end in ((one, other), (other, one)):
        sprite = stage.picture.piece(start, stage.layout, stage.before)
        yield stage.flight(sprite, stage.place(start), stage.place(end), 0.1, 30)


def revealed(event: Any, stage: Stage) -> Flights:
    """A policy turns up."""
    place = stage.place(event.space)
    sprite = stage.picture.piece(Piece("space", event.space), stage.layout, stage.before)
    turned = Sprite.of(art.vignette(event.policy, place.size))
    yield Flight(flipped(sprite, turned), (place, place), stage.begin + 0.1, TAKES, stays=True)


# Raccoons


def came(event: Any, stage: Stage) -> Flights:
    """Raccoons from the storyline."""
    for area, count in zip(AREAS, event.added, strict=True):
        yield from _arrive(stage, area, count, stage.news())


def _arrive(stage: Stage, area: str, count: int, start: Rect) -> Flights:
    """So many raccoons from `start` to an area, and their number at the tracker."""
    for number in range(min(count, MOST)):
        yield stage.flight(stage.raccoon(), start, stage.layout.next_place(area, number), number * APART)
    if count:
        yield stage.figure(f"+{count}", stage.layout.tracker, "#ff9a7d")


def removed(event: Any, stage: Stage) -> Flights:
    """A raccoon to the board of the seat that scores it, else off the map."""
    layout, seat = stage.layout, scorer(stage.before, event.area, event.kind == "reduce")
    end = layout.panels[seat] if seat is not None else layout.log_paper
    yield stage.flight(stage.raccoon(awake=False), layout.next_place(event.area, -1), end)
    yield stage.figure("−1", layout.tracker, "#8fd694")


def spread_face(stage: Stage, raccoons: int, size: tuple[int, int]) -> Sprite:
    """A spread card face up: so many raccoons."""
    sheet = art.spread_face(size, raccoons).copy()
    ink = Ink.on(sheet, PaintContext(stage.frame, stage.picture.say, stage.picture.seats))
    at = (size[0] // 2, round(size[1] * 0.86))
    ink.line(str(raccoons), at, poster(34), size[0], "centre")
    return Sprite.of(sheet)


def spread_card(event: Any, stage: Stage) -> Flights:
    """A spread card, and its raccoons."""
    face, pile = (
        spread_face(stage, event.raccoons, stage.sized(*BACK)),
        stage.place(Piece("pile", event.area)),
    )
    stops = tuple(face.image.get_rect(center=place.center) for place in (stage.layout.evaluated, pile))
    yield Flight(flipped(stage.back("spread"), face), stops, stage.begin, TAKES, stays=True)
    yield from _arrive(stage, event.area, event.added, pile)


# Dice


def rolled(event: Any, stage: Stage) -> Flights:
    """A die thrown onto the map."""
    values = [*((event.value + n) % 6 + 1 for n in range(DIE_TURNS)), event.value]
    side = stage.frame.px(DIE)
    yield _die(stage, [Sprite.of(dice.die(side, value, PAPER, INK)) for value in values], 0)


def hunted(event: Any, stage: Stage) -> Flights:
    """The hunter's dice thrown onto the map."""
    kinds = tuple(HUNTER_FACES)
    for number, face in enumerate(event.faces):
        faces = [*(kinds[(n + number) % 3] for n in range(DIE_TURNS)), face]
        yield _die(stage, [_hunter_die(stage, one) for one in faces], number)


def _hunter_die(stage: Stage, face: str) -> Sprite:
    picture = art.still("die", stage.sized(DIE)).copy()
    if colour := HUNTER_FACES[face]:
        side = round(picture.get_width() * 0.62)
        mark = art.icon(face, (side, side), colour)
        picture.blit(mark, mark.get_rect(center=picture.get_rect().center))
    return Sprite.of(picture)


def _die(stage: Stage, faces: Sequence[Sprite], number: int) -> Flight:
    """A die thrown from the policy onto the map, where it stays until everything has landed."""
    end = stage.layout.europe.move(stage.frame.px(90 * number), 0)
    return thrown(faces, stage.layout.evaluated, end, stage.begin, stage.frame.px(60))
