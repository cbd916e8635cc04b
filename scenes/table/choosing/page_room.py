"""How far down the page of a choice may grow: what is used for the choice stays within reach."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from scenes.table.choosing.choice import Choice
from scenes.table.layout import Layout, row_of

APART = 16
"""From the page to what lies below it, in design units."""


def room_of(layout: Layout, choice: Choice | None) -> Rect:
    """The dock, and what lies below it down to the verbs' row or over half of a piece that is used."""
    dock = layout.dock
    foot = min((row_of(layout).top, *_middles(layout, choice))) - layout.frame.px(APART)
    return Rect(dock.topleft, (dock.width, max(dock.height, foot - dock.top)))


def _middles(layout: Layout, choice: Choice | None) -> Iterator[int]:
    """Halfway down each piece used that lies below the dock, by the greater part of its width."""
    for piece in _used(choice) if choice else ():
        for rect in layout.rects_of(piece):
            if rect.top >= layout.dock.bottom and layout.dock.left <= rect.centerx < layout.dock.right:
                yield rect.centery


def _used(choice: Choice) -> frozenset[str]:
    """What can be clicked, taken up, or dropped on."""
    drops = choice.drops()
    return choice.lit().union(drops, *drops.values())
