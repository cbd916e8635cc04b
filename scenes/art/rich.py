"""Sentences with pictures in them: `<wheat>` is a commodity's token, `<seat:2>` a player.

The markup is that of `raccoon.app.narration`; words wrap, a picture keeps to the word before it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from raccoon.app.seats import Seat
from scenes.art import emblems, text, tokens
from scenes.art.fonts import Face
from scenes.art.text import Style

_PART = re.compile(r"<(?P<mark>[a-z]+(?::\d+)?)>|(?P<space> +)|(?P<word>[^< ]+)")
ICON_SHARE = 1.25
"""An icon's side, in sizes of the type around it."""


@dataclass(frozen=True)
class _Piece:
    """One word or picture; `glued` means that no line may break before it."""

    kind: str
    value: str
    glued: bool


@lru_cache(maxsize=512)
def _pieces(sentence: str) -> tuple[_Piece, ...]:
    pieces = []
    spaced = True
    for match in _PART.finditer(sentence):
        if match["space"]:
            spaced = True
            continue
        kind = "word" if match["word"] else "seat" if match["mark"].startswith("seat:") else "token"
        pieces.append(_Piece(kind, match["word"] or match["mark"], not spaced))
        spaced = False
    return tuple(pieces)


class RichText:
    """A sentence laid out for a width in pixels; `height` is known before it is drawn."""

    def __init__(self, sentence: str, style: Style, limit: int, seats: Sequence[Seat]) -> None:
        self.style = style
        self._strong = style if style.face is not Face.BOOK else Style(Face.BOOK_BOLD, style.pixels, style.colour)
        self._seats = seats
        self._icon = round(style.pixels * ICON_SHARE)
        self.lines = self._wrap(_pieces(sentence), limit)
        self.height = len(self.lines) * self.leading

    @property
    def leading(self) -> int:
        """The distance between two baselines in pixels."""
        return max(self.style.leading, self._icon + 2)

    def draw(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """Draw it with its top left corner at this pixel."""
        for number, line in enumerate(self.lines):
            top = at[1] + number * self.leading
            for left, piece in line:
                self._draw_piece(surface, at[0] + left, top, piece)

    def _draw_piece(self, surface: pygame.Surface, left: int, top: int, piece: _Piece) -> None:
        baseline = top + round(self.style.pixels * 1.02)
        icon = pygame.Rect(left, top, self._icon, self._icon)
        if piece.kind == "word":
            text.draw(surface, piece.value, (left, baseline), self.style)
        elif piece.kind == "token":
            tokens.token(surface, icon, piece.value)
        else:
            seat = self._seat(piece)
            emblems.emblem(surface, icon, seat.emblem, seat.colour)
            text.draw(surface, seat.name, (icon.right + self._icon // 6, baseline), self._strong)

    def _seat(self, piece: _Piece) -> Seat:
        return self._seats[int(piece.value.removeprefix("seat:"))]

    def _width(self, piece: _Piece) -> int:
        if piece.kind == "word":
            return text.width(piece.value, self.style)
        if piece.kind == "token":
            return self._icon
        return self._icon + self._icon // 6 + text.width(self._seat(piece).name, self._strong)

    def _wrap(self, pieces: tuple[_Piece, ...], limit: int) -> list[list[tuple[int, _Piece]]]:
        """Lines of (left edge, piece); glued pieces move to the next line together."""
        space = text.width(" ", self.style)
        lines: list[list[tuple[int, _Piece]]] = [[]]
        left = 0
        for group in _groups(pieces):
            widths = [self._width(piece) for piece in group]
            gap = space if lines[-1] else 0
            if lines[-1] and left + gap + sum(widths) > limit:
                lines.append([])
                left, gap = 0, 0
            left += gap
            for piece, wide in zip(group, widths, strict=True):
                lines[-1].append((left, piece))
                left += wide
        return lines


def _groups(pieces: tuple[_Piece, ...]) -> list[list[_Piece]]:
    groups: list[list[_Piece]] = []
    for piece in pieces:
        if piece.glued and groups:
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return groups
