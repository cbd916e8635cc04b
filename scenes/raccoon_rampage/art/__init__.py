"""The drawings of Raccoon Rampage alone: cards, roles, votes, map, Chamber, night, front page."""

from scenes.raccoon_rampage.art.drawings import (
    backdrop,
    chamber,
    cube,
    door,
    icon,
    lamplight,
    raccoon,
    role,
    sky,
    spread_face,
    still,
    vignette,
)
from scenes.raccoon_rampage.art.front_page import BESIDE, front_page, front_page_places, front_page_unit, news
from scenes.raccoon_rampage.art.map import by_night, dark, europe
from scenes.raccoon_rampage.art.projection import sockets
from scenes.raccoon_rampage.art.tracker import notch, tracker
