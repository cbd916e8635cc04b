"""The count on the front page: points role by role, or, of a lost game, the figures of the whole house."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from raccoon.app.wording import capitalised
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, ROLES
from raccoon.games.raccoon_rampage.pending import Over
from raccoon.games.raccoon_rampage.view import View
from scenes.art import Colour, Frame, Style, Typeface, names as typed, rgb, text
from scenes.art.letters.signs import lettered
from scenes.art.moving import tween
from scenes.art.moving.clipping import is_outside_clip
from scenes.art.moving.count_up import Count
from scenes.art.pieces import characters
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.art.colours import ALARM_DEEP, BRASS_LIGHT, INK
from scenes.raccoon_rampage.holdings import in_role
from scenes.raccoon_rampage.results.stories import Report
from scenes.raccoon_rampage.words import names
from scenes.table.presentation.result_data import SeatResult, Written

GREY = "#5c5040"
HEAD, LARGE_HEAD = 84, 104
"""Height of the heading of the count, and in large text, in design units."""
MOST = 1.15
"""The largest factor by which the sums grow: they are large."""
ROW = 148
"""Height of a role's count, at most."""


@dataclass(frozen=True)
class Edition:
    """The content of the paper: seats, final table, tracker turn by turn, reports, the house's sums."""

    seats: tuple[SeatResult, ...]
    view: View
    impacts: tuple[int, ...]
    reports: tuple[Report, ...]
    house: tuple[tuple[str, int], ...]

    @property
    def won(self) -> bool:
        """Whether the group has won."""
        return any(seat.won for seat in self.seats)


def seat_results_of(session: Session, view: View) -> tuple[SeatResult, ...]:
    """The result of each seat; without points where the group has lost."""
    assert isinstance(view.pending, Over)
    faces, found = Opponents(GAME).faces(session.seats), []
    displayed_seats = in_role(session.seats, [player.role for player in view.players])
    for number, (seat, face) in enumerate(zip(displayed_seats, faces, strict=True)):
        score = view.score(number)
        points = (score.pieces, score.home) if view.pending.winners else ()
        found.append(SeatResult(seat, face, number in view.pending.winners, points))
    return tuple(found)


class Tally:
    """Draws the count and its state."""

    def __init__(self, edition: Edition, say: Say) -> None:
        self.edition = edition
        self._say = say

    @property
    def lines(self) -> int:
        """The number of lines: one for each role; of a lost game one for the house."""
        return len(self.edition.seats) if self.edition.won else 1

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, count: Count) -> None:
        """Draw the count as far as it has come."""
        if self.edition.won:
            for seat in range(len(self.edition.seats)):
                row = self.row(box, seat, frame)
                if not is_outside_clip(surface, row):
                    self._draw_seat(surface, row, seat, frame, count)
        else:
            self._draw_house(surface, box, frame, count.share)

    def written(self, box: pygame.Rect, frame: Frame, count: Count) -> Iterator[Written]:
        """The place of each role's row, or of a lost game's figures, with its state."""
        if not self.edition.won:
            yield box, count.share
            return
        for seat, result in enumerate(self.edition.seats):
            yield self.row(box, seat, frame), (count.line(seat), result.won and count.seal)

    def row(self, box: pygame.Rect, number: int, frame: Frame) -> pygame.Rect:
        """The place of a role's count."""
        top = frame.px(LARGE_HEAD if frame.is_large else HEAD)
        high = min((box.height - top) / len(self.edition.seats), frame.px(ROW))
        return pygame.Rect(
            box.left, round(box.top + top + number * high), box.width, round(high) - frame.px(6)
        )

    def _draw_seat(
        self, surface: pygame.Surface, row: pygame.Rect, seat: int, frame: Frame, count: Count
    ) -> None:
        """Draw a role's sources and sum as far as its line has come; at the end winners are gilded."""
        result, share = self.edition.seats[seat], count.line(seat)
        pygame.draw.line(surface, rgb("#b59a68"), row.topleft, row.topright)
        if result.won and count.seal > 0:
            _gild(surface, row, count.seal, frame)
        role, who = self.edition.view.players[seat].role, result.seat
        large = frame.is_large
        side = min(row.height - frame.px(16), frame.px(64 if large else 92))
        face = pygame.Rect(row.left + frame.px(6), row.centery - side // 2, side, side)
        mood = characters.PLEASED if result.won and count.seal > 0 else characters.CALM
        characters.portrait(surface, face, result.face, mood, who.colour, who.emblem)
        left = row.left + side + frame.px(15 if large else 22)
        ink: Colour = ALARM_DEEP if result.won and count.seal > 0 else INK
        style = lettered(frame, Typeface.POSTER, 26, ink)
        at, edge = (left, row.top + frame.px(40 if large else 34)), row.right - frame.px(16)
        words = capitalised(names.role(role, self._say))
        name = text.draw(surface, words, at, style, "left", (edge - left) * 3 // 5 if large else None)
        room = pygame.Rect(name.right + frame.px(10), row.top + frame.px(8), 0, frame.px(36))
        room.width = edge - room.left
        style = lettered(frame, Typeface.BOOK_ITALIC, 20, GREY)
        typed.draw(surface, result.seat.name, room, style, "left", frame.floor)
        if share <= 0:
            return
        self._draw_sources(surface, row, left, seat, frame, share)
        total = round(result.total * tween.out(share))
        style = Style(Typeface.POSTER, frame.type(48, MOST), ink)
        at = row.right - frame.px(39 if large else 44), row.centery + frame.px(12)
        text.draw(surface, str(total), at, style, "centre", middle=True)
        if result.won and count.seal > 0 and (not large or len(self.sources(seat)) == 1):
            words = self._say("rampage.front.credit", n=sum(one.won for one in self.edition.seats))
            italic = lettered(frame, Typeface.BOOK_ITALIC, 21, ALARM_DEEP)
            text.draw(
                surface,
                words,
                (left, row.bottom - frame.px(14)),
                italic,
                "left",
                row.right - left - frame.px(84 if large else 0),
            )

    def _draw_sources(
        self, surface: pygame.Surface, row: pygame.Rect, left: int, seat: int, frame: Frame, share: float
    ) -> None:
        first = 84 if frame.is_large else 64
        fits = round((row.height - frame.px(66)) / 2.6)
        style = Style(Typeface.BOOK_SEMIBOLD, max(frame.floor, min(frame.type(19, 1.4), fits)), INK)
        style = lettered(frame, Typeface.BOOK_SEMIBOLD, 19, INK) if frame.is_large else style
        step = frame.px(42) if frame.is_large else max(style.leading, frame.px(26))
        edge = row.right - frame.px(76 if frame.is_large else 100)
        sources = self.sources(seat)
        for line, (words, points) in enumerate(sources):
            y = row.top + frame.px(first) + line * step
            if frame.is_large and len(sources) == 1:  # its points are the sum
                text.draw(surface, words, (left, y), style, "left", edge - frame.px(6) - left, frame.floor)
                return
            room = edge - frame.px(10) - text.width(str(points), style) - left
            text.draw(surface, words, (left, y), style, "left", room, frame.floor)
            figure = str(round(points * tween.out(share)))
            text.draw(surface, figure, (edge, y), style.coloured(GREY), "right")

    def sources(self, seat: int) -> list[tuple[str, int]]:
        """The sources of a seat's points, each with its words."""
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
        style = lettered(frame, Typeface.BOOK_SEMIBOLD, 22, INK)
        number = lettered(frame, Typeface.POSTER, 40, ALARM_DEEP, 1.0)
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
    gold = pygame.Surface(row.size, pygame.SRCALPHA)
    pygame.draw.rect(gold, rgb(BRASS_LIGHT, round(190 * seal)), gold.get_rect(), border_radius=frame.px(8))
    pygame.draw.rect(gold, rgb(ALARM_DEEP, round(255 * seal)), gold.get_rect(), frame.px(2), frame.px(8))
    surface.blit(gold, row)
