"""The cover of Raccoon Tycoon."""

from scenes.art.landscape.life import CountryLife
from scenes.art.landscape.title_ground import TitleGround
from scenes.art.pictures import tile
from scenes.screens.cover import Cover


class ValleyGround(CountryLife, TitleGround):
    """The valley of Astoria at dawn, and the train on its viaduct."""


COVER = Cover(tile("raccoon_tycoon"), ValleyGround, book=True, course=True)
