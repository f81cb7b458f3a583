#!/usr/bin/env python3
"""Tests the packages of Examples/TestRunners with the built programs.

Usage: runners.py FOLDER-OF-THE-PROGRAMS [RUNNER…]

For each runner:

- its suite passes
- its tests that fail on purpose print what is in failing.txt, apart from ports, ids, times and paths
- its example in docs/testing.md is a part of its suite, and the journal there is that of pytest
- without the program, and with the ready file of a server that has ended, its suite fails with a sentence
- its server and the server's file end with a run, whether the run passes or SIGTERM, SIGHUP or SIGKILL ends it; a
  server that TONEARM_KEEP_WORLDS keeps lives on

Then all suites run at once on one server, which has no world of theirs afterwards.

TONEARM_UPDATE_RUNNERS=1 writes failing.txt anew. Runners that are not installed are named and left out.
"""

import difflib
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

from kinds import ROOT, RUNNERS, run

ENDINGS = [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL]

MISSING = "Cannot start 'no-such-program': it is not installed."
ENDED = "it has ended, or does not answer. Start 'tonearm serve' again."


def start(programs, folder):
    """Starts a server. Returns its process and its ready file."""
    ready = folder / "ready.json"
    ready.unlink(missing_ok=True)
    process = subprocess.Popen(
        [f"{programs}/tonearm", "serve", "--listen", "127.0.0.1:0", "--control", "127.0.0.1:0", "--ready", ready],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not ready.exists():
        if process.poll() is not None:
            raise SystemExit("tonearm serve did not start")
        time.sleep(0.05)
    return process, ready


def masked(text, runner, ready):
    """Replaces what differs between two runs."""
    text = re.sub(r"\x1b\[[0-9;]*m", "", text).replace(str(ready), "READY").replace(f"{ROOT}/", "")
    text = re.sub(r"127\.0\.0\.1:\d+", "127.0.0.1:PORT", text)
    text = re.sub(r"\b\d+(\.\d+)? ?(m?s|seconds)\b", "TIME", text)
    lines = [line.rstrip() for line in runner.lines(text)]
    # What a run met is printed when the process ends, before or after the runner's own last line.
    lines.sort(key=lambda line: line.startswith("Apple Music coverage:"))
    return "".join(line + "\n" for line in lines)


def documented(runner):
    """Returns the runner's blocks of the page that none of its files contains."""
    page = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    blocks = re.findall(rf"^```\w+ {runner.block}\n(.*?\n)```$", page, re.MULTILINE | re.DOTALL)
    if runner.name == "pytest":
        blocks += re.findall(r"^```\n(-+ Apple Music journal.*?\n)```$", page, re.MULTILINE | re.DOTALL)
    kept = [path.read_text(encoding="utf-8") for path in runner.folder.rglob("*")
            if path.suffix in (".py", ".mjs", ".java", ".swift", ".txt")]
    return [block for block in blocks if not any(block in text for text in kept)] if blocks else ["(none)"]


def check(runner, programs, variables):
    """Returns the faults that are found with a runner."""
    faults = [f"docs/testing.md has an example that no test runs:\n{block}" for block in documented(runner)]
    folder, own = in_folder(runner, variables)
    passing = run(runner.passing(), runner.folder, own)
    if passing.returncode:
        faults.append(f"its suite fails:\n{passing.stdout}")
    if not awaited(lambda: not list(folder.glob("tonearm-*"))):
        faults.append(f"its suite leaves files: {[file.name for file in folder.glob('tonearm-*')]}")

    process, ready = start(programs, runner.work)
    shared = {**variables, "TONEARM_READY": str(ready), "SERVER": str(process.pid)}
    try:
        failing = run(runner.failing(), runner.folder, shared)
    finally:
        process.terminate()
        process.wait()
    printed, expected_file = masked(failing.stdout, runner, ready), runner.folder / "failing.txt"
    if os.environ.get("TONEARM_UPDATE_RUNNERS"):
        expected_file.write_text(printed, encoding="utf-8")
    expected = expected_file.read_text(encoding="utf-8") if expected_file.exists() else ""
    if printed != expected or not failing.returncode:
        faults.append("its failing tests print something else than failing.txt:\n" + "\n".join(
            difflib.unified_diff(expected.splitlines(), printed.splitlines(), "failing.txt", "printed", lineterm="")))

    absent = run(runner.failing(), runner.folder, shared)
    if ENDED not in absent.stdout:
        faults.append(f"a server that has ended is not named:\n{absent.stdout}")
    missing = run(runner.failing(), runner.folder, {**variables, "TONEARM": "no-such-program", "SERVER": "none"})
    if MISSING not in missing.stdout:
        faults.append(f"a missing program is not named:\n{missing.stdout}")
    for ending in ENDINGS:
        faults += ended(runner, variables, ending)
    return faults + kept(runner, variables)


def answers(ready):
    """Returns whether the server of a ready file's content answers."""
    host, port = re.search(r"//([^:/]+):(\d+)", ready["control"]).groups()
    with socket.socket() as client:
        return client.connect_ex((host, int(port))) == 0


def awaited(is_true, seconds=60):
    """Waits until a condition is true. Returns whether it became true."""
    deadline = time.monotonic() + seconds
    while not is_true():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def ready_files(folder):
    """Returns the paths of the ready files in a folder, each with its content."""
    return {file: json.loads(file.read_text()) for file in folder.glob("tonearm-*.json")}


def in_folder(runner, variables):
    """Returns a new folder for temporary files, and the variables with which a suite uses it."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=runner.work))
    return folder, {**variables, "TMPDIR": str(folder), "JAVA_TOOL_OPTIONS": f"-Djava.io.tmpdir={folder}"}


def ended(runner, variables, ending):
    """Returns the faults that are found when a signal ends the runner's suite as soon as its server answers. A suite that
    is faster than the signal runs again, a few times."""
    for _ in range(5):
        faults = ended_once(runner, variables, ending)
        if faults != [f"its suite ended before {ending.name}"]:
            break
    return faults


def ended_once(runner, variables, ending):
    """Returns the faults of one such run."""
    folder, own = in_folder(runner, variables)
    suite = subprocess.Popen(
        [str(word) for word in runner.passing()], cwd=runner.folder, env=own, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    awaited(lambda: ready_files(folder) or suite.poll() is not None, 300)
    servers = ready_files(folder).values()
    suite.send_signal(ending)
    if not suite.wait() or not servers:
        return [f"its suite ended before {ending.name}"]
    if not awaited(lambda: not any(map(answers, servers))):
        return [f"its server outlives {ending.name}"]
    if not awaited(lambda: not list(folder.glob("tonearm-*"))):
        return [f"files of its server outlive {ending.name}: {[file.name for file in folder.glob('tonearm-*')]}"]
    return []


def kept(runner, variables):
    """Returns the faults that are found when the runner keeps worlds and server."""
    folder, own = in_folder(runner, variables)
    printed = run(runner.failing(), runner.folder, {**own, "TONEARM_KEEP_WORLDS": "1", "SERVER": "none"}).stdout
    servers = ready_files(folder)
    processes = {int(number) for number in re.findall(r"\(kill (\d+) ends its server\)", printed)}
    try:
        if len(servers) != 1 or len(processes) != 1 or not all(map(answers, servers.values())):
            return [f"it keeps {len(servers)} ready files and {len(processes)} servers:\n{printed}"]
    finally:
        for process in processes:
            os.kill(process, signal.SIGTERM)
    return []


def together(runners, programs, work):
    """Returns the faults that are found when the suites of all runners share a server."""
    process, ready = start(programs, work)
    try:
        suites = [(runner, subprocess.Popen(
            [str(word) for word in runner.passing()], cwd=runner.folder, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
            env={**environment(runner, programs), "TONEARM_READY": str(ready)})) for runner in runners]
        printed = [(runner, suite, suite.communicate()[0]) for runner, suite in suites]
        faults = [
            f"{runner.name} fails beside the others:\n{text}" for runner, suite, text in printed if suite.returncode]
        named = json.loads(ready.read_text())
        request = urllib.request.Request(
            f"{named['control']}/worlds", headers={"Authorization": f"Bearer {named['secret']}"})
        with urllib.request.urlopen(request) as answer:
            left = len(json.load(answer)["worlds"]) - 1
        return faults + ([f"{left} worlds are left on the server"] if left else [])
    finally:
        process.terminate()
        process.wait()


def environment(runner, programs):
    """Returns the variables with which a runner finds the programs, and nothing else of tonearm."""
    others = {name: value for name, value in os.environ.items() if not name.startswith("TONEARM")}
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    return {**others, "PATH": path, "LC_ALL": "C.UTF-8", **runner.environment()}


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    programs, wanted = os.path.abspath(sys.argv[1]), sys.argv[2:]
    names = [kind.name for kind in RUNNERS]
    for name in wanted:
        if name not in names:
            raise SystemExit(f"'{name}' is not a runner; there are {', '.join(names)}")
    work = pathlib.Path(tempfile.mkdtemp()).resolve()
    failed, runners = False, []
    try:
        for kind in RUNNERS:
            if wanted and kind.name not in wanted:
                continue
            (work / kind.name).mkdir()
            runner = kind(work / kind.name)
            if why := runner.prepare():
                print(f"{kind.name} is left out: {why}", flush=True)
                continue
            runners.append(runner)
            faults = check(runner, programs, environment(runner, programs))
            print(f"{kind.name}: {'; '.join(faults) or 'passed'}", flush=True)
            failed |= bool(faults)
        if len(runners) > 1:
            faults = together(runners, programs, work)
            print(f"all on one server: {'; '.join(faults) or 'passed'}", flush=True)
            failed |= bool(faults)
    finally:
        shutil.rmtree(work)
    sys.exit(failed)


if __name__ == "__main__":
    main()
