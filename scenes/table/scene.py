"""The scene of a table: shows a session, takes people's moves, lets bots move at a readable pace."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

import pygame

from raccoon.app.errors import AppError
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.app.text import Say
from raccoon.app.wording import plain, refuse
from raccoon.engine.events import Command, Refusal
from scenes.art.moving import incremental
from scenes.art.moving.screen_transitions import ScreenTransition
from scenes.art.sprite_layer import PlacedSprite
from scenes.audio.mixer import Sounds
from scenes.table.choosing import disabled_reason
from scenes.table.context import Damage, TableContext, TableNavigation, TablePart, TableState
from scenes.table.log.game_log import LogSteps
from scenes.table.order import TableOrder
from scenes.table.parts import TableParts
from scenes.table.picture.zones import Highlights
from scenes.table.presentation import GamePresentation
from scenes.table.viewer import Viewer
from scenes.widgets.widget import read
from scenes.window.keys import LESSON, TABLE
from scenes.window.press_guard import Control
from scenes.window.scene import Scene

RELEASE_OUTSIDE = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(-1, -1), button=pygame.BUTTON_LEFT)
"""A release outside everything: held buttons are let go and none is pressed."""


RESTING = 2
"""The updates per second while a person thinks."""


def no_guest(context: TableContext, parts: TableParts) -> TablePart:
    """The default guest: a part that does nothing."""
    return TablePart(context)


class TableScene(Scene):
    """One session at the window. The session knows the rules; the table has views, choices and pauses.

    The scene makes the context and the parts, replaces the shown state, and calls the parts in a declared
    order; none of them refers to it. A table can be made in any state: `at_screen` is the person who is at
    the screen already, `begin` is called when it enters the window (to open a choice or pick up a piece). The
    `guest` is one more part above and before all others, such as a teacher.
    """

    def __init__(  # noqa: PLR0913 (all but five have defaults)
        self,
        session: Session,
        settings: Settings,
        say: Say,
        navigation: TableNavigation,
        presentation: GamePresentation,
        sounds: Sounds | None = None,
        *,
        at_screen: int | None = None,
        begin: Callable[[TableScene], object] | None = None,
        guest: Callable[[TableContext, TableParts], TablePart] = no_guest,
    ) -> None:
        super().__init__()
        say = presentation.words.spoken(say, session.match.setup)
        self._begin, self._sounds, self._new_guest = begin, sounds, guest
        self._asked: object = None
        self._questions = 0
        self._viewer = Viewer(session.seats, presentation.privacy, settings.curtain, at_screen)
        self.context = TableContext(
            session=session,
            settings=settings,
            say=say,
            presentation=presentation,
            navigation=navigation,
            damage=Damage(self),
            shown=_position(session, settings, say, presentation, self._viewer, self),
            submit=self._submit,
            show_headline=self._show_headline,
            on_session_changed=self.follow,
            bring_to_screen=self._bring_to_screen,
            push=self._push,
            back=self._back,
        )
        self._make_parts()

    def _make_parts(self) -> None:
        """Make the parts in the current language, with a new log."""
        context = self.context
        self._language = context.settings.language
        self._log_steps = LogSteps(context.session)
        self.parts = TableParts(context, self._viewer, self._sounds)
        self._guest = self.parts.table_inspector.guest = self._new_guest(context, self.parts)
        self._order = TableOrder(self.parts, self._guest)
        self.inspector, self.idle_life = self.parts.table_inspector.inspector, self.parts.background
        self.parts.game_log.follow(self._log_steps.advance())

    def _change_language(self) -> None:
        """Make all parts anew after a change of the language, except the ground, which has no words."""
        ground = self.parts.picture.ground
        self._make_parts()
        self.parts.picture.ground = ground
        self.follow()

    @property
    def pad_places(self) -> tuple[str, ...]:  # type: ignore[override]
        """The contexts of controller buttons: a table's; in a lesson the lesson's first."""
        return (TABLE,) if self.context.session.lesson_script is None else (LESSON, TABLE)

    def layout(self) -> None:
        """Lay the table out for the window; an open choice stays as it is."""
        context, shown = self.context, self.context.shown
        fitted = context.presentation.look.layout(self.size, shown.view, self.text_scale)
        context.shown = replace(shown, layout=fitted)
        for part in self._order.laid_out:
            part.layout()

    def enter(self) -> None:
        """Follow the session, and deal if the game has just begun."""
        self.follow()
        if not self.context.session.match.entries:
            self.parts.animator.deal()
        if self._begin:
            self._begin(self)

    def pause(self) -> None:
        """End drags and held buttons when another scene covers the table."""
        self.parts.drag.let_go()
        for holding in (self.parts.panel_host, self.parts.controls):
            holding.handle(RELEASE_OUTSIDE)
        self.parts.table_inspector.inspector.hush()

    def covered(self) -> None:
        """Free all memory but the picture itself, which is the slowest to draw."""
        self.parts.picture.spare()

    def open_menu(self) -> None:
        """Free the pictures: a table's take more memory than everything else."""
        self.parts.picture.reseat(self.context.session.seats)

    def resume(self) -> None:
        """Adapt to settings and seats that may have changed under another scene."""
        super().resume()
        if self._language != self.context.settings.language:
            self._change_language()
        context, parts = self.context, self.parts
        parts.background.awake = True
        self._viewer.curtain = context.settings.curtain
        asked = context.session.awaited
        _answer_by_settings(context.session, context.settings, context.presentation)
        parts.turns.shorten_pause()
        if context.seats != parts.picture.seats:
            self._viewer.change(context.session.seats)
            parts.picture.reseat(context.seats)
            self.follow()
        elif context.session.awaited != asked:
            self.follow()

    def follow(self) -> None:
        """Update everything to the session's current position: viewer, state, log, all parts."""
        context, parts = self.context, self.parts
        step = self._log_steps.advance()
        fresh = parts.game_log.follow(step)
        shown = context.shown = _position(
            context.session, context.settings, context.say, context.presentation, self._viewer, self
        )
        if step.taken:
            self.news.append(context.say("speech.taken", n=step.taken))
        if fresh and shown.chooser is not None:
            fresh.append(context.presentation.choices.notice(shown.view, context.say))
        if fresh:
            self.news += [plain(sentence, context.seats, context.say) for sentence in filter(None, fresh)]
            parts.headline.show(" ".join(filter(None, fresh)), logged=True)
        self._count_questions()
        for part in self._order.following:
            part.follow(step)
        for part in self._order.laid_out:
            part.layout()
        if news := context.session.save_news():
            context.navigation.message(context.say(news.key, **news.facts))
        self.dirty = True

    def _count_questions(self) -> None:
        """Number the questions that people are asked, for the press guard."""
        shown = self.context.shown
        person = None if shown.curtain_due else shown.person
        asked = person, shown.viewer, tuple(disabled_reason.options_of(self.context))
        if person is not None and asked != self._asked:
            self._questions += 1
        self._asked = asked

    @property
    def attention_call(self) -> str:
        """The words for a person's turn at the screen; "" for none."""
        say, person, seats = self.context.say, self.context.shown.person, self.context.session.seats
        if person is None:
            return ""
        alone = sum(seat.is_person for seat in seats) == 1
        return say("table.your_turn") if alone else say("table.their_turn", name=seats[person].name)

    @property
    def idle_rate(self) -> int:
        """A low rate while only a person is waited for."""
        parts, taught = self.parts, self.context.session.lesson_script is not None
        busy = parts.turns.others_move() or parts.hints.is_thinking
        waits = self.context.shown.person is not None and not busy
        return RESTING if waits and not taught else super().idle_rate

    @property
    def question(self) -> Hashable:
        """The number of the question, and the guest's question."""
        return self._questions, self._guest.question

    def controls(self) -> Iterable[Control]:
        return chain.from_iterable(part.controls() for part in self._order.handling)

    def group(self) -> Sequence[Control]:
        """The controls of the part with the focus."""
        groups = ([*part.controls()] for part in self._order.handling)
        return next((group for group in groups if any(one.focused for one in group)), [])

    def spoken(self) -> Iterable[str]:
        """The words of every part; the shown state hides a seat's before its curtain is lifted."""
        context, parts = self.context, self.parts
        panel = parts.panel_host.panel
        for part in (parts.banner, self._guest, panel, parts.log, parts.hints, parts.headline):
            yield from (plain(words, context.seats, context.say) for words in (part.spoken() if part else ()))

    def happened(self) -> Iterable[str]:
        """The log lines since the viewer's last move."""
        context, log = self.context, self.parts.game_log
        own = [number for number, entry in enumerate(context.session.match.entries, 1)
               if entry.command.seat == context.shown.viewer]  # fmt: skip
        since = own[-1] if own else 0
        return [plain(item.sentence, context.seats, context.say) for item in log.items if item.moves >= since]

    def _submit(self, command: Command) -> None:
        """Make a move; report a refusal by the rules or a failed save, in which case nothing has happened."""
        context, session = self.context, self.context.session
        try:
            session.submit(command)
        except Refusal as refusal:
            self.parts.table_sounds.refused()
            words = refuse(refusal, context.say, context.presentation.words.fact)
            context.navigation.message(plain(words, session.seats, context.say))
            return
        except AppError as error:
            context.navigation.failed(error, context.say)
            return
        self.follow()

    def _bring_to_screen(self, seat: int) -> None:
        self._viewer.bring_to_screen(seat)
        self.follow()

    def _show_headline(self, words: str) -> None:
        self.parts.headline.show(words)

    def _push(self, scene: Scene) -> None:
        assert self.stack is not None
        self.stack.push(scene)

    def _back(self) -> None:
        assert self.stack is not None
        while self.stack.top is not self:
            self.stack.pop()

    def handle(self, event: pygame.event.Event) -> None:
        """Offer the event to the parts until one uses it."""
        for part in self._order.handling:
            if part.handle(event):
                if part in self._order.spoil_clicks:
                    self.parts.drag.no_click()
                if pointer := read(event, self.context.shown.layout.size):
                    self.parts.controls.release_hover(pointer.pos)
                return
        self.parts.turns.open_menu(event)

    def update(self, dt: float) -> None:
        """Let time pass; below another scene only a ground that becomes ready is taken over."""
        parts = self.parts
        if parts.picture.ground.has_news:
            parts.animator.show_ground()
        if self.stack is not None and self.stack.top is not self:
            return
        waiting, self.sprites_changed = (
            self.idle and self.sprites_changed,
            self.sprites_changed and not self.idle,
        )
        parts.background.uncovered &= self.arriving
        parts.animator.arriving, parts.animator.unseen = self.arriving, self.coming
        parts.turns.begin_frame(self.arriving)
        queue = parts.animator.queue
        takes_time = queue.due is not None or queue.is_shaken
        for part in self._order.moving:
            part.update(dt)
        self._follow_picture()
        self.idle = not self.sprites_changed
        parts.background.hurried = self.arriving or (
            incremental.is_spread() and (self.dirty or self.coming or takes_time)
        )
        for part in self._order.living:
            part.update(dt)
        self.sprites_changed |= waiting  # idle life that a late frame has skipped

    def _follow_picture(self) -> None:
        """Lay the parts out anew when the picture changes to or from another place than the position's."""
        seen = self.parts.animator.elsewhere
        if seen is not self.context.other_layout:
            self.context.other_layout = seen
            for part in self._order.laid_out:
                part.layout()
            self.dirty = True

    def transition(self) -> ScreenTransition | None:
        """The transition by which a panel, a page or the dimming appears or vanishes."""
        return self.parts.covering.transition(self._marks().dimmed)

    def _marks(self) -> Highlights:
        parts = self.parts
        marks = parts.hints.marks(parts.log.marks(parts.drag.marks()))
        return self._guest.emphasis(parts.magnifier.emphasis(marks))

    def caption_area(self) -> pygame.Rect:
        """The part of the table for captions, without words."""
        return self.context.shown.layout.quiet

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, the controls, the log, the panel, the guest and the hint."""
        parts = self.parts
        layout, view, marks, history = parts.animator.picture(self._marks())
        if marks.dimmed:
            choices = self.context.presentation.choices
            read = {"log_paper"} if parts.log.is_read else set()
            marks = replace(marks, undimmed=choices.needed(view) | choices.scenery | read)
        parts.picture.draw(surface, layout, view, marks, history)
        panel, queue = parts.panel_host.panel, parts.animator.queue
        seen = queue.seen_panel(panel)
        parts.controls.make_room_for(seen)
        incremental.part(partial(parts.controls.draw, surface))
        parts.background.show(layout, view, marks.dimmed or (seen is not None and seen.region == "stage"))
        incremental.part(partial(parts.log.draw, surface, marks.dimmed))
        incremental.part(partial(queue.draw_panel, surface, panel, parts.picture.composed))
        self._guest.draw(surface)
        parts.hints.draw(surface)

    def sprites(self) -> Iterator[PlacedSprite]:
        """The sprites of all parts, the lowest first; the held piece is the last."""
        panel, ground = self.parts.panel_host, self.parts.background
        hidden = (panel if self.parts.animator.busy else None, ground if ground.uncovered else None)
        for part in self._order.hovering:
            if part not in hidden or (part is ground and not self.arriving):
                yield from part.sprites()


def _answer_by_settings(session: Session, settings: Settings, presentation: GamePresentation) -> None:
    """Set which questions the session answers for people, by the settings."""
    session.auto_answers.forced_too = settings.answer_forced
    session.auto_answers.unasked = None if settings.every_call else presentation.privacy.unasked
    prepared = session.lesson_script is not None
    session.auto_answers.idle = None if settings.every_call or prepared else presentation.privacy.idle
    session.auto_answers.wanted = presentation.privacy.wanted


def _position(
    session: Session,
    settings: Settings,
    say: Say,
    presentation: GamePresentation,
    viewer: Viewer,
    scene: Scene,
) -> TableState:
    """The state to show for the session's position; updates the viewer."""
    _answer_by_settings(session, settings, presentation)
    curtain_due = viewer.turn_to(session.view(None), session.awaited, session.waiting)
    view, entries, seats = session.view(viewer.seat), session.match.entries, len(session.seats)
    events = (
        (event for entry in entries for event in session.visible_events(entry, None))
        if settings.ledger
        else ()
    )
    return TableState(
        view,
        viewer.seat,
        session.waiting,
        viewer.person,
        presentation.look.layout(scene.size, view, scene.text_scale),
        presentation.motion.moods(entries, len(entries), seats),
        curtain_due,
        presentation.words.notes(events, seats, say) if settings.ledger else (),
        viewer.public,
        frozenset() if viewer.seat is None else session.auto_answers.stops.get(viewer.seat, frozenset()),
    )
