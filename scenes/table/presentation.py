"""What a game must bring to be shown at the general table: the twin of `raccoon/engine/game.py`.

A game's folder fills in one `GamePresentation`; `scenes/registry.py` finds it by the game's name.
Everything a group does not bring has a plain default here, so that a small game brings little. What it cannot
do without: `Words.narrate`, a `Look` with layout and parts, the `Choices` that make its commands, `Results`;
and `Words.advice` where a bot gives hints.

Its sentences stand in ``assets/<game>/lang/en.json`` (or where `raccoon/games/registry.py` says); besides
those named here, the set-up, options and progress have theirs (`raccoon/engine/game.py`), and the bots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, Protocol

import pygame

from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.app.thinking.protocol import Reason
from raccoon.app.wording import plainly
from raccoon.engine.events import Command, Event, Fact, Option
from raccoon.engine.table_options import Value
from scenes.art import shapes
from scenes.art.frame import Frame, Paint
from scenes.art.pictograms import Painter
from scenes.art.sprite_layer import Aloft
from scenes.audio.repertoire import Repertoire
from scenes.learning.book import Rulebook
from scenes.results import data
from scenes.table.choosing.choice import Choice, Table
from scenes.table.choosing.panel import Deeds, Panel
from scenes.table.choosing.verbs import Extra, Verb
from scenes.table.hand.drags import Drags
from scenes.table.inspection.inquiry import Place
from scenes.table.inspection.page import Asked, Page
from scenes.table.inspection.seat_page import seat_page
from scenes.table.layout import Layout
from scenes.table.motion.transition import Passage, Transition
from scenes.table.picture.background import Ground, Life, NoLife, PlainGround
from scenes.table.picture.marks import Marks
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Brush, Parts
from scenes.window.scene import Scene


class Entry(Protocol):
    """A move of the log."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What came of it."""


@dataclass(frozen=True)
class Advice:
    """A move, what speaks for it, and the next best: a sentence each, for showing one beneath the other."""

    move: str
    because: str
    verdict: str


class RecapFoot(Protocol):
    """What a recap shows below its sentences."""

    def height(self, frame: Frame) -> int:
        """How high it is, in pixels."""

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, say: Say) -> None:
        """Draw it into a box of that height."""


@dataclass(frozen=True)
class Keys:
    """The game's own keys for the page of keys: a key's label and what it does (``keys.<what>``)."""

    turn: tuple[tuple[str, str], ...] = ()
    choices: tuple[tuple[str, str], ...] = ()


class Words:
    """What is told of a game: events, recaps, the reasons for moves.

    Sentences are for everybody's ears: events come as someone who merely watches may see them. It has many
    methods because whatever is told is one.
    """

    keys: Keys = Keys()
    """Its own keys, for the page of keys."""
    pictograms: Mapping[str, Painter] = MappingProxyType({})
    """The small pictures that only its sentences and lists have, by name."""
    kinds: Mapping[str, str] = MappingProxyType({})
    """What lines of the log can be about, each with its pictogram; the catalogue has ``log.<kind>``."""

    def spoken(self, say: Say, setup: Any) -> Say:
        """The sentences at a table that was set up like this: some have other words for the same thing."""
        return say

    def narrate(self, event: Event, say: Say) -> str:
        """The sentence of an event, with marks (`scenes.table.log.markup`)."""
        raise NotImplementedError

    def consequence(self, event: Event, before: Any, after: Any, say: Say) -> str:
        """A word on what an event has brought, told after its sentence; "" for none.

        Between the views, which are everybody's, the whole move has happened.
        """
        return ""

    def fact(self, name: str, fact: Fact) -> object:
        """How a fact of a refusal is told, by its name."""
        return plainly(name, fact)

    def is_trivial(self, event: Event) -> bool:
        """Whether it nearly goes without saying: what comes before or after it tells as much."""
        return False

    def kind(self, event: Event) -> str:
        """What an event is about: one of `kinds`, or something that no chip of the log is for."""
        return ""

    def seats_in(self, event: Event) -> tuple[int, ...]:
        """The players an event speaks of, the one whose it is first."""
        return () if event.seat is None else (event.seat,)

    def turn(self, view: Any) -> int | None:
        """Whose turn it is; None where it is everybody's or nobody's."""
        return None

    def ends_turn(self, event: Event) -> bool:
        """Whether a turn is over with it: recaps tell whole turns."""
        return False

    def history(self, view: Any) -> Any:
        """What of a view the table goes on showing after each turn (a curve); None for nothing."""
        return None

    def recap(self, seat: int, events: Sequence[Event], say: Say) -> list[str]:
        """What mattered in the turn of the seat, as parts of a sentence: "bought two cards", "passed"."""
        return []

    def recap_foot(self, before: Any, after: Any) -> RecapFoot | None:
        """What has changed on the table between two views, drawn below the recap; None for nothing."""
        return None

    def pieces_of(self, event: Event, view: Any) -> Iterable[str]:
        """The pieces on the table that an event speaks of, besides the panels of its seats."""
        return ()

    def pieces_for(self, command: Command, view: Any) -> Iterable[str]:
        """The pieces on the table that a move is made with."""
        return ()

    def notes(self, events: Iterable[Event], seats: int, say: Say) -> tuple[str, ...]:
        """What everybody could have kept count of for each seat, in a few signs; () for nothing."""
        return ()

    def advice(self, reason: Reason, view: Any, say: Say) -> Advice:
        """The words for the reason of a move; `view` is that of the seat when it was to move."""
        raise NotImplementedError


class TitleGround:
    """What lies behind the title, alive while `awake`. By default plain wood."""

    awake = True

    def draw(self, surface: pygame.Surface) -> None:
        """Cover the whole surface."""
        shapes.desk(surface, surface.get_rect(), Frame.of(surface.get_size()).scale)

    def notice(self, event: pygame.event.Event) -> None:
        """Nothing moves while the window is not looked at."""

    def update(self, dt: float) -> bool:
        """Let time pass; whether there is something new to see."""
        return False

    def is_stale(self, moving: bool = True) -> bool:
        """Whether `draw` would cover the surface otherwise than it did last."""
        return False

    def aloft(
        self, size: tuple[int, int], covers: Iterable[pygame.Rect], moving: bool = True
    ) -> Iterator[Aloft]:
        """What moves on a window of that size, but for what lies behind `covers`."""
        return iter(())


class Lobby:
    """How the game is offered and set up: its tile on the title, its options, its roles.

    The catalogue has ``game.<game>``, its name, ``game.<game>.motto`` and ``game.<game>.place``;
    ``option.<option>`` and ``option.<option>.why``, for a choice of values ``option.<option>.<value>`` too;
    ``role.<role>``.
    """

    options: Sequence[str] = ()
    """The options in the order they are offered in; those not named follow as the rules list them."""
    option_icons: Mapping[str, str] = MappingProxyType({})
    """The pictogram of each option."""

    def title_ground(self) -> TitleGround:
        """What lies behind the title where this is the first of the games."""
        return TitleGround()

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Paint the picture that offers the game on the title."""


@dataclass(frozen=True)
class Light:
    """One of a row of lights that go on while a table is laid.

    `draw_unlit` paints it into a rectangle, `lit` is its picture of so many pixels' side.
    """

    draw_unlit: Callable[[pygame.Surface, pygame.Rect], None]
    lit: Callable[[int], pygame.Surface]


class Loading:
    """What is seen while a table is laid, and what is drawn ahead so that no frame waits for it later."""

    lights: Sequence[Light] = ()

    def prewarm(self, table: Scene) -> Iterator[None]:
        """Draw what opens on the table later, a piece at each step; the table is not on the window yet."""
        return iter(())


class Look:
    """What lies on the table and where. Every `layout` handed in is one that this group made."""

    def layout(self, size: tuple[int, int], view: Any, text_scale: float) -> Layout:
        """Where everything lies for what this view shows, in a window of `size` pixels."""
        raise NotImplementedError

    def parts(self, layout: Any, view: Any, marks: Marks, history: Sequence[Any], brush: Brush) -> Parts:
        """The zones of the picture, in the order in which they cover each other.

        `history` is what the game remembers of every turn so far. What is in `marks.hidden` is left out: it
        is in the air. Light, veil and what is chosen are drawn over the zones; `gains`, `moods` and `own`
        are the zones' to show.
        """
        raise NotImplementedError

    def zone_of(self, piece: str) -> str:
        """The zone in which a piece lies that is no zone itself."""
        return piece

    def far_at(self, layout: Any, view: Any, pos: tuple[int, int]) -> str:
        """What lies far away at a point of the window and can be looked at from nearby (`Marks.near`)."""
        return ""

    def numbered(self, view: Any, number: int) -> str:
        """What comes near while the digit of this number is held; "" for nothing."""
        return ""

    def ground(self, seats: tuple[Seat, ...]) -> Ground:
        """What lies under everything."""
        return PlainGround()

    def life(self) -> Life:
        """What moves in the ground when nothing else does."""
        return NoLife()


class Inspection:
    """What can be asked: every piece on the table, and the page that opens of it.

    By default the panels tell who sits there. A page says only what the view it is made of shows.
    """

    def places(self, layout: Any, view: Any) -> Iterable[Place]:
        """Every piece with where it lies, what lies on top first; in this order the keyboard walks.

        A verb's button is "verb:" and its name, a choice that stands open "choice:" and its key.
        """
        return ((f"panel:{seat}", rect) for seat, rect in enumerate(layout.panels))

    def page(self, piece: str, asked: Asked) -> Page | None:
        """The page of a piece, None where there is nothing to tell."""
        kind, _, number = piece.partition(":")
        return seat_page(int(number), asked) if kind == "panel" else None


class Choices:
    """How a person decides: verbs, choices, panels, what may be dragged where.

    A verb is what an action begins with; its words are in the catalogue as ``table.verb.<name>``. A choice
    that stands open while others move as well is kept with what is filled in, as long as the options stay.
    """

    verbs: tuple[Verb, ...] = ()
    openers: Mapping[str, str] = MappingProxyType({})
    """Which verb a click on a piece begins, by the kind of the piece."""
    drags: Drags = Drags()

    def why_not(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """Why the verb cannot be begun with these options; "" when it can."""
        raise NotImplementedError

    def sub(self, verb: str, view: Any, options: Sequence[Option], say: Say) -> str:
        """What a verb that can be begun would bring, in few words; may be empty."""
        return ""

    def opener(self, piece: str, view: Any) -> str | None:
        """The verb that a click on a piece begins in this position; None for none."""
        return self.openers.get(piece.partition(":")[0])

    def busy(self, view: Any, mine: bool) -> str:
        """Why no verb at all can be begun in this position, as a key of the catalogue; "" where some may.

        `mine`: it is for whoever looks to answer; else the sentence gets the `name` of who is waited for.
        """
        return ""

    def begun(self, verb: str, table: Table, options: Sequence[Option]) -> Choice | None:
        """The choice that a verb opens; None where the options do not hold it."""
        return None

    def at_once(self, verb: str, view: Any, options: Sequence[Option]) -> Extra | None:
        """The command that a verb makes without a choice; None for one that opens a choice."""
        return None

    def due(self, table: Table, options: Sequence[Option]) -> Choice | None:
        """The choice that stands open by itself: what has to be answered now."""
        return None

    def panel(self, table: Table, deeds: Deeds) -> Panel | None:
        """A panel of the game's own that stands on the stage in this position; None for none."""
        return None

    def needed(self, view: Any) -> frozenset[str]:
        """The zones of the table that are read while something is decided: nothing ever dims them."""
        return frozenset()

    def urges(self, view: Any) -> bool:
        """Whether the verbs are lit: whoever looks has to begin one, though it may not look so."""
        return False

    def notice(self, view: Any, say: Say) -> str:
        """A sentence for whoever is to answer, told after what has happened; "" for none."""
        return ""

    def extras(self, view: Any, options: Sequence[Option]) -> Sequence[Extra]:
        """What may be done besides the verbs, without a choice."""
        return ()

    def banner(self, view: Any, seats: tuple[Seat, ...], say: Say) -> tuple[str, str]:
        """What the banner says: who is to do what, and below it what comes next; "" for the usual words."""
        return "", ""


class Motion:
    """What moves when something happens. By default nothing flies, and all faces are calm."""

    def transition(self, passage: Passage, picture: TablePicture) -> Transition:
        """The flights from one position to the next, and the table meanwhile; `picture` draws the pieces."""
        return Transition(passage.layout, passage.after)

    def in_one_go(self, view: Any) -> bool:
        """Whether what goes on in this position is told quickly where only others move: many small moves."""
        return False

    def at_once(self, events: Sequence[Event]) -> bool:
        """Whether nobody waits after this until others move: it is seen with what comes next."""
        return False

    def moods(self, entries: Sequence[Entry], moves: int, seats: int) -> tuple[str, ...]:
        """The faces that so many seats make after so many moves of the log; () for calm ones everywhere."""
        return ()


class Sound:
    """What is heard. By default only the house itself is."""

    repertoire: Repertoire = Repertoire((), ())
    """The sounds that only this game has."""

    def cues(self, events: Sequence[Event]) -> Iterable[tuple[float, str]]:
        """The effects of a move, each with the seconds after it sets out."""
        return ()

    def music(self, view: Any) -> str:
        """The piece for a view."""
        return "opening"

    def murmurs(self, view: Any) -> bool:
        """Whether a crowd is there."""
        return False


Moment = Literal["private", "open", "shared", "public"]


class Privacy:
    """Whose things may be seen when several people share the screen."""

    hidden = "handover.hidden"
    """What is not to be seen while the curtain hangs, as a key of the catalogue."""

    def moment(self, view: Any) -> Moment:
        """Whose eyes a position is for, by what everybody knows of it.

        "private": for whoever is to answer; before another does a curtain falls. "open": everybody may see
        everything. "shared": people answer before everybody's eyes in a panel of the game's own, and nobody's
        private things are shown. "public": as that, by the table's usual choices.
        """
        return "private"

    def bots_last(self, view: Any) -> bool:
        """Whether bots wait here until all people who are asked have answered, and then answer in the order
        of the table: what anybody takes how long for is to tell nothing.
        """
        return False


class Results:
    """How a finished game is told: sources of points, columns, curves, ledger, verdict."""

    def told(self, session: Session, catalogue: Catalogue) -> data.Results:
        """Everything that the end of a session shows, in the words of the catalogue."""
        raise NotImplementedError


@dataclass(frozen=True)
class Learning:
    """How the game is learned. By default not at all."""

    book: Rulebook | None = None
    """Its rules, complete; the catalogue has the sentences."""
    course: str = ""
    """Its guided game, by the name of the file (`raccoon.app.lessons.course`); "" for none."""
    posters: tuple[Paint, Paint] | None = None
    """What is painted over "Learn it" and over "Play" at the first start; None for plain ground."""
    first_options: Mapping[str, Value] = field(default_factory=dict)
    """The options that are offered to somebody who has not played it yet."""
    first_level: str = ""
    """How strong the opponents are that are offered then; "" for the usual strength."""


@dataclass(frozen=True)
class GamePresentation:
    """One game at the window: everything the general screens ask of it, in groups."""

    game: str
    words: Words
    lobby: Lobby
    look: Look
    choices: Choices
    motion: Motion
    sound: Sound
    privacy: Privacy
    results: Results
    loading: Loading = field(default_factory=Loading)
    learning: Learning = field(default_factory=Learning)
    inspection: Inspection = field(default_factory=Inspection)
