"""The front page of The Continental: Europe first, then the count, role by role; of a lost game no count."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from raccoon.app.text import Say
from raccoon.app.wording import plain
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, ROLES, SKULL
from raccoon.games.raccoon_rampage.view import View
from scenes.art import names as typed
from scenes.art import text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.moving import tween
from scenes.art.palette import Colour, rgb
from scenes.art.text import Style
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import ALARM_DEEP, BRASS_LIGHT, INK
from scenes.raccoon_rampage.results import curve
from scenes.raccoon_rampage.results.stories import Report
from scenes.raccoon_rampage.words import names
from scenes.results.count_up import Count
from scenes.results.data import SeatResult

GREY = "#5c5040"
HEAD = 84
"""Height of the heading of the count, in design units."""
ROW = 148
"""Height of a role's count, at most."""
MIDDLE = 960.0
"""The middle of a sheet, in design units."""


@dataclass(frozen=True)
class Edition:
    """What is printed: seats, the table at the end, the tracker turn by turn, reports, the house's sums."""

    seats: tuple[SeatResult, ...]
    view: View
    impacts: tuple[int, ...]
    reports: tuple[Report, ...]
    house: tuple[tuple[str, int], ...]

    @property
    def won(self) -> bool:
        """Whether the group has won."""
        return any(seat.won for seat in self.seats)


class FrontPage:
    """The page; `remark` is one more sentence, or empty."""

    def __init__(self, edition: Edition, say: Say, remark: str) -> None:
        self.edition = edition
        self.remark = remark
        self._say = say

    @property
    def lines(self) -> int:
        """One for each role; of a lost game only that of the house."""
        return len(self.edition.seats) if self.edition.won else 1

    def warm(self, frame: Frame) -> None:
        """Everything of the end is drawn with the still page."""

    def draw_still(self, surface: pygame.Surface, frame: Frame) -> None:
        """The paper with its headline, the picture, the reports, and the heads of the count."""
        surface.blit(art.front_page(surface.get_size(), self.edition.won), (0, 0))
        places = art.front_page_places(surface.get_size())
        self._draw_masthead(surface, places["masthead"], frame)
        self._draw_headline(surface, places["headline"], frame)
        self._draw_caption(surface, places["picture"], frame)
        self._draw_reports(surface, places["columns"], frame)
        self._draw_count_head(surface, places["count"], frame)

    def draw(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        """The tracker's way and the count, as far as they have come."""
        places = art.front_page_places(surface.get_size())
        self._draw_course(surface, places["course"], frame, count.share)
        if self.edition.won:
            for seat in range(len(self.edition.seats)):
                self._draw_seat(surface, self._row(places["count"], seat, frame), seat, frame, count)
        else:
            self._draw_house(surface, places["count"], frame, count.share)

    # What stands still

    def _draw_masthead(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        name = Style(Face.POSTER, frame.px(92), INK)
        middle = box.centerx, box.top + frame.px(46)
        text.draw(surface, self._say("rampage.paper"), middle, name, "centre", frame.px(720), middle=True)
        dawn = "won" if self.edition.won else "lost"
        left = (
            self._say("rampage.front.edition"),
            self._say("rampage.front.year", n=5 * self.edition.view.round),
        )
        right = self._say("rampage.front.place"), self._say(f"rampage.front.{dawn}")
        self._draw_ear(surface, left, (box.left + frame.px(4), box.top), "left", frame)
        self._draw_ear(surface, right, (box.right - frame.px(4), box.top), "right", frame)

    def _draw_ear(
        self, surface: pygame.Surface, words: Report, at: tuple[int, int], align: text.Align, frame: Frame
    ) -> None:
        """Two lines beside the name of the paper."""
        bold = Style(Face.SLAB_BOLD, frame.type(21, 1.15), INK)
        italic = Style(Face.BOOK_ITALIC, frame.type(20, 1.15), GREY)
        for line, style, y in ((words[0], bold, 34), (words[1], italic, 66)):
            place = at[0], at[1] + frame.px(y)
            text.draw(surface, line, place, style, align, frame.px(240), frame.floor)

    def _draw_headline(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        style = Style(Face.POSTER, frame.px(70), ALARM_DEEP)
        at = box.centerx, box.top + frame.px(60)
        text.draw(surface, self.headline, at, style, "centre", box.width, frame.floor)
        beneath = Style(Face.BOOK_ITALIC, frame.type(26, 1.1), INK)
        at = box.centerx, box.top + frame.px(100)
        text.draw(surface, self.beneath, at, beneath, "centre", box.width, frame.floor)

    @property
    def headline(self) -> str:
        """How it ended, for all together."""
        impact = self.edition.view.impact
        if self.edition.won:
            return self._say("rampage.headline.sound" if impact <= -4 else "rampage.headline.light")
        return self._say("rampage.headline.overrun" if impact >= SKULL else "rampage.headline.awake")

    @property
    def beneath(self) -> str:
        """Where the tracker stands, and whether moves were taken back."""
        view = self.edition.view
        key = "won" if self.edition.won else "skull" if view.impact >= SKULL else "lost"
        told = self._say(f"rampage.headline.{key}", n=view.round, impact=names.signed(view.impact))
        return f"{told} {self.remark}".rstrip()

    def _draw_caption(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        style = Style(Face.BOOK_ITALIC, frame.type(20, 1.1), GREY)
        words = self._say(f"rampage.caption.{'won' if self.edition.won else 'lost'}")
        at = box.centerx, box.bottom + frame.px(28)
        text.draw(surface, words, at, style, "centre", box.width, frame.floor)

    def _draw_reports(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        wide = box.width // 3
        seats = [result.seat for result in self.edition.seats]
        for place, (head, report) in enumerate(self.edition.reports):
            room = pygame.Rect(box.left + place * wide, box.top, wide - frame.px(24), box.height)
            style = Style(Face.POSTER, frame.type(25, 1.1), INK)
            at = room.left, room.top + frame.px(24)
            text.draw(surface, head, at, style, "left", room.width, frame.floor)
            room = pygame.Rect(room.left, room.top + frame.px(36), room.width, room.height - frame.px(40))
            style = Style(Face.BOOK_SEMIBOLD, frame.type(20, 1.1), INK)
            text.paragraph(surface, plain(report, seats, self._say), room, style, floor=frame.floor)

    def _draw_count_head(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        key = "count" if self.edition.won else "no_count"
        style = Style(Face.POSTER, frame.px(36), INK)
        at = box.centerx, box.top + frame.px(34)
        text.draw(surface, self._say(f"rampage.front.{key}"), at, style, "centre", box.width, frame.floor)
        italic = Style(Face.BOOK_ITALIC, frame.type(20, 1.1), GREY)
        at = box.centerx, box.top + frame.px(66)
        text.draw(
            surface, self._say(f"rampage.front.{key}.beneath"), at, italic, "centre", box.width, frame.floor
        )

    # What comes line by line

    def _draw_course(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, share: float) -> None:
        curve.paint(self.edition.impacts, surface, box.inflate(0, -frame.px(26)), frame, share)
        style = Style(Face.BOOK_ITALIC, frame.type(18, 1.1), GREY)
        at = box.left + frame.px(60), box.bottom + frame.px(4)
        text.draw(
            surface, self._say("rampage.results.chart.impact"), at, style, "left", box.width, frame.floor
        )

    def _row(self, box: pygame.Rect, number: int, frame: Frame) -> pygame.Rect:
        """The place of a role's count."""
        top = frame.px(HEAD)
        high = min((box.height - top) / len(self.edition.seats), frame.px(ROW))
        return pygame.Rect(
            box.left, round(box.top + top + number * high), box.width, round(high) - frame.px(6)
        )

    def _draw_seat(
        self, surface: pygame.Surface, row: pygame.Rect, seat: int, frame: Frame, count: Count
    ) -> None:
        """A role's sources and its sum, as far as its line is written; at the end whoever has won is lit."""
        result, share = self.edition.seats[seat], count.line(seat)
        pygame.draw.line(surface, rgb("#b59a68"), row.topleft, row.topright)
        if result.won and count.seal > 0:
            _gild(surface, row, count.seal, frame)
        role = self.edition.view.players[seat].role
        side = min(row.height - frame.px(16), frame.px(72))
        surface.blit(art.role(role, (side, side)), (row.left + frame.px(10), row.centery - side // 2))
        left = row.left + side + frame.px(26)
        ink: Colour = ALARM_DEEP if result.won and count.seal > 0 else INK
        style = Style(Face.POSTER, frame.type(26, 1.1), ink)
        name = text.draw(
            surface, names.begun(names.role(role, self._say)), (left, row.top + frame.px(34)), style
        )
        room = pygame.Rect(name.right + frame.px(10), row.top + frame.px(8), 0, frame.px(36))
        room.width = row.right - frame.px(16) - room.left
        typed.draw(
            surface,
            result.seat.name,
            room,
            Style(Face.BOOK_ITALIC, frame.type(20, 1.1), GREY),
            "left",
            frame.floor,
        )
        if share <= 0:
            return
        self._draw_sources(surface, row, left, seat, frame, share)
        total = round(result.total * tween.out(share))
        style = Style(Face.POSTER, frame.px(48), ink)
        at = row.right - frame.px(44), row.centery + frame.px(12)
        text.draw(surface, str(total), at, style, "centre", middle=True)
        if result.won and count.seal > 0:
            words = self._say("rampage.front.credit", n=sum(one.won for one in self.edition.seats))
            italic = Style(Face.BOOK_ITALIC, frame.type(21, 1.1), ALARM_DEEP)
            text.draw(surface, words, (left, row.bottom - frame.px(14)), italic)

    def _draw_sources(
        self, surface: pygame.Surface, row: pygame.Rect, left: int, seat: int, frame: Frame, share: float
    ) -> None:
        style = Style(Face.BOOK_SEMIBOLD, frame.type(19, 1.1), INK)
        step = max(style.leading, frame.px(26))
        for line, (words, points) in enumerate(self.sources(seat)):
            y = row.top + frame.px(64) + line * step
            text.draw(surface, words, (left, y), style, "left", row.right - frame.px(150) - left, frame.floor)
            figure = str(round(points * tween.out(share)))
            text.draw(surface, figure, (row.right - frame.px(100), y), style.coloured(GREY), "right")

    def sources(self, seat: int) -> list[tuple[str, int]]:
        """Where the points of a seat come from, each with its words."""
        say, player = self._say, self.edition.view.players[seat]
        pieces, home = self.edition.seats[seat].points
        role = ROLES[player.role]
        if not role.agency:
            return [(say(f"rampage.count.{player.role}", cubes=player.cubes, tokens=player.tokens), pieces)]
        left = self.edition.view.raccoons[AREA_INDEX[role.country]]
        return [
            (say("rampage.count.cleared", n=player.tokens), pieces),
            (say("rampage.count.home", n=left), home),
        ]

    def _draw_house(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, share: float) -> None:
        """What the whole house has done: nobody's share."""
        style = Style(Face.BOOK_SEMIBOLD, frame.type(22, 1.1), INK)
        number = Style(Face.POSTER, frame.px(40), ALARM_DEEP)
        for line, (words, figure) in enumerate(self.edition.house):
            y = box.top + frame.px(HEAD + 46 + line * 92)
            pygame.draw.line(
                surface, rgb("#b59a68"), (box.left, y - frame.px(46)), (box.right, y - frame.px(46))
            )
            at = box.left + frame.px(16), y
            text.draw(surface, words, at, style, "left", box.width - frame.px(120), frame.floor, middle=True)
            grown = str(round(figure * tween.out(share)))
            text.draw(surface, grown, (box.right - frame.px(44), y), number, "centre", middle=True)


def _gild(surface: pygame.Surface, row: pygame.Rect, seal: float, frame: Frame) -> None:
    """Gold behind whoever takes the credit."""
    gold = pygame.Surface(row.size, pygame.SRCALPHA)
    pygame.draw.rect(gold, rgb(BRASS_LIGHT, round(190 * seal)), gold.get_rect(), border_radius=frame.px(8))
    pygame.draw.rect(gold, rgb(ALARM_DEEP, round(255 * seal)), gold.get_rect(), frame.px(2), frame.px(8))
    surface.blit(gold, row)
