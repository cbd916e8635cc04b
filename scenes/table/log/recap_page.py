"""The recap of the moves since the viewer's last turn: a short page beside the table."""

from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any

import pygame

from raccoon.app.seats import Seat
from raccoon.app.session.auto_answers import only_command
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.events import Event
from scenes.art import palette as pal
from scenes.art import rich, shapes, text, theme
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.moving import incremental
from scenes.art.pieces import emblems
from scenes.table.choosing.page_rows import PADDING
from scenes.table.log.markup import named
from scenes.table.picture.zones import MARGIN
from scenes.table.presentation import Narration, RecapFoot
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.pointer import read
from scenes.widgets.widget import Widget
from scenes.window.press_guard import ENTER, MODIFIERS

SIDE, TITLE, BUTTON = 36, 26, 60
"""An emblem, the type of the heading and the height of the button, in design units."""
WIDER = (1, 1.5, 2, 2.5, 3)
"""The widths of the paper that are tried, in widths of the dock."""
LARGEST, WIDEST_GAP = 26, 30
"""The type of few turns and what is left between them, in design units: they have the room of many."""
LEGIBLE = 0.88
"""The share of their type that turns keep in large text before what is below them is left out."""


@dataclass(frozen=True)
class Recap:
    """The turns of the others, a sentence each, and what changed on the table meanwhile."""

    first: bool
    turns: tuple[tuple[int, str], ...]
    foot: RecapFoot | None


def turn_begun(session: Session, words: Narration, view: Any, seat: int | None) -> tuple[int, int] | None:
    """The seat and the number of moves before its turn, if it is the seat's turn and not the first of all."""
    entries = session.match.entries
    if seat is None or words.turn(view) != seat:
        return None
    over = (any(map(words.events.ends_turn, entry.events)) for entry in reversed(entries))
    since = next((number for number, ends in enumerate(over) if ends), None)
    return None if since is None else (seat, len(entries) - since)


def has_decided(session: Session, seat: int, since: int) -> bool:
    """Whether the seat has done more after so many moves than the one thing it could do."""
    match = session.match
    own = (at for at, entry in enumerate(match.entries[since:], since) if entry.command.seat == seat)
    return any(only_command(match, seat, at) is None for at in own)


def recap(session: Session, seat: int, words: Narration, say: Say) -> Recap | None:
    """The recap of the others' moves between the seat's turns, from public events; None for nothing."""
    told = [session.hidden(entry, None) for entry in session.match.entries]
    ends = [
        (moves, event.seat)
        for moves, events in enumerate(told, 1)
        for event in events
        if event.seat is not None and words.events.ends_turn(event)
    ]
    own = [moves for moves, who in ends if who == seat]
    since = own[-1] if own else 0
    later = [(moves, who) for moves, who in ends if moves > since]
    if not later:
        return None
    begins = [since, *(moves for moves, _ in later)]
    turns = [
        (who, _turn(who, chain.from_iterable(told[begin:end]), words, say))
        for begin, (end, who) in zip(begins, later, strict=False)
    ]
    foot = words.recap_foot(session.view(None, since), session.view(None, ends[-1][0]))
    return Recap(not own, tuple(turns), foot)


def _turn(seat: int, events: Iterable[Event], words: Narration, say: Say) -> str:
    """One turn in a sentence."""
    parts = words.recap(seat, tuple(events), say) or [say("recap.nothing")]
    return say("recap.turn", seat=seat_mark(seat), parts=listed(parts, say))


class RecapPage:
    """The recap on the evening paper. Any key or press takes it away (`on_done`)."""

    def __init__(self, told: Recap, seats: Sequence[Seat], say: Say, on_done: Callable[[], None]) -> None:
        self.recap = told
        self.seats = tuple(seats)
        self.say = say
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        self._on_done = on_done
        self._pressed = False
        self._printed: tuple[object, pygame.Surface] | None = None
        label = say("recap.go_on")
        self.done = Button(label, on_done, look="primary", cap="confirm", size=24)
        self.ring = FocusRing([self.done])
        self.area = Widget(hotkeys=ENTER)
        self.area.label, self.area.role = label, "button"
        """The page, as one control: any press on it takes it away."""
        self.area.focused = True

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Enter, Escape and a press on the page are used up; others go on to their meaning."""
        if event.type == pygame.KEYDOWN:
            if move_of(event) == "skip" or event.key in MODIFIERS:
                return False
            self._on_done()
            return move_of(event) in ("press", "cancel") or event.key in ENTER
        pointer = read(event, size)
        if pointer is None:
            return False
        inside = self.rect.collidepoint(pointer.pos)
        if pointer.kind == "down":
            self._pressed = inside
        if (pointer.kind == "down" and not inside) or (pointer.kind == "up" and inside and self._pressed):
            self._on_done()
            return inside
        return self.ring.handle(event, size) or inside

    def spoken(self) -> Iterable[str]:
        """A line a turn."""
        yield self.say("recap.first" if self.recap.first else "recap.title")
        yield from (sentence for _, sentence in self.recap.turns)

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fit it into the dock, and over the table beside it where the turns have not room enough there."""
        self.frame = frame
        self.rect = self.area.rect = rect = self._wide_enough(rect)
        pad = frame.px(PADDING)
        high = frame.px(BUTTON)
        self.done.rect = pygame.Rect(rect.left + pad, rect.bottom - pad - high, rect.width - 2 * pad, high)

    def _wide_enough(self, rect: pygame.Rect) -> pygame.Rect:
        """The place, made wider to the left until every turn has room."""
        whole = rect.right - self.frame.px(PADDING)
        widths = [min(whole, round(times * rect.width)) for times in WIDER]
        wide = next(filter(partial(self._has_room, rect), widths), widths[-1])
        return pygame.Rect(rect.right - wide, rect.top, wide, rect.height)

    def _has_room(self, rect: pygame.Rect, wide: int) -> bool:
        """Whether a paper of that width has room for every turn."""
        box = self._turns_box(pygame.Rect(0, 0, wide, rect.height))
        return self._least(box.width) <= box.height

    def _turns_box(self, rect: pygame.Rect) -> pygame.Rect:
        """The room for the turns on the paper, where nothing is below them."""
        px = self.frame.px
        top = rect.top + px(PADDING) + self.frame.heading(TITLE) + px(54 - TITLE)
        bottom = rect.bottom - px(PADDING) - px(BUTTON) - px(12)
        return pygame.Rect(rect.left + px(PADDING), top, rect.width - 2 * px(PADDING), bottom - top)

    def draw(self, surface: pygame.Surface) -> None:
        """The printed paper and the button."""
        margin, key = self.frame.px(MARGIN), (self.rect.size, self.frame, theme.high_contrast())
        place = self.rect.inflate(2 * margin, 2 * margin)
        if self._printed is None or self._printed[0] != key:
            incremental.part(partial(self._print_anew, key, place))
            incremental.done()
        assert self._printed
        surface.blit(self._printed[1], place)
        self.ring.draw(surface, self.frame)

    def _print_anew(self, key: object, place: pygame.Rect) -> None:
        sheet = pygame.Surface(place.size, pygame.SRCALPHA)
        self._print(sheet, self.rect.move(-place.left, -place.top))
        self._printed = key, sheet

    def _print(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The paper, a line a turn, what changed on the table."""
        frame = self.frame
        shapes.paper_panel(surface, rect, frame.scale)
        box = rect.inflate(-2 * frame.px(PADDING), -2 * frame.px(PADDING))
        title = text.Style(Typeface.POSTER, frame.heading(TITLE), pal.OXBLOOD_DEEP)
        words = self.say("recap.first" if self.recap.first else "recap.title")
        below = box.top + title.pixels - frame.px(TITLE)
        text.draw(surface, words, (box.centerx, below + frame.px(24)), title, "centre", box.width)
        rule = pygame.Rect(box.left, below + frame.px(34), box.width, frame.px(8))
        shapes.rule(surface, rule, frame.scale)
        shown, turns = self.recap.foot, self._turns_box(rect)
        foot = pygame.Rect(box.left, 0, box.width, shown.height(frame) if shown else 0)
        foot.bottom = turns.bottom
        if shown and self._least(turns.width) > turns.height - foot.height - frame.px(8):
            shown = None  # the table shows it, too
        if shown:
            turns.height -= foot.height + frame.px(8)
        self._draw_turns(surface, turns)
        if shown:
            shown.draw(surface, foot, frame, self.say)

    def _least(self, wide: int) -> int:
        """The least height of the turns."""
        size = round(LEGIBLE * self.frame.type(LARGEST)) if self.frame.is_large else self.frame.floor
        return self._height(size, wide - self._indent, self.frame.px(4))

    @property
    def _indent(self) -> int:
        """The room for everybody's emblem: in large text the name alone says who it is."""
        return 0 if self.frame.is_large else self.frame.px(SIDE + 10)

    def _draw_turns(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """A line a turn, the earliest first, in type that lets them all in."""
        frame, indent = self.frame, self._indent
        width, gap = box.width - indent, frame.px(4 if frame.is_large else 12)
        most = max(frame.floor, frame.type(LARGEST))
        sizes = range(frame.floor, most + 1)
        fitting = bisect(sizes, box.height, key=lambda size: self._height(size, width, gap))
        size = sizes[max(0, fitting - 1)]
        if self._height(size, width, gap) > box.height:
            gap = frame.px(4)
        spare = box.height - self._height(size, width, gap)
        gap = min(max(gap, frame.px(WIDEST_GAP)), gap + max(0, spare) // max(1, len(self.recap.turns)))
        style = text.Style(Typeface.BOOK_SEMIBOLD, size, pal.INK)
        bold = text.Style(Typeface.BOOK_BOLD, size, pal.NIGHT)
        top = box.top
        for seat, sentence in self.recap.turns:
            markup = named(sentence, self.seats)
            high = max(rich.height(markup, style, width, bold), frame.px(SIDE))
            if top + high > box.bottom:
                break
            who = self.seats[seat]
            if indent:
                badge = pygame.Rect(box.left, top, frame.px(SIDE), frame.px(SIDE))
                emblems.emblem(surface, badge, who.emblem, who.colour)
            rich.paragraph(surface, markup, pygame.Rect(box.left + indent, top, width, high), style, bold)
            top += high + gap

    def _height(self, size: int, width: int, gap: int) -> int:
        style = text.Style(Typeface.BOOK_BOLD, size, pal.INK)
        return sum(
            max(rich.height(named(sentence, self.seats), style, width), self.frame.px(SIDE)) + gap
            for _, sentence in self.recap.turns
        )
