"""Hands that make a given move at the window in one way only: by drag, click, touch, keys or controller.

They look at the screen for where things lie, and know no rules: a move that the table does not offer
cannot be made by them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pygame

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import commands as cmd
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, TOWNS
from scenes.dialog import DialogScene
from scenes.handover import HandoverScene
from scenes.raccoon_tycoon.auction import AuctionPanel
from scenes.raccoon_tycoon.dock import Dock
from scenes.raccoon_tycoon.holdings import estate_items
from scenes.raccoon_tycoon.table import TableScene
from scenes.widgets.counters import Counters
from scenes.widgets.focus import FocusRing
from scenes.widgets.pick import Pick
from scenes.widgets.stepper import Stepper
from scenes.widgets.widget import Widget
from tests.scenes.raccoon_tycoon.person import Sitting

PAUSE = 0.4
"""Nobody's second click comes sooner."""
Pos = tuple[int, int]


def post(kind: int, **facts: Any) -> None:
    """Post one event."""
    pygame.event.post(pygame.event.Event(kind, **facts))


class Pointing:
    """A mouse: taps and drags, a frame after every event."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def tap(self, pos: Pos) -> None:
        """Press and release."""
        self.sitting.window.step(self.sitting.stack, PAUSE)
        self.sitting.click(pos)

    def down(self, pos: Pos) -> None:
        post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.sitting.frame()

    def move(self, pos: Pos) -> None:
        post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))
        self.sitting.frame()

    def up(self, pos: Pos) -> None:
        post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.sitting.frame()

    def more(self, times: int) -> None:
        """Carry so many more of what is held."""
        for _ in range(times):
            post(pygame.MOUSEWHEEL, x=0, y=1)
            self.sitting.frame()

    def drag(self, start: Pos, end: Pos, count: int = 1) -> None:
        """Take up at the start, carry so many, drop at the end."""
        self.sitting.window.step(self.sitting.stack, PAUSE)
        self.down(start)
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self.move(middle)
        self.more(count - 1)
        self.move(end)
        self.up(end)


class Finger(Pointing):
    """A finger; SDL sends a mouse event beside each of its events, which must not count twice."""

    finger = 7

    def _touch(self, kind: int, pos: Pos, finger: int | None = None) -> None:
        width, height = self.sitting.window.size
        number = self.finger if finger is None else finger
        mouse = {
            pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
            pygame.FINGERUP: pygame.MOUSEBUTTONUP,
        }.get(kind)
        if mouse and number == self.finger:
            post(mouse, pos=pos, button=1, touch=True)
        post(kind, x=pos[0] / width, y=pos[1] / height, dx=0.0, dy=0.0, finger_id=number, touch_id=1)
        self.sitting.frame()

    def tap(self, pos: Pos) -> None:
        self.sitting.window.step(self.sitting.stack, PAUSE)
        self._touch(pygame.FINGERDOWN, pos)
        self._touch(pygame.FINGERUP, pos)

    def down(self, pos: Pos) -> None:
        self._touch(pygame.FINGERDOWN, pos)

    def move(self, pos: Pos) -> None:
        self._touch(pygame.FINGERMOTION, pos)

    def up(self, pos: Pos) -> None:
        self._touch(pygame.FINGERUP, pos)

    def more(self, times: int) -> None:
        for _ in range(times):
            self._touch(pygame.FINGERDOWN, (3, 3), finger=8)
            self._touch(pygame.FINGERUP, (3, 3), finger=8)


class Hands:
    """Makes moves; subclasses say how. `make` returns when the move has been confirmed."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @property
    def table(self) -> TableScene:
        """The table on top."""
        return self.sitting.table

    @property
    def dock(self) -> Dock:
        """The choice that stands open."""
        dock = self.table.dock
        assert dock is not None
        return dock

    def field(self, kind: type[Widget], number: int = 0) -> Any:
        """The choice's visible field of this kind."""
        fields = [field.widget for field in self.dock.choice.fields if field.widget.visible]
        return [widget for widget in fields if isinstance(widget, kind)][number]

    def make(self, command: Command) -> None:
        """Make this very move."""
        make: Callable[[Any], None] = getattr(self, type(command).__name__)
        make(command)

    def instead(self, _: Command) -> None:
        """The other way out of the choice."""
        self.use(self.dock.ways_out[0])

    DeclineBonus = SkipFloor = instead

    def EndTurn(self, command: cmd.EndTurn) -> None:  # noqa: N802 - named as the command
        if self.table.dock:
            self.instead(command)
        else:
            self.extra("E")

    def DeclareVictory(self, _: cmd.DeclareVictory) -> None:  # noqa: N802
        self.extra("V")

    def extra(self, cap: str) -> None:
        """Press one of the buttons in the open strip."""
        self.use(next(button for button in self.table.controls.extras if button.cap == cap))

    def Pass(self, _: cmd.Pass) -> None:  # noqa: N802
        panel = self.table.panel
        assert isinstance(panel, AuctionPanel)
        self.use(panel.leave)

    def use(self, widget: Widget) -> None:
        """Press a button."""
        raise NotImplementedError

    def answer(self) -> None:
        """Lift a curtain, or close a message."""
        top = self.sitting.stack.top
        if isinstance(top, HandoverScene):
            self.use(top.look_button)
        elif isinstance(top, DialogScene):
            self.use(top.buttons[-1])

    def amount(self, stepper: Stepper, value: int) -> None:
        """Set a number."""
        raise NotImplementedError

    def read_recap(self) -> None:
        """What the others did is on the page: put it away."""
        page = self.table.following.page
        assert page is not None
        self.use(page.done)

    def place_of(self, piece: str) -> Pos:
        """The middle of a piece."""
        return self.table.places.rects_of(piece)[0].center

    def card(self, card: int) -> str:
        """The piece that is this card of the hand."""
        view = self.table.view
        return f"hand:{(view.players[view.seat].hand or ()).index(card)}"

    def tile(self, name: str) -> str:
        """The piece that is this tile of mine."""
        view = self.table.view
        names = [item.name for item in estate_items(view.players[view.seat])]
        return f"estate:{names.index(name)}"

    def building(self, name: str) -> str:
        """The piece that is this building of the offer."""
        return f"building:{self.table.view.building_offer.index(name)}"

    def railroad(self, name: str) -> str:
        """The piece that is this railroad of the offer."""
        return f"railroad:{self.table.view.railroad_offer.index(name)}"

    def seller(self, trade: cmd.BuyOnFloor) -> Pos:
        """The token on the seller's panel."""
        panel, frame = self.table.places.panels[trade.seller], self.table.places.frame
        left, right = panel.left + frame.px(25), panel.right - frame.px(12)
        column = COMMODITIES.index(trade.commodity)
        return round(left + (column + 0.3) * (right - left) / len(COMMODITIES)), panel.centery

    def any_mix(self, town: cmd.BuyTown) -> bool:
        """Whether this payment is not the town's own one."""
        named = next((e for e in self.table.dock.choice.pick.entries if e.key == "named"), None)  # type: ignore[union-attr]
        return named is None or self.table.dock.choice.option.named != town.tokens  # type: ignore[union-attr]


class PointerHands(Hands):
    """What a mouse and a finger do alike; buttons and steps are pressed."""

    def __init__(self, sitting: Sitting, pointing: type[Pointing] = Pointing) -> None:
        super().__init__(sitting)
        self.point = pointing(sitting)

    def use(self, widget: Widget) -> None:
        self.point.tap(widget.rect.center)

    def confirm(self) -> None:
        self.use(self.dock.confirm)

    def entry(self, pick: Pick, key: str) -> None:
        """Choose an entry by its plate."""
        self.point.tap(dict(pick.plates())[key].center)

    def amount(self, stepper: Stepper, value: int) -> None:
        """Press −1, +1 and +5 until the number is there."""
        while stepper.value != value:
            step = -1 if stepper.value > value else 5 if value - stepper.value >= 5 else 1
            self.point.tap(next(rect for by, rect in stepper.parts() if by == step).center)

    def counters_to(self, tokens: tuple[int, ...]) -> None:
        """Count the tokens out with +."""
        counters: Counters = self.field(Counters)
        for row, index in enumerate(counters.rows):
            while counters.counts[index] < tokens[index]:
                self.point.tap(counters._parts(row)[2].center)

    def export(self, sale: cmd.Sell) -> None:
        """Choose whether the price is raised first."""
        if self.dock.choice.export:  # type: ignore[attr-defined]
            self.entry(self.field(Pick, 1), "yes" if sale.export else "no")

    def Bid(self, bid: cmd.Bid) -> None:  # noqa: N802
        panel = self.table.panel
        assert isinstance(panel, AuctionPanel)
        self.amount(panel.stepper, bid.amount)
        self.use(panel.bid)


class Dragging(PointerHands):
    """Everything that can be dragged is dragged, by mouse or by finger."""

    def drag(self, piece: str, target: str, count: int = 1) -> None:
        self.point.drag(self.place_of(piece), self.place_of(target), count)

    def Produce(self, play: cmd.Produce) -> None:  # noqa: N802
        self.drag(self.card(play.card), ("crate", "estate")[play.card % 2])
        self.confirm()

    def Sell(self, sale: cmd.Sell) -> None:  # noqa: N802
        self.drag(f"slot:{sale.commodity}", f"market:{sale.commodity}", sale.amount)
        self.export(sale)
        self.confirm()

    def OpenAuction(self, auction: cmd.OpenAuction) -> None:  # noqa: N802
        ends = ["gavel", self.railroad(auction.railroad)]
        self.drag(*(ends if auction.bid % 2 else ends[::-1]))
        self.amount(self.field(Stepper), auction.bid)
        self.confirm()

    def BuyBuilding(self, purchase: cmd.BuyBuilding) -> None:  # noqa: N802
        building = self.building(purchase.building)
        self.drag(*((building, "estate") if len(purchase.building) % 2 else ("purse", building)))
        self.confirm()

    def UpgradeBuilding(self, upgrade: cmd.UpgradeBuilding) -> None:  # noqa: N802
        self.drag("purse", self.tile(upgrade.building))
        self.confirm()

    def BuyTown(self, town: cmd.BuyTown) -> None:  # noqa: N802
        commodity = TOWNS[self.table.view.town or ""].commodity
        paid = [(name, n) for name, n in zip(COMMODITIES, town.tokens, strict=True) if n]
        others = [pair for pair in paid if pair[0] != commodity]
        for name, count in [*others, *(pair for pair in paid if pair[0] == commodity)]:
            self.drag(f"slot:{name}", "town", count)
            if self.any_mix(town) and self.dock.choice.pick.chosen == "named":  # type: ignore[attr-defined]
                self.entry(self.field(Pick), "any")
                self.drag(f"slot:{name}", "town", count)
        self.confirm()

    def from_supply(self, command: Any) -> None:
        """Take tokens from their markets into the warehouse."""
        for name, count in zip(COMMODITIES, command.tokens, strict=True):
            if count:
                self.drag(f"market:{name}", "crate", count)
        self.confirm()

    ChooseStartTokens = TakeTokens = from_supply

    def TakeBonus(self, bonus: cmd.TakeBonus) -> None:  # noqa: N802
        self.drag(self.tile(bonus.building), "crate")
        if self.dock.confirm.enabled:
            self.confirm()
        else:
            self.from_supply(bonus)

    def Discard(self, discard: cmd.Discard) -> None:  # noqa: N802
        for name, count in zip(COMMODITIES, discard.tokens, strict=True):
            if count:
                self.drag(f"slot:{name}", f"market:{name}", count)
        self.confirm()

    def BuyOnFloor(self, trade: cmd.BuyOnFloor) -> None:  # noqa: N802
        before = self.field(Pick).chosen, self.field(Stepper)
        if before[0] == f"{trade.seller}:{trade.commodity}" and before[1].value != before[1].high:
            self.amount(before[1], before[1].high)
        self.point.drag(self.seller(trade), self.place_of("crate"), trade.amount)
        self.confirm()


class Clicking(PointerHands):
    """Click a piece, click what it needs, click the button."""

    def tap(self, piece: str) -> None:
        self.point.tap(self.place_of(piece))

    def Produce(self, play: cmd.Produce) -> None:  # noqa: N802
        self.tap(self.card(play.card))
        self.confirm()

    def Sell(self, sale: cmd.Sell) -> None:  # noqa: N802
        self.tap(f"slot:{sale.commodity}")
        self.amount(self.field(Stepper), sale.amount)
        self.export(sale)
        self.confirm()

    def OpenAuction(self, auction: cmd.OpenAuction) -> None:  # noqa: N802
        self.tap("gavel")
        self.tap(self.railroad(auction.railroad))
        self.amount(self.field(Stepper), auction.bid)
        self.confirm()

    def BuyBuilding(self, purchase: cmd.BuyBuilding) -> None:  # noqa: N802
        self.tap(self.building(purchase.building))
        self.confirm()

    def UpgradeBuilding(self, upgrade: cmd.UpgradeBuilding) -> None:  # noqa: N802
        self.tap(self.tile(upgrade.building))
        self.confirm()

    def BuyTown(self, town: cmd.BuyTown) -> None:  # noqa: N802
        self.tap("town")
        mix = self.any_mix(town)
        self.entry(self.field(Pick), "any" if mix else "named")
        if mix:
            self.counted(town, "slot")
        self.confirm()

    def counted(self, command: Any, kind: str) -> None:
        """Click a token for each one."""
        for name, count in zip(COMMODITIES, command.tokens, strict=True):
            for _ in range(count):
                self.tap(f"{kind}:{name}")

    def chosen_tokens(self, command: Any) -> None:
        self.counted(command, "market")
        self.confirm()

    ChooseStartTokens = TakeTokens = Discard = chosen_tokens

    def TakeBonus(self, bonus: cmd.TakeBonus) -> None:  # noqa: N802
        self.tap(self.tile(bonus.building))
        if not self.dock.confirm.enabled:
            self.counted(bonus, "market")
        self.confirm()

    def BuyOnFloor(self, trade: cmd.BuyOnFloor) -> None:  # noqa: N802
        self.point.tap(self.seller(trade))
        self.amount(self.field(Stepper), trade.amount)
        self.confirm()


class Typing(Hands):
    """Keys alone: hotkeys, Tab, arrows, digits, Enter."""

    def make(self, command: Command) -> None:
        if self.table.following.page:  # the recap: Enter has read it
            self.enter()
        super().make(command)

    def read_recap(self) -> None:
        self.enter()

    def next(self) -> None:
        """To the next control."""
        self.sitting.press(pygame.K_TAB)

    def arrow(self, key: int) -> None:
        """An arrow key."""
        self.sitting.press(key)

    def enter(self) -> None:
        """Press what has the focus."""
        self.sitting.press(pygame.K_RETURN)

    def ring_of(self, widget: Widget) -> FocusRing:
        """The ring the control is in, which must be the one that has the keys."""
        top: Any = self.sitting.stack.top
        if isinstance(top, TableScene):
            ring: FocusRing = top.panel.ring if top.panel else top.controls.ring
        else:
            ring = top.ring
        assert widget in ring.widgets
        return ring

    def focus(self, widget: Widget) -> None:
        """Walk to a control; its focus is shown."""
        ring = self.ring_of(widget)
        for _ in range(2 * len(ring.widgets) + 2):
            if widget.focused:
                return
            self.next()
        raise AssertionError(f"{widget} cannot be reached")

    def use(self, widget: Widget) -> None:
        self.focus(widget)
        self.enter()

    def verb(self, verb: str) -> None:
        """Begin an action by its key."""
        if self.table.dock is None:
            key = self.table.controls.verbs.buttons[verb].hotkeys[0]
            self.sitting.press(key, pygame.key.name(key))

    def confirm(self) -> None:
        self.use(self.dock.confirm)

    def entry(self, pick: Pick, key: str) -> None:
        """Walk to an entry with the arrow keys."""
        self.focus(pick)
        keys = [entry.key for entry in pick.entries]
        for _ in keys:
            if pick.chosen == key:
                return
            ahead = keys.index(key) > keys.index(pick.chosen)
            self.arrow(pygame.K_RIGHT if ahead else pygame.K_LEFT)
        assert pick.chosen == key

    def amount(self, stepper: Stepper, value: int) -> None:
        """Type a number."""
        self.focus(stepper)
        for digit in str(value):
            self.sitting.press(pygame.key.key_code(digit), digit)
        assert stepper.value == value

    def tokens(self, tokens: tuple[int, ...]) -> None:
        """Count tokens out: a row each, a digit for how many."""
        counters: Counters = self.field(Counters)
        self.focus(counters)
        while counters.row > 0:
            self.arrow(pygame.K_UP)
        for index in counters.rows:
            self.count(counters, index, tokens[index])
            if index != counters.rows[-1]:
                self.arrow(pygame.K_DOWN)
        assert tuple(counters.counts) == tokens

    def count(self, counters: Counters, index: int, wanted: int) -> None:
        """Set the row that is focused."""
        self.sitting.press(pygame.key.key_code(str(wanted)), str(wanted))

    def Produce(self, play: cmd.Produce) -> None:  # noqa: N802
        self.verb("produce")
        self.entry(self.field(Pick), str(play.card))
        self.confirm()

    def Sell(self, sale: cmd.Sell) -> None:  # noqa: N802
        self.verb("sell")
        self.entry(self.field(Pick), sale.commodity)
        self.amount(self.field(Stepper), sale.amount)
        if self.dock.choice.export:  # type: ignore[attr-defined]
            self.entry(self.field(Pick, 1), "yes" if sale.export else "no")
        self.confirm()

    def OpenAuction(self, auction: cmd.OpenAuction) -> None:  # noqa: N802
        self.verb("auction")
        self.entry(self.field(Pick), auction.railroad)
        self.amount(self.field(Stepper), auction.bid)
        self.confirm()

    def Bid(self, bid: cmd.Bid) -> None:  # noqa: N802
        panel = self.table.panel
        assert isinstance(panel, AuctionPanel)
        self.amount(panel.stepper, bid.amount)
        self.use(panel.bid)

    def BuyBuilding(self, purchase: cmd.BuyBuilding) -> None:  # noqa: N802
        self.verb("build")
        self.entry(self.field(Pick), f"buy:{purchase.building}")
        self.confirm()

    def UpgradeBuilding(self, upgrade: cmd.UpgradeBuilding) -> None:  # noqa: N802
        self.verb("build")
        self.entry(self.field(Pick), f"upgrade:{upgrade.building}")
        self.confirm()

    def BuyTown(self, town: cmd.BuyTown) -> None:  # noqa: N802
        self.verb("town")
        mix = self.any_mix(town)
        self.entry(self.field(Pick), "any" if mix else "named")
        if mix:
            self.tokens(town.tokens)
        self.confirm()

    def chosen_tokens(self, command: Any) -> None:
        self.tokens(command.tokens)
        self.confirm()

    ChooseStartTokens = TakeTokens = Discard = chosen_tokens

    def TakeBonus(self, bonus: cmd.TakeBonus) -> None:  # noqa: N802
        self.entry(self.field(Pick), bonus.building)
        if not self.dock.confirm.enabled:
            self.tokens(bonus.tokens)
        self.confirm()

    def BuyOnFloor(self, trade: cmd.BuyOnFloor) -> None:  # noqa: N802
        self.entry(self.field(Pick), f"{trade.seller}:{trade.commodity}")
        self.amount(self.field(Stepper), trade.amount)
        self.confirm()


class Pad(Typing):
    """A game controller alone: shoulder buttons, the pad, A."""

    _ARROWS: ClassVar = {
        pygame.K_UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
        pygame.K_DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        pygame.K_LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        pygame.K_RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    }

    def button(self, button: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            post(kind, button=button, instance_id=0)
        self.sitting.frame()

    def next(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)

    def arrow(self, key: int) -> None:
        self.button(self._ARROWS[key])

    def enter(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_A)

    def verb(self, verb: str) -> None:
        if self.table.dock is None:
            self.use(self.table.controls.verbs.buttons[verb])

    def amount(self, stepper: Stepper, value: int) -> None:
        self.focus(stepper)
        while stepper.value != value:
            self.arrow(pygame.K_RIGHT if stepper.value < value else pygame.K_LEFT)

    def count(self, counters: Counters, index: int, wanted: int) -> None:
        while counters.counts[index] < wanted:
            self.arrow(pygame.K_RIGHT)


def drag_and_drop(sitting: Sitting) -> Hands:
    """A mouse that drags."""
    return Dragging(sitting)


def touch(sitting: Sitting) -> Hands:
    """A finger that drags."""
    return Dragging(sitting, Finger)


def taps(sitting: Sitting) -> Hands:
    """A finger that taps."""
    return Clicking(sitting, Finger)


WAYS: dict[str, Callable[[Sitting], Hands]] = {
    "drag": drag_and_drop,
    "click": Clicking,
    "keys": Typing,
    "touch": touch,
    "tap": taps,
    "pad": Pad,
}
