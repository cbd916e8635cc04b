"""The focus ring: every control by Tab, arrows, Enter, letters, mouse, finger and controller."""

from itertools import pairwise

import pygame
import pytest

from scenes.art.frame import Frame
from scenes.widgets import tooltip
from scenes.widgets.button import Button
from scenes.widgets.counters import Counters
from scenes.widgets.focus import FocusRing
from scenes.widgets.stepper import Stepper
from scenes.widgets.widget import read
from scenes.window.window import Window, render

SIZE = (1280, 720)


def key(key: int, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode)


def mouse(kind: int, pos: tuple[int, int], button: int = 1, touch: bool = False) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, button=button, touch=touch)


class Grid:
    """Four buttons in a square; `pressed` keeps what was pressed."""

    def __init__(self) -> None:
        self.pressed: list[str] = []
        self.buttons: dict[str, Button] = {}
        for name, x, y in (("a", 0, 0), ("b", 200, 0), ("c", 0, 100), ("d", 200, 100)):
            button = Button(name, lambda name=name: self.pressed.append(name), hotkeys=(ord(name),))  # type: ignore[misc]
            button.rect = pygame.Rect(x, y, 150, 60)
            self.buttons[name] = button
        self.ring = FocusRing(list(self.buttons.values()))

    def focused(self) -> str:
        assert isinstance(self.ring.focused, Button)
        return self.ring.focused.label


@pytest.fixture
def grid() -> Grid:
    return Grid()


def test_tab_goes_round_and_back(grid: Grid) -> None:
    grid.ring.handle(key(pygame.K_TAB), SIZE)
    walked = [grid.focused()]
    for _ in range(4):
        grid.ring.handle(key(pygame.K_TAB), SIZE)
        walked.append(grid.focused())
    assert walked == ["a", "b", "c", "d", "a"]
    grid.ring.handle(key(pygame.K_TAB, pygame.KMOD_LSHIFT), SIZE)
    assert grid.focused() == "d"


def test_arrows_go_to_the_neighbour_in_that_direction(grid: Grid) -> None:
    grid.ring.shown = True
    for step, expected in (
        (pygame.K_RIGHT, "b"),
        (pygame.K_DOWN, "d"),
        (pygame.K_LEFT, "c"),
        (pygame.K_UP, "a"),
        (pygame.K_UP, "a"),
    ):
        grid.ring.handle(key(step), SIZE)
        assert grid.focused() == expected


def test_enter_presses_only_what_is_seen_to_have_the_focus(grid: Grid) -> None:
    grid.ring.handle(key(pygame.K_RETURN), SIZE)
    assert grid.pressed == []
    assert grid.buttons["a"].focused
    grid.ring.handle(key(pygame.K_RETURN), SIZE)
    grid.ring.handle(key(pygame.K_RIGHT), SIZE)
    grid.ring.handle(key(pygame.K_KP_ENTER), SIZE)
    assert grid.pressed == ["a", "b"]


def test_enter_presses_the_button_seen_to_have_the_focus_even_where_it_is_anothers_key(grid: Grid) -> None:
    grid.buttons["d"].action = "confirm"
    grid.ring.handle(key(pygame.K_RETURN), SIZE)
    assert grid.pressed == ["d"]
    grid.ring.focus(grid.buttons["a"])
    grid.ring.handle(key(pygame.K_TAB), SIZE)
    grid.ring.handle(key(pygame.K_RETURN), SIZE)
    assert grid.pressed == ["d", "a"]


def test_a_key_is_not_lost_on_a_focused_button_that_cannot_be_pressed(grid: Grid) -> None:
    """The button pressed last keeps the focus when its time is over; Enter is another's own by then."""
    grid.buttons["d"].action = "confirm"
    grid.ring.handle(key(pygame.K_TAB), SIZE)
    grid.ring.focus(grid.buttons["a"])
    grid.buttons["a"].reason = "not now"
    grid.ring.handle(key(pygame.K_RETURN), SIZE)
    assert grid.pressed == ["d"]
    grid.buttons["d"].reason = "not now either"
    grid.ring.focus(grid.buttons["a"])
    grid.ring.handle(key(pygame.K_RETURN), SIZE)
    assert grid.pressed == ["d"]


def test_a_letter_presses_its_button_but_not_with_control(grid: Grid) -> None:
    grid.ring.handle(key(pygame.K_c), SIZE)
    assert grid.pressed == ["c"]
    assert not grid.ring.handle(key(pygame.K_d, pygame.KMOD_LCTRL), SIZE)
    assert grid.pressed == ["c"]


def test_a_click_presses_when_released_inside_only(grid: Grid) -> None:
    for up, expected in (((20, 20), ["a"]), ((600, 600), ["a"])):
        grid.ring.handle(mouse(pygame.MOUSEBUTTONDOWN, (20, 20)), SIZE)
        grid.ring.handle(mouse(pygame.MOUSEBUTTONUP, up), SIZE)
        assert grid.pressed == expected


def test_the_mouse_hides_the_focus_and_the_keyboard_shows_it(grid: Grid) -> None:
    grid.ring.handle(key(pygame.K_TAB), SIZE)
    assert grid.buttons["a"].focused
    grid.ring.handle(mouse(pygame.MOUSEBUTTONDOWN, (220, 120)), SIZE)
    assert not any(button.focused for button in grid.buttons.values())
    grid.ring.handle(key(pygame.K_TAB), SIZE)
    assert grid.focused() == "d"


def test_a_finger_presses_once_although_sdl_sends_a_mouse_event_too(grid: Grid) -> None:
    at = (220, 20)
    share = {"x": at[0] / SIZE[0], "y": at[1] / SIZE[1], "finger_id": 0, "touch_id": 0}
    for finger, twin in (
        (pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN),
        (pygame.FINGERUP, pygame.MOUSEBUTTONUP),
    ):
        grid.ring.handle(pygame.event.Event(finger, share), SIZE)
        grid.ring.handle(mouse(twin, at, touch=True), SIZE)
    assert grid.pressed == ["b"]


def test_a_disabled_button_can_be_focused_says_why_and_does_nothing(grid: Grid) -> None:
    grid.buttons["b"].reason = "You have no coal."
    grid.ring.focus(grid.buttons["b"])
    grid.ring.shown = True
    grid.ring.handle(key(pygame.K_RETURN), SIZE)
    grid.ring.handle(mouse(pygame.MOUSEBUTTONDOWN, (220, 20)), SIZE)
    grid.ring.handle(mouse(pygame.MOUSEBUTTONUP, (220, 20)), SIZE)
    assert grid.pressed == []
    assert grid.buttons["b"].hint == "You have no coal."


def test_hidden_controls_are_passed_over(grid: Grid) -> None:
    grid.buttons["b"].visible = False
    grid.ring.shown = True
    grid.ring.handle(key(pygame.K_TAB), SIZE)
    assert grid.focused() == "c"


def test_the_focus_stays_when_controls_are_exchanged(grid: Grid) -> None:
    grid.ring.focus(grid.buttons["c"])
    grid.ring.set([grid.buttons["d"], grid.buttons["c"]])
    assert grid.focused() == "c"


def test_the_slip_with_the_reason_stays_inside_the_window() -> None:
    surface = pygame.Surface(SIZE)
    frame = Frame.of(SIZE)
    for anchor in (pygame.Rect(0, 0, 60, 40), pygame.Rect(1200, 690, 80, 30), pygame.Rect(0, 400, 20, 20)):
        box = tooltip.draw(
            surface, anchor, "There is no unfinished game to continue. Start a new one.", frame
        )
        assert surface.get_rect().contains(box)
        assert not box.colliderect(anchor)


def test_the_right_button_and_the_wheel_are_told_apart() -> None:
    assert read(mouse(pygame.MOUSEBUTTONDOWN, (1, 2), button=3), SIZE).button == 3
    assert read(mouse(pygame.MOUSEBUTTONDOWN, (1, 2), button=4), SIZE) is None
    with Window():
        wheel = read(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False), SIZE)
    assert wheel is not None
    assert (wheel.kind, wheel.wheel) == ("wheel", -1)


class TestStepper:
    """The number of a bid or a sale."""

    def test_steps_stay_between_the_limits(self) -> None:
        told: list[int] = []
        stepper = Stepper(7, 7, 11, told.append)
        for step in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            stepper.key(key(step))
        assert told == [8, 11, 7]

    def test_typed_digits_make_a_number_once_they_reach_the_limits(self) -> None:
        stepper = Stepper(7, 7, 34, told="${}".format)
        for digit in "14":
            stepper.key(key(ord(digit), unicode=digit))
        assert stepper.shown_number == "14"
        assert stepper.value == 14
        stepper.key(key(pygame.K_BACKSPACE))
        assert stepper.shown_number == "1"
        assert stepper.value == 7

    def test_a_typed_number_beyond_the_limit_is_the_limit(self) -> None:
        stepper = Stepper(7, 7, 34)
        for digit in "999":
            stepper.key(key(ord(digit), unicode=digit))
        assert stepper.value == 34

    def test_its_buttons_are_clicked(self) -> None:
        stepper = Stepper(10, 0, 20)
        stepper.rect = pygame.Rect(100, 100, 400, 60)
        ring = FocusRing([stepper])
        parts = dict(stepper.parts())
        for step, expected in ((1, 11), (5, 16), (-1, 15)):
            ring.handle(mouse(pygame.MOUSEBUTTONDOWN, parts[step].center), SIZE)
            assert stepper.value == expected

    def test_enter_submits(self) -> None:
        submitted: list[int] = []
        stepper = Stepper(10, 0, 20, on_submit=lambda: submitted.append(stepper.value))
        ring = FocusRing([stepper], shown=True)
        ring.handle(key(pygame.K_RIGHT), SIZE)
        ring.handle(key(pygame.K_RETURN), SIZE)
        assert submitted == [11]

    def test_its_parts_do_not_overlap(self) -> None:
        stepper = Stepper(10, 0, 20)
        stepper.rect = pygame.Rect(3, 5, 397, 61)
        rects = [rect for _, rect in stepper.parts()]
        assert all(a.right < b.left for a, b in pairwise(rects))
        assert rects[0].left == 3
        assert rects[-1].right == 400


def test_every_state_of_a_button_looks_different(grid: Grid) -> None:
    from scenes.window.scene import Scene

    class Showing(Scene):
        def __init__(self, button: Button) -> None:
            super().__init__()
            self.button = button

        def draw(self, surface: pygame.Surface) -> None:
            surface.fill((40, 26, 34))
            self.button.draw(surface, self.frame)

    def picture(**state: object) -> bytes:
        button = Button("Sell 4 wood", lambda: None, cap="S", sub="for $24")
        button.rect = pygame.Rect(40, 40, 236, 72)
        for name, value in state.items():
            setattr(button, name, value)
        return pygame.image.tobytes(render(Showing(button), (320, 180)), "RGB")

    pictures = {
        picture(),
        picture(hover=True),
        picture(held=True),
        picture(focused=True),
        picture(reason="Not now."),
        picture(look="primary"),
        picture(look="quiet"),
    }
    assert len(pictures) == 7


def test_a_hint_goes_with_the_press_and_comes_again_with_the_pointer(grid: Grid) -> None:
    button = grid.buttons["b"]
    button.tip = "B is for bold"
    frame, bounds = Frame.of(SIZE), pygame.Rect((0, 0), SIZE)

    def hinted() -> bool:
        return bool(list(grid.ring.hint(bounds, frame)))

    grid.ring.handle(mouse(pygame.MOUSEMOTION, button.rect.center), SIZE)
    assert hinted()
    grid.ring.handle(mouse(pygame.MOUSEBUTTONDOWN, button.rect.center), SIZE)
    grid.ring.handle(mouse(pygame.MOUSEBUTTONUP, button.rect.center), SIZE)
    assert not hinted()
    grid.ring.handle(mouse(pygame.MOUSEMOTION, (1000, 700)), SIZE)
    grid.ring.handle(mouse(pygame.MOUSEMOTION, button.rect.center), SIZE)
    assert hinted()


def test_where_pointer_and_focus_only_rest_nothing_new_is_explained(grid: Grid) -> None:
    button = grid.buttons["b"]
    button.tip = "B is for bold"
    frame, bounds = Frame.of(SIZE), pygame.Rect((0, 0), SIZE)
    grid.ring.handle(key(pygame.K_TAB), SIZE)
    grid.ring.handle(key(pygame.K_TAB), SIZE)
    assert list(grid.ring.hint(bounds, frame))
    grid.ring.hush()
    assert not list(grid.ring.hint(bounds, frame))
    grid.ring.handle(mouse(pygame.MOUSEMOTION, (1000, 700)), SIZE)
    assert not list(grid.ring.hint(bounds, frame))
    grid.ring.handle(key(pygame.K_b, unicode="b"), SIZE)
    assert list(grid.ring.hint(bounds, frame))


def test_a_control_that_the_pointer_left_unseen_lets_it_go(grid: Grid) -> None:
    button = grid.buttons["b"]
    grid.ring.handle(mouse(pygame.MOUSEMOTION, button.rect.center), SIZE)
    assert not grid.ring.leave(button.rect.center)
    assert grid.ring.leave((1000, 700))
    assert not button.hover


def test_of_tokens_that_are_worth_the_same_the_one_chosen_first_gives_way() -> None:
    counters = Counters(("wheat", "wood", "iron"), (1, 1, 1), 1, lambda _: None)
    assert counters.tally.add(0, 1)
    assert counters.tally.add(1, 1)
    assert counters.tally.counts == [0, 1, 0]
    two = Counters(("wheat", "wood", "iron"), (1, 1, 1), 2, lambda _: None)
    for kind in (2, 0, 1):
        assert two.tally.add(kind, 1)
    assert two.tally.counts == [1, 1, 0]
