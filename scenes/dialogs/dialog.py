"""A message or a question over whatever is on the screen."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.widgets.button import Button
from scenes.widgets.button_form import ButtonStyle
from scenes.widgets.focus import MenuRing, move_of
from scenes.window.scene import Scene

WIDTH, LARGE_WIDTH, WIDEST = 860, 1240, 1560
"""The panel's width in design units: usually, in large text, and with answers in two columns."""
BUTTON = (250, 72)
GAP = 24
IN_A_ROW = 3
MENU = 520
"""The width of an answer where there are too many for one row."""
ONE_COLUMN = 6
"""The most answers that stand in one column in large text."""


@dataclass(frozen=True)
class DialogAnswer:
    """An answer: its label, what it does after the dialogue has closed, its look, its key-cap and key.

    A key still held from what opened the dialogue does not answer it (`window.keyboard`).
    """

    label: str
    on_choose: Callable[[], None] | None = None
    look: ButtonStyle = "verb"
    action: str = ""


class DialogScene(Scene):
    """One sentence and its answers. The primary one has the focus, else the first; Escape chooses that at
    `cancel`.

    Many answers, or `long` ones, stand below each other.
    """

    opaque = False
    ring: MenuRing

    def __init__(
        self, title: str, sentence: str, choices: list[DialogAnswer], cancel: int = -1, long: bool = False
    ) -> None:
        super().__init__()
        self.title = title
        self.sentence = sentence
        self.choices = choices
        self._cancel = choices[cancel]
        self._stacked = long or len(choices) > IN_A_ROW
        self.buttons = [self._button(choice) for choice in choices]
        self.ring = MenuRing(list(self.buttons), shown=True)
        self.ring.focus(next((one for one in self.buttons if one.look == "primary"), self.buttons[0]))
        self.panel = pygame.Rect(0, 0, 0, 0)

    def _button(self, choice: DialogAnswer) -> Button:
        return Button(
            choice.label,
            lambda: self._choose(choice),
            look=choice.look,
            action=choice.action,
        )

    def layout(self) -> None:
        """A panel as high as its sentence needs, in the middle."""
        frame = self.frame
        if self._stacked:
            self._layout_menu()
            return
        wide = LARGE_WIDTH if frame.is_large else WIDTH
        high = text.height(self.sentence, self._style(), frame.px(wide - 120)) / frame.scale
        height = min(960, 120 + high + 40 + BUTTON[1] + 44)
        top = (1080 - height) / 2
        self.panel = frame.rect((1920 - wide) / 2, top, wide, height)
        width = min(BUTTON[0] * wide / WIDTH, (wide - 120) / len(self.buttons) - GAP)
        left = 960 - (len(self.buttons) * (width + GAP) - GAP) / 2
        for number, button in enumerate(self.buttons):
            button.rect = frame.rect(
                left + number * (width + GAP), top + height - 44 - BUTTON[1], width, BUTTON[1]
            )

    def _layout_menu(self) -> None:
        frame, many = self.frame, len(self.buttons)
        paired = frame.is_large and many > ONE_COLUMN
        wide = WIDEST if paired else LARGE_WIDTH if frame.is_large else WIDTH
        rows = -(-many // 2) if paired else many
        high = text.height(self.sentence, self._style(), frame.px(wide - 120)) / frame.scale
        most = (1040 - 120 - high - 34 - 30) / rows
        step = min(BUTTON[1] + (30 if frame.is_large else 14), most)
        height = 120 + high + 34 + step * rows + 30
        top = (1080 - height) / 2
        self.panel = frame.rect((1920 - wide) / 2, top, wide, height)
        first, width = top + height - 30 - step * rows, (wide - 120) / 2 if paired else MENU * wide / WIDTH
        for number, button in enumerate(self.buttons):
            column, row = divmod(number, rows)
            left = 960 - (width if paired else width / 2) + column * width
            button.rect = frame.rect(left, first + row * step, width - (14 if paired else 0), step - 14)

    def quiet(self) -> pygame.Rect:
        """Beside the panel, over what waits behind it."""
        left, foot = self.panel.right, super().quiet().bottom
        return pygame.Rect(left, 0, self.size[0] - left, foot)

    def handle(self, event: pygame.event.Event) -> None:
        if move_of(event) == "cancel":
            self._choose(self._cancel)
        else:
            self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        frame = self.frame
        shapes.dim(surface, 165)
        shapes.wood_panel(surface, self.panel, frame.scale, filigree=True)
        title = Style(Typeface.POSTER, frame.heading(38), pal.IVORY, frame.px(2))
        margin = frame.px(60)
        at = (self.panel.centerx, self.panel.top + frame.px(78))
        text.draw(surface, self.title, at, title, "centre", self.panel.width - 2 * margin)
        top = self.panel.top + frame.px(108)
        box = pygame.Rect(
            self.panel.left + margin,
            top,
            self.panel.width - 2 * margin,
            self.buttons[0].rect.top - top - frame.px(20),
        )
        text.paragraph(surface, self.sentence, box, self._style(), "centre", centred=True, floor=frame.floor)
        self.ring.draw(surface, frame)

    def _style(self) -> Style:
        return Style(Typeface.BOOK, self.frame.type(25), pal.CREAM)

    def _choose(self, choice: DialogAnswer) -> None:
        """Close, then do it: the action may open another screen."""
        if self.stack and self.stack.top is self:
            self.stack.pop()
        if choice.on_choose:
            choice.on_choose()
