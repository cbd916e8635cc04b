"""What happened since the viewer's last turn: a short page beside the table (P7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as e
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art import emblems, rich, shapes, text, theme, tokens
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.narration import token_marks
from scenes.raccoon_tycoon.picture.gazette import marked
from scenes.table.dock import ENTER, PADDING
from scenes.table.game_log import Say
from scenes.table.zones import MARGIN
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.pointer import read

MODIFIERS = (
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
    pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK,
)  # fmt: skip
SIDE = 36


@dataclass(frozen=True)
class Recap:
    """The turns of the others, a sentence each, and the prices before and after them."""

    first: bool
    turns: tuple[tuple[int, str], ...]
    before: Counts
    after: Counts


def recap(session: Session, seat: int, say: Say) -> Recap | None:
    """What the others did between the seat's last turn and the one now begun; None for nothing.

    Told from public events alone.
    """
    entries = session.match.entries
    ends = [
        (number, event.seat)
        for number, entry in enumerate(entries, 1)
        for event in session.hidden(entry, None)
        if isinstance(event, e.TurnEnded)
    ]
    own = [number for number, who in ends if who == seat]
    since, until = own[-1] if own else 0, ends[-1][0] if ends else 0
    turns = []
    begun = since
    for end, who in ends:
        if end > since:
            told = [event for entry in entries[begun:end] for event in session.hidden(entry, None)]
            turns.append((who, _turn(who, told, say)))
            begun = end
    if not turns:
        return None
    prices = session.view(None, since).prices, session.view(None, until).prices
    return Recap(not own, tuple(turns), *prices)


def _turn(seat: int, told: Sequence[Event], say: Say) -> str:
    """One turn in a sentence: what matters of it, without the single bids."""
    parts = [part for event in told for part in _parts(seat, event, say)] or [say("recap.nothing")]
    return say("recap.turn", seat=seat_mark(seat), parts=listed(parts, say))


def _parts(seat: int, event: Any, say: Say) -> Iterator[str]:
    match event:
        case e.TokensTaken() if any(event.tokens):
            yield say("recap.tokens", tokens=token_marks(event.tokens))
        case e.BonusTaken():
            yield say("recap.bonus", tokens=token_marks(event.tokens))
        case e.TokensDiscarded():
            yield say("recap.discarded", tokens=token_marks(event.tokens))
        case e.Sold():
            facts = {"amount": event.amount, "commodity": f"<{event.commodity}>"}
            yield say("recap.sold", total=event.amount * event.price, **facts)
        case e.FloorTraded():
            facts = {"amount": event.amount, "commodity": f"<{event.commodity}>"}
            yield say("recap.floor", seller=seat_mark(event.seller), **facts)
        case e.AuctionWon() if event.seat == seat:
            yield say("recap.won", railroad=event.railroad, price=event.price)
        case e.AuctionWon():
            yield say("recap.lost", winner=seat_mark(event.seat), railroad=event.railroad, price=event.price)
        case e.BuildingBought():
            yield say("recap.building", building=event.building, cost=event.cost)
        case e.BuildingUpgraded():
            yield say("recap.upgraded", upgrade=event.upgrade, cost=event.cost)
        case e.TownBought():
            yield say("recap.town", town=event.town)
        case e.FinalRoundBegun():
            yield say("recap.final_round")


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
        label, enter = say("recap.go_on"), say("key.enter")
        self.done = Button(label, on_done, look="primary", cap=enter, size=24)
        self.ring = FocusRing([self.done])

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Enter, Space, Escape and a press on the page are used up; others go on to what they mean."""
        if event.type in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            if event.type == pygame.KEYDOWN and event.key in MODIFIERS:
                return False
            self._on_done()
            return move_of(event) in ("press", "cancel") or getattr(event, "key", 0) in ENTER
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

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fit it into the dock."""
        self.rect, self.frame = rect, frame
        pad = frame.px(PADDING)
        high = frame.px(60)
        self.done.rect = pygame.Rect(rect.left + pad, rect.bottom - pad - high, rect.width - 2 * pad, high)

    def draw(self, surface: pygame.Surface) -> None:
        """The printed paper and the button."""
        margin, key = self.frame.px(MARGIN), (self.rect.size, self.frame, theme.high_contrast())
        place = self.rect.inflate(2 * margin, 2 * margin)
        if self._printed is None or self._printed[0] != key:
            sheet = pygame.Surface(place.size, pygame.SRCALPHA)
            self._print(sheet, self.rect.move(-place.left, -place.top))
            self._printed = key, sheet
        surface.blit(self._printed[1], place)
        self.ring.draw(surface, self.frame)

    def _print(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The paper, a line a turn, the prices."""
        frame = self.frame
        shapes.paper_panel(surface, rect, frame.scale)
        box = rect.inflate(-2 * frame.px(PADDING), -2 * frame.px(PADDING))
        title = text.Style(Face.POSTER, frame.type(26, 1.25), pal.OXBLOOD_DEEP)
        words = self.say("recap.first" if self.recap.first else "recap.title")
        text.draw(surface, words, (box.centerx, box.top + frame.px(24)), title, "centre", box.width)
        shapes.rule(
            surface, pygame.Rect(box.left, box.top + frame.px(34), box.width, frame.px(8)), frame.scale
        )
        prices = pygame.Rect(box.left, 0, box.width, frame.px(34) + 2 * frame.px(24))
        prices.bottom = rect.top + self.done.rect.top - self.rect.top - frame.px(12)
        top = box.top + frame.px(54)
        self._draw_turns(surface, pygame.Rect(box.left, top, box.width, prices.top - top - frame.px(8)))
        self._draw_prices(surface, prices)

    def _draw_turns(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """A line a turn, the earliest first, in type that lets them all in."""
        frame, indent = self.frame, self.frame.px(SIDE + 10)
        width, gap = box.width - indent, frame.px(12)
        size = frame.type(20)
        while size > frame.floor and self._height(size, width, gap) > box.height:
            size -= 1
        if self._height(size, width, gap) > box.height:
            gap = frame.px(4)
        style = text.Style(Face.BOOK_SEMIBOLD, size, pal.INK)
        bold = text.Style(Face.BOOK_BOLD, size, pal.NIGHT)
        top = box.top
        for seat, sentence in self.recap.turns:
            markup = marked(sentence, self.seats)
            high = max(rich.height(markup, style, width, bold), frame.px(SIDE))
            if top + high > box.bottom + gap:
                break
            who = self.seats[seat]
            emblems.emblem(
                surface, pygame.Rect(box.left, top, frame.px(SIDE), frame.px(SIDE)), who.emblem, who.colour
            )
            rich.paragraph(surface, markup, pygame.Rect(box.left + indent, top, width, high), style, bold)
            top += high + gap

    def _height(self, size: int, width: int, gap: int) -> int:
        style = text.Style(Face.BOOK_BOLD, size, pal.INK)
        return sum(
            max(rich.height(marked(sentence, self.seats), style, width), self.frame.px(SIDE)) + gap
            for _, sentence in self.recap.turns
        )

    def _draw_prices(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The six prices, and by how much each has changed."""
        frame, step = self.frame, box.width / len(COMMODITIES)
        rows = zip(COMMODITIES, self.recap.before, self.recap.after, strict=True)
        for number, (name, before, after) in enumerate(rows):
            side = frame.px(34)
            token = pygame.Rect(0, box.top, side, side)
            token.centerx = box.left + round((number + 0.5) * step)
            tokens.token(surface, token, name)
            price = text.Style(Face.POSTER, max(frame.floor, frame.px(20)), pal.INK)
            words = self.say("table.money", n=after)
            at = (token.centerx, token.bottom + frame.px(12))
            text.draw(surface, words, at, price, "centre", round(step), middle=True)
            self._draw_change(surface, (token.centerx, token.bottom + frame.px(36)), after - before)

    def _draw_change(self, surface: pygame.Surface, middle: tuple[int, int], change: int) -> None:
        frame = self.frame
        if not change:
            style = text.Style(Face.BOOK_ITALIC, frame.floor, "#6b5636")
            text.draw(surface, "–", middle, style, "centre", middle=True)
            return
        up = change > 0
        arrow = pygame.Rect(0, 0, frame.px(14), frame.px(14))
        arrow.midright = middle
        shapes.arrow(surface, arrow, up, "#175423" if up else pal.OXBLOOD)
        style = text.Style(Face.SLAB_BOLD, frame.floor, "#175423" if up else pal.OXBLOOD)
        text.draw(surface, str(abs(change)), (middle[0] + frame.px(3), middle[1]), style, middle=True)
