"""Every command that the rules offer can be given at the window: by a button, a choice or a panel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pytest

from raccoon.app.session.preview import preview
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.registry import GAMES
from scenes.art import pictograms
from scenes.art.moving.cached_area import CachedArea
from scenes.registry import PRESENTATIONS
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.choosing.panel import PanelActions
from scenes.table.presentation import Choices
from scenes.widgets.button import Button
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick
from scenes.widgets.pick_some import PickSome
from scenes.widgets.stepper import Stepper
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats

MOST = 30
"""So many games of chance at most: fewer where all commands have been offered before."""
NEVER = {"DeclareVictory"}
"""What no game of chance comes to: a fortune."""


def fill(choice: Choice) -> None:
    """Choose something in every field that is seen, until the decision is complete."""
    for field in list(choice.fields):
        widget = field.widget
        if not widget.visible or choice.command():
            continue
        if isinstance(widget, Pick) and not widget.chosen:
            next((entry for entry in widget.entries if widget.choose(entry.key)), None)
        elif isinstance(widget, PickSome):
            next((entry for entry in widget.entries if widget.choose(entry.key) and choice.command()), None)
        elif isinstance(widget, Counters):
            next((row for row in widget.rows if widget.add(row, 1) and choice.command()), None)
        elif isinstance(widget, Stepper):
            widget.set(widget.high)


def made(open_: Callable[[], Choice | None]) -> Iterator[Command]:
    """What a choice can make: with each entry of its first list."""
    first = open_()
    if first is None:
        return
    if way_out := first.instead():
        yield way_out[1]
    lists = [field.widget for field in first.fields if isinstance(field.widget, Pick)]
    for entry in lists[0].entries if lists else [None]:
        choice = open_()
        assert choice
        if entry:
            next(one.widget for one in choice.fields if isinstance(one.widget, Pick)).choose(entry.key)
        for _ in range(4):  # a field may come with what was chosen in another
            fill(choice)
        if command := choice.command():
            yield command


def given(choices: Choices, table: ChoiceContext, options: tuple[Option, ...]) -> Iterator[Command]:
    """All that can be given at the window in a position."""
    for verb in choices.verbs:
        if extra := choices.at_once(verb.name, table.view, options):
            yield extra.command
        yield from made(partial(choices.begun, verb.name, table, options))
    yield from (extra.command for extra in choices.extras(table.view, options))
    yield from made(partial(choices.due, table, options))
    pressed: list[Command] = []
    panel = choices.panel(table, PanelActions(options, pressed.append, False, None, CachedArea()))
    for widget in panel.ring.widgets if panel else ():
        if isinstance(widget, Button) and widget.visible and not widget.reason:
            widget.press()
    yield from pressed


def positions(game: str, seed: str) -> Iterator[tuple[Session, int, Sequence[Option]]]:
    """The positions of a game of chance."""
    session, chance = Session.new(game, seats("random", "random", "random"), {}, seed, None), Chance(seed)
    while not session.over:
        seat = session.waiting[0]
        options = session.options(seat)
        yield session, seat, options
        session.submit(chance.pick(options).draw(chance))


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_every_command_of_the_rules_can_be_given_at_the_window(game: str) -> None:
    shown, met = PRESENTATIONS[game], set[type[Command]]()
    pictograms.add(shown.words.pictograms)
    say = ENGLISH.of(game).say
    commands = {command for command in GAMES[game].commands if command.__name__ not in NEVER}
    for seed in range(MOST):
        for session, seat, options in positions(game, f"given {seed}") if met < commands else ():
            offered = {option.command for option in options}
            if offered <= met:
                continue
            view = session.view(seat)
            table = ChoiceContext(
                view, session.seats, say, partial(preview, session.match.game, view), lambda: None
            )
            found = {type(command) for command in given(shown.choices, table, tuple(options))}
            assert offered <= found, (offered - found, view.pending)
            met |= offered
    assert met == commands


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_every_command_has_a_name_and_every_verb_and_choice_a_page(game: str) -> None:
    actions = PRESENTATIONS[game].choices.actions
    assert not actions.commands or actions.commands == {*GAMES[game].commands}
    assert all(page.picture and page.places for page in actions.pages.values())
