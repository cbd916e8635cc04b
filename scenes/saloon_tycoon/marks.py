"""The game's own highlights on its table: places for a tile, cubes ordered, a look across."""

from dataclasses import dataclass

from scenes.table.picture.zones import Highlights


@dataclass(frozen=True)
class Offered:
    """A place for a tile: the price in all, the points of its lots, and whether it is the one chosen."""

    place: str
    floor: int
    large: bool
    price: int
    points: int
    tile: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class SaloonMarks:
    """`offers` are places for a tile in the own house, `cubes` pairs of a room and the cubes to come,
    `arriving` the characters that the move would bring, `ready` the claims that it would make ready.
    """

    offers: tuple[Offered, ...] = ()
    cubes: tuple[tuple[int, int], ...] = ()
    arriving: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()


NOTHING = SaloonMarks()


def own(marks: Highlights) -> SaloonMarks:
    """This game's part of the marks."""
    return marks.own if isinstance(marks.own, SaloonMarks) else NOTHING
