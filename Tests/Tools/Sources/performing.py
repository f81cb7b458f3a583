"""Runs the commands of rows, each row in a fresh session, all rows in one process of the program."""

import os
import subprocess
import tempfile

from ledger import Step

HEADER = """---
format: 1
service: simulator
storefront: us
seed: 1
clock: 2026-11-21T09:30:00Z
width: 200
---
"""


class ProgramError(Exception):
    """The program could not run the rows."""


def problems(program, rows):
    """Returns the problems of each row: empty lists for rows that hold."""
    with tempfile.TemporaryDirectory() as folder:
        for row in rows:
            commands = "".join(f"> {step.command}\n" for step in row.steps)
            write(f"{folder}/{row.number}.md", f"{HEADER}# {row.number}\n\n```tonearm\n{commands}```\n")
        run = subprocess.run(
            [program, "transcript", "update", folder], stdin=subprocess.DEVNULL, capture_output=True, text=True,
            check=False)
        found = {}
        for row in rows:
            with open(f"{folder}/{row.number}.md", encoding="utf-8") as file:
                answers = outcomes(file.read())
            if len(answers) != len(row.steps):
                raise ProgramError(f"{row.number} was not run: {run.stdout[-2000:]}{run.stderr[-2000:]}")
            found[row.number] = [
                problem for step, answer in zip(row.steps, answers) for problem in differences(step, *answer)]
        return found


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def outcomes(text):
    """Returns the output and the exit status of each command of an updated transcript."""
    fence = next(line for line in text.splitlines() if line.endswith("tonearm") and line.startswith("```"))
    block = text.split(f"{fence}\n", 1)[1].rsplit(fence.removesuffix("tonearm"), 1)[0]
    answers = []
    for line in block.splitlines():
        if line.startswith("> "):
            answers.append(([], 0))
        elif line.startswith("[exit "):
            answers[-1] = (answers[-1][0], int(line[6:-1]))
        else:
            answers[-1][0].append(line.removeprefix("\\"))
    return [("\n".join(lines), status) for lines, status in answers]


def differences(step: Step, output, status):
    """Returns in words how an outcome differs from the expected one. Spaces and line breaks count as one space."""
    text = " ".join(output.split())
    found = []
    if (status != 0) != step.fails:
        found.append(f"'{step.command}' {'fails' if status else 'does not fail'}")
    found += [f"'{step.command}' prints no '{part}'" for part in step.has if " ".join(part.split()) not in text]
    found += [f"'{step.command}' prints '{part}'" for part in step.lacks if " ".join(part.split()) in text]
    if found:
        found.append(f"it prints: {text[:600]}")
    return found
