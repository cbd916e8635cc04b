"""Luck and mistakes apart: a bar for every seat, and the draws that brought and cost most."""

from collections.abc import Callable, Sequence
from functools import cached_property

import pygame

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.afterwards.reckoning import DrawLuck, Reckoning, reckon
from raccoon.app.wording import begun, signed
from scenes.afterwards.finished import FinishedGame
from scenes.afterwards.page import AfterwardsPage
from scenes.art import palette as pal
from scenes.art import rich, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.letters.signs import lettered
from scenes.art.pieces import emblems
from scenes.chances import plate
from scenes.chances.bars import NAMES, PartBars, swatch
from scenes.chances.turning import TurningWords
from scenes.table.log.markup import named

LEGEND, BARS, ROWS = 40.0, 0.5, 4
"""The height of the legend in design units, the share of the bars in the page, and the draws in a column."""
SHARES = ((0.75, "most"), (0.4, "half"), (0.15, "part"), (-0.15, "none"))
"""The words for the share of luck in the winner's lead, from so much on; below all of them it was against."""
UNSURE, DOUBTFUL = 0.05, 0.5
"""More that is not explained is told; of more of the winner's lead nothing is said of luck."""
FAINT, LINED = "#5d4a2c", "#b59a68"


class LuckPage(AfterwardsPage):
    """Shows what an `assessment` has found so far of the luck in a game."""

    def __init__(self, game: FinishedGame, assessment: Assessment, on_back: Callable[[], None]) -> None:
        super().__init__(game.say, game.tabs("luck"), on_back)
        self._game, self.assessment = game, assessment
        self.found: Reckoning | None = None
        self.heading = game.say("luck.title")

    def leave(self) -> None:
        """Nobody judges any more; what has been found is kept."""
        super().leave()
        self.assessment.close()

    def update(self, dt: float) -> None:
        """Hear what has been found; it is reckoned once all is known."""
        if self.assessment.poll():
            self.dirty = True
        course, review = self.assessment.course, self.assessment.review
        if course and review and review.over and not self.found:
            self.found = reckon(self._game.session.match, course, review)
            self.heading, self.dirty = verdict(self._game, self.found), True

    @cached_property
    def _words(self) -> TurningWords:
        return TurningWords(self._game)

    @property
    def told(self) -> str:
        """The sentence beneath the heading."""
        trouble = self.assessment.trouble
        if not self.found:
            known = self.assessment.course
            return self.say(trouble.key, **trouble.facts) if trouble and not known else self.say("luck.begun")
        unsure = max(abs(parts.unexplained) for parts in self.found.seats)
        if unsure > UNSURE:
            return self.say("luck.unsure", points=round(100 * unsure))
        return self.say("luck.told")

    def place(self) -> None:
        """The bars above, the draws beneath them."""
        body, frame = self.body, self.leaf
        self._legend = pygame.Rect(body.left, body.top, body.width, frame.px(LEGEND))
        self._bars = pygame.Rect(body.left, self._legend.bottom, body.width, 0)
        self._bars.height = round(body.height * BARS) - self._legend.height
        self._draws = pygame.Rect(body.left, self._bars.bottom, body.width, body.bottom - self._bars.bottom)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw bars and draws, or how far it is."""
        frame = self.leaf
        if not self.found:
            if not self.assessment.done:
                plate.draw(surface, plate.progress(self.assessment, self.say), self.body, frame)
            return
        self._draw_legend(surface, frame)
        PartBars(self.found.seats, self._game.results.seats, self.say).draw(surface, self._bars, frame)
        half = (self._draws.width - frame.px(30)) // 2
        for side, (key, draws) in enumerate((("lucky", self.found.lucky), ("unlucky", self.found.unlucky))):
            column = pygame.Rect(self._draws.left, self._draws.top, half, self._draws.height)
            column.left += side * (self._draws.width - half)
            self._draw_column(surface, column, self.say(f"luck.{key}"), draws[:ROWS])

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

    def _draw_column(
        self, surface: pygame.Surface, box: pygame.Rect, title: str, draws: Sequence[DrawLuck]
    ) -> None:
        frame = self.leaf
        style = lettered(frame, Typeface.POSTER, 26, pal.OXBLOOD_DEEP, 1.5)
        head = pygame.Rect(box.left, box.top, box.width, frame.px(44))
        text.draw(surface, title, (head.left, head.centery), style, limit=head.width, middle=True)
        high = (box.bottom - head.bottom) // ROWS
        for number, draw in enumerate(draws):
            row = pygame.Rect(box.left, head.bottom + number * high, box.width, high - frame.px(6))
            self._draw_row(surface, row, draw)

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, draw: DrawLuck) -> None:
        frame, seat = self.leaf, self._words.seats[draw.seat]
        pygame.draw.rect(surface, pal.rgb("#f5e8c8"), row, border_radius=frame.px(6))
        pygame.draw.rect(surface, pal.rgb(LINED), row, 1, border_radius=frame.px(6))
        side = min(frame.px(44), row.height - frame.px(8))
        sign = pygame.Rect(row.left + frame.px(10), row.centery - side // 2, side, side)
        emblems.emblem(surface, sign, seat.emblem, seat.colour)
        large = lettered(frame, Typeface.POSTER, 30, pal.TEAL_DEEP if draw.luck > 0 else pal.OXBLOOD, 1.2)
        value = signed(round(100 * draw.luck))
        at = row.right - frame.px(12), row.centery
        wide = text.draw(surface, value, at, large, "right", middle=True).width
        inner = pygame.Rect(sign.right + frame.px(10), row.top + frame.px(2), 0, row.height - frame.px(4))
        inner.width = row.right - wide - frame.px(30) - inner.left
        bold = lettered(frame, Typeface.BOOK_BOLD, 20, pal.INK, 1.8)
        upper = pygame.Rect(inner.left, inner.top, inner.width, round(inner.height * 0.56))
        told = named(self._words.drawn(draw.moves), self._words.seats)
        rich.paragraph(surface, told, upper, bold, bold, centred=True, floor=frame.floor)
        small = lettered(frame, Typeface.BOOK_ITALIC, 18, FAINT, 1.8)
        lower = pygame.Rect(inner.left, upper.bottom, inner.width, inner.bottom - upper.bottom)
        rich.paragraph(
            surface,
            named(self._beside(draw), self._words.seats),
            lower,
            small,
            small,
            centred=True,
            floor=frame.floor,
        )

    def _beside(self, draw: DrawLuck) -> str:
        """The words for how rare that was, or for what it brought."""
        what = begun(self._words.came(draw.moves)) or self.say("luck.came")
        who = {"name": f"<seat:{draw.seat}>", "what": what}
        key = "luck.more" if draw.luck > 0 else "luck.less"
        if draw.worse is None:
            return self.say(key, **who)
        other = round(10 * (draw.worse if draw.luck > 0 else 1 - draw.worse))
        return self.say(f"{key}.rare", **who, times=other) if other >= RARE else self.say(key, **who)


RARE = 7
"""Something else is worse, or better, so many times in ten before the page says so."""


def verdict(game: FinishedGame, found: Reckoning) -> str:
    """The winner, the lead, and how much of it was luck."""
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
