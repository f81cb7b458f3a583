"""Makes docs/sources.md of the ledger."""

from itertools import groupby

INTRODUCTION = """# What the sources say

For readers who have a source beside them: two talks of Apple, the description of the web service of their time, and an
article about apps that use it. Each statement has the lines that show it. Type them in order in a new session
(`tonearm --fresh`). `talk play 2017`, `talk play 2021` and `talk play article` perform the demonstrations.

The tests type every line and read what it prints. Of {count} statements, {short} {verb} shown in part or not at all;
their rows have the reason.
"""


def text(rows):
    """Returns the page."""
    short = [row for row in rows if row.short]
    parts = [INTRODUCTION.format(count=len(rows), short=len(short), verb="is" if len(short) == 1 else "are")]
    for source, of_source in groupby(rows, key=lambda row: row.source):
        parts.append(f"\n## {source}\n")
        for place, of_place in groupby(of_source, key=lambda row: row.place):
            parts.append(f"\n### {place}\n\n| | statement | lines |\n|---|---|---|\n")
            parts += [f"| {row.number} | {cell(row.statement)} | {lines(row)} |\n" for row in of_place]
    return "".join(parts)


def lines(row):
    commands = "<br>".join(code(step.command) for step in row.steps)
    return "<br>".join(part for part in (commands, cell(row.short or "")) if part)


def cell(sentence):
    return sentence.replace("|", "\\|")


def code(command):
    """A code span in a cell. A command with a backtick would need longer marks."""
    return f"`{command.replace('|', chr(92) + '|')}`"
