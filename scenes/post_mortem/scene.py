"""The page of a post-mortem: rows of deeds, a sum for each seat, and a card about the chosen deed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from raccoon.app.text import Say
from scenes.afterwards import paper
from scenes.afterwards.finished import FinishedGame
from scenes.afterwards.page import AfterwardsPage
from scenes.art import Typeface, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters
from scenes.art.pieces.characters import framed_painting
from scenes.post_mortem.rows import COLOURS, SIGNS, DeedRows, draw_seat
from scenes.table.presentation.post_mortem_data import Deed, PostMortem, SeatTally
from scenes.table.presentation.result_data import SeatResult
from scenes.widgets.button import Button
from scenes.window.press_guard import ENTER

ASIDE, GAP = (450.0, 600.0), 40.0
"""The width of the right column (usually, and in large text), and the gap before it, in design units."""
ABREAST, BETWEEN = (1, 2), 26.0
"""The number of sums in a row (usually, and in large text), and the gap between them in design units."""
TITLE, TALLIES = (44.0, 54.0), (224.0, 256.0)
"""The heights of the title and of all sums, usually and in large text, in design units."""
LINE, PICTURE = 32.0, 84.0
"""The height of a line in the card, and the side of its picture, in design units."""
TOLD = 84.0
"""The least height of the sentence below the lines of a card, in design units."""
LARGE = (190.0, 520.0)
"""The least and greatest side of the large picture that fills free room, in design units."""
PALE = "#6b5636"


def post_mortem_page(game: FinishedGame) -> PostMortemPage:
    """Return the post-mortem of a finished game, from which its replay can be opened."""
    tell = game.shown.results.post_mortem
    assert tell
    found, show = tell(game.session, game.catalogue), partial(game.shell.ways.replay, game.session)
    tabs, seats = game.tabs("post_mortem"), game.results.seats
    return PostMortemPage(game.say, tabs, seats, found, show, game.shell.back)


class PostMortemPage(AfterwardsPage):
    """A post-mortem with its seats; `on_show` gets the number of moves after which to show the table."""

    def __init__(
        self,
        say: Say,
        tabs: Mapping[str, Button],
        seats: Sequence[SeatResult],
        found: PostMortem,
        on_show: Callable[[int], None],
        on_back: Callable[[], None],
    ) -> None:
        self.found, self._seats = found, seats
        signs = [say(f"post_mortem.{sign}") for sign in SIGNS]
        self.rows = DeedRows(found, [one.seat for one in seats], signs, self._deed_chosen)
        self.show_button = Button(
            say("chances.show"),
            lambda: on_show(self.chosen.moves),
            look="primary",
            cap="confirm",
            hotkeys=ENTER,
            size=26,
        )
        self.show_button.visible = bool(found.deeds)
        super().__init__(say, tabs, on_back, [self.rows] if found.deeds else [], [self.show_button])
        self.heading = found.heading
        self._deed_chosen()

    @property
    def told(self) -> str:
        """The sentence about the whole game."""
        return self.found.sentence

    @property
    def chosen(self) -> Deed:
        """The chosen deed."""
        return self.found.deeds[self.rows.at]

    def _deed_chosen(self) -> None:
        self.show_button.about = self.rows.at

    def place(self) -> None:
        """Place the rows on the left."""
        body = self.body
        body.width -= self.leaf.px(ASIDE[self.leaf.is_large] + GAP)
        self.rows.layout(body, self.leaf)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the right column; if there are no deeds, only a sentence."""
        frame, body = self.leaf, self.body
        if not self.found.deeds:
            style = lettered(frame, Typeface.BOOK_ITALIC, 30, pal.INK, 1.5)
            text.paragraph(
                surface, self.found.nothing, body, style, "centre", centred=True, floor=frame.floor
            )
            return
        aside = pygame.Rect(0, body.top, frame.px(ASIDE[frame.is_large]), body.height)
        aside.right = body.right
        surface.fill(pal.rgb("#b59a68"), (aside.left - frame.px(10), body.top, frame.px(2), body.height))
        top = self._draw_tallies(surface, aside) + frame.px(14)
        rest = self._draw_card(surface, pygame.Rect(aside.left, top, aside.width, aside.bottom - top))
        last = [place for _, place in self.rows.places()][-1]
        below = pygame.Rect(last.left, last.bottom, last.width, self.rows.area.bottom - last.bottom)
        self._draw_large_picture(surface, max(below, rest, key=lambda box: min(box.size)))

    def _draw_large_picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the picture of the chosen deed large, if there is room."""
        frame, (least, most) = self.leaf, LARGE
        side = min(*box.inflate(0, -frame.px(40)).size, frame.px(most))
        if side >= frame.px(least):
            place = pygame.Rect(0, 0, side, side).move_to(center=box.center)
            paint = self.chosen.picture
            paint(surface, place) if self.chosen.framed else framed_painting(
                surface, place, frame.scale, paint
            )

    def _draw_tallies(self, surface: pygame.Surface, box: pygame.Rect) -> int:
        """Draw the sums of all seats; return their lower edge."""
        frame = self.leaf
        style = lettered(frame, Typeface.POSTER, 28, pal.OXBLOOD_DEEP, 1.2)
        title = frame.px(TITLE[frame.is_large])
        at = box.left, box.top + title // 2
        text.draw(surface, self.found.title, at, style, "left", box.width, frame.floor, middle=True)
        high = frame.px(TALLIES[frame.is_large] / max(4, len(self.found.tallies)))
        abreast = ABREAST[frame.is_large]
        wide = (box.width - (abreast - 1) * frame.px(BETWEEN)) // abreast
        cell = pygame.Rect(box.left, box.top + title, wide, high)
        for number, tally in enumerate(self.found.tallies):
            down, right = divmod(number, abreast)
            place = cell.move(right * (cell.width + frame.px(BETWEEN)), down * high)
            self._draw_tally(surface, place, tally)
        return cell.top - -len(self.found.tallies) // abreast * high

    def _draw_tally(self, surface: pygame.Surface, row: pygame.Rect, tally: SeatTally) -> None:
        frame, one = self.leaf, self._seats[tally.seat]
        side = row.height - frame.px(20 if frame.is_large else 6)
        face = pygame.Rect(row.left, 0, side, side)
        face.centery = row.centery - frame.px(3)
        characters.portrait(surface, face, one.face, characters.CALM, one.seat.colour, one.seat.emblem)
        figure = lettered(frame, Typeface.POSTER, 32, COLOURS[tally.mood], 1.15)
        wide = text.width(tally.figure, figure)
        left = face.right + frame.px(6 if frame.is_large else 12)
        room = row.right - wide - left - frame.px(6 if frame.is_large else 12)
        name = lettered(frame, Typeface.POSTER, 22, pal.INK, 1.2)
        note = lettered(frame, Typeface.BOOK_ITALIC, 18, PALE, 1.3)
        both = ((one.seat.name, name, 0.28), (tally.note, note, 0.74))
        for words, style, share in ((one.seat.name, name, 0.5),) if frame.is_large else both:
            at = left, row.top + round(row.height * share)
            text.draw(surface, words, at, style, "left", room, frame.floor, middle=True)
        text.draw(surface, tally.figure, (row.right, row.centery), figure, "right", middle=True)

    def _draw_card(self, surface: pygame.Surface, box: pygame.Rect) -> pygame.Rect:
        """Draw the card of the chosen deed: picture and name, a line for each seat, a sentence; return the
        room it leaves.
        """
        frame, action, px = self.leaf, self.chosen, self.leaf.px
        shapes.paper_panel(surface, box, frame.scale)
        inner = box.inflate(-px(32), -px(28))
        picture = pygame.Rect(inner.topleft, (px(PICTURE), px(PICTURE)))
        action.picture(surface, picture)
        room = inner.right - picture.right - px(16)
        name = lettered(frame, Typeface.POSTER, 27, COLOURS[action.mood], 1.2)
        when = lettered(frame, Typeface.BOOK_ITALIC, 20, PALE, 1.3)
        moment = self.say("post_mortem.round", n=action.round)
        for words, style, share in ((action.name, name, 0.3), (moment, when, 0.76)):
            at = picture.right + px(16), picture.top + round(picture.height * share)
            text.draw(surface, words, at, style, "left", room, frame.floor, middle=True)
        top, high = picture.bottom + px(8), px(LINE * paper.text_growth(frame, 0.5))
        if action.card:
            high = min(high, (inner.bottom - top - px(TOLD)) // (len(action.card) + 1))
            top = self._draw_lines(surface, pygame.Rect(inner.left, top, inner.width, high), action)
        rest = pygame.Rect(inner.left, top + px(6), inner.width, max(0, inner.bottom - top - px(6)))
        style = lettered(frame, Typeface.BOOK_SEMIBOLD, 20, pal.INK, 1.4)
        used = text.paragraph(surface, action.sentence, rest, style, "left", floor=frame.floor)
        return pygame.Rect(inner.left, used.bottom, inner.width, max(0, inner.bottom - used.bottom))

    def _draw_lines(self, surface: pygame.Surface, row: pygame.Rect, action: Deed) -> int:
        """Draw the heads of the columns and a line of figures for each seat; return their lower edge."""
        frame, heads = self.leaf, self.found.card_columns
        wide = round(row.width * 0.6) // max(1, len(heads))
        rights = [row.right - wide * (len(heads) - 1 - number) for number in range(len(heads))]
        lines: list[tuple[int | None, tuple[str, ...]]] = [(None, heads), *action.card]
        for seat, figures in lines:
            face = Typeface.BOOK_ITALIC if seat is None else Typeface.SLAB_BOLD
            style = lettered(frame, face, 18, PALE if seat is None else pal.INK, 1.3)
            if seat is not None:
                place = pygame.Rect(row.left, row.top, row.width - wide * len(heads), row.height)
                draw_seat(surface, place, self._seats[seat].seat, frame)
            for words, right in zip(figures, rights, strict=True):
                text.draw(
                    surface,
                    words,
                    (right, row.centery),
                    style,
                    "right",
                    wide - frame.px(6),
                    frame.floor,
                    middle=True,
                )
            row = row.move(0, row.height)
        return row.top
