"""The page of a railroad: what its cards are worth together, who has how many, what the next one brings."""

from __future__ import annotations

from raccoon.games.raccoon_tycoon.catalogue import RAILROADS, Railroad, railroads_in_play
from scenes.raccoon_tycoon.auction.railroad_value import bid_limit, limit_words, railroad_value
from scenes.raccoon_tycoon.inspection.drawn import large
from scenes.raccoon_tycoon.inspection.looker import PageBuilder
from scenes.table.inspection.page import Now, Page, PageAction, SidePage, Sum, TableRow


def page(looker: PageBuilder, name: str, offered: bool = True) -> Page:
    """The railroad of that name; `offered` where it lies in the offer."""
    card, view = RAILROADS[name], looker.view
    owned = looker.me.railroads.count(name)
    in_play = railroads_in_play(len(view.players)).count(name)
    say = looker.say
    return Page(
        title=looker.named(name),
        kind=say("ask.railroad.kind", n=in_play),
        rules=(
            say("ask.railroad.auction", bid=card.minimum_bid),
            say("ask.railroad.sets"),
            say("ask.railroad.again"),
        ),
        picture=large.card(looker, "railroad", name, owned),
        badges=(
            looker.badge(looker.money(card.minimum_bid), "ask.railroad.lowest"),
            looker.badge(owned, "ask.railroad.owned", n=owned),
            looker.badge(in_deck(looker, name), "ask.railroad.in_deck"),
        ),
        now=None if looker.over else _now(looker, card, offered),
        beside=_together(looker, card),
        brief="" if looker.over else _brief(looker, card),
        deed=PageAction("auction", say("ask.railroad.deed"), _too_poor(looker, card)) if offered else None,
        in_book="railroads",
        ground=("#36483a", "#18241d"),
    )


def in_deck(looker: PageBuilder, name: str) -> int:
    """The number of the railroad's cards still in the deck: all in play but those in sight."""
    view = looker.view
    seen = sum(player.railroads.count(name) for player in view.players) + view.railroad_offer.count(name)
    auction = looker.in_auction
    if auction and auction.railroad == name and name not in view.railroad_offer:
        seen += 1
    return railroads_in_play(len(view.players)).count(name) - seen


def _complete(looker: PageBuilder, card: Railroad, seat: int) -> bool:
    return looker.view.players[seat].railroads.count(card.name) >= card.cards


def _now(looker: PageBuilder, card: Railroad, offered: bool) -> Now:
    """The points of the next card, and up to where to bid for one that can be had."""
    say = looker.say
    if _complete(looker, card, looker.seat):
        return Now(looker.now, (looker.row("ask.railroad.complete", looker.points(card.points[-1])),))
    value = railroad_value(looker.me, card.name)
    gain = looker.gain
    more = gain(value.set_after - value.set_before)
    rows = [
        looker.row("auction.set", more, owned=value.owned, of=value.cards),
        looker.row("ask.railroad.pair", gain(value.pair_points)),
    ]
    if value.bonus_points:
        rows.append(looker.row("auction.bonus", gain(value.bonus_points)))
    auction = looker.in_auction
    sold = auction.railroad == card.name if auction else offered
    limit = bid_limit(looker.view, card.name) if sold else None
    if limit is not None:
        rows.append(TableRow(limit_words(limit, looker.me.money, say), (looker.money(limit),)))
    told = Sum(looker.gain(value.points), say("ask.railroad.if_won"), _purse(looker, card))
    return Now(looker.now, tuple(rows), told)


def _purse(looker: PageBuilder, card: Railroad) -> str:
    """Whether the money is enough to begin, or to go on bidding."""
    money, auction = looker.me.money, looker.in_auction
    least = auction.bid + 1 if auction and auction.railroad == card.name else card.minimum_bid
    if money is None:
        return looker.say("ask.railroad.public")
    return looker.say("ask.railroad.can" if money >= least else "ask.railroad.cannot", money=money, bid=least)


def _too_poor(looker: PageBuilder, card: Railroad) -> str:
    """Why its auction cannot be opened, as far as that is a matter of money."""
    short = looker.short_of(card.minimum_bid)
    return looker.say("table.why.auction", bid=card.minimum_bid) if short else ""


def _brief(looker: PageBuilder, card: Railroad) -> str:
    if _complete(looker, card, looker.seat):
        return ""
    value = railroad_value(looker.me, card.name)
    return looker.say("ask.railroad.brief", owned=value.owned, of=value.cards, gain=looker.gain(value.points))


def _together(looker: PageBuilder, card: Railroad) -> SidePage:
    """The worth of one to four cards, then the number each player has and the gain by their next one."""
    owned, say = looker.me.railroads.count(card.name), looker.say
    rows, before = [], 0
    for number, points in enumerate(card.points, 1):
        words = (
            say("ask.railroad.next", n=number) if number == owned + 1 else say("ask.railroad.nth", n=number)
        )
        figures = (looker.gain(points - before), looker.points(points))
        rows.append(TableRow(words, figures, marked=number == owned + 1))
        before = points
    rows.append(looker.columns("ask.railroad.one_more", "ask.railroad.own", over="ask.railroad.players"))
    for seat, player in enumerate(looker.view.players):
        full = _complete(looker, card, seat)
        more = "" if full else looker.gain(railroad_value(player, card.name).points)
        rows.append(TableRow(looker.player(seat), (more, str(player.railroads.count(card.name)))))
    left = in_deck(looker, card.name)
    offered = looker.view.railroad_offer.count(card.name)
    return SidePage(
        say("ask.railroad.together"), tuple(rows), say("ask.railroad.left", offer=offered, deck=left)
    )
