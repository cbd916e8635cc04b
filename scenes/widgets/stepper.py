"""Stepper: a whole number between two limits, changed by −1, +1, +5 or typed digits."""

from collections.abc import Callable

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.widgets.widget import Pointer, Widget
from scenes.window.keyboard import digit

LARGE_STEP = 5
MAX_DIGITS = 5
UP_TO = "≤ "
"""The sign before a number that is an upper limit."""
_PARTS: tuple[tuple[int, float], ...] = ((-1, 80), (0, 126), (1, 80), (LARGE_STEP, 80))
"""The parts from left to right: a part's step (0: the value) and its width in design units."""


class Stepper(Widget):
    """A whole number from `low` to `high`. Left and Right step by one, Page Up and Page Down by five,
    digits type it; Enter calls `on_submit`. `on_change` is called with each new value.

    `told` formats the number with its unit ("$7"); with `up_to` the number is a limit ("≤ $7").
    """

    role = "number"

    def __init__(
        self,
        value: int,
        low: int,
        high: int,
        on_change: Callable[[int], None] | None = None,
        *,
        told: Callable[[str], str] = str,
        up_to: bool = False,
        on_submit: Callable[[], None] | None = None,
        reason: str = "",
    ) -> None:
        super().__init__(reason)
        self.low = low
        self.high = high
        self.told = told
        self.up_to = up_to
        self.on_change = on_change
        self.on_submit = on_submit
        self._value = clamped(value, low, high)
        self._typed = ""
        self._hover_step: int | None = None

    @property
    def value(self) -> int:
        """The number, always between the limits."""
        return self._value

    @property
    def shown_number(self) -> str:
        """The number shown: the digits being typed, else the value."""
        return self._typed or str(self._value)

    def value_text(self, say: Say) -> str:
        """The number, as a limit with `up_to`, and the limits it is between."""
        number, ends = self.told(self.shown_number), (self.told(str(self.low)), self.told(str(self.high)))
        told = say("speech.up_to", n=number) if self.up_to else number
        return say("speech.within", n=told, least=ends[0], most=ends[1])

    def set(self, value: int) -> None:
        """Set the number, clamped to the limits; any typing ends."""
        beyond, self._typed = _beyond(self), ""
        self._become(value, bool(beyond))

    def limit(self, low: int, high: int) -> None:
        """Change the limits; the value is clamped to them."""
        self.low, self.high = low, high
        self.set(self._value)

    def step(self, by: int) -> None:
        """Add to the number."""
        self.set(self._value + by)

    def parts(self) -> list[tuple[int, pygame.Rect]]:
        """Each part's step (0: the value) and rectangle, together filling the widget's width."""
        return _parts(self.rect, max(1, self.rect.width // 40))

    def press(self) -> None:
        """Submit the number."""
        if self.enabled and self.on_submit:
            self.on_submit()

    def pointer(self, pointer: Pointer) -> bool:
        """Step by click on a part, or by the wheel over the widget."""
        changed = super().pointer(pointer)
        under = next((step for step, rect in self.parts() if rect.collidepoint(pointer.pos)), None)
        changed = changed or under != self._hover_step
        self._hover_step = under
        if not self.enabled or not self.hover:
            return changed
        if pointer.kind == "wheel":
            self.step(pointer.wheel)
            return True
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT and under:
            self.step(under)
            return True
        return changed

    def key(self, event: pygame.event.Event) -> bool:
        """Step by arrow and Page keys, edit by digits and Backspace."""
        if event.type != pygame.KEYDOWN or not self.enabled:
            return False
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_PAGEDOWN: -LARGE_STEP,
            pygame.K_PAGEUP: LARGE_STEP,
        }
        if event.key in steps:
            self.step(steps[event.key])
            return True
        if event.key == pygame.K_BACKSPACE:
            self._type((self._typed or str(self._value))[:-1])
            return True
        if (typed := digit(event)) is not None and len(self._typed) < MAX_DIGITS:
            self._type(f"{self._typed}{typed}".lstrip("0"))
            return True
        return False

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the parts; a typed number beyond the limits has the colour of a warning."""
        for step, rect in self.parts():
            if step:
                self._draw_step(surface, rect, step, frame)
            else:
                _draw_value(self, surface, rect, frame)
        if self.focused:
            shapes.focus_line(surface, self.rect, frame.scale)

    def _draw_step(self, surface: pygame.Surface, rect: pygame.Rect, step: int, frame: Frame) -> None:
        usable = self.enabled and clamped(self._value + step, self.low, self.high) != self._value
        top, bottom = ("#4a3540", "#241820") if usable else ("#2b2227", "#1c1519")
        if usable and self._hover_step == step:
            top = pal.mix(top, pal.IVORY, 0.18)
        shapes.plate(surface, rect, frame.scale, top, bottom, 10)
        size = min(frame.type(24), round(rect.height * (0.75 if frame.is_large else 0.42)))
        style = text.Style(Typeface.POSTER, size, pal.CREAM if usable else "#a99a8f")
        text.draw(
            surface,
            f"+{step}" if step > 0 else f"−{-step}",
            rect.center,
            style,
            "centre",
            rect.width - 8,
            middle=True,
        )

    def _type(self, digits: str) -> None:
        beyond, self._typed = _beyond(self), digits
        self._become(int(digits or self._value), beyond != _beyond(self))

    def _become(self, value: int, tell: bool = False) -> None:
        value = clamped(value, self.low, self.high)
        if tell or value != self._value:
            self._value = value
            if self.on_change:
                self.on_change(value)


def _draw_value(stepper: Stepper, surface: pygame.Surface, rect: pygame.Rect, frame: Frame) -> None:
    shapes.inset(surface, rect, frame.scale, 10)
    valid = not _beyond(stepper)
    size = min(frame.type(40), round(rect.height * (0.9 if frame.is_large else 0.56)))
    style = text.Style(Typeface.POSTER, size, pal.IVORY if valid else pal.DOWN)
    text.draw(
        surface,
        UP_TO * stepper.up_to + stepper.told(stepper.shown_number),
        rect.center,
        style,
        "centre",
        rect.width - 12,
        middle=True,
    )


def limit_text(stepper: Stepper, say: Say) -> str:
    """The sentence about the limit that the typed digits exceed; "" where they are within."""
    beyond = _beyond(stepper)
    if not beyond:
        return ""
    limit = stepper.high if beyond == "most" else stepper.low
    return say(f"stepper.{beyond}", limit=stepper.told(str(limit)))


def _beyond(stepper: Stepper) -> str:
    """The limit that the typed digits exceed: "most", "least" or ""."""
    typed = int(stepper._typed or stepper.value)
    return "most" if typed > stepper.high else "least" if typed < stepper.low else ""


def clamp_typed(stepper: Stepper) -> bool:
    """End typing and clamp the number; True when that changed the number shown, so that the player has not
    seen it yet.
    """
    beyond = stepper.shown_number != str(stepper.value)
    stepper.set(stepper.value)
    return beyond


def step_towards(stepper: Stepper, gap: int) -> pygame.Rect | None:
    """The rectangle of the largest step towards a number `gap` greater that does not pass it, or None."""
    steps = [part for part in stepper.parts() if part[0]]
    fitting = [part for part in steps if part[0] * gap > 0 and abs(part[0]) <= abs(gap)]
    return max(fitting, key=lambda part: abs(part[0]))[1] if fitting else None


def clamped(value: int, low: int, high: int) -> int:
    """The number nearest to `value` from `low` to `high`."""
    return max(low, min(high, value))


def _parts(rect: pygame.Rect, gap: int) -> list[tuple[int, pygame.Rect]]:
    total = sum(width for _, width in _PARTS)
    room = rect.width - gap * (len(_PARTS) - 1)
    parts, used = [], 0.0
    for number, (step, width) in enumerate(_PARTS):
        left = rect.left + round(used / total * room) + number * gap
        used += width
        right = rect.left + round(used / total * room) + number * gap
        parts.append((step, pygame.Rect(left, rect.top, right - left, rect.height)))
    return parts
