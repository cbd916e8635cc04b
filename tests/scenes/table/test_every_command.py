"""Every command that the rules offer can be given at the window, by real clicks on visible things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.registry import GAMES
from scenes.dialogs.dialog import DialogScene
from scenes.registry import PRESENTATIONS
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.choosing.panel_maker import PanelMaker
from scenes.table.controls.controls import Controls
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick
from scenes.widgets.pick_some import PickSome
from scenes.widgets.widget import Widget
from tests.games.ballot.shown import at_the_window, ballot
from tests.scenes.person import Sitting, seats

__all__ = ["at_the_window", "ballot"]
pytestmark = pytest.mark.usefixtures("at_the_window")
MOST = 30
"""The largest number of random games; fewer if all commands were given before."""
CLICKS = 40
"""The largest number of decisions tried in a position."""
NEVER = {"DeclareVictory"}
"""The command that no random game reaches; `raccoon_tycoon/test_three_ways.py` tests it."""
EVERYWHERE = [*PRESENTATIONS, "ballot"]


class Thorough:
    """A person at a table who tries everything that can be clicked, the least clicked first.

    What they confirm is noted, and taken back at once, so that the position stays.
    """

    def __init__(self, data: Path, game: str, seed: str, patch: pytest.MonkeyPatch) -> None:
        self.sitting = Sitting(data, (960, 540))
        self.sitting.program.settings.curtain = False
        self.sitting.program.settings.answer_forced = False
        self.sitting.program.settings.every_call = True
        self.given: set[type[Command]] = set()
        self._clicked: Counter[object] = Counter()
        submit = TableScene._submit

        def submitted(table: TableScene, command: Command) -> None:
            moves = len(self.session.match.entries)
            submit(table, command)
            if len(self.session.match.entries) > moves:
                self.given.add(type(command))
                self.session.match.cut(moves)
                self.session.orders.clear()
                table.follow()

        patch.setattr(TableScene, "_submit", submitted)
        self.session = self.sitting.begin(seats("person", "person", "person"), seed, game=game)

    def give(self, offered: set[type[Command]]) -> None:
        """Click until all offered kinds were given, at most `CLICKS` decisions."""
        self._clicked.clear()
        self.sitting.table.context.on_session_changed()
        for _ in range(CLICKS):
            if offered <= self.given or not self._act():
                return

    def _act(self) -> bool:
        """Make one decision; return False if there is nothing to click."""
        top = self.sitting.stack.top
        if isinstance(top, DialogScene):
            self._click(top.buttons[-1])
            return True
        parts = self.sitting.table.parts
        panel = parts.panel_host.panel
        if isinstance(panel, ChoicePanel):
            self._fill(panel)
            lit = self._lit([panel.confirm, *panel.ways_out])
        else:
            lit = self._lit(panel.ring.widgets if panel else [])
            lit = lit or self._lit([*parts.controls.verbs.values(), *parts.quick_actions.extras])
        if lit:
            self._click(self._least(lit, lambda button: button.label))
        return bool(lit)

    def _fill(self, panel: ChoicePanel) -> None:
        """Fill in all visible fields; one may appear after a choice in another."""
        done: list[Widget] = []
        for _ in range(6):
            field = next((one.widget for one in panel.choice.fields if self._open(one.widget, done)), None)
            if field is None or self.sitting.table.parts.panel_host.panel is not panel:
                return
            done.append(field)
            if isinstance(field, PickSome):
                for _, plate in field.plates()[: field.most]:
                    self._at(plate)
            elif isinstance(field, Pick):
                ready = {entry.key for entry in field.entries if not entry.reason}
                plates = [plate for plate in field.plates() if plate[0] in ready]
                if plates:
                    self._at(self._least(plates, lambda plate: (panel.choice.key, plate[0]))[1])
            elif isinstance(field, Counters):
                self._count(field)

    @staticmethod
    def _open(widget: Widget, done: list[Widget]) -> bool:
        return widget.visible and widget not in done and isinstance(widget, Pick | Counters)

    def _count(self, counters: Counters) -> None:
        for row in range(len(counters.rows)):
            for _ in range(counters.tally.available[counters.rows[row]]):
                if not counters.tally.left:
                    return
                self._at(counters._parts(row)[2])

    def _least(self, found: list[Any], name: Any) -> Any:
        """The least clicked of these."""
        chosen = min(found, key=lambda one: self._clicked[name(one)])
        self._clicked[name(chosen)] += 1
        return chosen

    @staticmethod
    def _lit(widgets: Any) -> list[Button]:
        found = [one for one in widgets if isinstance(one, Button) and one.visible and one.enabled]
        return [button for button in found if button.rect.width and not button.reason]

    def _click(self, button: Button) -> None:
        self._at(button.rect)

    def _at(self, rect: pygame.Rect) -> None:
        self.sitting.click(rect.center)


def positions(session: Session, chance: Chance) -> Iterator[int]:
    """The seats to move, along a random game."""
    while not session.over:
        yield session.waiting[0]
        session.submit(chance.pick(session.options(session.waiting[0])).draw(chance))


def check(game: str, data: Path, patch: pytest.MonkeyPatch) -> None:
    """Raise AssertionError if a command of the game cannot be given."""
    commands = {command for command in GAMES[game].commands if command.__name__ not in NEVER}
    met = set[type[Command]]()
    for number in range(MOST):
        if met == commands:
            return
        with patch.context() as patched:
            person = Thorough(data, game, f"given {number}", patched)
            for seat in positions(person.session, Chance(f"given {number}")):
                offered = {option.command for option in person.session.options(seat)}
                if not offered <= met:
                    person.give(offered)
                    assert offered <= person.given, (offered - person.given, person.session.view(seat))
                    met |= offered
                if met == commands:
                    break
    assert met == commands


@pytest.mark.parametrize("game", EVERYWHERE)
def test_every_command_of_the_rules_can_be_given_at_the_window(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(game, tmp_path, monkeypatch)


def test_a_choice_that_does_not_open_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PanelMaker, "forced_choice", lambda maker: None)
    with pytest.raises(AssertionError, match="Vote"):
        check("ballot", tmp_path, monkeypatch)


def test_a_button_that_is_not_seen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Controls._show_places

    def hidden(controls: Controls) -> None:
        shown(controls)
        controls.verbs["draw"].visible = False

    monkeypatch.setattr(Controls, "_show_places", hidden)
    with pytest.raises(AssertionError, match="Draw"):
        check("saloon_tycoon", tmp_path, monkeypatch)


def test_an_entry_that_cannot_be_clicked_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "pointer", lambda pick, event: False)
    with pytest.raises(AssertionError, match="Vote"):
        check("ballot", tmp_path, monkeypatch)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_every_command_has_a_name_and_every_verb_and_choice_a_page(game: str) -> None:
    actions = PRESENTATIONS[game].choices.actions
    assert not actions.commands or actions.commands == {*GAMES[game].commands}
    assert all(page.shown and page.places for page in actions.pages.values())
