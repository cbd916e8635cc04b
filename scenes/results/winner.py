"""Who has won: an engraved blank until the count is over, then faces, names and the seal.

Where nobody has won everybody comes, in a ring on the engraved blank, without a seal: the words of the defeat
stand in the place of the names.
"""

from __future__ import annotations

import math

import pygame

from scenes.art import names, shapes, text
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.moving import tween
from scenes.art.pieces import certificate, characters, emblems
from scenes.art.text import Style
from scenes.results.data import Results, SeatResult

FACE = (186, 276, 280, 280)
ROW = (156, 360, 352)
"""Where several who have won stand side by side: left edge, width, and the height of their middles."""
SEAL_AT, SEAL_BELOW = (444, 506), (336, 498)
"""Where the seal is pressed: on the one winner's frame, or below the faces of several."""
SEAL, ABOVE = 136.0, 60.0
"""Its side, and how much larger it seems while it comes down."""
ROOM = 0.25
"""What an emblem reaches beyond a face, as a share of the face."""


class Victor:
    """The winner or winners among the results. `remark` is one more sentence, or empty."""

    def __init__(self, results: Results, remark: str) -> None:
        self.verdict = results.verdict
        self.remark = remark
        self.winners = list(results.winners)
        self._everybody = list(results.seats)
        self._faces: dict[tuple[SeatResult, int], pygame.Surface] = {}

    @property
    def shown(self) -> list[SeatResult]:
        """Who is seen there: the winners, or everybody where nobody has won."""
        return self.winners or self._everybody

    def told(self) -> str:
        """How it ended, and whether the table was taken back."""
        return f"{self.verdict.told}\n{self.remark}" if self.remark else self.verdict.told

    def warm(self, frame: Frame) -> None:
        """Have the faces ready."""
        for winner in self.shown:
            self._face(winner, self._side(frame))

    def draw(self, surface: pygame.Surface, frame: Frame, seal: float) -> None:
        """The blank, or the winners come and then, from half of `seal` on, the seal is pressed."""
        if seal <= 0 or not self.winners:
            certificate.blank(surface, frame.rect(*FACE))
        if seal <= 0:
            return
        self._draw_faces(surface, frame, tween.out(min(1.0, seal * 2)))
        if seal > 0.5 and self.verdict.seal:
            self._draw_seal(surface, frame, tween.fall(2 * seal - 1))
        self._draw_names(surface, frame)
        shapes.rule(surface, frame.rect(190, 712, 292, 12), frame.scale)
        style = Style(Face.BOOK_ITALIC, frame.type(23, 1.3), pal.INK)
        text.paragraph(
            surface, self.told(), frame.rect(156, 736, 360, 128), style, "centre", floor=frame.floor
        )

    def _side(self, frame: Frame) -> int:
        width, count = frame.rect(*FACE).width, len(self.shown)
        if self.winners and count > 1:
            return int(frame.px(ROW[1]) / count / (1 + ROOM)) - 1
        return min(width, round(width * 1.5 / (count + 1)))

    def _draw_faces(self, surface: pygame.Surface, frame: Frame, come: float) -> None:
        box, side = frame.rect(*FACE), self._side(frame)
        for place, winner in enumerate(self.shown):
            image = self._face(winner, side)
            if come < 1:
                size = max(1, round(image.get_width() * come)), max(1, round(image.get_height() * come))
                image = pygame.transform.smoothscale(image, size)
            surface.blit(image, image.get_rect(center=self._centre(frame, box, side, place)))

    def _centre(self, frame: Frame, box: pygame.Rect, side: int, place: int) -> tuple[int, int]:
        """Winners stand in a row above their seal; who have lost together in a ring, none before another."""
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
        """A face with its emblem, drawn once for a size."""
        key = (winner, side)
        if key not in self._faces:
            room = round(side * ROOM)
            image = pygame.Surface((side + 2 * room, side + 2 * room), pygame.SRCALPHA)
            self._draw_face(image, pygame.Rect(room, room, side, side), winner)
            self._faces[key] = image
        return self._faces[key]

    def _draw_face(self, image: pygame.Surface, face: pygame.Rect, winner: SeatResult) -> None:
        """The emblem of one who won alone is on the left, away from the seal."""
        seat, mood = winner.seat, characters.PLEASED if self.winners else characters.CALM
        if len(self.shown) > 1:
            characters.portrait(image, face, winner.face, mood, seat.colour, seat.emblem)
            return
        characters.character(image, face, winner.face, mood)
        side = round(face.width * 0.36)
        badge = pygame.Rect(face.left - side // 6, face.bottom - round(side * 0.9), side, side)
        emblems.emblem(image, badge, seat.emblem, seat.colour)

    def _draw_seal(self, surface: pygame.Surface, frame: Frame, pressed: float) -> None:
        """The wax with what it bears: it comes down from above and is pressed flat."""
        side = frame.px(SEAL)
        wax = pygame.Surface((side, side), pygame.SRCALPHA)
        certificate.seal(wax, wax.get_rect())
        number = Style(Face.POSTER, frame.px(54), pal.IVORY, frame.px(2))
        middle = wax.get_rect().center
        text.draw(wax, self.verdict.seal, middle, number, "centre", frame.px(100), middle=True)
        if pressed < 1:
            nearer = frame.px(SEAL + ABOVE * (1 - pressed))
            wax = pygame.transform.smoothscale(wax, (nearer, nearer))
        at = SEAL_AT if len(self.shown) == 1 else SEAL_BELOW
        surface.blit(wax, wax.get_rect(center=frame.point(*at)))

    def _draw_names(self, surface: pygame.Surface, frame: Frame) -> None:
        shown = [winner.seat.name for winner in self.winners] or [self.verdict.defeat]
        step = min(100.0, 140.0 / len(shown))
        for place, words in enumerate(shown):
            y = 640 + (place - len(shown) / 2) * step
            size = min(frame.type(54, 1.2), frame.px(step * 0.9))
            name = Style(Face.POSTER, size, pal.OXBLOOD_DEEP)
            names.draw(surface, words, frame.rect(160, y, 352, step), name, "centre", frame.floor)
