"""What a game must bring to be shown at the general table: the twin of `raccoon/engine/game.py`.

A game's folder fills in one `GamePresentation`; `scenes/registry.py` finds it by the game's name. Each of
its groups is a class in a file of this folder, to be taken as it is or filled in: what a group does not bring
has a plain default there, so that a small game brings little. What it cannot do without, and what makes it:

- `Narration.events`: a spec for every kind of event (`scenes/table/described/events.py`), handed to `Sound`
  and `Motion` too where it is heard or flies; and `Narration.advice` where a bot gives hints.
- `TableLook.layout`: a `PlainSheet` lays a table of two rows by itself (`scenes/table/plain_sheet.py`); any
  other stands on `TableSheet`. `TableLook.parts`: zones, of which `Plain`
  (`scenes/table/picture/plain_zone.py`) makes those with a few words and one thing; what else there is to
  paint with, see `scenes/art`.
- `Choices.actions`: a spec for every kind of command (`scenes/table/described/actions.py`), where a game has
  verbs; and choices that make its commands: an `OptionChoice` (`scenes/table/choosing/naming.py`) lets one of
  several things be named in a list or clicked on the table; any other is a `Choice` of its own, beside it.

Its sentences stand in ``assets/<game>/lang/en.json`` (or where `raccoon/games/registry.py` says); besides
those named in the groups and in what they are made of, the set-up, options and progress have theirs
(`raccoon/engine/game.py`), and the bots. Other games may call theirs alike; one that is missing is warned of
by its key.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from scenes.art import pictograms
from scenes.art.landscape.title_ground import TitleGround
from scenes.dialogs.key_list import Keys
from scenes.table.presentation.choices import Choices
from scenes.table.presentation.inspection import Inspection
from scenes.table.presentation.learning import Learning, Novelty
from scenes.table.presentation.loading import Loading, LoadingLamp
from scenes.table.presentation.lobby import Lobby
from scenes.table.presentation.look import TableLook
from scenes.table.presentation.motion import Motion
from scenes.table.presentation.privacy import Moment, Privacy
from scenes.table.presentation.results import ResultsPresenter
from scenes.table.presentation.sound import Sound
from scenes.table.presentation.words import Advice, LogEntry, Narration, RecapFoot

__all__ = [
    "Advice",
    "Choices",
    "GamePresentation",
    "Inspection",
    "Keys",
    "Learning",
    "Loading",
    "LoadingLamp",
    "Lobby",
    "LogEntry",
    "Moment",
    "Motion",
    "Narration",
    "Novelty",
    "Privacy",
    "RecapFoot",
    "ResultsPresenter",
    "Sound",
    "TableLook",
    "TitleGround",
]


@dataclass(frozen=True)
class GamePresentation:
    """One game at the window: everything the general screens ask of it, in groups."""

    game: str
    """Its name in the registries."""
    words: Narration
    """What is told of it: the log, recaps, hints."""
    lobby: Lobby
    """How it is offered and set up."""
    look: TableLook
    """What lies on the table and where."""
    choices: Choices
    """How a person decides."""
    results: ResultsPresenter = field(default_factory=ResultsPresenter)
    """How a finished game is told."""
    motion: Motion = field(default_factory=Motion)
    """What moves when something happens."""
    sound: Sound = field(default_factory=Sound)
    """What is heard."""
    privacy: Privacy = field(default_factory=Privacy)
    """Whose eyes a position is for, where several people share the screen."""
    loading: Loading = field(default_factory=Loading)
    """What is drawn ahead while the table is laid."""
    learning: Learning = field(default_factory=Learning)
    """Its rulebook and its guided game."""
    inspection: Inspection = field(default_factory=Inspection)
    """What can be asked on the table."""

    def __post_init__(self) -> None:
        """Make its small pictures and the emblems of its seats known to everything that is drawn."""
        pictograms.add(self.words.pictograms)
        pictograms.wear(self.look.emblems)
