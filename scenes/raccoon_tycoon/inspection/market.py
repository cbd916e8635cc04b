"""The pages of the market: a commodity with its track, its curve, its supply."""

from __future__ import annotations

from raccoon.app.wording import signed
from raccoon.games.raccoon_tycoon.catalogue import (
    COMMODITIES,
    COMMODITY_INDEX,
    HIGHEST_PRICES,
    LOWEST_PRICES,
    SUPPLY,
)
from scenes.raccoon_tycoon.holdings import since_last_turn
from scenes.raccoon_tycoon.inspection.drawn import large
from scenes.raccoon_tycoon.inspection.drawn.inline import sale
from scenes.raccoon_tycoon.inspection.looker import PageBuilder
from scenes.table.inspection.page import Badge, InlineDrawing, Now, Page, PageAction, SidePage, Sum, TableRow

GROUND = ("#3a3242", "#191420")


def page(looker: PageBuilder, name: str) -> Page:
    """The track: what selling brings, what it does to the price."""
    say, index = looker.say, COMMODITY_INDEX[name]
    price = looker.view.prices[index]
    return Page(
        title=looker.say(f"commodity.{name}.title"),
        kind=say("ask.market.kind", low=LOWEST_PRICES[index], high=HIGHEST_PRICES[index]),
        rules=(say("ask.market.sell"), say("ask.market.rise")),
        picture=large.commodity(name, looker.money(price)),
        badges=_badges(looker, index),
        now=_now(looker, name),
        beside=_holders(looker, index),
        brief=say("ask.market.brief", n=looker.me.tokens[index], income=looker.me.tokens[index] * price),
        deed=PageAction(
            "sell", say("ask.market.deed"), "" if looker.me.tokens[index] else say("ask.market.none")
        ),
        in_book="sell.one",
        ground=GROUND,
    )


def _badges(looker: PageBuilder, index: int) -> tuple[Badge, ...]:
    change = since_last_turn(looker.view, looker.asked.history)[index]
    moved = signed(change) if change else looker.say("table.market.even")
    return (
        looker.badge(moved, "ask.market.since"),
        looker.badge(looker.view.supply[index], "table.market.supply"),
        looker.badge(looker.me.tokens[index], "ask.market.held" if looker.mine else "ask.market.held_of"),
    )


def _now(looker: PageBuilder, name: str) -> Now:
    """Selling one, selling all."""
    say, index = looker.say, COMMODITY_INDEX[name]
    held, price = looker.me.tokens[index], looker.view.prices[index]
    if not held:
        return Now(looker.now, (sale(name, price), looker.row("ask.market.none")))
    after = max(LOWEST_PRICES[index], price - held)
    rows: list[TableRow | InlineDrawing] = [
        looker.row("ask.market.one", looker.money(price)),
        looker.row("ask.market.all", looker.money(held * price), n=held, token=f"[{name}]", marked=True),
        sale(name, price, held),
    ]
    powers = looker.me.powers
    raised = min(price + powers.export_raise, HIGHEST_PRICES[index])
    if powers.export_raise:
        rows.append(looker.row("ask.market.exported", looker.money(held * raised), price=raised))
    fall = _fall(looker, index, after)
    return Now(looker.now, tuple(rows), Sum(looker.money(held * raised), say("ask.market.for_all"), fall))


def _fall(looker: PageBuilder, index: int, after: int) -> str:
    """The sentences about the sale's effect on the price, and its payments to trading firms."""
    words = [looker.say("ask.market.falls", price=after)]
    name, held = COMMODITIES[index], looker.me.tokens[index]
    for seat, player in enumerate(looker.view.players):
        if player.powers.firm[index]:
            income = held * player.powers.firm[index]
            facts = {"name": looker.player(seat), "income": income, "token": f"[{name}]"}
            words.append(looker.say("ask.market.firm", **facts))
    return " ".join(words)


def _holders(looker: PageBuilder, index: int) -> SidePage:
    """The number of tokens that each player holds: tokens are public."""
    price = looker.view.prices[index]
    rows = [looker.columns("ask.market.tokens", "ask.market.worth")]
    for seat, player in enumerate(looker.view.players):
        held = player.tokens[index]
        rows.append(TableRow(looker.player(seat), (str(held), looker.money(held * price))))
    return SidePage(looker.say("ask.market.holders"), tuple(rows), looker.say("ask.market.holders_note"))


def supply(looker: PageBuilder, name: str) -> Page:
    """The page of the supply of a commodity."""
    say, index = looker.say, COMMODITY_INDEX[name]
    left = looker.view.supply[index]
    rows = [
        looker.row("ask.supply.left", left, marked=True),
        looker.row("ask.supply.out", SUPPLY[index] - left),
    ]
    return Page(
        title=say("ask.supply.title", commodity=looker.say(f"commodity.{name}.title")),
        kind=say("ask.supply.kind", n=SUPPLY[index]),
        rules=(say("ask.supply.comes"), say("ask.supply.lacks")),
        picture=large.commodity(name, str(left)),
        now=Now(say("ask.supply.now"), tuple(rows)),
        beside=_holders(looker, index),
        brief=say("ask.supply.brief", n=left, of=SUPPLY[index]),
        in_book="produce.supply",
        ground=GROUND,
    )


def trend(looker: PageBuilder, name: str) -> Page:
    """The page of a price's history: the arrow and the curve."""
    say, index = looker.say, COMMODITY_INDEX[name]
    course = [prices[index] for prices in (*looker.asked.history, looker.view.prices)]
    change = since_last_turn(looker.view, looker.asked.history)[index]
    rows = [
        looker.row("ask.trend.since", signed(change), marked=True),
        looker.row("ask.trend.highest", looker.money(max(course))),
        looker.row("ask.trend.lowest", looker.money(min(course))),
    ]
    return Page(
        title=say("ask.trend.title", commodity=looker.say(f"commodity.{name}.title")),
        kind=say("ask.trend.kind"),
        rules=(say("ask.trend.arrow"), say("ask.trend.curve")),
        picture=large.commodity(name, looker.money(course[-1])),
        now=Now(say("ask.trend.now"), (sale(name, course[-1]), *rows)),
        brief=say("ask.trend.brief", change=signed(change) if change else looker.say("table.market.even")),
        in_book="pieces.tracks",
        ground=GROUND,
    )
