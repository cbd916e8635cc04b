"""The base of this game's decisions: the holdings of the person who decides, the words, the changes."""

from collections.abc import Callable, Hashable, Mapping, Sequence

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.pending import AwaitBonus, AwaitFloorTrade, AwaitTokens
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.raccoon_tycoon import highlights
from scenes.raccoon_tycoon.choices import preview_changes
from scenes.raccoon_tycoon.choices.worth import rise_of
from scenes.table.choosing.choice import Choice, ChoiceContext, ChoiceField
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.piece import Piece
from scenes.widgets.counters import ROW, Counters
from scenes.widgets.pick import Pick
from scenes.widgets.tally import Tally


class Decision(Choice):
    """A choice about money, tokens, tiles and cards."""

    @property
    def me(self) -> PlayerView:
        """The holdings of the seat that decides."""
        view = self.table.view
        player: PlayerView = view.players[view.seat]
        return player

    def commodity(self, name: str) -> str:
        """A commodity's name in the player's language."""
        return self.table.say(f"event.word.{name}")

    @property
    def producing(self) -> int | None:
        """The production card that it is a part of playing, whose prices are still to rise; None for none."""
        pending = self.table.view.pending
        return pending.card if isinstance(pending, AwaitFloorTrade | AwaitTokens | AwaitBonus) else None

    def played(self, card: int, key: str = "choice.card") -> str:
        """The two halves of a production card: what it makes, and by how much prices rise."""
        made, rise = PRODUCTION_CARDS[card].production, rise_of(card, self.table.view)
        return self.table.say(key, made=tokens_markup(made), rise=tokens_markup(rise))

    def lot(self, name: str, count: int) -> str:
        """So many tokens of a commodity, in words."""
        return self.table.say(f"commodity.{name}.lot", n=count)

    def go_on_from(self, other: Choice) -> None:
        """Take over the half-made choice, if it is asked for by itself; a verb's choice starts anew."""
        pairs = zip(self.fields, other.fields, strict=False) if self.verb is None else ()
        for mine, others in ((mine.widget, others.widget) for mine, others in pairs):
            if isinstance(mine, Counters) and isinstance(others, Counters):
                mine.tally.counts = list(others.tally.counts)
            elif isinstance(mine, Pick) and isinstance(others, Pick):
                mine.choose(others.chosen)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return preview_changes.lines(self.table, seen, self.producing)

    def gains(self, seen: Preview) -> Mapping[int, str]:
        return highlights.gains(seen, self.table.say)

    def own_marks(self, seen: Preview | None) -> Hashable:
        if (card := self.producing) is not None:
            return highlights.of_production(card, self.table.view)
        return highlights.of_preview(seen)


class CountedDecision(Decision):
    """A decision for which tokens are counted: one more by a click on a piece of one of the `sources`."""

    sources: tuple[str, ...] = ("market",)

    @property
    def counting(self) -> Tally | None:
        """The tally in use; None where nothing is counted."""
        raise NotImplementedError

    def counted(self) -> frozenset[Piece]:
        """The pieces of which one more can be counted."""
        rows = self.counting.kinds if self.counting else ()
        return frozenset(Piece(kind, COMMODITIES[index]) for index in rows for kind in self.sources)

    def missing(self) -> str:
        """The sentence about the number of tokens still to be chosen."""
        assert self.counting
        key = "choice.tokens.left" if any(self.counting.counts) else "choice.tokens.none"
        return self.table.say(key, n=self.counting.left)

    def click(self, piece: Piece) -> bool:
        kind, name = piece.kind, piece.key
        if self.counting is None or kind not in self.sources or name not in COMMODITY_INDEX:
            return False
        self.counting.take(COMMODITY_INDEX[name], 1)
        return True

    def most(self, piece: Piece) -> int:
        tally = self.counting
        if tally is None or piece not in self.counted():
            return 1
        index = COMMODITY_INDEX[piece.key]
        taken = tally.counts[index] if tally.left else 0
        return max(1, min(tally.available[index] - taken, tally.left or tally.total))

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        index = COMMODITY_INDEX[piece.key]
        return self.counting is not None and self.counting.take(index, count)


def token_counters(
    table: ChoiceContext,
    available: Sequence[int],
    total: int,
    worths: Counts,
    changed: Callable[[], None] | None = None,
) -> Counters:
    """Counters for tokens: those that are worth most are counted to begin with."""
    exchange, tell = table.say("choice.tokens.exchange"), changed or table.changed
    return Counters(COMMODITIES, available, total, lambda _: tell(), worths, exchange=exchange)


def counters_field(counters: Counters) -> ChoiceField:
    """The field with a row for every kind of token."""
    return ChoiceField(counters, ROW * len(counters.rows), shrinks=True)


def tokens_markup(counts: Sequence[int]) -> str:
    """Token pictures for these counts; beyond three of a kind a number stands before the picture."""
    parts = []
    for name, count in zip(COMMODITIES, counts, strict=True):
        if count:
            parts.append(f"[{name}]" * count if count <= 3 else f"{count} [{name}]")
    return " ".join(parts)
