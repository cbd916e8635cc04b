"""The row of verbs under the desk: what each would bring, or why it cannot be used now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from raccoon.app.text import Say
from raccoon.engine.events import Option, found
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
from scenes.table.choosing.actions import Action

VERBS = (
    Action("produce", "P", pygame.K_p, "produce"),
    Action("sell", "S", pygame.K_s, "sell"),
    Action("auction", "A", pygame.K_a, "gavel"),
    Action("build", "B", pygame.K_b, "building"),
    Action("town", "T", pygame.K_t, "town"),
)
"""In the order of the layout (`layout.VERBS`)."""
KINDS: dict[str, tuple[type[Option], ...]] = {
    "produce": (ProduceOption,),
    "sell": (SellOption,),
    "auction": (AuctionOption,),
    "build": (BuildOption, UpgradeOption),
    "town": (TownOption,),
}
"""The options that a verb stands for."""
OPENERS = {
    "hand": "produce",
    "slot": "sell",
    "market": "sell",
    "railroad": "auction",
    "gavel": "auction",
    "building": "build",
    "estate": "build",
    "purse": "build",
    "town": "town",
}
"""Which verb a click on a piece begins."""


def sub(verb: str, view: View, options: Sequence[Option], say: Say) -> str:
    """What the verb would bring, for whoever looks."""
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
        return say("table.sub.build", cost=min(_prices(options)))
    return _town_sub(options, say)


def _town_sub(options: Sequence[Option], say: Say) -> str:
    town = found(options, TownOption)
    if town is None:
        return ""
    if town.named:
        name = TOWNS[town.town].commodity
        return say(
            "table.sub.town",
            n=town.named[COMMODITY_INDEX[name]],
            commodity=say(f"event.word.{name}"),
        )
    return say("table.sub.town_any", n=town.any_cost)


def _prices(options: Sequence[Option]) -> list[int]:
    buy, upgrade = found(options, BuildOption), found(options, UpgradeOption)
    faces = [*(buy.buildings if buy else ())]
    faces += [BUILDINGS[name].upgrade or name for name in (upgrade.buildings if upgrade else ())]
    return [BUILDINGS[name].cost for name in faces]


def disabled_reason(verb: str, view: View, options: Sequence[Option], say: Say) -> str:
    """Why the verb cannot be begun; "" when it can."""
    if any(isinstance(option, KINDS[verb]) for option in options):
        return ""
    return _why_not(verb, view, say)


def _why_not(verb: str, view: View, say: Say) -> str:
    if verb == "sell":
        return say("table.why.sell")
    if verb == "auction":
        least = min((RAILROADS[name].minimum_bid for name in view.railroad_offer), default=None)
        return say("table.why.no_railroads") if least is None else say("table.why.auction", bid=least)
    if verb == "build":
        return _too_dear(view, say)
    if verb == "town" and view.town is not None:
        return say("table.why.town", town=view.town)
    return say(f"table.why.no_{verb}")


def _too_dear(view: View, say: Say) -> str:
    """What the cheapest building or upgrade costs, where there is one."""
    mine = view.players[view.seat].buildings if view.seat is not None else ()
    offered = [(BUILDINGS[name].cost, "build") for name in view.building_offer]
    offered += [(BUILDINGS[face].cost, "upgrade") for name in mine if (face := BUILDINGS[name].upgrade)]
    if not offered:
        return say("table.why.no_buildings")
    least, kind = min(offered)
    return say(f"table.why.{kind}", cost=least)
