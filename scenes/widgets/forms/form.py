"""Form: the fields of one screen, built in one layout, with events, updates and drawing."""

import json
from collections.abc import Sequence
from importlib.resources import as_file, files
from itertools import count
from typing import Any

import pygame
import pygame_gui

from raccoon.app import process_memory
from raccoon.app.assets import folder
from scenes.art import Frame, Typeface, text
from scenes.widgets.forms.fields import LEAVES, USUAL, DropDown, FormField
from scenes.widgets.forms.form_font import lend_letters
from scenes.widgets.widget import Widget
from scenes.window.on_desktop import pointer

FACE, NAME = Typeface.BOOK_SEMIBOLD, "book"
"""The typeface of every field, and its name in the theme."""
BLINK = 0.125
"""Seconds between two redraws while a cursor blinks or a list is open and nothing else happens."""


OFTEN = 6
"""After so many builds garbage is collected: fields refer to each other in cycles and hold two megabytes."""

_builds = count(1)


class Form:
    """The fields of one screen, created again by each `build`, and their pygame-gui manager."""

    def __init__(self, fields: Sequence[FormField] = ()) -> None:
        self.fields = list(fields)
        self._manager: pygame_gui.UIManager | None = None
        self._built_for: tuple[tuple[int, int], Frame, int, float] | None = None
        self._waited = 0.0

    def build(self, size: tuple[int, int], frame: Frame) -> None:
        """Build every field in its rectangle, for a window of `size` pixels."""
        pixels, slim = self._type(frame)
        if self._manager is not None and self._built_for == (size, frame, pixels, slim):
            self._manager.clear_and_reset()
        else:
            self.close()
            self._manager = pygame_gui.UIManager(size, _theme(frame, pixels), enable_live_theme_updates=False)
            lend_letters(self._manager, FACE, NAME, slim)
        self._manager.set_active_cursor(pointer())
        self._built_for = size, frame, pixels, slim
        if next(_builds) % OFTEN == 0:
            process_memory.tidy()
        for field in self.fields:
            field.pixels, field.slim = pixels, slim
            field.build(self._manager, frame)
        self._manager.update(0.0)

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass an event to pygame-gui; True when a field has used it."""
        if self._manager is None:
            return False
        used = self._manager.process_events(event)
        for field in self.fields:
            if isinstance(field, DropDown):
                field.notice(event)
        self._poll()
        typing = any(field.typed_into for field in self.fields)
        keyboard = event.type == pygame.TEXTINPUT or (
            event.type == pygame.KEYDOWN and event.key not in LEAVES
        )
        return bool(used and event.type == pygame.MOUSEBUTTONDOWN and self.open) or (typing and keyboard)

    @property
    def open(self) -> bool:
        """Whether a list is open."""
        return any(isinstance(field, DropDown) and field.busy for field in self.fields)

    def follow(self, focused: Widget | None) -> None:
        """Remove the cursor from a field when another control has the visible focus."""
        if self._manager and focused and any(f.typed_into and f is not focused for f in self.fields):
            self._manager.set_focus_set(None)

    def shut(self) -> None:
        """Close every open list without choosing."""
        for field in self.fields:
            if isinstance(field, DropDown):
                field.shut()

    def update(self, dt: float) -> bool:
        """Let time pass; True when something has to be drawn."""
        if self._manager is None:
            return False
        self._manager.update(dt)
        changed = self._poll()
        self._waited += dt
        if any(field.busy for field in self.fields) and self._waited >= BLINK:
            self._waited = 0.0
            changed = True
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the fields."""
        if self._manager is not None:
            self._manager.draw_ui(surface)

    def close(self) -> None:
        """Release the fields' elements."""
        if self._manager is not None:
            self._manager.clear_and_reset()
            # The manager is in reference cycles, which are collected seldom, and holds megabytes of shapes.
            self._manager.get_theme().shape_cache.cache_surfaces.clear()
            self._manager = None

    def _type(self, frame: Frame) -> tuple[int, float]:
        """The type of all fields in pixels, by the text scale if all words fit, but at least `USUAL`; then
        the share of the letters' width.
        """
        style = text.Style(FACE, frame.type(22))
        usual = min(style.pixels, frame.px(USUAL))
        pixels = max([usual, min((field.roomy(style, frame) for field in self.fields), default=usual)])
        if not frame.is_large:
            return pixels, 1.0
        return pixels, min((field.share(style.sized(pixels), frame) for field in self.fields), default=1.0)

    def _poll(self) -> bool:
        changed = False
        for field in self.fields:
            changed = field.poll() or changed
        return changed


def _theme(frame: Frame, pixels: int) -> dict[str, Any]:
    """The theme of assets/theme/forms.json with the book typeface, in sizes for this frame."""
    theme: dict[str, Any] = json.loads((folder("theme") / "forms.json").read_text(encoding="utf-8"))
    package, path_in_it = FACE.value
    with as_file(files(package) / path_in_it) as path:
        font = {"name": NAME, "size": str(pixels), "regular_path": str(path)}
    for block in theme.values():
        block["font"] = font
    theme["drop_down_menu.#drop_down_options_list"]["misc"]["list_item_height"] = str(
        max(frame.px(48), round(pixels * 1.36))
    )
    theme["drop_down_menu"]["misc"]["open_button_width"] = str(frame.px(44))
    for misc in (block.get("misc", {}) for block in theme.values()):
        for name, units in (("shape_corner_radius", 8), ("text_horiz_alignment_padding", 12)):
            if misc.get(name, "0") != "0":
                misc[name] = str(frame.px(units))
    return theme
