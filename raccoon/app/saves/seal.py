"""The seal of a deal: a digest shown from the first move on, and its salt, shown at the end."""

import json
from typing import Any, NamedTuple

from raccoon.app.saves.format import Seal
from raccoon.app.saves.obfuscation import deobfuscated, obfuscated
from raccoon.engine.chance import fresh_digits

SALT = 12
"""The bytes of salt: enough that the deal cannot be found by trying every seed."""
DIGITS = 16
"""The hexadecimal digits of a digest."""


def sealed_now(seed: str, setup: dict[str, Any]) -> Seal:
    """Make the seal of a deal, with a new salt from the system's random source."""
    salt = fresh_digits(2 * SALT)
    return Seal(digest_of(seed, setup, salt), obfuscated(salt))


def digest_of(seed: str, setup: dict[str, Any], salt: str) -> str:
    """Return the first digits of the SHA-256 of deal and salt, as JSON with sorted names and no blanks."""
    from hashlib import sha256

    deal = json.dumps([seed, setup, salt], sort_keys=True, separators=(",", ":"))
    return sha256(deal.encode()).hexdigest()[:DIGITS]


def with_plain_salt(seal: Seal) -> Seal:
    """Return the seal with its salt plain; without salt if that fails, and then it proves nothing."""
    if len(seal.salt) == 2 * SALT:
        return seal
    try:
        return Seal(seal.digest, str(deobfuscated(seal.salt)))
    except ValueError:
        return Seal(seal.digest, "")


class Proof(NamedTuple):
    """The proof of an opened seal: `found` is the digest computed from the deal played and the `salt`."""

    digest: str
    salt: str
    found: str

    @property
    def holds(self) -> bool:
        """Whether the deal is the sealed one."""
        return self.found == self.digest


def proof(seal: Seal, seed: str, setup: dict[str, Any]) -> Proof:
    """Open the seal and compute its proof for that deal."""
    salt = with_plain_salt(seal).salt
    return Proof(seal.digest, salt, digest_of(seed, setup, salt))


def with_obfuscated_salt(seal: Seal) -> Seal:
    """Return the seal with its salt obfuscated."""
    return Seal(seal.digest, obfuscated(with_plain_salt(seal).salt))


def in_groups(digits: str) -> str:
    """Return the digits in capitals and groups of four."""
    return "-".join(digits[n : n + 4].upper() for n in range(0, len(digits), 4))
