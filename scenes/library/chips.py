"""The filter chips above the shelves, each with its number of saved games."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, Typeface, palette as pal, text
from scenes.art.letters.signs import lettered
from scenes.art.moving.incremental import temporary_values
from scenes.library.plan import ROW, Plan
from scenes.library.save_summary import SaveSummary
from scenes.widgets.button import Button

SHELVES = ("all", "unfinished", "finished", "trash")
TOP, HIGH, GAP = 50.0, 52.0, 12.0


class FilterChip(Button):
    """One chip; it is highlighted while its games are on the shelf."""

    def __init__(self, label: str, on_press: Callable[[], None]) -> None:
        super().__init__(label, on_press, look="quiet", size=24)
        self.number = 0

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        self.look = "primary" if self.chosen else "quiet"
        with temporary_values(self, chosen=False, label=""):
            super().draw(surface, frame)
        count = lettered(frame, Typeface.SLAB_BOLD, 20, pal.GILT_LIGHT, 1.8)
        name = lettered(frame, Typeface.POSTER, 24, pal.IVORY, 1.8, shadow=frame.px(1.5))
        pad, rect = frame.px(16), self.rect
        right = text.draw(
            surface, str(self.number), (rect.right - pad, rect.centery), count, "right", middle=True
        )
        room = right.left - rect.left - pad - frame.px(8)
        text.draw(
            surface, self.label, (rect.left + pad, rect.centery), name, "left", room, frame.floor, middle=True
        )


SEVERAL = 2
"""The number of games by which a chip's words are put into the plural."""


class FilterChips:
    """The four chips; `on_turn` is called when another one is chosen."""

    def __init__(self, say: Say, on_turn: Callable[[], None]) -> None:
        self._on_turn = on_turn
        self.shelf = SHELVES[0]
        self._by_name = {
            name: FilterChip(say(f"library.{name}", n=SEVERAL), partial(self._turn, name)) for name in SHELVES
        }
        self._light()

    @property
    def buttons(self) -> list[FilterChip]:
        """The chips from left to right."""
        return list(self._by_name.values())

    def _turn(self, name: str) -> None:
        self.shelf = name
        self._light()
        self._on_turn()

    def _light(self) -> None:
        for name, chip in self._by_name.items():
            chip.chosen = name == self.shelf

    def count(self, saves: Sequence[SaveSummary], trash: Sequence[SaveSummary]) -> None:
        """Set the number of games on each chip."""
        for name, chip in self._by_name.items():
            chip.number = len(_of(name, saves, trash))

    def shown(self, saves: Sequence[SaveSummary], trash: Sequence[SaveSummary]) -> list[SaveSummary]:
        """The saves that the chosen chip shows."""
        return list(_of(self.shelf, saves, trash))

    def empty(self, searched: bool) -> str:
        """The key of the sentence on an empty shelf."""
        if searched:
            return "library.empty.found"
        return "library.empty.trash" if self.shelf == "trash" else "library.empty"

    def layout(self, plan: Plan, left: float, right: float) -> None:
        """Place the chips in a row between two abscissae in design units, as wide as their words."""
        frame = plan.frame
        style = lettered(frame, Typeface.POSTER, 24, pal.IVORY, 1.8)
        beside = 78 + 20 * (frame.text_scale - 1)
        words = [text.width(chip.label, style) / frame.scale + beside for chip in self.buttons]
        stretch = min(1.0, (right - left - GAP * (len(words) - 1)) / sum(words))
        x = right - sum(words) * stretch - GAP * (len(words) - 1)
        for chip, wide in zip(self.buttons, words, strict=True):
            chip.rect = frame.rect(x, TOP + ROW * frame.is_large, wide * stretch, HIGH)
            x += wide * stretch + GAP


def _of(name: str, saves: Sequence[SaveSummary], trash: Sequence[SaveSummary]) -> Sequence[SaveSummary]:
    if name in ("unfinished", "finished"):
        return [save for save in saves if save.kind == name]
    return trash if name == "trash" else saves
