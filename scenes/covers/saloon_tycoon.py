"""The cover of Saloon Tycoon."""

from scenes.art.pictures import tile
from scenes.screens.cover import Cover

COVER = Cover(tile("saloon_tycoon"), book=True, course=True)
