"""Helpers of the lobby's tests: a lobby of the first game, and steps in it."""

from collections.abc import Sequence

import pygame

from raccoon.app.chooser import chooser
from raccoon.app.games import FIRST_GAME as GAME, game_named
from raccoon.app.opponents import Opponents
from raccoon.app.seats import COLOURS, EMBLEMS, PERSON, Seat
from raccoon.engine.table_options import OptionValue
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.scene import LobbyDefaults, LobbyScene
from scenes.widgets.forms.fields import DropDown
from scenes.widgets.widget import Widget
from tests.scenes.driving import ENGLISH, Player

ROSTER = Opponents(GAME)


RULES, LOOK = game_named(GAME), PRESENTATION.lobby


OPTIONS = ("beginners", "mixed_opening", "longer_game", "sudden_death", "open_money", "full_bidding")


"""The table's options in the order of the lobby."""


Started = list[tuple[list[Seat], dict[str, OptionValue], str | None, int | None]]


def invited(level: str = "", seed: str = "astoria") -> Invitations:
    return Invitations(ROSTER, RULES.seats, chooser(seed), ENGLISH.say, level)


def lobby(
    started: Started,
    seats: Sequence[Seat] = (),
    options: dict[str, OptionValue] | None = None,
    invitations: Invitations | None = None,
) -> LobbyScene:
    def start(
        seats: list[Seat], options: dict[str, OptionValue], seed: str | None, rules: int | None
    ) -> None:
        started.append((seats, options, seed, rules))

    offered = LobbyDefaults(seats, options or {})
    return LobbyScene(ENGLISH, RULES, LOOK, invitations or invited(), offered, start, lambda: None)


def people(count: int) -> list[Seat]:
    return [Seat(f"Person {n}", PERSON, COLOURS[n], EMBLEMS[n]) for n in range(count)]


def walk_to(player: Player, scene: LobbyScene, widget: Widget) -> None:
    """Press Tab until the control has the focus."""
    for _ in range(60):
        if widget.focused:
            return
        player.key(pygame.K_TAB)
    raise AssertionError("the control cannot be reached by Tab")


def choose(player: Player, field: DropDown, value: str) -> None:
    """Open the list and click on an entry, rolling the list where it is too long."""
    player.click(field)
    player.wait(8)
    assert field.busy
    place = [value for _, value in field.options].index(value)
    below = player.window.surface.get_rect().bottom
    row = field.element.menu_states["expanded"].options_selection_list
    for _ in range(80):
        entry = row.item_list[place].get("button_element")
        if entry is not None and entry.rect.bottom < min(below, row.rect.bottom + 1):
            break
        row.scroll_bar.scroll_position += 12
        row.scroll_bar.has_moved_recently = True
        player.wait(2)
    player.click(entry.rect.center)
    player.wait(8)
    assert field.value == value
