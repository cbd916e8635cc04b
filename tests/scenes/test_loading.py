"""The loading screen: the window keeps running, and shows the next screen as soon as it is ready."""

import threading
from collections.abc import Callable, Iterable, Iterator

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from scenes.raccoon_tycoon.loading import prewarm
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.screens.loading import LoadingScene
from scenes.table.context import TableNavigation
from scenes.table.scene import TableScene
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from tests.app.thinkers import LONG
from tests.scenes.raccoon_tycoon.stills import Still, nothing, seats_of

SIZE = (640, 360)


class Next(Scene):
    """Records the thread and the size of each drawing."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[tuple[str, tuple[int, int]]] = []

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn.append((threading.current_thread().name, surface.get_size()))


def wait_for(stack: SceneStack, loading: LoadingScene) -> None:
    """Run the loop until another screen is on top."""
    while stack.top is loading:
        stack.update(1 / 60)
        if stack.picture.dirty:
            stack.draw(pygame.display.set_mode(stack.size))


def loading_screen(
    catalogue: Catalogue, make: Callable[[], Scene], prewarm: Callable[[Scene], Iterable[object]]
) -> LoadingScene:
    return LoadingScene(catalogue, make, prewarm, PRESENTATION.loading.lights, "opening.table")


@pytest.fixture
def catalogue() -> Catalogue:
    return Catalogue.load("en")


def test_the_next_screen_is_drawn_elsewhere_first_then_takes_its_place(catalogue: Catalogue) -> None:
    stack, following, prewarmed = SceneStack(SIZE), Next(), []
    loading = loading_screen(catalogue, lambda: following, lambda scene: iter([prewarmed.append(scene)]))
    stack.push(loading)
    wait_for(stack, loading)
    assert stack.scenes == (following,)
    assert following.drawn[0] == ("loading", SIZE)
    assert prewarmed == [following]


def test_on_a_busy_machine_the_rest_is_drawn_at_the_table(catalogue: Catalogue) -> None:
    stack, following = SceneStack(SIZE), Next()
    loading = loading_screen(catalogue, lambda: following, lambda scene: iter(int, 1))
    stack.push(loading)
    wait_for(stack, loading)
    assert stack.scenes == (following,)


def test_over_another_screen_it_is_seen_only_where_it_takes_long(catalogue: Catalogue) -> None:
    lights = PRESENTATION.loading.lights
    for slow in (False, True):
        stack, below, following, gate = SceneStack(SIZE), Next(), Next(), threading.Event()
        stack.push(below)

        def make(slow: bool = slow, following: Next = following, gate: threading.Event = gate) -> Scene:
            assert not slow or gate.wait(LONG)
            return following

        loading = LoadingScene(catalogue, make, lambda scene: (), lights, "opening.library", over=True)
        stack.push(loading)
        for _ in range(12):
            if not slow:
                loading._thread.join()
            stack.update(1 / 60)
            assert slow or stack.seen()[0] is not loading
        assert loading.opaque is slow
        gate.set()
        wait_for(stack, loading)
        assert stack.scenes == (below, following)


def test_it_waits_below_what_covers_it(catalogue: Catalogue) -> None:
    stack = SceneStack(SIZE)
    loading = loading_screen(catalogue, Next, lambda scene: ())
    stack.push(loading)
    cover = Next()
    stack.push(cover)
    for _ in range(200):
        stack.update(0.1)
    assert stack.scenes == (loading, cover)
    stack.pop()
    wait_for(stack, loading)
    assert isinstance(stack.top, Next)


def test_what_goes_wrong_there_is_raised_in_the_loop(catalogue: Catalogue) -> None:
    def broken() -> Scene:
        raise ValueError("no such table")

    stack = SceneStack(SIZE)
    loading = loading_screen(catalogue, broken, lambda scene: ())
    stack.push(loading)
    with pytest.raises(ValueError, match="no such table"):
        wait_for(stack, loading)


def test_leaving_it_ends_its_work(catalogue: Catalogue) -> None:
    def endless(_: Scene) -> Iterator[None]:
        while True:
            yield

    stack = SceneStack(SIZE)
    stack.push(loading_screen(catalogue, Next, endless))
    stack.clear()
    assert "loading" not in {thread.name for thread in threading.enumerate()}


@pytest.mark.parametrize("people", [0, 1, 2, 4])
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 30])
def test_drawing_ahead_shows_and_changes_nothing(people: int, moves: int) -> None:
    pygame.display.set_mode(SIZE)
    session = Session.new("raccoon_tycoon", seats_of(4, people=0), {}, "prewarm", None)
    for _ in range(moves):
        session.submit(session.think())
    for number, seat in enumerate(seats_of(4, people=people)):
        session.change_seat(number, seat)
    still = Still(None, "en")
    ways = TableNavigation(nothing, nothing, nothing, nothing)
    scene = TableScene(session, still.settings, still.catalogue.say, ways, PRESENTATION)
    scene.resize((1280, 720))

    def shown() -> tuple[object, ...]:
        return (
            session.view(None),
            len(session.match.entries),
            scene.parts.panel_host.panel,
            scene.parts.log.page,
            scene.context.shown.view,
        )

    before = shown()
    for _ in prewarm(scene):
        pass
    assert shown() == before
