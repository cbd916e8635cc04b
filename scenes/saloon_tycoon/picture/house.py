"""A house front: its rooms, roofs and signs, and the highlights on it."""

import pygame

from raccoon.games.saloon_tycoon.catalogue import CORNER, LARGE, LOTS, SPACES
from scenes.art import Frame, Style, Typeface, names, rgb, shapes, text
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import CREAM, GILT_LIGHT, INK, LAMP, OAK, WOOD
from scenes.saloon_tycoon.front import Front, Room, Rooms, span
from scenes.saloon_tycoon.marks import Offered
from scenes.saloon_tycoon.picture import ink
from scenes.saloon_tycoon.picture.pictograms import REPUTATION

Rect = pygame.Rect
PIPPED = 40
"""The least height of a storey with cube spaces at its foot, in pixels."""


def draw_house(surface: pygame.Surface, front: Front, rooms: Rooms, shift: tuple[int, int]) -> None:
    """Draw every room and roof of a board, moved by so many pixels, and the light round its lit rooms."""
    boxes = [front.room(room).move(shift) for room in rooms]
    _shine(surface, boxes, [box for box, room in zip(boxes, rooms, strict=True) if room.finished])
    for box, room in zip(boxes, rooms, strict=True):
        _room(surface, box, room)
        if room.roof:
            top = front.roof(room).move(shift)
            surface.blit(art.roof(span(room.place, room.tile in LARGE)[1], top.size), top)
        elif box.height >= PIPPED and not _has_room_above(room, rooms):
            _cornice(surface, box)


def _shine(surface: pygame.Surface, boxes: list[Rect], lit: list[Rect]) -> None:
    """Draw the light round lit rooms, except where other rooms are at both sides and above."""
    for box in lit:
        beside = ((box.left - 4, box.centery), (box.right + 4, box.centery), (box.centerx, box.top - 4))
        if all(any(other.collidepoint(at) for other in boxes) for at in beside):
            continue
        reach = box.height if box.height >= PIPPED else box.height // 2
        glow = box.inflate(reach, reach)
        surface.blit(art.halo(glow.size), glow)


def _has_room_above(room: Room, rooms: Rooms) -> bool:
    first, wide = span(room.place, room.tile in LARGE)
    above = (span(other.place, other.tile in LARGE) for other in rooms if other.floor == room.floor + 1)
    return any(start < first + wide and first < start + bays for start, bays in above)


def _cornice(surface: pygame.Surface, box: Rect) -> None:
    """Draw the flat top of a room that carries nothing yet: a ledge with a row of blocks."""
    high = max(3, box.height // 18)
    ledge = Rect(box.left - high // 2, box.top - high, box.width + high // 2 * 2, high)
    for number in range(box.width // (3 * high) + 1):
        block = Rect(box.left + number * 3 * high, ledge.top - high, round(1.4 * high), high)
        pygame.draw.rect(surface, rgb(OAK), block)
        pygame.draw.rect(surface, rgb(INK), block, 1)
    pygame.draw.rect(surface, rgb(WOOD), ledge)
    pygame.draw.rect(surface, rgb(INK), ledge, 1)


def _room(surface: pygame.Surface, box: Rect, room: Room) -> None:
    picture = art.room(room.tile, room.cubes, SPACES[room.tile], box.size, room.finished)
    surface.blit(picture, box)
    pygame.draw.rect(surface, rgb(INK), box, max(1, box.height // 60))
    if box.height >= PIPPED:
        _pips(surface, box, room)


def room_picture(room: Room, size: tuple[int, int]) -> pygame.Surface:
    """A room as drawn in its house, without anything round it; opaque."""
    surface = pygame.Surface(size)
    _room(surface, Rect((0, 0), size), room)
    return surface


def _pips(surface: pygame.Surface, box: Rect, room: Room) -> None:
    spaces, side = SPACES[room.tile], max(5, box.height // 12)
    gap = max(2, side // 3)
    wide = spaces * (side + gap) + gap
    plate = Rect(0, 0, wide, side + 2 * gap)
    plate.midbottom = (box.centerx, box.bottom)
    pygame.draw.rect(surface, rgb(INK), plate, border_radius=gap)
    for number in range(spaces):
        spot = Rect(plate.left + gap + number * (side + gap), plate.top + gap, side, side)
        pygame.draw.rect(
            surface, rgb(LAMP if room.finished else CREAM if number < room.cubes else "#5a4238"), spot
        )


def draw_boardwalk(
    surface: pygame.Surface, place: Rect, front: Front, rooms: Rooms, shift: tuple[int, int]
) -> None:
    """Draw the boardwalk at a `place` in front of the house, with the light from the ground floor."""
    surface.blit(art.boardwalk(place.size), place)
    for room in rooms:
        if room.finished and room.floor == 1:
            box = front.room(room).move(shift)
            light = Rect(box.left - box.width // 8, place.top, box.width + box.width // 4, place.height)
            surface.blit(art.spill(light.size), light)


def draw_lot_sign(surface: pygame.Surface, box: Rect, lot: str, smooth: bool, frame: Frame) -> None:
    """Draw the fence of an empty lot and its sign with price and points."""
    found = LOTS[lot]
    gold, points = (found.smooth_gold, found.smooth_points) if smooth else (found.gold, found.points)
    surface.blit(art.fence(box.size), box)
    plate = Rect(0, 0, box.width - frame.px(10), _plate_height(points, frame))
    plate.midbottom = (box.centerx, box.bottom - frame.px(12 if frame.is_large else 40))
    shapes.paper_panel(surface, plate, frame.scale, edge=INK)
    _price(surface, plate, str(gold), points, frame)


def _plate_height(points: int, frame: Frame) -> int:
    return frame.px(76 if frame.is_large and points else 38)


def _price(surface: pygame.Surface, plate: Rect, gold: str, points: int, frame: Frame) -> None:
    """Draw the gold next to the points, in large text above them."""
    if frame.is_large:
        figures = [("coin", gold), *([(REPUTATION, f"+{points}")] if points else [])]
        for number, (icon, words) in enumerate(figures):
            left = plate.centerx - ink.figure_width(words, frame, 20, 28) // 2
            at = (left, plate.top + round((number + 0.5) * plate.height / len(figures)))
            ink.figure(surface, icon, words, at, frame, 20, INK, 28)
        return
    left = plate.left + frame.px(10)
    if not points:
        left = plate.centerx - frame.px(22)
    end = ink.figure(surface, "coin", gold, (left, plate.centery), frame, 20, INK, 22)
    if points:
        ink.figure(surface, REPUTATION, f"+{points}", (end + frame.px(6), plate.centery), frame, 20, INK, 22)


def draw_offer(surface: pygame.Surface, box: Rect, offer: Offered, frame: Frame) -> None:
    """Draw a highlighted place for a tile: the lot's name, the price and the points of its lots."""
    shapes.glow(surface, box, frame.scale, LAMP, 120)
    glass = pygame.Surface(box.size, pygame.SRCALPHA)
    glass.fill(rgb(INK, 110))
    surface.blit(glass, box)
    if offer.chosen and offer.tile:
        picture = art.room(offer.tile, 0, SPACES[offer.tile], box.size, False)
        surface.blit(picture, box)
    line = frame.px(4 if offer.chosen else 2.5)
    pygame.draw.rect(surface, rgb(INK), box.inflate(line, line), line + 2, frame.px(8))
    pygame.draw.rect(surface, rgb(LAMP if offer.chosen else GILT_LIGHT), box, line, frame.px(6))
    plate = Rect(0, 0, min(box.width - frame.px(8), frame.px(126)), _plate_height(offer.points, frame))
    plate.center = box.center
    if frame.is_large:
        plate.bottom = box.bottom - frame.px(4)
    shapes.paper_panel(surface, plate, frame.scale, edge=INK)
    _price(surface, plate, str(offer.price), offer.points, frame)
    if offer.place != CORNER:
        name = Rect(0, 0, *((frame.px(50), frame.px(36)) if frame.is_large else (frame.px(38), frame.px(26))))
        name.center = (box.centerx, (box.top + plate.top) // 2)
        pygame.draw.rect(surface, rgb(INK), name, border_radius=frame.px(5))
        ink.line(
            surface, offer.place, name.center, (Typeface.SLAB_BOLD, 19, CREAM), frame, name.width, "centre"
        )


def draw_ordered(surface: pygame.Surface, box: Rect, cubes: int, frame: Frame) -> None:
    """Draw the number of cubes that are ordered for a room."""
    plate = Rect(0, 0, frame.px(100 if frame.is_large else 82), frame.px(40))
    plate.center = box.center
    shapes.paper_panel(surface, plate, frame.scale, edge=INK)
    ink.cube(surface, f"+{cubes}", (plate.left + frame.px(10), plate.centery), frame, INK)


def draw_name_board(
    surface: pygame.Surface, front: Front, name: str, shift: tuple[int, int], rooms: Rooms
) -> None:
    """Draw the house's name above its highest storey over the corner, on a false front or on the roof."""
    corner = max((room for room in rooms if room.place == rooms[0].place), key=lambda room: room.floor)
    box = front.roof(corner).move(shift)
    frame = front.frame
    large = frame.is_large
    style = Style(Typeface.POSTER, max(frame.floor, frame.type(21, 1.8 if large else 1.1)), "#6e1f22")
    plate = Rect(0, 0, box.width - frame.px(24), frame.px(36))
    if corner.roof:
        plate.size = _on_roof(box, name, style, frame)
        plate.midtop = (box.centerx, box.top + round(0.43 * box.height))
    else:
        surface.blit(art.parapet(box.size), box)
        plate.size = _on_roof(box, name, style, frame)
        plate.midbottom = (box.centerx, box.bottom - round(0.1 * box.height))
    shapes.plate(surface, plate, frame.scale, "#e8d2a4", "#b98f58", 6)
    room = plate.inflate(-frame.px(12), -frame.px(2))
    if large and text.NARROWEST * text.width(name, style) <= room.width:
        slim = style._replace(slim=text.NARROWEST)
        text.draw(surface, name, room.center, slim, "centre", room.width, frame.floor, middle=True)
        return
    names.draw(surface, name, room, style, "centre", frame.floor)


def _on_roof(box: Rect, name: str, style: Style, frame: Frame) -> tuple[int, int]:
    """The size of a name board on a roof: as wide as the gable, or as the name needs in a narrower face."""
    slim = style if frame.is_large else names.narrow(frame.floor, style)
    wide = max(round(0.64 * box.width), text.width(name, slim) + frame.px(24))
    return min(box.width, wide), max(round(0.48 * box.height), slim.pixels + frame.px(8))
