"""The drawings of Saloon Tycoon alone: rooms, people, posters and cards, the Saloon's front, the street."""

from scenes.saloon_tycoon.art.bill import bill
from scenes.saloon_tycoon.art.cards import card, poster
from scenes.saloon_tycoon.art.front import facade, parapet, roof
from scenes.saloon_tycoon.art.icons import icon
from scenes.saloon_tycoon.art.people import character
from scenes.saloon_tycoon.art.rooms import room
from scenes.saloon_tycoon.art.street.lay import Lay
from scenes.saloon_tycoon.art.street.sky import backdrop
from scenes.saloon_tycoon.art.street.street import land, street
from scenes.saloon_tycoon.art.street.walk import boardwalk, desk, fence, halo, spill
from scenes.saloon_tycoon.art.title import fresh_title, title

__all__ = [
    "Lay",
    "backdrop",
    "bill",
    "boardwalk",
    "card",
    "character",
    "desk",
    "facade",
    "fence",
    "fresh_title",
    "halo",
    "icon",
    "land",
    "parapet",
    "poster",
    "roof",
    "room",
    "spill",
    "street",
    "title",
]
