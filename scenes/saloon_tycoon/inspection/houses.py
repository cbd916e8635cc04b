"""Pages of what houses are made of: tiles of the yard, rooms, empty lots."""

from __future__ import annotations

from functools import partial

from raccoon.app.wording import refuse
from raccoon.games.saloon_tycoon.catalogue import LARGE, LOTS, MARKET_INDEX, SPACES, TILES
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.front import Room
from scenes.saloon_tycoon.holdings import desk_seat
from scenes.saloon_tycoon.inspection import views
from scenes.saloon_tycoon.inspection.looker import PageBuilder, drawn
from scenes.saloon_tycoon.rulebook.first import explained
from scenes.saloon_tycoon.words import facts
from scenes.table.inspection.page import Badge, Large, Now, Page, PageAction, TableRow


def _sheet(tile: str) -> tuple[float, float]:
    return (480.0, 252.0) if tile in LARGE else (300.0, 315.0)


def _picture(tile: str, cubes: int) -> Large:
    return drawn(lambda size: art.room(tile, cubes, SPACES[tile], size, cubes == SPACES[tile]), _sheet(tile))


def _kind(looker: PageBuilder, tile: str) -> str:
    found = TILES[tile]
    key = ".special" if found.special else ".large" if tile in LARGE else ""
    return looker.say(f"saloon.ask.tile{key}")


def _badges(looker: PageBuilder, tile: str) -> tuple[Badge, ...]:
    found = TILES[tile]
    figures = (("cost", found.cost), ("cubes", found.cubes), ("points", found.finish_points))
    return tuple(Badge(str(figure), looker.say(f"saloon.ask.{name}")) for name, figure in figures)


def tile(looker: PageBuilder, name: str) -> Page:
    """A tile of the yard: what it does, who has built it, whether it could be built."""
    say, view = looker.say, looker.view
    why = view.obstacle(name, desk_seat(view))
    hindered = refuse(why, say, facts.told) if why else ""
    left = view.market[MARKET_INDEX[name]]
    rows = [TableRow(say("saloon.ask.left", n=left) if left else say("saloon.ask.gone"), marked=True)]
    if hindered and left:
        rows.append(TableRow(hindered))
    built = [(seat, sum(room.tile == name for room in p.rooms)) for seat, p in enumerate(view.players)]
    if any(count for _, count in built):
        rows.append(TableRow(say("saloon.ask.owners"), head=True))
    rows += [TableRow(looker.name(seat), (str(count),)) for seat, count in built if count]
    return Page(
        looker.tile(name),
        _kind(looker, name),
        (say(f"saloon.tile.{name}.text"), *explained(name, say), say("saloon.ask.yard.rule")),
        _picture(name, SPACES[name]),
        _badges(looker, name),
        Now(say("saloon.ask.now"), tuple(rows)),
        brief=hindered or say("saloon.ask.left", n=left),
        deed=PageAction("build_tile", say("saloon.ask.build"), hindered),
        in_book=name,
    )


def room(looker: PageBuilder, seat: int, number: int) -> Page:
    """A room of somebody's house: how many cubes finish it, and what that brings."""
    say, found = looker.say, looker.view.players[seat].rooms[number]
    own = seat == looker.view.seat
    return Page(
        looker.tile(found.tile),
        _kind(looker, found.tile),
        (say(f"saloon.tile.{found.tile}.text"),),
        _picture(found.tile, found.cubes),
        _badges(looker, found.tile),
        Now(looker.name(seat), _standing(looker, seat, found)),
        brief=say("saloon.ask.finished") if found.finished else _unfinished(looker, seat, found),
        deed=PageAction("supply", say("saloon.ask.supply")) if own and not found.finished else None,
        in_book=found.tile,
    )


def _standing(looker: PageBuilder, seat: int, found: Room) -> tuple[TableRow, ...]:
    say = looker.say
    place = say("saloon.corner") if found.place == "corner" else found.place
    where = say("saloon.place.upper", lot=place, floor=found.floor)
    counted = say("saloon.ask.room", where=where, cubes=found.cubes, of=SPACES[found.tile])
    told = say("saloon.ask.finished") if found.finished else _unfinished(looker, seat, found)
    return TableRow(counted, marked=True), TableRow(told)


def _unfinished(looker: PageBuilder, seat: int, found: Room) -> str:
    spaces = SPACES[found.tile] - found.cubes
    price = looker.view.players[seat].burdens.cube_price
    return looker.say("saloon.ask.unfinished", n=spaces, gold=spaces * price)


def lot(looker: PageBuilder, name: str) -> Page:
    """An empty lot of the own board."""
    say, found = looker.say, LOTS[name]
    smooth = looker.view.options.smooth_lots
    gold, points = (found.smooth_gold, found.smooth_points) if smooth else (found.gold, found.points)
    rule = say("saloon.ask.lot.rule", gold=gold, n=points)
    picture = drawn(partial(views.lot, name, smooth), (300.0, 315.0))
    badges = (Badge(str(gold), say("saloon.ask.cost")), Badge(str(points), say("saloon.ask.points")))
    return Page(
        say("saloon.ask.lot", lot=name),
        say("saloon.ask.lot.kind"),
        (rule,),
        picture,
        badges,
        in_book="build.lots",
    )
