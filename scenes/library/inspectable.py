"""The library with inspection pages: of every game on the shelf, and of the chosen game's players."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.text import Say
from scenes.art import Frame, shapes
from scenes.art.pieces import characters
from scenes.art.rich import escape
from scenes.library.card import draw_small
from scenes.library.plan import PICTURE
from scenes.library.save_actions import main_words
from scenes.library.save_summary import LEGIBLE, SaveSummary, SeatLine, whole_sentence
from scenes.library.scene import LibraryScene
from scenes.library.sketches import MIDDLE, WHOLE
from scenes.table.inspection.inspectables import ActionStart, Inspectables, PiecePlace
from scenes.table.inspection.inspector import InspectableScreen
from scenes.table.inspection.page import InlineDrawing, Large, Now, Page, PageAction, SidePage, TableRow
from scenes.table.inspection.seat_page import who_page
from scenes.table.piece import Piece

GAME, SEAT = "game", "seat"
"""The kinds of pieces: ``game:`` and the file's name, ``seat:`` and the number of its line on the page."""
SHEET = (436.0, 609.0)
HIGH = 330.0
"""The height of the table's picture on a game's page, in design units."""
LIGHT = ("#3c857e", "#1d4b4c")


class InspectableLibrary(InspectableScreen, LibraryScene):
    """The library's screen with inspection pages of its cards and players."""

    def __init__(self, *set_up: Any, **more: Any) -> None:
        super().__init__(*set_up, **more)
        self.ask_with(self.say)

    def inspectables(self) -> Inspectables | None:
        """The cards in view, the chosen game's picture, and its players."""
        return Inspectables(
            tuple(self._places()),
            self._page,
            ActionStart(self._begin, self._why_not),
            back="ask.back.library",
            notices=(self.notice.rect,) if self.notice.words else (),
        )

    def _places(self) -> Iterator[PiecePlace]:
        inside = self.plan.inside
        for save, place in self.shelf.seen():
            if place.colliderect(inside):
                yield _piece_of(save), place.clip(inside)
        if self.chosen and self.page.places:
            yield _piece_of(self.chosen), self.page.places.picture
            for number, row in enumerate(self.page.places.seats):
                yield Piece(SEAT, number), row

    def piece_in_focus(self) -> Piece | None:
        """The chosen card."""
        return _piece_of(self.chosen) if self.chosen else None

    def _save_of(self, piece: Piece) -> SaveSummary | None:
        return next((save for save in self.shelf.games if _piece_of(save) == piece), None)

    def _page(self, piece: Piece) -> Page | None:
        kind, name = piece.kind, piece.key
        if kind == SEAT:
            return self._seat(int(name))
        save = self._save_of(piece)
        if save is None:
            return None
        trash = self.chips.shelf == "trash"
        small = self.sketches.get(save.listing, WHOLE) or self.sketches.get(save.listing, MIDDLE)
        may = trash or save.kind in LEGIBLE or save.salvageable
        action = PageAction("open", self.say(f"library.{main_words(save, trash)}")) if may else None
        return game_page(save, small, action, self.say)

    def _seat(self, number: int) -> Page | None:
        chosen = self.chosen
        if chosen is None or number >= len(chosen.lines):
            return None
        line = chosen.lines[number]
        page = who_page(line.seat, line.face, Opponents(chosen.listing.game), chosen.say)
        came = TableRow(escape(chosen.sentence), (line.result,) if line.result else ())
        return replace(page, now=Now(chosen.title, (came,)))

    def _why_not(self, action: PageAction) -> str:
        return self.buttons.main.reason

    def _begin(self, action: PageAction, piece: Piece) -> None:
        save = self._save_of(piece)
        if save is not None:
            self.shelf.choose(save)
            self.buttons.main.press()


def _piece_of(save: SaveSummary) -> Piece:
    return Piece(GAME, save.listing.path.name)


def game_page(save: SaveSummary, small: pygame.Surface | None, action: PageAction | None, say: Say) -> Page:
    """The inspection page of a saved game: its words, its table as an onlooker sees it, its players."""
    paint = partial(_paint_table, small, save.kind == "damaged")
    return Page(
        title=save.title,
        kind=save.when,
        rules=(escape(whole_sentence(save)), say(f"library.ask.{save.kind}")),
        picture=Large(partial(_paint_faces, save.lines), SHEET),
        now=Now(say("library.ask.table"), (InlineDrawing(HIGH, paint),)),
        beside=SidePage(say("library.ask.seats"), tuple(map(_row, save.lines))) if save.lines else None,
        action=action,
    )


def _row(line: SeatLine) -> TableRow:
    badge = f"[emblem {line.seat.emblem} {line.seat.colour}]"
    return TableRow(f"{line.place} {badge} {escape(line.seat.name)}", (line.result,) if line.result else ())


def _paint_table(
    small: pygame.Surface | None, damaged: bool, surface: pygame.Surface, rect: pygame.Rect, frame: Frame
) -> None:
    high = min(rect.height, round(rect.width * PICTURE))
    place = pygame.Rect(0, 0, round(high / PICTURE), high)
    place.center = rect.center
    draw_small(surface, place, small, frame, damaged=damaged)


def _paint_faces(
    lines: Sequence[SeatLine], surface: pygame.Surface, rect: pygame.Rect, text_scale: float
) -> None:
    """Draw the players' portraits, the first large and the others below."""
    frame = Frame.within(rect, SHEET, 1.0)
    shapes.enamel_sign(surface, rect, frame.scale, *LIGHT)
    if not lines:
        return
    others = lines[1:]
    side = 420.0 if not others else 320.0
    _face(surface, frame, lines[0], (SHEET[0] - side) / 2, 40.0, side)
    step = (SHEET[0] - 60.0) / max(1, len(others))
    small = min(170.0, step)
    for number, line in enumerate(others):
        left = 30.0 + step * number + (step - small) / 2
        _face(surface, frame, line, left, 400.0 + (170.0 - small) / 2, small)


def _face(
    surface: pygame.Surface, frame: Frame, line: SeatLine, left: float, top: float, side: float
) -> None:
    place = frame.rect(left, top, side, side).inflate(-frame.px(16), -frame.px(16))
    characters.portrait(surface, place, line.face, characters.CALM, line.seat.colour, line.seat.emblem)
