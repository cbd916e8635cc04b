"""The messages between the window and the thinking process: JSON lines, decoded strictly.

A question holds what the seat may know and nothing else: its view, a stream of chance of its own. Several may
be open at once, told apart by their ids. Answers come as they get better; the last one has `done`.
"""

from typing import Any

import msgspec

from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command
from raccoon.games.registry import GAMES


class Question(msgspec.Struct, frozen=True, tag="question", forbid_unknown_fields=True):
    """A question to a bot: its move for the viewing seat; with `reasons` or `about` (one move) also why."""

    game: str
    bot: str
    view: msgspec.Raw
    seed: str
    number: int
    id: int = 0
    reasons: bool = False
    about: Any = None


class StopThinking(msgspec.Struct, frozen=True, tag="stop", forbid_unknown_fields=True):
    """Think no more about the question of this `id`."""

    id: int


class BotReason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a move: `value` in points more than doing nothing, `facts` what it changes, as the game's bots tell
    it (`GameBots.explanation`).

    `gap` is how much worse the runner-up is, in points; negative where the move was not the best, None where
    there was no choice. `deals` is how many imagined deals were played ahead. Commands and facts are plain
    data on the line and records after `decoded`.
    """

    command: Any
    value: float
    facts: Any
    runner_up: Any = None
    gap: float | None = None
    deals: int = 0


class BotReply(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The move or the reason so far for the question `id`; `done` with the last one.

    `failed` tells that the bot lost the thread, and how. Question 0 is "are you there?".
    """

    id: int
    command: Any = None
    reason: BotReason | None = None
    done: bool = False
    failed: str = ""


Message = Question | StopThinking
_messages: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Question | StopThinking)
_answers = msgspec.json.Decoder(BotReply)


def line(record: msgspec.Struct) -> bytes:
    """The record as one line."""
    return msgspec.json.encode(record) + b"\n"


def read_message(found: bytes) -> Message:
    """Decode a message of the window; ValueError when it is nothing known."""
    return _messages.decode(found)


def read_answer(found: bytes) -> BotReply:
    """Decode an answer, its command and facts still plain; ValueError when it is nothing known."""
    return _answers.decode(found)


def decoded(answer: BotReply, game: str) -> BotReply:
    """The answer with commands and facts of the game; ValueError when they are none."""
    codec, reason = Codec(GAMES[game]), answer.reason

    def command(data: Any) -> Command | None:
        return None if data is None else codec.command(data)

    if reason is not None:
        if reason.command is None:
            raise ValueError("a reason without its move")
        reason = msgspec.structs.replace(
            reason,
            command=command(reason.command),
            runner_up=command(reason.runner_up),
            facts=msgspec.convert(reason.facts, GAME_BOTS[game].explanation or Any),
        )
    return msgspec.structs.replace(answer, command=command(answer.command), reason=reason)
