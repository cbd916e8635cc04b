"""The inspection pages of tiles of the yard, rooms and empty lots."""

from functools import partial

import pygame

from raccoon.app.wording import refuse
from raccoon.games.saloon_tycoon.catalogue import LARGE, LOTS, MARKET_INDEX, SPACES, TILES
from scenes.art.frame import Frame, Size
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.front import Room
from scenes.saloon_tycoon.holdings import desk_seat
from scenes.saloon_tycoon.inspection.writer import PageBuilder
from scenes.saloon_tycoon.picture import house
from scenes.saloon_tycoon.rulebook.learning import explained
from scenes.saloon_tycoon.words import telling
from scenes.table.inspection.page import Badge, Large, Now, Page, TableRow, drawn

LOT = (300.0, 315.0)
BAY = 120
"""The width of a lot for which its sign is made, in design units."""
WALK = 0.1
"""The height of the boardwalk, as a share of the picture."""


def _picture(tile: str, cubes: int) -> Large:
    sheet = (480.0, 252.0) if tile in LARGE else LOT
    return drawn(lambda size: art.room(tile, cubes, SPACES[tile], size, cubes == SPACES[tile]), sheet)


def _kind(writer: PageBuilder, tile: str) -> str:
    key = ".special" if TILES[tile].special else ".large" if tile in LARGE else ""
    return writer.ask(f"tile{key}")


def _badges(writer: PageBuilder, tile: str) -> tuple[Badge, ...]:
    found = TILES[tile]
    figures = {"cost": found.cost, "cubes": found.cubes, "points": found.finish_points}
    return tuple(writer.badge(figure, name) for name, figure in figures.items())


def tile(writer: PageBuilder, name: str) -> Page:
    """The page of a tile of the yard: its effect, who has built it, whether it can be built."""
    say, ask, view = writer.say, writer.ask, writer.view
    why = view.obstacle(name, desk_seat(view))
    hindered = refuse(why, say, telling.fact_words) if why else ""
    left = view.market[MARKET_INDEX[name]]
    rows = [writer.row("left" if left else "gone", marked=True, n=left)]
    if hindered and left:
        rows.append(TableRow(hindered))
    built = [(seat, sum(room.tile == name for room in p.rooms)) for seat, p in enumerate(view.players)]
    if any(count for _, count in built):
        rows.append(writer.head("owners"))
    rows += [TableRow(writer.name(seat), (str(count),)) for seat, count in built if count]
    return writer.page(
        writer.tile(name),
        _kind(writer, name),
        (say(f"saloon.tile.{name}.text"), *explained(name, say), ask("yard.rule")),
        _picture(name, SPACES[name]),
        rows,
        badges=_badges(writer, name),
        brief=hindered or ask("left", n=left),
        action=writer.action("build_tile", "build", hindered),
        in_book=name,
    )


def room(writer: PageBuilder, seat: int, number: int) -> Page:
    """The page of a room of any house: its effect, and the cubes that finish it."""
    found = writer.view.players[seat].rooms[number]
    own = seat == writer.view.seat
    status = writer.ask("finished") if found.finished else _unfinished(writer, seat, found)
    return writer.page(
        writer.tile(found.tile),
        _kind(writer, found.tile),
        (writer.say(f"saloon.tile.{found.tile}.text"),),
        _picture(found.tile, found.cubes),
        badges=_badges(writer, found.tile),
        now=Now(writer.name(seat), (_counted(writer, found), TableRow(status))),
        brief=status,
        action=writer.action("supply", "supply") if own and not found.finished else None,
        in_book=found.tile,
    )


def _counted(writer: PageBuilder, found: Room) -> TableRow:
    place = writer.say("saloon.corner") if found.place == "corner" else found.place
    where = writer.say("saloon.place.upper", lot=place, floor=found.floor)
    return writer.row("room", marked=True, where=where, cubes=found.cubes, of=SPACES[found.tile])


def _unfinished(writer: PageBuilder, seat: int, found: Room) -> str:
    spaces = SPACES[found.tile] - found.cubes
    price = writer.view.players[seat].burdens.cube_price
    return writer.ask("unfinished", n=spaces, gold=spaces * price)


def lot(writer: PageBuilder, name: str) -> Page:
    """The page of an empty lot of the own board."""
    found, smooth = LOTS[name], writer.view.options.smooth_lots
    gold, points = (found.smooth_gold, found.smooth_points) if smooth else (found.gold, found.points)
    return writer.page(
        writer.ask("lot", lot=name),
        writer.ask("lot.kind"),
        (writer.ask("lot.rule", gold=gold, n=points),),
        drawn(partial(_fence, name, smooth), LOT),
        badges=(writer.badge(gold, "cost"), writer.badge(points, "points")),
        in_book="build.lots",
    )


def _fence(name: str, smooth: bool, size: Size) -> pygame.Surface:
    """The fence of a lot with its sign, on the boardwalk in the evening."""
    picture = art.backdrop(size).copy()
    walk = pygame.Rect(0, 0, size[0], round(size[1] * WALK))
    walk.bottom = round(size[1] * 0.94)
    picture.blit(art.boardwalk(walk.size), walk)
    fence = pygame.Rect(0, 0, round(size[0] * 0.8), round(size[1] * 0.84))
    fence.midbottom = walk.midtop
    house.draw_lot_sign(picture, fence, name, smooth, Frame(0, 0, fence.width / BAY))
    return picture
