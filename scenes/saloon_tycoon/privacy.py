"""Whose things may be seen: hands and secret claims are private, also while secrets are chosen."""

from raccoon.games.saloon_tycoon.view import View
from scenes.art.moving.passages import Curtain, swung_to
from scenes.saloon_tycoon.art.doors import closed_doors
from scenes.table.presentation import Moment, Privacy


class SaloonPrivacy(Privacy):
    """At a table with open hands everything lies open once the secret claims are chosen."""

    curtain = Curtain(closed_doors, swung_to, heard="swing_doors", heard_back="swing_doors")

    def moment(self, view: View) -> Moment:
        """Everybody's choice of secret claims is their own, behind the curtain."""
        return "private"
