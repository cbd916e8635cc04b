"""The game's own highlights: offered places, ordered cubes, arriving characters, claims that become ready."""

from dataclasses import dataclass

from scenes.table.picture.zones import Highlights


@dataclass(frozen=True)
class Offered:
    """A place that is offered for a tile: the whole price, the points of its lots, whether it is chosen."""

    place: str
    floor: int
    large: bool
    price: int
    points: int
    tile: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class SaloonMarks:
    """The highlights of a choice: `offers` are places for a tile in the own house, `cubes` pairs of a room
    and its new cubes, `arriving` the characters and `ready` the claims that the move would bring.
    """

    offers: tuple[Offered, ...] = ()
    cubes: tuple[tuple[int, int], ...] = ()
    arriving: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()


NOTHING = SaloonMarks()


def own(marks: Highlights) -> SaloonMarks:
    """This game's part of the highlights."""
    return marks.own if isinstance(marks.own, SaloonMarks) else NOTHING
