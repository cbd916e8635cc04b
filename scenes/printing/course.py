"""The chart of a newspaper: every seat's points in one ink; the winner's line is thick and shaded."""

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from scenes.art import Typeface, palette as pal
from scenes.printing.sheet import Place, Sheet, width

PATTERNS = ((3.4, 0.0), (2.2, 9.0), (2.2, 4.0), (1.4, 0.0), (2.2, 16.0))
"""The widths and dashes of the other seats' lines."""


class Standings(NamedTuple):
    """Points of every seat at times in rounds, the names, and the seat whose line is thick."""

    times: Sequence[float]
    samples: Sequence[Sequence[int]]
    names: Sequence[str]
    winner: int


def draw_standings(sheet: Sheet, standings: Standings, place: Place) -> None:
    """Draw the curves, the rounds below them, and the names at the ends of the lines."""
    x, y, wide, high = place
    room = _name_room(sheet, standings)
    top = max(1, *(max(row) for row in standings.samples))
    last = standings.times[-1] or 1

    def at(time: float, value: int) -> tuple[float, float]:
        return x + (wide - room) * time / last, y + high - (high - 4) * max(0, value) / top

    grey = pal.mix(sheet.ink, sheet.paper, 0.35)
    for line in range(5):
        level = y + high - (high - 4) * line / 4
        sheet.stroke([(x, level), (x + wide - room, level)], 1.0, grey if line else sheet.ink)
    lines = [[at(t, v) for t, v in zip(standings.times, row, strict=True)] for row in standings.samples]
    won = lines[standings.winner]
    for (left, level), (right, to) in itertools.pairwise(won):
        steps = max(1, round((right - left) / 5))
        for share in (n / steps for n in range(steps)):
            shaded = left + (right - left) * share, level + (to - level) * share
            sheet.stroke([shaded, (shaded[0], y + high)], 0.9, grey)
    others = [seat for seat in range(len(lines)) if seat != standings.winner]
    for seat, (thick, dash) in zip(others, PATTERNS, strict=False):
        sheet.stroke(lines[seat], thick + 3.0, sheet.paper)
        sheet.stroke(lines[seat], thick, dash=dash)
    sheet.stroke(won, 6.0)
    _write_rounds(sheet, place, wide - room, last)
    _write_names(sheet, standings, lines)


def _name_room(sheet: Sheet, standings: Standings) -> float:
    style = sheet.style(Typeface.BOOK_ITALIC, 22)
    return min(150.0, max(width(name, style) for name in standings.names) + 12)


def _write_rounds(sheet: Sheet, place: Place, wide: float, last: float) -> None:
    small = sheet.style(Typeface.BOOK_SEMIBOLD, 20)
    step = 1 if last <= 9 else 2 if last <= 20 else 5
    for number in range(step, int(last) + 1, step):
        at = place[0] + wide * number / last, place[1] + place[3] + 24
        sheet.write(str(number), at, small, "centre", heard=False)


def _write_names(sheet: Sheet, standings: Standings, lines: list[list[tuple[float, float]]]) -> None:
    """Write each name at the end of its line, moved so that no two overlap."""
    style = sheet.style(Typeface.BOOK_ITALIC, 22)
    ends = sorted((line[-1][1], seat) for seat, line in enumerate(lines))
    places = [end for end, _ in ends]
    for n in range(1, len(places)):
        places[n] = max(places[n], places[n - 1] + 24)
    foot = max(line[0][1] for line in lines) + 4
    for n in range(len(places) - 1, -1, -1):
        limit = foot if n == len(places) - 1 else places[n + 1] - 24
        places[n] = min(places[n], limit)
    for (_, seat), base in zip(ends, places, strict=True):
        end = lines[seat][-1][0]
        sheet.write(standings.names[seat], (end + 10, base + 7), style, "left", 140)
