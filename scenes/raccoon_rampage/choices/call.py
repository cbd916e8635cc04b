"""The panel of an open call to several people: one button passes for all, others give one the screen."""

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from raccoon.engine.events import found
from raccoon.games.raccoon_rampage.phases.windows import Pass
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishOption
from raccoon.games.raccoon_rampage.view import View
from scenes.art.frame import Frame
from scenes.art.moving.screen_transitions import ScreenTransition, Wipe
from scenes.art.sprite_layer import PlacedSprite
from scenes.raccoon_rampage.holdings import missing, policy_at
from scenes.raccoon_rampage.words import names
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.panel import Panel, PanelActions
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing

Row = list[Button]


class OpenWish:
    """The rows of buttons by which a wish is made in public; `ask` shows the next, `back` the call's own."""

    def __init__(
        self,
        table: ChoiceContext,
        actions: PanelActions,
        ask: Callable[[Row], None],
        back: Callable[[], None],
    ) -> None:
        self._table, self._actions, self._ask, self._back = table, actions, ask, back
        options = {seat: found(actions.of(seat), WishOption) for seat in actions.awaited}
        self.speakers = {seat: option for seat, option in options.items() if option is not None}
        """The seats that may make a wish, each with its option."""

    def first_row(self) -> Row:
        """The first row: the seats that may make a wish, or, where it is one, its policies."""
        if len(self.speakers) == 1:
            return self._policies(next(iter(self.speakers)))
        row = []
        for seat in self.speakers:
            who = self._table.seats[seat]
            press, icon = partial(self._choose_policy, seat), f"emblem {who.emblem} {who.colour}"
            row.append(self._button(who.name, press, seat + 1, "rampage.call.wish.who", icon))
        return [*row, self._way_back()]

    def _choose_policy(self, seat: int) -> None:
        self._ask(self._policies(seat))

    def _policies(self, seat: int) -> Row:
        """The row of policies that a wish may be on."""
        row = []
        for space, most in self.speakers[seat].places:
            policy = policy_at(self._table.view, space)
            name = names.policy(policy.policy, self._table.say) if policy else ""
            press = partial(self._promise, seat, space, most)
            row.append(self._button(name, press, space, "rampage.call.wish.pass"))
        return [*row, self._way_back()]

    def _promise(self, seat: int, space: int, most: int) -> None:
        """Ask for the number of votes promised; where none can be promised, make the wish."""
        if not most:
            self._actions.submit(Wish(seat, space, 0))
            return
        view: View = self._table.view
        policy = policy_at(view, space)
        short, row = (missing(view, policy) or 0) if policy else 0, []
        for mine in range(most + 1):
            press = partial(self._actions.submit, Wish(seat, space, mine))
            row.append(self._button(names.wish(mine, short - mine, self._table.say), press, mine))
        self._ask([*row, self._way_back()])

    def _button(
        self, label: str, press: Callable[[], None], digit: int, sub: str = "", icon: str = ""
    ) -> Button:
        words, key = self._table.say(sub) if sub else "", (pygame.K_0 + digit,)
        return Button(label, press, look="verb", sub=words, cap=str(digit), hotkeys=key, size=24, icon=icon)

    def _way_back(self) -> Button:
        return Button(self._table.say("choice.back"), self._back, look="verb", action="back", size=24)


ALL, WISH = 0.36, 0.13
"""The shares of the row for the button that passes for all, and for that of a wish."""


class CallPanel(Panel):
    """The row of verbs while several people are asked; it does not depend on the cards they hold.

    One button passes for all people who have not answered. Each has a button of their own, by which the
    curtain falls and they see their hand.
    """

    def __init__(self, table: ChoiceContext, actions: PanelActions) -> None:
        self.table, self._actions = table, actions
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        say = table.say
        self.pass_ = Button(
            say("table.no_objection"), self._pass, look="primary", sub=say("rampage.call.all"), action="pass"
        )
        self.waits = {seat: self._wait_button(seat) for seat in actions.awaited}
        self.wish = Button(
            say("table.verb.wish"),
            lambda: self._ask(self._wish.first_row()),
            look="verb",
            action="raccoon_rampage.wish",
            tip=say("rampage.call.wish.tip"),
            size=24,
        )
        self._wish = OpenWish(table, actions, self._ask, self._show_all)
        self.wish.reason = "" if self._wish.speakers else say("rampage.why.wish.said")
        self._row: list[Button] = []
        self.ring = FocusRing([])
        self._show_all()

    def _show_all(self) -> None:
        self._ask([self.pass_, *self.waits.values(), self.wish])

    def _ask(self, row: list[Button]) -> None:
        """Show these buttons in the row."""
        self._row = row
        self.ring.set(row)
        self._lay_row()

    def _wait_button(self, seat: int) -> Button:
        who = self.table.seats[seat]
        return Button(
            who.name,
            partial(self._actions.bring_to_screen, seat),
            look="verb",
            sub=self.table.say("rampage.call.wait"),
            cap=str(seat + 1),
            hotkeys=(pygame.K_1 + seat,),
            size=24,
            tip=self.table.say("rampage.call.wait.tip"),
            icon=f"emblem {who.emblem} {who.colour}",
        )

    def _pass(self) -> None:
        """Pass for all people who are asked."""
        for seat in self._actions.awaited:
            self._actions.submit(Pass(seat))

    @property
    def entrance(self) -> ScreenTransition:
        """A transition that does not move: the table stays visible."""
        return Wipe()

    def layout(self, rect: pygame.Rect, frame: Frame, row: pygame.Rect) -> None:
        """Lay the buttons into the row of verbs."""
        self.rect, self.frame = row.copy(), frame
        self._lay_row()

    def _lay_row(self) -> None:
        """Place buttons: that for all is broad, those for a wish and back narrow; others share the rest."""
        row, gap = self.rect, self.frame.px(16)
        shares = {id(self.pass_): ALL, id(self.wish): WISH}
        widths = [shares.get(id(one), WISH if one.action == "back" else 0.0) for one in self._row]
        even = (1.0 - sum(widths)) / max(1, widths.count(0.0))
        left = float(row.left)
        for button, share in zip(self._row, widths, strict=True):
            wide = (share or even) * (row.width + gap)
            button.rect = pygame.Rect(round(left), row.top, round(wide) - gap, row.height)
            left += wide

    def draw(self, surface: pygame.Surface, ground: int | None = None) -> None:
        """Draw the controls; the bar above them is part of the table."""
        self.ring.draw_controls(surface, self.frame)

    def sprites(self, bounds: pygame.Rect) -> Iterator[PlacedSprite]:
        yield from self.ring.hint(bounds, self.frame)

    def changed(self) -> pygame.Rect | None:
        return self.ring.bounds(self.frame)
