"""The headline: the last events in words, on a plaque across the open country."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

import pygame

from scenes.art import Frame, Typeface, palette as pal, rich, shapes, text
from scenes.art.pieces import emblems
from scenes.table.context import TableContext, TablePart
from scenes.table.controls.banner import BADGE
from scenes.table.controls.quick_actions import QuickActions
from scenes.table.log.game_log import LogStep
from scenes.table.log.log_rows import SIDE
from scenes.table.log.markup import dressed

STAYS = 7.0
"""Seconds of a person's turn for which the last headline stays."""
SENTENCE = re.compile(r"(?<=[.!?]) +")
"""The space between two sentences."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;$+-"
LEAST = 200
"""The least width of a readable plaque in design units: below it only the log shows the sentence."""
PLAQUE_STEP = 80
"""The step of the plaque's width, so that a few cached drawings serve all sentences; design units."""


class Headline(TablePart):
    """One or more sentences; in a person's turn they vanish after a while, the log keeps them."""

    def __init__(self, context: TableContext, quick_actions: QuickActions) -> None:
        super().__init__(context)
        self._quick_actions = quick_actions
        self.words = ""
        self.logged = False
        """Whether it is from the log, which is spoken by itself."""
        self.covered = False
        """Whether something else, a hint, is shown in its place."""
        self.aside: pygame.Rect | None = None
        """A rectangle that reaches into the strip from the left, if any: the plaque avoids it."""
        self.stages: Callable[[], Sequence[pygame.Rect]] = tuple
        """The rectangles where the background is about to show something: the plaque moves aside or hides."""
        self._told, self._told_for = "", 0.0
        self.plaque: pygame.Rect | None = None
        """The plaque's rectangle as drawn last; None for none."""

    def follow(self, step: LogStep) -> None:
        """Clear the sentence when moves were taken back."""
        if step.taken:
            self.show("")

    def show(self, words: str, logged: bool = False) -> None:
        """Show a sentence; `logged`: it is from the log."""
        self.words, self.logged = words, logged
        self.context.damage.all()

    def spoken(self) -> Iterable[str]:
        """The sentence, unless it is from the log."""
        return () if self.logged else (self.words,)

    def expire(self, dt: float) -> None:
        """Let `dt` seconds pass; clear the sentence after `STAYS` seconds of a person's turn."""
        if self.words != self._told:
            self._told, self._told_for = self.words, 0.0
        elif self.words and self.context.shown.person is not None:
            self._told_for += dt
            if self._told_for > STAYS:
                self.show("")

    def draw(self, surface: pygame.Surface) -> None:
        frame = self.context.shown.layout.frame
        sentence = dressed(self.words, self.context.seats)
        style, strong = _styles(frame)
        # not before the picture shows the place it is about
        visible = self.words and not self.covered and not self.context.other_layout
        wide = rich.width(sentence, style, strong)
        plaque = self._beside(self._plaque_of(wide)) if visible else None
        self.plaque = plaque if plaque and plaque.width >= min(frame.px(LEAST), wide) else None
        if plaque is None or self.plaque is None:
            return  # the log shows it too
        box = plaque.inflate(-frame.px(28), -frame.px(6))
        sentence = _latest(sentence, style.sized(frame.floor), box)
        lacking = max(0, rich.height(sentence, style.sized(frame.floor), box.width) - box.height)
        plaque.height, box.height = plaque.height + lacking, box.height + lacking
        _plate(surface, plaque, frame)
        rich.paragraph(surface, sentence, box, style, strong, align="centre", centred=True, floor=frame.floor)

    def rehearse(self, surface: pygame.Surface) -> Iterator[None]:
        """Draw plates, letters and emblems in all sizes in advance, one at each step, to fill the caches."""
        layout = self.context.shown.layout
        step, most = layout.frame.px(PLAQUE_STEP), self._plaque_of(layout.strip.width).width
        for wide in range(0, most, step):
            _plate(surface, self._plaque_of(wide), layout.frame)
            yield
        for seat in self.context.seats:
            for side in (BADGE, SIDE):
                emblems.image_of(seat.emblem, seat.colour, layout.frame.px(side))
            yield
        everybody = [dressed(f"<seat:{seat}>", self.context.seats) for seat in range(len(self.context.seats))]
        style, strong = _styles(layout.frame)
        for pixels in range(style.pixels, min(style.pixels, layout.frame.floor) - 1, -1):
            for words in everybody:
                line = f"{LETTERS} *{LETTERS}* {words}"
                rich.paragraph(surface, line, surface.get_rect(), style.sized(pixels), strong.sized(pixels))
                yield

    @property
    def _free(self) -> pygame.Rect:
        """The open country that is free for it."""
        free = self._quick_actions.free
        if self.aside and self.aside.colliderect(free):
            free.width, free.left = free.right - self.aside.right, self.aside.right
        return free

    def _plaque_of(self, wide: int) -> pygame.Rect:
        """The rectangle of a plaque for words of this width in pixels."""
        frame, free = self.context.shown.layout.frame, self._free
        step = frame.px(PLAQUE_STEP)
        width = min(free.width - frame.px(40), -(-(wide + frame.px(48)) // step) * step)
        plaque = pygame.Rect(0, 0, width, min(free.height - frame.px(12), frame.px(60)))
        plaque.center = ((free.left + free.right) // 2, free.centery)
        return plaque

    def _beside(self, plaque: pygame.Rect) -> pygame.Rect | None:
        """The plaque moved next to the stages that it would cover; None if there is no room."""
        stages = [stage for stage in self.stages() if stage.colliderect(plaque)]
        if not stages:
            return plaque
        free, gap = self._free, self.context.shown.layout.frame.px(20)
        whole = stages[0].unionall(stages[1:])
        moved = plaque.move_to(right=whole.left - gap), plaque.move_to(left=whole.right + gap)
        return next((one for one in moved if free.left <= one.left and one.right <= free.right), None)


def _styles(frame: Frame) -> tuple[text.Style, text.Style]:
    style = text.Style(Typeface.BOOK_SEMIBOLD, frame.type(22, 1.4), pal.IVORY)
    return style, text.Style(Typeface.BOOK_BOLD, style.pixels, pal.GILT_LIGHT)


def _latest(words: str, smallest: text.Style, box: pygame.Rect) -> str:
    """The last sentences that fit the box."""
    while rich.height(words, smallest, box.width) > box.height:
        rest = SENTENCE.split(words, 1)[1:]
        if not rest:
            break
        words = rest[0]
    return words


def _plate(surface: pygame.Surface, rect: pygame.Rect, frame: Frame) -> None:
    shapes.plate(surface, rect, frame.scale, "#3d2732", "#1f141b", 10)
