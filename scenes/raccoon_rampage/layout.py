"""The layout of a view: the table by day, or the night of a Spread."""

from __future__ import annotations

from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.night_layout import NightLayout
from scenes.raccoon_rampage.places import Places
from scenes.raccoon_rampage.table_layout import RampageLayout


def layout_of(size: tuple[int, int], view: View, text_scale: float = 1.0) -> RampageLayout:
    """The layout for what this view shows."""
    places = Places.of(view)
    return (NightLayout if places.night else RampageLayout)(size, places, text_scale)
