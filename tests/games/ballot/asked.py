"""What can be asked in the council: the chest, the motion, a member's paper."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from scenes.art import pictograms
from scenes.table import presentation as p
from scenes.table.inspection.inquiry import Place
from scenes.table.inspection.page import Asked, Deed, Large, Now, Page, Row
from tests.games.ballot.look import BallotLayout
from tests.games.ballot.records import FACE_DOWN, View


def _coin(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
    pictograms.draw(surface, rect, "coin")


class BallotInspection(p.Inspection):
    """Panels have their usual page; a paper tells only what everybody may know."""

    def places(self, layout: BallotLayout, view: View) -> Iterable[Place]:
        return layout.pieces()

    def page(self, piece: str, asked: Asked) -> Page | None:
        kind, _, seat = piece.partition(":")
        if kind == "chest":
            rows = (Row(asked.say("ballot.chest"), (str(asked.view.chest),), marked=True),)
            now = Now(asked.say("ballot.page.now"), rows)
            return self._page("chest", asked, now, None)
        if kind == "vote":
            vote = asked.view.votes[int(seat)]
            told = "hidden" if vote == FACE_DOWN else vote or "none"
            rows = (Row(asked.seats[int(seat)].name, (asked.say(f"ballot.page.vote.{told}"),)),)
            deed = Deed("object", asked.say("table.verb.object"))
            return self._page("vote", asked, Now(asked.say("ballot.page.now"), rows), deed)
        return super().page(piece, asked)

    def _page(self, key: str, asked: Asked, now: Now, deed: Deed | None) -> Page:
        say = asked.say
        words = (say(f"ballot.page.{key}.rule"),)
        return Page(
            say(f"ballot.page.{key}"),
            say("ballot.page.kind"),
            words,
            Large(_coin, (200, 200)),
            now=now,
            deed=deed,
        )
