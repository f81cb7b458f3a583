"""The ledger: statements of the sources, with the commands that show them. Tests/Sources/README.md has the format."""

import os
import re
from dataclasses import dataclass, field

FOLDER = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources"))
FILES = ["2017.ledger", "2021.ledger", "readme.ledger", "article.ledger"]
ROW = re.compile(r"([A-D][0-9]+) (\S.*)")


class LedgerError(Exception):
    """A line that is not in the ledger's format."""


@dataclass
class Step:
    """A command, with what its output must and must not contain."""

    command: str
    has: list = field(default_factory=list)
    lacks: list = field(default_factory=list)
    fails: bool = False


@dataclass
class Row:
    """A statement of a source."""

    number: str
    statement: str
    source: str
    place: str
    line: int
    steps: list = field(default_factory=list)
    # Why the program does not show the statement, or not all of it; None if it does.
    short: str | None = None


def read(folder=FOLDER):
    """Returns the rows of all files, in order."""
    rows = []
    for name in FILES:
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            rows += read_file(name, file.read().splitlines())
    numbers = [row.number for row in rows]
    for number in numbers:
        if numbers.count(number) > 1:
            raise LedgerError(f"{number} is there twice")
    return rows


def read_file(name, lines):
    rows, source, place = [], "", ""
    for index, line in enumerate(lines):
        where = f"{name}:{index + 1}"
        word, _, rest = line.partition(" ")
        row = rows[-1] if rows else None
        step = row.steps[-1] if row and row.steps else None
        if not line:
            continue
        if word == "=":
            source = rest
        elif word == "==":
            place = rest
        elif match := ROW.fullmatch(line):
            rows.append(Row(match[1], match[2], source, place, index + 1))
        elif word == ">" and row:
            row.steps.append(Step(rest))
        elif word == "short" and row and rest:
            row.short = rest
        elif word in ("has", "lacks") and step and rest:
            getattr(step, word).append(rest)
        elif line == "fails" and step:
            step.fails = True
        else:
            raise LedgerError(f"{where}: '{line}' is not a line of a ledger")
    for row in rows:
        if row.short is None and not any(step.has for step in row.steps):
            raise LedgerError(f"{name}: {row.number} expects nothing, so it could not fail")
    return rows
