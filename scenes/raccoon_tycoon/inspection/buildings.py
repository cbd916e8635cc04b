"""The page of a building: its power in full, its other side, what it would bring now and what it costs."""

from __future__ import annotations

from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, Building
from scenes.learning.book_blocks import filled
from scenes.raccoon_tycoon.art import signs
from scenes.raccoon_tycoon.inspection import gains
from scenes.raccoon_tycoon.inspection.drawn import large
from scenes.raccoon_tycoon.inspection.looker import PageBuilder
from scenes.raccoon_tycoon.rulebook.pieces import facts, power_key
from scenes.table.inspection.page import Now, Page, PageAction, SidePage, Sum, TableRow


def page(looker: PageBuilder, name: str, owner: int | None = None) -> Page:
    """The face of that name: on offer, or owned by somebody."""
    building, say = BUILDINGS[name], looker.say
    owned = owner is not None
    bare = replace(looker.me, buildings=())
    tile = gains.with_building(bare, building)
    return Page(
        title=looker.named(name),
        kind=say("ask.building.basic" if building.basic else "ask.building.advanced"),
        rules=tuple(_rules(looker, building)),
        picture=large.building(looker, name, priced=not owned),
        badges=(
            looker.badge(looker.points(tile.score.buildings - bare.score.buildings), "ask.building.as_tile"),
            looker.badge(f"+{tile.powers.storage_limit - bare.powers.storage_limit}", "ask.building.room"),
            looker.badge(building.copies, "ask.building.copies"),
        ),
        now=_worth(looker, building, owner),
        beside=_beside(looker, building),
        brief="" if owned else _costs(looker, building),
        deed=_deed(looker, building, owner),
        in_book=building.upgraded_from or building.name,
        ground=signs.FAMILIES[signs.family_of(name)],
    )


def _rules(looker: PageBuilder, building: Building) -> list[str]:
    """Its power in the words of the rulebook, which name the other side as well; then its mark."""
    if building.upgraded_from:
        words = "".join(f"[{name}]" for name in building.commodities)
        tokens = "[any]" if building.commodities == COMMODITIES else words
        power = looker.say("ask.building.upgraded", n=building.amount, tokens=tokens)
    else:
        power = filled(looker.say, power_key(building), facts(building))
    return [power, looker.say(f"ask.building.mark.{building.mark}")] if building.mark else [power]


def _costs(looker: PageBuilder, building: Building) -> str:
    """Its cost, and what is left of the money."""
    money = looker.me.money
    if money is None:
        return looker.say("ask.building.costs", cost=building.cost)
    if short := looker.short_of(building.cost):
        return looker.say("ask.building.too_dear", cost=building.cost, money=money, short=short)
    return looker.say("ask.building.leaves", cost=building.cost, money=money, left=money - building.cost)


def _now(looker: PageBuilder, building: Building) -> Now:
    points = gains.gained(looker.me, building)
    told = Sum(looker.gain(points), looker.say("ask.building.at_once"), _costs(looker, building))
    return Now(looker.now, tuple(gains.rows(looker, building.name)), told)


def _worth(looker: PageBuilder, building: Building, owner: int | None) -> Now | None:
    """The meaning of the tile now: on offer, or to its owner; None for a tile that is somebody else's."""
    if owner is None:
        return None if looker.over else _now(looker, building)
    return _owned(looker, building) if owner == looker.seat else None


def _owned(looker: PageBuilder, building: Building) -> Now:
    """A tile that stands already: its other side, where it has one, else what it does for its owner."""
    if building.upgrade and not looker.over:
        return _now(looker, BUILDINGS[building.upgrade])
    before = looker.without(building.name)
    points = looker.me.score.total - before.me.score.total
    told = Sum(looker.gain(points), looker.say("ask.building.counted"))
    return Now(looker.now, tuple(gains.rows(before, building.name)), told)


def _beside(looker: PageBuilder, building: Building) -> SidePage | None:
    """The owners of a tile of this kind, on either side."""
    faces = {building.name, building.upgrade, building.upgraded_from}
    rows = []
    for seat, player in enumerate(looker.view.players):
        held = [name for name in player.buildings if name in faces]
        rows += [TableRow(looker.player(seat), _side(looker, name)) for name in held]
    if not rows:
        return None
    return SidePage(looker.say("ask.building.owners"), tuple(rows))


def _side(looker: PageBuilder, name: str) -> tuple[str, ...]:
    """Which side of a bonus building lies up."""
    face = BUILDINGS[name]
    return (looker.say("ask.building.side", n=face.amount),) if face.power == "bonus" else ()


def _deed(looker: PageBuilder, building: Building, owner: int | None) -> PageAction | None:
    """To buy it; an own tile with another side can be upgraded."""
    if owner is None:
        words = looker.say("ask.building.buy", cost=building.cost)
        return PageAction("build", words, _too_dear(looker, building.cost))
    if owner == looker.seat and looker.mine and building.upgrade:
        cost = BUILDINGS[building.upgrade].cost
        return PageAction("build", looker.say("ask.building.turn_over", cost=cost), _too_dear(looker, cost))
    return None


def _too_dear(looker: PageBuilder, cost: int) -> str:
    """Why it cannot be paid, "" when it can."""
    short = looker.short_of(cost)
    return looker.say("ask.building.short", cost=cost, short=short) if short else ""
