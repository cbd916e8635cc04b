"""The case with the medals of a game: those that a person has won, and empty moulds of the others."""

from collections.abc import Collection

import pygame

from raccoon.app.afterwards.medals import Medal, medals
from raccoon.app.text import Say
from scenes.afterwards import medal as piece
from scenes.afterwards.boxes import Boxes
from scenes.art import Frame, Style, Typeface, palette as pal, shapes, text

COLUMNS = 9
DESCRIPTION = 0.2
"""The share of the height for the words about the medal under the pointer or focus."""
NAME, MOST = 18.0, 22.0
"""The size of the names below the medals, and the greatest for which there is room, in design units."""
PALE = "#6f5a38"


class MedalCase(Boxes):
    """The medals of `game`, those in `won` as metal; the one under pointer or focus is described below."""

    chosen_by_hover = True

    def __init__(self) -> None:
        super().__init__()
        self.game = ""
        self.won: Collection[str] = ()
        self.say: Say = lambda key, /, **facts: key

    def show(self, game: str, won: Collection[str], say: Say) -> None:
        """Show the medals of a game, with its sentences."""
        self.game, self.won, self.say = game, won, say
        self.turn_to(self.at)

    @property
    def total(self) -> int:
        return len(medals(self.game))

    @property
    def columns(self) -> int:
        return COLUMNS

    @property
    def area(self) -> pygame.Rect:
        area = self.rect.copy()
        area.height = round(area.height * (1 - DESCRIPTION))
        return area

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        for number, place in self.places():
            self.draw_box(surface, place, number)
        if self.total:
            self._draw_description(surface, medals(self.game)[self.at], frame)
        if self.focused:
            shapes.focus_line(surface, self.rect.inflate(6, 6), frame.scale)

    def draw_box(self, surface: pygame.Surface, box: pygame.Rect, number: int) -> None:
        frame = self.frame
        if number == self.at:
            sheet = box.inflate(-frame.px(6), -frame.px(2))
            pygame.draw.rect(surface, pal.rgb("#fff8e4"), sheet, border_radius=frame.px(8))
            pygame.draw.rect(surface, pal.rgb(pal.OXBLOOD), sheet, frame.px(2), frame.px(8))
        self._draw_medal(surface, medals(self.game)[number], box, frame)

    def _draw_medal(self, surface: pygame.Surface, medal: Medal, place: pygame.Rect, frame: Frame) -> None:
        named = frame.type(NAME) <= frame.px(MOST)
        words_high = frame.px(46) if named else 0
        room = place.height - frame.px(12) - words_high
        side = min(round(room / piece.ASPECT), place.width - frame.px(16))
        cast = piece.image(medal.game, medal.picture, medal.tier, medal.name in self.won, side)
        top = place.top + (place.height - words_high - cast.get_height()) // 2
        surface.blit(cast, (place.centerx - side // 2, top))
        if named:
            ink = pal.INK if medal.name in self.won else PALE
            under = pygame.Rect(place.left + frame.px(6), top + cast.get_height(), 0, words_high)
            under.width = place.width - frame.px(12)
            style = Style(Typeface.BOOK_BOLD, frame.type(NAME), ink)
            words = self.say(f"medal.{medal.name}")
            text.paragraph(surface, words, under, style, "centre", centred=True, floor=frame.floor)

    def _draw_description(self, surface: pygame.Surface, medal: Medal, frame: Frame) -> None:
        box = pygame.Rect(
            self.rect.left, 0, self.rect.width, round(self.rect.height * DESCRIPTION) - frame.px(8)
        )
        box.bottom = self.rect.bottom
        state = self.say("people.medal.won" if medal.name in self.won else "people.medal.not_yet")
        title = Style(Typeface.POSTER, frame.type(30, 1.2), pal.OXBLOOD_DEEP)
        small = Style(Typeface.BOOK_ITALIC, frame.type(22, 1.4), PALE)
        middle, half = box.top + box.height // 4, box.width // 2
        name = self.say(f"medal.{medal.name}")
        wide = round(half * 1.4)
        text.draw(surface, name, (box.left, middle), title, "left", wide, frame.floor, middle=True)
        at, room = (box.right, middle), box.width - wide
        text.draw(surface, state, at, small, "right", room, frame.floor, middle=True)
        lower = pygame.Rect(box.left, box.centery, box.width, box.height // 2)
        style = Style(Typeface.BOOK, frame.type(25, 1.5), pal.INK)
        text.paragraph(surface, self.say(f"medal.{medal.name}.how"), lower, style, "left", floor=frame.floor)
