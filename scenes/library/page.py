"""The page about the chosen game: a larger picture of the table, the players, the buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters
from scenes.library.card import draw_small
from scenes.library.plan import PICTURE, Plan
from scenes.library.save_actions import PageButtons
from scenes.library.save_summary import LEGIBLE, SaveSummary, SeatLine, whole_sentence
from scenes.library.sketches import WHOLE, FolderOfSketches
from scenes.widgets.button import Button

PAD, GAP = 26.0, 12.0
MAIN, BUTTON = 78.0, 58.0
"""The heights of the main button and of the others."""
LEAST_PICTURE, UNPICTURED_FROM = 120.0, 1.5
"""The picture's least height; from that text scale on words may take its room, as the card shows it too."""
LINE = (92.0, 40.0)
"""The greatest and the least height of a seat's line, in design units."""
FIGURE, NOTE = (0.6, 0.76), (0.48, 0.6)
"""The largest type of names and figures, and of notes, as shares of the line; usually, in large text."""


@dataclass(frozen=True)
class PagePlaces:
    """The places of the table's picture and of each seat's line."""

    picture: pygame.Rect
    seats: tuple[pygame.Rect, ...] = ()


def place_buttons(plan: Plan, main: Sequence[Button], others: Sequence[Button]) -> int:
    """Place the buttons at the page's foot, the main one across, the others in pairs; return the top."""
    frame, page = plan.frame, plan.page
    pad, gap = frame.px(PAD), frame.px(GAP)
    wide = page.width - 2 * pad
    high = frame.px(BUTTON * (1 + 0.15 * (plan.text_scale - 1)))
    rows = -(-len(others) // 2)
    top = page.bottom - pad - rows * (high + gap) + gap
    for number, button in enumerate(others):
        row, column = divmod(number, 2)
        alone = number == len(others) - 1 and column == 0
        half = (wide - gap) // 2
        left = page.left + pad + column * (half + gap)
        button.rect = pygame.Rect(left, top + row * (high + gap), wide if alone else half, high)
    shown = [button for button in main if button.visible]
    begin = top - (frame.px(MAIN) + gap if shown else 0)
    for button in shown:
        button.rect = pygame.Rect(page.left + pad, begin, wide, frame.px(MAIN))
    return begin - gap


class SavePage:
    """The page next to the shelves; `sketches` give the picture of the table."""

    def __init__(self, sketches: FolderOfSketches) -> None:
        self._sketches = sketches
        self._bottom = 0
        self._whole: pygame.Surface | None = None
        self.places: PagePlaces | None = None
        """Its places when it was drawn last."""

    def place(self, plan: Plan, buttons: PageButtons) -> None:
        """Place the buttons at its foot."""
        self._bottom = place_buttons(plan, *buttons.shown)

    def update(self, save: SaveSummary | None) -> bool:
        """Whether the chosen game's picture has changed."""
        before, self._whole = self._whole, self._sketches.get(save.listing, WHOLE) if save else None
        return self._whole is not before

    def draw(self, surface: pygame.Surface, plan: Plan, save: SaveSummary) -> None:
        """Draw the game's picture and words above the buttons."""
        small, bottom = self._sketches.get(save.listing, WHOLE), self._bottom
        frame, page = plan.frame, plan.page
        pad = frame.px(PAD)
        wide = page.width - 2 * pad
        title = lettered(frame, Typeface.POSTER, 36, pal.IVORY, 1.3, shadow=frame.px(2))
        words = lettered(frame, Typeface.BOOK_ITALIC, 22, pal.CREAM, 1.75)
        said = _said(save)
        sentence = text.height(said, words, wide)
        lines = len(save.lines)
        line = frame.px(LINE[1] * (1 + 0.55 * (frame.text_scale - 1)))
        least = line * lines + (frame.px(GAP * 2) if lines else 0)
        heads = round(title.pixels * 1.5) + sentence + frame.px(3 * GAP)
        room = bottom - page.top - pad - heads - least
        pictured = room >= frame.px(LEAST_PICTURE) or frame.text_scale < UNPICTURED_FROM
        high = max(frame.px(LEAST_PICTURE), min(round(wide * PICTURE), room)) if pictured else 0
        picture = pygame.Rect(0, page.top + pad, round(high / PICTURE), high)
        picture.centerx = page.centerx
        if high:
            draw_small(surface, picture, small, frame, damaged=save.kind == "damaged")
            pygame.draw.rect(surface, pal.rgb(pal.GILT), picture.inflate(4, 4), frame.px(3), frame.px(4))
        y = title.pixels + (picture.bottom + frame.px(GAP) if high else page.top + pad // 2)
        text.draw(surface, save.title, (page.left + pad, y), title, "left", wide, frame.floor)
        top = y + frame.px(GAP)
        box = pygame.Rect(page.left + pad, top, wide, max(words.leading, bottom - top - least))
        used = text.paragraph(surface, said, box, words, floor=frame.floor)
        rest = pygame.Rect(page.left + pad, used.bottom + frame.px(GAP), wide, 0)
        rest.height = bottom - rest.top
        seats = _draw_seats(surface, rest, save.lines, frame) if lines and rest.height > 0 else ()
        self.places = PagePlaces(picture, tuple(seats))


def _said(save: SaveSummary) -> str:
    hint = "" if save.kind in LEGIBLE else "\n" + save.say(f"library.{save.kind}.hint")
    return whole_sentence(save) + hint


def _draw_seats(
    surface: pygame.Surface, box: pygame.Rect, lines: Sequence[SeatLine], frame: Frame
) -> list[pygame.Rect]:
    """Draw a line for each seat: place, portrait, name, note, result; return the lines' rectangles."""
    high = min(
        frame.px(LINE[0] * (1 + 0.45 * (frame.text_scale - 1))), (box.height - frame.px(14)) // len(lines)
    )
    well = pygame.Rect(box.left, box.top, box.width, high * len(lines) + frame.px(14))
    shapes.inset(surface, well, frame.scale)
    top = well.top + frame.px(7)
    rows = [pygame.Rect(well.left, top + number * high, well.width, high) for number in range(len(lines))]
    for number, (line, row) in enumerate(zip(lines, rows, strict=True)):
        if number:
            start, end = row.left + frame.px(14), row.right - frame.px(14)
            pygame.draw.line(surface, pal.rgb(pal.GILT_DEEP), (start, row.top), (end, row.top))
        _draw_seat(surface, row, line, frame)
    return rows


def _draw_seat(surface: pygame.Surface, row: pygame.Rect, line: SeatLine, frame: Frame) -> None:
    gap = frame.px(9 if frame.is_large else 14)
    number = lettered(frame, Typeface.POSTER, 25, pal.GILT_LIGHT, 1.75)
    number = number.sized(min(number.pixels, round(row.height * FIGURE[frame.is_large])))
    left = row.left + gap
    text.draw(surface, str(line.place), (left, row.centery), number, middle=True)
    side = min(row.height - frame.px(8), frame.px(70))
    face = pygame.Rect(left + max(frame.px(28), round(0.8 * number.pixels)), 0, side, side)
    face.centery = row.centery
    characters.portrait(surface, face, line.face, characters.CALM, line.seat.colour, line.seat.emblem)
    note = lettered(frame, Typeface.BOOK_ITALIC, 20, pal.DIM, 1.75)
    note = note.sized(max(frame.floor, min(note.pixels, round(row.height * NOTE[frame.is_large]))))
    result = number.coloured(pal.IVORY if line.result else pal.DIM)
    right = row.right - gap
    room = (right - face.right) * 3 // 8
    end = text.draw(
        surface, line.result, (right, row.centery), result, "right", room, frame.floor, middle=True
    )
    begin = face.right + gap
    own = number.coloured(pal.IVORY)
    room = max(room * 3 // 4, end.left - begin - round(own.slim * text.width(line.seat.name, own)) - 2 * gap)
    words = line.note
    if text.width(words, note.sized(frame.floor)) > room:
        words = words.partition(", ")[0]  # the name alone
    width = min(round(note.slim * text.width(words, note)), room)
    limit = end.left - begin - width - 2 * gap
    text.draw(surface, line.seat.name, (begin, row.centery), own, "left", limit, frame.floor, middle=True)
    at = (end.left - gap, row.centery)
    text.draw(surface, words, at, note, "right", width, frame.floor, middle=True)
