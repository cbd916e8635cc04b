"""The small pictures of sentences and lists, in their own colours, on sheets of 200 units."""

from collections.abc import Callable

from scenes.art.vector import Drawing
from scenes.raccoon_rampage.art.colours import BRASS, BRASS_DEEP, EYES, INK, MIDNIGHT, PAPER, RELIEF, STEEL
from scenes.raccoon_rampage.words.pictograms import CARDS


def _blank(sheet: Drawing) -> None:
    sheet.box(16, 16, 168, 168, 26, PAPER, INK, 10)


def _newspaper(sheet: Drawing) -> None:
    sheet.box(26, 10, 148, 180, 6, PAPER, INK, 9)
    sheet.path("M42 38H158", "none", INK, 15)
    sheet.box(42, 62, 54, 50, 2, BRASS_DEEP, INK, 5)
    sheet.path("M110 68H158M110 88H158M110 108H158M42 132H158M42 150H158M42 168H120", "none", INK, 7)


def _place(sheet: Drawing) -> None:
    """A policy is placed on its space."""
    sheet.box(22, 140, 156, 46, 8, BRASS_DEEP, INK, 9)
    sheet.box(52, 14, 96, 120, 8, PAPER, INK, 9)
    sheet.path("M68 38H132M68 58H132", "none", INK, 9)
    sheet.path(
        [(84, 76), (116, 76), (116, 108), (136, 108), (100, 160), (64, 108), (84, 108)], RELIEF, INK, 8
    )


def _discard(sheet: Drawing) -> None:
    """A card falls into the basket."""
    sheet.begin("rotate(18 104 60)")
    sheet.box(60, 8, 88, 112, 8, PAPER, INK, 9)
    sheet.path("M76 34H132M76 54H132", "none", INK, 9)
    sheet.end()
    sheet.path([(26, 92), (174, 92), (154, 190), (46, 190)], STEEL, INK, 9)
    sheet.path("M62 112L70 172M100 112V172M138 112L130 172", "none", INK, 8)


def _spread_card(raccoons: int) -> Callable[[Drawing], None]:
    """A spread card with a pair of lit eyes for each raccoon that it brings."""

    def sketch(sheet: Drawing) -> None:
        sheet.box(34, 10, 132, 180, 16, MIDNIGHT, BRASS, 9)
        for pair in range(raccoons):
            middle = 100 + (pair - (raccoons - 1) / 2) * 74
            for x in (74, 126):
                sheet.circle((x, middle), 19, EYES, INK, 5)
                sheet.circle((x, middle), 6, INK)
        if not raccoons:
            sheet.path("M70 100H130", "none", BRASS, 12)

    return sketch


PICTOGRAMS = {
    "blank": _blank,
    "newspaper": _newspaper,
    "place": _place,
    "discard": _discard,
    **{name: _spread_card(raccoons) for name, raccoons in CARDS.items()},
}
