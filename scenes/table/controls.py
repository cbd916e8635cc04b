"""The table's own buttons: the banner, five verbs, Undo, Menu, and what may be done besides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon.commands import DeclareVictory, EndTurn
from raccoon.games.raccoon_tycoon.options import DeclareVictoryOption, EndTurnOption
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid, Over, TurnDone
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import emblems, names, rich, shapes, text
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.choices.factory import found
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.verbs import Verbs
from scenes.table.choice import Choice, Say
from scenes.table.markup import dressed
from scenes.table.undo import Steps
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing

EXTRA_WIDTH = 270
ASIDE_WIDTH = 172
PLAQUE_STEP = 80
"""The headline's plaque grows by this, so that a few widths serve all sentences and each is drawn once."""


class Controls:
    """Every button that is not part of a panel, and the strip that tells what just happened."""

    def __init__(
        self,
        say: Say,
        on_verb: Callable[[str], None],
        steps: Steps,
        on_menu: Callable[[], None],
        on_command: Callable[[Command], None],
    ) -> None:
        self.say = say
        self._on_command = on_command
        self.verbs = Verbs(say, on_verb)
        self._steps = steps
        self.undo = Button(say("table.undo"), steps.undo, look="quiet", cap="Z", size=24)
        self.redo = Button(say("table.redo"), steps.redo, look="quiet", size=24, tip=say("table.redo.tip"))
        self.redo.visible = False
        tip = say("table.menu.tip")
        self.menu = Button(
            say("table.menu"), on_menu, look="quiet", hotkeys=(pygame.K_F10,), size=24, tip=tip, icon="menu"
        )
        self.extras: list[Button] = []
        self._plaque: pygame.Rect | None = None
        self.aside: list[Button] = []
        """What may be done beside the moves, at the end of the strip."""
        self.ring = FocusRing()
        self.busy = ""
        """Why no action can be begun now, "" when one can."""
        self.thinks = ""
        """Who is thinking, in words; "" when nobody takes long."""
        self._banner = ("", "")
        self._banner_seat: Seat | None = None

    def show(self, session: Session, view: View, person: int | None, choice: Choice | None) -> None:
        """Word everything for the position: `person` is the viewer when it is theirs to choose."""
        options = session.options(person) if person is not None else ()
        self._show_banner(session, view, person, choice)
        self.busy = self._busy(session, view, person, choice)
        self.verbs.show(view, options, self.busy, choice.verb if choice else None)
        self._steps.word(self)
        self.extras = self._extras(options, view)
        for button in self.aside:
            button.visible = bool(options)
        self.ring.resting = choice is not None or isinstance(view.pending, AwaitBid)
        self.ring.set([*self.verbs.buttons.values(), *self.in_strip, self.undo, self.redo, self.menu])

    @property
    def in_strip(self) -> list[Button]:
        """The buttons in the strip of open country, as they are seen now."""
        return [*self.extras, *(button for button in self.aside if button.visible)]

    def _busy(self, session: Session, view: View, person: int | None, choice: Choice | None) -> str:
        """Why no verb can be used, "" when they can."""
        asked = next(iter(session.waiting), None)
        if asked is None:
            return self.say("table.why.over")
        bidding = isinstance(view.pending, AwaitBid)
        if person is None:
            key = "table.why.bids" if bidding else "table.why.turn"
            return self.say(key, name=session.seats[asked].name)
        if bidding:
            return self.say("table.why.bid")
        if choice is not None and choice.verb is None:
            return self.say("table.why.choose_first")
        return "" if isinstance(view.pending, AwaitAction) or choice else self.say("table.why.done")

    def _extras(self, options: Sequence[Option], view: View) -> list[Button]:
        """Ending the turn where that is a choice, declaring victory (R22)."""
        buttons = []
        if (end := found(options, EndTurnOption)) and isinstance(view.pending, AwaitAction | TurnDone):
            buttons.append(self._extra("end_turn", pygame.K_e, "E", EndTurn(end.seat)))
        if declare := found(options, DeclareVictoryOption):
            buttons.append(self._extra("declare", pygame.K_v, "V", DeclareVictory(declare.seat)))
        return buttons

    def _extra(self, key: str, hotkey: int, cap: str, command: Command) -> Button:
        label = self.say(f"table.{key}")
        return Button(
            label, lambda: self._on_command(command), look="primary", cap=cap, hotkeys=(hotkey,), size=24
        )

    @property
    def banner(self) -> tuple[str, str]:
        """What the banner says: who is to do what, and under it what comes next."""
        return self._banner

    def _show_banner(self, session: Session, view: View, person: int | None, choice: Choice | None) -> None:
        asked, say = next(iter(session.waiting), None), self.say
        if asked is None or isinstance(view.pending, Over):
            self._banner, self._banner_seat = (say("table.over"), ""), None
            return
        who = session.seats[asked]
        self._banner_seat = who
        if choice is not None:
            title = say(f"table.doing.{choice.key}")
        elif isinstance(view.pending, AwaitBid):
            title = say("table.to_bid", name=who.name)
        elif person is not None:
            title = say("table.your_turn")
        else:
            title = say("table.their_turn", name=who.name)
        self._banner = (title, self._below(session, view))

    def _below(self, session: Session, view: View) -> str:
        """The banner's second line: the last round, who leads an auction, whose turn comes next."""
        if view.final_round:
            return self.say("table.final_round")
        if isinstance(view.pending, AwaitBid):
            return self.say("auction.leads", leader=session.seats[view.pending.leader].name)
        return self.say("table.next", name=session.seats[(view.turn + 1) % len(session.seats)].name)

    def layout(self, places: TableLayout) -> None:
        """Put the buttons in their places."""
        for verb, button in self.verbs.buttons.items():
            button.rect = places.verbs[verb]
        self.undo.rect, self.menu.rect = places.undo, places.menu
        if self.redo.visible:
            self._split_undo(places)
        frame, right = places.frame, places.strip.right
        for button in reversed(self.in_strip):
            width = frame.px(EXTRA_WIDTH if button in self.extras else ASIDE_WIDTH)
            button.rect = pygame.Rect(0, 0, width, frame.px(56))
            button.rect.midright = (right, places.strip.centery)
            right = button.rect.left - frame.px(12)

    def _split_undo(self, places: TableLayout) -> None:
        """Steps back and forward share the place of the step back, one above the other."""
        gap, whole = places.frame.px(6), places.undo
        self.undo.rect = pygame.Rect(whole.topleft, (whole.width, (whole.height - gap) // 2))
        self.redo.rect = self.undo.rect.copy()
        self.redo.rect.bottom = whole.bottom

    def handle(self, event: pygame.event.Event, size: tuple[int, int], panel_open: bool) -> bool:
        """Use an event; under an open panel only the mouse reaches the buttons."""
        keys = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.CONTROLLERBUTTONDOWN)
        if panel_open and event.type in keys:
            return False
        return self.ring.handle(event, size)

    def draw(
        self, surface: pygame.Surface, places: TableLayout, headline: str, seats: Sequence[Seat]
    ) -> None:
        """Banner, strip and buttons."""
        self._draw_banner(surface, places)
        self._draw_headline(surface, places, dressed(headline, seats))
        self.ring.draw_controls(surface, places.frame)

    @property
    def covers(self) -> list[pygame.Rect]:
        """What lay on the strip of open country when it was drawn last: buttons, the headline."""
        return [*(button.rect for button in self.in_strip), *([self._plaque] if self._plaque else [])]

    def bounds(self, frame: Frame) -> pygame.Rect:
        """All that its buttons cover, light and shadow included."""
        return self.ring.bounds(frame)

    def _draw_banner(self, surface: pygame.Surface, places: TableLayout) -> None:
        frame, rect = places.frame, places.banner
        shapes.plate(surface, rect, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 10)
        left = rect.left + frame.px(14)
        if self._banner_seat:
            badge = pygame.Rect(left, 0, frame.px(50), frame.px(50))
            badge.centery = rect.centery
            emblems.emblem(surface, badge, self._banner_seat.emblem, self._banner_seat.colour)
            left = badge.right + frame.px(12)
        room = rect.right - left - frame.px(12)
        title, below = self._banner
        below = self.thinks or below
        head = text.Style(Face.POSTER, frame.type(26, 1.15), pal.IVORY)
        if text.fit(title, head, room, frame.floor)[0] != title:
            whole = pygame.Rect(left, rect.top + frame.px(6), room, rect.height - frame.px(12))
            names.draw(surface, title, whole, head, "left", frame.floor)
            return
        if not below:
            text.draw(surface, title, (left, rect.centery), head, "left", room, middle=True)
            return
        text.draw(surface, title, (left, rect.top + round(rect.height * 0.46)), head, "left", room)
        sub = text.Style(Face.BOOK_ITALIC, frame.type(18, 1.3), pal.CREAM)
        text.draw(surface, below, (left, rect.top + round(rect.height * 0.8)), sub, "left", room)

    def _draw_headline(self, surface: pygame.Surface, places: TableLayout, sentence: str) -> None:
        """What happened last, across the open country between market and offer."""
        self._plaque = None
        if not sentence:
            return
        frame = places.frame
        style = text.Style(Face.BOOK_SEMIBOLD, frame.type(22, 1.4), pal.IVORY)
        strong = text.Style(Face.BOOK_BOLD, frame.type(22, 1.4), pal.GILT_LIGHT)
        self._plaque = self._plaque_of(places, rich.width(sentence, style, strong))
        _plate(surface, self._plaque, frame)
        box = self._plaque.inflate(-frame.px(28), -frame.px(6))
        rich.paragraph(surface, sentence, box, style, strong, align="centre", centred=True, floor=frame.floor)

    def rehearse_headlines(self, surface: pygame.Surface, places: TableLayout) -> Iterator[None]:
        """Draw the plate of a headline in every size it can have, one at each step."""
        step, most = places.frame.px(PLAQUE_STEP), self._plaque_of(places, places.strip.width).width
        for wide in range(0, most, step):
            _plate(surface, self._plaque_of(places, wide), places.frame)
            yield

    def _plaque_of(self, places: TableLayout, wide: int) -> pygame.Rect:
        """The headline's place, for words so many pixels wide."""
        frame, strip = places.frame, places.strip
        right = min((button.rect.left for button in self.in_strip), default=strip.right)
        left = places.gavel.right
        step = frame.px(PLAQUE_STEP)
        width = min(right - left - frame.px(40), -(-(wide + frame.px(48)) // step) * step)
        plaque = pygame.Rect(0, 0, width, min(strip.height - frame.px(12), frame.px(60)))
        plaque.center = ((left + right) // 2, strip.centery)
        return plaque


def _plate(surface: pygame.Surface, rect: pygame.Rect, frame: Frame) -> None:
    shapes.plate(surface, rect, frame.scale, "#3d2732", "#1f141b", 10)
