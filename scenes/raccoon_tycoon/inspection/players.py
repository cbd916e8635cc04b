"""The pages of a player, of an estate, of a warehouse and of a purse."""

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.app.opponents import Opponents
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, TOWNS
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.holdings import estate_items, pairs, railroad_sets
from scenes.raccoon_tycoon.inspection import large
from scenes.raccoon_tycoon.inspection.towns import can_pay
from scenes.raccoon_tycoon.inspection.writer import PageBuilder, token
from scenes.raccoon_tycoon.words.names import effect
from scenes.raccoon_tycoon.words.points import SOURCES
from scenes.table.inspection.page import InlineDrawing, Now, Page, SidePage, Sum, TableRow
from scenes.table.inspection.seat_page import painting

GROUND = ("#4a2d38", "#21131b")


def page(writer: PageBuilder, seat: int) -> Page:
    """The page of a player: everything public about them."""
    who, player, say = writer.context.seats[seat], writer.view.players[seat], writer.say
    known = Opponents(GAME)
    if who.is_person:
        kind = writer.say("table.kind.you" if writer.mine and seat == writer.seat else "table.kind.person")
        about: tuple[str, ...] = ()
    else:
        kind = known.short_name(who, say)
        about = (
            writer.say("ask.seat.temper", name=who.name, about=known.temper(who.controller, writer.say)),
        )
    face = known.faces(writer.context.seats)[seat]
    return Page(
        title=who.name,
        kind=kind,
        rules=about or (say("ask.player.public"),),
        picture=painting(who, face),
        badges=(
            writer.badge(writer.points(player.score.total), "ask.player.points"),
            writer.badge(_money(writer, seat), "ask.player.money"),
            writer.badge(player.hand_size, "ask.player.cards"),
        ),
        now=Now(_could(writer, seat), tuple(_could_pay(writer, seat)), _raises(writer, seat)),
        beside=_holdings(writer, seat),
        brief=say("ask.player.brief", tokens=large.tokens_row(player.tokens)),
        in_book="information",
        ground=GROUND,
    )


def _could(writer: PageBuilder, seat: int) -> str:
    if writer.over:
        return writer.say("ask.player.held", name=writer.name(seat))
    mine = writer.mine and seat == writer.seat
    return (
        writer.say("ask.player.you_could") if mine else writer.say("ask.player.could", name=writer.name(seat))
    )


def _could_pay(writer: PageBuilder, seat: int) -> Iterator[TableRow | InlineDrawing]:
    """The lines about a player: tokens, estate, whether they can pay the town, their bid, their powers."""
    view, player, say = writer.view, writer.view.players[seat], writer.say
    limit = player.powers.storage_limit
    held = f"{sum(player.tokens)}/{limit}"
    yield writer.row("ask.player.tokens", held)
    yield large.tokens_of(player)
    if estate_items(player):
        yield large.estate_of(player)
    if view.town and not writer.over:
        able = can_pay(player, TOWNS[view.town])
        yield writer.row(
            "ask.player.town",
            say("ask.player.yes" if able else "ask.player.no"),
            town=writer.named(view.town),
        )
    auction = writer.in_auction
    if auction and seat == auction.leader:
        yield writer.row(
            "ask.player.bids", writer.money(auction.bid), railroad=writer.named(auction.railroad)
        )
    for name in player.buildings:
        yield TableRow(f"{writer.named(name)}: {effect(name, writer.say)}")


def _raises(writer: PageBuilder, seat: int) -> Sum:
    """The income from the player's best sale: nothing more of their money is public."""
    player, prices = writer.view.players[seat], writer.view.prices
    best, index = max(
        (held * price, place) for place, (held, price) in enumerate(zip(player.tokens, prices, strict=True))
    )
    words = writer.say("ask.player.sale", token=token(index)) if best else writer.say("ask.player.no_sale")
    return Sum(f"+{writer.money(best)}", writer.say("ask.player.by_selling"), words)


def _holdings(writer: PageBuilder, seat: int) -> SidePage:
    """The player's points by source, then railroads and towns."""
    player = writer.view.players[seat]
    rows = list(points_rows(writer, seat))
    rows += [
        TableRow(writer.named(name), (writer.say("ask.player.times", n=count),))
        for name, count in railroad_sets(player)
    ]
    rows += [TableRow(writer.named(name), (writer.points(TOWNS[name].points),)) for name in player.towns]
    note = (
        ""
        if player.money is not None or not player.powers.money_points
        else writer.say("ask.player.bank_note")
    )
    return SidePage(writer.say("ask.player.estate"), tuple(rows), note)


def points_rows(writer: PageBuilder, seat: int) -> Iterator[TableRow]:
    """A player's points by source, then the total."""
    score = writer.view.players[seat].score
    for source in SOURCES:
        points = getattr(score, source)
        if points:
            yield writer.row(f"results.source.{source}", writer.points(points))
    yield writer.row("auction.together", writer.points(score.total), marked=True)


def estate(writer: PageBuilder) -> Page:
    """The page of the estate on the desk: the points by source, and the pairs."""
    me, say = writer.me, writer.say
    together = pairs(me)
    missing = "towns" if len(me.towns) < len(me.railroads) else "railroads"
    return Page(
        title=writer.say("table.desk.estate" if writer.mine else "table.desk.estate_of"),
        kind=say("ask.estate.kind"),
        rules=(say("ask.estate.rules"), say("ask.estate.pairs")),
        picture=large.object_of("pair"),
        badges=(
            writer.badge(len(me.railroads), "ask.estate.railroads"),
            writer.badge(len(me.towns), "ask.estate.towns"),
            writer.badge(len(me.buildings), "ask.estate.buildings"),
        ),
        now=Now(
            writer.meaning_title,
            tuple(points_rows(writer, writer.seat)),
            Sum(str(together), say("ask.estate.pair_count"), say(f"ask.estate.next_{missing}")),
        ),
        brief=say("ask.estate.brief", points=writer.points(me.score.total), pairs=together),
        in_book="score",
        ground=("#27504a", "#10211f"),
    )


def warehouse(writer: PageBuilder) -> Page:
    """The page of the warehouse on the desk: its limit, and the income from selling its tokens."""
    me, say, prices = writer.me, writer.say, writer.view.prices
    held, limit = sum(me.tokens), me.powers.storage_limit
    lots = [
        TableRow(f"{count} {token(index)}", (writer.money(count * prices[index]),))
        for index, count in enumerate(me.tokens)
        if count
    ]
    empty = (writer.row("ask.warehouse.empty"),)
    return Page(
        title=say("table.desk.warehouse"),
        kind=say("ask.warehouse.kind", n=held, limit=limit),
        rules=(say("ask.warehouse.rules"), say("ask.warehouse.over")),
        picture=large.warehouse(me.tokens, limit),
        badges=(
            writer.badge(f"{held}/{limit}", "ask.warehouse.held"),
            writer.badge(max(0, limit - held), "ask.warehouse.free"),
        ),
        now=Now(writer.meaning_title, tuple(_room(writer, me))),
        beside=SidePage(say("ask.warehouse.lots"), tuple(lots) or empty, say("ask.warehouse.note")),
        brief=say("ask.warehouse.brief", n=max(0, limit - held)),
        in_book="storage",
        ground=("#54402c", "#231a12"),
    )


def _room(writer: PageBuilder, player: PlayerView) -> Iterator[TableRow]:
    """The parts of the storage limit: the base, one for each building, Warehouses."""
    limit, tiles = player.powers.storage_limit, len(player.buildings)
    base = replace(player, buildings=()).powers.storage_limit
    faces = (BUILDINGS[name] for name in player.buildings)
    extra = sum(face.amount for face in faces if face.power == "storage")
    yield writer.row("ask.warehouse.base", base)
    yield writer.row("ask.warehouse.tiles", f"+{limit - base - extra}", n=tiles)
    if extra:
        yield writer.row("ask.warehouse.warehouses", f"+{extra}")
    yield writer.row("ask.warehouse.limit", limit, marked=True)


def purse(writer: PageBuilder) -> Page:
    """The page of the purse on the desk."""
    money, say = writer.me.money, writer.say
    return Page(
        title=say("ask.purse.title"),
        kind=say("ask.purse.open" if writer.view.options.open_money else "ask.purse.kind"),
        rules=(say("ask.purse.rules"), say("ask.purse.ties")),
        picture=large.purse(money),
        badges=(writer.badge(_money(writer, writer.seat), "ask.player.money"),),
        now=None if money is None else Now(writer.meaning_title, tuple(_spending(writer, money))),
        brief=say("ask.purse.brief"),
        in_book="information.money",
        ground=("#5a3a22", "#26180d"),
    )


def _spending(writer: PageBuilder, money: int) -> Iterator[TableRow]:
    """The number of buildings on offer that the money pays for, and the money after the best sale."""
    offer = writer.view.building_offer
    payable = sum(BUILDINGS[name].cost <= money for name in offer)
    best = max(held * price for held, price in zip(writer.me.tokens, writer.view.prices, strict=True))
    yield writer.row("ask.purse.buildings", payable, of=len(offer))
    yield writer.row("ask.purse.sale", writer.money(money + best))


def _money(writer: PageBuilder, seat: int) -> str:
    """A player's money, or "secret"."""
    money = writer.view.players[seat].money
    return writer.say("ask.player.secret") if money is None else writer.money(money)
