"""A report as one page that needs nothing else: no script, no network; light, dark and on paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from importlib import resources
from statistics import fmean

from greathall.core.reference.rulebook import rules
from greathall.core.speech.text import Speaker
from greathall.lab.report import plots
from greathall.lab.report.account import DEED
from greathall.lab.report.statistics import Finding
from greathall.lab.report.summary import Category, Choice, Share, Summary, Tables, by_kind

SHOWN = 12
"""Findings of a kind that are plotted; a table holds them all."""
NAMED_BOTS = ("random", "greedy", "novice", "squire", "knight", "champion")
ALSO = ("report", "{game}-components")


def speaker_of(lang: str, game: str) -> Speaker:
    return Speaker(lang, game, also=[file.format(game=game) for file in ALSO])


class Page:
    """Puts a summary into words and pictures in one language."""

    def __init__(self, summary: Summary, lang: str) -> None:
        self.summary = summary
        self.speaker = speaker_of(lang, summary.game)
        self.say = self.speaker.say
        self.comma = lang != "en"

    def html(self) -> str:
        title = self.say("report-title", game=self.say(f"{self.summary.game}-title"))
        style = (resources.files("greathall.lab.report") / "style.css").read_text(encoding="utf-8")
        body = [
            f"<h1>{escape(title)}</h1>",
            f'<p class="soft">{escape(self._what())}</p>',
            self._tiles(),
            *(self._points(tables) for tables in self.summary.tables),
            self._seats(),
            self._seated(),
            self._categories(),
            self._findings(),
            self._choices(),
            self._coverage(),
        ]
        return (
            f'<!DOCTYPE html>\n<html lang="{self.speaker.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(part for part in body if part)
            + "\n</main>\n</body>\n</html>\n"
        )

    # Numbers and names

    def number(self, value: float, digits: int = 0, *, sign: bool = False) -> str:
        text = f"{value:{'+' if sign else ''}.{digits}f}"
        if text.strip("+-0.") == "":
            text = text.lstrip("+-")
        text = text.replace("-", "−")
        return text.replace(".", ",") if self.comma else text

    def percents(self, value: float, digits: int = 0, *, sign: bool = False) -> str:
        return f"{self.number(value * 100, digits, sign=sign)} %" if self.comma else self._percents(value, digits, sign)

    def _percents(self, value: float, digits: int, sign: bool) -> str:
        return f"{self.number(value * 100, digits, sign=sign)}%"

    def _mark(self, value: float) -> str:
        """Beside an axis: as many digits as it takes."""
        digits = 0 if abs(value * 100 - round(value * 100)) < 1e-6 else 1
        return self.percents(value, digits)

    def thing(self, thing: str) -> str:
        kind, _, name = thing.partition(":")
        try:
            return self.speaker.rule(name)[0] if kind == DEED else self.speaker.name(thing)
        except KeyError:
            return name

    def who(self, name: str) -> str:
        if name in NAMED_BOTS:
            found = self.say(f"terminal-bot-{name}")
            return found[:1].upper() + found[1:]
        return self.say(f"report-{name}") if name in ("automa", "person") else name

    def _interval(self, one: Share) -> str:
        return f"{self.percents(one.share, 1)} [{self.percents(one.low, 1)} … {self.percents(one.high, 1)}]"

    # The head

    def _what(self) -> str:
        notes = self.summary.notes
        seats = ", ".join(str(tables.seats) for tables in self.summary.tables)
        told = [self.say("report-games", n=self.summary.games), self.say("report-seats", seats=seats)]
        if notes.get("who"):
            told.append(self.say("report-bots", bots=", ".join(self.who(name) for name in notes["who"])))
        if notes.get("seed"):
            told.append(self.say("report-seed", seed=str(notes["seed"])))
        if notes.get("source"):
            told.append(self.say("report-source", source=str(notes["source"])))
        if notes.get("left_out"):
            told.append(self.say("report-left-out", n=notes["left_out"]))
        return " · ".join(told)

    def _tiles(self) -> str:
        tables = self.summary.tables
        games = self.summary.games
        mean = sum(one.spread.mean * one.games * one.seats for one in tables) / sum(
            one.games * one.seats for one in tables
        )
        winning = [points for one in tables for points in one.winning]
        best = self.number(fmean(winning), 1) if winning else "–"  # automas may have won every game
        plies = sum(one.lengths.mean * one.games for one in tables) / games
        known = rules(self.summary.game)
        applied = len(known) - len(self.summary.unreached)
        tiles = [
            (str(games), "report-tile-games"),
            (self.number(mean, 1), "report-tile-points"),
            (best, "report-tile-winner"),
            (self.number(round(plies)), "report-tile-plies"),
            (self.percents(applied / len(known)), "report-tile-rules"),
        ]
        cells = [
            f'<div class="tile"><b>{escape(n)}</b><span>{escape(self.say(name))}</span></div>' for n, name in tiles
        ]
        return f'<div class="tiles">{"".join(cells)}</div>'

    def _section(self, heading: str, *parts: str, **params: object) -> str:
        return "\n".join(
            [
                "<section>",
                f"<h2>{escape(self.say(f'report-{heading}', **params))}</h2>",
                f'<p class="soft">{escape(self.say(f"report-{heading}-about", **params))}</p>',
                *parts,
                "</section>",
            ]
        )

    # Points, seats, lengths

    def _points(self, tables: Tables) -> str:
        key = self._key("report-key-winners", "report-key-all")
        spread = tables.spread
        told = self.say(
            "report-spread",
            mean=self.number(spread.mean, 1),
            deviation=self.number(spread.deviation, 1),
            least=spread.least,
            most=spread.most,
        )
        lengths = tables.lengths
        lengths_told = self.say(
            "report-lengths",
            mean=round(lengths.mean),
            least=lengths.least,
            most=lengths.most,
        )
        return self._section(
            "points",
            key,
            plots.histogram(tables.points, tables.winning, told, self.number),
            f'<p class="soft">{escape(told)}</p>',
            f"<h3>{escape(self.say('report-length'))}</h3>",
            plots.histogram(tables.plies, [], lengths_told, self.number),
            f'<p class="soft">{escape(lengths_told)}</p>',
            seats=tables.seats,
        )

    def _key(self, some: str, all_: str) -> str:
        return (
            f'<p class="soft"><span class="key some"></span>{escape(self.say(some))}'
            f'<span class="key all"></span>{escape(self.say(all_))}</p>'
        )

    def _seats(self) -> str:
        parts = []
        for tables in self.summary.tables:
            if tables.seats < 2:
                continue
            if len(self.summary.tables) > 1:
                parts.append(f"<h3>{escape(self.say('report-at-seats', n=tables.seats))}</h3>")
            rows = [self._share_row(self.say("core-seat", number=int(one.name) + 1), one) for one in tables.by_seat]
            parts.append(plots.intervals(rows, tables.by_seat[0].fair, self._mark, whole=True))
        return self._section("seat-advantage", *parts) if parts else ""

    def _share_row(self, label: str, one: Share) -> plots.Row:
        tip = f"{label}: {self._interval(one)}, n = {one.of}"
        css = "open" if one.low <= one.fair <= one.high else "less" if one.high < one.fair else ""
        return plots.Row(label, one.share, one.low, one.high, self.percents(one.share, 1), tip, css)

    def _seated(self) -> str:
        if len(self.summary.seated) < 2:
            return ""
        rows = [self._share_row(self.who(one.name), one) for one in self.summary.seated]
        fair = self.summary.seated[0].fair
        return self._section("who", plots.intervals(rows, fair, self._mark, whole=True))

    def _categories(self) -> str:
        names = [self._pair(one) for one in sorted(self.summary.categories, key=lambda one: -one.winners)]
        return self._section("made", self._key("report-key-winners", "report-key-others"), plots.pairs(names))

    def _pair(self, one: Category) -> plots.Pair:
        figure = f"{self.number(one.winners, 1)} · {self.number(one.others, 1)}"
        return plots.Pair(self.thing(f"score:{one.name}"), one.winners, one.others, figure)

    # What goes with winning

    def _findings(self) -> str:
        groups = by_kind(self.summary.findings, self._has_name)
        if not groups:
            return ""
        parts = []
        for kind in sorted(groups, key=lambda kind: (kind == DEED, self._kind(kind))):
            parts.append(f"<h3>{escape(self._kind(kind))}</h3>")
            shown = sorted(groups[kind][:SHOWN], key=lambda one: -one.edge)
            parts.append(plots.intervals([self._finding_row(one) for one in shown], 0.0, self._signed_mark))
            parts.append(self._table_of(groups[kind]))
        certain = sum(one.certain for found in groups.values() for one in found)
        told = self.say("report-certain", n=certain, of=sum(map(len, groups.values())))
        return self._section("findings", f'<p class="soft">{escape(told)}</p>', *parts)

    def _signed_mark(self, value: float) -> str:
        mark = self._mark(value)
        return f"+{mark}" if value > 0 else mark

    def _has_name(self, kind: str) -> bool:
        return kind == DEED or self.speaker.has(f"{self.summary.game}-kinds-{kind}")

    def _kind(self, kind: str) -> str:
        return self.say("report-deeds") if kind == DEED else self.say(f"{self.summary.game}-kinds-{kind}")

    def _finding_row(self, one: Finding) -> plots.Row:
        label = self.thing(one.thing)
        figure = f"{self.percents(one.edge, 1, sign=True)} ± {self.number(one.off * 100, 1)}"
        tip = f"{label}: {figure}, n = {one.games}"
        css = "open" if not one.certain else "less" if one.edge < 0 else ""
        return plots.Row(label, one.edge, one.edge - one.off, one.edge + one.off, figure, tip, css)

    def _table_of(self, found: Sequence[Finding]) -> str:
        heads = ("thing", "table-games", "table-won", "table-usual", "table-edge", "table-q")
        rows = [
            (
                self.thing(one.thing),
                str(one.games),
                self.percents(one.won, 1),
                self.percents(one.usual, 1),
                f"{self.percents(one.edge, 1, sign=True)} ± {self.number(one.off * 100, 1)}",
                "< " + self.number(0.001, 3) if one.q < 0.001 else self.number(one.q, 3),
            )
            for one in sorted(found, key=lambda one: -one.edge)
        ]
        table = self._grid([self.say(f"report-{head}") for head in heads], rows)
        return f"<details><summary>{escape(self.say('report-all', n=len(found)))}</summary>{table}</details>"

    def _grid(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    # Scenarios, automas, rules

    def _choices(self) -> str:
        if not self.summary.choices:
            return ""
        parts = []
        for variant in dict.fromkeys(one.variant for one in self.summary.choices):
            found = [one for one in self.summary.choices if one.variant == variant]
            parts.append(f"<h3>{escape(self.say(f'{self.summary.game}-variant-{variant}'))}</h3>")
            heads = ["table-choice", "table-games", "table-winner", "table-plies"]
            heads += ["table-automa"] if any(one.automa for one in found) else []
            rows = [self._choice(one) for one in found]
            parts.append(self._grid([self.say(f"report-{head}") for head in heads], rows))
        return self._section("balance", *parts)

    def _choice(self, one: Choice) -> list[str]:
        cells = [
            self.say(f"{self.summary.game}-variant-{one.variant}-{one.choice}"),
            str(one.games),
            f"{self.number(one.winner, 1)} ± {self.number(one.winner_off, 1)}",
            self.number(round(one.plies)),
        ]
        return [*cells, self._interval(one.automa)] if one.automa else cells

    def _coverage(self) -> str:
        known = rules(self.summary.game)
        topics = list(dict.fromkeys(rule.topic for rule in known))
        missing = set(self.summary.unreached)
        of = Counter(rule.topic for rule in known)
        there = Counter(rule.topic for rule in known if rule.id not in missing)
        rows = [(self.speaker.topic(topic), there[topic], of[topic]) for topic in topics]
        names = "".join(f"<li>{escape(self.speaker.rule(rule)[0])}</li>" for rule in self.summary.unreached)
        unreached = escape(self.say("report-unreached", n=len(missing)))
        listed = f'<details><summary>{unreached}</summary><ul class="rules">{names}</ul></details>' if missing else ""
        return self._section("coverage", plots.parts_of(rows), listed)
