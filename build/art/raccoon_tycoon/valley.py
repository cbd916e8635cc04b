"""Drawings of the valley that stay the same at every size.

Their colours in the light of the hour are tokens.
"""

import math

from scenes.art.geometry import tapered
from scenes.art.palette import INK
from scenes.art.vector import Drawing

TOKENS: dict[str, str | float] = {
    "horse": "#4a2f22", "top": "#fff6dc", "foot": "#c9ab7c", "rib": "#a98a60", "bed": "#7a4a26",
    "hull": "#7a3328", "sail": "#fff8e2", "jib": "#dcbf92",
}  # fmt: skip
"""The colours in files that are viewed on their own."""
STEPS, BEATS = 2, 4
"""The number of pictures of the cart and of a bird."""


def cart(step: int) -> Drawing:
    """A covered cart behind a horse, moving to the right; its wheels touch the picture's foot."""
    sheet, gait = Drawing(46, 24), (-1.6, 1.6)[step]
    for x, way in ((31, 1), (33, -1), (39, 1), (41, -1)):
        sheet.path(f"M{x} 14L{x + way * gait} 23", "none", "&horse;", 1.7)
    body = [(29, 10), (42, 10), (43, 5), (46, 6.5), (44, 9.5), (42, 15.5), (29, 15.5)]
    sheet.path(body, "&horse;", INK, 0.7)
    sheet.path("M21 14.5H30", "none", "#2a1c14", 1.3)
    sheet.path("M2 14C1 -1 23 -1 22 14Z", sheet.down(1, 14, (0, "&top;"), (1, "&foot;")), INK, 0.9)
    sheet.path("M7.5 3.5V14M12 2.6V14M16.5 3.5V14", "none", "&rib;", 0.7)
    sheet.box(1, 13.5, 22, 4, 0.8, "&bed;", INK, 0.8)
    for x in (6, 18):
        sheet.circle((x, 19.5), 4, "none", INK, 1.5)
        turn = math.pi / 4 * step
        dx, dy = 4 * math.cos(turn), 4 * math.sin(turn)
        spokes = f"M{x - dx:.1f} {19.5 - dy:.1f}L{x + dx:.1f} {19.5 + dy:.1f}"
        sheet.path(f"{spokes}M{x + dy:.1f} {19.5 - dx:.1f}L{x - dy:.1f} {19.5 + dx:.1f}", "none", INK, 0.8)
    return sheet


def boat() -> Drawing:
    """A sail on the river."""
    sheet = Drawing(30, 36)
    sheet.path([(2, 28), (28, 28), (23, 34), (7, 34)], "&hull;", INK, 1.4)
    sheet.path("M14 28V2", "none", INK, 1.4)
    sheet.path([(15.5, 3), (27, 25), (15.5, 26)], "&sail;", INK, 1)
    sheet.path([(12.5, 7), (4, 25), (12.5, 26)], "&jib;", INK, 1)
    return sheet


def bird(beat: int) -> Drawing:
    """A distant bird, from wing tip to wing tip."""
    sheet, lift = Drawing(24, 16), 4 * math.cos(math.tau * beat / BEATS)
    wings = [(1, 8 - lift), (6, 6.5 - lift * 0.5), (12, 9), (18, 6 - lift * 0.5), (23, 8 - lift)]
    sheet.path(tapered([(x, float(y)) for x, y in wings], 3.4), "#1b2a30")
    return sheet


def scaffold() -> Drawing:
    """Poles and planks round a building under construction, about the middle of its foot."""
    sheet = Drawing(104, 64)
    for x in (-40, -20, 0, 20, 40):
        sheet.path(f"M{x} 0V-52", "none", "#d9b26a", 2.6)
    for level in (-14, -30, -46):
        sheet.path(f"M-44 {level}H44", "none", "#8a5c2e", 2.6)
    sheet.path("M-40 0L-20 -30M20 -30L40 0M-20 -30L0 -46M0 -46L20 -30", "none", "#b08848", 1.6)
    return sheet


def dust() -> Drawing:
    """A puff of dust."""
    sheet = Drawing(40, 40)
    soft = ((0, "#f2dcb4", 0.75), (0.6, "#d9b98a", 0.35), (1, "#d9b98a", 0))
    sheet.circle((20, 20), 20, sheet.radial((18, 16), 20, *soft))
    return sheet


def spotlit() -> Drawing:
    """The lamp's light on the card in an auction: warm above, fading out at its foot."""
    sheet = Drawing(254, 359)
    sheet.box(0, 0, 254, 359, 0, "#000000")
    light = sheet.radial((127, 60), 230, (0, "#4a3c20"), (0.6, "#20190c"), (1, "#000000"))
    sheet.box(8, 8, 238, 343, 8, light)
    return sheet
