"""The drawings of Raccoon Rampage alone: cards, roles, votes, map, Chamber, night, front page."""

from scenes.raccoon_rampage.art.emblems import cube, role
from scenes.raccoon_rampage.art.front_page import front_page, front_page_places, front_page_unit
from scenes.raccoon_rampage.art.icons import icon
from scenes.raccoon_rampage.art.map import by_night, dark, europe
from scenes.raccoon_rampage.art.projection import sockets
from scenes.raccoon_rampage.art.stills import burnt, chamber, door, eyes, raccoon, sky, spread_face
from scenes.raccoon_rampage.art.tracker import notch, tracker
from scenes.raccoon_rampage.art.vignettes import backdrop, vignette
