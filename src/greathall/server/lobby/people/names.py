"""Names and pass phrases that are fit to be somebody's: no two names look alike, and no phrase is everybody's."""

from __future__ import annotations

import itertools
import unicodedata

from greathall.server.wire.errors import Refused

LOOKS_LIKE = str.maketrans(
    # Cyrillic and Greek letters, digits too, by the Latin ones that they are drawn like, after case is folded.
    "авекмнорстухіјѕһԁԛԝѵӏαβεηικνορτυχγ01i",
    "abekmhopctyxljshdqwvlabenlkvoptuxyoll",
)
"""What people take for the same letter. Digits are among them: O and 0 differ in print, not in chat."""
SCRIPTS = (
    "LATIN",
    "CYRILLIC",
    "GREEK",
    "ARMENIAN",
    "HEBREW",
    "ARABIC",
    "GEORGIAN",
    "HIRAGANA",
    "KATAKANA",
    "HANGUL",
    "CJK",
)
TOGETHER = frozenset(("HIRAGANA", "KATAKANA", "CJK"))
UNSEEN = frozenset(("Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Marks of direction, joiners of nothing, letters that are none."""
COMMON = frozenset(
    """password passw0rd password1 password123 passwort parol parolparol пароль парольпароль qwerty12 qwertyui
    qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx q1w2e3r4 asdfghjk asdfghjkl zxcvbnm1 йцукенгш йцукенгшщз iloveyou
    sunshine princess football baseball superman batman123 trustno1 starwars whatever welcome1 letmein1
    letmeinnow dragon12 monkey12 master12 shadow12 michael1 jennifer computer internet changeme default1
    admin123 adminadmin greathall greathall1 paladins viscounts crusader crusaders abcd1234 abc12345 abcdefgh
    a1b2c3d4 secret12 secretsecret testtest test1234 passphrase""".split()  # noqa: SIM905 - a word list is read, and grows, as text
)


def tidy(name: str) -> str:
    return " ".join(name.split())


def normal(name: str) -> str:
    """One spelling of what is the same: letters of full width, ligatures, accents put together."""
    return tidy(unicodedata.normalize("NFKC", name))


def check_new_name(name: str) -> None:
    if any(unicodedata.category(letter) in UNSEEN for letter in name):
        raise Refused("bad-name", "a name has no invisible letters")
    found = {script for letter in name if letter.isalpha() if (script := _script(letter))}
    if len(found - TOGETHER) + bool(found & TOGETHER) > 1:
        raise Refused("bad-name", "the letters of a name are of one script")


def _script(letter: str) -> str:
    told = unicodedata.name(letter, "")
    return next((script for script in SCRIPTS if told.startswith(script)), "")


def likeness(name: str) -> str:
    """The same for names that people would take for each other."""
    plain = unicodedata.normalize("NFD", normal(name).casefold())
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters.translate(LOOKS_LIKE) or plain


def check_phrase(phrase: str, name: str) -> None:
    """Refuses what is tried first by whoever tries phrases; there are no rules about kinds of letters."""
    plain = "".join(phrase.split()).casefold()
    own = likeness(name)
    steps = {ord(after) - ord(before) for before, after in itertools.pairwise(plain)}
    if (
        plain in COMMON
        or len(set(plain)) < 4
        or plain.isdecimal()
        or (len(steps) == 1)
        or (len(own) >= 4 and likeness(phrase).replace(own, "") in ("", "1", "12", "123", "i", "l"))
    ):
        raise Refused("weak-phrase", "this pass phrase is one of the first that would be tried")
