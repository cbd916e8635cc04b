"""The player's settings, stored from one start to the next."""

from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from raccoon.app.errors import AppError
from raccoon.app.files import read_json, read_regular, replace_whole
from raccoon.app.games import FIRST_GAME
from raccoon.app.paths import settings_file
from raccoon.app.seats import Seat, fitting
from raccoon.app.text import DEFAULT_LANGUAGE, known_language, languages
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.table_options import OptionValue
from raccoon.games.registry import GAMES

Speed = Literal["calm", "brisk", "fast", "instant"]
PadSigns = Literal["", "xbox", "playstation", "nintendo", "deck"]
SpeechDetail = Literal["brief", "usual", "full"]
DETAILS: tuple[SpeechDetail, ...] = ("brief", "usual", "full")
SPEEDS: tuple[Speed, ...] = ("calm", "brisk", "fast", "instant")
WindowMode = Literal["window", "borderless", "full"]
WINDOWS: tuple[WindowMode, ...] = ("window", "borderless", "full")
TEXT_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
"""The offered sizes of text, as factors; any value between the first and the last is valid."""

LARGEST = 2**20
"""The most bytes of a settings file that are read; real ones are a hundredth of it."""
LONGEST_LANGUAGE = 12
"""The most characters of an unknown language in a message."""

Volume = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Pixels = Annotated[int, msgspec.Meta(ge=320, le=16384)]
TextScale = Annotated[float, msgspec.Meta(ge=1.0, le=2.0)]


class LastTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices made for the last table of a game."""

    seats: tuple[Seat, ...] = ()
    options: dict[str, OptionValue] = {}
    level: str = ""
    """The opponents' level chosen last; "" for the default."""
    hint_giver: str = ""
    """The bot that gives hints; "" for the strongest."""


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Every setting. Volumes run from 0 (silent) to 1."""

    full_screen: bool = False
    borderless: bool = False
    """Whether the window fills its display as a borderless window; `full_screen` takes precedence."""
    display: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The number of the display that is filled."""
    window_size: tuple[Pixels, Pixels] = (1280, 720)
    window_place: tuple[int, int] | None = None
    """The position of the window; it is used only if the displays still have the sizes in `displays`."""
    displays: tuple[tuple[int, int], ...] = ()
    music: Volume = 0.75
    effects: Volume = 0.9
    interface: Volume = 0.9
    """The volume of the sounds of controls and pages."""
    crowd: Volume = 0.8
    voices: bool = True
    """Whether guests have voices when pleased or annoyed."""
    speed: Speed = "brisk"
    text_scale: TextScale = 1.0
    reduced_motion: bool = False
    high_contrast: bool = False
    patterns: bool = False
    """Whether colours with a meaning also have patterns."""
    captions: bool = False
    large_pointer: bool = False
    mono: bool = False
    speech: bool = False
    """Whether the system's voice reads the screen; `speech_detail` is how much of it."""
    speech_detail: SpeechDetail = "usual"
    curtain: bool = True
    greeted: bool = False
    """Whether the first start has asked about sight, hearing and keys."""
    welcomed: bool = False
    """Whether the player has chosen between learning the first game and playing it at once."""
    introduced: tuple[str, ...] = ()
    """The other games for which that choice has been made."""
    explained: dict[str, tuple[str, ...]] = {}
    """The things already explained at their first appearance, by game."""
    answer_forced: bool = True
    """Whether the only allowed answer is given automatically for a person alone at the table."""
    hold_turn: bool = False
    """Whether the table waits a moment after a person's turn, so that it can be taken back."""
    every_call: bool = False
    """Whether people at one screen are asked whenever they may answer, even if it cannot matter."""
    confirmations: bool = True
    """Whether the table asks before what cannot be undone, and a drop has to be confirmed."""
    ledger: bool = False
    """Whether the table shows counts that each player could have noted down."""
    language: str = DEFAULT_LANGUAGE
    keys: dict[str, Any] = {}
    """The changed keys, by action; unknown actions are kept."""
    pad_signs: PadSigns = ""
    """The kind of controller whose button symbols are shown; "" for the one in use."""
    tables: dict[str, LastTable] = {}
    """The last table of each game, the latest game last."""

    @property
    def window(self) -> WindowMode:
        """The window mode."""
        return "full" if self.full_screen else "borderless" if self.borderless else "window"

    @window.setter
    def window(self, mode: WindowMode) -> None:
        self.full_screen, self.borderless = mode == "full", mode == "borderless"

    @property
    def fresh(self) -> bool:
        """Whether nothing has been chosen yet: neither how the player plays nor what."""
        return not (self.greeted or self.welcomed or self.introduced or self.tables)

    def table(self, game: str) -> LastTable:
        """Return the last table of the game, valid for this program; an empty one before the first."""
        last = self.tables.get(game, LastTable())
        return replace(last, seats=fitting(last.seats, GAMES[game])) if last.seats else last

    def keep_table(self, game: str, **choices: Any) -> None:
        """Store these choices (`LastTable`) for the next table of the game, which becomes the latest."""
        others = {name: table for name, table in self.tables.items() if name != game}
        self.tables = {**others, game: replace(self.table(game), **choices)}

    def latest_game(self, games: Collection[str]) -> str:
        """Return the one of these games whose table was set up last; the first of them before any was."""
        return next((game for game in reversed(self.tables) if game in games), next(iter(games)))

    def knows(self, game: str) -> bool:
        """Return whether the player has played the game or chosen how to begin with it."""
        begun = game in self.introduced or bool(self.tables.get(game, LastTable()).seats)
        return begun or (game == FIRST_GAME and self.welcomed)

    def introduce(self, game: str) -> None:
        """Record that the player has chosen how to begin with the game, so that it is asked once."""
        self.welcomed |= game == FIRST_GAME
        self.introduced = tuple(sorted({*self.introduced, game} - {FIRST_GAME}))

    def explain(self, game: str, name: str) -> None:
        """Record that this thing of the game has been explained, so that it is done once."""
        self.explained = {**self.explained, game: (*self.explained.get(game, ()), name)}

    def hint_giver(self, game: str) -> str:
        """Return the bot that gives hints in the game; "" where there is none."""
        givers, chosen = GAME_BOTS[game].hint_givers, self.table(game).hint_giver
        return chosen if chosen in givers else next(reversed(givers), "")


class _StoredSettings(Settings):
    """The settings as a file has them, with four former fields from before there were several games."""

    interface: Volume | msgspec.UnsetType = msgspec.UNSET  # type: ignore[assignment]
    """Missing in files of versions that had it in the effects."""
    hints: str | msgspec.UnsetType = msgspec.UNSET
    seats: tuple[Seat, ...] | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, bool] | msgspec.UnsetType = msgspec.UNSET
    level: str | msgspec.UnsetType = msgspec.UNSET

    def settings(self) -> Settings:
        """Return the settings; the former fields become the first game's table."""
        kept = {name: getattr(self, name) for name in Settings.__struct_fields__}
        if kept["interface"] is msgspec.UNSET:
            kept["interface"] = self.effects
        found = Settings(**kept)
        old = {"hint_giver": self.hints, "seats": self.seats, "options": self.options, "level": self.level}
        old = {name: value for name, value in old.items() if value is not msgspec.UNSET}
        giver = old.get("hint_giver", "")
        if giver and giver not in GAME_BOTS[FIRST_GAME].hint_givers:
            raise msgspec.ValidationError("nobody of that name gives hints")
        if old and FIRST_GAME not in found.tables:
            found.keep_table(FIRST_GAME, **old)
        return found


class _StoredLanguage(msgspec.Struct):
    """The language field of the settings alone."""

    language: str = ""


def load(data: Path, preferred: Callable[[], Iterable[str]] = tuple) -> tuple[Settings, AppError | None]:
    """Load the settings from the player's folder `data`, with a warning when they could not be read.

    Without a file the language is the first of the `preferred` ones that this program has. A damaged file is
    renamed to ``settings.damaged.json`` and the defaults are used. Fields that only a newer program knows are
    ignored.
    """
    file = settings_file(data)
    try:
        found = _split(msgspec.json.decode(read_regular(file, LARGEST)))[0]
        return _usable(msgspec.convert(found, _StoredSettings).settings())
    except FileNotFoundError:
        return Settings(language=known_language(preferred())), None
    except OSError as error:
        return Settings(), AppError("settings.unreadable", path=str(file), why=error.strerror or str(error))
    except (ValueError, RecursionError):
        return Settings(), _set_aside(file)


def language(data: Path, preferred: Callable[[], Iterable[str]]) -> str:
    """Load the language from the settings; without one the first of the `preferred` that this program has."""
    kept = read_json(settings_file(data), LARGEST, _StoredLanguage) or _StoredLanguage()
    return known_language([kept.language, *preferred()])


def _usable(settings: Settings) -> tuple[Settings, AppError | None]:
    """Replace an unknown language by the default, and return the message about it."""
    chosen = settings.language
    if chosen in languages():
        return settings, None
    settings.language = DEFAULT_LANGUAGE
    return settings, AppError("error.language", language=chosen[:LONGEST_LANGUAGE])


def _split(found: Any) -> tuple[Any, dict[str, Any]]:
    """Split a file's settings into those this program knows, and those that only a newer one does."""
    known, others = _partition(found, _StoredSettings)
    if isinstance(known, dict) and not isinstance(known.get("keys", {}), dict):
        others["keys"] = known.pop("keys")
    tables = known.get("tables") if isinstance(known, dict) else None
    if isinstance(tables, dict):
        split = {game: _partition(table, LastTable) for game, table in tables.items()}
        known["tables"] = {game: table for game, (table, _) in split.items()}
        others["tables"] = {game: rest for game, (_, rest) in split.items()}
    return known, others


def _partition(found: Any, kind: type[msgspec.Struct]) -> tuple[Any, dict[str, Any]]:
    """Split the members into those the record has and the others; what is no object is returned as it is."""
    if not isinstance(found, dict):
        return found, {}
    names = kind.__struct_fields__
    known = {name: value for name, value in found.items() if name in names}
    return known, {name: value for name, value in found.items() if name not in names}


def _others(file: Path) -> dict[str, Any]:
    """Return the settings in the present file that only a newer program knows."""
    return _split(read_json(file, LARGEST, object))[1]


def save(settings: Settings, data: Path) -> None:
    """Write the settings atomically, with those of a newer program; `AppError` if the disk refuses."""
    file = settings_file(data)
    others, plain = _others(file), msgspec.to_builtins(settings)
    tables = others.pop("tables", {})
    plain["tables"] = {game: table | tables.get(game, {}) for game, table in plain["tables"].items()}
    text = msgspec.json.format(msgspec.json.encode(plain | others), indent=2)
    with AppError.for_os_errors("settings.unsaved", file):
        replace_whole(file, text)


def _set_aside(file: Path) -> AppError:
    """Rename a damaged file, so that nothing is lost; return the warning."""
    beside = file.with_name("settings.damaged.json")
    try:
        file.replace(beside)
    except OSError as error:
        return AppError("settings.unreadable", path=str(file), why=error.strerror or str(error))
    return AppError("settings.damaged", path=str(beside))
