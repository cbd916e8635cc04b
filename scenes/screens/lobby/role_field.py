"""The field of the role that a seat asks for: what it looks like comes with the role."""

from collections.abc import Callable, Sequence

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.widgets.forms.fields import DropDown


class RoleField(DropDown):
    """Chance and the roles that may be asked for; not visible where there are none."""

    def __init__(self, role: str, on_change: Callable[[str], None], say: Say) -> None:
        super().__init__(_options((), say), "", on_change)
        self.label, self.value, self.visible = say("speech.role"), role, False
        self._say = say
        self._displayed: Callable[[Seat], Seat] = lambda seat: seat

    def offer(self, roles: Sequence[str], displayed: Callable[[Seat], Seat]) -> None:
        """Offer these roles and chance; nothing where there are none. What is gone is left to chance.

        `displayed` dresses a seat in what the role it asks for brings.
        """
        self._displayed = displayed
        self.visible = bool(roles)
        self.options = _options(roles, self._say)
        if self.value not in ("", *roles):
            self.set("")

    def displayed(self, seat: Seat) -> Seat:
        """The seat as the table will show it, as far as that is known."""
        return self._displayed(seat)

    @property
    def look_known(self) -> bool:
        """Whether no chance decides on emblem and colour."""
        return bool(self.value) or not self.visible


def _options(roles: Sequence[str], say: Say) -> list[tuple[str, str]]:
    """Chance and the roles there are, as (label, value) of a list."""
    return [(say("role.chance"), ""), *((say(f"role.{role}"), role) for role in dict.fromkeys(roles))]
