"""The bases of this game's choices, and the preview lines of a move."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.pending import AwaitBonus, AwaitDiscard, AwaitFloorTrade, AwaitTokens
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.art.rich import escape
from scenes.raccoon_tycoon import holdings
from scenes.raccoon_tycoon.auction.figures import bid_limit, limit_words, railroad_value
from scenes.raccoon_tycoon.holdings import incomes, rise_of, worths_after
from scenes.raccoon_tycoon.words.names import per_commodity, sentence
from scenes.raccoon_tycoon.words.points import gained
from scenes.table.choosing.choice import Choice, ChoiceContext, ChoiceField
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.piece import Piece
from scenes.widgets.counters import ROW, Counters
from scenes.widgets.pick import Pick
from scenes.widgets.tally import Tally


def lines(table: ChoiceContext, preview: Preview, producing: int | None = None) -> list[PreviewLine]:
    """The lines of a previewed move: only changes that follow from the rules.

    `producing` is the production card being played, None for none: its prices rise in any case.
    """
    found = _Changes(table, preview, producing)
    return [
        *found.prices(),
        *found.money(),
        *found.others(),
        *found.warehouse(),
        *found.points(),
        *found.effects(),
    ]


class _Changes:
    """Makes the lines of a preview, kind by kind."""

    def __init__(self, table: ChoiceContext, preview: Preview, producing: int | None) -> None:
        self.say, self.seats, self.preview, self.producing = table.say, table.seats, preview, producing
        self.seat = preview.before.seat
        self.before, self.after = (view.players[self.seat] for view in (preview.before, preview.after))

    def _change(self, words: str, key: str, old: int, new: int, short: str = "") -> Iterator[PreviewLine]:
        say, key = self.say, f"choice.amount.{key}"
        if old != new:
            yield PreviewLine(words, say(key, n=old), say(key, n=new), 1 if new > old else -1, short)

    def prices(self) -> Iterator[PreviewLine]:
        view = self.preview.before
        after = self.preview.after.prices if self.producing is None else worths_after(self.producing, view)
        for name, old, new in zip(COMMODITIES, view.prices, after, strict=True):
            yield from self._change(self.say("choice.line.price", token=f"[{name}]"), "money", old, new)

    def money(self) -> Iterator[PreviewLine]:
        old, new = self.before.money, self.after.money
        if old is not None and new is not None:
            words, short = self.say("choice.line.money"), self.say("choice.line.money.short")
            yield from self._change(words, "money", old, new, short)

    def others(self) -> Iterator[PreviewLine]:
        """The others' incomes from the bank by the move."""
        for seat, income in incomes(self.preview).items():
            who = self.seats[seat]
            badge = f"[emblem {who.emblem} {who.colour}]"
            words = self.say("choice.line.firm", who=f"{badge} {escape(who.name)}")
            yield PreviewLine(words, after=self.say("choice.amount.money", n=income))

    def warehouse(self) -> Iterator[PreviewLine]:
        old, new = (
            f"{sum(player.tokens)}/{player.powers.storage_limit}" for player in (self.before, self.after)
        )
        words, short = self.say("choice.line.warehouse"), self.say("choice.line.warehouse.short")
        pending = self.preview.after.pending
        if isinstance(pending, AwaitDiscard) and pending.seat == self.seat:
            words, short = self.say("choice.line.overflow", n=pending.count), ""
        if old != new:
            yield PreviewLine(words, old, new, short=short)

    def points(self) -> Iterator[PreviewLine]:
        old, new, who = self.before.score.total, self.after.score.total, self.seats[self.seat]
        words = self.say("choice.line.points", badge=f"[emblem {who.emblem} {who.colour}]")
        yield from self._change(words, "points", old, new)
        if old != new and (words := gained(self.before, self.after, self.say)):
            yield PreviewLine(words)

    def effects(self) -> Iterator[PreviewLine]:
        """The power of a new building; the worth of a railroad put up for auction."""
        for name in Counter(self.after.buildings) - Counter(self.before.buildings):
            yield PreviewLine(sentence(name, self.say))
        for event in self.preview.events:
            if isinstance(event, AuctionOpened):
                yield from self._worth(event.railroad)

    def _worth(self, railroad: str) -> Iterator[PreviewLine]:
        say, me, value = self.say, self.before, railroad_value(self.before, railroad)
        facts = {"owned": value.owned, "of": value.cards}
        words, short = say("choice.line.worth", **facts), say("choice.line.worth.short", **facts)
        yield PreviewLine(words, after=say("auction.points", n=value.points), trend=1, short=short)
        limit = bid_limit(self.preview.before, railroad) or 0
        words, figure = limit_words(limit, me.money, say), say("table.money", n=limit)
        yield PreviewLine(words, after=figure, short=say("auction.bid_up_to"))
        if words := gained(me, replace(me, railroads=(*me.railroads, railroad)), say):
            yield PreviewLine(words)


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
        """The production card being played, whose prices have still to rise; None for none."""
        pending = self.table.view.pending
        return pending.card if isinstance(pending, AwaitFloorTrade | AwaitTokens | AwaitBonus) else None

    def played(self, card: int, key: str = "choice.card") -> str:
        """A production card in words: its tokens, and the rise of prices."""
        made, rise = PRODUCTION_CARDS[card].production, rise_of(card, self.table.view)
        return self.table.say(key, made=tokens_markup(made), rise=tokens_markup(rise))

    def lot(self, name: str, count: int) -> str:
        """An amount of a commodity, in words."""
        return self.table.say(f"commodity.{name}.lot", n=count)

    def copy_from(self, other: Choice) -> None:
        """Take over the fields of another choice of this kind; a verb's choice starts anew."""
        pairs = zip(self.fields, other.fields, strict=False) if self.verb is None else ()
        for mine, others in ((mine.widget, others.widget) for mine, others in pairs):
            if isinstance(mine, Counters) and isinstance(others, Counters):
                mine.tally.counts = list(others.tally.counts)
            elif isinstance(mine, Pick) and isinstance(others, Pick):
                mine.choose(others.chosen)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return lines(self.table, seen, self.producing)

    def gains(self, seen: Preview) -> Mapping[int, str]:
        return holdings.gains(seen, self.table.say)

    def own_marks(self, seen: Preview | None) -> Hashable:
        if (card := self.producing) is not None:
            return holdings.of_production(card, self.table.view)
        return holdings.of_preview(seen)


class CountedDecision(Decision):
    """A choice of a number of tokens; a click on a piece of the kinds in `sources` counts one more."""

    sources: tuple[str, ...] = ("market",)

    @property
    def counting(self) -> Tally | None:
        """The tally in use; None where nothing is counted."""
        raise NotImplementedError

    def counted(self) -> frozenset[Piece]:
        """The pieces whose commodity can be counted."""
        rows = self.counting.kinds if self.counting else ()
        return frozenset(Piece(kind, COMMODITIES[index]) for index in rows for kind in self.sources)

    def missing(self) -> str:
        """The sentence for the number of tokens still to be chosen."""
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
    """Counters of tokens that begin with those of the highest `worths`."""
    exchange, tell = table.say("choice.tokens.exchange"), changed or table.changed
    return Counters(COMMODITIES, available, total, lambda _: tell(), worths, exchange=exchange)


def counters_field(counters: Counters) -> ChoiceField:
    """The field of counters, with a row for each kind of token."""
    return ChoiceField(counters, ROW * len(counters.rows), shrinks=True)


def tokens_markup(counts: Sequence[int]) -> str:
    """The tokens in markup; more than three of a kind as a number and one picture."""
    return " ".join(
        f"[{name}]" * count if count <= 3 else f"{count} [{name}]" for name, count in per_commodity(counts)
    )
