"""The changes a move would make, one line each."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.app.session.preview import Preview
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.pending import AwaitDiscard
from scenes.art.rich import escape
from scenes.raccoon_tycoon.auction.railroad_value import bid_limit, limit_words, railroad_value
from scenes.raccoon_tycoon.choices.worth import worths_after
from scenes.raccoon_tycoon.highlights import incomes
from scenes.raccoon_tycoon.words.names import sentence
from scenes.raccoon_tycoon.words.points import gained
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.preview_lines import PreviewLine


def lines(table: ChoiceContext, preview: Preview, producing: int | None = None) -> list[PreviewLine]:
    """The changes of a move, one by one; only what follows from the rules, nothing guessed.

    The prices of the card that is being played, `producing`, rise whatever is still decided on the way.
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
    """The lines of each kind."""

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
        """The gains of others from the bank by my move."""
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
        if old != new and (told := gained(self.before, self.after, self.say)):
            yield PreviewLine(told)

    def effects(self) -> Iterator[PreviewLine]:
        """The effect of a new tile; the worth of a railroad."""
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
        if told := gained(me, replace(me, railroads=(*me.railroads, railroad)), say):
            yield PreviewLine(told)
