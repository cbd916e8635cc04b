"""A message or a question over any screen."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.art import Style, Typeface, palette as pal, shapes, text
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_painting
from scenes.widgets.button import Button
from scenes.widgets.button_form import ButtonStyle
from scenes.widgets.focus import MenuRing, move_of
from scenes.window.scene import Scene

WIDTH, LARGE_WIDTH, WIDEST = 860, 1240, 1560
"""The width of the words in design units: usually, in large text, and in large text with two columns."""
PAINTING, SHAPE, EDGE = (290, 420), 0.68, 30
"""The painting's least and greatest width, its greatest width for its height, and its margin."""
BUTTON = (250, 72)
GAP = 24
IN_A_ROW = 3
MENU = 520
"""The width of the answers if they are below each other."""
ONE_COLUMN = 6
"""The most answers in one column; with more there are two, and a primary first answer fills a row."""
HOST = characters.painted("raccoon")


@dataclass(frozen=True)
class DialogAnswer:
    """An answer: its label, the function called after the dialog has closed, its look, and its key's action.

    A key still held from before the dialog opened does not answer it (`window.keyboard`).
    """

    label: str
    on_choose: Callable[[], None] | None = None
    look: ButtonStyle = "verb"
    action: str = ""


class DialogScene(Scene):
    """A sentence and its answers. The primary answer, else the first, has the focus; Escape chooses the one
    at index `cancel`.

    Many answers, or `long` ones, are below each other. A `painting` is next to them, except in large text.
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
        self.painting = HOST
        self._cancel = choices[cancel]
        self._stacked = long or len(choices) > IN_A_ROW
        self.buttons = [self._button(choice) for choice in choices]
        self.ring = MenuRing(list(self.buttons), shown=True)
        self.ring.focus(next((one for one in self.buttons if one.look == "primary"), self.buttons[0]))
        self.panel = self.words = self.hung = pygame.Rect(0, 0, 0, 0)

    def _button(self, choice: DialogAnswer) -> Button:
        return Button(
            choice.label,
            lambda: self._choose(choice),
            look=choice.look,
            action=choice.action,
        )

    def layout(self) -> None:
        """Place a panel as high as its sentence needs, and the answers."""
        frame = self.frame
        if self._stacked:
            self._layout_menu()
            return
        wide = LARGE_WIDTH if frame.is_large else WIDTH
        height = min(960, 120 + self._words_high(wide) + 40 + BUTTON[1] + 44)
        middle, top = self._lay(wide, height)
        width = min(BUTTON[0] * wide / WIDTH, (wide - 120) / len(self.buttons) - GAP)
        left = middle - (len(self.buttons) * (width + GAP) - GAP) / 2
        for number, button in enumerate(self.buttons):
            button.rect = frame.rect(
                left + number * (width + GAP), top + height - 44 - BUTTON[1], width, BUTTON[1]
            )

    def _words_high(self, wide: float) -> float:
        return text.height(self.sentence, self._style(), self.frame.px(wide - 120)) / self.frame.scale

    def _lay(self, wide: float, height: float) -> tuple[float, float]:
        """Place the panel and the painting; return the middle of the words and the panel's top."""
        frame, top, inner = self.frame, (1080 - height) / 2, height - 2 * EDGE
        hung = 0.0 if frame.is_large else min(max(PAINTING[0], SHAPE * inner), PAINTING[1])
        whole = wide + (hung + EDGE if hung else 0)
        left = (1920 - whole) / 2
        self.panel = frame.rect(left, top, whole, height)
        self.words = frame.rect(left + whole - wide, top, wide, height)
        high = min(inner, hung / SHAPE)
        self.hung = frame.rect(left + EDGE, 540 - high / 2, hung, high)
        return left + whole - wide / 2, top

    def _layout_menu(self) -> None:
        frame, many = self.frame, len(self.buttons)
        paired = many > ONE_COLUMN
        lead = paired and self.choices[0].look == "primary"
        wide = (WIDEST if paired else LARGE_WIDTH) if frame.is_large else WIDTH
        rows = -(-(many + lead) // 2) if paired else many
        high = self._words_high(wide)
        step = min(
            BUTTON[1] + (30 if frame.is_large else 4 if paired else 14), (1040 - 120 - high - 34 - 30) / rows
        )
        height = 120 + high + 34 + step * rows + 30
        middle, top = self._lay(wide, height)
        first, width = top + height - 30 - step * rows, wide - 120 if paired else MENU * wide / WIDTH
        for number, button in enumerate(self.buttons):
            row, column = divmod(number + lead, 2) if paired else (number, 0)
            whole = not paired or (lead and number == 0) or (column == 0 and number == many - 1)
            left = middle - width / 2 + (0 if whole else column * (width + 14) / 2)
            button.rect = frame.rect(left, first + row * step, width if whole else width / 2 - 7, step - 14)

    def caption_area(self) -> pygame.Rect:
        """Return the room right of the panel, for captions."""
        left, foot = self.panel.right, super().caption_area().bottom
        return pygame.Rect(left, 0, self.size[0] - left, foot)

    def handle(self, event: pygame.event.Event) -> None:
        if move_of(event) == "cancel":
            self._choose(self._cancel)
        else:
            self.dirty = self.ring.handle(event, self.size) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        frame = self.frame
        shapes.dim(surface, 165)
        shapes.wood_panel(surface, self.panel, frame.scale, filigree=not self.hung.width)
        if self.hung.width:
            framed_painting(surface, self.hung, frame.scale, self.painting)
        title = Style(Typeface.POSTER, frame.heading(38), pal.IVORY, frame.px(2))
        box = self.words.inflate(-frame.px(120), 0)
        text.draw(surface, self.title, (box.centerx, box.top + frame.px(78)), title, "centre", box.width)
        box.top += frame.px(108)
        box.height = self.buttons[0].rect.top - box.top - frame.px(20)
        text.paragraph(surface, self.sentence, box, self._style(), "centre", centred=True, floor=frame.floor)
        self.ring.draw(surface, frame)

    def _style(self) -> Style:
        return Style(Typeface.BOOK, self.frame.type(25), pal.CREAM)

    def _choose(self, choice: DialogAnswer) -> None:
        """Close the dialog, then call the answer's function, which may open another screen."""
        if self.stack and self.stack.top is self:
            self.stack.pop()
        if choice.on_choose:
            choice.on_choose()
