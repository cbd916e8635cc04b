"""What opens on a table later, drawn once beside the window: its materials are there when it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pygame
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.options import BidOption
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.auction import AuctionPanel
from scenes.raccoon_tycoon.choices import made
from scenes.raccoon_tycoon.choices.choice import Table
from scenes.raccoon_tycoon.dock import Dock
from scenes.raccoon_tycoon.recap import RecapPage, recap
from scenes.raccoon_tycoon.table import TableScene
from scenes.raccoon_tycoon.verbs import VERBS
from scenes.scene import Scene


def rehearse(scene: Scene) -> Iterator[None]:
    """Draw a table's buttons, the recap, the choice of every verb and an auction, one at each step.

    The table is not on the window yet; nothing is shown.
    """
    assert isinstance(scene, TableScene)
    spare = pygame.Surface(scene.size)
    seat = scene.session.asked
    if seat is None or not isinstance(scene.session.view(None).pending, AwaitAction):
        return
    _draw_controls(scene, spare, seat)
    yield
    panels: Iterator[RecapPage | Dock | AuctionPanel]
    panels = chain(_recap(scene, seat), _choices(scene, seat), _auction(scene, seat))
    for panel in panels:
        panel.draw(spare)
        yield


def _draw_controls(scene: TableScene, spare: pygame.Surface, seat: int) -> None:
    view, seats = scene.session.view(seat), scene.session.seats
    scene.controls.show(scene.session, view, seat, None)
    scene.controls.layout(scene.places)
    scene.controls.draw(spare, scene.places, "", seats)


def _recap(scene: TableScene, seat: int) -> Iterator[RecapPage]:
    told = recap(scene.session, seat, scene.say)
    if told:
        page = RecapPage(told, scene.session.seats, scene.say, lambda: None)
        page.layout(scene.places.dock, scene.places.frame)
        yield page


def _choices(scene: TableScene, seat: int) -> Iterator[Dock]:
    table, options = _table(scene, scene.session.view(seat)), scene.session.options(seat)
    for verb in VERBS:
        choice = made.for_verb(verb, table, options)
        if choice:
            dock = Dock(choice, lambda _: None, None)
            dock.layout(scene.places.dock, scene.places.frame)
            yield dock


def _auction(scene: TableScene, seat: int) -> Iterator[AuctionPanel]:
    """An auction of a railroad on offer, as its starter sees it."""
    view = scene.session.view(seat)
    offered = [name for name in view.railroad_offer if name]
    if not offered:
        return
    active = tuple(range(len(view.players)))
    pending = AwaitBid(seat, offered[0], starter=seat, leader=seat, bid=1, active=active)
    table = _table(scene, replace(view, pending=pending))
    panel = AuctionPanel(table, (BidOption(seat, least=2, most=9),), lambda _: None, shared=False)
    panel.layout(scene.opened.stage(), scene.places.frame)
    yield panel


def _table(scene: TableScene, view: View) -> Table:
    return Table(view, scene.session.seats, scene.say, scene.opened.foresee, lambda: None, scene.moods)
