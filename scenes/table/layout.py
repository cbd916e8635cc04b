"""The places of everything on a table: the contract between every game's layout and the general table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from pygame import Rect

from scenes.art.frame import Frame


def verbs_in_row(layout: Layout) -> list[Rect]:
    """The verbs' buttons beside the banner: most games' all."""
    banner = layout.banner
    return [rect for rect in layout.verbs.values() if banner.top <= rect.centery < banner.bottom]


def row_of(layout: Layout) -> Rect:
    """The row of the verbs beside the banner; where there are none the room there."""
    banner, rects = layout.banner, verbs_in_row(layout)
    if rects:
        return rects[0].unionall(rects[1:])
    return Rect(banner.right, banner.top, layout.undo.left - banner.right, banner.height)


class Layout(Protocol):
    """All places on a window of `size` pixels, in window pixels; pure arithmetic.

    A piece is a string, "kind:name" ("hand:2") or only its kind where there is one of it ("deck"); the panels
    are pieces too ("panel:0"), lit by the log.
    """

    @property
    def size(self) -> tuple[int, int]:
        """The window's size."""

    @property
    def frame(self) -> Frame:
        """From design units to pixels, with the player's text scale."""

    @property
    def geometry(self) -> object:
        """All places together: equal where everything lies alike."""

    @property
    def elsewhere(self) -> bool:
        """Whether it is of another place than the table: controls lie as the picture does that is seen."""

    @property
    def banner(self) -> Rect:
        """The banner that says whose turn it is."""

    @property
    def verbs(self) -> Mapping[str, Rect]:
        """The button of each verb, in the order in which they stand. Where they are fewer than three, looking
        back has its buttons between the banner and the step back. One may stand elsewhere than in the row.
        """

    @property
    def undo(self) -> Rect:
        """The step back, shared with the step forward."""

    @property
    def menu(self) -> Rect:
        """The button of the menu."""

    @property
    def strip(self) -> Rect:
        """The band of open country between the upper and the lower things on the table."""

    @property
    def country(self) -> Rect:
        """The part of the strip that nothing lies on: for the headline and hints."""

    @property
    def beside(self) -> Rect:
        """The row of the buttons besides the verbs, filled from its right end."""

    @property
    def quiet(self) -> Rect:
        """The part where captions may be, the newest at its foot: pictures, no words."""

    @property
    def dock(self) -> Rect:
        """The place of the choices."""

    @property
    def page(self) -> Rect:
        """The dock and as much below it as the page of a choice covers: alike for all choices, so that their
        buttons are always at the same place.
        """

    @property
    def stage(self) -> Rect:
        """The middle of the table, for a panel of the game's own."""

    @property
    def log_paper(self) -> Rect:
        """The paper of the log, its heading included."""

    @property
    def log_body(self) -> Rect:
        """The place of the log's lines."""

    @property
    def reason_area(self) -> Rect:
        """The place for the reason for a move when the game is over."""

    @property
    def panels(self) -> tuple[Rect, ...]:
        """One panel a seat."""

    @property
    def desk(self) -> Rect:
        """The viewer's own things, along the foot of the table."""

    def piece_at(self, pos: tuple[int, int]) -> str | None:
        """The piece at a point of the window, None where there is none."""

    def rects_of(self, piece: str) -> tuple[Rect, ...]:
        """The rectangles of a piece: several where alike ones lie; empty where there is none."""

    def is_round(self, piece: str) -> bool:
        """Whether a piece is as round as its rectangles allow, so that light round it is, too."""
