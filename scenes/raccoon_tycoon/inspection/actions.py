"""The pages of the verbs, the choices inside them, the turn, and the standing bid."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, RAILROADS
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.inspection import cards, chosen_piece, gains, large, towns
from scenes.raccoon_tycoon.inspection.writer import PageBuilder, token
from scenes.raccoon_tycoon.keys import VERBS
from scenes.table.inspection.page import InlineDrawing, Large, Now, Page, SidePage, TableRow

GROUND = ("#23504f", "#0e2526")
ICONS = {verb.name: verb.icon for verb in VERBS}
"""The icon of each verb; its name is also that of its page in the rulebook."""
MADE, SOLD = (1, 1, 0, 1, 0, 1), ("goods", 4)
"""Example tokens for the pictures of producing and selling."""
CHOICES = {
    "start": ("cards", "setup.tokens"),
    "take": ("produce", "produce.limit"),
    "discard": ("warehouse", "storage.discard"),
    "bonus": ("building", "produce.bonus"),
    "floor": ("coin", "produce.floor"),
}
"""The icon of each choice that is asked for by itself, and its place in the rulebook."""


def verb(writer: PageBuilder, name: str) -> Page:
    """The page of one of the five actions."""
    page = _page(writer, f"verb.{name}", writer.say(f"table.verb.{name}"), (ICONS[name], name))
    now = Now(writer.meaning_title, tuple(outlook(writer, name)))
    return replace(page, picture=_picture(writer.view, name) or page.picture, now=now)


def _picture(view: View, name: str) -> Large | None:
    """The picture of an action's object in this position; None where none is left."""
    seen = {
        "produce": [chosen_piece.taken(MADE)],
        "sell": [chosen_piece.lot(*SOLD)],
        "auction": [chosen_piece.railroad(found) for found in view.railroad_offer],
        "build": [chosen_piece.building(found) for found in view.building_offer],
        "town": [chosen_piece.town(view.town)] if view.town else [],
    }[name]
    return large.seen(seen[0]) if seen else None


def choice(writer: PageBuilder, key: str) -> Page:
    """The page of a choice inside an action."""
    return _page(writer, f"choice.{key}", writer.say(f"choice.{key}.title"), CHOICES[key])


def _page(writer: PageBuilder, key: str, title: str, drawn: tuple[str, str]) -> Page:
    return Page(
        title=title,
        kind=writer.say("ask.verb.kind"),
        rules=(writer.say(f"ask.{key}.rule"), writer.say(f"ask.{key}.more")),
        picture=large.object_of(drawn[0]),
        in_book=drawn[1],
        ground=GROUND,
    )


def turn(writer: PageBuilder) -> Page:
    """The page of the turn: whose it is, the order of seats, what is left until the end."""
    view, say = writer.view, writer.say
    left = (
        (say("ask.turn.railroads"), view.railroad_deck + len(view.railroad_offer)),
        (say("ask.turn.towns"), view.town_deck + (view.town is not None)),
        (say("ask.turn.buildings"), view.building_stack + len(view.building_offer)),
    )
    key = "final" if view.final_round else "longer" if view.options.longer_game else "usual"
    order = [(view.turn + step) % len(view.players) for step in range(len(view.players))]
    return Page(
        title=writer.say("table.gazette.round", n=view.round),
        kind=say("ask.turn.kind", name=writer.name(view.turn)),
        rules=(say("ask.turn.rule"), say(f"ask.turn.end_{key}")),
        picture=large.object_of("start player"),
        badges=(writer.badge(view.round, "ask.turn.round"),),
        now=Now(say("ask.turn.left"), tuple(TableRow(words, (str(count),)) for words, count in left)),
        beside=SidePage(
            say("ask.turn.order"),
            tuple(TableRow(writer.player(seat), marked=seat == view.turn) for seat in order),
            say("ask.turn.start", name=writer.name(view.start_player)),
        ),
        in_book="end",
        ground=GROUND,
    )


def bid(writer: PageBuilder) -> Page:
    """The page of the standing bid: the leader, and who still bids."""
    auction, say = writer.in_auction, writer.say
    assert auction
    rows = []
    for step in range(len(writer.view.players)):
        seat = (auction.starter + step) % len(writer.view.players)
        state = "leads" if seat == auction.leader else "in" if seat in auction.active else "out"
        rows.append(TableRow(writer.player(seat), (say(f"ask.bid.{state}"),), marked=seat == auction.leader))
    once = writer.view.options.bids_once(len(writer.view.players))
    return Page(
        title=say("ask.bid.title", bid=auction.bid),
        kind=writer.say(
            "auction.opened", starter=writer.name(auction.starter), railroad=writer.named(auction.railroad)
        ),
        rules=(say("ask.bid.two" if once else "ask.bid.rule"), say("ask.bid.again")),
        picture=large.object_of("gavel"),
        badges=(
            writer.badge(writer.money(auction.bid), "ask.bid.stands"),
            writer.badge(writer.money(auction.bid + 1), "ask.bid.least"),
        ),
        now=Now(say("ask.bid.who"), tuple(rows)),
        in_book="auction.bid",
        ground=GROUND,
    )


def outlook(writer: PageBuilder, verb: str) -> Sequence[TableRow | InlineDrawing]:
    """The lines about what an action would bring now; a line that says so where it is impossible."""
    return _OUTLOOKS[verb](writer) or (writer.row(f"ask.verb.{verb}.nothing"),)


def _produce(writer: PageBuilder) -> Sequence[TableRow]:
    """The most valuable tokens of each card in the hand, with their worth at the prices after it."""
    found = []
    for number in writer.me.hand or ():
        taken, worth = cards.best(writer, number)
        found.append(TableRow("".join(token(index) for index in taken), (writer.money(worth),)))
    return found


def _sell(writer: PageBuilder) -> Sequence[TableRow]:
    """The income from selling all of each commodity, the best first."""
    lots = zip(writer.me.tokens, writer.view.prices, range(len(COMMODITIES)), strict=True)
    sums = sorted(((held * price, held, index) for held, price, index in lots if held), reverse=True)
    return [TableRow(f"{held} {token(index)}", (writer.money(income),)) for income, held, index in sums]


def _auction(writer: PageBuilder) -> Sequence[TableRow]:
    """The VP of the railroads on offer, and their minimum bids."""
    rows = []
    for name in dict.fromkeys(writer.view.railroad_offer):
        bid = writer.say("table.minimum_bid", bid=RAILROADS[name].minimum_bid)
        rows.append(TableRow(writer.named(name), (bid, writer.next_gain(name))))
    return rows


def _build(writer: PageBuilder) -> Sequence[TableRow]:
    """The cost and VP of the buildings on offer and of upgrades of the own ones."""
    names = list(dict.fromkeys(writer.view.building_offer))
    names += [upgrade for name in writer.me.buildings if (upgrade := BUILDINGS[name].upgrade)]
    rows = []
    for name in names:
        gain = writer.gain(gains.gained(writer.me, BUILDINGS[name]))
        rows.append(TableRow(writer.named(name), (writer.money(BUILDINGS[name].cost), gain)))
    return rows


_OUTLOOKS: dict[str, Callable[[PageBuilder], Sequence[TableRow | InlineDrawing]]] = {
    "produce": _produce,
    "sell": _sell,
    "auction": _auction,
    "build": _build,
    "town": lambda writer: towns.lines(writer, writer.view.town) if writer.view.town else (),
}
