"""The page of a railroad: the VP of its sets, each player's cards, the gain by the next card."""

from raccoon.games.raccoon_tycoon.catalogue import RAILROADS, Railroad, railroads_in_play
from scenes.raccoon_tycoon.auction.figures import bid_limit, limit_words, railroad_value
from scenes.raccoon_tycoon.inspection import large
from scenes.raccoon_tycoon.inspection.writer import PageBuilder
from scenes.table.inspection.page import Now, Page, PageAction, SidePage, Sum, TableRow


def page(writer: PageBuilder, name: str, offered: bool = True) -> Page:
    """The page of a railroad; `offered` if the card is on offer."""
    card, view = RAILROADS[name], writer.view
    owned = writer.me.railroads.count(name)
    in_play = railroads_in_play(len(view.players)).count(name)
    say = writer.say
    return Page(
        title=writer.named(name),
        kind=say("ask.railroad.kind", n=in_play),
        rules=(
            say("ask.railroad.auction", bid=card.minimum_bid),
            say("ask.railroad.sets"),
            say("ask.railroad.again"),
        ),
        picture=large.card(writer, "railroad", name, owned),
        badges=(
            writer.badge(writer.money(card.minimum_bid), "ask.railroad.lowest"),
            writer.badge(owned, "ask.railroad.owned", n=owned),
            writer.badge(in_deck(writer, name), "ask.railroad.in_deck"),
        ),
        now=None if writer.over else _now(writer, card, offered),
        beside=_together(writer, card),
        brief="" if writer.over else _brief(writer, card),
        action=PageAction("auction", say("ask.railroad.deed"), _too_poor(writer, card)) if offered else None,
        in_book="railroads",
        ground=("#36483a", "#18241d"),
    )


def in_deck(writer: PageBuilder, name: str) -> int:
    """The number of the railroad's cards in the deck: all in play but those in sight."""
    view = writer.view
    seen = sum(player.railroads.count(name) for player in view.players) + view.railroad_offer.count(name)
    auction = writer.in_auction
    if auction and auction.railroad == name and name not in view.railroad_offer:
        seen += 1
    return railroads_in_play(len(view.players)).count(name) - seen


def _complete(writer: PageBuilder, card: Railroad, seat: int) -> bool:
    return writer.view.players[seat].railroads.count(card.name) >= card.cards


def _now(writer: PageBuilder, card: Railroad, offered: bool) -> Now:
    """The VP of the next card, and the bid limit if the card can be won."""
    say = writer.say
    if _complete(writer, card, writer.seat):
        return Now(
            writer.meaning_title, (writer.row("ask.railroad.complete", writer.points(card.points[-1])),)
        )
    value = railroad_value(writer.me, card.name)
    gain = writer.gain
    more = gain(value.set_after - value.set_before)
    rows = [
        writer.row("auction.set", more, owned=value.owned, of=value.cards),
        writer.row("ask.railroad.pair", gain(value.pair_points)),
    ]
    if value.bonus_points:
        rows.append(writer.row("auction.bonus", gain(value.bonus_points)))
    auction = writer.in_auction
    sold = auction.railroad == card.name if auction else offered
    limit = bid_limit(writer.view, card.name) if sold else None
    if limit is not None:
        rows.append(TableRow(limit_words(limit, writer.me.money, say), (writer.money(limit),)))
    total = Sum(writer.gain(value.points), say("ask.railroad.if_won"), _purse(writer, card))
    return Now(writer.meaning_title, tuple(rows), total)


def _purse(writer: PageBuilder, card: Railroad) -> str:
    """The words for whether the money is enough for the least bid."""
    money, auction = writer.me.money, writer.in_auction
    least = auction.bid + 1 if auction and auction.railroad == card.name else card.minimum_bid
    if money is None:
        return writer.say("ask.railroad.public")
    return writer.say("ask.railroad.can" if money >= least else "ask.railroad.cannot", money=money, bid=least)


def _too_poor(writer: PageBuilder, card: Railroad) -> str:
    """The reason why the money is not enough to open its auction; "" if it is."""
    short = writer.short_of(card.minimum_bid)
    return writer.say("table.why.auction", bid=card.minimum_bid) if short else ""


def _brief(writer: PageBuilder, card: Railroad) -> str:
    if _complete(writer, card, writer.seat):
        return ""
    value = railroad_value(writer.me, card.name)
    return writer.say("ask.railroad.brief", owned=value.owned, of=value.cards, gain=writer.gain(value.points))


def _together(writer: PageBuilder, card: Railroad) -> SidePage:
    """The VP of each number of cards, then each player's cards and gain by their next one."""
    owned, say = writer.me.railroads.count(card.name), writer.say
    rows, before = [], 0
    for number, points in enumerate(card.points, 1):
        words = (
            say("ask.railroad.next", n=number) if number == owned + 1 else say("ask.railroad.nth", n=number)
        )
        figures = (writer.gain(points - before), writer.points(points))
        rows.append(TableRow(words, figures, marked=number == owned + 1))
        before = points
    rows.append(writer.columns("ask.railroad.one_more", "ask.railroad.own", over="ask.railroad.players"))
    for seat, player in enumerate(writer.view.players):
        full = _complete(writer, card, seat)
        more = "" if full else writer.gain(railroad_value(player, card.name).points)
        rows.append(TableRow(writer.player(seat), (more, str(player.railroads.count(card.name)))))
    left = in_deck(writer, card.name)
    offered = writer.view.railroad_offer.count(card.name)
    return SidePage(
        say("ask.railroad.together"), tuple(rows), say("ask.railroad.left", offer=offered, deck=left)
    )
