"""The page of a building: its power, its other side, what it would bring now, its cost."""

from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, Building
from scenes.learning.book_blocks import filled
from scenes.raccoon_tycoon.art import signs
from scenes.raccoon_tycoon.inspection import gains, large
from scenes.raccoon_tycoon.inspection.writer import PageBuilder
from scenes.raccoon_tycoon.rulebook.pieces import facts, power_key
from scenes.table.inspection.page import Now, Page, PageAction, SidePage, Sum, TableRow


def page(writer: PageBuilder, name: str, owner: int | None = None) -> Page:
    """The page of a building face, on offer or owned by a seat."""
    building, say = BUILDINGS[name], writer.say
    owned = owner is not None
    bare = replace(writer.me, buildings=())
    tile = gains.with_building(bare, building)
    return Page(
        title=writer.named(name),
        kind=say("ask.building.basic" if building.basic else "ask.building.advanced"),
        rules=tuple(_rules(writer, building)),
        picture=large.building(writer, name, priced=not owned),
        badges=(
            writer.badge(writer.points(tile.score.buildings - bare.score.buildings), "ask.building.as_tile"),
            writer.badge(f"+{tile.powers.storage_limit - bare.powers.storage_limit}", "ask.building.room"),
            writer.badge(building.copies, "ask.building.copies"),
        ),
        now=_worth(writer, building, owner),
        beside=_owners(writer, building),
        brief="" if owned else _costs(writer, building),
        action=_action(writer, building, owner),
        in_book=building.upgraded_from or building.name,
        ground=signs.enamel(name),
    )


def _rules(writer: PageBuilder, building: Building) -> list[str]:
    """The words of the rulebook for its power, which include the other side; then its mark."""
    if building.upgraded_from:
        words = "".join(f"[{name}]" for name in building.commodities)
        tokens = "[any]" if building.commodities == COMMODITIES else words
        power = writer.say("ask.building.upgraded", n=building.amount, tokens=tokens)
    else:
        power = filled(writer.say, power_key(building), facts(building))
    return [power, writer.say(f"ask.building.mark.{building.mark}")] if building.mark else [power]


def _costs(writer: PageBuilder, building: Building) -> str:
    money = writer.me.money
    if money is None:
        return writer.say("ask.building.costs", cost=building.cost)
    if short := writer.short_of(building.cost):
        return writer.say("ask.building.too_dear", cost=building.cost, money=money, short=short)
    return writer.say("ask.building.leaves", cost=building.cost, money=money, left=money - building.cost)


def _now(writer: PageBuilder, building: Building) -> Now:
    points = gains.gained(writer.me, building)
    total = Sum(writer.gain(points), writer.say("ask.building.at_once"), _costs(writer, building))
    return Now(writer.meaning_title, tuple(gains.rows(writer, building.name)), total)


def _worth(writer: PageBuilder, building: Building, owner: int | None) -> Now | None:
    """The lines about a tile on offer, or for its owner; None for another player's tile."""
    if owner is None:
        return None if writer.over else _now(writer, building)
    return _owned(writer, building) if owner == writer.seat else None


def _owned(writer: PageBuilder, building: Building) -> Now:
    """The lines about an own tile: its upgrade, if it has one, else its effect on the owner's points."""
    if building.upgrade and not writer.over:
        return _now(writer, BUILDINGS[building.upgrade])
    before = writer.without(building.name)
    points = writer.me.score.total - before.me.score.total
    total = Sum(writer.gain(points), writer.say("ask.building.counted"))
    return Now(writer.meaning_title, tuple(gains.rows(before, building.name)), total)


def _owners(writer: PageBuilder, building: Building) -> SidePage | None:
    """The owners of a tile of this kind, either side up; None without any."""
    faces = {building.name, building.upgrade, building.upgraded_from}
    rows = []
    for seat, player in enumerate(writer.view.players):
        held = [name for name in player.buildings if name in faces]
        rows += [TableRow(writer.player(seat), _side(writer, name)) for name in held]
    if not rows:
        return None
    return SidePage(writer.say("ask.building.owners"), tuple(rows))


def _side(writer: PageBuilder, name: str) -> tuple[str, ...]:
    """The words for the side of a bonus building that is up; none for other buildings."""
    face = BUILDINGS[name]
    return (writer.say("ask.building.side", n=face.amount),) if face.power == "bonus" else ()


def _action(writer: PageBuilder, building: Building, owner: int | None) -> PageAction | None:
    """The button to buy it, or to upgrade an own tile; None where neither is possible."""
    if owner is None:
        words = writer.say("ask.building.buy", cost=building.cost)
        return PageAction("build", words, _too_dear(writer, building.cost))
    if owner == writer.seat and writer.mine and building.upgrade:
        cost = BUILDINGS[building.upgrade].cost
        return PageAction("build", writer.say("ask.building.turn_over", cost=cost), _too_dear(writer, cost))
    return None


def _too_dear(writer: PageBuilder, cost: int) -> str:
    short = writer.short_of(cost)
    return writer.say("ask.building.short", cost=cost, short=short) if short else ""
