"""Whose things may be seen: hands and secret claims are private, also while secrets are chosen."""

from raccoon.games.saloon_tycoon.view import View
from scenes.table.presentation import Moment, Privacy


class SaloonPrivacy(Privacy):
    """At a table with open hands everything lies open once the secret claims are chosen."""

    def moment(self, view: View) -> Moment:
        """Everybody's choice of secret claims is their own, behind the curtain."""
        return "private"
