"""Draws the frames of a film: a title, the key moments of a game with the points, and the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.app.errors import AppError
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.app.wording import plain
from scenes.art import Frame, Paint, Style, Typeface, palette as pal, pictograms, shapes, text
from scenes.art.pieces import characters
from scenes.replay.stops import KeyMoment, Stops
from scenes.table.log.game_log import GameLog, Item, LogSteps
from scenes.table.presentation import GamePresentation
from scenes.table.presentation.result_data import LedgerRow, Results

SIZE = (960, 540)
SECONDS, LONGEST, ENDING = 2.4, 60.0, 4.0
"""The seconds of a frame at most, of the whole film at most, and of the last frame."""
STRIP = 150.0
"""The height of the points at the foot, in design units."""


@dataclass(frozen=True)
class FilmFrame:
    """A frame of the film, and for how many seconds it is shown."""

    picture: pygame.Surface
    seconds: float


def reel(session: Session, shown: GamePresentation, catalogue: Catalogue) -> Iterator[FilmFrame]:
    """Yield the frames of a finished game; `AppError` if it is not over."""
    if not session.over:
        raise AppError("film.running")
    maker = _Maker(session, shown, catalogue.of(shown.game))
    moments = [moment for moment in maker.stops.moments if not moment.item.trivial]
    each = min(SECONDS, (LONGEST - ENDING) / (len(moments) + 1))
    yield FilmFrame(maker.title(), each)
    for moment in moments:
        yield FilmFrame(maker.action(moment), each)
    yield FilmFrame(maker.end(), ENDING)


class _Maker:
    """Draws the frames of one game."""

    def __init__(self, session: Session, shown: GamePresentation, catalogue: Catalogue) -> None:
        words = shown.words
        say = words.spoken(catalogue.say, session.match.setup)
        log = GameLog(session, words, say)
        log.follow(LogSteps(session).advance())
        self.session, self.say, self.kinds = session, say, dict(words.kinds)
        self.stops = Stops(session, words, log.items)
        self.results: Results = shown.results.results_of(session, catalogue)
        self.name = catalogue.say(f"game.{shown.game}")
        self.frame = Frame.of(SIZE)

    def title(self) -> pygame.Surface:
        """Return the first frame: the name of the game above the players' heads."""
        image = self._empty_frame()
        self._draw_centred(image, self.name, 230, Style(Typeface.POSTER, self.frame.px(112), pal.GILT_LIGHT))
        faces = [seat.face for seat in self.results.seats]
        self._draw_faces(image, range(len(faces)), 330, 300, characters.CALM)
        self._draw_points(image, 0)
        return image

    def action(self, moment: KeyMoment) -> pygame.Surface:
        """Return the frame of a key moment: the sentence of the log, its picture, the player."""
        frame, item = self.frame, self._shown_line(moment)
        image = self._empty_frame()
        paper = frame.rect(60, 60, 1800, 1080 - STRIP - 110)
        shapes.shadow(image, paper, frame.scale, 200, 10)
        shapes.paper_panel(image, paper, frame.scale)
        progress = self.say(f"progress.{item.progress.key}.heading", n=item.progress.number)
        head = Style(Typeface.POSTER, frame.px(64), pal.OXBLOOD_DEEP)
        text.draw(image, progress, frame.point(150, 190), head, "left", frame.px(700))
        sentence = plain(item.sentence, self.session.seats, self.say)
        picture = frame.rect(1240, 150, 500, 500)
        paint = self._picture(item)
        box = frame.rect(150, 250, 1020 if paint else 1600, 420)
        style = Style(Typeface.BOOK_SEMIBOLD, frame.px(58), pal.INK)
        text.paragraph(image, sentence, box, style, floor=frame.px(36))
        if paint:
            paint(image, picture)
        if item.seats:
            seat = self.results.seats[item.seats[0]]
            place = frame.rect(150, 640, 170, 170)
            characters.portrait(
                image, place, seat.face, characters.PLEASED, seat.seat.colour, seat.seat.emblem
            )
            name = Style(Typeface.POSTER, frame.px(48), pal.INK)
            text.draw(image, seat.seat.name, frame.point(350, 745), name, "left", frame.px(780))
        self._draw_points(image, item.moves)
        return image

    def end(self) -> pygame.Surface:
        """Return the last frame: the winners, or that all have lost."""
        image = self._empty_frame()
        verdict = self.results.verdict
        won = [number for number, seat in enumerate(self.results.seats) if seat.won]
        names = verdict.defeat or ", ".join(self.results.seats[number].seat.name for number in won)
        head = Style(Typeface.POSTER, self.frame.px(100), pal.GILT_LIGHT)
        self._draw_centred(image, names, 190, head)
        told = Style(Typeface.BOOK_ITALIC, self.frame.px(48), pal.CREAM)
        self._draw_centred(image, verdict.sentence, 270, told)
        mood = characters.PLEASED if won else characters.PUT_OUT
        self._draw_faces(image, won or range(len(self.results.seats)), 330, 440, mood)
        self._draw_points(image, len(self.session.match.entries))
        return image

    def _empty_frame(self) -> pygame.Surface:
        image = pygame.Surface(SIZE, 0, 32)
        shapes.desk(image, image.get_rect(), self.frame.scale)
        return image

    def _draw_centred(self, image: pygame.Surface, words: str, y: float, style: Style) -> None:
        text.draw(image, words, self.frame.point(960, y), style, "centre", self.frame.px(1760))

    def _draw_faces(
        self, image: pygame.Surface, seats: Sequence[int], top: float, side: float, mood: str
    ) -> None:
        wide = side * 1.15
        left = 960 - wide * len(seats) / 2
        for place, number in enumerate(seats):
            seat = self.results.seats[number]
            rect = self.frame.rect(left + place * wide + (wide - side) / 2, top, side, side)
            characters.portrait(image, rect, seat.face, mood, seat.seat.colour, seat.seat.emblem)

    def _shown_line(self, moment: KeyMoment) -> Item:
        """Return the line to show for a moment: one of its move that names a row of the ledger, if any."""
        lines = [item for item in self.stops.items if item.moves == moment.item.moves]
        return next(filter(self._named_row, lines), moment.item)

    def _named_row(self, item: Item) -> LedgerRow | None:
        """Return the row of the ledger that the line names, preferably one of the same round."""
        rows = self.results.ledger.rows if self.results.ledger else ()
        sentence = plain(item.sentence, self.session.seats, self.say)
        named = [row for row in rows if plain(row.name, self.session.seats, self.say) in sentence]
        return min(named, key=lambda row: row.round != item.progress.number, default=None)

    def _picture(self, item: Item) -> Paint | None:
        """Return the picture of the ledger's row that the line names, else the pictogram of its kind."""
        if row := self._named_row(item):
            return row.picture
        kind = self.kinds.get(item.kind, "")
        return partial(pictograms.draw, name=kind) if kind else None

    def _draw_points(self, image: pygame.Surface, moves: int) -> None:
        """Draw every seat's points after so many moves, and a bar of how far the game is."""
        frame, seats = self.frame, self.results.seats
        points = self.stops.standings[moves]
        wide = 1800 / len(seats)
        for number, result in enumerate(seats):
            place = frame.rect(60 + wide * number, 1080 - STRIP, wide - 16, STRIP - 50)
            pygame.draw.rect(image, pal.rgb(pal.NIGHT), place, border_radius=frame.px(10))
            edge = pygame.Rect(place.left, place.top, frame.px(12), place.height)
            pygame.draw.rect(image, pal.rgb(pal.SEAT[result.seat.colour]), edge, border_radius=frame.px(6))
            middle = place.centery
            figure = Style(Typeface.POSTER, frame.px(58), pal.GILT_LIGHT)
            right = place.right - frame.px(24)
            if points:
                told = str(points[number]).replace("-", "−")
                right = text.draw(image, told, (right, middle), figure, "right", middle=True).left
            name = Style(Typeface.BOOK_SEMIBOLD, frame.px(40), pal.CREAM)
            room = right - place.left - frame.px(50)
            text.draw(
                image, result.seat.name, (place.left + frame.px(32), middle), name, "left", room, middle=True
            )
        share = moves / max(1, len(self.session.match.entries))
        bar = frame.rect(60, 1080 - 36, 1784, 10)
        pygame.draw.rect(image, pal.rgb(pal.NIGHT), bar, border_radius=bar.height // 2)
        bar.width = round(bar.width * share)
        pygame.draw.rect(image, pal.rgb(pal.GILT), bar, border_radius=bar.height // 2)
