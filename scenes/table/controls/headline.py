"""The headline: what happened last, on a plaque across the open country."""

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
"""Seconds of a person's turn that the last headline is seen."""
SENTENCE = re.compile(r"(?<=[.!?]) +")
"""Between one sentence and the next."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;$+-"
LEAST = 200
"""Narrower than this in design units the plaque would be unreadable: the log alone tells the sentence."""
PLAQUE_STEP = 80
"""The plaque grows by this, so that a few widths serve all sentences and each is drawn once."""


class Headline(TablePart):
    """One sentence; in a person's turn it leaves the view after a while, the log keeps it."""

    def __init__(self, context: TableContext, strip: QuickActions) -> None:
        super().__init__(context)
        self._strip = strip
        self.words = ""
        self.logged = False
        """Whether it is of the log, which is heard as it grows."""
        self.covered = False
        """Whether something else stands in its place."""
        self.aside: pygame.Rect | None = None
        """The rectangle that reaches into the strip from the left, if any: the plaque stays clear of it."""
        self.stages: Callable[[], Sequence[pygame.Rect]] = tuple
        """The rectangles where something is about to be seen: the plaque moves beside them, or gives way."""
        self._told, self._told_for = "", 0.0
        self.plaque: pygame.Rect | None = None
        """The plaque's rectangle when it was drawn last; None while there is none."""

    def follow(self, step: LogStep) -> None:
        """Clear the sentence when moves were taken back."""
        if step.taken:
            self.tell("")

    def tell(self, words: str, logged: bool = False) -> None:
        """Put a sentence there; it may be of the log."""
        self.words, self.logged = words, logged
        self.context.damage.all()

    def spoken(self) -> Iterable[str]:
        """The sentence, where it is not of the log."""
        return () if self.logged else (self.words,)

    def stand(self, dt: float) -> None:
        """Let it be read for so many seconds more of a person's turn, then let it go."""
        if self.words != self._told:
            self._told, self._told_for = self.words, 0.0
        elif self.words and self.context.shown.person is not None:
            self._told_for += dt
            if self._told_for > STAYS:
                self.tell("")

    def draw(self, surface: pygame.Surface) -> None:
        frame = self.context.shown.layout.frame
        sentence = dressed(self.words, self.context.seats)
        style, strong = _styles(frame)
        told = self.words and not self.covered and not self.context.seen  # only once it has been seen
        wide = rich.width(sentence, style, strong)
        plaque = self._beside(self._plaque_of(wide)) if told else None
        self.plaque = plaque if plaque and plaque.width >= min(frame.px(LEAST), wide) else None
        if plaque is None or self.plaque is None:
            return  # the log tells it too
        box = plaque.inflate(-frame.px(28), -frame.px(6))
        sentence = _latest(sentence, style.sized(frame.floor), box)
        lacking = max(0, rich.height(sentence, style.sized(frame.floor), box.width) - box.height)
        plaque.height, box.height = plaque.height + lacking, box.height + lacking
        _plate(surface, plaque, frame)
        rich.paragraph(surface, sentence, box, style, strong, align="centre", centred=True, floor=frame.floor)

    def rehearse(self, surface: pygame.Surface) -> Iterator[None]:
        """Draw the plate in every size, letters, everybody's emblem for what tells a move, step by step."""
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
        """The open country that is left for it."""
        free = self._strip.free
        if self.aside and self.aside.colliderect(free):
            free.width, free.left = free.right - self.aside.right, self.aside.right
        return free

    def _plaque_of(self, wide: int) -> pygame.Rect:
        """The place for words so many pixels wide."""
        frame, free = self.context.shown.layout.frame, self._free
        step = frame.px(PLAQUE_STEP)
        width = min(free.width - frame.px(40), -(-(wide + frame.px(48)) // step) * step)
        plaque = pygame.Rect(0, 0, width, min(free.height - frame.px(12), frame.px(60)))
        plaque.center = ((free.left + free.right) // 2, free.centery)
        return plaque

    def _beside(self, plaque: pygame.Rect) -> pygame.Rect | None:
        """The plaque where it hides nothing that is coming; None where there is no room for it."""
        stages = [stage for stage in self.stages() if stage.colliderect(plaque)]
        if not stages:
            return plaque
        free, gap = self._free, self.context.shown.layout.frame.px(20)
        whole = stages[0].unionall(stages[1:])
        left = plaque.copy()
        left.right = whole.left - gap
        right = plaque.copy()
        right.left = whole.right + gap
        return next((place for place in (left, right) if _across(free, place)), None)


def _across(free: pygame.Rect, place: pygame.Rect) -> bool:
    """Whether it is within the free country from left to right."""
    return free.left <= place.left and place.right <= free.right


def _styles(frame: Frame) -> tuple[text.Style, text.Style]:
    """Of the words, and of names and what is strong."""
    style = text.Style(Typeface.BOOK_SEMIBOLD, frame.type(22, 1.4), pal.IVORY)
    return style, text.Style(Typeface.BOOK_BOLD, style.pixels, pal.GILT_LIGHT)


def _latest(words: str, smallest: text.Style, box: pygame.Rect) -> str:
    """The last sentences for which there is room; the log keeps them all."""
    while rich.height(words, smallest, box.width) > box.height:
        rest = SENTENCE.split(words, 1)[1:]
        if not rest:
            break
        words = rest[0]
    return words


def _plate(surface: pygame.Surface, rect: pygame.Rect, frame: Frame) -> None:
    shapes.plate(surface, rect, frame.scale, "#3d2732", "#1f141b", 10)
