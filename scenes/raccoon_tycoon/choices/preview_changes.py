"""The changes a move would make, one line each."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.app.session.preview import Preview
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.events import AuctionOpened, BuildingBought, BuildingUpgraded, Sold
from raccoon.games.raccoon_tycoon.pending import AwaitDiscard
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.art.rich import escape
from scenes.raccoon_tycoon.auction.railroad_value import bid_limit, limit_words, railroad_value
from scenes.raccoon_tycoon.choices.worth import worths_after
from scenes.raccoon_tycoon.words.points import gained
from scenes.raccoon_tycoon.words.power_lines import sentence
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.preview_lines import PreviewLine


def lines(table: ChoiceContext, preview: Preview, producing: int | None = None) -> list[PreviewLine]:
    """The changes of a move, one by one; only what follows from the rules, nothing guessed.

    The prices of the card that is being played, `producing`, rise whatever is still decided on the way.
    """
    seat = preview.before.seat
    before, after = preview.before.players[seat], preview.after.players[seat]
    return [
        *_prices(table, preview, producing),
        *_money(table, before, after),
        *_others(table, preview),
        *_warehouse(table, before, after, preview),
        *_points(table, seat, before, after),
        *_effects(table, preview),
    ]


def _prices(table: ChoiceContext, preview: Preview, producing: int | None) -> Iterator[PreviewLine]:
    view = preview.before
    prices = preview.after.prices if producing is None else worths_after(producing, view)
    for name, old, new in zip(COMMODITIES, view.prices, prices, strict=True):
        if old != new:
            words = table.say("choice.line.price", token=f"[{name}]")
            yield _change(table, words, "choice.amount.money", old, new)


def _money(table: ChoiceContext, before: PlayerView, after: PlayerView) -> Iterator[PreviewLine]:
    if before.money is not None and after.money is not None and before.money != after.money:
        words, short = table.say("choice.line.money"), table.say("choice.line.money.short")
        yield _change(table, words, "choice.amount.money", before.money, after.money, short)


def _change(table: ChoiceContext, words: str, key: str, old: int, new: int, short: str = "") -> PreviewLine:
    return PreviewLine(words, table.say(key, n=old), table.say(key, n=new), 1 if new > old else -1, short)


def _others(table: ChoiceContext, preview: Preview) -> Iterator[PreviewLine]:
    """The gains of others from the bank by my move."""
    for event in preview.events:
        if isinstance(event, Sold):
            for seat, income in event.firms:
                if seat != event.seat:
                    who = table.seats[seat]
                    badge = f"[emblem {who.emblem} {who.colour}]"
                    words = table.say("choice.line.firm", who=f"{badge} {escape(who.name)}")
                    yield PreviewLine(words, after=table.say("choice.amount.money", n=income))


def _warehouse(
    table: ChoiceContext, before: PlayerView, after: PlayerView, preview: Preview
) -> Iterator[PreviewLine]:
    old, new = sum(before.tokens), sum(after.tokens)
    limits = before.powers.storage_limit, after.powers.storage_limit
    words, short = table.say("choice.line.warehouse"), table.say("choice.line.warehouse.short")
    pending = preview.after.pending
    if isinstance(pending, AwaitDiscard) and pending.seat == preview.before.seat:
        words, short = table.say("choice.line.overflow", n=pending.count), ""
    if old != new or limits[0] != limits[1]:
        yield PreviewLine(words, f"{old}/{limits[0]}", f"{new}/{limits[1]}", short=short)


def _points(table: ChoiceContext, seat: int, before: PlayerView, after: PlayerView) -> Iterator[PreviewLine]:
    old, new = before.score.total, after.score.total
    if old != new:
        badge = f"[emblem {table.seats[seat].emblem} {table.seats[seat].colour}]"
        words = table.say("choice.line.points", badge=badge)
        yield _change(table, words, "choice.amount.points", old, new)
        if told := gained(before, after, table.say):
            yield PreviewLine(told)


def _effects(table: ChoiceContext, preview: Preview) -> Iterator[PreviewLine]:
    """The effect of a new tile; the worth of a railroad."""
    for event in preview.events:
        if isinstance(event, BuildingBought | BuildingUpgraded):
            name = event.upgrade if isinstance(event, BuildingUpgraded) else event.building
            yield PreviewLine(sentence(name, table.say))
        if isinstance(event, AuctionOpened):
            value = railroad_value(preview.before.players[event.seat], event.railroad)
            facts = {"owned": value.owned, "of": value.cards}
            words, short = (
                table.say("choice.line.worth", **facts),
                table.say("choice.line.worth.short", **facts),
            )
            yield PreviewLine(words, after=table.say("auction.points", n=value.points), trend=1, short=short)
            me, limit = preview.before.players[event.seat], bid_limit(preview.before, event.railroad) or 0
            words, figure = limit_words(limit, me.money, table.say), table.say("table.money", n=limit)
            yield PreviewLine(words, after=figure, short=table.say("auction.bid_up_to"))
            won = replace(me, railroads=(*me.railroads, event.railroad))
            if told := gained(me, won, table.say):
                yield PreviewLine(told)
