"""The pages of production cards: a card of the hand, a hidden card, the piles."""

from collections.abc import Iterable
from dataclasses import replace

from raccoon.engine.counts import lowest
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, PRODUCTION_CARDS
from scenes.raccoon_tycoon.holdings import worths_after
from scenes.raccoon_tycoon.inspection import large
from scenes.raccoon_tycoon.inspection.writer import PageBuilder, commodity, token
from scenes.table.inspection.page import Now, Page, PageAction, SidePage, Sum, TableRow

GROUND = ("#2f4a44", "#14211f")


def page(writer: PageBuilder, number: int) -> Page:
    """The page of a card of the viewer's hand."""
    card, say, powers = PRODUCTION_CARDS[number], writer.say, writer.me.powers
    shown = sum(card.production)
    return Page(
        title=say("ask.card.title"),
        kind=say("ask.card.kind", n=writer.me.hand_size),
        rules=(say("ask.card.take", n=min(powers.production_limit, shown), of=shown), say("ask.card.then")),
        picture=large.card(writer, "production", number),
        now=_now(writer, number),
        beside=_rising(writer, number),
        brief=say("ask.card.brief", worth=best(writer, number)[1]),
        action=PageAction("produce", say("ask.card.deed")),
        in_book="produce.card",
        ground=GROUND,
    )


def best(writer: PageBuilder, number: int) -> tuple[list[int], int]:
    """The most valuable tokens that may be taken of a card, and their worth at the prices after it."""
    prices = worths_after(number, writer.view)
    there = enumerate(lowest(PRODUCTION_CARDS[number].production, writer.view.supply))
    each = sorted(((prices[index], index) for index, made in there for _ in range(made)), reverse=True)
    taken = each[: writer.me.powers.production_limit]
    return sorted(index for _, index in taken), sum(price for price, _ in taken)


def _now(writer: PageBuilder, number: int) -> Now:
    """The lines about the card's gain now: its most valuable tokens, and whether the warehouse has room."""
    say, me = writer.say, writer.me
    taken, worth = best(writer, number)
    room = me.powers.storage_limit - sum(me.tokens)
    picks = "".join(token(index) for index in taken)
    picked = writer.row("ask.card.best", writer.money(worth), tokens=picks)
    rows = [picked, writer.row("ask.card.room", max(0, room))]
    if me.powers.bonuses:
        rows.append(writer.row("ask.card.bonus", len(me.powers.bonuses)))
    over = len(taken) - room
    words = say("ask.card.over", n=over) if over > 0 else say("ask.card.fits")
    return Now(writer.meaning_title, tuple(rows), Sum(writer.money(worth), say("ask.card.at_most"), words))


def _rising(writer: PageBuilder, number: int) -> SidePage:
    prices = zip(COMMODITIES, writer.view.prices, worths_after(number, writer.view), strict=True)
    moved = [row for row, up in zip(prices, PRODUCTION_CARDS[number].price, strict=True) if up]
    rows = (
        TableRow(commodity(writer, name), (f"{writer.money(before)}→{writer.money(after)}",))
        for name, before, after in moved
    )
    return SidePage(writer.say("ask.card.rising"), tuple(rows), writer.say("ask.card.rising_note"))


def hidden(writer: PageBuilder) -> Page:
    """The page of a card that only its owner may see: all unseen cards together."""
    title, kind = writer.say("ask.card.hidden"), writer.say("ask.card.hidden_kind")
    return replace(pile(writer), title=title, kind=kind)


def pile(writer: PageBuilder) -> Page:
    """The page of the draw pile and the discard pile."""
    view, say = writer.view, writer.say
    out = unseen(writer)
    return Page(
        title=say("ask.pile.title"),
        kind=say("ask.pile.kind"),
        rules=(say("ask.pile.draws"), say("ask.pile.shuffled")),
        picture=large.deck("production"),
        badges=(
            writer.badge(view.draw_pile, "ask.pile.draw"),
            writer.badge(len(view.discard_pile), "ask.pile.discarded"),
            writer.badge(len(PRODUCTION_CARDS), "ask.pile.all"),
        ),
        now=Now(say("ask.pile.unseen", n=len(out)), tuple(_icons(writer, out))),
        beside=SidePage(
            say("ask.pile.discard"), tuple(_icons(writer, view.discard_pile)), say("ask.pile.note")
        ),
        brief=say("ask.pile.brief", n=view.draw_pile),
        in_book="produce.draw",
        ground=GROUND,
    )


def unseen(writer: PageBuilder) -> tuple[int, ...]:
    """The cards that the viewer cannot see: in the draw pile or in hidden hands."""
    view = writer.view
    seen = {*view.discard_pile, *(card for player in view.players for card in player.hand or ())}
    return tuple(number for number in PRODUCTION_CARDS if number not in seen)


def _icons(writer: PageBuilder, numbers: Iterable[int]) -> list[TableRow]:
    """For each commodity the number of icons on these cards that raise its price, and that produce it."""
    found = [PRODUCTION_CARDS[number] for number in numbers]
    prices, tokens = [card.price for card in found], [card.production for card in found]
    rows = [writer.columns("ask.pile.rises", "ask.pile.makes")]
    for index, name in enumerate(COMMODITIES):
        rises, makes = (sum(halves[index] for halves in cards) for cards in (prices, tokens))
        rows.append(TableRow(commodity(writer, name), (str(rises), str(makes))))
    return rows
