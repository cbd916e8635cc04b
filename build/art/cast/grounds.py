"""The grounds of the six railroads' portraits: a place and an hour for each, in the colours of its livery."""

from collections.abc import Callable

from art.relief.backdrop import bushes, over, painterly, pines, ridge, sky, sun, train, viaduct
from art.relief.fields import Field
from scenes.art.geometry import circle
from scenes.art.vector import Drawing

SHEET = (980.0, 1000.0)


def _finished(sky_: Field, sheet: Drawing) -> Field:
    """The landscape drawing in front of the sky, painted."""
    k = sky_.shape[1] / SHEET[0]
    return painterly(over(sky_, sheet, 1.1 * k), round(4 * k))


def valley(height: int, width: int) -> Field:
    """Evening over a viaduct, and the train on it."""
    stops = [(0, "#17424c"), (0.30, "#4f8c88"), (0.50, "#e9c27c"), (0.62, "#f2a65a"), (1, "#b7663a")]
    air = sun(sky(height, width, stops, ("#fff0cf", "#c98a5e"), 3), (0.25, 0.5), 0.2, "#ffcf70")
    sheet = Drawing(*SHEET)
    ridge(sheet, 600, 50, ("#7f9a98", "#b9b08a"), 3, 40)
    crest = ridge(sheet, 660, 40, ("#7f9670", "#93a060"), 5)
    bushes(sheet, crest, 22, 7, ("#3d5530", "#a9b068"), 3)
    viaduct(sheet, 700, ("#d3b98f", "#b99a72", "#c7aa80"))
    train(sheet, 700, 46, 1.0, ("#8c2b33", "#8c2b33", "#1f5a58", "#b07f33"))
    crest = ridge(sheet, 800, 30, ("#4f6a38", "#2f4524"), 7)
    bushes(sheet, crest, 24, 16, ("#263a1e", "#8a9a50"), 4)
    return _finished(air, sheet)


def dusk(height: int, width: int) -> Field:
    """A crimson evening behind the town's roofs."""
    stops = [(0, "#2a1020"), (0.28, "#6a2030"), (0.48, "#b8504a"), (0.6, "#f0a860"), (1, "#7a3a2a")]
    air = sun(sky(height, width, stops, ("#ffc08a", "#7a2c3a"), 8, 0.8), (0.8, 0.55), 0.2, "#ffb060")
    sheet = Drawing(*SHEET)
    ridge(sheet, 640, 40, ("#8a4a4a", "#a86a4a"), 2)
    _roofs(sheet)
    crest = ridge(sheet, 800, 26, ("#3a2a26", "#241a18"), 6)
    bushes(sheet, crest, 26, 15, ("#2a1c1c", "#8a5a3a"), 6)
    return _finished(air, sheet)


def _roofs(sheet: Drawing) -> None:
    """Gables with lit windows."""
    x = -20.0
    for number in range(17):
        wide, tall = 46 + 22 * ((number * 7) % 3), 60 + 34 * ((number * 5) % 4)
        top, tone = 770.0 - tall, ("#5a2a32", "#4a222c", "#683440")[number % 3]
        sheet.path([(x, 800), (x, top), (x + wide / 2, top - 40), (x + wide, top), (x + wide, 800)], tone)
        sheet.path(
            [(x - 6, top + 2), (x + wide / 2, top - 46), (x + wide + 6, top + 2), (x + wide / 2, top - 30)],
            "#2e141c",
        )
        for pane in range(2 + number % 2):
            if (number + pane) % 3:
                sheet.box(x + 10 + pane * 18, top + 16 + 22 * (pane % 2), 9, 13, 1, "#ffd27a")
        x += wide + 4


def forest(height: int, width: int) -> Field:
    """Mountains and pines in the morning."""
    stops = [(0, "#4a7a6a"), (0.3, "#93b8a0"), (0.5, "#e4e2bc"), (0.62, "#e8cf98"), (1, "#8a9a68")]
    air = sun(sky(height, width, stops, ("#fff8e0", "#9ab0a0"), 12), (0.2, 0.46), 0.22, "#ffe9a8", 0.4)
    sheet = Drawing(*SHEET)
    ridge(sheet, 560, 50, ("#8fa8a4", "#a8b894"), 1, 130)
    crest = ridge(sheet, 670, 40, ("#5c8058", "#6f8f58"), 4)
    pines(sheet, crest, 44, 42, ("#34573c", "#86a860"), 5)
    crest = ridge(sheet, 770, 30, ("#3f6438", "#2c4a2a"), 8)
    pines(sheet, crest, 34, 84, ("#1e3a26", "#5f8a48"), 9)
    return _finished(air, sheet)


def amber(height: int, width: int) -> Field:
    """A golden hour over domes."""
    stops = [(0, "#5a3a1a"), (0.28, "#a87428"), (0.5, "#eec066"), (0.62, "#fbdc92"), (1, "#a8743a")]
    air = sun(sky(height, width, stops, ("#fff0c0", "#b07a3a"), 21, 0.8), (0.24, 0.5), 0.2, "#fff0b0")
    sheet = Drawing(*SHEET)
    ridge(sheet, 650, 40, ("#c49a54", "#d8b060"), 3)
    for x, wide, tall in ((90, 70, 120), (230, 44, 190), (760, 90, 150), (900, 56, 210)):
        top = 760.0 - tall
        sheet.box(x - wide / 2, top, wide, 120 + tall, 0, "#9a6a34")
        sheet.box(x - wide / 2, top, wide * 0.4, 120 + tall, 0, "#c8944a")
        sheet.path(circle((x, top), wide / 2 + 4, 48, wide * 0.62), "#7a4a22")
        sheet.path(circle((x - wide * 0.14, top - 4), wide * 0.2, 32, wide * 0.42), "#96622e")
        sheet.path(
            [(x - 4, top - wide * 0.55), (x, top - wide * 0.55 - 44), (x + 4, top - wide * 0.55)], "#6a3f1c"
        )
    crest = ridge(sheet, 800, 24, ("#8a6a34", "#5f4522"), 6)
    bushes(sheet, crest, 24, 15, ("#5a4420", "#c8a050"), 3)
    return _finished(air, sheet)


def harbour(height: int, width: int) -> Field:
    """Ships at anchor under a blue morning."""
    stops = [
        (0, "#1c3a6a"),
        (0.3, "#4f7fae"),
        (0.52, "#cfe0dc"),
        (0.62, "#f6e6bc"),
        (0.64, "#8fb4c0"),
        (1, "#2f5a7e"),
    ]
    air = sun(sky(height, width, stops, ("#fffaf0", "#8aa4bc"), 17), (0.24, 0.56), 0.2, "#fff0c0", 0.4)
    sheet = Drawing(*SHEET)
    for row in range(22):
        y = 650 + row * 16
        for wave in range(9):
            x = (wave * 131 + row * 67) % 1000
            sheet.box(x, y, 34 + row * 3, 2.4 + row * 0.16, 1, "#dcecea", opacity=0.28)
    for x, y, scale in ((112, 700, 1.25), (884, 656, 0.6), (806, 648, 0.3)):
        _ship(sheet, x, y, scale)
    ridge(sheet, 905, 14, ("#5a6a5a", "#3a4a44"), 5)
    return _finished(air, sheet)


def _ship(sheet: Drawing, x: float, y: float, scale: float) -> None:
    """A cutter under full sail."""
    sheet.begin(f"translate({x:g} {y:g}) scale({scale:g})")
    sheet.box(-2, -190, 4, 190, 0, "#3a2618")
    sheet.path("M-6 -168Q-58 -120 -74 -22L-6 -18Z", "#f6eedb")
    sheet.path("M-6 -168Q-34 -110 -36 -20L-6 -18Z", "#d4c6a6")
    sheet.path("M6 -184Q54 -110 70 -20L6 -16Z", "#fbf5e4")
    sheet.path("M14 -120Q64 -70 94 -20L62 -18Q46 -70 14 -120Z", "#cdbf9f")
    sheet.path("M2 -190L34 -182L2 -172Z", "#a8232f")
    sheet.path("M-84 -14Q-70 20 -40 20H56Q84 12 104 -16Z", "#5a2a20")
    sheet.path("M-84 -14L104 -16L98 -8L-80 -6Z", "#d8b46a")
    sheet.path("M-60 24H80L60 34H-40Z", "#dcecea", opacity=0.4)
    sheet.end()


def works(height: int, width: int) -> Field:
    """Chimneys and their smoke by night, under a pale moon."""
    stops = [(0, "#161826"), (0.3, "#33384e"), (0.52, "#6a6f86"), (0.62, "#b0a49a"), (1, "#3a3844")]
    air = sun(sky(height, width, stops, ("#b8b4c0", "#3f4258"), 31, 0.85), (0.2, 0.2), 0.12, "#e8ecd0", 0.5)
    sheet = Drawing(*SHEET)
    sheet.circle((190, 200), 62, "#f2eed0")
    sheet.circle((208, 188), 12, "#d8d2b0")
    sheet.circle((172, 222), 8, "#d8d2b0")
    ridge(sheet, 660, 30, ("#555a6c", "#5f5e68"), 3)
    for x, wide, tall in ((60, 44, 250), (140, 36, 190), (800, 40, 220), (880, 50, 300), (950, 36, 200)):
        top = 800.0 - tall
        sheet.path(
            [(x - wide * 0.4, top), (x + wide * 0.4, top), (x + wide / 2, 840), (x - wide / 2, 840)],
            "#3a3238",
        )
        sheet.path(
            [(x - wide * 0.4, top), (x - wide * 0.1, top), (x - wide * 0.1, 840), (x - wide / 2, 840)],
            "#5f4e4e",
        )
        sheet.box(x - wide * 0.5, top - 6, wide, 12, 0, "#2a2428")
        for puff in range(9):
            place = (x + puff * 13 + 6 * (puff % 2), top - 24 - puff * 21)
            sheet.circle(place, 16 + puff * 4.4, "#a8a0a8", opacity=0.42 - 0.03 * puff)
    for number in range(12):
        left = number * 92 - 30
        sheet.path(f"M{left} 850V748L{left + 46} 716V748L{left + 92} 716V850Z", "#2c2630")
        for pane in range(3):
            if (number * 3 + pane) % 4:
                sheet.box(left + 10 + pane * 26, 766, 15, 22, 1, "#ffd47a")
    ridge(sheet, 850, 14, ("#221e26", "#16131a"), 6)
    return _finished(air, sheet)


GROUNDS: dict[str, Callable[[int, int], Field]] = {
    "raccoon": valley,
    "fox": dusk,
    "bear": forest,
    "cat": amber,
    "dog": harbour,
    "skunk": works,
}
"""The ground of each railroad's portrait, by species."""
