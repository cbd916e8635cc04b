"""The protocol of a game that is shown at the general table; that of its rules is `raccoon/engine/game.py`.

A game's folder makes one `GamePresentation`; `scenes/registry.py` finds it by the game's name. Each of its
groups is a class in a file of this folder, used as it is or subclassed: every part has a plain default, so a
small game defines little. The required parts, and the means of making them:

- `Narration.events`: a spec for every kind of event (`scenes/table/described/events.py`), also given to
  `Sound` and `Motion` if events have sounds or flights; and `Narration.advice` if a bot gives hints.
- `TableLook.layout`: a `Layout` (`scenes/table/layout.py`). `TableLook.parts`: zones
  (`scenes/table/picture/zones.py`); for the means of painting see `scenes/art`.
- `Choices.actions`: a spec for every kind of command (`scenes/table/described/actions.py`), if a game has
  verbs; and choices that make its commands: a `NamedChoice` (`scenes/table/choosing/naming.py`) chooses one
  of several things from a list or on the table; any other is a `Choice` of the game's own.

Its sentences are in ``assets/<game>/lang/en.json`` (or where `raccoon/games/registry.py` says); the keys are
named in the groups and in the classes they are made of. The set-up, options and progress
(`raccoon/engine/game.py`) and the bots have sentences there too. Two games may use the same key; a missing
sentence is reported in a warning that names its key.
"""

from dataclasses import dataclass, field

from scenes.art import pictograms
from scenes.art.landscape.title_ground import TitleGround
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
from scenes.table.presentation.words import Advice, Narration, RecapFoot
from scenes.window.keys import KEYS


@dataclass(frozen=True)
class GamePresentation:
    """One game at the window: everything the general screens need, in groups."""

    game: str
    """Its name in the registries."""
    words: Narration
    """The sentences about the game: log, recaps, hints."""
    lobby: Lobby
    """The game on the title and in the lobby, with its options."""
    look: TableLook
    """The layout and the drawing of the table."""
    choices: Choices
    """Verbs, choices, panels and drags."""
    results: ResultsPresenter = field(default_factory=ResultsPresenter)
    """The presentation of a finished game."""
    motion: Motion = field(default_factory=Motion)
    """The animations of events."""
    sound: Sound = field(default_factory=Sound)
    """The sounds of the game."""
    privacy: Privacy = field(default_factory=Privacy)
    """The rules of who may see a position when several people share the screen."""
    loading: Loading = field(default_factory=Loading)
    """The picture while the table is loaded, and what is drawn ahead then."""
    learning: Learning = field(default_factory=Learning)
    """Its rulebook and its guided game."""
    inspection: Inspection = field(default_factory=Inspection)
    """The pieces that can be inspected, and their pages."""

    def __post_init__(self) -> None:
        """Register its pictograms, emblems and keys."""
        pictograms.add(self.words.pictograms)
        pictograms.wear(self.look.emblems)
        KEYS.learn(self.words.keys.all)
