"""Choosing tokens: free ones at the start, those of a production, the overflow to give back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.commands import ChooseStartTokens, Discard, TakeTokens
from raccoon.games.raccoon_tycoon.options import DiscardOption, StartTokensOption, TokensOption
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.decision import Decision, tokens_markup
from scenes.raccoon_tycoon.choices.worth import foreseen, rise_of, worths_after
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.widgets.counters import ROW, Counters


class TokensChoice(Decision):
    """Exactly so many tokens out of those available; clicking a token or its market adds one.

    With `worths` those that are worth most are counted to begin with.
    """

    def __init__(
        self,
        table: ChoiceContext,
        key: str,
        available: Counts,
        count: int,
        make: Callable[[Counts], Command],
        worths: Sequence[int] = (),
    ) -> None:
        super().__init__(table)
        self.key = key
        self.count = count
        self.make = make
        self.card = ""
        """The played card's two halves in markup, where there is one: it lies among the discarded by now."""
        exchange = table.say("choice.tokens.exchange")
        self.counters = Counters(
            COMMODITIES, available, count, lambda _: table.changed(), worths, exchange=exchange
        )
        self.fields = [ChoiceField(self.counters, ROW * len(self.counters.rows), shrinks=True)]

    def clear(self) -> None:
        self.counters.clear()

    def note(self) -> str:
        words = self.table.say(f"choice.{self.key}.note", n=self.count)
        return f"{self.card} {words}" if self.card else words

    def command(self) -> Command | None:
        return None if self.counters.left else self.make(tuple(self.counters.counts))

    def foreseen(self, command: Command) -> Preview:
        return foreseen(self.table, command)

    def label(self) -> str:
        return self.table.say(f"choice.{self.key}.confirm", n=self.count)

    def missing(self) -> str:
        return self.still(self.counters)

    def picture(self) -> Paint | None:
        """The tokens that come, or those that go, as far as they are chosen; before, what there is."""
        chosen = tuple(self.counters.counts)
        if not any(chosen):
            return chosen_piece.offered(self.counters.available)
        return chosen_piece.given(chosen) if self.key == "discard" else chosen_piece.made(chosen)

    def lit(self) -> frozenset[str]:
        names = [COMMODITIES[index] for index in self.counters.rows]
        return frozenset(f"{kind}:{name}" for name in names for kind in ("market", "slot"))

    def click(self, piece: str) -> bool:
        kind, _, name = piece.partition(":")
        if kind not in ("market", "slot") or name not in COMMODITY_INDEX:
            return False
        self.counters.take(COMMODITY_INDEX[name], 1)
        return True

    def drops(self) -> Drops:
        """Tokens come from the supply into the warehouse, or go back to their own market."""
        names = [COMMODITIES[index] for index in self.counters.rows]
        if self.key == "discard":
            return {f"slot:{name}": frozenset({f"market:{name}"}) for name in names}
        return every((f"market:{name}" for name in names), "warehouse")

    def most(self, piece: str) -> int:
        index = COMMODITY_INDEX[piece.partition(":")[2]]
        taken = self.counters.counts[index] if self.counters.left else 0
        return max(1, min(self.counters.available[index] - taken, self.counters.left or self.count))

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.counters.take(COMMODITY_INDEX[piece.partition(":")[2]], count)


def start_tokens(table: ChoiceContext, option: StartTokensOption) -> TokensChoice:
    """Setup step 6: free tokens of different commodities, those that are worth most to begin with."""
    return TokensChoice(
        table,
        "start",
        option.available,
        option.count,
        lambda counts: ChooseStartTokens(option.seat, counts),
        table.view.prices,
    )


def production(table: ChoiceContext, option: TokensOption) -> TokensChoice:
    """The tokens of the card played, up to the production limit: those that will be worth most."""
    pending = table.view.pending
    worths = worths_after(pending.card, table.view)
    made, rise = tokens_markup(PRODUCTION_CARDS[pending.card].production), rise_of(pending.card, table.view)
    choice = TokensChoice(
        table, "take", option.available, option.count, lambda counts: TakeTokens(option.seat, counts), worths
    )
    choice.card = table.say("choice.card", made=made, rise=tokens_markup(rise))
    return choice


def discard(table: ChoiceContext, option: DiscardOption) -> TokensChoice:
    """The choice of the tokens that do not fit into the warehouse: at first those worth least."""
    worths = tuple(-price for price in table.view.prices)
    return TokensChoice(
        table, "discard", option.available, option.count, lambda counts: Discard(option.seat, counts), worths
    )
