"""The board of a game's challenges: a ticket for each, with its stars and a check mark if won."""

from collections.abc import Callable, Mapping

import pygame

from raccoon.app.afterwards.challenges import STARS, Challenge
from raccoon.app.text import Say
from scenes.afterwards.boxes import Boxes
from scenes.art import Style, Typeface, palette as pal, pictograms, text
from scenes.art.geometry import star
from scenes.art.surface_cache import surface_cache

COLUMNS, FEWER, TYPE = 5, 3, (19, 22)
"""Tickets in a row; and fewer of them if type of size `TYPE[0]` would be larger than `TYPE[1]`."""
PAPER, EDGES, PALE = "#f6ead0", (pal.OXBLOOD, pal.TEAL), "#6b5636"
GROUNDS = "#3b4630", "#553b1e", "#4a1a22"
"""The colours behind the pictures, for one star to three."""


class Board(Boxes):
    """The tickets; `won` are the names of the challenges won, with their numbers of games."""

    gap = 10.0

    def __init__(self, say: Say, on_choose: Callable[[], None]) -> None:
        super().__init__(on_choose)
        self._say = say
        self.challenges: tuple[Challenge, ...] = ()
        self.won: Mapping[str, int] = {}

    def show(self, challenges: tuple[Challenge, ...], say: Say) -> None:
        """Show the challenges of a game with its sentences; choose the easiest one not yet won."""
        self.challenges, self._say = challenges, say
        self.turn_to(next((n for n, one in enumerate(challenges) if one.name not in self.won), 0))

    @property
    def chosen(self) -> Challenge | None:
        """The chosen challenge, if there are any."""
        return self.challenges[self.at] if self.challenges else None

    @property
    def total(self) -> int:
        return len(self.challenges)

    @property
    def columns(self) -> int:
        usual, most = TYPE
        return FEWER if self.frame.type(usual) > self.frame.px(most) else COLUMNS

    @property
    def room(self) -> int:
        """All rows, or a fixed number if there are fewer columns."""
        return super().room if self.columns == COLUMNS else FEWER + 1

    def draw_box(self, surface: pygame.Surface, box: pygame.Rect, number: int) -> None:
        frame, one = self.frame, self.challenges[number]
        won = one.name in self.won
        surface.blit(_ticket(box.size, won, frame.scale), box)
        pad = frame.px(18)
        side = min(frame.px(68), box.width // 4)
        picture = pygame.Rect(box.left + pad, 0, side, min(box.height - pad, round(side * 1.3)))
        picture.centery = box.centery
        pygame.draw.rect(
            surface, pal.rgb(pal.TEAL if won else GROUNDS[one.stars - 1]), picture, border_radius=frame.px(5)
        )
        pictograms.draw(surface, picture.inflate(-frame.px(12), -frame.px(12)), one.picture)
        foot = frame.type(17, 1.84) + frame.px(6)
        words = pygame.Rect(picture.right + frame.px(12), box.top + pad // 2, 0, box.height - pad - foot)
        words.width = box.right - pad - words.left
        slim = text.SLIMMEST if frame.is_large else 1.0
        title = Style(Typeface.SLAB_BOLD, frame.type(23, 1.8), pal.INK, slim=slim)
        text.paragraph(surface, self._say(f"challenge.{one.name}"), words, title, floor=frame.floor)
        small = Style(Typeface.BOOK_ITALIC, frame.type(18, 1.8), PALE)
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
    """Draw all possible stars, `stars` of them filled."""
    side = box.width / STARS
    for number in range(STARS):
        middle = box.left + (number + 0.5) * side, box.centery
        points = star(middle, side * 0.44, side * 0.19, 5)
        if number < stars:
            pygame.draw.polygon(surface, pal.rgb(EDGES[won]), points)
        pygame.draw.polygon(surface, pal.rgb(EDGES[won] if number < stars else PALE), points, 1)


@surface_cache(8)
def _ticket(size: tuple[int, int], won: bool, scale: float) -> pygame.Surface:
    """Return a ticket with a notch at either side, its edge in the colour of won or not won."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    whole, edge = sheet.get_rect(), pal.rgb(EDGES[won])
    pygame.draw.rect(sheet, pal.rgb(PAPER), whole, border_radius=round(9 * scale))
    inner = whole.inflate(-round(12 * scale), -round(12 * scale))
    pygame.draw.rect(sheet, edge, inner, max(1, round(1.6 * scale)), round(7 * scale))
    for x in (0, whole.width):
        pygame.draw.circle(sheet, edge, (x, whole.centery), round(13 * scale))
        pygame.draw.circle(sheet, (0, 0, 0, 0), (x, whole.centery), round(11 * scale))
    return sheet
