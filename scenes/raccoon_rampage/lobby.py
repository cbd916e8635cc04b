"""The offer and set-up of Raccoon Rampage."""

from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType

from raccoon.app.seats import Seat
from raccoon.engine.table_options import OptionValue
from raccoon.games.raccoon_rampage.catalogue import FRANCE, ROLES
from scenes.art.landscape.title_ground import PictureGround
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.holdings import in_role
from scenes.table.presentation import Lobby, TitleGround


class RampageLobby(Lobby):
    """The options with their pictures."""

    option_icons: Mapping[str, str] = MappingProxyType(
        {"scenario": "mixed", "tutorial": "primer", "level_table": "coin", "printed_spread": "cards"}
    )
    options: Sequence[str] = tuple(option_icons)

    def settled(self, chosen: Mapping[str, OptionValue], players: int) -> Mapping[str, OptionValue]:
        """A first game has its storyline; two options are for three players only."""
        found: dict[str, OptionValue] = {"scenario": "big_tech"} if chosen["tutorial"] else {}
        return found if players < len(ROLES) else {**found, "level_table": False, "printed_spread": False}

    def absent(self, chosen: Mapping[str, OptionValue], players: int) -> Container[str]:
        """A first game for three leaves France out."""
        return (FRANCE,) if chosen["tutorial"] and players < len(ROLES) else ()

    def displayed_seats(self, seat: Seat) -> Seat:
        """The emblem and the colour of the office asked for."""
        return in_role((seat,), (seat.role,))[0] if seat.role else seat

    def title_ground(self) -> TitleGround:
        """Europa House by night."""
        return PictureGround(GAME, "left", 0.5)
