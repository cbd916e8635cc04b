"""The drawings of Saloon Tycoon: rooms, characters, posters, cards, and the street with its parts."""

from scenes.saloon_tycoon.art.bill import bill
from scenes.saloon_tycoon.art.cards import card, poster
from scenes.saloon_tycoon.art.drawings import icon
from scenes.saloon_tycoon.art.people import MASTER, character
from scenes.saloon_tycoon.art.rooms import room
from scenes.saloon_tycoon.art.street import (
    backdrop,
    bare_night,
    boardwalk,
    desk,
    fence,
    halo,
    parapet,
    roof,
    spill,
    street,
    sun,
)
