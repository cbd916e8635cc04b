"""The messages between the window and the thinking process: JSON lines, decoded strictly.

A question holds only what the seat may know: its view, and its own random seed. Several may be open at once,
distinguished by their ids. Answers improve one by one; the last one has `done`.
"""

from typing import Any

import msgspec

from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command
from raccoon.games.registry import GAMES


class Question(msgspec.Struct, frozen=True, tag="question", forbid_unknown_fields=True):
    """A question to a bot: the viewing seat's move; with `reasons` also why, with `about` why that move."""

    game: str
    bot: str
    view: msgspec.Raw
    seed: str
    number: int
    id: int = 0
    reasons: bool = False
    about: Any = None


class StopThinking(msgspec.Struct, frozen=True, tag="stop", forbid_unknown_fields=True):
    """Stop thinking about the question of this `id`."""

    id: int


class BotReason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reason for a move: `value` in points compared with doing nothing, `facts` of the game's type
    (`GameBots.explanation`).

    `gap` is how much worse the runner-up is, in points; negative where the move was not the best, None where
    there was no choice. `deals` is the number of imagined deals played ahead. Commands and facts are plain
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

    `failed` is the bot's error. Answer 0 says that the process is ready.
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
    """Encode the record as one line."""
    return msgspec.json.encode(record) + b"\n"


def read_message(found: bytes) -> Message:
    """Decode a message of the window; ValueError for an unknown one."""
    return _messages.decode(found)


def read_answer(found: bytes) -> BotReply:
    """Decode an answer, its command and facts still plain; ValueError for a malformed one."""
    return _answers.decode(found)


def decoded(answer: BotReply, game: str) -> BotReply:
    """Return the answer with its commands and facts as the game's records; ValueError for malformed ones."""
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
