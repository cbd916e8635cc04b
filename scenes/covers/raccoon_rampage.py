"""The cover of Raccoon Rampage."""

from scenes.art.pictures import tile
from scenes.screens.cover import Cover

COVER = Cover(tile("raccoon_rampage"), book=True, course=True)
