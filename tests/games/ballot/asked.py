"""The pieces that can be inspected in the council: the chest, and how a member has voted."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from scenes.art import pictograms
from scenes.table import presentation as p
from scenes.table.inspection.inspectables import PiecePlace
from scenes.table.inspection.page import InspectionContext, Large, Now, Page, TableRow
from tests.games.ballot.plain_sheet import PlainSheet
from tests.games.ballot.records import State


def _coin(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
    pictograms.draw(surface, rect, "coin")


class BallotInspection(p.Inspection):
    """Panels have their usual page; a vote tells only what everybody may know."""

    def places(self, layout: PlainSheet, view: State) -> Iterable[PiecePlace]:
        return layout.pieces()

    def page(self, piece: str, asked: InspectionContext) -> Page | None:
        kind, _, seat = piece.partition(":")
        if kind not in ("chest", "vote"):
            return super().page(piece, asked)
        say, view = asked.say, asked.view
        figure = str(view.chest) if kind == "chest" else say(f"ballot.{view.votes[int(seat)] or 'none'}")
        now = Now(say("ballot.page.now"), (TableRow(say(f"ballot.{kind}"), (figure,)),))
        rules = (say(f"ballot.page.{kind}"),)
        return Page(say(f"ballot.{kind}"), say("ballot.page.kind"), rules, Large(_coin, (200, 200)), now=now)
