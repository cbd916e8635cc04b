"""The row at the foot of every page after a game: tabs on the left, other buttons on the right."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from scenes.afterwards import paper
from scenes.art.frame import Frame
from scenes.widgets.button import Button, share_type_size

TOP, HIGH, GAP = 988.0, 70.0, 10.0
"""The top of the buttons, their height, and the gap between them, in design units."""
APART = 34.0
"""The gap between tabs and other buttons."""
BEYOND = 34.0
"""The extension of the row beyond the paper at either end in large text, in which gaps are halved."""
TABS, LEAST = 0.6, 120.0
"""The tabs' share of the row, and the least width of a button if there is room."""


def numbered(label: str, on_press: Callable[[], None], number: int, tip: str = "") -> Button:
    """Return a tab with its number as its key: 0 for 10, none beyond."""
    key = str(number % 10) if number <= 10 else ""
    return Button(label, on_press, cap=key, hotkeys=tuple(map(ord, key)), size=26, tip=tip)


def lay(tabs: Sequence[Button], ways: Sequence[Button], frame: Frame) -> None:
    """Place the tabs from the paper's left edge, the others up to its right edge. The tabs' places do not
    depend on the others, except in large text, where all are narrowed by the same factor.
    """
    left, _, wide, _ = paper.sheet(frame)
    share, apart = TABS, APART
    if frame.is_large:
        left, wide, apart = left - BEYOND, wide + 2 * BEYOND, APART / 2
        wished = [sum(_wishes([each for each in row if each.visible], frame, True)) for row in (tabs, ways)]
        share = min(TABS, wished[0] / max(1.0, sum(wished)))
    taken = _lay(tabs, left, wide * share, frame) + apart
    _lay(ways, left + taken, wide - taken, frame, right=True)


def _wishes(shown: Sequence[Button], frame: Frame, cornered: bool) -> list[float]:
    """Return the widths that the words need, with keys on the corners (`cornered`) or next to the words."""
    for button in shown:
        button.row_style = replace(button.row_style, most=None, cornered=cornered)
    return [max(LEAST, button.form.natural_width(frame, HIGH) / frame.scale + 4) for button in shown]


def _lay(buttons: Sequence[Button], left: float, room: float, frame: Frame, right: bool = False) -> float:
    """Place buttons at the left or right end of a row, each as wide as its words need, or narrowed to fit;
    return the width they take.
    """
    shown = [button for button in buttons if button.visible]
    if not shown:
        return 0.0
    gap = GAP / 2 if frame.is_large else GAP
    gaps = gap * (len(shown) - 1)
    for cornered in (False, True):
        wishes = _wishes(shown, frame, cornered)
        share = min(1.0, (room - gaps) / sum(wishes))
        if share == 1:
            break
    taken = gaps + share * sum(wishes)
    if right:
        left += room - taken
    for button, wish in zip(shown, wishes, strict=True):
        button.rect = frame.rect(left, TOP + paper.rise(frame), wish * share, HIGH)
        left += wish * share + gap
    share_type_size(shown, frame)
    return taken
