"""The pages of a player: holdings, powers, points, what they could pay; purse, warehouse and estate apart."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.app.opponents import Opponents
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, TOWNS
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.holdings import pairs, railroad_sets
from scenes.raccoon_tycoon.inspection.drawn import inline, large
from scenes.raccoon_tycoon.inspection.looker import PageBuilder, token
from scenes.raccoon_tycoon.inspection.towns import can_pay
from scenes.raccoon_tycoon.words.names import effect
from scenes.table.inspection.page import InlineDrawing, Now, Page, SidePage, Sum, TableRow

GROUND = ("#4a2d38", "#21131b")


def page(looker: PageBuilder, seat: int) -> Page:
    """A player: everything public about them."""
    who, player, say = looker.asked.seats[seat], looker.view.players[seat], looker.say
    known = Opponents(GAME)
    if who.is_person:
        kind = looker.say("table.kind.you" if looker.mine and seat == looker.seat else "table.kind.person")
        about: tuple[str, ...] = ()
    else:
        kind = known.title(who.controller, looker.say)
        about = (
            looker.say("ask.seat.temper", name=who.name, about=known.temper(who.controller, looker.say)),
        )
    face = known.faces(looker.asked.seats)[seat]
    return Page(
        title=who.name,
        kind=kind,
        rules=about or (say("ask.player.public"),),
        picture=large.person(face, who.colour, who.emblem),
        badges=(
            looker.badge(looker.points(player.score.total), "ask.player.points"),
            looker.badge(_money(looker, seat), "ask.player.money"),
            looker.badge(player.hand_size, "ask.player.cards"),
        ),
        now=Now(_could(looker, seat), tuple(_could_pay(looker, seat)), _raises(looker, seat)),
        beside=_holdings(looker, seat),
        brief=say("ask.player.brief", tokens=large.tokens_row(player.tokens)),
        in_book="information",
        ground=GROUND,
    )


def _could(looker: PageBuilder, seat: int) -> str:
    """The title of what follows."""
    if looker.over:
        return looker.say("ask.player.held", name=looker.name(seat))
    mine = looker.mine and seat == looker.seat
    return (
        looker.say("ask.player.you_could") if mine else looker.say("ask.player.could", name=looker.name(seat))
    )


def _could_pay(looker: PageBuilder, seat: int) -> Iterator[TableRow | InlineDrawing]:
    """The holdings large, the town on offer, what the powers are."""
    view, player, say = looker.view, looker.view.players[seat], looker.say
    limit = player.powers.storage_limit
    held = f"{sum(player.tokens)}/{limit}"
    yield looker.row("ask.player.tokens", held)
    yield inline.tokens_of(player)
    if inline.owned(player):
        yield inline.estate_of(player)
    if view.town and not looker.over:
        able = can_pay(player, TOWNS[view.town])
        yield looker.row(
            "ask.player.town",
            say("ask.player.yes" if able else "ask.player.no"),
            town=looker.named(view.town),
        )
    auction = looker.in_auction
    if auction and seat == auction.leader:
        yield looker.row(
            "ask.player.bids", looker.money(auction.bid), railroad=looker.named(auction.railroad)
        )
    for name in player.buildings:
        yield TableRow(f"{looker.named(name)}: {effect(name, looker.say)}")


def _raises(looker: PageBuilder, seat: int) -> Sum:
    """The income from their best sale: of money nothing more is public."""
    player, prices = looker.view.players[seat], looker.view.prices
    best, index = max(
        (held * price, place) for place, (held, price) in enumerate(zip(player.tokens, prices, strict=True))
    )
    words = looker.say("ask.player.sale", token=token(index)) if best else looker.say("ask.player.no_sale")
    return Sum(f"+{looker.money(best)}", looker.say("ask.player.by_selling"), words)


def _holdings(looker: PageBuilder, seat: int) -> SidePage:
    """Points by source, then what they are for."""
    player = looker.view.players[seat]
    rows = list(points_rows(looker, seat))
    rows += [
        TableRow(looker.named(name), (looker.say("ask.player.times", n=count),))
        for name, count in railroad_sets(player)
    ]
    rows += [TableRow(looker.named(name), (looker.points(TOWNS[name].points),)) for name in player.towns]
    note = (
        ""
        if player.money is not None or not player.powers.money_points
        else looker.say("ask.player.bank_note")
    )
    return SidePage(looker.say("ask.player.estate"), tuple(rows), note)


def points_rows(looker: PageBuilder, seat: int) -> Iterator[TableRow]:
    """A player's points by source, then together."""
    score = looker.view.players[seat].score
    for source in ("railroads", "towns", "pairs", "buildings", "bonuses"):
        points = getattr(score, source)
        if points:
            yield looker.row(f"results.source.{source}", looker.points(points))
    yield looker.row("auction.together", looker.points(score.total), marked=True)


def estate(looker: PageBuilder) -> Page:
    """The page of the sources of the points of the desk's owner."""
    me, say = looker.me, looker.say
    together = pairs(me)
    missing = "towns" if len(me.towns) < len(me.railroads) else "railroads"
    return Page(
        title=looker.say("table.desk.estate" if looker.mine else "table.desk.estate_of"),
        kind=say("ask.estate.kind"),
        rules=(say("ask.estate.rules"), say("ask.estate.pairs")),
        picture=large.object_of("pair"),
        badges=(
            looker.badge(len(me.railroads), "ask.estate.railroads"),
            looker.badge(len(me.towns), "ask.estate.towns"),
            looker.badge(len(me.buildings), "ask.estate.buildings"),
        ),
        now=Now(
            looker.now,
            tuple(points_rows(looker, looker.seat)),
            Sum(str(together), say("ask.estate.pair_count"), say(f"ask.estate.next_{missing}")),
        ),
        brief=say("ask.estate.brief", points=looker.points(me.score.total), pairs=together),
        in_book="score",
        ground=("#27504a", "#10211f"),
    )


def warehouse(looker: PageBuilder) -> Page:
    """The page of the warehouse: its limit, and the income from selling its tokens."""
    me, say, prices = looker.me, looker.say, looker.view.prices
    held, limit = sum(me.tokens), me.powers.storage_limit
    lots = [
        TableRow(f"{count} {token(index)}", (looker.money(count * prices[index]),))
        for index, count in enumerate(me.tokens)
        if count
    ]
    empty = (looker.row("ask.warehouse.empty"),)
    return Page(
        title=say("table.desk.warehouse"),
        kind=say("ask.warehouse.kind", n=held, limit=limit),
        rules=(say("ask.warehouse.rules"), say("ask.warehouse.over")),
        picture=large.object_of("warehouse"),
        badges=(
            looker.badge(f"{held}/{limit}", "ask.warehouse.held"),
            looker.badge(max(0, limit - held), "ask.warehouse.free"),
        ),
        now=Now(looker.now, tuple(_room(looker, me))),
        beside=SidePage(say("ask.warehouse.lots"), tuple(lots) or empty, say("ask.warehouse.note")),
        brief=say("ask.warehouse.brief", n=max(0, limit - held)),
        in_book="storage",
        ground=("#54402c", "#231a12"),
    )


def _room(looker: PageBuilder, player: PlayerView) -> Iterator[TableRow]:
    """The parts of the limit: everybody's base, every building, Warehouses."""
    limit, tiles = player.powers.storage_limit, len(player.buildings)
    base = replace(player, buildings=()).powers.storage_limit
    faces = (BUILDINGS[name] for name in player.buildings)
    extra = sum(face.amount for face in faces if face.power == "storage")
    yield looker.row("ask.warehouse.base", base)
    yield looker.row("ask.warehouse.tiles", f"+{limit - base - extra}", n=tiles)
    if extra:
        yield looker.row("ask.warehouse.warehouses", f"+{extra}")
    yield looker.row("ask.warehouse.limit", limit, marked=True)


def purse(looker: PageBuilder) -> Page:
    """Money: whose business it is, what it is for."""
    money, say = looker.me.money, looker.say
    secret = money is None
    return Page(
        title=say("ask.purse.title"),
        kind=say("ask.purse.open" if looker.view.options.open_money else "ask.purse.kind"),
        rules=(say("ask.purse.rules"), say("ask.purse.ties")),
        picture=large.object_of("purse closed" if secret else "purse"),
        badges=(looker.badge(_money(looker, looker.seat), "ask.player.money"),),
        now=None if money is None else Now(looker.now, tuple(_spending(looker, money))),
        brief=say("ask.purse.brief"),
        in_book="information.money",
        ground=("#5a3a22", "#26180d"),
    )


def _spending(looker: PageBuilder, money: int) -> Iterator[TableRow]:
    """The number of buildings the money pays for, and the money after the best sale."""
    offer = looker.view.building_offer
    payable = sum(BUILDINGS[name].cost <= money for name in offer)
    best = max(held * price for held, price in zip(looker.me.tokens, looker.view.prices, strict=True))
    yield looker.row("ask.purse.buildings", payable, of=len(offer))
    yield looker.row("ask.purse.sale", looker.money(money + best))


def _money(looker: PageBuilder, seat: int) -> str:
    """A player's money where it may be seen."""
    money = looker.view.players[seat].money
    return looker.say("ask.player.secret") if money is None else looker.money(money)
