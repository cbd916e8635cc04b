"""The measures of a player's panel, and its foot: warehouse, railroads, towns, buildings."""

from dataclasses import dataclass

import pygame

from raccoon.app.seats import Seat
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.art import Style, Typeface, palette as pal, pictograms, shapes, text, theme
from scenes.raccoon_tycoon.art.colours import RAILROAD
from scenes.raccoon_tycoon.holdings import railroad_sets
from scenes.table.picture.zones import PaintContext

Rect = pygame.Rect
LARGE_PLATE = 24
"""The width reserved for a railroad's plate next to figures in large text."""
_NEARLY_FULL = 1
"""The number of free slots at which the warehouse's count becomes a warning."""
_LOW, _PLAIN, _TALL = 130.0, 165.0, 200.0
"""A panel's height in design units with five and with four players, and the least height of a tall one."""
LARGEST, LOW_LARGEST = 1.8, 1.45
"""The largest factors by which type grows with the text scale, usually and on a low panel."""


@dataclass(frozen=True)
class PanelContent:
    """The content of one panel: `player` holds public facts only, `note` replaces secret money."""

    seat: Seat
    face: str
    mood: str
    kind: str
    player: PlayerView
    tab: str
    starts: bool
    gain: str
    note: str

    @property
    def sets(self) -> tuple[tuple[str, int], ...]:
        """The railroads and the number of cards of each."""
        return railroad_sets(self.player)


class PanelSheet:
    """The measures of one panel; `content` and place are shared by its head and its foot."""

    def __init__(
        self, surface: pygame.Surface, rect: Rect, content: PanelContent, context: PaintContext
    ) -> None:
        self.surface, self.rect, self.content, self.context = surface, rect, content, context
        self.high = rect.height / context.frame.scale
        self.tall = self.high >= _TALL
        self.frame = context.frame
        self.px = self.frame.px
        self.bare = context.frame.is_large
        """Whether pictures and words that are shown elsewhere are left out, for large text."""

    def between(self, low: float, plain: float, tall: float) -> int:
        """A length in pixels, interpolated by the panel's height between a low, a plain and a tall one."""
        if self.high <= _PLAIN:
            share = max(0.0, (self.high - _LOW) / (_PLAIN - _LOW))
            return self.px(low + (plain - low) * share)
        share = min(1.0, (self.high - _PLAIN) / (224 - _PLAIN))
        return self.px(plain + (tall - plain) * share)

    def style(self, face: Typeface, units: float, colour: str = pal.CREAM) -> Style:
        slim = text.SLIMMEST if self.bare else 1.0
        most = LARGEST if self.high >= _PLAIN - 1 else LOW_LARGEST
        return Style(face, self.frame.type(units, most), colour, slim=slim)

    @property
    def portrait(self) -> int:
        """The side of the portrait in pixels."""
        return self.between(54, 64 if self.bare else 72, 78)

    @property
    def money_wide(self) -> int:
        """The width of the money in pixels, 0 if it is secret."""
        money = self.content.player.money
        if money is None:
            return 0
        words = self.context.say("table.money", n=money)
        return text.width(words, self.style(Typeface.POSTER, 24)) + self.px(4)


class PanelFoot(PanelSheet):
    """Draws a panel's foot: the warehouse's count, railroads, towns, buildings."""

    _narrow = 1.0
    """The width of the figures, as a share of the usual."""

    def draw(self) -> None:
        """Draw the foot below a line."""
        rect, px = self.rect, self.px
        high = self.between(33, 44, 50)
        line = rect.bottom - high - px(4)
        ends = (rect.left + px(25), line), (rect.right - px(16), line)
        pygame.draw.line(self.surface, pal.rgb(pal.GILT_DEEP), *ends, px(1))
        crowded = len(self.content.sets) > 4
        middle = rect.bottom - high // 2 - self.between(5, 7, 7)
        side = px(20) if crowded else px(22) if self.bare else self.between(27, 29, 29)
        self._narrow = self._share(side, px(LARGE_PLATE)) if self.bare else 1.0
        used = self._count(rect.left + px(23), middle, side, "warehouse", self._warehouse())
        player, right = self.content.player, rect.right - px(14)
        building = self._count_from_right(right, middle, side, "building", len(player.buildings))
        town = self._count_from_right(building - px(7), middle, side, "town", len(player.towns))
        gap = px(4) if crowded else px(9)
        self._railroads(used + gap, town - gap, middle)

    def _share(self, side: int, plate: int) -> float:
        """The share of their width that leaves room for pictures and for railroad plates `plate` wide."""
        player = self.content.player
        written = (self._warehouse()[0], str(len(player.towns)), str(len(player.buildings)))
        words = sum(text.width(part, self._figures) for part in written)
        room = self.rect.width - self.px(23 + 14 + 3 + 3 + 7 + 9 + 9)
        share = (room - 2 * side - len(self.content.sets) * plate) / words
        return min(1.0, max(text.NARROWEST, share))

    @property
    def _figures(self) -> Style:
        return self.style(Typeface.SLAB_BOLD, 20)._replace(slim=self._narrow)

    def _warehouse(self) -> tuple[str, str]:
        held, limit = sum(self.content.player.tokens), self.content.player.powers.storage_limit
        words = self.context.say("table.warehouse", n=held, limit=limit)
        return words, "#ffb36b" if held >= limit - _NEARLY_FULL else pal.CREAM

    def _count(self, left: int, middle: int, side: int, icon: str, words: tuple[str, str]) -> int:
        """Draw a picture and its figures, on a bare panel the figures alone; return their right edge."""
        style = self._figures.coloured(words[1])
        if self.bare:
            most = self._slim(words[0], style)
            return text.draw(self.surface, words[0], (left, middle), style, limit=most, middle=True).right
        pictograms.draw(self.surface, Rect(left, middle - side // 2, side, side), icon)
        return text.draw(self.surface, words[0], (left + side + self.px(4), middle), style, middle=True).right

    def _slim(self, words: str, style: Style) -> int:
        return round(self._narrow * text.width(words, style)) + 1

    def _count_from_right(self, right: int, middle: int, side: int, icon: str, count: int) -> int:
        """Draw a picture and a number that end at `right`, dim for 0; return their left edge."""
        style = self._figures.coloured(pal.CREAM if count else pal.FAINT)
        most = self._slim(str(count), style) if self.bare else None
        drawn = text.draw(self.surface, str(count), (right, middle), style, "right", most, middle=True)
        place = Rect(drawn.left - self.px(3) - side, middle - side // 2, side, side)
        pictograms.draw(self.surface, place, icon, 255 if count else 90)
        return place.left

    def _railroads(self, left: int, right: int, middle: int) -> None:
        """Draw a plate for each railroad between two edges."""
        sets = self.content.sets
        if not sets:
            return
        high = self.between(30, 34, 34)
        gap = self.px(4) if len(sets) < 5 else self.px(2)
        step = min(self.px(26) + gap, (right - left + gap) / len(sets))
        start = left + max(0, (right - left + gap - len(sets) * step) / 2)
        for number, (name, count) in enumerate(sets):
            x = round(start + number * step)
            place = Rect(x, middle - high // 2, round(start + (number + 1) * step) - gap - x, high)
            draw_plate(self.surface, place, name, count, self.context)


def draw_plate(surface: pygame.Surface, rect: Rect, railroad: str, count: int, context: PaintContext) -> None:
    """Draw a railroad as a small plate: its letter, and a pip for each card owned."""
    top, bottom = RAILROAD[railroad]
    frame, letter = context.frame, context.say(f"table.letter.{railroad}")
    slim = text.NARROWEST if frame.is_large else 1.0
    style = Style(Typeface.SLAB_BOLD, frame.type(18), "#fff6e0", slim=slim)
    roomy = rect.width >= max(frame.px(22), text.width(letter, style) + frame.px(6))
    if roomy:
        shapes.plate(surface, rect, frame.scale, pal.mix(top, pal.IVORY, 0.04), bottom, 4)
    else:
        pygame.draw.rect(surface, pal.rgb(theme.ground(top)), rect, border_radius=frame.px(3))
        edge = theme.ground(pal.GILT_DEEP)  # the letter may reach it
        pygame.draw.rect(surface, pal.rgb(edge), rect, 1, border_radius=frame.px(3))
    at = (rect.centerx, rect.top + round(rect.height * 0.42))
    text.draw(surface, letter, at, style, "centre", rect.width if frame.is_large else None, middle=True)
    side, step = frame.px(4), frame.px(5.5)
    if count * step > rect.width - frame.px(4):
        side, step = max(2, frame.px(2.4)), max(3, frame.px(3.8))
    left = rect.centerx - (count * step - (step - side)) // 2
    for pip in range(count):
        place = Rect(left + pip * step, rect.bottom - frame.px(9), side, max(2, frame.px(5)))
        pygame.draw.rect(surface, pal.rgb(pal.GILT_LIGHT), place)
