"""Choosing tokens: free ones at the start, those of a production, the overflow to give back."""

from __future__ import annotations

from collections.abc import Callable

from raccoon.engine.counts import Counts
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX
from raccoon.games.raccoon_tycoon.commands import ChooseStartTokens, Discard, TakeTokens
from raccoon.games.raccoon_tycoon.options import DiscardOption, StartTokensOption, TokensOption
from scenes.raccoon_tycoon.choices.decision import Decision
from scenes.table.choosing.choice import Drops, Field, Table, every
from scenes.widgets.counters import ROW, Counters


class TokensChoice(Decision):
    """Exactly so many tokens out of those available; clicking a token or its market adds one."""

    def __init__(
        self, table: Table, key: str, available: Counts, count: int, make: Callable[[Counts], Command]
    ) -> None:
        super().__init__(table)
        self.key = key
        self.count = count
        self.make = make
        self.counters = Counters(COMMODITIES, available, count, lambda _: table.changed())
        self.fields = [Field(self.counters, ROW * len(self.counters.rows), shrinks=True)]

    def note(self) -> str:
        return self.table.say(f"choice.{self.key}.note", n=self.count)

    def command(self) -> Command | None:
        return None if self.counters.left else self.make(tuple(self.counters.counts))

    def label(self) -> str:
        return self.table.say(f"choice.{self.key}.confirm", n=self.count)

    def missing(self) -> str:
        return self.table.say("choice.tokens.left", n=self.counters.left)

    def lit(self) -> frozenset[str]:
        names = [COMMODITIES[index] for index in self.counters.rows]
        return frozenset(f"{kind}:{name}" for name in names for kind in ("market", "slot"))

    def click(self, piece: str) -> bool:
        kind, _, name = piece.partition(":")
        if kind not in ("market", "slot") or name not in COMMODITY_INDEX:
            return False
        self.counters.add(COMMODITY_INDEX[name], 1)
        return True

    def drops(self) -> Drops:
        """Tokens come from the supply into the warehouse, or go back to their own market."""
        names = [COMMODITIES[index] for index in self.counters.rows]
        if self.key == "discard":
            return {f"slot:{name}": frozenset({f"market:{name}"}) for name in names}
        return every((f"market:{name}" for name in names), "warehouse")

    def most(self, piece: str) -> int:
        index = COMMODITY_INDEX[piece.partition(":")[2]]
        return max(1, min(self.counters.available[index] - self.counters.counts[index], self.counters.left))

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.counters.add(COMMODITY_INDEX[piece.partition(":")[2]], count)


def start_tokens(table: Table, option: StartTokensOption) -> TokensChoice:
    """Setup step 6: free tokens of different commodities."""
    return TokensChoice(
        table, "start", option.available, option.count, lambda counts: ChooseStartTokens(option.seat, counts)
    )


def production(table: Table, option: TokensOption) -> TokensChoice:
    """The tokens of the card played, up to the production limit."""
    return TokensChoice(
        table, "take", option.available, option.count, lambda counts: TakeTokens(option.seat, counts)
    )


def discard(table: Table, option: DiscardOption) -> TokensChoice:
    """What does not fit into the warehouse."""
    return TokensChoice(
        table, "discard", option.available, option.count, lambda counts: Discard(option.seat, counts)
    )
