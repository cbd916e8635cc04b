"""The checks of the Continental's claims, by the events and the rules' own count alone."""

from __future__ import annotations

from collections import Counter

from raccoon.games.raccoon_rampage.catalogue import EVENT_TARGET, SKULL
from raccoon.games.raccoon_rampage.scoring import player_score
from tests.scenes.newspaper.record import Check, Happening, Record


def verdicts(record: Record, **wanted: object) -> list[Happening]:
    return record.of("VerdictGiven", **wanted)


def won(record: Record) -> bool:
    return bool(record.last.pending.winners)


def judged(record: Record, n: int, passed: int) -> bool:
    return (len(verdicts(record)), len(verdicts(record, passed=True))) == (n, passed)


def tracker(record: Record, impact: int) -> bool:
    return bool(record.last.impact == impact)


def ended(lost: bool) -> Check:
    def check(record: Record, n: int, impact: int) -> bool:
        return won(record) != lost and record.last.round == n and record.last.impact == impact

    return check


def broke(record: Record, seat: int, policy: str, round: int) -> bool:
    """The policy failed in that round."""
    return any(one.before.round == round for one in verdicts(record, policy=policy, passed=False))


def surplus(record: Record, seat: int, policy: str, round: int) -> bool:
    """It failed, and the seat had placed votes before."""
    return broke(record, seat, policy, round) and bool(record.of("VotePlaced", seat=seat))


def taken(record: Record, seat: int, policy: str, round: int) -> bool:
    return broke(record, seat, policy, round) and bool(record.of("VoteMoved", seat=seat))


def felled(record: Record, seat: int, policy: str, round: int) -> bool:
    return broke(record, seat, policy, round) and bool(record.of("VerdictSet", seat=seat, verdict="fail"))


def one_vote(record: Record, policy: str, round: int) -> bool:
    return any(
        one.before.round == round and one.event.votes == one.event.cost
        for one in verdicts(record, policy=policy, passed=True)
    )


def one_short(record: Record, policy: str, round: int) -> bool:
    return any(
        one.before.round == round and one.event.cost - one.event.votes == 1
        for one in verdicts(record, policy=policy, passed=False)
    )


def nights(record: Record) -> list[tuple[str, int, int]]:
    """Every verdict with its round and the raccoons that came before the next one."""
    found: list[tuple[str, int, int]] = []
    for one in record.happenings:
        match type(one.event).__name__:
            case "VerdictGiven":
                found.append((one.event.policy, one.before.round, 0))
            case "PileTurnedUp" if found:
                policy, round_, n = found[-1]
                found[-1] = policy, round_, n + one.event.added
    return found


def night(record: Record, policy: str, round: int, n: int) -> bool:
    return (policy, round, n) in nights(record) and n == max(coming for *_, coming in nights(record))


def wall(record: Record, seat: int, n: int) -> bool:
    spent = Counter(one.event.seat for one in record.of("CardCancelled"))
    return spent[seat] == n and all(count < n for other, count in spent.items() if other != seat)


def voted(record: Record, policy: str, votes: int, cost: int, round: int) -> bool:
    found = verdicts(record, policy=policy, passed=True)
    return max(one.event.votes for one in found) == votes and any(
        (one.event.votes, one.event.cost, one.before.round) == (votes, cost, round) for one in found
    )


def failed(record: Record, policy: str, round: int, votes: int, cost: int) -> bool:
    return any(
        (one.event.votes, one.event.cost, one.before.round) == (votes, cost, round)
        for one in verdicts(record, policy=policy, passed=False)
    )


def advertised(record: Record, policy: str, n: int, seat: int | None = None) -> bool:
    """Passed so often as nothing else did more often; the last majority was that seat's."""
    times = Counter(one.event.policy for one in verdicts(record, passed=True))
    last: int | None = None
    current = ""
    for one in record.happenings:
        match type(one.event).__name__:
            case "VerdictGiven":
                current = one.event.policy if one.event.passed else ""
                last = None if current == policy else last
            case "MajorityFound" if current == policy:
                last = one.event.seat
    return times[policy] == n == max(times.values()) and last == seat


def count(record: Record, rows: tuple[tuple[int, int, int], ...]) -> bool:
    """The rules' own count of every seat, the best first."""
    scores = [(seat, *points_of(record, seat)) for seat in range(record.seats)]
    totals = [pieces + home for _, pieces, home in rows]
    return sorted(rows) == sorted(scores) and totals == sorted(totals, reverse=True)


def points_of(record: Record, seat: int) -> tuple[int, int]:
    found = player_score(record.last.players[seat], record.last.raccoons)
    return found.pieces, found.home


def house(record: Record, rows: tuple[int, ...]) -> bool:
    return rows == (
        len(verdicts(record, passed=True)),
        sum(not one.before.final for one in verdicts(record, passed=False)),
        sum(coming for *_, coming in nights(record)),
        len(record.of("CardCancelled")),
        sum(record.last.raccoons),
    )


def in_step(record: Record) -> bool:
    """No card felled a policy that had its votes, and nobody took from one that failed what it lacked."""
    taken: Counter[tuple[str, int | None, int]] = Counter()
    for one in record.happenings:
        match type(one.event).__name__:
            case "VoteMoved" if one.event.source != one.event.target and one.event.source < EVENT_TARGET:
                queued = one.before.queue[one.event.source - 1]
                taken[queued.policy, queued.owner, one.event.seat] += 1
            case "VerdictGiven":
                short, lying = one.event.cost - one.event.votes, (one.before.evaluated, *one.before.queue)
                named = (queued for queued in lying if queued and queued.policy == one.event.policy)
                card = one.event.policy, next((queued.owner for queued in named), None)
                most = max((n for (*of, _), n in taken.items() if (*of,) == card), default=0)
                if not one.event.passed and not one.before.final and most >= max(1, short):
                    return False
                taken = Counter({key: n for key, n in taken.items() if key[:2] != card})
    return True


CHECKS: dict[str, Check] = {
    "news.offices": lambda record, n: n == record.seats,
    "news.judged": judged,
    "news.tracker": tracker,
    "news.where": lambda record, raccoons: raccoons == record.last.raccoons,
    "headline.sound": lambda record: won(record) and record.last.impact <= -4,
    "headline.light": lambda record: won(record) and record.last.impact > -4,
    "headline.awake": lambda record: not won(record) and record.last.impact < SKULL,
    "headline.overrun": lambda record: not won(record) and record.last.impact >= SKULL,
    "headline.won": ended(lost=False),
    "headline.lost": ended(lost=True),
    "headline.skull": lambda record, n: record.last.impact >= SKULL and record.last.round == n,
    "report.in_step": in_step,
    "report.out_of_step.surplus": surplus,
    "report.out_of_step.taken": taken,
    "report.out_of_step.felled": felled,
    "report.one_vote": one_vote,
    "report.one_short": one_short,
    "report.night": night,
    "report.wall": wall,
    "report.awake": lambda record, n: n == sum(record.last.raccoons),
    "news.count": count,
    "news.house": house,
    "news.voted": voted,
    "news.failed": failed,
    "news.fell": lambda record, policy, **facts: (
        not verdicts(record, policy=policy, passed=True) and failed(record, policy, **facts)
    ),
    "news.ad.none": lambda record: not verdicts(record, passed=True),
    "news.unfailing": lambda record: not verdicts(record, passed=False),
    "news.ad": advertised,
    "news.ad.nobody": advertised,
}
