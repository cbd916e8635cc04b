"""Things in the paws of small figures, and the hats of their trades."""

from collections.abc import Callable

import numpy as np

from art.cast.dolls import Held
from art.relief import hats, props
from art.relief.clay import Group
from art.relief.fields import Field, turned
from art.relief.figure import Figure
from art.relief.head import Head
from art.relief.headgear import on
from art.relief.materials import gold, plain

GLASS, WAX, WOOD, STEEL, PAGE, TYPE = "#d8901e", "#fff6e2", "#a06a34", "#8f98a6", "#f6eedc", "#4a4048"


def mug(figure: Figure, at: Field, turn: Field, unit: float) -> None:
    """A glass of beer with its head."""
    glass = figure.group(at, turn, unit)
    glass.lathe((0, 4, 4), (0, -1, 0), [(0, 6), (15, 7)])
    for x in (-3, 3):
        glass.ball((x, -12, 5), (4.5, 4, 5), melt=2, material=1)
    figure.add(glass, plain({0: (GLASS, 0.9), 1: (WAX, 0.1)}))


def phial(figure: Figure, at: Field, turn: Field, unit: float) -> None:
    """A bottle of something green."""
    bottle = figure.group(at, turn, unit)
    bottle.lathe((0, 5, 4), (0, -1, 0), [(0, 5.5), (12, 6), (16, 2.4), (21, 2.4)])
    bottle.ball((0, -17, 4), 2.6, material=1)
    figure.add(bottle, plain({0: ("#3f9a5c", 1.0), 1: (WOOD, 0.1)}))


def candle(figure: Figure, at: Field, turn: Field, unit: float) -> None:
    """A candle in a brass holder."""
    holder = figure.group(at, turn, unit)
    holder.lathe((0, 0, 4), (0, -1, 0), [(0, 9), (2, 9), (3, 4), (6, 4)])
    figure.add(holder, gold())
    wax = figure.group(at, turn, unit)
    wax.lathe((0, -5, 4), (0, -1, 0), [(0, 3), (13, 3)])
    wax.ball((0, -22, 4), (2.6, 4.5, 2.6), material=1)
    figure.add(wax, plain({0: (WAX, 0.2), 1: ("#ffc94a", 1.2)}))


def hand(figure: Figure, at: Field, turn: Field, unit: float) -> None:
    """A hand of cards, seen from the front."""
    props.cards(figure, at + unit * np.array((-4.0, 4.0, 6.0)), turn, unit * 0.2)


def ledger(figure: Figure, at: Field, turn: Field, unit: float) -> None:
    """A book bound in red, held open."""
    book = figure.group(at, turn, unit)
    for side in (1, -1):
        lean = turned(yaw=side * 24)
        book.slab((side * 8, -7, 3), (9, 11.5, 1.2), lean, 0)
        book.slab((side * 7, -7, 4.6), (7, 9, 0.8), lean, 1)
        for row in range(4):
            book.slab((side * 7, -12 + 4 * row, 5.6), (5, 0.7, 0.5), lean, 2)
    figure.add(book, plain({0: ("#a8232f", 0.2), 1: (PAGE, 0.05), 2: (TYPE, 0.0)}))


def sheet(figure: Figure, at: Field, turn: Field, unit: float) -> None:
    """A printed page, fresh from the press."""
    page = figure.group(at, turn @ turned(roll=-8), unit)
    page.slab((0, -10, 6), (11, 14, 0.5))
    page.slab((0, -19, 6.6), (9, 1.6, 0.5), material=1)
    for row in range(4):
        page.slab((0, -14 + 4 * row, 6.6), (8, 0.7, 0.5), material=1)
    figure.add(page, plain({0: (PAGE, 0.05), 1: (TYPE, 0.0)}))


def _stick(long: float, down: float, roll: float, head: Callable[[Group], object] | None = None) -> Held:
    """A stick held in the middle and tilted: `long` above the paw, `down` below it."""

    def held(figure: Figure, at: Field, turn: Field, unit: float) -> None:
        stick = figure.group(at, turn @ turned(roll=roll), unit)
        stick.lathe((0, -long, 4), (0, 1, 0), [(0, 1.6), (long + down, 2.3)])
        if head:
            head(stick)
        figure.add(stick, plain({0: (WOOD, 0.4), 1: (STEEL, 0.7), 2: (WAX, 0.1)}))

    return held


cue = _stick(52, 36, 14, lambda stick: stick.ball((0, -52, 4), 2, material=2))
pointer = _stick(34, 6, -34)
paddle = _stick(10, 44, -18, lambda stick: stick.slab((0, 44, 4), (6, 9, 2)))
ladle = _stick(20, 6, 8, lambda stick: stick.ball((0, -24, 5), (6.5, 5.5, 5), material=1))


def _tines(stick: Group) -> None:
    """The three tines of a hay fork."""
    for x in (-6, 0, 6):
        stick.lathe((x, -50, 4), (0, -1, 0), [(0, 1.5), (16, 0.8)], 1)
    stick.slab((0, -50, 4), (7.5, 1.5, 1.5), material=1)


fork = _stick(50, 34, -6, _tines)


def toque(figure: Figure, head: Head) -> None:
    """A cook's white hat."""
    hat = on(figure, head, (0, -112, 6), (0, -4, -7), 1.2)
    hat.lathe((0, 0, 0), (0, -1, 0), [(-8, 84), (40, 86)])
    for x, y, z in ((-56, -76, 0), (56, -76, 0), (0, -92, 40), (0, -96, -30)):
        hat.ball((x, y, z), (66, 50, 62), melt=16)
    figure.add(hat, plain({0: ("#f6f0e4", 0.05)}))


def lawman(figure: Figure, head: Head) -> None:
    """The sheriff's hat."""
    hats.cattleman(figure, head, (0, 9, 8), "#8a5626", "#3a2014")
