"""The places of the title's name, ribbon, posters and menu, by the window's shape and the text scale."""

import msgspec

from scenes.art.frame import Frame
from scenes.art.landscape.title_ground import NamePlace

Units = tuple[int, int, int, int]
SQUARER = 200
"""A window with at least this much extra height, in design units, has the menu below the posters."""


class TitlePlaces(msgspec.Struct, frozen=True):
    """Rectangles in design units: the program's `name` with its height of `letters`; the `ribbon`, and the
    `warning` that replaces it; the `posters`, each at most `broadest` wide; and a `band` for the menu's
    buttons in `rows`, None if they are in a panel next to the posters.
    """

    name: Units = (140, 48, 1640, 284)
    letters: int = 204
    ribbon: Units = (452, 338, 1016, 84)
    warning: Units = (440, 334, 1040, 92)
    posters: Units = (528, 440, 1320, 574)
    broadest: int = 360
    band: Units | None = None
    rows: int = 1


USUAL = TitlePlaces()
SQUARE = TitlePlaces(
    name=(140, -102, 1640, 284),
    ribbon=(452, 188, 1016, 84),
    warning=(440, 184, 1040, 92),
    posters=(84, 300, 1500, 760),
    broadest=500,
    band=(84, 1078, 1356, 156),
)
LARGE = TitlePlaces(
    name=(300, 8, 1320, 210),
    letters=150,
    ribbon=(320, 222, 1280, 92),
    warning=(320, 222, 1280, 92),
    posters=(258, 324, 1008, 486),
    broadest=336,
    band=(84, 822, 1356, 246),
    rows=2,
)
LARGE_SQUARE = msgspec.structs.replace(
    SQUARE,
    ribbon=(320, 188, 1280, 92),
    posters=(84, 300, 1356, 670),
    band=(84, 988, 1356, 246),
    rows=2,
)
ALONE: dict[NamePlace, tuple[TitlePlaces, TitlePlaces]] = {
    "across": (USUAL, msgspec.structs.replace(USUAL, ribbon=(320, 338, 1280, 92))),
    "top": (
        TitlePlaces(name=(350, 8, 1220, 340), ribbon=(452, 352, 1016, 84), warning=(440, 348, 1040, 92)),
        TitlePlaces(name=(400, 8, 1120, 312), ribbon=(320, 330, 1280, 92), warning=(320, 330, 1280, 92)),
    ),
    "left": (
        TitlePlaces(name=(60, 10, 800, 338), ribbon=(60, 352, 800, 84), warning=(60, 348, 1040, 92)),
        TitlePlaces(name=(110, 0, 620, 248), ribbon=(24, 250, 870, 192), warning=(84, 260, 900, 178)),
    ),
}
"""The places of a title with a single game, by the place of its name; usually, and in large text."""


def title_places(frame: Frame, games: int, name_at: NamePlace) -> TitlePlaces:
    """Return the places for that number of games; none of them covers the raccoon in the corner."""
    if games < 2:
        return ALONE[name_at][frame.is_large]
    square = 2 * frame.top >= SQUARER * frame.scale
    if frame.is_large:
        return LARGE_SQUARE if square else LARGE
    return SQUARE if square else USUAL
