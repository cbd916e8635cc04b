"""The settings of the window, the pace and the sound, kept from one start to the next."""

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from raccoon.app.errors import AppError
from raccoon.app.files import read_regular, replace_whole
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
"""The offered sizes of text, as factors; any value between the first and the last is kept."""

LARGEST = 2**20
"""Bytes of a file of settings that are looked at; all there ever is to keep is a hundredth of it."""
LONGEST_LANGUAGE = 12
"""The most letters of an unknown language that a message shows."""

Volume = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Pixels = Annotated[int, msgspec.Meta(ge=320, le=16384)]
TextScale = Annotated[float, msgspec.Meta(ge=1.0, le=2.0)]


class LastTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices for the last table of a game."""

    seats: tuple[Seat, ...] = ()
    options: dict[str, OptionValue] = {}
    level: str = ""
    """The level of the opponents chosen last; "" for the usual one."""
    hint_giver: str = ""
    """The bot that gives hints; "" for the most careful."""


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Every choice that outlives a game. Volumes run from 0 (silent) to 1."""

    full_screen: bool = False
    borderless: bool = False
    """Whether the window fills its display without being full screen, where it is not that."""
    display: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The number of the display that is filled."""
    window_size: tuple[Pixels, Pixels] = (1280, 720)
    window_place: tuple[int, int] | None = None
    """The place of the window, and below the sizes of the displays there were: elsewhere it may be unseen."""
    displays: tuple[tuple[int, int], ...] = ()
    music: Volume = 0.75
    effects: Volume = 0.9
    interface: Volume = 0.9
    """The sounds of pressed controls and turned pages."""
    crowd: Volume = 0.8
    voices: bool = True
    """Whether guests are heard when they are pleased or put out."""
    speed: Speed = "brisk"
    text_scale: TextScale = 1.0
    reduced_motion: bool = False
    high_contrast: bool = False
    patterns: bool = False
    """Whether colours that mean something have patterns."""
    captions: bool = False
    large_pointer: bool = False
    mono: bool = False
    speech: bool = False
    """Whether what is on the screen is said by the system's voice, and below how much of it."""
    speech_detail: SpeechDetail = "usual"
    curtain: bool = True
    greeted: bool = False
    """Whether the first start has asked how somebody sees, hears and presses keys."""
    welcomed: bool = False
    """Whether it has been chosen whether to learn the first game or play it at once."""
    introduced: tuple[str, ...] = ()
    """The games besides the first for which it has been made: to be learned, or played at once."""
    explained: dict[str, tuple[str, ...]] = {}
    """The things explained when they were first met, by the game's name."""
    answer_forced: bool = True
    """Whether an answer that is the only one allowed is given for a person alone at the table."""
    hold_turn: bool = False
    """Whether the table waits a moment after a person's turn, so that it can be taken back."""
    every_call: bool = False
    """People at one screen are asked whenever they may answer, even if nothing can hang on it."""
    confirmations: bool = True
    """Whether the table asks before what cannot be undone, and a drop waits to be confirmed."""
    ledger: bool = False
    """Whether the table keeps count of what everybody could have noted down."""
    language: str = DEFAULT_LANGUAGE
    keys: dict[str, Any] = {}
    """The keys that are not the usual ones, by the names of their actions, unknown ones included."""
    pad_signs: PadSigns = ""
    """The kind of controller whose signs are shown; "" for that of the one in hand."""
    tables: dict[str, LastTable] = {}
    """The last table of each game, by the game's name; that of the latest game is the last."""

    @property
    def window(self) -> WindowMode:
        """The way in which the window is shown."""
        return "full" if self.full_screen else "borderless" if self.borderless else "window"

    @window.setter
    def window(self, mode: WindowMode) -> None:
        self.full_screen, self.borderless = mode == "full", mode == "borderless"

    @property
    def fresh(self) -> bool:
        """Whether nobody has said anything yet: neither how they play nor what."""
        return not (self.greeted or self.welcomed or self.introduced or self.tables)

    def table(self, game: str) -> LastTable:
        """The last table of the game as it can be set up again; an empty one before the first."""
        last = self.tables.get(game, LastTable())
        return replace(last, seats=fitting(last.seats, GAMES[game])) if last.seats else last

    def keep_table(self, game: str, **choices: Any) -> None:
        """Remember these of the choices (`LastTable`) for the next table of the game, which is the latest."""
        others = {name: table for name, table in self.tables.items() if name != game}
        self.tables = {**others, game: replace(self.table(game), **choices)}

    def latest_game(self, games: Collection[str]) -> str:
        """The one of these games whose table was set up last; the first of them before any was."""
        return next((game for game in reversed(self.tables) if game in games), next(iter(games)))

    def knows(self, game: str) -> bool:
        """Whether the player knows the game: has played it, or has said how to begin with it."""
        begun = game in self.introduced or bool(self.tables.get(game, LastTable()).seats)
        return begun or (game == FIRST_GAME and self.welcomed)

    def introduce(self, game: str) -> None:
        """Remember that the player has said how to begin with the game; it is asked once."""
        self.welcomed |= game == FIRST_GAME
        self.introduced = tuple(sorted({*self.introduced, game} - {FIRST_GAME}))

    def explain(self, game: str, name: str) -> None:
        """Remember that this of the game has been explained; it is done once."""
        self.explained = {**self.explained, game: (*self.explained.get(game, ()), name)}

    def hint_giver(self, game: str) -> str:
        """The bot that gives hints in the game; "" where there is none."""
        givers, chosen = GAME_BOTS[game].hint_givers, self.table(game).hint_giver
        return chosen if chosen in givers else next(reversed(givers), "")


class _Kept(Settings):
    """The settings as a file holds them; these four were kept when there was one game only."""

    interface: Volume | msgspec.UnsetType = msgspec.UNSET  # type: ignore[assignment]
    """Unset by versions that kept it as a part of the effects."""
    hints: str | msgspec.UnsetType = msgspec.UNSET
    seats: tuple[Seat, ...] | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, bool] | msgspec.UnsetType = msgspec.UNSET
    level: str | msgspec.UnsetType = msgspec.UNSET

    def settings(self) -> Settings:
        """All of it as settings; what was kept for one game belongs to the first there is."""
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


class _Spoken(msgspec.Struct):
    """Of the settings the language alone."""

    language: str = ""


def load(data: Path, preferred: Callable[[], Iterable[str]] = tuple) -> tuple[Settings, AppError | None]:
    """The settings kept in the player's folder `data`, and a warning when they could not be read. Where there
    are none yet, the language is the first of the `preferred` ones that this program has.

    A damaged file is renamed to ``settings.damaged.json`` and the defaults are used. Names that only a newer
    program knows are passed over.
    """
    file = settings_file(data)
    try:
        found = _split(msgspec.json.decode(read_regular(file, LARGEST)))[0]
        return _usable(msgspec.convert(found, _Kept).settings())
    except FileNotFoundError:
        return Settings(language=known_language(preferred())), None
    except OSError as error:
        return Settings(), AppError("settings.unreadable", path=str(file), why=error.strerror or str(error))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Settings(), _set_aside(file)


def language(data: Path, preferred: Callable[[], Iterable[str]]) -> str:
    """The language kept in the settings; without one the first of the `preferred` that this program has."""
    kept = _Spoken()
    with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        kept = msgspec.json.decode(read_regular(settings_file(data), LARGEST), type=_Spoken)
    return known_language([kept.language, *preferred()])


def _usable(settings: Settings) -> tuple[Settings, AppError | None]:
    """Drop a language that this program does not have, and return the message about it."""
    chosen = settings.language
    if chosen in languages():
        return settings, None
    settings.language = DEFAULT_LANGUAGE
    return settings, AppError("error.language", language=chosen[:LONGEST_LANGUAGE])


def _split(found: Any) -> tuple[Any, dict[str, Any]]:
    """A file's settings that this program knows, and those that only a newer one does."""
    known, others = _parted(found, _Kept)
    if isinstance(known, dict) and not isinstance(known.get("keys", {}), dict):
        others["keys"] = known.pop("keys")
    tables = known.get("tables") if isinstance(known, dict) else None
    if isinstance(tables, dict):
        parted = {game: _parted(table, LastTable) for game, table in tables.items()}
        known["tables"] = {game: table for game, (table, _) in parted.items()}
        others["tables"] = {game: rest for game, (_, rest) in parted.items()}
    return known, others


def _parted(found: Any, kind: type[msgspec.Struct]) -> tuple[Any, dict[str, Any]]:
    """The members that the record has, and the others; whatever is no object is left as it is."""
    if not isinstance(found, dict):
        return found, {}
    names = kind.__struct_fields__
    known = {name: value for name, value in found.items() if name in names}
    return known, {name: value for name, value in found.items() if name not in names}


def _others(file: Path) -> dict[str, Any]:
    """The settings in the file now that only a newer program knows."""
    try:
        return _split(msgspec.json.decode(read_regular(file, LARGEST)))[1]
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}


def save(settings: Settings, data: Path) -> None:
    """Write the settings whole or not at all, with what a newer program keeps; `AppError` on refusal."""
    file = settings_file(data)
    others, plain = _others(file), msgspec.to_builtins(settings)
    tables = others.pop("tables", {})
    plain["tables"] = {game: table | tables.get(game, {}) for game, table in plain["tables"].items()}
    text = msgspec.json.format(msgspec.json.encode(plain | others), indent=2)
    try:
        replace_whole(file, text)
    except OSError as error:
        raise AppError("settings.unsaved", path=str(file), why=error.strerror or str(error)) from error


def _set_aside(file: Path) -> AppError:
    """Keep a damaged file under another name, so that nothing is lost."""
    beside = file.with_name("settings.damaged.json")
    try:
        file.replace(beside)
    except OSError as error:
        return AppError("settings.unreadable", path=str(file), why=error.strerror or str(error))
    return AppError("settings.damaged", path=str(beside))
