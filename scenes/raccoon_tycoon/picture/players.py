"""The players' panels: everything public about each seat."""

import pygame
from msgspec.structs import replace

from raccoon.app import opponents
from raccoon.app.seats import Seat
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import Style, Typeface, names, palette as pal, pictograms, shapes, text
from scenes.art.linework import patterns
from scenes.art.pieces.characters import CALM, portrait
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.holdings import next_seat, own_marks
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture.player_foot import PanelContent, PanelFoot, PanelSheet
from scenes.table.picture.zones import Highlights, PaintContext, PaintedZone, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect

LARGE_TEXT, MOST_STEP = 1.25, 66
"""The text scale above which missing tokens are left out, and the greatest width of a token's place."""
SMALLEST_PORTRAIT = 36
USUAL_HAND = 3
"""The hand limit without a building (rules, R7)."""


def parts(layout: TableLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """The zones of the panels in seat order."""
    moods = marks.moods or (CALM,) * len(context.seats)
    faces = opponents.Opponents(GAME).faces(context.seats)
    for number, area in enumerate(layout.panels):
        seat, player = context.seats[number], replace(view.players[number], hand=None)
        content = PanelContent(
            seat=seat,
            face=faces[number],
            mood=moods[number],
            kind=kind_of(seat, number == view.seat, context),
            player=player,
            tab="" if own_marks(marks).turn_passes else _tab(view, number),
            starts=number == view.start_player,
            gain=marks.gains.get(number, ""),
            note=marks.notes[number] if marks.notes and player.money is None else "",
        )
        yield _part(Piece("panel", number), area, content, context)


def kind_of(seat: Seat, mine: bool, context: PaintContext) -> str:
    """The words for a seat's player: you, a person, or a bot's short name."""
    say = context.say
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


def _part(key: str, area: Rect, content: PanelContent, context: PaintContext) -> PaintedZone:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        _Panel(surface, rect, content, context).draw()

    return PaintedZone(key, area, content, paint)


class _Panel(PanelSheet):
    """Draws a panel."""

    def draw(self) -> None:
        turn = self.content.tab == "turn"
        tone = ("#4a2d38", "#281922") if turn else ("#33222c", "#1f141b")
        if turn:
            shapes.glow(self.surface, self.rect, self.frame.scale, strength=105)
        shapes.wood_panel(self.surface, self.rect, self.frame.scale, tone=tone)
        self._bar()
        self._head()
        self._tokens()
        PanelFoot(self.surface, self.rect, self.content, self.context).draw()
        if self.content.tab and not self.bare:
            self._tab()

    def _bar(self) -> None:
        rect, px = self.rect, self.px
        bar = Rect(rect.left + px(10), rect.top + px(12), px(7), rect.height - px(24))
        pygame.draw.rect(self.surface, pal.rgb(pal.NIGHT), bar.inflate(2, 2), border_radius=px(3))
        colour = pal.SEAT[self.content.seat.colour]
        pygame.draw.rect(self.surface, pal.rgb(colour), bar, border_radius=px(3))
        patterns.lay(self.surface, bar, colour, self.frame.scale)

    def _head(self) -> None:
        rect, px = self.rect, self.px
        side = self.portrait - self._portrait_reduction()
        badge = Rect(rect.left + px(24), rect.top + self.between(6, 8, 13), side, side)
        seat = self.content.seat
        portrait(self.surface, badge, self.content.face, self.content.mood, seat.colour, seat.emblem)
        if self.content.starts:
            first = Rect(badge.left - px(7), badge.bottom - px(24), px(28), px(28))
            pictograms.draw(self.surface, first, "start player")
        left, right = badge.right + px(9), rect.right - px(16)
        first_line, second_line = rect.top + self.between(31, 38, 46), rect.top + self.between(53, 64, 78)
        if self.bare:
            first_line, second_line = rect.top + self.between(30, 42, 50), rect.top + self.between(59, 74, 88)
        edge = self._money(right, first_line)
        points = self.context.say("table.points", n=self.content.player.score.total)
        words = self.style(Typeface.POSTER, 20, pal.GILT_LIGHT)
        drawn = text.draw(self.surface, points, (right, second_line), words, "right")
        below = self._hand(drawn.left, second_line)
        self._name(left, edge - px(8), below - px(5), first_line, second_line)

    def _portrait_reduction(self) -> int:
        """The pixels by which the portrait is smaller where the words next to it would not fit."""
        points = self.context.say("table.points", n=self.content.player.score.total)
        beside = text.width(points, self.style(Typeface.POSTER, 20))
        if self.content.player.hand_size > USUAL_HAND:
            hand = str(self.content.player.hand_size)
            beside += self.px(8 + 26 + 5) + text.width(hand, self.style(Typeface.SLAB_BOLD, 20))
        if self.bare:
            words = text.width(self._turn or self.content.kind, self.style(Typeface.SLAB_BOLD, 18))
            name = text.width(self.content.seat.name, self._name_style)
            wide = max(text.NARROWEST * name + self.money_wide, text.NARROWEST * words + self.px(12) + beside)
            room = self.rect.width - self.px(24 + 9 + 8 + 12) - self.portrait
            return min(self.portrait - self.px(SMALLEST_PORTRAIT), max(0, round(wide) - room))
        kind = text.width(self.content.kind, self.style(Typeface.BOOK_ITALIC, 18).sized(self.frame.floor))
        room = self.rect.width - self.px(24 + 9 + 16 + 8) - self.between(54, 72, 78) - beside
        return min(self.px(16), max(0, kind - room))

    @property
    def _turn(self) -> str:
        return self.context.say(f"table.tab.{self.content.tab}") if self.content.tab else ""

    def _hand(self, right: int, baseline: int) -> int:
        """Draw the number of cards if it is more than the usual three; return its left edge."""
        if self.content.player.hand_size <= USUAL_HAND:
            return right
        side = self.px(26)
        style = self.style(Typeface.SLAB_BOLD, 20)
        at = (right - self.px(8), baseline - self.px(1))
        number = text.draw(self.surface, str(self.content.player.hand_size), at, style, "right")
        pictograms.draw(self.surface, Rect(number.left - side, baseline - self.px(21), side, side), "cards")
        return number.left - side

    @property
    def _name_style(self) -> Style:
        style = self.style(Typeface.POSTER, 25)
        return style._replace(slim=text.NARROWEST) if self.bare else style

    def _name(self, left: int, right: int, below: int, first: int, second: int) -> None:
        """Draw the name on one line with the kind below it, or a long name on both lines."""
        name, least = self.content.seat.name, self.frame.floor
        style = self._name_style
        fitted, _ = text.fit(name, style, round((right - left) / style.slim), least)
        if fitted == name:
            text.draw(self.surface, name, (left, first), style, limit=right - left, floor=least)
            kind = self.style(Typeface.BOOK_ITALIC, 18, pal.DIM)
            if self.bare:
                self._below_name(left, below, second, kind)
                return
            text.draw(self.surface, self.content.kind, (left, second), kind, limit=below - left, floor=least)
            return
        if self.bare:  # the banner says whose turn it is
            foot = second
            if self.content.gain:
                foot = first
                self._gain(below, second)
            box = Rect(left, self.rect.top, min(right, below) - left, foot + self.px(8) - self.rect.top)
            names.draw(self.surface, name, box, style, "left", least)
            return
        small = self.style(Typeface.SLAB_BOLD, 18)
        lines = names.broken_name(name, small, min(right, below) - left, 2)
        for line, baseline, end in zip(lines, (first, second), (right, below), strict=False):
            at = (left, baseline - self.px(3))
            text.draw(self.surface, line, at, small, limit=end - left, floor=least)

    def _below_name(self, left: int, right: int, baseline: int, kind: Style) -> None:
        """Draw below the name the latest gain, or the turn, or the kind of player where it fits."""
        if self.content.gain:
            self._gain(right, baseline)
        elif self.content.tab:
            high, middle = self.between(34, 37, 37), baseline - self.between(10, 11, 11)
            self._tab(Rect(left - self.px(4), middle - high // 2, right - left, high))
        elif text.width(self.content.kind, kind) * text.NARROWEST <= right - left:
            kind = kind._replace(slim=text.NARROWEST)
            text.draw(self.surface, self.content.kind, (left, baseline), kind, limit=right - left)

    def _money(self, right: int, baseline: int) -> int:
        """Draw purse, money (or the note in its place) and, in usual text, the latest gain; return their left
        edge.
        """
        side = self.px(34)
        purse = Rect(right - side, baseline - self.px(27), side, side)
        money = self.content.player.money
        edge = purse.left
        if self.bare:
            edge = right + self.px(4) * (money is not None)
        else:
            pictograms.draw(self.surface, purse, "purse closed" if money is None else "purse")
        if money is not None:
            words = self.context.say("table.money", n=money)
            style = self.style(Typeface.POSTER, 24, pal.GILT_LIGHT)
            edge = text.draw(self.surface, words, (edge - self.px(4), baseline), style, "right").left
        elif self.content.note:
            style = self.style(Typeface.SLAB_BOLD, 18, pal.GILT_LIGHT)
            at = (edge - self.px(5), baseline)
            edge = text.draw(self.surface, self.content.note, at, style, "right").left
        return self._gain(edge, baseline) if self.content.gain and not self.bare else edge

    def _gain(self, right: int, baseline: int) -> int:
        style = self.style(Typeface.SLAB_BOLD, 20, "#f2fff0")
        wide = round(style.slim * text.width(self.content.gain, style)) + self.px(18)
        tag = Rect(right - wide - self.px(6), baseline - self.px(24), wide, self.px(31))
        shapes.plate(self.surface, tag, self.frame.scale, "#3f8a4c", "#1d5a2c", 7)
        room = wide - self.px(8) if self.bare else None
        text.draw(self.surface, self.content.gain, tag.center, style, "centre", room, middle=True)
        return tag.left

    def _tokens(self) -> None:
        """Draw the tokens in a row; missing kinds as outlines, or in large text not at all."""
        left, px = self.rect.left + self.px(25), self.px
        shown = self._shown_tokens()
        step = (self.rect.right - px(12) - left) / len(shown)
        if len(shown) < len(COMMODITIES):
            step = min(step, px(MOST_STEP))
        side = px(36) if self.tall else self.between(26, 27, 27)
        top = self.rect.top + self.between(67 if self.bare else 62, 82, 100)
        room = round(step if self.tall else step - side - px(3))
        style = self._count_style(room)
        for number, (name, count) in enumerate(shown):
            place = Rect(left + round(number * step), top, side, side)
            if not count:
                tokens.empty_slot(self.surface, place, name)
                continue
            tokens.token(self.surface, place, name)
            at = (place.centerx, place.bottom + px(15)) if self.tall else (place.right + px(1), place.centery)
            align: text.Align = "centre" if self.tall else "left"
            text.draw(self.surface, str(count), at, style, align, room if self.bare else None, middle=True)

    def _shown_tokens(self) -> list[tuple[str, int]]:
        """The kinds that have a place in the row: all; in large text those that are there, if any."""
        every = list(zip(COMMODITIES, self.content.player.tokens, strict=True))
        large = self.context.frame.text_scale > LARGE_TEXT and not self.tall
        return [(name, count) for name, count in every if count] or every if large else every

    def _count_style(self, room: int) -> Style:
        """The style in which the largest count fits next to its token: slim or small if need be."""
        style, most = self.style(Typeface.SLAB_BOLD, 20), str(max(self.content.player.tokens))
        if text.width(most, style) <= room:
            return style
        return style._replace(slim=text.NARROWEST) if self.bare else style.sized(self.frame.type(18))

    def _tab(self, room: Rect | None = None) -> None:
        """Draw the turn on a plate at the upper edge, or in `room` next to the portrait."""
        words = self._turn
        ink = pal.INK if self.content.tab == "next" else "#fff6e0"
        style = Style(Typeface.SLAB_BOLD, self.frame.type(18), ink, slim=text.NARROWEST if room else 1.0)
        wide = max(self.px(62), text.width(words, style) + self.px(22))
        tab = Rect(self.rect.right - self.px(52) - wide, self.rect.top - self.px(12), wide, self.px(27))
        if room:
            tab = Rect(room.left, room.top, min(wide, room.width), room.height)
        top, bottom = {"next": ("#f0cf86", "#b8842f")}.get(self.content.tab, ("#c23f4a", pal.OXBLOOD))
        shapes.plate(self.surface, tab, self.frame.scale, top, bottom, 7)
        most = tab.width - self.px(6) if room else None
        at = tab.centerx, tab.centery - (self.px(2) if room else 0)
        text.draw(self.surface, words, at, style, "centre", most, self.frame.floor, middle=True)
