"""The drawings of Raccoon Rampage alone: cards, roles, votes, map, Chamber, night, front page."""

from scenes.raccoon_rampage.art.emblems import cube, role
from scenes.raccoon_rampage.art.europe.painter import by_night, europe
from scenes.raccoon_rampage.art.europe.view import sockets
from scenes.raccoon_rampage.art.icons import icon
from scenes.raccoon_rampage.art.raccoons import raccoon
from scenes.raccoon_rampage.art.table.chamber import chamber, door
from scenes.raccoon_rampage.art.table.front_page import front_page, front_page_places, front_page_unit
from scenes.raccoon_rampage.art.table.night import dark, sky
from scenes.raccoon_rampage.art.table.spread_cards import burnt, spread_face
from scenes.raccoon_rampage.art.table.title import fresh_title, title
from scenes.raccoon_rampage.art.table.tracker import notch, tracker
from scenes.raccoon_rampage.art.vignettes import backdrop, vignette

__all__ = [
    "backdrop",
    "burnt",
    "by_night",
    "chamber",
    "cube",
    "dark",
    "door",
    "europe",
    "fresh_title",
    "front_page",
    "front_page_places",
    "front_page_unit",
    "icon",
    "notch",
    "raccoon",
    "role",
    "sky",
    "sockets",
    "spread_face",
    "title",
    "tracker",
    "vignette",
]
