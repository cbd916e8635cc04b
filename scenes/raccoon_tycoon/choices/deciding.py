"""`RaccoonTycoonChoices`: the choice, panel, buttons and banner for each position."""

from collections.abc import Callable, Sequence

from raccoon.app.seats import Seat
from raccoon.app.session.preview import Preview
from raccoon.app.text import Say
from raccoon.engine.counts import Counts
from raccoon.engine.events import Command, Option, found
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption
from raccoon.games.raccoon_tycoon.actions.build import BuildOption, UpgradeOption
from raccoon.games.raccoon_tycoon.actions.end_turn import (
    DeclareVictory,
    DeclareVictoryOption,
    EndTurn,
    EndTurnOption,
)
from raccoon.games.raccoon_tycoon.actions.produce import TakeTokens, TokensOption
from raccoon.games.raccoon_tycoon.actions.sell import SellOption
from raccoon.games.raccoon_tycoon.actions.start_tokens import ChooseStartTokens, StartTokensOption
from raccoon.games.raccoon_tycoon.actions.storage import Discard, DiscardOption
from raccoon.games.raccoon_tycoon.actions.town import TownOption
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorOption, SkipFloorOption
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, TOWNS
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitBid,
    AwaitSecondPurchase,
    AwaitSecondSale,
    TurnDone,
)
from raccoon.games.raccoon_tycoon.view import View
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.choices.bonus import BonusChoice
from scenes.raccoon_tycoon.choices.build import BuildChoice
from scenes.raccoon_tycoon.choices.decision import CountedDecision, counters_field, token_counters
from scenes.raccoon_tycoon.choices.drags import RaccoonTycoonDrags
from scenes.raccoon_tycoon.choices.sell import FloorChoice, NoFloorChoice, SecondSaleChoice
from scenes.raccoon_tycoon.holdings import desk_seat, preview_production, worths_after
from scenes.raccoon_tycoon.inspection import chosen_piece
from scenes.table.choosing.actions import QuickAction
from scenes.table.choosing.choice import Choice, ChoiceContext, Drops, every
from scenes.table.choosing.panel import Panel, PanelActions
from scenes.table.piece import Piece
from scenes.table.presentation import Choices
from scenes.widgets.tally import Tally


class TokensChoice(CountedDecision):
    """Choose exactly `option.count` of the available tokens; a click on a token or its market adds one.

    `key` is "start" (setup step 6), "take" (tokens of the card played) or "discard" (tokens beyond the
    warehouse's limit). The tokens with the highest `worths` are counted to begin with.
    """

    sources = ("market", "slot")

    def __init__(
        self,
        table: ChoiceContext,
        key: str,
        option: StartTokensOption | TokensOption | DiscardOption,
        make: Callable[[int, Counts], Command],
        worths: Counts,
    ) -> None:
        super().__init__(table)
        self.key = key
        self.option = option
        self.make = make
        self.counters = token_counters(table, option.available, option.count, worths)
        self.fields = [counters_field(self.counters)]

    @property
    def counting(self) -> Tally:
        return self.counters.tally

    def clear(self) -> None:
        self.counting.clear()

    def note(self) -> str:
        """The words for what to choose; when taking, with the card played: it is discarded already."""
        words = self.table.say(f"choice.{self.key}.note", n=self.option.count)
        return f"{self.played(self.table.view.pending.card)} {words}" if self.key == "take" else words

    def command(self) -> Command | None:
        counts = tuple(self.counting.counts)
        return None if self.counting.left else self.make(self.option.seat, counts)

    def preview_of(self, command: Command) -> Preview:
        return preview_production(self.table, command)

    def label(self) -> str:
        return self.table.say(f"choice.{self.key}.confirm", n=self.option.count)

    def picture(self) -> Paint | None:
        """The chosen tokens, taken or discarded; before any is chosen, the available ones."""
        chosen = tuple(self.counting.counts)
        if not any(chosen):
            return chosen_piece.available(self.counting.available)
        return chosen_piece.returned(chosen) if self.key == "discard" else chosen_piece.taken(chosen)

    def lit(self) -> frozenset[Piece]:
        return self.counted()

    def drops(self) -> Drops:
        """Tokens are dragged from the market to the warehouse, or discarded ones back to their market."""
        names = [COMMODITIES[index] for index in self.counters.rows]
        if self.key == "discard":
            return {Piece("slot", name): frozenset({Piece("market", name)}) for name in names}
        return every((Piece("market", name) for name in names), "warehouse")


class RaccoonTycoonChoices(Choices):
    """Gives the table this game's choices, panel, extra buttons and banner."""

    actions = ACTIONS
    drags = RaccoonTycoonDrags()

    def sub(self, verb: str, view: View, options: Sequence[Option], say: Say) -> str:
        """The line below a verb: for the town the payment; nothing for spectators."""
        if view.seat is None:
            return ""
        return _town_sub(options, say) if verb == "town" else super().sub(verb, view, options, say)

    def busy(self, view: View, mine: bool) -> str:
        """The reason why no action can begin: an auction is on, or the action has been taken."""
        if isinstance(view.pending, AwaitBid):
            return "table.why.bid" if mine else "table.why.bids"
        return "table.why.done" if mine and not isinstance(view.pending, AwaitAction) else ""

    def forced_choice(self, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
        """The choice that is asked for by itself: a part of an action, or a second sale or purchase."""
        view = table.view
        if start := found(options, StartTokensOption):
            return TokensChoice(table, "start", start, ChooseStartTokens, view.prices)
        if taking := found(options, TokensOption):
            worths = worths_after(view.pending.card, view)
            return TokensChoice(table, "take", taking, TakeTokens, worths)
        if discard := found(options, DiscardOption):
            cheap = tuple(-price for price in view.prices)
            return TokensChoice(table, "discard", discard, Discard, cheap)
        if takes := [option for option in options if isinstance(option, BonusOption)]:
            return BonusChoice(table, takes)
        if skip := found(options, SkipFloorOption):
            trades = [option for option in options if isinstance(option, FloorOption)]
            return FloorChoice(table, trades) if trades else NoFloorChoice(table, skip)
        return _second_choice(table, options)

    def panel(self, table: ChoiceContext, actions: PanelActions) -> Panel | None:
        pending = table.view.pending
        return AuctionPanel(table, pending, actions) if isinstance(pending, AwaitBid) else None

    def needed(self, view: View) -> frozenset[str]:
        """The zones that are never dimmed: prices, panels, and the desk."""
        hand = view.players[desk_seat(view)].hand_size
        return frozenset(
            {"me", "warehouse", "estate", "slip"}
            | {Piece("market", name) for name in COMMODITIES}
            | {Piece("panel", seat) for seat in range(len(view.players))}
            | {Piece("hand", place) for place in range(hand)}
        )

    def urges(self, view: View) -> bool:
        """Whether the verbs are lit: after the viewer's own auction was lost."""
        return _lost_auction(view)

    def notice(self, view: View, say: Say) -> str:
        return say("table.lost_auction.notice") if _lost_auction(view) else ""

    def quick_actions(self, view: View, options: Sequence[Option]) -> Sequence[QuickAction]:
        """The extra buttons: ending the turn where that is optional, declaring victory."""
        extras = []
        if (end := found(options, EndTurnOption)) and isinstance(view.pending, AwaitAction | TurnDone):
            lost = isinstance(view.pending, AwaitAction)
            extras.append(QuickAction("end_turn", EndTurn(end.seat), quiet=lost))
        if declare := found(options, DeclareVictoryOption):
            extras.append(QuickAction("declare", DeclareVictory(declare.seat)))
        return extras

    def banner(self, view: View, seats: tuple[Seat, ...], say: Say) -> tuple[str, str]:
        """The banner's title and line: the last round, the leader of an auction, the next player."""
        pending = view.pending
        title = say("table.to_bid", name=seats[pending.seat].name) if isinstance(pending, AwaitBid) else ""
        if _lost_auction(view) and view.seat is not None:
            return say("table.lost_auction"), say("table.another_action")
        if view.final_round:
            return title, say("table.final_round")
        if isinstance(pending, AwaitBid):
            return title, say("auction.leads", leader=seats[pending.leader].name)
        return title, say("table.next", name=seats[(view.turn + 1) % len(seats)].name)


def _second_choice(table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
    end, sell = found(options, EndTurnOption), found(options, SellOption)
    if isinstance(table.view.pending, AwaitSecondSale) and sell and end:
        return SecondSaleChoice(table, sell, end)
    if isinstance(table.view.pending, AwaitSecondPurchase):
        return BuildChoice(table, found(options, BuildOption), found(options, UpgradeOption), end)
    return None


def _lost_auction(view: View) -> bool:
    """Whether the viewer (or, for a spectator, the active seat) lost their own auction and acts again."""
    pending = view.pending
    return isinstance(pending, AwaitAction) and pending.may_end and view.seat in (None, pending.seat)


def _town_sub(options: Sequence[Option], say: Say) -> str:
    town = found(options, TownOption)
    if town is None:
        return ""
    if town.named:
        name = TOWNS[town.town].commodity
        return say("table.sub.town", n=town.named[COMMODITY_INDEX[name]], commodity=say(f"event.word.{name}"))
    return say("table.sub.town_any", n=town.any_cost)
