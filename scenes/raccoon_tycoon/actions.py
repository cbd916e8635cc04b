"""The commands of Raccoon Tycoon at the window: one `ActionSpec` for each option."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from raccoon.app.text import Say
from raccoon.engine.events import Option, found
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, BidOption, PassOption
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption, DeclineBonusOption
from raccoon.games.raccoon_tycoon.actions.build import BuildOption, UpgradeOption
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictoryOption, EndTurnOption
from raccoon.games.raccoon_tycoon.actions.produce import Produce, ProduceOption, TokensOption
from raccoon.games.raccoon_tycoon.actions.sell import SellOption
from raccoon.games.raccoon_tycoon.actions.start_tokens import StartTokensOption
from raccoon.games.raccoon_tycoon.actions.storage import DiscardOption
from raccoon.games.raccoon_tycoon.actions.town import TownOption
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorOption, SkipFloorOption
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, PRODUCTION_CARDS, RAILROADS
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.choices.auction import AuctionChoice
from scenes.raccoon_tycoon.choices.build import BuildChoice, TownChoice
from scenes.raccoon_tycoon.choices.produce import ProduceChoice
from scenes.raccoon_tycoon.choices.sell import SellChoice
from scenes.raccoon_tycoon.holdings import desk_seat, estate_items
from scenes.raccoon_tycoon.keys import VERBS
from scenes.raccoon_tycoon.words.names import FACT_WORDS, named, per_commodity, token_marks
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.described.actions import ActionSpec, ActionSpecs
from scenes.table.piece import Piece

# The income or cost shown on a verb's button, and the reason why it is disabled


def _income(sell: SellOption, view: View) -> int:
    return max(most * view.prices[index] for index, most in enumerate(sell.most))


def _build(table: ChoiceContext, options: tuple[Option, ...]) -> BuildChoice:
    return BuildChoice(table, found(options, BuildOption), found(options, UpgradeOption))


def _least_cost(options: tuple[Option, ...], _: View) -> int:
    buy, upgrade = found(options, BuildOption), found(options, UpgradeOption)
    faces = [*(buy.buildings if buy else ())]
    faces += [BUILDINGS[name].upgrade or name for name in (upgrade.buildings if upgrade else ())]
    return min(BUILDINGS[name].cost for name in faces)


def _cheapest(view: View) -> tuple[int, str]:
    """The cost of the cheapest purchase and its kind, "build" or "upgrade"; (0, "no_buildings") for none."""
    mine = view.players[view.seat].buildings if view.seat is not None else ()
    offered = [(BUILDINGS[name].cost, "build") for name in view.building_offer]
    offered += [(BUILDINGS[face].cost, "upgrade") for name in mine if (face := BUILDINGS[name].upgrade)]
    return min(offered, default=(0, "no_buildings"))


def _reason_facts(view: View, say: Say) -> Mapping[str, object]:
    bid = min((RAILROADS[name].minimum_bid for name in view.railroad_offer), default=0)
    return {"bid": bid, "cost": _cheapest(view)[0], "town": named(view.town or "", say)}


# Pieces


def _kinds(kind: str) -> Callable[[Any, View], Iterator[Piece]]:
    """Make a function that yields a piece of this kind for each commodity among a command's tokens."""

    def used(command: Any, _: View) -> Iterator[Piece]:
        return (Piece(kind, name) for name, _ in per_commodity(command.tokens))

    return used


def _named(kind: str, names: Callable[[View], Any]) -> Callable[[Any, View], list[Piece]]:
    """Make a function that finds the piece a command names: the first of `names` that matches."""

    def used(command: Any, view: View) -> list[Piece]:
        found, name = list(names(view)), getattr(command, kind if kind == "railroad" else "building")
        return [Piece(kind, found.index(name))] if name in found else []

    return used


def _card(command: Produce, view: View) -> list[Piece]:
    hand = (view.players[view.seat].hand or ()) if view.seat is not None else ()
    return [Piece("hand", place) for place, card in enumerate(hand) if card == command.card]


ESTATE = _named("estate", lambda view: [item.name for item in estate_items(view.players[desk_seat(view)])])

ACTIONS = ActionSpecs(
    ActionSpec(StartTokensOption, "start", hint="take", uses=_kinds("market")),
    ActionSpec(TokensOption, "take", uses=_kinds("market")),
    ActionSpec(DiscardOption, "discard", uses=_kinds("slot")),
    ActionSpec(BonusOption, "bonus", uses=ESTATE),
    ActionSpec(DeclineBonusOption, "no_bonus"),
    ActionSpec(FloorOption, "floor", seats=("seller",), uses=("market:{commodity}", "panel:{seller}")),
    ActionSpec(SkipFloorOption, "no_floor"),
    ActionSpec(
        ProduceOption,
        "produce",
        ProduceChoice,
        ("hand",),
        lambda _, view: view.players[view.seat].powers.production_limit,
        lambda _: "no_produce",
        facts=lambda command, *_: {"tokens": token_marks(PRODUCTION_CARDS[command.card].production)},
        uses=_card,
    ),
    ActionSpec(
        SellOption,
        "sell",
        SellChoice,
        ("slot", "market"),
        _income,
        hint=lambda command: "export" if command.export else "sell",
        uses=("market:{commodity}", "slot:{commodity}"),
    ),
    ActionSpec(
        AuctionOption,
        "auction",
        AuctionChoice,
        ("railroad", "gavel"),
        lambda option, _: min(option.minimum_bids),
        lambda view: "" if view.railroad_offer else "no_railroads",
        uses=_named("railroad", lambda view: view.railroad_offer),
    ),
    ActionSpec(BidOption, "bid"),
    ActionSpec(PassOption, "pass"),
    ActionSpec(
        BuildOption,
        "build",
        _build,
        ("building", "estate", "purse"),
        _least_cost,
        lambda view: _cheapest(view)[1],
        uses=_named("building", lambda view: view.building_offer),
        many=True,
        verb="build",
    ),
    ActionSpec(UpgradeOption, "upgrade", _build, figure=_least_cost, uses=ESTATE, many=True, verb="build"),
    ActionSpec(
        TownOption,
        "town",
        TownChoice,
        ("town",),
        why_not=lambda view: "town" if view.town else "no_town",
        facts=lambda _, view, say: {"town": named(view.town, say)},
        uses=lambda command, view: [Piece("town"), *_kinds("slot")(command, view)],
    ),
    ActionSpec(EndTurnOption, "end_turn"),
    ActionSpec(DeclareVictoryOption, "declare"),
    verbs=VERBS,
    wording=FACT_WORDS,
    facts=_reason_facts,
)
