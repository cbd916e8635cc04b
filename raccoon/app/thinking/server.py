"""The thinking process: reads questions, sends improving answers, ends when its input closes."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec

from raccoon.app.thinking.protocol import BotReason, BotReply, Message, Question, line, read_message
from raccoon.bots.bot import AnytimeBot, Bot
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.games.registry import GAMES

Inbox = SimpleQueue[Message]


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer until `incoming` ends; the process then exits at once, even while thinking."""
    inbox: Inbox = SimpleQueue()
    Thread(target=_read_messages, args=(incoming, inbox), daemon=True).start()
    _send(outgoing, BotReply(0, done=True))
    thoughts: dict[int, Thought] = {}
    while True:
        while not thoughts or not inbox.empty():
            _apply(inbox.get(), thoughts)
        for number, thought in [*thoughts.items()]:
            answer = thought.step()
            if answer.done:
                del thoughts[number]
            _send(outgoing, answer)


def _read_messages(incoming: BinaryIO, inbox: Inbox) -> None:
    """Read messages into the inbox; exit the process at their end."""
    try:
        for found in incoming:
            inbox.put(read_message(found))
    finally:
        os._exit(0)


def _apply(message: Message, thoughts: dict[int, Thought]) -> None:
    if isinstance(message, Question):
        thoughts[message.id] = Thought(message)
    else:
        thoughts.pop(message.id, None)


def _send(outgoing: BinaryIO, answer: BotReply) -> None:
    outgoing.write(line(answer))
    outgoing.flush()


class Thought:
    """The work on one question, a step at a time; its errors do not affect other questions."""

    def __init__(self, question: Question) -> None:
        self._last = BotReply(question.id)
        self._answers = think(question)

    def step(self) -> BotReply:
        """Return the next answer; `done` when it is the last one."""
        try:
            self._last = next(self._answers)
        except StopIteration:
            return msgspec.structs.replace(self._last, done=True)
        except Exception as error:  # noqa: BLE001 - reported to the window, where another bot moves
            return BotReply(self._last.id, failed=f"{type(error).__name__}: {error}", done=True)
        return self._last


def think(question: Question) -> Iterator[BotReply]:
    """Yield improving answers from the seat's view alone: the options are derived from it too."""
    game, bot = GAMES[question.game], _bot(question.game, question.bot)
    view: Any = msgspec.json.decode(question.view, type=game.view_type)
    chance = Chance(question.seed, question.number)
    options = game.options(game.imagine(view, Chance(question.seed)), view.seat)
    if not isinstance(bot, AnytimeBot):
        yield BotReply(question.id, command=bot.choose(view, options, chance))
    elif question.reasons:
        about = None if question.about is None else Codec(game).command(question.about)
        for thought in bot.thoughts(view, options, chance, about):
            yield BotReply(question.id, reason=_reason(thought))
    else:
        for command in bot.moves(view, options, chance):
            yield BotReply(question.id, command=command)


def _reason(thought: Any) -> BotReason:
    return BotReason(**{name: getattr(thought, name) for name in BotReason.__struct_fields__})


@lru_cache(maxsize=16)
def _bot(game: str, name: str) -> Bot:
    return GAME_BOTS[game].make(name)


def own_streams(niceness: int) -> tuple[BinaryIO, BinaryIO]:
    """Set up this process to work for the window; return binary pipes to it.

    It ignores Ctrl-C, which is for the window, and has lower priority (`niceness`, on Unix). Stdin and stdout
    are redirected so that nothing printed gets between; by their numbers, because the packaged program has no
    ``sys.stdin`` on Windows.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    return incoming, outgoing
