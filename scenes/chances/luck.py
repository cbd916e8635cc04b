"""The page about luck and mistakes: a bar for every seat, and the luckiest and unluckiest draws."""

from collections.abc import Callable, Sequence
from functools import cached_property

import pygame

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.afterwards.reckoning import DrawLuck, Reckoning, reckon
from raccoon.app.afterwards.review import Review
from raccoon.app.wording import capitalised, signed
from scenes.afterwards.finished import FinishedGame
from scenes.afterwards.page import AfterwardsPage
from scenes.art import Frame, Typeface, palette as pal, rich, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import emblems
from scenes.chances import plate
from scenes.chances.bars import NAMES, PartBars, swatch
from scenes.chances.turning import TurningWords
from scenes.table.log.markup import named
from scenes.table.presentation import Lobby
from scenes.widgets.button import Button

SHOWN, LARGE = 4, 3
"""The most draws in a column; in large text, where one column fills the width, on a leaf."""
HEAD, GAP, APART = 44.0, 6.0, 30.0
"""The height of a heading, and the gaps between rows and between columns, in design units."""
UPPER = 0.56, 0.52
"""The share of the first line in the height of a row; usually, and in large text."""
RARE, MOST = 7, 9
"""A draw was rare if at least so many of ten would have been worse (or better); at most 9 are named, as
this one did happen.
"""
FAINT, GROUND, LINED = "#5d4a2c", "#f5e8c8", "#b59a68"


class DrawColumns:
    """The luckiest and the unluckiest draws of a game, in its sentences."""

    def __init__(self, found: Reckoning, words: TurningWords, lobby: Lobby) -> None:
        self._words, self.say, self._lobby = words, words.say, lobby
        self._sides = {"lucky": found.lucky[:SHOWN], "unlucky": found.unlucky[:SHOWN]}

    def leaves(self, frame: Frame) -> list[dict[str, tuple[DrawLuck, ...]]]:
        """Return the columns of each leaf: both on one; in large text each column on its own leaves."""
        if not frame.is_large:
            return [self._sides]
        starts = range(0, SHOWN, LARGE)
        parts = [{key: draws[at : at + LARGE]} for at in starts for key, draws in self._sides.items()]
        return [part for part in parts if any(part.values())] or [{}]

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, leaf: int) -> None:
        """Draw a leaf, or a sentence if no draw made a difference."""
        if not any(self._sides.values()):
            plate.draw(surface, self.say("luck.level"), box.inflate(0, -frame.px(24)), frame, self._lobby)
            return
        columns = self.leaves(frame)[leaf]
        step = (box.width + frame.px(APART)) // len(columns)
        for number, (key, draws) in enumerate(columns.items()):
            column = pygame.Rect(box.left + number * step, box.top, step - frame.px(APART), box.height)
            self._draw_column(surface, column, self.say(f"luck.{key}"), draws, frame)

    def _draw_column(
        self, surface: pygame.Surface, box: pygame.Rect, title: str, draws: Sequence[DrawLuck], frame: Frame
    ) -> None:
        style = lettered(frame, Typeface.POSTER, 26, pal.OXBLOOD_DEEP, 1.5)
        head = pygame.Rect(box.left, box.top, box.width, frame.px(HEAD))
        at = head.left, head.centery - frame.px(8 * frame.is_large)
        text.draw(surface, title, at, style, limit=head.width, middle=True)
        high = (box.bottom - head.bottom) // (LARGE if frame.is_large else SHOWN)
        for number, draw in enumerate(draws):
            top = head.bottom + number * high
            row = pygame.Rect(box.left, top, box.width, high - frame.px(GAP))
            self._draw_row(surface, row, draw, frame)

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, draw: DrawLuck, frame: Frame) -> None:
        seat, seats = self._words.seats[draw.seat], self._words.seats
        pygame.draw.rect(surface, pal.rgb(GROUND), row, border_radius=frame.px(6))
        pygame.draw.rect(surface, pal.rgb(LINED), row, 1, border_radius=frame.px(6))
        side = min(frame.px(44), row.height - frame.px(8))
        sign = pygame.Rect(row.left + frame.px(10), row.centery - side // 2, side, side)
        emblems.emblem(surface, sign, seat.emblem, seat.colour)
        large = lettered(frame, Typeface.POSTER, 30, pal.TEAL_DEEP if draw.luck > 0 else pal.OXBLOOD, 1.2)
        at = row.right - frame.px(12), row.centery
        wide = text.draw(surface, signed(round(100 * draw.luck)), at, large, "right", middle=True).width
        inner = pygame.Rect(sign.right + frame.px(10), row.top + frame.px(2), 0, row.height - frame.px(4))
        inner.width = row.right - wide - frame.px(30) - inner.left
        upper = pygame.Rect(inner.left, inner.top, inner.width, round(inner.height * UPPER[frame.is_large]))
        lower = pygame.Rect(inner.left, upper.bottom, inner.width, inner.bottom - upper.bottom)
        bold = lettered(frame, Typeface.BOOK_BOLD, 20, pal.INK, 1.8)
        small = lettered(frame, Typeface.BOOK_ITALIC, 18, FAINT, 1.8)
        for told, part, style in (
            (self._words.draw_sentence(draw.moves), upper, bold),
            (self._rarity_sentence(draw), lower, small),
        ):
            rich.paragraph(surface, named(told, seats), part, style, style, centred=True, floor=frame.floor)

    def _rarity_sentence(self, draw: DrawLuck) -> str:
        """Return the sentence about what the draw brought, and how rare that was."""
        what = capitalised(self._words.revealed(draw.moves)) or self.say("luck.came")
        who = {"name": f"<seat:{draw.seat}>", "what": what}
        key = "luck.more" if draw.luck > 0 else "luck.less"
        if draw.worse is None:
            return self.say(key, **who)
        other = min(MOST, round(10 * (draw.worse if draw.luck > 0 else 1 - draw.worse)))
        return self.say(f"{key}.rare", **who, times=other) if other >= RARE else self.say(key, **who)


LEGEND, BARS = 40.0, (0.5, 0.46)
"""The height of the legend in design units; the share of the bars in the page, usually and in large text."""
SHARES = ((0.75, "most"), (0.4, "half"), (0.15, "part"), (-0.15, "none"))
"""The words for the share of luck in the winner's result, each from that share on; "against" below all."""
RECKON_EVERY = 1.0
"""The least seconds between two computations of the parts during a review: one takes a long frame."""
UNSURE, DOUBTFUL = 0.05, 0.5
"""The unexplained part, as a chance, from which the page mentions it; and the share of the winner's result
from which the heading says nothing about luck.
"""


class LuckPage(AfterwardsPage):
    """Shows the luck and mistakes that an `assessment` has found."""

    def __init__(self, game: FinishedGame, assessment: Assessment, on_back: Callable[[], None]) -> None:
        self.more_button = Button(game.say("luck.further"), self._next_leaf, look="quiet", size=26)
        super().__init__(game.say, game.tabs("luck"), on_back, ways=[self.more_button])
        self._game, self.assessment = game, assessment
        self.found: Reckoning | None = None
        """The parts of the result; from a first look until the review is complete."""
        self._review: Review | None = None
        """The review from which they were computed."""
        self._age = RECKON_EVERY
        self._leaf_number = 0
        self._announcements = plate.Announcements(assessment, game.say)
        self.heading = game.say("luck.title")

    def leave(self) -> None:
        """Stop the assessment; its results so far are stored."""
        super().leave()
        self.assessment.close()

    def update(self, dt: float) -> None:
        """Take over new results: the parts once every move was looked at, the heading at the end."""
        if self.assessment.poll():
            self.dirty = True
        course, review = self.assessment.course, self.assessment.review
        self._age += dt
        due = review is not self._review and (self._age >= RECKON_EVERY or (review and review.over))
        if course and review and due and len(review.glances) == review.moves:
            self._age, self._review = 0.0, review
            self.found = reckon(self._game.session.match, course, review)
            self._columns = DrawColumns(self.found, self._words, self._game.shown.lobby)
            if review.over:
                self.heading = verdict(self._game, self.found)
            self.dirty = True
            self.layout()
        self.news.extend(self._announcements.news(self.heading if review and review.over else ""))

    @property
    def told(self) -> str:
        trouble, course, review = self.assessment.trouble, self.assessment.course, self._review
        if not self.found:
            return (
                self.say(trouble.key, **trouble.facts) if trouble and not course else self.say("luck.begun")
            )
        unsure = max(abs(parts.unexplained) for parts in self.found.seats)
        if unsure <= UNSURE:
            return self.say("luck.told")
        final = course and course.done == 1 and review and review.over
        return self.say("luck.unsure" if final else "luck.quick", points=round(100 * unsure))

    @cached_property
    def _words(self) -> TurningWords:
        return TurningWords(self._game)

    def _next_leaf(self) -> None:
        self._leaf_number = (self._leaf_number + 1) % len(self._columns.leaves(self.leaf))

    def layout(self) -> None:
        """Show the button for more draws if they are on several leaves."""
        leaves = len(self._columns.leaves(self.frame)) if self.found else 1
        self.more_button.visible, self._leaf_number = leaves > 1, min(self._leaf_number, leaves - 1)
        super().layout()

    def place(self) -> None:
        """Place the legend, the bars, and the draws below them."""
        body, frame = self.body, self.leaf
        self._legend = pygame.Rect(body.left, body.top, body.width, frame.px(LEGEND))
        self._bars = pygame.Rect(body.left, self._legend.bottom, body.width, 0)
        self._bars.height = round(body.height * BARS[frame.is_large]) - self._legend.height
        self._draws = pygame.Rect(body.left, self._bars.bottom, body.width, body.bottom - self._bars.bottom)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw bars and draws, or the progress of the assessment."""
        frame = self.leaf
        if not self.found:
            if not self.assessment.done:
                words, done = plate.progress(self.assessment, self.say), plate.share(self.assessment)
                plate.draw(surface, words, self.body, frame, self._game.shown.lobby, done)
            return
        self._draw_legend(surface, frame)
        PartBars(self.found.seats, self._game.results.seats, self.say).draw(surface, self._bars, frame)
        self._columns.draw(surface, self._draws, frame, self._leaf_number)

    def _draw_legend(self, surface: pygame.Surface, frame: Frame) -> None:
        style, box = lettered(frame, Typeface.BOOK_SEMIBOLD, 20, pal.INK, 1.8), self._legend
        wide = box.width // len(NAMES)
        for number, name in enumerate(NAMES):
            sign = pygame.Rect(box.left + number * wide, 0, frame.px(34), frame.px(24))
            sign.centery = box.centery
            swatch(surface, sign, name, frame)
            at = sign.right + frame.px(10), box.centery
            room = wide - sign.width - frame.px(20)
            text.draw(
                surface, self.say(f"luck.part.{name}"), at, style, limit=room, floor=frame.floor, middle=True
            )


def verdict(game: FinishedGame, found: Reckoning) -> str:
    """Return the heading: the winner, the lead, and the share of luck in it."""
    say, seats = game.say, game.results.seats
    won = [number for number, one in enumerate(seats) if one.won]
    if len(won) != 1:
        return say("luck.won.none" if not won else "luck.won.several")
    totals = sorted((one.total for number, one in enumerate(seats) if number != won[0]), reverse=True)
    lead, winner = seats[won[0]].total - totals[0], found.seats[won[0]]
    told = say("luck.won" if lead > 0 else "luck.won.tie", name=seats[won[0]].seat.name, points=lead)
    if abs(winner.unexplained) > DOUBTFUL * winner.whole:
        return told
    how = next((how for least, how in SHARES if winner.luck >= least * winner.whole), "against")
    return say("luck.verdict", won=told, luck=say(f"luck.share.{how}"))
