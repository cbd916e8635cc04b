"""The board of a game's challenges: a ticket for each, with its stars, punched when it was won."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pygame

from raccoon.app.afterwards.challenges import STARS, Challenge
from raccoon.app.text import Say
from scenes.afterwards import scroll_line
from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.geometry import star
from scenes.art.surface_cache import surface_cache
from scenes.art.text import Style
from scenes.widgets.pointer import Pointer
from scenes.widgets.widget import Widget

COLUMNS, FEWER, TYPE = 5, 3, (19, 22)
"""Tickets in a row: usually, and where type of the first size is larger than the second."""
STEPS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
STEPS |= {pygame.K_PAGEUP: (0, -3), pygame.K_PAGEDOWN: (0, 3)}
PAPER, EDGES, PALE, GROUND = "#f6ead0", (pal.OXBLOOD, pal.TEAL), "#6b5636", "#37202e"
GAP = 10.0


class Board(Widget):
    """The tickets; `won` has the names of those won. `on_choose` is called when another one was chosen."""

    def __init__(self, say: Say, on_choose: Callable[[], None]) -> None:
        super().__init__()
        self._say, self._on_choose = say, on_choose
        self.challenges: tuple[Challenge, ...] = ()
        self.won: Mapping[str, int] = {}
        self.at = self._first = 0
        self._frame = Frame.of((1920, 1080))

    def show(self, challenges: tuple[Challenge, ...], say: Say) -> None:
        """Show the challenges of another game in its words; at first the easiest that was not won."""
        self.challenges, self._say = challenges, say
        self.at = next((n for n, one in enumerate(challenges) if one.name not in self.won), 0)
        self._keep_in_sight()

    @property
    def chosen(self) -> Challenge | None:
        """The ticket that is chosen."""
        return self.challenges[self.at] if self.challenges else None

    def choose(self, number: int) -> bool:
        """Choose a ticket; whether another one was chosen before."""
        if number == self.at or not 0 <= number < len(self.challenges):
            return False
        self.at = number
        self._keep_in_sight()
        self._on_choose()
        return True

    @property
    def columns(self) -> int:
        """Tickets in a row."""
        usual, most = TYPE
        return FEWER if self._frame.type(usual) > self._frame.px(most) else COLUMNS

    @property
    def _rows(self) -> int:
        """The rows that have room."""
        return -(-len(self.challenges) // COLUMNS) if self.columns == COLUMNS else FEWER + 1

    def _keep_in_sight(self) -> None:
        row = self.at // self.columns
        self._first = max(row - self._rows + 1, min(self._first, row))

    def key(self, event: pygame.event.Event) -> bool:
        """The arrows walk from ticket to ticket, and beyond the edges to other controls."""
        if event.type != pygame.KEYDOWN or event.key not in STEPS:
            return False
        across, down = STEPS[event.key]
        column = self.at % self.columns + across
        return 0 <= column < self.columns and self.choose(self.at + across + down * self.columns)

    def pointer(self, pointer: Pointer) -> bool:
        """A click chooses a ticket, the wheel one of the next row."""
        changed = super().pointer(pointer)
        if pointer.kind == "wheel" and self.rect.collidepoint(pointer.pos):
            return self.choose(self.at - pointer.wheel * self.columns)
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            struck = (number for number, box in self.places() if box.collidepoint(pointer.pos))
            if (number := next(struck, None)) is not None:
                return self.choose(number)
        return changed

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fill the rectangle."""
        self.rect, self._frame = rect, frame
        self._keep_in_sight()

    def places(self) -> Iterator[tuple[int, pygame.Rect]]:
        """The tickets in sight with their boxes."""
        gap, columns = self._frame.px(GAP), self.columns
        wide, high = (self.rect.width + gap) // columns, (self.rect.height + gap) // max(1, self._rows)
        first = self._first * columns
        for number in range(first, min(len(self.challenges), first + self._rows * columns)):
            row, column = divmod(number - first, columns)
            left, top = self.rect.left + column * wide, self.rect.top + row * high
            yield number, pygame.Rect(left, top, wide - gap, high - gap)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the tickets in sight."""
        for number, box in self.places():
            self._draw_ticket(surface, box, number)
            if number == self.at:
                shapes.focus_line(surface, box.inflate(frame.px(4), frame.px(4)), frame.scale, 9)
        rows, thick = -(-len(self.challenges) // self.columns), frame.px(8)
        line = pygame.Rect(self.rect.right + thick, self.rect.top, thick, self.rect.height)
        scroll_line.draw(surface, line, self._first, self._rows, rows)

    def _draw_ticket(self, surface: pygame.Surface, box: pygame.Rect, number: int) -> None:
        frame, one = self._frame, self.challenges[number]
        won = one.name in self.won
        surface.blit(_ticket(box.size, won, frame.scale), box)
        pad = frame.px(18)
        side = min(frame.px(68), box.width // 4)
        picture = pygame.Rect(box.left + pad, 0, side, min(box.height - pad, round(side * 1.3)))
        picture.centery = box.centery
        pygame.draw.rect(surface, pal.rgb(pal.TEAL if won else GROUND), picture, border_radius=frame.px(5))
        pictograms.draw(surface, picture.inflate(-frame.px(12), -frame.px(12)), one.picture)
        foot = frame.type(17, 1.4) + frame.px(6)
        words = pygame.Rect(picture.right + frame.px(12), box.top + pad // 2, 0, box.height - pad - foot)
        words.width = box.right - pad - words.left
        title = Style(Typeface.SLAB_BOLD, frame.type(23, 1.5), pal.INK)
        text.paragraph(surface, self._say(f"challenge.{one.name}"), words, title, floor=frame.floor)
        small = Style(Typeface.BOOK_ITALIC, frame.type(18, 1.5), PALE)
        at = words.left, box.bottom - pad // 2 - foot // 2
        stars = pygame.Rect(0, 0, round(foot * STARS * 0.86), foot)
        stars.midright = words.right, at[1]
        number_words, limit = self._say("challenges.number", n=number + 1), stars.left - words.left
        text.draw(surface, number_words, at, small, "left", limit, frame.floor, middle=True)
        draw_stars(surface, stars, one.stars, won)
        if won:
            punch = pygame.Rect(0, 0, frame.px(40), frame.px(40))
            punch.center = picture.left + frame.px(6), picture.bottom - frame.px(6)
            pictograms.draw(surface, punch, "check")


def draw_stars(surface: pygame.Surface, box: pygame.Rect, stars: int, won: bool) -> None:
    """So many stars, filled, of all that there may be."""
    side = box.width / STARS
    for number in range(STARS):
        middle = box.left + (number + 0.5) * side, box.centery
        points = star(middle, side * 0.44, side * 0.19, 5)
        if number < stars:
            pygame.draw.polygon(surface, pal.rgb(EDGES[won]), points)
        pygame.draw.polygon(surface, pal.rgb(EDGES[won] if number < stars else PALE), points, 1)


@surface_cache(8)
def _ticket(size: tuple[int, int], won: bool, scale: float) -> pygame.Surface:
    """A ticket with a notch at either side, edged in the colour that tells whether it was won."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    whole, edge = sheet.get_rect(), pal.rgb(EDGES[won])
    pygame.draw.rect(sheet, pal.rgb(PAPER), whole, border_radius=round(9 * scale))
    inner = whole.inflate(-round(12 * scale), -round(12 * scale))
    pygame.draw.rect(sheet, edge, inner, max(1, round(1.6 * scale)), round(7 * scale))
    for x in (0, whole.width):
        pygame.draw.circle(sheet, edge, (x, whole.centery), round(13 * scale))
        pygame.draw.circle(sheet, (0, 0, 0, 0), (x, whole.centery), round(11 * scale))
    return sheet
