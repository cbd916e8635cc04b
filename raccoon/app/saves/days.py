"""The day of a save's last change, in the terms people use: the nearer, the more exactly."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Literal

Day = date
"""A day of the calendar."""
DayForm = Literal["today", "yesterday", "weekday", "date", "date.year"]
WEEK = 6
"""The number of days for which a day is called by its weekday."""


@dataclass(frozen=True)
class Played:
    """A local time. `form` is its catalogue form: the clock alone, the weekday (1 is Monday), or the date,
    with its year where that differs.
    """

    form: DayForm
    hour: int
    minute: int
    weekday: int
    day: int
    month: int
    year: int


def this_day() -> Day:
    """Return today's date in the player's time zone."""
    return datetime.now().astimezone().date()


def played(changed: float, today: Day) -> Played:
    """Return the time of a file's last change (seconds since 1970), relative to `today`."""
    moment = datetime.fromtimestamp(changed)
    day, age = moment.date(), today - moment.date()
    form: DayForm
    if not age:
        form = "today"
    elif age == timedelta(days=1):
        form = "yesterday"
    elif timedelta(0) < age <= timedelta(days=WEEK):
        form = "weekday"
    else:
        form = "date" if day.year == today.year else "date.year"
    return Played(form, moment.hour, moment.minute, day.isoweekday(), day.day, day.month, day.year)
