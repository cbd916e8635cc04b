"""The pages of the market: a commodity, its supply, the course of its price."""

from raccoon.app.wording import signed
from raccoon.games.raccoon_tycoon.catalogue import (
    COMMODITIES,
    COMMODITY_INDEX,
    HIGHEST_PRICES,
    LOWEST_PRICES,
    SUPPLY,
)
from scenes.raccoon_tycoon.holdings import since_last_turn
from scenes.raccoon_tycoon.inspection import large
from scenes.raccoon_tycoon.inspection.large import sale
from scenes.raccoon_tycoon.inspection.writer import PageBuilder
from scenes.table.inspection.page import Badge, InlineDrawing, Now, Page, PageAction, SidePage, Sum, TableRow

GROUND = ("#3a3242", "#191420")


def page(writer: PageBuilder, name: str) -> Page:
    """The page of a commodity: what a sale brings, and what it does to the price."""
    say, index = writer.say, COMMODITY_INDEX[name]
    price = writer.view.prices[index]
    return Page(
        title=writer.say(f"commodity.{name}.title"),
        kind=say("ask.market.kind", low=LOWEST_PRICES[index], high=HIGHEST_PRICES[index]),
        rules=(say("ask.market.sell"), say("ask.market.rise")),
        picture=large.commodity(name, writer.money(price)),
        badges=_badges(writer, index),
        now=_now(writer, name),
        beside=_holders(writer, index),
        brief=say("ask.market.brief", n=writer.me.tokens[index], income=writer.me.tokens[index] * price),
        action=PageAction(
            "sell", say("ask.market.deed"), "" if writer.me.tokens[index] else say("ask.market.none")
        ),
        in_book="sell.one",
        ground=GROUND,
    )


def _badges(writer: PageBuilder, index: int) -> tuple[Badge, ...]:
    change = since_last_turn(writer.view, writer.context.history)[index]
    moved = signed(change) if change else writer.say("table.market.even")
    return (
        writer.badge(moved, "ask.market.since"),
        writer.badge(writer.view.supply[index], "table.market.supply"),
        writer.badge(writer.me.tokens[index], "ask.market.held" if writer.mine else "ask.market.held_of"),
    )


def _now(writer: PageBuilder, name: str) -> Now:
    say, index = writer.say, COMMODITY_INDEX[name]
    held, price = writer.me.tokens[index], writer.view.prices[index]
    if not held:
        return Now(writer.meaning_title, (sale(name, price), writer.row("ask.market.none")))
    after = max(LOWEST_PRICES[index], price - held)
    rows: list[TableRow | InlineDrawing] = [
        writer.row("ask.market.one", writer.money(price)),
        writer.row("ask.market.all", writer.money(held * price), n=held, token=f"[{name}]", marked=True),
        sale(name, price, held),
    ]
    powers = writer.me.powers
    raised = min(price + powers.export_raise, HIGHEST_PRICES[index])
    if powers.export_raise:
        rows.append(writer.row("ask.market.exported", writer.money(held * raised), price=raised))
    fall = _fall(writer, index, after)
    return Now(
        writer.meaning_title, tuple(rows), Sum(writer.money(held * raised), say("ask.market.for_all"), fall)
    )


def _fall(writer: PageBuilder, index: int, after: int) -> str:
    """The sentences about the price after a sale, and about payments to trading firms."""
    words = [writer.say("ask.market.falls", price=after)]
    name, held = COMMODITIES[index], writer.me.tokens[index]
    for seat, player in enumerate(writer.view.players):
        if player.powers.firm[index]:
            income = held * player.powers.firm[index]
            facts = {"name": writer.player(seat), "income": income, "token": f"[{name}]"}
            words.append(writer.say("ask.market.firm", **facts))
    return " ".join(words)


def _holders(writer: PageBuilder, index: int) -> SidePage:
    """The tokens that each player holds (they are public), and their worth."""
    price = writer.view.prices[index]
    rows = [writer.columns("ask.market.tokens", "ask.market.worth")]
    for seat, player in enumerate(writer.view.players):
        held = player.tokens[index]
        rows.append(TableRow(writer.player(seat), (str(held), writer.money(held * price))))
    return SidePage(writer.say("ask.market.holders"), tuple(rows), writer.say("ask.market.holders_note"))


def supply(writer: PageBuilder, name: str) -> Page:
    """The page of a commodity's supply."""
    say, index = writer.say, COMMODITY_INDEX[name]
    left = writer.view.supply[index]
    rows = [
        writer.row("ask.supply.left", left, marked=True),
        writer.row("ask.supply.out", SUPPLY[index] - left),
    ]
    return Page(
        title=say("ask.supply.title", commodity=writer.say(f"commodity.{name}.title")),
        kind=say("ask.supply.kind", n=SUPPLY[index]),
        rules=(say("ask.supply.comes"), say("ask.supply.lacks")),
        picture=large.commodity(name, str(left)),
        now=Now(say("ask.supply.now"), tuple(rows)),
        beside=_holders(writer, index),
        brief=say("ask.supply.brief", n=left, of=SUPPLY[index]),
        in_book="produce.supply",
        ground=GROUND,
    )


def trend(writer: PageBuilder, name: str) -> Page:
    """The page of a price's course: the arrow and the curve."""
    say, index = writer.say, COMMODITY_INDEX[name]
    course = [prices[index] for prices in (*writer.context.history, writer.view.prices)]
    change = since_last_turn(writer.view, writer.context.history)[index]
    rows = [
        writer.row("ask.trend.since", signed(change), marked=True),
        writer.row("ask.trend.highest", writer.money(max(course))),
        writer.row("ask.trend.lowest", writer.money(min(course))),
    ]
    return Page(
        title=say("ask.trend.title", commodity=writer.say(f"commodity.{name}.title")),
        kind=say("ask.trend.kind"),
        rules=(say("ask.trend.arrow"), say("ask.trend.curve")),
        picture=large.commodity(name, writer.money(course[-1])),
        now=Now(say("ask.trend.now"), (sale(name, course[-1]), *rows)),
        brief=say("ask.trend.brief", change=signed(change) if change else writer.say("table.market.even")),
        in_book="pieces.tracks",
        ground=GROUND,
    )
