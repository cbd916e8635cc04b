"""The day of the last play in the words that people use: the nearer, the more exactly."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Literal

Day = date
"""A day of the calendar."""
WEEK = 6
"""The number of days for which a day is called by its name."""


@dataclass(frozen=True)
class Played:
    """A moment by the clock on the wall. `told` says how it is called: by the clock alone, by the day of the
    week (1 is Monday), or by the date, with its year where that is another one.
    """

    told: Literal["today", "yesterday", "weekday", "date", "date.year"]
    hour: int
    minute: int
    weekday: int
    day: int
    month: int
    year: int


def this_day() -> Day:
    """Today, where the player is."""
    return datetime.now().astimezone().date()


def played(changed: float, today: Day) -> Played:
    """The moment of a file's last change (seconds since 1970), seen from a day."""
    moment = datetime.fromtimestamp(changed)
    day, gone = moment.date(), today - moment.date()
    told: Literal["today", "yesterday", "weekday", "date", "date.year"]
    if not gone:
        told = "today"
    elif gone == timedelta(days=1):
        told = "yesterday"
    elif timedelta(0) < gone <= timedelta(days=WEEK):
        told = "weekday"
    else:
        told = "date" if day.year == today.year else "date.year"
    return Played(told, moment.hour, moment.minute, day.isoweekday(), day.day, day.month, day.year)
