"""A wish said before everybody, in the row of an open call: whose, on what, how many votes of one's own.

A wish needs no hand, so no curtain falls for it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from raccoon.engine.events import found
from raccoon.games.raccoon_rampage.commands import Wish
from raccoon.games.raccoon_rampage.options import WishOption
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.holdings import missing, policy_at
from scenes.raccoon_rampage.words.names import wish
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
        return self._with_way_back(
            [
                self._button(
                    self._table.seats[seat].name,
                    "rampage.call.wish.who",
                    seat + 1,
                    partial(self._then, self._policies, seat),
                    f"emblem {self._table.seats[seat].emblem} {self._table.seats[seat].colour}",
                )
                for seat in self.speakers
            ]
        )

    def _policies(self, seat: int) -> Row:
        """The policies that a pin may stand on."""
        return self._with_way_back(
            [
                self._button(
                    self._policy(space),
                    "rampage.call.wish.pass",
                    space,
                    partial(self._promise, seat, space, most),
                )
                for space, most in self.speakers[seat].places
            ]
        )

    def _promise(self, seat: int, space: int, most: int) -> None:
        """Ask for the number of votes of one's own; where none can be promised the wish is made at once."""
        if not most:
            self._deeds.submit(Wish(seat, space, 0))
            return
        view: View = self._table.view
        policy = policy_at(view, space)
        short = (missing(view, policy) or 0) if policy else 0
        self._ask(
            self._with_way_back(
                [
                    self._button(
                        wish(mine, short - mine, self._table.say),
                        "",
                        mine,
                        partial(self._deeds.submit, Wish(seat, space, mine)),
                    )
                    for mine in range(most + 1)
                ]
            )
        )

    def _policy(self, space: int) -> str:
        policy = policy_at(self._table.view, space)
        return self._table.say(f"rampage.policy.{policy.policy}") if policy else ""

    def _then(self, row: Callable[[int], Row], seat: int) -> None:
        self._ask(row(seat))

    def _button(self, label: str, sub: str, digit: int, press: Callable[[], None], icon: str = "") -> Button:
        words, key = self._table.say(sub) if sub else "", pygame.K_0 + digit
        return Button(
            label, press, look="verb", sub=words, cap=str(digit), hotkeys=(key,), size=24, icon=icon
        )

    def _with_way_back(self, row: Row) -> Row:
        say = self._table.say
        return [
            *row,
            Button(
                say("choice.back"),
                self._back,
                look="verb",
                cap=say("key.escape"),
                hotkeys=(pygame.K_ESCAPE,),
                size=24,
            ),
        ]
