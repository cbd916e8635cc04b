"""The row at the foot of every page after a game: tabs on the left, what else can be done on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.afterwards import paper
from scenes.art.frame import Frame
from scenes.widgets.button import Button, in_one_type

TOP, HIGH, GAP = 988.0, 70.0, 10.0
"""The top of the buttons, their height, and the distance between them, in design units."""
APART = 34.0
"""The distance of the last tab from what else can be done."""
SQUEEZED = 0.72
"""The share of their widths below which buttons show no keys, so that their words are larger."""
TABS, LEAST = 0.6, 120.0
"""The share of the tabs in the row, and the least width of a button where there is room."""


def numbered(label: str, on_press: Callable[[], None], number: int, tip: str = "") -> Button:
    """A tab with its number as its key: 10 as 0, none beyond that."""
    key = str(number % 10) if number <= 10 else ""
    return Button(label, on_press, cap=key, hotkeys=tuple(map(ord, key)), size=26, tip=tip)


def lay(tabs: Sequence[Button], ways: Sequence[Button], frame: Frame) -> None:
    """Put the tabs from the left edge of the paper on, the others up to its right edge; the tabs are at the
    same places whatever the others are.
    """
    left, _, wide, _ = paper.sheet(frame)
    room = wide * TABS
    _lay(tabs, left, room, frame)
    _lay(ways, left + room + APART, wide - room - APART, frame, right=True)


def _lay(buttons: Sequence[Button], left: float, room: float, frame: Frame, right: bool = False) -> None:
    """Put buttons at the left or the right end of a row, each as wide as its words need, or narrower where
    there is less room.
    """
    shown = [button for button in buttons if button.visible]
    if not shown:
        return
    gaps = GAP * (len(shown) - 1)
    for capped in (True, False):
        for button in shown:
            button.most, button.capped = None, capped
        wishes = [max(LEAST, button.natural_width(frame, HIGH) / frame.scale + 4) for button in shown]
        share = min(1.0, (room - gaps) / sum(wishes))
        if share > SQUEEZED:
            break
    if right:
        left += room - gaps - share * sum(wishes)
    for button, wish in zip(shown, wishes, strict=True):
        button.rect = frame.rect(left, TOP + paper.rise(frame), wish * share, HIGH)
        left += wish * share + GAP
    in_one_type(shown, frame)
