"""Form fields: elements of pygame-gui wrapped as controls of the focus ring: text, drop-down list, slider.

pygame-gui has no keyboard focus of its own (Tab does nothing there), so the ring sets the focus of the
elements. A field's value is read after each event and update; a new one is passed to `on_change`.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core.utility import clipboard_paste
from pygame_gui.elements import UIDropDownMenu, UIHorizontalSlider, UITextEntryLine

from raccoon.app.text import Say, one_line
from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.widgets.widget import Widget
from scenes.window.keyboard import COMMANDS

LEAVES = (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)
"""The keys that a text field does not use."""
SLIDER_STEP = 5
USUAL = 36
"""The type of fields in large text, in design units, even if words are cut for it."""
HIGHEST = 0.68
"""The largest type in a field as a share of its height."""
ARROW = 60
"""The room for a list's arrow and next to its words, in design units."""
ASIDE = 8
"""The additional room where slimmer letters fill the rest, in design units."""


class FormField(Widget):
    """A form field; `build` creates its pygame-gui element for the current layout."""

    pixels = 22
    slim = 1.0
    """The size of its type in pixels and the share of its letters' width, set by its form."""
    value: Any
    """The value read last."""

    def __init__(self, on_change: Callable[[Any], None], tip: str = "") -> None:
        super().__init__(tip=tip)
        self.on_change = on_change
        self.element: Any = None

    def build(self, manager: pygame_gui.UIManager, frame: Frame) -> None:
        """Create the element in `self.rect`."""
        raise NotImplementedError

    def roomy(self, style: text.Style, frame: Frame) -> int:
        """The largest type in pixels, up to the style's, for which the field is high and wide enough."""
        return min(style.pixels, round(self.rect.height * HIGHEST))

    def share(self, style: text.Style, frame: Frame) -> float:
        """The share of the letters' width at which its words fit."""
        return 1.0

    def held(self) -> Any:
        """The element's present value."""
        raise NotImplementedError

    def poll(self) -> bool:
        """Read the element's value; if it is new, call `on_change` and return True."""
        value = self.held()
        if value == self.value:
            return False
        self.value = value
        self.on_change(value)
        return True

    @property
    def busy(self) -> bool:
        """Whether the element animates by itself (a blinking cursor, an open list)."""
        return False

    @property
    def typed_into(self) -> bool:
        """Whether typed text goes into it."""
        return False

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the focus line; pygame-gui draws the element itself."""
        if self.focused:
            shapes.focus_line(surface, self.rect, frame.scale, 8)


class _Line(UITextEntryLine):
    """An entry line that accepts only what fits one line of text, pasted text cut to its limit."""

    def process_event(self, event: pygame.event.Event) -> bool:
        """Process an event, typed text without line breaks."""
        if event.type == pygame.TEXTINPUT:
            event = pygame.event.Event(pygame.TEXTINPUT, text=one_line(event.text))
        return bool(super().process_event(event))

    def _do_paste(self) -> None:
        """Insert the clipboard's text up to the limit; pygame-gui's own refuses one that is too long."""
        room = self.length_limit or 0
        for sign in re.sub(" +", " ", one_line(clipboard_paste())).strip()[:room]:
            self._process_entered_character(sign)


class TextField(FormField):
    """One line of typed text of at most `limit` characters."""

    role = "field"
    value: str

    def __init__(
        self, value: str, on_change: Callable[[str], None], *, limit: int, hint: str = "", tip: str = ""
    ) -> None:
        self._focused = False
        super().__init__(on_change, tip)
        self.value = value
        self.limit = limit
        self.placeholder = self.label = hint
        self._manager: pygame_gui.UIManager | None = None

    @property
    def focused(self) -> bool:
        """Whether the ring's focus is here; the element's focus follows it."""
        return self._focused

    @focused.setter
    def focused(self, focused: bool) -> None:
        changed, self._focused = focused != self._focused, focused
        if changed and self.element is not None and self._manager is not None:
            if focused:
                self._take_focus(self._manager)
            elif not self.hover:
                self._manager.set_focus_set(None)

    def value_text(self, say: Say) -> str:
        """The text typed so far."""
        return self.value or say("speech.empty")

    def build(self, manager: pygame_gui.UIManager, frame: Frame) -> None:
        """Create the entry line."""
        self._manager = manager
        self.element = _Line(
            self.rect,
            manager,
            initial_text=self.value,
            placeholder_text=text.set_in_type(self.placeholder) or None,
        )
        self.element.set_text_length_limit(self.limit)
        if self.focused:
            self._take_focus(manager)

    def _take_focus(self, manager: pygame_gui.UIManager) -> None:
        """Focus the line and select all of it, so that typing replaces it."""
        manager.set_focus_set(self.element)
        everything = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_CTRL, unicode="")
        self.element.process_event(everything)

    def begin(self, words: str) -> None:
        """Set the text, with the cursor at its end."""
        self.element.set_text(words)
        self.element.edit_position, self.element.select_range = len(words), [0, 0]

    def held(self) -> str:
        """The text in the element."""
        return str(self.element.get_text())

    @property
    def busy(self) -> bool:
        """Whether its cursor blinks."""
        return bool(self.element is not None and self.element.is_focused)

    @property
    def typed_into(self) -> bool:
        """Whether it has the ring's focus or the cursor."""
        return self.focused or self.busy

    def key(self, event: pygame.event.Event) -> bool:
        """Whether the field uses the key: all except `LEAVES`."""
        return event.type == pygame.TEXTINPUT or event.key not in LEAVES


class _Menu(UIDropDownMenu):
    """pygame-gui's drop-down menu with a list as wide as the field; its own leaves out the arrow's width."""

    def update(self, time_delta: float) -> None:
        """Let time pass; widen a list that has just been opened."""
        super().update(time_delta)
        opened = getattr(self.current_state, "options_selection_list", None)  # the closed state has none
        if opened is not None and opened.rect.width != self.rect.width:
            opened.set_dimensions((self.rect.width, opened.rect.height))


class DropDown(FormField):
    """A choice from a list. Left and Right step through it, Enter chooses the next entry, a letter the next
    that begins with it. A label that is too long is cut after a word.
    """

    role = "list"
    value: str

    def __init__(
        self, options: Sequence[tuple[str, str]], chosen: str, on_change: Callable[[str], None], tip: str = ""
    ) -> None:
        """`options` are (label, value); `chosen` is a value."""
        super().__init__(on_change, tip)
        self.options = list(options)
        self.value = chosen if chosen in [value for _, value in options] else options[0][1]
        self._manager: pygame_gui.UIManager | None = None
        self._limit = 400
        self._style, self._room = text.Style(Typeface.BOOK_SEMIBOLD, 22), 400

    def value_text(self, say: Say) -> str:
        """The chosen entry and its place in the list."""
        at = next((n for n, (_, value) in enumerate(self.options) if value == self.value), 0)
        return say("speech.entry", entry=self.options[at][0], n=at + 1, all=len(self.options))

    def build(self, manager: pygame_gui.UIManager, frame: Frame) -> None:
        """Create the closed list."""
        self._manager = manager
        self._style = text.Style(Typeface.BOOK_SEMIBOLD, self.pixels)
        self._room = round((self.rect.width - frame.px(ARROW)) / self.slim)
        below = manager.window_resolution[1] - self.rect.bottom - frame.px(10)
        self._limit = min(frame.px(450), below)
        self._make()

    def roomy(self, style: text.Style, frame: Frame) -> int:
        """The largest type for its height and its longest label, ignoring labels that are cut in any type."""
        most, least = style.sized(super().roomy(style, frame)), frame.px(USUAL)
        room = self.rect.width - frame.px(ARROW)
        sizes = (text.fit(label, most, room, 1)[1].pixels for label, _ in self.options)
        return min((pixels for pixels in sizes if pixels >= least), default=most.pixels)

    def share(self, style: text.Style, frame: Frame) -> float:
        """The share at which its longest label fits, ignoring labels cut even in the slimmest letters."""
        room = self.rect.width - frame.px(ARROW + ASIDE)
        shares = (min(1.0, room / max(1, text.width(label, style))) for label, _ in self.options)
        return min((share for share in shares if share >= text.NARROWEST), default=1.0)

    def set(self, value: str) -> None:
        """Choose a value; replaces the element, for pygame-gui's cannot be changed."""
        self.value = value
        if self.element is not None:
            self.element.kill()
            self._make()
        self.on_change(value)

    def press(self) -> None:
        """Choose the next entry, after the last one the first."""
        self._step(1)

    def key(self, event: pygame.event.Event) -> bool:
        """Step by Left and Right, choose by letters."""
        if event.type != pygame.KEYDOWN or event.mod & COMMANDS:
            return False
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        sign, labels = event.unicode.casefold(), [label.casefold() for label, _ in self.options]
        here = [value for _, value in self.options].index(self.value)
        for by in range(1, len(labels) if sign.isalpha() else 0):
            if labels[(here + by) % len(labels)].startswith(sign):
                self._step(by)
                return True
        return False

    def held(self) -> str:
        """The value chosen in the element."""
        return str(self.element.selected_option[1])

    @property
    def busy(self) -> bool:
        """Whether the list is open."""
        return bool(
            self.element is not None and self.element.current_state is not self.element.menu_states["closed"]
        )

    def notice(self, event: pygame.event.Event) -> None:
        """Close the list after a click on the entry that is already chosen: pygame-gui only deselects it and
        leaves the list open.
        """
        if event.type == pygame_gui.UI_SELECTION_LIST_DROPPED_SELECTION and self.busy:
            opened = self.element.menu_states["expanded"]
            if event.ui_element is opened.options_selection_list:
                self.shut()

    def shut(self) -> None:
        """Close the list without choosing; pygame-gui does it with the next update."""
        if self.busy:
            self.element.unfocus()

    def _step(self, by: int) -> None:
        if not self.enabled:
            return
        values = [value for _, value in self.options]
        self.set(values[(values.index(self.value) + by) % len(values)])

    def _fitting(self, label: str) -> str:
        """The label, or as many of its words as fit, with an ellipsis."""
        words = label.split(" ")
        while len(words) > 1 and text.width(" ".join(words), self._style) > self._room:
            words = [*words[:-2], words[-2].rstrip(",;(…") + text.ELLIPSIS]
        return text.fit(" ".join(words), self._style, self._room, self._style.pixels)[0]

    def _make(self) -> None:
        printed = [(text.set_in_type(label), value) for label, value in self.options]
        fitting = [self._fitting(label) for label, _ in printed]
        whole = len(set(fitting)) < len(fitting)  # pygame-gui identifies entries by their labels
        options = [
            (label if whole else cut, value) for cut, (label, value) in zip(fitting, printed, strict=True)
        ]
        start = next(option for option in options if option[1] == self.value)
        self.element = _Menu([*options], start, self.rect, self._manager, expansion_height_limit=self._limit)
        if not self.enabled:
            self.element.disable()


class Slider(FormField):
    """A value from 0 to 100 with its number next to it. Left and Right move it by `SLIDER_STEP`."""

    role = "slider"
    value: int

    def __init__(self, value: int, on_change: Callable[[int], None], tip: str = "") -> None:
        super().__init__(on_change, tip)
        self.value = value
        self._number = pygame.Rect(0, 0, 0, 0)

    def value_text(self, say: Say) -> str:
        """The value."""
        return say("settings.percent", amount=self.value)

    def build(self, manager: pygame_gui.UIManager, frame: Frame) -> None:
        """Create the slider, leaving room for its number."""
        self._number = self.rect.copy()
        self._number.width = frame.px(64 * frame.text_scale)
        self._number.right = self.rect.right
        bar = self.rect.copy()
        bar.width -= self._number.width
        self.element = UIHorizontalSlider(bar, self.value, (0, 100), manager, click_increment=SLIDER_STEP)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the groove, filled up to the knob, the number, and the focus line."""
        super().draw(surface, frame)
        groove = self.element.rect
        shapes.inset(surface, groove, frame.scale, 8)
        full = groove.inflate(-frame.px(16), -round(0.62 * groove.height))
        full.width = max(0, self.element.sliding_button.rect.left - full.left)
        pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), full, border_radius=frame.px(6))
        style = text.Style(Typeface.BOOK_SEMIBOLD, frame.type(22), pal.CREAM)
        at, room = self._number.move(-frame.px(10), 0).midright, self._number.width - frame.px(10)
        text.draw(surface, str(self.value), at, style, "right", room, frame.floor, middle=True)

    def key(self, event: pygame.event.Event) -> bool:
        """Move by Left and Right."""
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        by = SLIDER_STEP if event.key == pygame.K_RIGHT else -SLIDER_STEP
        self.element.set_current_value(max(0, min(100, self.value + by)))
        self.poll()
        return True

    def held(self) -> int:
        """The element's value."""
        value: int = round(self.element.get_current_value())
        return value
