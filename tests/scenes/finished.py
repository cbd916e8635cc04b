"""The results of an imaginary game, as data for the screens at the end of a game."""

from __future__ import annotations

import pygame

from raccoon.app.seats import CHARACTERS, COLOURS, EMBLEMS, Seat
from scenes.table.presentation.result_data import (
    ChartsPage,
    Curves,
    LedgerPage,
    LedgerRow,
    PointsTableWords,
    ResultRow,
    Results,
    SeatResult,
    StepChart,
    StepCharts,
    Verdict,
)

NAMES = ("Clara", "Vixen", "Barnaby", "Otis", "Wilhelmina the Third")
SOURCES = ("Rooms", "Guests", "Songs", "Lamps", "Luck")
TIMES = (0.0, 0.5, 1.0, 1.5, 2.0)
DEFEAT = "Nobody has won"
WON = Verdict("After two rounds the town remembers", "64 points", seal="64")
LOST = Verdict("After two rounds the town sleeps", "The lamps went out, for all of you.", defeat=DEFEAT)


def finished(players: int = 3, winners: tuple[int, ...] = (0,), verdict: Verdict | None = None) -> Results:
    """Return the results of a game of so many, with every page; without `winners` all have lost."""
    seats = tuple(
        SeatResult(
            Seat(NAMES[n], "person", COLOURS[n], EMBLEMS[n]),
            CHARACTERS[n],
            n in winners,
            (26 - n, 18, 10, 4, 6),
            (23 + n,),
        )
        for n in range(players)
    )
    climb = tuple(tuple(step * (5 + n) for step in range(len(TIMES))) for n in range(players))
    strips = (StepChart("Dots", _dot, ("#f0c75c", "#c48a24", "#7a4a10"), (3, 4, 9, 2, 5)),)
    return Results(
        seats=seats,
        verdict=verdict or (WON if winners else LOST),
        heading="The Reckoning",
        table=PointsTableWords(
            "Points from", SOURCES, "Total", (ResultRow("Purse", lambda value: f"${value}"),), "A note"
        ),
        signatures=(("A. Quill", "the Clerk"),),
        times=TIMES,
        course=Curves("Points by round", climb),
        charts=ChartsPage("Charts", "How it went", (Curves("Purses", climb), StepCharts("Prices", strips))),
        ledger=LedgerPage("Ledger", "What was bought", (ledger_row(0), ledger_row(1)), "Nothing"),
    )


def ledger_row(seat: int, name: str = "A piano") -> LedgerRow:
    return LedgerRow(seat, _dot, name, 1, "$5")


def _dot(surface: pygame.Surface, rect: pygame.Rect) -> None:
    pygame.draw.circle(surface, "#a82a38", rect.center, rect.width // 2)
