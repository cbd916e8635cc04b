"""The loading screen's lamps, and the prewarming of caches while it is shown."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, product

import pygame
from msgspec.structs import replace

from raccoon.app.session.preview import Preview, preview
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import BidOption
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.art.landscape import steam
from scenes.art.moving.cached_area import CachedArea
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.art import cards, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY
from scenes.raccoon_tycoon.auction import opening
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.keys import VERBS
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture.offer import empty_place
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.choosing.panel import PanelActions
from scenes.table.layout import row_of
from scenes.table.log.recap_page import RecapPage, page_for
from scenes.table.picture.zones import Highlights, PaintContext
from scenes.table.presentation import Loading, LoadingLamp
from scenes.table.scene import TableScene
from scenes.window.scene import Scene


def prewarm(table: Scene) -> Iterator[None]:
    """Draw card backs, buttons, log, recap, each verb's choice and an auction into the caches, in steps."""
    assert isinstance(table, TableScene)
    spare, session = pygame.Surface(table.size), table.context.session
    layout = table.context.shown.layout
    assert isinstance(layout, TableLayout)
    for deck, place in _turned_over(layout):
        cards.card_back(spare, place, deck)
        yield
    offered = chain.from_iterable(layout.offered.values())
    for place in {place.size: place for place in offered}.values():
        empty_place(spare, place, PaintContext(layout.frame, table.context.say, session.seats))
        yield
    for kind in range(steam.KINDS):
        steam.puff(kind, 2, 1.0, (0, 0))
        yield
    opening.velvet(layout.stage.height, layout.frame.scale)
    yield
    yield from _under_a_panel(table, spare)
    _draw_controls(table, spare)
    yield
    yield from table.parts.headline.rehearse(spare)
    eyes = next(iter((*session.awaited, *session.people)), 0)
    panels: Iterator[RecapPage | ChoicePanel | AuctionPanel] = _auction(table, eyes)
    for person in session.awaited if isinstance(session.view(None).pending, AwaitAction) else ():
        panels = chain(_recap(table, person), _choices(table, person), panels)
    for panel in panels:
        panel.draw(spare)
        yield


def _turned_over(places: TableLayout) -> Iterator[tuple[str, pygame.Rect]]:
    """The decks whose backs are shown in flights, with a place of each size: rounding makes sizes differ by
    a pixel.
    """
    for deck, lying in {"production": places.hand, **places.offered}.items():
        yield from ((deck, place) for place in {place.size: place for place in lying}.values())


def _under_a_panel(scene: TableScene, spare: pygame.Surface) -> Iterator[None]:
    """Prepare the picture of the table at rest, and the dimmed one under an auction."""
    picture, shown, history = scene.parts.picture, scene.context.shown, scene.parts.game_log.history
    yield from picture.prepare(shown.layout, shown.view, history, shown.moods)
    dimmed = Highlights(dimmed=True, moods=shown.moods)
    picture.draw(spare, shown.layout, shown.view, dimmed, history)
    yield


def _draw_controls(scene: TableScene, spare: pygame.Surface) -> None:
    parts = scene.parts
    parts.headline.words = "…"
    parts.controls.show()
    parts.controls.draw(spare)
    parts.headline.words = ""
    for slip in (False, True):
        parts.log_page.draw(spare, slip=slip)


def _recap(scene: TableScene, seat: int) -> Iterator[RecapPage]:
    page = page_for(seat, scene.context, lambda: None)
    if page:
        page.layout(scene.context.shown.layout.recap, scene.context.shown.layout.frame)
        yield page


def _choices(scene: TableScene, seat: int) -> Iterator[ChoicePanel]:
    table, options = _table(scene, scene.context.session.view(seat)), scene.context.session.options(seat)
    for verb in VERBS:
        choice = ACTIONS.choice_for(verb.name, table, options)
        if choice:
            dock = ChoicePanel(choice, lambda command, with_order: None, None)
            scene.parts.panel_host.maker.put(dock)
            yield dock


def _auction(scene: TableScene, seat: int) -> Iterator[AuctionPanel]:
    """An auction panel for each railroad on offer, at its start and when all others have passed."""
    view = scene.context.session.view(seat)
    active, places = tuple(range(len(view.players))), scene.context.shown.layout
    for name, still in product(filter(None, view.railroad_offer), (active, (seat,))):
        pending = AwaitBid(seat, name, starter=seat, leader=seat, bid=1, active=still)
        table = _table(scene, replace(view, pending=pending))
        actions = PanelActions((BidOption(seat, least=2, most=9),), lambda _: None, False, None, CachedArea())
        panel = AuctionPanel(table, pending, actions)
        panel.layout(places.stage, places.frame, row_of(places))
        yield panel


def _table(scene: TableScene, view: View) -> ChoiceContext:
    def foresee(*commands: Command) -> Preview:
        return preview(scene.context.session.match.game, view, *commands)

    context = scene.context
    seats, moods = context.session.seats, context.shown.moods
    return ChoiceContext(view, seats, context.say, foresee, lambda: None, moods)


class RaccoonTycoonLoading(Loading):
    """The loading screen, on which the six commodities light up one after the other."""

    lights: Sequence[LoadingLamp] = tuple(
        LoadingLamp(partial(tokens.empty_slot, commodity=name), partial(tokens.image_of, name))
        for name in COMMODITY
    )
    prewarm = staticmethod(prewarm)
