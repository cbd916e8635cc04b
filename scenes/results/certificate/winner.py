"""The winners: an empty frame until the count is over, then faces, names, the reason, and the seal.

Where no seat has won, all are in the empty frame in a ring, without a seal, and the words of the defeat
replace the names.
"""

import math
from collections.abc import Iterator
from dataclasses import replace

import pygame

from raccoon.app.text import Say
from raccoon.app.wording import listed
from scenes.afterwards import paper
from scenes.art import Frame, Style, Typeface, names, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.moving import tween
from scenes.art.pieces import certificate, characters, emblems, oval
from scenes.table.presentation.result_data import Results, SeatResult

RULE, LOW_RULE = (190, 744, 292, 12), (190, 712, 292, 12)
TOLD, LOW_TOLD = (150, 676, 372, 62), (156, 736, 360, 128)
RAISED, FREED = 75.0, 45.0
"""The distances by which name and sentence, and the turning point, are higher in large text, below a
smaller frame.
"""
HEADING_AT, DECIDED = (336, 788), (146, 798, 380, 94)


def draw_beneath_one(
    surface: pygame.Surface, frame: Frame, words: str, turning: tuple[str, str] | None
) -> None:
    """Draw below the one name a sentence and, behind a rule, the turning point with its heading."""
    style, box, low = _italic(frame), frame.rect(*TOLD), frame.rect(*DECIDED)
    if frame.is_large:
        low.top, low.height = low.top - frame.px(FREED), low.height + frame.px(FREED)
        box.top, box.height = box.top - frame.px(RAISED + 8), box.height + frame.px(RAISED - FREED + 8)
        frame = replace(frame, top=frame.top - frame.px(FREED))
    text.paragraph(surface, words, box, style, "centre", floor=frame.floor)
    if turning:
        shapes.rule(surface, frame.rect(*RULE), frame.scale)
        heading, sentence = turning
        poster = lettered(frame, Typeface.POSTER, 24, pal.OXBLOOD_DEEP, 1.8)
        at, room = frame.point(*HEADING_AT), frame.px(DECIDED[2])
        text.draw(surface, heading, at, poster, "centre", room, frame.floor)
        book = lettered(frame, Typeface.BOOK, 22, pal.INK, 1.8)
        text.paragraph(surface, sentence, low, book, "centre", floor=frame.floor)


def draw_beneath_many(surface: pygame.Surface, frame: Frame, words: str) -> None:
    """Draw a rule and a sentence below several names or the words of a defeat."""
    shapes.rule(surface, frame.rect(*LOW_RULE), frame.scale)
    text.paragraph(surface, words, frame.rect(*LOW_TOLD), _italic(frame), "centre", floor=frame.floor)


def _italic(frame: Frame) -> Style:
    return lettered(frame, Typeface.BOOK_ITALIC, 23, pal.INK, 1.8)


OVAL = (196, 246, 280, 336)
FACE = (196, 274, 280, 280)
"""The frame of a sole winner, and the square in it for the ring of a group that has lost."""
ROW = (156, 360, 352)
"""The row of several winners side by side: left edge, width, and the height of their middles."""
SEAL_AT, SEAL_BELOW = (452, 534), (336, 498)
"""The places of the seal: on the one winner's frame, or below the faces of several."""
SEAL, ABOVE = 136.0, 60.0
"""The seal's side, and how much larger it is while it comes down."""
EMBLEM, EMBLEM_AT = 84.0, (222, 534)
"""The side and the middle of a sole winner's emblem, on the frame, away from the seal."""
LESS = 0.8
"""The share of its size that the frame has in large text."""
MOST_GROWN = 1.22
"""The greatest growth of the frame on a paper that is drawn out."""
REACH = (60, 210, 500, 740)
"""The rectangle of everything there."""
WIDE = -300.0
"""The shift of all of it in the widest window."""
ROOM = 0.25
"""The overhang of an emblem beyond a face, as a share of the face."""


class Victor:
    """Draws the winner or winners of the results. `remark` is one more sentence, or empty."""

    def __init__(self, results: Results, remark: str, say: Say) -> None:
        self.verdict = results.verdict
        self.remark = remark
        self.winners = list(results.winners)
        won = [winner.seat.name for winner in self.winners]
        self.names = listed(won, say) if won else ""
        self.won = say("results.won", n=len(won), names=self.names) if won else self.verdict.defeat
        """The sentence on who has won, or on the defeat of all."""
        self._everybody = list(results.seats)
        self._faces: dict[tuple[SeatResult, int], pygame.Surface] = {}

    @property
    def shown(self) -> list[SeatResult]:
        """The seats shown: the winners, or all where no seat has won."""
        return self.winners or self._everybody

    @property
    def alone(self) -> bool:
        """Whether there is a sole winner."""
        return len(self.winners) == 1

    def sentence(self) -> str:
        """The words on the end, and the remark."""
        return f"{self.verdict.sentence}\n{self.remark}" if self.remark else self.verdict.sentence

    def places(self, frame: Frame) -> Iterator[tuple[SeatResult, pygame.Rect]]:
        """The places of the faces after the count."""
        frame = paper.aside(frame, WIDE * paper.share(frame))
        if self.alone:
            yield self.winners[0], _oval(frame)
            return
        box, side = frame.rect(*FACE), self._side(frame)
        for place, found in enumerate(self.shown):
            rect = pygame.Rect(0, 0, side, side)
            rect.center = self._centre(frame, box, side, place)
            yield found, rect

    def place(self, frame: Frame) -> pygame.Rect:
        """The rectangle that faces, names, words and seal may cover."""
        return paper.aside(frame, WIDE * paper.share(frame)).rect(*REACH)

    def draw(self, surface: pygame.Surface, frame: Frame, seal: float) -> None:
        """Draw the empty frame, or the winners' faces and, from half of `seal` on, the seal."""
        frame = paper.aside(frame, WIDE * paper.share(frame))
        if seal <= 0 or not self.winners:
            oval.blank(surface, _oval(frame))
        if seal <= 0:
            return
        self._draw_faces(surface, frame, tween.out(min(1.0, seal * 2)))
        if seal > 0.5 and self.verdict.seal:
            self._draw_seal(surface, frame, tween.fall(2 * seal - 1))
        self._draw_names(surface, frame)
        if self.alone:
            draw_beneath_one(surface, frame, self.sentence(), self.verdict.turning)
        else:
            draw_beneath_many(surface, frame, self.sentence())

    def _side(self, frame: Frame) -> int:
        side, count = frame.rect(*FACE).width, len(self.shown)
        if self.winners and count > 1:
            return int(frame.px(ROW[1]) / count / (1 + ROOM)) - 1
        return min(side, round(side * 1.5 / (count + 1)))

    def _draw_faces(self, surface: pygame.Surface, frame: Frame, come: float) -> None:
        if self.alone:
            self._draw_oval(surface, frame, self.winners[0], come)
            return
        box, side = frame.rect(*FACE), self._side(frame)
        for place, winner in enumerate(self.shown):
            image = self._face(winner, side)
            if come < 1:
                size = max(1, round(image.get_width() * come)), max(1, round(image.get_height() * come))
                image = pygame.transform.smoothscale(image, size)
            surface.blit(image, image.get_rect(center=self._centre(frame, box, side, place)))

    def _draw_oval(self, surface: pygame.Surface, frame: Frame, winner: SeatResult, come: float) -> None:
        """Draw the portrait in its frame, as far as it has appeared (`come`), then the emblem."""
        box = _oval(frame)
        if come >= 1:
            oval.portrait(surface, box, winner.face, characters.PLEASED)
            badge = pygame.Rect(0, 0, frame.px(EMBLEM), frame.px(EMBLEM))
            badge.center = _on_the_oval(frame, EMBLEM_AT)
            emblems.emblem(surface, badge, winner.seat.emblem, winner.seat.colour)
            return
        oval.blank(surface, box)
        image = pygame.Surface(box.size, pygame.SRCALPHA)
        oval.portrait(image, image.get_rect(), winner.face, characters.PLEASED)
        image.set_alpha(round(255 * come))
        surface.blit(image, box)

    def _centre(self, frame: Frame, box: pygame.Rect, side: int, place: int) -> tuple[int, int]:
        """The middle of a face: winners are in a row above their seal, a group that has lost in a ring."""
        count = len(self.shown)
        if count == 1:
            return box.center
        if not self.winners:
            turn, reach = math.tau * place / count - math.pi / 2, (box.width - side) / 2
            x, y = reach * math.cos(turn), reach * math.sin(turn)
            return round(box.centerx + x), round(box.centery + y)
        left, width = frame.x(ROW[0]), frame.px(ROW[1])
        return round(left + (place + 0.5) * width / count), frame.y(ROW[2])

    def _face(self, winner: SeatResult, side: int) -> pygame.Surface:
        """A face with its emblem, cached by its size."""
        key = (winner, side)
        if key not in self._faces:
            room = round(side * ROOM)
            image = pygame.Surface((side + 2 * room, side + 2 * room), pygame.SRCALPHA)
            self._draw_face(image, pygame.Rect(room, room, side, side), winner)
            self._faces[key] = image
        return self._faces[key]

    def _draw_face(self, image: pygame.Surface, face: pygame.Rect, winner: SeatResult) -> None:
        seat, mood = winner.seat, characters.PLEASED if self.winners else characters.CALM
        characters.portrait(image, face, winner.face, mood, seat.colour, seat.emblem)

    def _draw_seal(self, surface: pygame.Surface, frame: Frame, pressed: float) -> None:
        """Draw the wax with its figure, larger until it is `pressed`."""
        side = frame.px(SEAL)
        wax = pygame.Surface((side, side), pygame.SRCALPHA)
        certificate.seal(wax, wax.get_rect())
        number = Style(Typeface.POSTER, frame.px(54), pal.IVORY, frame.px(2))
        middle = wax.get_rect().center
        text.draw(wax, self.verdict.seal, middle, number, "centre", frame.px(100), middle=True)
        if pressed < 1:
            nearer = frame.px(SEAL + ABOVE * (1 - pressed))
            wax = pygame.transform.smoothscale(wax, (nearer, nearer))
        at = _on_the_oval(frame, SEAL_AT) if self.alone else frame.point(*SEAL_BELOW)
        surface.blit(wax, wax.get_rect(center=at))

    def _draw_names(self, surface: pygame.Surface, frame: Frame) -> None:
        shown = [winner.seat.name for winner in self.winners] or [self.verdict.defeat]
        step, middle = (74.0, 640.0) if self.alone else (min(100.0, 140.0 / len(shown)), 640.0)
        middle -= RAISED if self.alone and frame.is_large else 0.0
        for place, words in enumerate(shown):
            y = middle + (place - len(shown) / 2) * step
            size = min(frame.type(54, 1.2), frame.px(step * 0.9))
            name = Style(Typeface.POSTER, size, pal.OXBLOOD_DEEP)
            names.draw(surface, words, frame.rect(160, y, 352, step), name, "centre", frame.floor)


def _oval(frame: Frame) -> pygame.Rect:
    """The frame of a sole winner: as large as the column next to the table allows."""
    place, grown = frame.rect(*OVAL), _grown(frame)
    oval = pygame.Rect(0, 0, frame.px(OVAL[2] * grown), frame.px(OVAL[3] * grown))
    oval.center = place.center
    oval.top -= frame.px(RAISED / 2) if frame.is_large else 0
    return oval


def _grown(frame: Frame) -> float:
    """The growth of the frame; in large text it is smaller."""
    return paper.growth(frame, MOST_GROWN) * (LESS if frame.is_large else 1.0)


def _on_the_oval(frame: Frame, at: tuple[float, float]) -> tuple[int, int]:
    """The point on the frame for one on the usual frame's rim; no farther right, because of the table."""
    middle, grown = _oval(frame).center, _grown(frame)
    x, y = at[0] - OVAL[0] - OVAL[2] / 2, at[1] - OVAL[1] - OVAL[3] / 2
    x *= min(1.0, grown)
    return middle[0] + round(x * frame.scale), middle[1] + round(y * grown * frame.scale)
