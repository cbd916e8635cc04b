"""The draws that brought and cost most, in two columns."""

from collections.abc import Sequence

import pygame

from raccoon.app.afterwards.reckoning import DrawLuck, Reckoning
from raccoon.app.wording import begun, signed
from scenes.art import palette as pal
from scenes.art import rich, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.letters.signs import lettered
from scenes.art.pieces import emblems
from scenes.chances import plate
from scenes.chances.turning import TurningWords
from scenes.table.log.markup import named

SHOWN, LARGE = 4, 3
"""The most draws in a column, and on a leaf in large letters, where one column fills the width."""
HEAD, GAP, APART = 44.0, 6.0, 30.0
"""The height of a heading, the distance of the rows, and that of the columns, in design units."""
UPPER = 0.56, 0.52
"""The share of the first line in the height of a row, also in large letters."""
RARE = 7
"""Something else is worse, or better, so many times in ten before it is said."""
FAINT, GROUND, LINED = "#5d4a2c", "#f5e8c8", "#b59a68"


class DrawColumns:
    """The luckiest and the unluckiest draws of a game, told with its words."""

    def __init__(self, found: Reckoning, words: TurningWords) -> None:
        self._words, self.say = words, words.say
        self._sides = {"lucky": found.lucky[:SHOWN], "unlucky": found.unlucky[:SHOWN]}

    def leaves(self, frame: Frame) -> list[dict[str, tuple[DrawLuck, ...]]]:
        """The columns of each leaf: both on one, or in large letters each on leaves of its own."""
        if not frame.is_large:
            return [self._sides]
        starts = range(0, SHOWN, LARGE)
        parts = [{key: draws[at : at + LARGE]} for at in starts for key, draws in self._sides.items()]
        return [part for part in parts if any(part.values())] or [{}]

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, leaf: int) -> None:
        """Draw a leaf, or a sentence where no draw made a difference."""
        if not any(self._sides.values()):
            plate.draw(surface, self.say("luck.level"), box, frame)
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
        text.draw(surface, title, (head.left, head.centery), style, limit=head.width, middle=True)
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
            (self._words.drawn(draw.moves), upper, bold),
            (self._beside(draw), lower, small),
        ):
            rich.paragraph(surface, named(told, seats), part, style, style, centred=True, floor=frame.floor)

    def _beside(self, draw: DrawLuck) -> str:
        """The words for how rare that was, or for what it brought."""
        what = begun(self._words.came(draw.moves)) or self.say("luck.came")
        who = {"name": f"<seat:{draw.seat}>", "what": what}
        key = "luck.more" if draw.luck > 0 else "luck.less"
        if draw.worse is None:
            return self.say(key, **who)
        other = round(10 * (draw.worse if draw.luck > 0 else 1 - draw.worse))
        return self.say(f"{key}.rare", **who, times=other) if other >= RARE else self.say(key, **who)
