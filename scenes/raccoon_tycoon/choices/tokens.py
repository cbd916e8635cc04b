"""Choosing tokens: free ones at the start, those of a production, the overflow to give back."""

from collections.abc import Callable

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.produce import TokensOption
from raccoon.games.raccoon_tycoon.actions.start_tokens import StartTokensOption
from raccoon.games.raccoon_tycoon.actions.storage import DiscardOption
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.decision import CountedDecision, counters_field, token_counters
from scenes.raccoon_tycoon.choices.worth import foreseen
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.table.choosing.choice import ChoiceContext, Drops, every
from scenes.table.piece import Piece
from scenes.widgets.tally import Tally


class TokensChoice(CountedDecision):
    """Exactly so many tokens out of those available; clicking a token or its market adds one.

    `key` is "start" (setup step 6), "take" for the tokens of the card played, or "discard" for those that do
    not fit into the warehouse. By their `worths` some are counted to begin with.
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
        """With the card that is being played, which is among the discarded by now."""
        words = self.table.say(f"choice.{self.key}.note", n=self.option.count)
        return f"{self.played(self.table.view.pending.card)} {words}" if self.key == "take" else words

    def command(self) -> Command | None:
        counts = tuple(self.counting.counts)
        return None if self.counting.left else self.make(self.option.seat, counts)

    def foreseen(self, command: Command) -> Preview:
        return foreseen(self.table, command)

    def label(self) -> str:
        return self.table.say(f"choice.{self.key}.confirm", n=self.option.count)

    def picture(self) -> Paint | None:
        """The tokens that come, or those that go, as far as they are chosen; before, what there is."""
        chosen = tuple(self.counting.counts)
        if not any(chosen):
            return chosen_piece.offered(self.counting.available)
        return chosen_piece.given(chosen) if self.key == "discard" else chosen_piece.made(chosen)

    def lit(self) -> frozenset[Piece]:
        return self.counted()

    def drops(self) -> Drops:
        """Tokens come from the supply into the warehouse, or go back to their own market."""
        names = [COMMODITIES[index] for index in self.counters.rows]
        if self.key == "discard":
            return {Piece("slot", name): frozenset({Piece("market", name)}) for name in names}
        return every((Piece("market", name) for name in names), "warehouse")
