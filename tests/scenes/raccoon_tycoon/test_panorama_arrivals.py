"""A purchase is seen to come to the valley, where it belongs, and only there."""

from itertools import count

import pygame
import pytest

from raccoon.app.settings import Settings
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from scenes.art.moving import incremental
from scenes.raccoon_tycoon.events import EVENTS
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.raccoon_tycoon.valley import life, small_life
from scenes.raccoon_tycoon.valley.arrival_pictures import BEGIN, RISEN, STAYS
from scenes.raccoon_tycoon.valley.life import arrivals_of
from scenes.raccoon_tycoon.valley.sites import Country
from scenes.raccoon_tycoon.valley.valley import Factory, Hamlet, Train, valley_of
from scenes.table.context import TableNavigation
from scenes.table.scene import TableScene
from tests.scenes.driving import Player, at
from tests.scenes.raccoon_tycoon.stills import Still, demonstration, nothing

pytestmark = pytest.mark.usefixtures("ground_at_once", "nothing_else_lives")
COMING = (TownBought, BuildingBought, BuildingUpgraded, AuctionWon)


@pytest.fixture
def nothing_else_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop smoke, flags and the passing train, so that only arrivals move."""
    monkeypatch.setattr(small_life, "moving_sprites", lambda *_: iter(()))
    monkeypatch.setattr(life, "DEPARTURE", life.CYCLE)


def _table(**settings: object) -> TableScene:
    still = Still(None, "en")
    kept = Settings(**settings)
    ways = TableNavigation(nothing, nothing, nothing, nothing)
    return TableScene(demonstration(4, 130), kept, still.catalogue.say, ways, PRESENTATION)


def _entry(scene: TableScene, kind: type[Event]) -> tuple[int, Event]:
    """The last entry of the log with such an event, and the event."""
    entries = list(enumerate(scene.context.session.match.entries, 1))
    return next(
        (number, event)
        for number, entry in reversed(entries)
        for event in entry.events
        if isinstance(event, kind)
    )


def _seen(player: Player, scene: TableScene, seconds: float) -> list[pygame.Rect]:
    """The places where the valley moves after so many seconds."""
    player.wait(round(seconds * 60))
    return [place for _, place in scene.parts.background.life.sprites()]


def test_everything_that_comes_to_the_valley_is_in_the_table_of_motions() -> None:
    assert {*COMING} <= {spec.event for spec in EVENTS if spec.flights}


def test_over_a_whole_game_the_arrivals_make_up_the_valley() -> None:
    session = demonstration(3, 100_000)
    came: list[object] = []
    for number, entry in enumerate(session.match.entries, 1):
        came += arrivals_of(session.visible_events(entry, None), valley_of(session.view(None, number)))
    valley = valley_of(session.view(None))
    assert {one for one in came if isinstance(one, Hamlet)} == set(valley.hamlets)
    assert sorted(map(str, (one for one in came if isinstance(one, Train)))) == sorted(
        map(str, valley.trains)
    )
    built = {one.site for one in came if isinstance(one, Factory)}
    assert built == {factory.site for factory in valley.factories}


@pytest.mark.parametrize("kind", [TownBought, BuildingBought])
def test_a_piece_comes_up_where_it_stands(kind: type[Event]) -> None:
    scene = _table()
    with at(scene) as player:
        number, event = _entry(scene, kind)
        valley = valley_of(scene.context.session.view(None, number))
        country, k = Country.of(scene.context.shown.layout), scene.context.shown.layout.frame.scale
        if isinstance(event, TownBought):
            site, high = country.hamlet(event.town), 80
        else:
            assert isinstance(event, BuildingBought)
            found = next(f for f in valley.factories if f.building == event.building)
            site, high = country.works(found), 40
        scene.parts.animator.show(number)
        spot = (round(site.at[0] * k), round((site.at[1] - high * site.scale) * k))
        assert not any(place.collidepoint(spot) for place in _seen(player, scene, BEGIN / 2))
        assert any(place.collidepoint(spot) for place in _seen(player, scene, BEGIN + RISEN))
        _seen(player, scene, STAYS)
        assert not any(place.collidepoint(spot) for place in _seen(player, scene, 0.2))


def test_a_railroad_won_sends_a_train_along_the_whole_line() -> None:
    scene = _table()
    with at(scene) as player:
        number, _ = _entry(scene, AuctionWon)
        scene.parts.animator.show(number)
        ways = [_seen(player, scene, 0.5) for _ in range(20)]
        long = scene.context.shown.layout.frame.px(150)
        trains = [place for places in ways for place in places if place.width > long]
        assert len(trains) > 5
        assert [train.right for train in trains] == sorted(train.right for train in trains)
        end = min(
            [
                scene.context.shown.layout.strip.right,
                *(button.rect.left for button in scene.parts.quick_actions.buttons),
            ]
        )
        assert max(place.right for places in ways for place in places) > end - 20
        assert trains[0].left < scene.context.shown.layout.gavel.right + long


def test_it_comes_also_where_no_frame_has_time_for_it() -> None:
    scene, ticks = _table(), count()
    with at(scene) as player, incremental.spread(lambda: next(ticks) * incremental.TIME):
        number, _ = _entry(scene, AuctionWon)
        scene.parts.animator.show(number)
        ways = [_seen(player, scene, 0.5) for _ in range(20)]
        long = scene.context.shown.layout.frame.px(150)
        assert any(place.width > long for places in ways for place in places)


def test_nothing_comes_up_while_motion_is_reduced() -> None:
    scene = _table(reduced_motion=True)
    with at(scene) as player:
        number, _ = _entry(scene, TownBought)
        scene.parts.animator.show(number)
        assert not any(_seen(player, scene, 0.2) for _ in range(10))


def test_what_is_taken_back_comes_no_more() -> None:
    scene = _table()
    with at(scene) as player:
        number, _ = _entry(scene, TownBought)
        scene.parts.animator.show(number)
        assert _seen(player, scene, BEGIN + RISEN)
        scene.context.session.take_back(number - 1)
        scene.follow()
        assert not _seen(player, scene, 0.3)


@pytest.mark.parametrize("kind", [TownBought, BuildingBought])
def test_no_words_lie_over_what_goes_up(kind: type[Event]) -> None:
    scene = _table()
    with at(scene) as player:
        number, _ = _entry(scene, kind)
        scene.parts.animator.show(number)
        scene.context.show_headline(
            "Whoever bought it has to be told about at great length, across the whole valley."
        )
        _seen(player, scene, BEGIN)
        stage = scene.parts.background.life.stages()[0]
        plaque = scene.parts.headline.plaque
        assert plaque is None or not plaque.colliderect(stage)
        _seen(player, scene, STAYS + 0.2)
        assert not scene.parts.background.life.stages()
        assert scene.parts.headline.plaque
