"""The page of a town: both payments, its points, the pair it may make, who could pay."""

from msgspec.structs import replace

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITY_INDEX, TOWNS, Town
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.raccoon_tycoon.inspection import large
from scenes.raccoon_tycoon.inspection.writer import PageBuilder
from scenes.table.inspection.page import Now, Page, PageAction, SidePage, Sum, TableRow


def page(writer: PageBuilder, name: str, offered: bool = True) -> Page:
    """The page of a town; `offered` if it can be bought."""
    town, say = TOWNS[name], writer.say
    discount = writer.me.powers.town_discount
    pays = say("ask.town.pay", named=town.commodity_cost, token=f"[{town.commodity}]", any=town.any_cost)
    rules = [pays, say("ask.town.pairs")]
    if discount:
        rules.append(say("ask.town.discount", n=discount))
    return Page(
        title=writer.named(name),
        kind=say("ask.town.kind"),
        rules=tuple(rules),
        picture=large.card(writer, "town", name),
        badges=(
            writer.badge(writer.points(town.points), "ask.town.worth"),
            writer.badge(writer.view.town_deck, "ask.town.deck"),
        ),
        now=_now(writer, town) if offered else None,
        beside=_payers(writer, town) if offered else None,
        brief=say("ask.town.brief", gain=writer.gain(gained(writer.me, name))) if offered else "",
        action=_action(writer, town) if offered else None,
        in_book="town",
        ground=("#5a2a30", "#2a1216"),
    )


def _action(writer: PageBuilder, town: Town) -> PageAction:
    why = "" if can_pay(writer.me, town) else writer.say("table.why.town", town=writer.named(town.name))
    return PageAction("town", writer.say("ask.town.deed"), why)


def gained(player: PlayerView, town: str) -> int:
    """The VP that this town adds to a player, pair and bonuses included."""
    return replace(player, towns=(*player.towns, town)).score.total - player.score.total


def named_cost(player: PlayerView, town: Town) -> int:
    """The town's price for this player in its own commodity; a Brick Works reduces it."""
    return max(0, town.commodity_cost - player.powers.town_discount)


def any_cost(player: PlayerView, town: Town) -> int:
    """The town's price for this player in any mix of tokens; a Brick Works reduces it."""
    return max(0, town.any_cost - player.powers.town_discount)


def cheapest(tokens: Counts, prices: Counts, count: int) -> int | None:
    """The worth of the `count` cheapest tokens at these prices; None where there are fewer."""
    each = sorted(price for price, held in zip(prices, tokens, strict=True) for _ in range(held))
    return sum(each[:count]) if len(each) >= count else None


def lines(writer: PageBuilder, name: str) -> tuple[TableRow, ...]:
    """The worth of either payment at the present prices, and the VP that the town brings."""
    me, say, view, town = writer.me, writer.say, writer.view, TOWNS[name]
    held = me.tokens[COMMODITY_INDEX[town.commodity]]
    price = view.prices[COMMODITY_INDEX[town.commodity]]
    named, mixed = named_cost(me, town), any_cost(me, town)
    cost = cheapest(me.tokens, view.prices, mixed)
    worth = say("ask.town.too_few") if cost is None else writer.money(cost)
    score, after = me.score, replace(me, towns=(*me.towns, name)).score
    rows = [
        writer.row(
            "ask.town.named", writer.money(named * price), n=named, token=f"[{town.commodity}]", held=held
        ),
        writer.row("ask.town.mixed", worth, n=mixed, held=sum(me.tokens)),
        writer.row("ask.town.points", writer.gain(town.points)),
        writer.row("ask.town.pair", writer.gain(after.pairs - score.pairs)),
    ]
    if after.bonuses != score.bonuses:
        rows.append(writer.row("auction.bonus", writer.gain(after.bonuses - score.bonuses)))
    return tuple(rows)


def _now(writer: PageBuilder, town: Town) -> Now:
    total = Sum(
        writer.gain(gained(writer.me, town.name)), writer.say("ask.town.if_bought"), _ways(writer, town)
    )
    return Now(writer.meaning_title, lines(writer, town.name), total)


def _ways(writer: PageBuilder, town: Town) -> str:
    """The words for which payments are possible, or for what is missing."""
    me = writer.me
    held = me.tokens[COMMODITY_INDEX[town.commodity]]
    short = named_cost(me, town) - held, any_cost(me, town) - sum(me.tokens)
    key = {(True, True): "both", (True, False): "only_named", (False, True): "only_any"}.get(
        (short[0] <= 0, short[1] <= 0), "neither"
    )
    return writer.say(f"ask.town.{key}", named=short[0], any=short[1], token=f"[{town.commodity}]")


def can_pay(player: PlayerView, town: Town) -> bool:
    """Whether a player holds either payment: tokens are public."""
    held = player.tokens[COMMODITY_INDEX[town.commodity]]
    return held >= named_cost(player, town) or sum(player.tokens) >= any_cost(player, town)


def _payers(writer: PageBuilder, town: Town) -> SidePage:
    """Each player's tokens, and the VP that the town would bring those who can pay."""
    say = writer.say
    heads = (say(f"event.word.{town.commodity}"), say("ask.town.all_tokens"), say("ask.town.brings"))
    rows = [TableRow("", heads, head=True)]
    for seat, player in enumerate(writer.view.players):
        held = player.tokens[COMMODITY_INDEX[town.commodity]]
        brings = writer.gain(gained(player, town.name)) if can_pay(player, town) else "–"
        rows.append(TableRow(writer.player(seat), (str(held), str(sum(player.tokens)), brings)))
    return SidePage(say("ask.town.who"), tuple(rows), say("ask.town.who_note"))
