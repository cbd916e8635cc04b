"""A wish said before everybody, in the row of an open call: whose, on what, how many votes of one's own.

A wish needs no hand, so no curtain falls for it.
"""

from collections.abc import Callable
from functools import partial

import pygame

from raccoon.engine.events import found
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishOption
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.holdings import missing, policy_at
from scenes.raccoon_rampage.words import names
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.panel import PanelActions
from scenes.widgets.button import Button

Row = list[Button]


class OpenWish:
    """The rows of buttons of a wish, one after the other; `ask` shows the next, `back` the call again."""

    def __init__(
        self, table: ChoiceContext, deeds: PanelActions, ask: Callable[[Row], None], back: Callable[[], None]
    ) -> None:
        self._table, self._deeds, self._ask, self._back = table, deeds, ask, back
        told = {seat: found(deeds.of(seat), WishOption) for seat in deeds.awaited}
        self.speakers = {seat: option for seat, option in told.items() if option is not None}
        """The people at the screen who may say one, with what they may say."""

    def begun(self) -> Row:
        """The first row: the speakers, where several may speak."""
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
        """The policies that a pin may stand on."""
        row = []
        for space, most in self.speakers[seat].places:
            policy = policy_at(self._table.view, space)
            name = names.policy(policy.policy, self._table.say) if policy else ""
            press = partial(self._promise, seat, space, most)
            row.append(self._button(name, press, space, "rampage.call.wish.pass"))
        return [*row, self._way_back()]

    def _promise(self, seat: int, space: int, most: int) -> None:
        """Ask for the number of votes of one's own; where none can be promised the wish is made at once."""
        if not most:
            self._deeds.submit(Wish(seat, space, 0))
            return
        view: View = self._table.view
        policy = policy_at(view, space)
        short, row = (missing(view, policy) or 0) if policy else 0, []
        for mine in range(most + 1):
            press = partial(self._deeds.submit, Wish(seat, space, mine))
            row.append(self._button(names.wish(mine, short - mine, self._table.say), press, mine))
        self._ask([*row, self._way_back()])

    def _button(
        self, label: str, press: Callable[[], None], digit: int, sub: str = "", icon: str = ""
    ) -> Button:
        words, key = self._table.say(sub) if sub else "", (pygame.K_0 + digit,)
        return Button(label, press, look="verb", sub=words, cap=str(digit), hotkeys=key, size=24, icon=icon)

    def _way_back(self) -> Button:
        return Button(self._table.say("choice.back"), self._back, look="verb", action="back", size=24)
