"""The pages of the decks: what is still in them, as far as public knowledge goes."""

from collections import Counter

from raccoon.app.wording import listed
from raccoon.games.raccoon_tycoon.catalogue import ADVANCED_TILES, BASIC_TILES, BUILDINGS, RAILROADS, TOWNS
from scenes.raccoon_tycoon.inspection import large
from scenes.raccoon_tycoon.inspection.railroads import in_deck
from scenes.raccoon_tycoon.inspection.writer import PageBuilder
from scenes.table.inspection.page import Now, Page, SidePage, TableRow

GROUND = ("#33303f", "#16141d")


def railroads(writer: PageBuilder) -> Page:
    """The page of the railroads' deck: the cards left of each railroad, and the VP of its next card."""
    say = writer.say
    rows = [writer.columns("ask.deck.next_card", "ask.deck.left")]
    for name in RAILROADS:
        if left := in_deck(writer, name):
            rows.append(TableRow(writer.named(name), (writer.next_gain(name), str(left))))
    now = Now(say("ask.deck.in_it"), tuple(rows))
    return _page(writer, "railroads", "railroad", writer.view.railroad_deck, now)


def towns(writer: PageBuilder) -> Page:
    """The page of the towns' deck: the number left of each worth, and the names they may have."""
    view, say = writer.view, writer.say
    seen = {view.town, *(name for player in view.players for name in player.towns)}
    unseen = [town for town in TOWNS.values() if town.name not in seen]
    worth = Counter(town.points for town in unseen)
    gone = 1 if len(view.players) == 2 else 0
    rows = [writer.columns("ask.deck.left")]
    rows += [
        TableRow(writer.points(points), (str(count - gone),))
        for points, count in worth.items()
        if count > gone
    ]
    named = tuple(
        TableRow(f"{writer.points(town.points)}  {writer.named(town.name)}  [{town.commodity}]")
        for town in unseen
    )
    key = "towns_two" if gone else "towns"
    leaf = SidePage(say("ask.deck.which"), named, say(f"ask.deck.{key}.note")) if named else None
    return _page(writer, key, "town", view.town_deck, Now(say("ask.deck.in_it"), tuple(rows)), leaf)


def buildings(writer: PageBuilder) -> Page:
    """The page of the buildings' stack: the advanced tiles left in it."""
    view, say = writer.view, writer.say
    shown = [name for player in view.players for name in player.buildings] + list(view.building_offer)
    faces = Counter(BUILDINGS[name].upgraded_from or name for name in shown)
    left = (Counter() if view.options.beginners else Counter(ADVANCED_TILES)) - faces
    money = writer.me.money
    payable = "–" if money is None else str(sum(left[name] for name in left if BUILDINGS[name].cost <= money))
    cheapest = min((BUILDINGS[name].cost for name in left), default=0)
    now = [writer.row("ask.deck.payable", payable), writer.row("ask.deck.cheapest", writer.money(cheapest))]
    rows = tuple(
        TableRow(writer.named(name), (writer.money(BUILDINGS[name].cost), str(count)))
        for name, count in left.items()
    )
    leaf = SidePage(say("ask.deck.which"), rows, say("ask.deck.buildings.note")) if rows else None
    gone = [writer.named(name) for name in BASIC_TILES if name not in faces]
    words = say("ask.deck.gone", names=listed(gone, say, "comma")) if gone else ""
    meaning = Now(writer.meaning_title, tuple(now)) if rows else None
    return _page(writer, "buildings", "building", view.building_stack, meaning, leaf, words)


def _page(
    writer: PageBuilder,
    key: str,
    kind: str,
    left: int,
    now: Now | None,
    leaf: SidePage | None = None,
    more: str = "",
) -> Page:
    say = writer.say
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
