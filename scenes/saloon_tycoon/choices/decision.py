"""The base of this game's decisions: the seat, the changes, the names of places."""

from collections.abc import Mapping, Sequence

from raccoon.app.session.preview import Preview
from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived, OutlawArrived
from raccoon.games.saloon_tycoon.view import PlayerView
from scenes.saloon_tycoon.choices import changes
from scenes.saloon_tycoon.choices.ready import newly_ready
from scenes.saloon_tycoon.holdings import tile_name
from scenes.saloon_tycoon.marks import SaloonMarks
from scenes.saloon_tycoon.picture import chosen
from scenes.table.choosing.choice import Choice
from scenes.table.choosing.preview_lines import PreviewLine


class Decision(Choice):
    """A choice about tiles, cubes, people, cards and claims."""

    ground = staticmethod(chosen.evening)

    @property
    def me(self) -> PlayerView:
        """The holdings of the seat that decides."""
        view = self.table.view
        player: PlayerView = view.players[view.seat]
        return player

    def tile(self, tile: str) -> str:
        """The name of a tile."""
        return self.table.say(tile_name(tile, self.table.view))

    def place_name(self, place: str, floor: int) -> str:
        """The name of a place: its lot, and its storey above the ground."""
        say = self.table.say
        lot = say("saloon.corner") if place == "corner" else place
        return say("saloon.place" if floor == 1 else "saloon.place.upper", lot=lot, floor=floor)

    def short_place(self, place: str, floor: int) -> str:
        """The same for a line with little room: its storey as a picture."""
        say = self.table.say
        lot = say("saloon.corner.short") if place == "corner" else place
        return say("saloon.place" if floor == 1 else "saloon.place.short", lot=lot, floor=floor)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return changes.lines(self.table, seen)

    def gains(self, seen: Preview) -> Mapping[int, str]:
        return changes.gains(seen)

    def own_marks(self, seen: Preview | None) -> SaloonMarks:
        """The marks of the characters that would come and the claims that would be ready."""
        if seen is None:
            return SaloonMarks()
        coming = tuple(
            event.character for event in seen.events if isinstance(event, OutlawArrived | CitizenArrived)
        )
        return SaloonMarks(arriving=coming, ready=newly_ready(seen.before, seen.after))
