"""What the window and the thinking process say to each other: JSON lines, decoded strictly.

A question holds what the seat may know and nothing else: its view, a stream of chance of its own. Answers
come as they get better; the last one has `done`.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from raccoon.bots.raccoon_tycoon.explanation import Facts
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command
from raccoon.games.registry import GAMES


class Question(msgspec.Struct, frozen=True, tag="question", forbid_unknown_fields=True):
    """What would the bot do, for the seat that looks; with `reasons` why, or (`about`) why this move.

    `view` is JSON of the game's view, `seed` and `number` begin the bot's own stream of chance. Whoever
    sends it gives it its `id`, from 1 on.
    """

    game: str
    bot: str
    view: msgspec.Raw
    seed: str
    number: int
    id: int = 0
    reasons: bool = False
    about: Any = None


class Stop(msgspec.Struct, frozen=True, tag="stop", forbid_unknown_fields=True):
    """Think no more about the last question."""


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a move: `value` in VP more than doing nothing, `dollars` the same in $, `facts` what it changes.

    `gap` is how much worse the runner-up is, in VP; negative where the move was not the best, None where
    there was no choice. Commands are plain data on the line and commands after `read_answer`.
    """

    command: Any
    value: float
    dollars: int
    facts: Facts
    runner_up: Any = None
    gap: float | None = None
    deals: int = 0


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The move or the reason so far for the question `id`; `done` with the last one.

    `failed` tells that the bot lost the thread, and how. Question 0 is "are you there?".
    """

    id: int
    command: Any = None
    reason: Reason | None = None
    done: bool = False
    failed: str = ""


Message = Question | Stop
T = TypeVar("T", bound=msgspec.Struct)

_messages: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Question | Stop)
_answers = msgspec.json.Decoder(Answer)


def line(record: msgspec.Struct) -> bytes:
    """The record as one line."""
    return msgspec.json.encode(record) + b"\n"


def read_message(found: bytes) -> Message:
    """What the window says; ValueError when it is nothing known."""
    return _messages.decode(found)


def read_answer(found: bytes, game: str) -> Answer:
    """What the thinking process says, with commands of the game; ValueError when it is nothing known."""
    answer, codec = _answers.decode(found), Codec(GAMES[game])

    def command(data: Any) -> Command | None:
        return None if data is None else codec.command(data)

    reason = answer.reason
    if reason is not None:
        if reason.command is None:
            raise ValueError("a reason without its move")
        reason = msgspec.structs.replace(
            reason, command=command(reason.command), runner_up=command(reason.runner_up)
        )
    return msgspec.structs.replace(answer, command=command(answer.command), reason=reason)
