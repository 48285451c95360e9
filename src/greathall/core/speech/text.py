"""Words for people: Fluent files in English, Russian and Ukrainian, shared with the browser.

A ``Speaker`` speaks one language about one table: it knows the seats' names and genders and puts component
names into sentences in the right grammatical form through ``NAME``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from greathall.core.errors import GreathallError
from greathall.core.game import message_id
from greathall.core.reference.overlays import Overlay
from greathall.core.speech.events import Event
from greathall.core.speech.options import Option
from greathall.core.speech.reasons import Reason
from greathall.core.table.decision import Decision

LANGUAGES = ("en", "ru", "uk")
GENDERS = ("female", "male")
CORE_FILES = ("core", "terminal")
_HYPHEN = re.compile(r"(?<![\w./=#-])-(?=\d)")
"""What number formats put before negative numbers, in all three languages; never the hyphen that begins a part of
an address."""

_CITED = re.compile(r"\b(p\.|paragraph|rulings?)(?= \d)")


def written(n: int) -> str:
    """A number as people write it: with a minus sign, not a hyphen."""
    return str(n).replace("-", "−")


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits on a seat, for log lines."""

    name: str
    gender: str = "male"


class Speaker:
    """Formats messages of one game in one language."""

    def __init__(
        self,
        lang: str,
        game: str = "",
        people: Sequence[Person] = (),
        overlay: Overlay | None = None,
        also: Sequence[str] = (),
    ) -> None:
        from greathall.core.speech import bundles  # who never speaks need not wait for Fluent

        if lang not in LANGUAGES:
            raise GreathallError(f"no language '{lang}'; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = game
        self.people = people
        self.corrected: Mapping[str, str] = (overlay or {}).get("text", {}).get(lang, {})
        files = (*CORE_FILES, *also, *((game, f"{game}-rules") if game else ()))
        self.bundle = bundles.bundle(lang, files, self._name)
        self._listing = bundles.Listing

    # What is said

    def say(self, message: str, /, **params: Any) -> str:
        """A message with its parameters; seats, elements and bundles are put into words."""
        found = self.bundle.get_message(message) if self.bundle.has_message(message) else None
        if found is None or found.value is None:
            raise KeyError(f"no message '{message}' in {self.lang}")
        return self._format(found.value, params)

    def attribute(self, message: str, attribute: str, /, **params: Any) -> str | None:
        if not self.bundle.has_message(message):
            return None
        pattern = self.bundle.get_message(message).attributes.get(attribute)
        return None if pattern is None else self._format(pattern, params)

    def event(self, event: Event) -> str:
        return self.say(event.message, **event.params)

    def option(self, option: Option) -> str:
        return self.say(option.message, **option.params)

    def reason(self, reason: Reason) -> str:
        return self.say(reason.message, **reason.params)

    def ask(self, decision: Decision) -> str:
        return self.say(f"{self.game}-ask-{decision.kind}", **decision.params)

    def rule(self, rule: str) -> tuple[str, str]:
        """A rule's name and wording."""
        message = message_id(rule)
        return self.say(message), self.attribute(message, "text") or ""

    def topic(self, topic: str) -> str:
        """A chapter of the game's rules reference."""
        return self.say(f"{self.game}-topic-{topic}")

    def source(self, source: str) -> str:
        """Where a rule comes from, as ``p. 2, ruling 7``, in this language."""
        return _CITED.sub(lambda found: self.say(f"core-source-{found[1].rstrip('.')}"), source)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    # Names

    def name(self, element: str, form: str = "", n: int | None = None) -> str:
        """An element's name, as ``building:well``, in a grammatical form where the language has one."""
        kind, _, key = element.partition(":")
        if kind == "seat":
            return self.person(int(key)).name
        for prefix in (self.game, "core"):
            message = f"{prefix}-{kind}-{key}"
            if message in self.corrected:
                return self.corrected[message] if n is None else f"{n} {self.corrected[message]}"
            if self.bundle.has_message(message):
                found = self.bundle.get_message(message)
                return self._format(found.attributes.get(form, found.value), {} if n is None else {"n": n})
        raise KeyError(f"no name for '{element}' in {self.lang}")

    def person(self, seat: int) -> Person:
        if seat < len(self.people):
            return self.people[seat]
        return Person(self.say("core-seat", number=seat + 1))

    def _name(self, element: Any, n: Any = None, *, form: Any = "") -> str:
        if isinstance(element, self._listing):
            return self.listing(element.items, str(form))
        return self.name(str(element), str(form), None if n is None else int(n))

    # Parameters

    def _format(self, pattern: Any, params: Mapping[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, self._arguments(params))
        if errors:
            raise errors[0]
        return _HYPHEN.sub("−", str(text))

    def _arguments(self, params: Mapping[str, Any]) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, value in params.items():
            if isinstance(value, str) and value.startswith("seat:"):
                person = self.person(int(value.removeprefix("seat:")))
                arguments[name] = person.name
                arguments[f"{name}_gender"] = person.gender
            elif isinstance(value, list | tuple):
                arguments[name] = self._listing(self.listing(value), value)
            else:
                arguments[name] = value
        return arguments

    def listing(self, items: Sequence[Any], form: str = "") -> str:
        """Elements, or counted elements, as a list in words."""
        if not items:
            return self.say("core-nothing")
        if form.partition("-")[0] == "n":
            items = _counted(items)
        words = [
            self.name(item, form) if isinstance(item, str) else self.name(item[0], form or "n-acc", item[1])
            for item in items
        ]
        if len(words) == 1:
            return words[0]
        return self.say("core-and", first=", ".join(words[:-1]), last=words[-1])


def _counted(items: Sequence[Any]) -> Sequence[Any]:
    """Each element once, with its number: for forms that say how many."""
    return list(Counter(items).items()) if all(isinstance(item, str) for item in items) else items
