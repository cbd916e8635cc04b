"""Drawings of small things that move in the street: a buzzard, a tumbleweed, a shooting star."""

import math

from art.drawing import Width
from scenes.art.linework.scatter import Scatter
from scenes.art.vector import Drawing, open_line
from scenes.saloon_tycoon.art.colours import DUSK, INK, shade
from scenes.saloon_tycoon.art.drawings import BANKS


def buzzard(bank: int) -> Drawing:
    """A buzzard on still wings, leaning into its round."""
    sheet = Drawing(60, 34)
    lean = 6 * math.cos(math.tau * bank / BANKS)
    left, right = 12 - lean, 12 + lean
    front = f"M2 {left:.1f}Q14 {left - 5:.1f} 27 15Q30 12 33 15Q46 {right - 5:.1f} 58 {right:.1f}"
    back = f"L54 {right + 5:.1f}Q44 {16 + lean * 0.5:.1f} 35 21L36 28L24 28L25 21"
    wing = f"{front}{back}Q16 {16 - lean * 0.5:.1f} 6 {left + 5:.1f}Z"
    sheet.path(wing, "#24161c", DUSK, 1)
    sheet.circle((30, 12.6), 2.3, "#7c2630")
    for side, tip in ((-1, left), (1, right)):
        for k in range(3):
            x = 30 + side * (25 - k * 4)
            sheet.path(f"M{x} {tip + 3.4:.1f}l{side * 2} 4.4", "none", "#24161c", 1.8)
    return sheet


def tumbleweed(night: bool) -> Drawing:
    """A ball of dry twigs."""
    sheet = Drawing(100, 100)
    tone = "#4a4658" if night else "#a5773e"
    sheet.circle((50, 50), 40, DUSK, opacity=0.12)
    dice = Scatter(12)
    for k in range(44):
        begin, bow, reach = dice.between(0, math.tau), dice.between(1.4, 4.2), dice.between(9, 21)
        away, towards = dice.between(2, 29), dice.between(0, math.tau)
        middle = 50 + away * math.cos(towards), 50 + away * math.sin(towards)
        turns = [begin + bow * step / 8 for step in range(9)]
        line = [(middle[0] + math.cos(turn) * reach, middle[1] + math.sin(turn) * reach) for turn in turns]
        sheet.path(open_line(line), "none", INK, 3.2, 0.6)
        sheet.path(open_line(line), "none", shade(tone, 0.36 - 0.14 * (k % 5)), 1.9)
    return sheet


def shooting_star() -> Drawing:
    """A streak that falls to the right."""
    sheet, strength = Drawing(84, 30), Width(0.9, "strength")
    tail = sheet.linear((0, 4), (80, 26), (0, "#dfe6ff", 0), (1, "#fffbe6", 0.95 * strength))
    sheet.path([(0, 3), (80, 24.4), (80, 27)], tail)
    sheet.circle((80, 25.6), 2.4, "#fffbe6", opacity=strength)
    return sheet
