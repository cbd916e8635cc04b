"""The pages of the decks: what is still in them, as far as it follows from what everybody sees."""

from __future__ import annotations

from collections import Counter

from raccoon.app.wording import listed
from raccoon.games.raccoon_tycoon.catalogue import ADVANCED_TILES, BASIC_TILES, BUILDINGS, RAILROADS, TOWNS
from scenes.raccoon_tycoon.inspection.drawn import large
from scenes.raccoon_tycoon.inspection.looker import PageBuilder
from scenes.raccoon_tycoon.inspection.railroads import in_deck
from scenes.table.inspection.page import Now, Page, SidePage, TableRow

GROUND = ("#33303f", "#16141d")


def railroads(looker: PageBuilder) -> Page:
    """Which railroads are still to come, and what the next card of each would bring."""
    say = looker.say
    rows = [looker.columns("ask.deck.next_card", "ask.deck.left")]
    for name in RAILROADS:
        if left := in_deck(looker, name):
            rows.append(TableRow(looker.named(name), (looker.next_gain(name), str(left))))
    now = Now(say("ask.deck.in_it"), tuple(rows))
    return _page(looker, "railroads", "railroad", looker.view.railroad_deck, now)


def towns(looker: PageBuilder) -> Page:
    """The page of the towns' deck: the number of each worth still to come, and the names they may have."""
    view, say = looker.view, looker.say
    seen = {view.town, *(name for player in view.players for name in player.towns)}
    unseen = [town for town in TOWNS.values() if town.name not in seen]
    worth = Counter(town.points for town in unseen)
    gone = 1 if len(view.players) == 2 else 0
    rows = [looker.columns("ask.deck.left")]
    rows += [
        TableRow(looker.points(points), (str(count - gone),))
        for points, count in worth.items()
        if count > gone
    ]
    named = tuple(
        TableRow(f"{looker.points(town.points)}  {looker.named(town.name)}  [{town.commodity}]")
        for town in unseen
    )
    key = "towns_two" if gone else "towns"
    leaf = SidePage(say("ask.deck.which"), named, say(f"ask.deck.{key}.note")) if named else None
    return _page(looker, key, "town", view.town_deck, Now(say("ask.deck.in_it"), tuple(rows)), leaf)


def buildings(looker: PageBuilder) -> Page:
    """Which advanced tiles are still to come."""
    view, say = looker.view, looker.say
    shown = [name for player in view.players for name in player.buildings] + list(view.building_offer)
    faces = Counter(BUILDINGS[name].upgraded_from or name for name in shown)
    left = (Counter() if view.options.beginners else Counter(ADVANCED_TILES)) - faces
    money = looker.me.money
    payable = "–" if money is None else str(sum(left[name] for name in left if BUILDINGS[name].cost <= money))
    cheapest = min((BUILDINGS[name].cost for name in left), default=0)
    now = [looker.row("ask.deck.payable", payable), looker.row("ask.deck.cheapest", looker.money(cheapest))]
    rows = tuple(
        TableRow(looker.named(name), (looker.money(BUILDINGS[name].cost), str(count)))
        for name, count in left.items()
    )
    leaf = SidePage(say("ask.deck.which"), rows, say("ask.deck.buildings.note")) if rows else None
    gone = [looker.named(name) for name in BASIC_TILES if name not in faces]
    words = say("ask.deck.gone", names=listed(gone, say, "comma")) if gone else ""
    told = Now(looker.now, tuple(now)) if rows else None
    return _page(looker, "buildings", "building", view.building_stack, told, leaf, words)


def _page(
    looker: PageBuilder,
    key: str,
    kind: str,
    left: int,
    now: Now | None,
    leaf: SidePage | None = None,
    more: str = "",
) -> Page:
    say = looker.say
    rules = (say(f"ask.deck.{key}.rule"), say(f"ask.deck.{key}.order"), more)
    return Page(
        title=say(f"ask.deck.{kind}.title"),
        kind=say("ask.deck.kind", n=left),
        rules=tuple(filter(None, rules)),
        picture=large.deck(kind),
        now=now,
        beside=leaf,
        brief=say("ask.deck.brief", n=left),
        in_book={"railroad": "railroads", "town": "town.next", "building": "build.buy"}[kind],
        ground=GROUND,
    )
