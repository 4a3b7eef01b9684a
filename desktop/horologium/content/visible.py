"""What can be seen: the one rule that every name keeps, whoever gives it.

Names of campaigns, players and heroes, of everything in a pack, and of all that comes in from a file are held against
it. Prose may have lines and soft hyphens; a name may not.
"""

from __future__ import annotations

import re
import unicodedata

# Control characters but tab and line feed, those that turn the reading direction, and halves of surrogate pairs.
STRANGE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")

# What takes no room, or only room: soft hyphen, fillers, zero-width spaces, selectors, tags, the empty Braille cell,
# the place of a picture, and what is no character at all.
_UNSEEN = (
    "\xad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_BREAKS = "\t\n\u2028\u2029"
_REFUSED = re.compile(f"{STRANGE.pattern}|[{_UNSEEN}{_BREAKS}]")

# Scripts and small pictures are written with these: behind something that can be seen they belong to it.
_SELECTOR = re.compile(f"(?<=[^\\s{_UNSEEN}])[\ufe0e\ufe0f]")
_JOINER = re.compile(f"(?<=[^\\s{_UNSEEN}])[\u200c\u200d](?=[^\\s{_UNSEEN}])")


def unseen(name: str) -> str:
    """The first character that cannot be part of a name, or nothing."""
    found = _REFUSED.search(_JOINER.sub("", _SELECTOR.sub("", name)))
    return found[0] if found else ""


def is_seen(name: str) -> bool:
    """Tell whether there is anything in a name that leaves ink: a letter, a number or a sign."""
    return any(unicodedata.category(sign)[0] in "LNPS" and not _REFUSED.match(sign) for sign in name)


def cleaned(name: str) -> str:
    """A name without what cannot be part of one; it may be empty then."""
    left = " ".join(_REFUSED.sub(" " if set(name) & set(_BREAKS) else "", name).split())
    return left if is_seen(left) else ""
