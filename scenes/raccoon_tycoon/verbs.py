"""The row of verbs under the desk: what each would bring, or why it cannot be used now (P5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from raccoon.engine.events import Option
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITY_INDEX, RAILROADS, TOWNS
from raccoon.games.raccoon_tycoon.options import (
    AuctionOption,
    BuildOption,
    ProduceOption,
    SellOption,
    TownOption,
    UpgradeOption,
)
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.choices.factory import found
from scenes.table.choice import Say
from scenes.widgets.button import Button

VERBS = ("produce", "sell", "auction", "build", "town")
KEYS = {
    "produce": ("P", pygame.K_p),
    "sell": ("S", pygame.K_s),
    "auction": ("A", pygame.K_a),
    "build": ("B", pygame.K_b),
    "town": ("T", pygame.K_t),
}
"""Each verb's key-cap and key."""
ICONS = {"produce": "produce", "sell": "sell", "auction": "gavel", "build": "building", "town": "town"}
"""Each verb's picture."""


class Verbs:
    """The five buttons; `show` words them for a position."""

    def __init__(self, say: Say, on_verb: Callable[[str], None]) -> None:
        self._say = say
        self.buttons = {verb: self._button(verb, on_verb) for verb in VERBS}

    def _button(self, verb: str, on_verb: Callable[[str], None]) -> Button:
        cap, key = KEYS[verb]
        label = self._say(f"table.verb.{verb}")
        return Button(label, lambda: on_verb(verb), cap=cap, hotkeys=(key,), icon=ICONS[verb])

    def show(self, view: View, options: Sequence[Option], busy: str, chosen: str | None) -> None:
        """Words for the options; `busy` is why no verb can be used at all ("" when they can)."""
        for verb, button in self.buttons.items():
            button.chosen = verb == chosen
            button.reason = busy or self._reason(verb, view, options)
            button.sub = "" if button.reason else self._sub(verb, view, options)

    def _sub(self, verb: str, view: View, options: Sequence[Option]) -> str:
        say = self._say
        me = view.players[view.seat] if view.seat is not None else None
        if me is None:
            return ""
        if verb == "produce":
            return say("table.sub.produce", n=me.powers.production_limit)
        if verb == "sell" and (sell := found(options, SellOption)):
            incomes = [most * view.prices[index] for index, most in enumerate(sell.most)]
            return say("table.sub.sell", income=max(incomes))
        if verb == "auction" and (auction := found(options, AuctionOption)):
            return say("table.sub.auction", bid=min(auction.minimum_bids))
        if verb == "build":
            return say("table.sub.build", cost=min(self._prices(options)))
        return self._town_sub(options)

    def _town_sub(self, options: Sequence[Option]) -> str:
        town = found(options, TownOption)
        if town is None:
            return ""
        if town.named:
            name = TOWNS[town.town].commodity
            return self._say(
                "table.sub.town",
                n=town.named[COMMODITY_INDEX[name]],
                commodity=self._say(f"event.word.{name}"),
            )
        return self._say("table.sub.town_any", n=town.any_cost)

    @staticmethod
    def _prices(options: Sequence[Option]) -> list[int]:
        buy, upgrade = found(options, BuildOption), found(options, UpgradeOption)
        faces = [*(buy.buildings if buy else ())]
        faces += [BUILDINGS[name].upgrade or name for name in (upgrade.buildings if upgrade else ())]
        return [BUILDINGS[name].cost for name in faces]

    def _reason(self, verb: str, view: View, options: Sequence[Option]) -> str:
        kinds: dict[str, tuple[type[Option], ...]] = {
            "produce": (ProduceOption,),
            "sell": (SellOption,),
            "auction": (AuctionOption,),
            "build": (BuildOption, UpgradeOption),
            "town": (TownOption,),
        }
        if any(isinstance(option, kinds[verb]) for option in options):
            return ""
        return self._why_not(verb, view)

    def _why_not(self, verb: str, view: View) -> str:
        say = self._say
        if verb == "sell":
            return say("table.why.sell")
        if verb == "auction":
            least = min((RAILROADS[name].minimum_bid for name in view.railroad_offer), default=None)
            return say("table.why.no_railroads") if least is None else say("table.why.auction", bid=least)
        if verb == "build":
            least = min((BUILDINGS[name].cost for name in view.building_offer), default=None)
            return say("table.why.no_buildings") if least is None else say("table.why.build", cost=least)
        if verb == "town" and view.town is not None:
            return say("table.why.town", town=view.town)
        return say(f"table.why.no_{verb}")
