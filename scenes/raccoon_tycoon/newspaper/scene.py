"""The large picture of the Gazette: an auctioned railroad, a town, a building, or the winner."""

from functools import partial

import pygame

from raccoon.app.text import Say
from scenes.art.frame import Size
from scenes.art.pieces import oval
from scenes.art.pieces.card import CardPlace
from scenes.art.vector import Drawing, closed
from scenes.printing.claims import Claim
from scenes.printing.prints import Source
from scenes.raccoon_tycoon.art import auction_hall, cards, paintings
from scenes.raccoon_tycoon.newspaper import claims
from scenes.raccoon_tycoon.newspaper.chronicle import Chronicle

SHAPE = (974.0, 654.0)
"""The picture's size in design units."""
LIT = ((0.0, "#fff4dc"), (0.45, "#c9b592"), (1.0, "#2a2119"))
"""The colours of a lamp's light on the wall, from its middle outwards."""


def of(game: Chronicle, face: str, say: Say) -> tuple[Source, Claim]:
    """The picture of the purchase that turned a game, else of its winner; and the claim of its caption."""
    if not game.turned:
        return partial(_winner, face), claims.headline(game)
    name = game.turned.name
    sources: dict[str, Source] = {
        "railroad": partial(_hammer, name, say),
        "town": partial(_town, name),
        "building": partial(_building, name),
    }
    return sources[game.turned.kind], claims.turned(game)


def _wall(size: Size, light: tuple[float, float]) -> pygame.Surface:
    """A papered wall with lamplight about a point, given as shares of its size."""
    sheet = Drawing(*SHAPE)
    glow = sheet.radial((SHAPE[0] * light[0], SHAPE[1] * light[1]), 640, *LIT)
    sheet.box(0, 0, *SHAPE, 0, glow)
    for x in range(11):
        sheet.box(x * 92, 0, 46, SHAPE[1], 0, "#000000", opacity=0.06)
        for y in range(9):
            left, top = x * 92 + 23, y * 92 + (46 if x % 2 else 0)
            diamond = ((left, top - 13), (left + 6, top), (left, top + 13), (left - 6, top))
            sheet.path(closed(diamond), "#6b4a2c", opacity=0.5)
    return sheet.surface(size, opaque=True)


def _put(image: pygame.Surface, name: str, place: tuple[float, float, float, float]) -> None:
    """Draw a thing of the auction hall at a place in design units."""
    rect = _scaled(image, place)
    image.blit(auction_hall.piece(name, rect.size), rect)


def _scaled(image: pygame.Surface, place: tuple[float, float, float, float]) -> pygame.Rect:
    k = image.get_width() / SHAPE[0]
    return pygame.Rect(*(round(value * k) for value in place))


def _hammer(railroad: str, say: Say, size: Size) -> pygame.Surface:
    """The heron with the hammer next to the card on its easel."""
    image, k = _wall(size, (0.6, 0.4)), 1.66
    _put(image, "easel", (-54, 170, 410, 490))
    card = _scaled(image, (22, 120, 246, 348))
    cards.railroad_card(CardPlace(image, card, say), railroad, bid=False)
    _put(image, "heron", (196, 66, 400 * k, 320 * k))
    elbow = 196 + (auction_hall.ELBOW[0] - auction_hall.JOINT[0]) * k
    _put(image, "wing", (elbow, 66 + (auction_hall.ELBOW[1] - auction_hall.JOINT[1]) * k, 220 * k, 220 * k))
    _put(image, "podium", (216, 540, 665, 399))
    _put(image, "sounding block", (663, 501, 170, 61))
    return image


def _town(town: str, size: Size) -> pygame.Surface:
    image = pygame.Surface(size)
    paintings.town(image, image.get_rect(), town)
    return image


def _building(building: str, size: Size) -> pygame.Surface:
    image = _wall(size, (0.5, 0.5))
    side = round(size[1] * 0.92)
    place = pygame.Rect(0, 0, side, side)
    place.midbottom = size[0] // 2, size[1]
    paintings.building(image, place, building)
    return image


def _winner(face: str, size: Size) -> pygame.Surface:
    image = _wall(size, (0.5, 0.45))
    place = pygame.Rect(0, 0, round(size[1] * 0.72), round(size[1] * 0.94))
    place.center = size[0] // 2, size[1] // 2
    oval.portrait(image, place, face, "pleased")
    return image
