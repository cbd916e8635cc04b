"""The valley behind the table: it never makes a frame wait, it lives, and it keeps out of the way."""

import itertools
import threading
from collections.abc import Iterator

import pygame
import pytest

from raccoon.app.settings import Settings
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.catalogue import TOWNS
from scenes.art import palette as pal, theme
from scenes.art.moving import background
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.raccoon_tycoon.valley import panorama
from scenes.raccoon_tycoon.valley.life import CYCLE, RATE, ValleyLife
from scenes.raccoon_tycoon.valley.panorama import BackgroundRenderer, Pause, draw_background
from scenes.raccoon_tycoon.valley.sites import Country
from scenes.raccoon_tycoon.valley.valley import Hamlet, Train, Valley, valley_of
from scenes.table.context import TableNavigation
from scenes.table.controls.headline import STAYS as HEADLINE_STAYS
from scenes.table.scene import TableScene
from tests.app.thinkers import LONG
from tests.scenes.driving import Player, at
from tests.scenes.raccoon_tycoon.stills import Still, demonstration, nothing, seats_of

SIZE = (1280, 720)


def _table(moves: int = 90, **settings: object) -> TableScene:
    """A table in the middle of a game; the person at it does nothing."""
    still = Still(None, "en")
    kept = Settings(**settings)
    return TableScene(
        demonstration(4, moves),
        kept,
        still.catalogue.say,
        TableNavigation(nothing, nothing, nothing, nothing),
        PRESENTATION,
    )


@pytest.fixture
def renderer(monkeypatch: pytest.MonkeyPatch) -> BackgroundRenderer:
    """A renderer with no cached backgrounds."""
    fresh = BackgroundRenderer()
    monkeypatch.setattr(panorama, "RENDERER", fresh)
    return fresh


def _lived(player: Player, scene: TableScene, seconds: float) -> Iterator[list[pygame.Rect]]:
    """The places where something moved in each frame of that time."""
    for _ in range(round(seconds * 60)):
        player.wait(1)
        yield [place for _, place in scene.parts.background.life.sprites()]


def test_only_the_last_wish_is_drawn_and_nobody_waits_for_it() -> None:
    renderer, begun, go_on = BackgroundRenderer(), threading.Event(), threading.Event()
    drawn: list[str] = []

    def bake(name: str) -> pygame.Surface:
        drawn.append(name)
        begun.set()
        assert go_on.wait(LONG)
        return pygame.Surface((1, 1))

    def wish(name: str) -> None:
        def draw_background(_: Pause) -> pygame.Surface:
            return bake(name)

        renderer.request(name, draw_background)

    wish("first")
    assert begun.wait(LONG)
    wish("second")
    wish("third")
    assert renderer.find("first") is None
    go_on.set()
    renderer.wait()
    assert drawn == ["first", "third"]
    assert renderer.find("third")
    assert renderer.find("second") is None


def _ground(scene: TableScene) -> pygame.Surface:
    """The background that is shown now."""
    return scene.parts.picture.ground.surface(scene.context.shown.layout, scene.context.shown.view)


def test_what_is_let_go_while_it_is_drawn_is_not_kept() -> None:
    """The window has another size by then: nobody asks for the picture again."""
    renderer, begun, go_on = BackgroundRenderer(), threading.Event(), threading.Event()

    def bake(_: Pause) -> pygame.Surface:
        begun.set()
        assert go_on.wait(LONG)
        return pygame.Surface((1, 1))

    renderer.request("small", bake)
    assert begun.wait(LONG)
    renderer.clear()
    go_on.set()
    renderer.wait()
    assert renderer.find("small") is None
    assert renderer.cached_bytes == 0


def test_a_purchase_is_seen_in_the_valley_a_little_later(renderer: BackgroundRenderer) -> None:
    scene = _table()
    session = scene.context.session
    with at(scene, SIZE) as player:
        before = valley_of(scene.context.shown.view)
        ground = _ground(scene)
        session.change_seat(0, seats_of(4, people=0)[0])
        while valley_of(session.view(None)) == before:
            session.submit(session.think())
        scene.follow()
        after = valley_of(scene.context.shown.view)
        assert after != before
        assert _ground(scene) is ground, "the frame does not wait"
        renderer.wait()
        assert scene.parts.picture.ground.has_news
        scene.dirty = False
        scene.update(0.0)
        assert scene.dirty
        player.wait(1)
        assert _ground(scene) is not ground


def test_trains_pass_in_the_open_strip_and_nowhere_else() -> None:
    scene = _table()
    with at(scene, SIZE) as player:
        moments = list(_lived(player, scene, CYCLE))
    open_strip = pygame.Rect(scene.context.shown.layout.strip)
    open_strip.width = scene.context.shown.layout.log_paper.left - open_strip.left
    places = [place for moment in moments for place in moment]
    assert len([moment for moment in moments if moment]) > 0.99 * len(moments), "something always lives"
    assert all(open_strip.contains(place) for place in places)
    assert not any(place.colliderect(scene.context.shown.layout.gavel) for place in places)
    assert max(place.width for place in places) > scene.context.shown.layout.frame.px(300), (
        "a train was there"
    )


def test_something_always_moves_in_the_open_strip() -> None:
    scene = _table()
    with at(scene, SIZE) as player:
        moments = [tuple(map(tuple, moment)) for moment in _lived(player, scene, CYCLE)]
    seconds = [set(moments[start : start + 60]) for start in range(0, len(moments), 60)]
    assert min(map(len, seconds)) > 2, "in every second"


def test_the_train_that_passes_is_of_the_railroad_won_last() -> None:
    life, won = ValleyLife(), []
    scene = _table(60)
    with at(scene, SIZE):
        session, layout = scene.context.session, scene.context.shown.layout
        for number, entry in enumerate(session.match.entries, 1):
            view = session.view(None, number)
            life.follow(scene.parts.picture.ground, layout, view, ())
            life.react_to(session.visible_events(entry, None), view)
            won += [event for event in session.visible_events(entry, None) if isinstance(event, AuctionWon)]
            if won:
                assert life.passing == Train(won[-1].railroad, won[-1].seat)
    assert len(won) > 2


def test_there_are_at_most_ten_pictures_a_second() -> None:
    scene = _table()
    with at(scene, SIZE) as player:
        stirred = 0
        for _ in range(round(CYCLE * 60)):
            scene.update(1 / 60)
            stirred += scene.sprites_changed
            scene.sprites_changed = False
        player.wait(1)
    assert RATE <= stirred <= CYCLE * RATE


def test_nothing_moves_when_motion_is_reduced() -> None:
    scene = _table(reduced_motion=True)
    with at(scene, SIZE) as player:
        assert not any(_lived(player, scene, CYCLE))


def test_nothing_moves_while_the_window_is_not_looked_at() -> None:
    scene = _table()
    with at(scene, SIZE) as player:
        list(_lived(player, scene, 8))
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        player.wait(1)
        assert len({str(moment) for moment in _lived(player, scene, 10)}) == 1
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        assert len({str(moment) for moment in _lived(player, scene, 4)}) > 10


def test_nothing_moves_over_a_dimmed_table() -> None:
    scene = _table()
    with at(scene, SIZE) as player:
        list(_lived(player, scene, 8))
        scene.parts.panel_host.verb("sell")
        player.wait(2)
        assert scene.parts.log.marks(scene.parts.drag.marks()).dimmed
        assert not any(_lived(player, scene, 4))


def test_everything_of_a_whole_game_stands_inside_the_open_country() -> None:
    for players in (2, 3, 4, 5):
        session = demonstration(players, 100_000)
        scene = TableScene(
            session,
            Settings(),
            Still(None, "en").catalogue.say,
            TableNavigation(nothing, nothing, nothing, nothing),
            PRESENTATION,
        )
        for size in ((1280, 720), (1024, 768), (2560, 1080)):
            scene.resize(size)
            country, valley = Country.of(scene.context.shown.layout), valley_of(session.view(None))
            sidings = country.sidings(valley.trains)
            ends = [(site.at[0], site.at[0] + siding.length * site.scale) for siding, site in sidings]
            assert all(country.left <= start < end <= country.right for start, end in ends)
            assert all(end <= start for (_, end), (start, _) in itertools.pairwise(ends))
            wagons = [Train(name, siding.seat) for siding, _ in sidings for name in siding.railroads]
            assert sorted(map(str, wagons)) == sorted(map(str, valley.trains))
            sites = {country.hamlet(hamlet.town).at for hamlet in valley.hamlets}
            assert len(sites) == len(valley.hamlets)
            assert len({country.works(one).at for one in valley.factories}) == len(valley.factories)


def test_where_motion_is_reduced_a_new_valley_is_faded_in(renderer: BackgroundRenderer) -> None:
    scene = _table(reduced_motion=True)
    with at(scene, SIZE) as player:
        scene.context.session.change_seat(0, seats_of(4, people=0)[0])
        before = valley_of(scene.context.shown.view)
        while valley_of(scene.context.session.view(None)) == before:
            scene.context.session.submit(scene.context.session.think())
        scene.follow()
        player.wait(30)
        renderer.wait()
        player.wait(1)
        assert scene.parts.animator.busy, "the old valley goes over into the new one"
        player.wait(30)
        assert not scene.parts.picture.ground.is_late


def _brightness(surface: pygame.Surface, area: pygame.Rect) -> int:
    return sum(pygame.transform.average_color(surface, area)[:3])


def test_the_valley_is_bright_in_the_strip_dim_beneath_the_pieces_and_calmer_in_high_contrast() -> None:
    seen = []
    for high in (False, True):
        theme.choose(high)
        try:
            scene = _table()
            scene.resize(SIZE)
            ground = _ground(scene)
            strip = scene.context.shown.layout.strip
            beneath = strip.move(0, 2 * strip.height)
            seen.append((_brightness(ground, strip), _brightness(ground, beneath)))
        finally:
            theme.choose(False)
    (strip_usual, beneath_usual), (strip_calm, beneath_calm) = seen
    assert strip_usual > 2 * beneath_usual
    assert strip_calm < strip_usual
    assert beneath_calm < beneath_usual


def test_the_headline_leaves_the_valley_in_a_persons_turn_and_nothing_moves_over_it() -> None:
    scene = _table()
    with at(scene, SIZE) as player:
        scene.parts.headline.words = "Vixen sold 3 wheat for $12."
        scene.dirty = True
        moments = list(_lived(player, scene, HEADLINE_STAYS - 1))
        plaque = scene.parts.controls.covers[-1]
        assert scene.context.shown.layout.strip.contains(plaque)
        assert any(moments)
        assert not any(place.colliderect(plaque) for moment in moments for place in moment)
        list(_lived(player, scene, 2))
        assert scene.parts.headline.words == ""
        assert plaque not in scene.parts.controls.covers


def test_the_headline_stays_while_others_move() -> None:
    scene = _table()
    scene.context.session.change_seat(0, seats_of(4, people=0)[0])
    scene.context.settings.speed = "calm"
    with at(scene, SIZE) as player:
        scene.parts.turns.wait = 60.0
        scene.parts.headline.words = "Vixen sold 3 wheat for $12."
        list(_lived(player, scene, HEADLINE_STAYS + 2))
        assert scene.parts.headline.words


def test_what_goes_wrong_on_the_thread_is_told_once_and_tried_again() -> None:
    """The program goes on after its error is told: the next table has a valley again."""
    renderer = BackgroundRenderer()

    def broken(_: Pause) -> pygame.Surface:
        raise ValueError("no such hill")

    renderer.request("hills", broken)
    renderer.wait()
    with pytest.raises(ValueError, match="no such hill"):
        renderer.request("hills", broken)
    renderer.request("hills", lambda pause: pygame.Surface((1, 1)))
    renderer.wait()
    assert renderer.find("hills")


def test_a_picture_that_is_being_drawn_is_left_when_the_display_closes_and_can_be_asked_for_again() -> None:
    renderer, begun = BackgroundRenderer(), threading.Event()

    def endless(pause: Pause) -> pygame.Surface:
        begun.set()
        while True:
            pause()

    renderer.request("hills", endless)
    assert begun.wait(LONG)
    background.end()
    assert not [thread for thread in threading.enumerate() if thread.name == "panorama"]
    renderer.wait()
    renderer.request("hills", lambda pause: pygame.Surface((1, 1)))
    renderer.wait()
    assert renderer.find("hills")


def _pixels_like(surface: pygame.Surface, area: pygame.Rect, colour: str, near: int = 60) -> int:
    wanted = pal.rgb(colour)[:3]
    part = surface.subsurface(area.clip(surface.get_rect()))
    seen = (part.get_at((x, y))[:3] for x in range(part.get_width()) for y in range(part.get_height()))
    return sum(max(abs(a - b) for a, b in zip(pixel, wanted, strict=True)) < near for pixel in seen)


def test_a_flag_in_its_owners_colour_flies_over_every_hamlet() -> None:
    scene = _table()
    scene.resize((1920, 1080))
    colours = tuple(pal.SEAT.values())
    country, k = Country.of(scene.context.shown.layout), scene.context.shown.layout.frame.scale
    towns = list(TOWNS)[:5]
    held = Valley(tuple(Hamlet(town, seat) for seat, town in enumerate(towns)), hour=0.4)
    size = scene.context.shown.layout.size
    empty, ground = (
        draw_background(size, country, valley, colours, lambda: None) for valley in (Valley(hour=0.4), held)
    )
    for seat, town in enumerate(towns):
        site = country.hamlet(town)
        x, y = site.at[0] * k, site.at[1] * k
        spire = pygame.Rect(x, y - 124 * site.scale * k, 120 * site.scale * k, 40 * site.scale * k)
        assert _pixels_like(ground, spire, colours[seat]) >= 8, (town, seat)
        assert _pixels_like(empty, spire, colours[seat]) == 0, (town, seat)
