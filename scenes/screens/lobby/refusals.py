"""The reasons why a game cannot start: a missing or repeated name, a role taken twice, a wrong code."""

from collections.abc import Mapping, Sequence

from raccoon.app.deal_code import Deal, decoded, is_code
from raccoon.app.errors import AppError
from raccoon.app.seats import Seat
from raccoon.app.text import Say
from raccoon.engine.table_options import OptionValue
from scenes.screens.lobby.seat_row import SeatRow
from scenes.widgets.widget import Widget

Fault = tuple[Widget, str]
"""The control to change, and the sentence that says why."""


def refusal(rows: Sequence[SeatRow], seats: Sequence[Seat], roles: Sequence[str], say: Say) -> Fault | None:
    """Return the first fault, if any; `seats` are those of the rows, `roles` those of so many players."""
    return _name_missing_or_twice(rows, [seat.name for seat in seats], say) or _role_twice(rows, roles, say)


def _name_missing_or_twice(rows: Sequence[SeatRow], names: Sequence[str], say: Say) -> Fault | None:
    seen: set[str] = set()
    for number, (row, name) in enumerate(zip(rows, names, strict=True)):
        if not name:
            return row.who_control, say("lobby.refuse.empty", number=number + 1)
        if name.casefold() in seen:
            again = _person_called(rows, name) or row
            return again.who_control, say("lobby.refuse.same", name=name)
        seen.add(name.casefold())
    return None


def _person_called(rows: Sequence[SeatRow], name: str) -> SeatRow | None:
    """Return the last row of a person with that name: people can change their names."""
    alike = [row for row in rows if row.is_person and row.seat.name.casefold() == name.casefold()]
    return alike[-1] if alike else None


def _role_twice(rows: Sequence[SeatRow], roles: Sequence[str], say: Say) -> Fault | None:
    asked = [row.role for row in rows]
    for number, row in enumerate(rows):
        if row.role and asked[: number + 1].count(row.role) > roles.count(row.role):
            return row.role_field, say("lobby.refuse.role", role=say(f"role.{row.role}"))
    return None


def deal_of(words: str, game: str) -> Deal | None:
    """Return the deal of this game that the words are a code of; None if they are no such code."""
    try:
        deal = decoded(words) if is_code(words) else None
    except AppError:
        return None
    return deal if deal and deal.game == game else None


def wrong_code(
    words: str, game: str, seats: Sequence[Seat], options: Mapping[str, OptionValue], say: Say
) -> str:
    """Return why a typed code does not fit this table; "" if it does, or is no code."""
    if not is_code(words):
        return ""
    try:
        deal = decoded(words)
    except AppError as error:
        return say(error.key, **error.facts)
    if deal.game != game:
        return say("lobby.refuse.code.game", code=words.strip(), game=say(f"game.{deal.game}"))
    if (deal.options, deal.roles) != (options, tuple([seat.role for seat in seats])):
        return say("lobby.refuse.code.table", n=deal.players)
    return ""
