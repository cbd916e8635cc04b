"""The contract of a game that is shown at the general table: the twin of `raccoon/engine/game.py`.

A game's folder fills in one `GamePresentation`; `scenes/registry.py` finds it by the game's name. Each of its
groups is a class in a file of this folder, used as it is or filled in: every part that a game leaves out has
a plain default, so a small game brings little. The parts that it cannot do without, and the means of making
them:

- `Narration.events`: a spec for every kind of event (`scenes/table/described/events.py`), handed to `Sound`
  and `Motion` too where it is heard or flies; and `Narration.advice` where a bot gives hints.
- `TableLook.layout`: a `Layout` (`scenes/table/layout.py`). `TableLook.parts`: zones
  (`scenes/table/picture/zones.py`); for the means of painting see `scenes/art`.
- `Choices.actions`: a spec for every kind of command (`scenes/table/described/actions.py`), where a game has
  verbs; and choices that make its commands: a `NamedChoice` (`scenes/table/choosing/naming.py`) lets one of
  several things be named in a list or clicked on the table; any other is a `Choice` of the game's own.

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
    """One game at the window: everything the general screens ask of it, in groups."""

    game: str
    """Its name in the registries."""
    words: Narration
    """The sentences about the game: log, recaps, hints."""
    lobby: Lobby
    """The game as the title and the lobby offer it, with its options."""
    look: TableLook
    """The pieces on the table and their places."""
    choices: Choices
    """The ways in which a person decides."""
    results: ResultsPresenter = field(default_factory=ResultsPresenter)
    """The presentation of a finished game."""
    motion: Motion = field(default_factory=Motion)
    """The animations of events."""
    sound: Sound = field(default_factory=Sound)
    """The sounds of the game."""
    privacy: Privacy = field(default_factory=Privacy)
    """The rules of who may see a position when several people share the screen."""
    loading: Loading = field(default_factory=Loading)
    """The picture while the table is loaded, and the drawing ahead meanwhile."""
    learning: Learning = field(default_factory=Learning)
    """Its rulebook and its guided game."""
    inspection: Inspection = field(default_factory=Inspection)
    """The pieces that can be inspected, and their pages."""

    def __post_init__(self) -> None:
        """Make its small pictures and the emblems of its seats known to everything that is drawn."""
        pictograms.add(self.words.pictograms)
        pictograms.wear(self.look.emblems)
        KEYS.learn(self.words.keys.all)
