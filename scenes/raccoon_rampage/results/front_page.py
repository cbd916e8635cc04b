"""The results' front page, The Continental: the tracker's curve, reports, the count role by role."""

from collections.abc import Iterator

import pygame

from raccoon.app.text import Say
from raccoon.app.wording import plain
from scenes.art import Frame, Style, Typeface, text
from scenes.art.letters.signs import lettered
from scenes.art.moving.clipping import is_outside_clip
from scenes.art.moving.count_up import Count
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import ALARM_DEEP, INK
from scenes.raccoon_rampage.holdings import year
from scenes.raccoon_rampage.results import claims, curve
from scenes.raccoon_rampage.results.stories import Report
from scenes.raccoon_rampage.results.tally import GREY, Edition, Tally
from scenes.table.piece import Piece
from scenes.table.presentation.result_data import Written


class FrontPage:
    """The front page; `remark` is one more sentence below its headline, or empty."""

    def __init__(self, edition: Edition, say: Say, remark: str) -> None:
        self.edition = edition
        self.tally = Tally(edition, say)
        self.remark = remark
        self._say = say

    @property
    def lines(self) -> int:
        """The number of lines of the count."""
        return self.tally.lines

    def warm(self, frame: Frame) -> None:
        """Do nothing: the still page has everything that the end needs."""

    def draw_still(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the paper with its headline, picture and reports, and the heading of the count."""
        surface.blit(art.front_page(surface.get_size(), self.edition.won, frame.is_large), (0, 0))
        frame, places = (
            _of_page(surface.get_size(), frame),
            art.front_page_places(surface.get_size(), frame.is_large),
        )
        self._draw_masthead(surface, places["masthead"], frame)
        self._draw_headline(surface, places["headline"], frame)
        self._draw_caption(surface, places["picture"], frame)
        self._draw_reports(surface, places["columns"], frame)
        self._draw_count_head(surface, places["count"], frame)

    def draw(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        """Draw the tracker's curve and the count, as far as they have come."""
        frame, places = (
            _of_page(surface.get_size(), frame),
            art.front_page_places(surface.get_size(), frame.is_large),
        )
        if not is_outside_clip(surface, _course_place(surface.get_size(), frame)):
            self._draw_course(surface, places["course"], frame, count.share)
        self.tally.draw(surface, places["count"], frame, count)

    def written(self, size: tuple[int, int], frame: Frame, count: Count) -> Iterator[Written]:
        """The places of the tracker's curve and of the count's rows, each with its state."""
        frame = _of_page(size, frame)
        yield _course_place(size, frame), curve.drawn_percent(count.share)
        yield from self.tally.written(art.front_page_places(size, frame.is_large)["count"], frame, count)

    def pieces(self, size: tuple[int, int], frame: Frame) -> Iterator[tuple[Piece, pygame.Rect]]:
        """The places that can be inspected: each role's count in a won game, the curve, the picture."""
        frame, places = _of_page(size, frame), art.front_page_places(size, frame.is_large)
        if self.edition.won:
            for seat in range(len(self.edition.seats)):
                yield Piece("panel", seat), self.tally.row(places["count"], seat, frame)
        yield Piece("tracker"), places["course"]
        yield Piece("europe"), places["picture"]

    # Drawn once

    def _draw_masthead(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        name = Style(Typeface.POSTER, frame.px(92), INK)
        middle = box.centerx, box.top + frame.px(46)
        text.draw(surface, self._say("rampage.paper"), middle, name, "centre", frame.px(720), middle=True)
        dawn = "won" if self.edition.won else "lost"
        left = self._say("rampage.front.edition"), self._say("rampage.front.year", n=year(self.edition.view))
        right = self._say("rampage.front.place"), self._say(f"rampage.front.{dawn}")
        _draw_ear(surface, left, (box.left + frame.px(4), box.top), "left", frame)
        _draw_ear(surface, right, (box.right - frame.px(4), box.top), "right", frame)

    def _draw_headline(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        style = Style(Typeface.POSTER, frame.px(70), ALARM_DEEP)
        at = box.centerx, box.top + frame.px(60)
        text.draw(surface, self.headline, at, style, "centre", box.width, frame.floor)
        beneath = lettered(frame, Typeface.BOOK_ITALIC, 26, INK)
        at = box.centerx, box.top + frame.px(106 if frame.is_large else 100)
        text.draw(surface, self.beneath, at, beneath, "centre", box.width, frame.floor)

    @property
    def headline(self) -> str:
        """The headline: the result of the group."""
        return claims.words(claims.headline(self.edition.view, self.edition.won), self._say)

    @property
    def beneath(self) -> str:
        """The line on the tracker's place, and whether moves were taken back."""
        line = claims.words(claims.beneath(self.edition.view, self.edition.won), self._say)
        return f"{line} {self.remark}".rstrip()

    def _draw_caption(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        style = lettered(frame, Typeface.BOOK_ITALIC, 20, GREY)
        words = self._say(f"rampage.caption.{'won' if self.edition.won else 'lost'}")
        if frame.is_large:  # next to the picture
            room = box.move(box.width + frame.px(20), 0)
            room.width = frame.px(art.BESIDE)
            text.paragraph(surface, words, room, style, floor=frame.floor)
            return
        at = box.centerx, box.bottom + frame.px(28)
        text.draw(surface, words, at, style, "centre", box.width, frame.floor)

    def _draw_reports(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        wide, large = box.width // 3, frame.is_large
        seats = [result.seat for result in self.edition.seats]
        for place, (head, report) in enumerate(self.edition.reports):
            room = pygame.Rect(box.left + place * wide, box.top, wide - frame.px(24), box.height)
            if large:  # reports are below each other
                high = box.height // len(self.edition.reports)
                room = pygame.Rect(box.left, box.top + place * high, box.width, high)
            style = lettered(frame, Typeface.POSTER, 25, INK)
            down = frame.px(12) if large else 0
            at = room.left, room.top + frame.px(24) + down
            text.draw(surface, head, at, style, "left", room.width, frame.floor)
            high = frame.px(36) + down // 2
            room = pygame.Rect(room.left, room.top + high, room.width, room.height - high)
            style = lettered(frame, Typeface.BOOK_SEMIBOLD, 20, INK, 1.5)
            text.paragraph(surface, plain(report, seats, self._say), room, style, floor=frame.floor)

    def _draw_count_head(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        key = "count" if self.edition.won else "no_count"
        first, second = (44, 90) if frame.is_large else (34, 66)
        style = Style(Typeface.POSTER, frame.type(36, 1.5 if frame.is_large else 1.0), INK)
        at = box.centerx, box.top + frame.px(first)
        text.draw(surface, self._say(f"rampage.front.{key}"), at, style, "centre", box.width, frame.floor)
        italic = lettered(frame, Typeface.BOOK_ITALIC, 20, GREY)
        at = box.centerx, box.top + frame.px(second)
        text.draw(
            surface, self._say(f"rampage.front.{key}.beneath"), at, italic, "centre", box.width, frame.floor
        )

    # Drawn with the count

    def _draw_course(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, share: float) -> None:
        way = box.inflate(0, -frame.px(26))
        way.height -= frame.px(16) * frame.is_large
        curve.paint(self.edition.impacts, surface, way, frame, share)
        style = lettered(frame, Typeface.BOOK_ITALIC, 18, GREY)
        at = box.left + frame.px(60), box.bottom + frame.px(4)
        text.draw(
            surface, self._say("rampage.results.chart.impact"), at, style, "left", box.width, frame.floor
        )


def _of_page(size: tuple[int, int], frame: Frame) -> Frame:
    """The frame in the page's own units, with the player's text scale."""
    return Frame(0, 0, art.front_page_unit(size), frame.text_scale, frame.high_contrast)


def _course_place(size: tuple[int, int], frame: Frame) -> pygame.Rect:
    """The rectangle of everything that the tracker's curve may cover."""
    return art.front_page_places(size, frame.is_large)["course"].inflate(2 * frame.px(20), 2 * frame.px(20))


def _draw_ear(
    surface: pygame.Surface, words: Report, at: tuple[int, int], align: text.Align, frame: Frame
) -> None:
    """Draw two lines next to the name of the paper."""
    bold = lettered(frame, Typeface.SLAB_BOLD, 21, INK, 1.15)
    italic = lettered(frame, Typeface.BOOK_ITALIC, 20, GREY, 1.15)
    first, second = (40, 84) if frame.is_large else (34, 66)
    for line, style, y in ((words[0], bold, first), (words[1], italic, second)):
        place = at[0], at[1] + frame.px(y)
        text.draw(surface, line, place, style, align, frame.px(240), frame.floor)
