"""The pages of production cards: one of the hand, and what the draw pile can still hold."""

from __future__ import annotations

from collections.abc import Iterable

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, HIGHEST_PRICES, PRODUCTION_CARDS
from scenes.raccoon_tycoon.inspection.drawn import large
from scenes.raccoon_tycoon.inspection.looker import PageBuilder, token
from scenes.table.inspection.page import Badge, Now, Page, PageAction, SidePage, Sum, TableRow

GROUND = ("#2f4a44", "#14211f")


def page(looker: PageBuilder, number: int) -> Page:
    """A card of the looker's own hand."""
    card, say, powers = PRODUCTION_CARDS[number], looker.say, looker.me.powers
    shown = sum(card.production)
    return Page(
        title=say("ask.card.title"),
        kind=say("ask.card.kind", n=looker.me.hand_size),
        rules=(
            say("ask.card.take", n=min(powers.production_limit, shown), of=shown),
            say("ask.card.then"),
        ),
        picture=large.production(looker, number),
        now=_now(looker, number),
        beside=_rising(looker, card.price),
        brief=say("ask.card.brief", worth=best(looker, number)[1]),
        deed=PageAction("produce", say("ask.card.deed")),
        in_book="produce.card",
        ground=GROUND,
    )


def raised(prices: Counts, icons: Counts) -> Counts:
    """The prices once a card's Price half has moved them; none beyond the top of its track."""
    return tuple(min(price + up, top) for price, up, top in zip(prices, icons, HIGHEST_PRICES, strict=True))


def best(looker: PageBuilder, number: int) -> tuple[list[int], int]:
    """The tokens worth most that the card lets one take, and their worth at the prices after it."""
    card, view = PRODUCTION_CARDS[number], looker.view
    prices = raised(view.prices, card.price)
    there = [min(made, left) for made, left in zip(card.production, view.supply, strict=True)]
    each = sorted(
        ((prices[index], index) for index, made in enumerate(there) for _ in range(made)), reverse=True
    )
    taken = each[: looker.me.powers.production_limit]
    return sorted(index for _, index in taken), sum(price for price, _ in taken)


def _now(looker: PageBuilder, number: int) -> Now:
    """The worth of the best pick, and whether there is room for it."""
    say, me = looker.say, looker.me
    taken, worth = best(looker, number)
    room = me.powers.storage_limit - sum(me.tokens)
    picks = "".join(token(index) for index in taken)
    rows = [
        TableRow(say("ask.card.best", tokens=picks), (looker.money(worth),)),
        TableRow(say("ask.card.room"), (str(max(0, room)),)),
    ]
    if me.powers.bonuses:
        rows.append(TableRow(say("ask.card.bonus"), (str(len(me.powers.bonuses)),)))
    over = len(taken) - room
    words = say("ask.card.over", n=over) if over > 0 else say("ask.card.fits")
    return Now(looker.now, tuple(rows), Sum(looker.money(worth), say("ask.card.at_most"), words))


def _rising(looker: PageBuilder, icons: Counts) -> SidePage:
    """The prices that the card moves."""
    before, after = looker.view.prices, raised(looker.view.prices, icons)
    rows = [
        TableRow(f"{token(index)} {looker.say(f'commodity.{COMMODITIES[index]}.title')}",
            (f"{looker.money(before[index])}→{looker.money(after[index])}",))
        for index, up in enumerate(icons)
        if up
    ]  # fmt: skip
    return SidePage(looker.say("ask.card.rising"), tuple(rows), looker.say("ask.card.rising_note"))


def hidden(looker: PageBuilder) -> Page:
    """A card that only its owner may see: what all cards out of sight hold together."""
    return _pile(looker, looker.say("ask.card.hidden"), looker.say("ask.card.hidden_kind"))


def pile(looker: PageBuilder) -> Page:
    """The draw pile and the discard pile."""
    return _pile(looker, looker.say("ask.pile.title"), looker.say("ask.pile.kind"))


def _pile(looker: PageBuilder, title: str, kind: str) -> Page:
    view, say = looker.view, looker.say
    out = unseen(looker)
    return Page(
        title=title,
        kind=kind,
        rules=(say("ask.pile.draws"), say("ask.pile.shuffled")),
        picture=large.deck("production"),
        badges=(
            Badge(str(view.draw_pile), say("ask.pile.draw")),
            Badge(str(len(view.discard_pile)), say("ask.pile.discarded")),
            Badge(str(len(PRODUCTION_CARDS)), say("ask.pile.all")),
        ),
        now=Now(say("ask.pile.unseen", n=len(out)), tuple(_icons(looker, out))),
        beside=SidePage(
            say("ask.pile.discard"), tuple(_icons(looker, view.discard_pile)), say("ask.pile.note")
        ),
        brief=say("ask.pile.brief", n=view.draw_pile),
        in_book="produce.draw",
        ground=GROUND,
    )


def unseen(looker: PageBuilder) -> tuple[int, ...]:
    """The cards in the pile or in hands that whoever looks cannot see."""
    view = looker.view
    seen = {*view.discard_pile, *(card for player in view.players for card in player.hand or ())}
    return tuple(number for number in PRODUCTION_CARDS if number not in seen)


def _icons(looker: PageBuilder, numbers: Iterable[int]) -> list[TableRow]:
    """The number of these cards' icons that raise each price, and that produce each commodity."""
    found = [PRODUCTION_CARDS[number] for number in numbers]
    rows = [TableRow("", (looker.say("ask.pile.rises"), looker.say("ask.pile.makes")), head=True)]
    for index, name in enumerate(COMMODITIES):
        figures = (
            str(sum(card.price[index] for card in found)),
            str(sum(card.production[index] for card in found)),
        )
        rows.append(TableRow(f"{token(index)} {looker.say(f'commodity.{name}.title')}", figures))
    return rows
