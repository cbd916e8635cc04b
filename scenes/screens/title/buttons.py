"""The title's special buttons: the tile of a game, and Continue with the state of the last game."""

from collections.abc import Callable

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, Paint, Style, Typeface, palette as pal, text
from scenes.art.moving.incremental import temporary_values
from scenes.widgets.button import Button

LABEL = 72
"""The height of the button below a tile's poster, in design units."""


class GameTile(Button):
    """Offers one of several games: its poster, painted by `draw_picture`, with its `motto` at the foot; below
    it a button with the word `play`, or with the game's name if `play` is "".
    """

    def __init__(
        self, name: str, draw_picture: Paint, on_press: Callable[[], None], motto: str = "", play: str = ""
    ) -> None:
        super().__init__(name, on_press)
        self._draw_picture, self._motto, self._play = draw_picture, motto, play

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the poster in a gilt frame, and the button below it."""
        whole, label = self.rect, self.rect.copy()
        label.top, label.height = whole.bottom - frame.px(LABEL), frame.px(LABEL)
        picture = pygame.Rect(whole.left, whole.top, whole.width, label.top - whole.top - frame.px(6))
        self._draw_picture(surface, picture)
        room = picture.inflate(-frame.px(36), 0)
        style = Style(Typeface.BOOK_ITALIC, frame.type(22, 1.3), pal.IVORY, frame.px(1.5))
        least = style.sized(min(style.pixels, frame.floor))
        room.height = max(frame.px(66), len(text.wrap(self._motto, least, room.width)) * least.leading)
        room.bottom = picture.bottom - frame.px(14)
        text.paragraph(surface, self._motto, room, style, "centre", centred=True, floor=frame.floor)
        line = pal.GLOW if self.hover or self.focused else pal.GILT
        pygame.draw.rect(surface, pal.rgb(line), picture, frame.px(4), frame.px(8))
        with temporary_values(self, rect=label, label=self._play or self.label):
            super().draw(surface, frame)


class ContinueButton(Button):
    """Continues the last game and shows how far it is; `unfinished` describes it (`TitleScene`)."""

    def __init__(self, say: Say, on_press: Callable[[], None], unfinished: Callable[[], str | None]) -> None:
        super().__init__(say("title.continue"), on_press, look="primary", size=34)
        self._say, self._unfinished, self._known = say, unfinished, False
        self.sub = self.reason = say("title.looking")
        self.look_for_it()

    def look_for_it(self) -> bool:
        """Ask for the last game until it is known; return whether it has just become known."""
        standing = None if self._known else self._unfinished()
        if standing is None:
            return False
        self._known = True
        self.sub = standing or self._say("title.nothing")
        self.reason = "" if standing else self._say("title.continue.none")
        return True
