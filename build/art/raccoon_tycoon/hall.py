"""Drawings of the auction hall: easel, ledge, podium, block, paddles."""

from art.raccoon_tycoon.hatching import hatched
from scenes.art.geometry import Polyline
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, NIGHT, Colour
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon.art.auction_hall import DISC, PADDLE, ROUND, State

PODIUM = (350.0, 210.0)
"""The size of the podium's sheet in design units: the desk's top at the upper edge, the foot hidden behind
the bidders' boxes.
"""
EASEL = (360.0, 430.0)
BLOCK = (112.0, 40.0)
_WOOD = ((0.0, "#4d2610"), (0.3, "#cf9152"), (0.5, "#efc385"), (0.75, "#94582a"), (1.0, "#371809"))
_ACROSS = ((0.0, "#3a1a0e"), (0.25, "#9c5c30"), (0.5, "#c68648"), (0.75, "#8a4c26"), (1.0, "#2c130c"))
RIM: dict[State, tuple[Colour, Colour]] = {
    "leads": (GILT_LIGHT, GILT_DEEP),
    "asked": (GILT_LIGHT, GILT),
    "waits": ("#b58a5a", "#5a3418"),
    "out": ("#5a5054", "#2c2529"),
}
_FACE: dict[State, tuple[Colour, Colour]] = {
    "leads": ("#fff8e0", "#f0d592"),
    "asked": ("#3a2830", "#1e1218"),
    "waits": ("#e4d2a8", "#b89a68"),
    "out": ("#443b3f", "#272025"),
}


def easel() -> Drawing:
    """Three legs behind the card."""
    sheet = Drawing(*EASEL)
    wood = sheet.linear(
        (0, 0), (360, 0), (0, "#4a2614"), (0.3, "#a8693a"), (0.5, "#c98b52"), (0.7, "#8a5028"), (1, "#3a1c0e")
    )
    for (x0, y0), (x1, y1) in (((180, 14), (180, 420)), ((152, 18), (20, 428)), ((208, 18), (340, 428))):
        leg: Polyline = [(x0 - 8, y0), (x0 + 8, y0), (x1 + 9, y1), (x1 - 9, y1)]
        sheet.path(leg, wood, NIGHT, 2.2)
        for aside in (-3, 2):
            sheet.path(f"M{x0 + aside} {y0}L{x1 + aside} {y1}", "none", "#3a1a0c", 1, 0.6)
    sheet.circle((180, 20), 9, GILT, NIGHT, 2)
    return sheet


def ledge() -> Drawing:
    """The shelf for the card on the easel."""
    sheet = Drawing(330, 24)
    sheet.box(1, 2, 328, 20, 4, sheet.down(2, 22, (0, "#d79a5a"), (0.3, "#9a5d2e"), (1, "#3a1c0e")), NIGHT, 2)
    for row in range(3):
        sheet.path(f"M10 {8 + row * 4}H320", "none", "#3a1a0c", 0.8, 0.5)
    return sheet


def podium() -> Drawing:
    """A desk of turned walnut."""
    sheet = Drawing(*PODIUM)
    front: Polyline = [(34, 34), (316, 34), (302, 210), (48, 210)]
    sheet.path(front, sheet.linear((34, 0), (316, 0), *_ACROSS), NIGHT, 2.4)
    hatched(sheet, front, 90, 6, "#240d07", 0.6, 2.2, lambda x, y: 0.2 + abs(x - 160) / 180)
    for x in (44, 286):
        pilaster: Polyline = [(x, 42), (x + 20, 42), (x + 18, 210), (x + 2, 210)]
        sheet.path(
            pilaster,
            sheet.linear((x, 0), (x + 20, 0), (0, "#5a3018"), (0.4, "#d79a5a"), (1, "#4a2410")),
            NIGHT,
            1.4,
        )
        for aside in (6, 10, 14):
            sheet.path(f"M{x + aside} 48V210", "none", "#3a1a0c", 1, 0.6)
    lip: Polyline = [(18, 14), (332, 14), (344, 30), (320, 40), (30, 40), (6, 30)]
    sheet.path(lip, sheet.down(14, 40, (0, "#eabf83"), (0.4, "#b06c38"), (1, "#4a2412")), NIGHT, 2.4)
    top: Polyline = [(30, 3), (320, 3), (332, 15), (18, 15)]
    sheet.path(
        top, sheet.linear((18, 0), (332, 0), (0, "#6a3a1e"), (0.5, "#e0ac6c"), (1, "#5a2e16")), NIGHT, 1.8
    )
    sheet.path("M14 31H336", "none", GILT_LIGHT, 1.4, 0.7)
    return sheet


def sounding_block() -> Drawing:
    """The block that the hammer strikes."""
    sheet = Drawing(*BLOCK)
    for reach, top in ((52, 20), (42, 9)):
        side = sheet.linear(
            (56 - reach, 0),
            (56 + reach, 0),
            (0, "#3a1a0c"),
            (0.3, "#c58a4e"),
            (0.45, "#eabf83"),
            (0.7, "#8f5527"),
            (1, "#34170a"),
        )
        left, right = 56 - reach, 56 + reach
        body = f"M{left} {top}A{reach} 7 0 0 1 {right} {top}V{top + 10}A{reach} 7 0 0 1 {left} {top + 10}Z"
        sheet.path(body, side, NIGHT, 2)
    face = sheet.linear((14, 0), (98, 0), (0, "#8f5527"), (0.4, "#f2c888"), (1, "#8f5527"))
    sheet.path("M14 9A42 7 0 0 1 98 9A42 7 0 0 1 14 9Z", face, NIGHT, 1.8)
    sheet.path("M28 9A28 4.4 0 0 1 84 9A28 4.4 0 0 1 28 9Z", "none", "#5a2c12", 1.2)
    return sheet


def paddle(state: State) -> Drawing:
    """A bidder's paddle, without its number."""
    sheet = Drawing(*PADDLE)
    sheet.box(
        54,
        DISC + ROUND - 4,
        12,
        70,
        3,
        sheet.linear((53, 0), (67, 0), (0, "#4a2412"), (0.4, "#e0ac6c"), (1, "#5a2e16")),
        NIGHT,
        1.8,
    )
    rim, face = RIM[state], _FACE[state]
    if state == "leads":
        sheet.circle((60, DISC), 59, sheet.radial((60, DISC), 59, (0.7, "#ffb347", 0.75), (1, "#ffb347", 0)))
    sheet.circle((60, DISC), ROUND, sheet.linear((12, 12), (108, 108), (0, rim[0]), (1, rim[1])), NIGHT, 2.2)
    sheet.circle(
        (60, DISC), ROUND - 6, sheet.radial((45, DISC - 15), 74, (0, face[0]), (1, face[1])), NIGHT, 1.4
    )
    line = {"asked": GILT, "out": "#5f5559"}.get(state, GILT_DEEP)
    sheet.circle((60, DISC), ROUND - 10, "none", line, 1.3)
    return sheet


HALL = {
    "easel": easel,
    "ledge": ledge,
    "podium": podium,
    "sounding block": sounding_block,
}
