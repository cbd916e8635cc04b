"""The players' panels: a calling card for each seat with everything public about it."""

from dataclasses import dataclass

import pygame

from raccoon.app import opponents
from raccoon.app.seats import Seat
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text, theme
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.names import broken_name
from scenes.art.pieces.characters import CALM, portrait
from scenes.art.text import Style
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.art.colours import RAILROAD
from scenes.raccoon_tycoon.holdings import next_seat, public_points, railroad_sets
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.table.marks import Marks
from scenes.table.zones import Brush, Part, Parts

Rect = pygame.Rect

_LOW, _PLAIN, _TALL = 130.0, 165.0, 200.0
"""A panel's height in design units with five players, with four, and from which on rows stand apart."""
LARGEST = 1.4
"""How far type grows on a tall panel with the player's text scale."""
_MANY_SETS = 4
"""From so many railroads on their plates need all the room there is."""
USUAL_HAND = 3
"""The hand limit without a building (rules, R7)."""
_NEARLY_FULL = 1
"""So many free slots make the storage a warning."""


@dataclass(frozen=True)
class Calling:
    """What one panel shows; `money` is None where it is secret."""

    seat: Seat
    face: str
    mood: str
    kind: str
    money: int | None
    points: int
    tokens: Counts
    storage: int
    railroads: tuple[tuple[str, int], ...]
    towns: int
    buildings: int
    hand: int
    tab: str
    starts: bool
    gain: str


def parts(layout: TableLayout, view: View, marks: Marks, brush: Brush) -> Parts:
    """The panels in seat order."""
    moods = marks.moods or (CALM,) * len(brush.seats)
    faces = opponents.Opponents(GAME).faces(brush.seats)
    for number, area in enumerate(layout.panels):
        gain = marks.gains.get(number, "")
        calling = _calling(view, number, (faces[number], moods[number]), gain, brush)
        yield _part(f"panel:{number}", area, calling, brush)


def _calling(view: View, number: int, look: tuple[str, str], gain: str, brush: Brush) -> Calling:
    player = view.players[number]
    return Calling(
        seat=brush.seats[number],
        face=look[0],
        mood=look[1],
        kind=kind_of(brush.seats[number], number == view.seat, brush),
        money=player.money,
        points=public_points(view, number),
        tokens=player.tokens,
        storage=player.powers.storage_limit,
        railroads=railroad_sets(player),
        towns=len(player.towns),
        buildings=len(player.buildings),
        hand=player.hand_size,
        tab=_tab(view, number),
        starts=number == view.start_player,
        gain=gain,
    )


def kind_of(seat: Seat, mine: bool, brush: Brush) -> str:
    """Who plays this seat: the viewer, another person, or a bot: its level where its name tells the rest."""
    say = brush.say
    if mine:
        return say("table.kind.you")
    if seat.is_person:
        return say("table.kind.person")
    return opponents.Opponents(GAME).short_name(seat, say)


def _tab(view: View, number: int) -> str:
    if isinstance(view.pending, Over):
        return "won" if number in view.pending.winners else ""
    if number == view.turn:
        return "turn"
    return "next" if number == next_seat(view) else ""


def _part(key: str, area: Rect, calling: Calling, brush: Brush) -> Part:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        _Panel(surface, rect, calling, brush).draw()

    return Part(key, area, calling, paint)


class _Panel:
    """Draws one panel; heights between a low and a tall one share their room out evenly."""

    def __init__(self, surface: pygame.Surface, rect: Rect, calling: Calling, brush: Brush) -> None:
        self.surface, self.rect, self.calling, self.brush = surface, rect, calling, brush
        self.high = rect.height / brush.frame.scale
        self.tall = self.high >= _TALL
        most = LARGEST if self.tall else 1.15 if self.high >= _PLAIN - 1 else 1.0
        self.frame: Frame = brush.snug(most)
        self.foot: Frame = brush.snug(most if len(calling.railroads) < _MANY_SETS else 1.0)
        self.px = self.frame.px

    def between(self, low: float, plain: float, tall: float) -> int:
        """A length for this panel's height: measured at the lowest, the plain and the tallest panel."""
        if self.high <= _PLAIN:
            share = max(0.0, (self.high - _LOW) / (_PLAIN - _LOW))
            return self.px(low + (plain - low) * share)
        share = min(1.0, (self.high - _PLAIN) / (224 - _PLAIN))
        return self.px(plain + (tall - plain) * share)

    def style(self, face: Face, units: float, colour: str = pal.CREAM) -> Style:
        return Style(face, self.frame.type(units), colour)

    def draw(self) -> None:
        turn = self.calling.tab == "turn"
        tone = ("#4a2d38", "#281922") if turn else ("#33222c", "#1f141b")
        if turn:
            shapes.glow(self.surface, self.rect, self.frame.scale, strength=105)
        shapes.wood_panel(self.surface, self.rect, self.frame.scale, tone=tone)
        self._bar()
        self._head()
        self._tokens()
        self._foot()
        if self.calling.tab:
            self._tab()

    def _bar(self) -> None:
        bar = Rect(
            self.rect.left + self.px(10),
            self.rect.top + self.px(12),
            self.px(7),
            self.rect.height - self.px(24),
        )
        pygame.draw.rect(self.surface, pal.rgb(pal.NIGHT), bar.inflate(2, 2), border_radius=self.px(3))
        pygame.draw.rect(
            self.surface, pal.rgb(pal.SEAT[self.calling.seat.colour]), bar, border_radius=self.px(3)
        )

    def _head(self) -> None:
        rect, px = self.rect, self.px
        side = self.between(54, 72, 78) - self._wanting()
        badge = Rect(rect.left + px(24), rect.top + self.between(6, 8, 13), side, side)
        seat = self.calling.seat
        portrait(self.surface, badge, self.calling.face, self.calling.mood, seat.colour, seat.emblem)
        if self.calling.starts:
            first = Rect(badge.left - px(7), badge.bottom - px(24), px(28), px(28))
            pictograms.draw(self.surface, first, "start player")
        left, right = badge.right + px(9), rect.right - px(16)
        first_line, second_line = rect.top + self.between(31, 38, 46), rect.top + self.between(53, 64, 78)
        edge = self._money(right, first_line)
        points = self.brush.say("table.points", n=self.calling.points)
        words = self.style(Face.POSTER, 20, pal.GILT_LIGHT)
        drawn = text.draw(self.surface, points, (right, second_line), words, "right")
        below = self._hand(drawn.left, second_line)
        self._name(left, edge - px(8), below - px(5), first_line, second_line)

    def _wanting(self) -> int:
        """By how much the portrait steps back where the kind would not fit beside it."""
        kind = text.width(self.calling.kind, self.style(Face.BOOK_ITALIC, 18).sized(self.frame.floor))
        points = self.brush.say("table.points", n=self.calling.points)
        room = self.rect.width - self.px(24 + 9 + 16 + 8) - self.between(54, 72, 78)
        room -= text.width(points, self.style(Face.POSTER, 20))
        if self.calling.hand > USUAL_HAND:
            room -= self.px(8 + 26 + 5) + text.width(str(self.calling.hand), self.style(Face.SLAB_BOLD, 20))
        return min(self.px(16), max(0, kind - room))

    def _hand(self, right: int, baseline: int) -> int:
        """How many cards are held where that is more than everybody's three; returns the left edge."""
        if self.calling.hand <= USUAL_HAND:
            return right
        side = self.px(26)
        style = self.style(Face.SLAB_BOLD, 20)
        at = (right - self.px(8), baseline - self.px(1))
        number = text.draw(self.surface, str(self.calling.hand), at, style, "right")
        pictograms.draw(self.surface, Rect(number.left - side, baseline - self.px(21), side, side), "cards")
        return number.left - side

    def _name(self, left: int, right: int, below: int, first: int, second: int) -> None:
        """The name on one line with the kind beneath, or a long name on both lines."""
        name, least = self.calling.seat.name, self.frame.floor
        style = self.style(Face.POSTER, 25)
        fitted, _ = text.fit(name, style, right - left, least)
        if fitted == name:
            text.draw(self.surface, name, (left, first), style, limit=right - left, floor=least)
            kind = self.style(Face.BOOK_ITALIC, 18, pal.DIM)
            text.draw(self.surface, self.calling.kind, (left, second), kind, limit=below - left, floor=least)
            return
        small = self.style(Face.SLAB_BOLD, 18)
        lines = broken_name(name, small, min(right, below) - left, 2)
        for line, baseline, end in zip(lines, (first, second), (right, below), strict=False):
            at = (left, baseline - self.px(3))
            text.draw(self.surface, line, at, small, limit=end - left, floor=least)

    def _money(self, right: int, baseline: int) -> int:
        """What came in just now, the money where it may be seen, and the purse; returns their left edge."""
        side = self.px(34)
        purse = Rect(right - side, baseline - self.px(27), side, side)
        money = self.calling.money
        pictograms.draw(self.surface, purse, "purse closed" if money is None else "purse")
        edge = purse.left
        if money is not None:
            words, style = self.brush.say("table.money", n=money), self.style(Face.POSTER, 24, pal.GILT_LIGHT)
            edge = text.draw(self.surface, words, (edge - self.px(4), baseline), style, "right").left
        return self._gain(edge, baseline) if self.calling.gain else edge

    def _gain(self, right: int, baseline: int) -> int:
        style = self.style(Face.SLAB_BOLD, 20, "#f2fff0")
        wide = text.width(self.calling.gain, style) + self.px(18)
        tag = Rect(right - wide - self.px(6), baseline - self.px(24), wide, self.px(31))
        shapes.plate(self.surface, tag, self.frame.scale, "#3f8a4c", "#1d5a2c", 7)
        text.draw(self.surface, self.calling.gain, tag.center, style, "centre", middle=True)
        return tag.left

    def _tokens(self) -> None:
        """Six kinds in a row; what is missing is only an outline."""
        left, px = self.rect.left + self.px(25), self.px
        step = (self.rect.right - px(12) - left) / len(COMMODITIES)
        side = px(36) if self.tall else self.between(26, 27, 27)
        top = self.rect.top + self.between(62, 82, 100)
        for number, (name, count) in enumerate(zip(COMMODITIES, self.calling.tokens, strict=True)):
            place = Rect(left + round(number * step), top, side, side)
            if not count:
                tokens.empty_slot(self.surface, place, name)
                continue
            tokens.token(self.surface, place, name)
            style = self.style(Face.SLAB_BOLD, 20 if count < 10 or self.tall else 18)
            at = (place.centerx, place.bottom + px(15)) if self.tall else (place.right + px(1), place.centery)
            text.draw(self.surface, str(count), at, style, "centre" if self.tall else "left", middle=True)

    def _foot(self) -> None:
        rect, px = self.rect, self.px
        high = self.between(33, 44, 50)
        line = rect.bottom - high - px(4)
        pygame.draw.line(
            self.surface,
            pal.rgb(pal.GILT_DEEP),
            (rect.left + px(25), line),
            (rect.right - px(16), line),
            px(1),
        )
        crowded = len(self.calling.railroads) > 4
        middle = rect.bottom - high // 2 - self.between(5, 7, 7)
        side = px(20) if crowded else self.between(27, 29, 29)
        used = self._count(rect.left + px(23), middle, side, "warehouse", self._storage())
        building = self._count_from_right(
            rect.right - px(14), middle, side, "building", self.calling.buildings
        )
        town = self._count_from_right(building - px(7), middle, side, "town", self.calling.towns)
        gap = px(4) if crowded else px(9)
        self._railroads(used + gap, town - gap, middle)

    def _storage(self) -> tuple[str, str]:
        held, limit = sum(self.calling.tokens), self.calling.storage
        words = self.brush.say("table.storage", n=held, limit=limit)
        return words, "#ffb36b" if held >= limit - _NEARLY_FULL else pal.CREAM

    def _count(self, left: int, middle: int, side: int, icon: str, words: tuple[str, str]) -> int:
        pictograms.draw(self.surface, Rect(left, middle - side // 2, side, side), icon)
        style = Style(Face.SLAB_BOLD, self.foot.type(20), words[1])
        return text.draw(self.surface, words[0], (left + side + self.px(4), middle), style, middle=True).right

    def _count_from_right(self, right: int, middle: int, side: int, icon: str, count: int) -> int:
        """A picture and a number that end at `right`; dim when there is none. Returns the left edge."""
        style = Style(Face.SLAB_BOLD, self.foot.type(20), pal.CREAM if count else pal.FAINT)
        drawn = text.draw(self.surface, str(count), (right, middle), style, "right", middle=True)
        place = Rect(drawn.left - self.px(3) - side, middle - side // 2, side, side)
        pictograms.draw(self.surface, place, icon, 255 if count else 90)
        return place.left

    def _railroads(self, left: int, right: int, middle: int) -> None:
        """A lettered plate for each railroad, with a pip for each card of it."""
        sets = self.calling.railroads
        if not sets:
            return
        high = self.between(30, 34, 34)
        gap = self.px(4) if len(sets) < 5 else self.px(2)
        step = min(self.px(26) + gap, (right - left + gap) / len(sets))
        start = left + max(0, (right - left + gap - len(sets) * step) / 2)
        for number, (name, count) in enumerate(sets):
            x = round(start + number * step)
            place = Rect(x, middle - high // 2, round(start + (number + 1) * step) - gap - x, high)
            draw_plate(self.surface, place, name, count, self.foot, self.brush)

    def _tab(self) -> None:
        words = self.brush.say(f"table.tab.{self.calling.tab}")
        style = self.style(Face.SLAB_BOLD, 18, pal.INK if self.calling.tab == "next" else "#fff6e0")
        wide = max(self.px(62), text.width(words, style) + self.px(22))
        tab = Rect(self.rect.right - self.px(52) - wide, self.rect.top - self.px(12), wide, self.px(27))
        top, bottom = {"next": ("#f0cf86", "#b8842f")}.get(self.calling.tab, ("#c23f4a", pal.OXBLOOD))
        shapes.plate(self.surface, tab, self.frame.scale, top, bottom, 7)
        text.draw(self.surface, words, tab.center, style, "centre", middle=True)


def draw_plate(
    surface: pygame.Surface, rect: Rect, railroad: str, count: int, frame: Frame, brush: Brush
) -> None:
    """A railroad as a small plate: its letter, and a pip for each card owned."""
    top, bottom = RAILROAD[railroad]
    roomy = rect.width >= frame.px(22)
    if roomy:
        shapes.plate(surface, rect, frame.scale, pal.mix(top, pal.IVORY, 0.04), bottom, 4)
    else:
        pygame.draw.rect(surface, pal.rgb(theme.ground(top)), rect, border_radius=frame.px(3))
        pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), rect, 1, border_radius=frame.px(3))
    style = Style(Face.SLAB_BOLD, frame.type(18), "#fff6e0")
    at = (rect.centerx, rect.top + round(rect.height * 0.42))
    text.draw(surface, brush.say(f"table.letter.{railroad}"), at, style, "centre", middle=True)
    side, step = frame.px(4), frame.px(5.5)
    if count * step > rect.width - frame.px(4):
        side, step = max(2, frame.px(2.4)), max(3, frame.px(3.8))
    left = rect.centerx - (count * step - (step - side)) // 2
    for pip in range(count):
        pygame.draw.rect(
            surface,
            pal.rgb(pal.GILT_LIGHT),
            (left + pip * step, rect.bottom - frame.px(9), side, max(2, frame.px(5))),
        )
