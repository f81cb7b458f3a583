#!/usr/bin/env python3
"""Prints the main figures of the programs in one table, each beside a yardstick of the same run. It judges nothing.

Usage: table.py PROGRAMS [--before PROGRAMS] [--rounds N] [--seconds S]

PROGRAMS is a folder with tonearm and tonearm-serve. With --before, an earlier build is measured in turn with this one, so that a slow moment of
the machine hits both. Each figure is the median of the rounds; --rounds 1 --seconds 1 only tries whether each row runs. Needs sqlite3, wrk and
nginx.
"""

import argparse
import os
import shutil
import statistics
import sys
import tempfile

# No folder of compiled files in the sources.
sys.dont_write_bytecode = True

import bench
import load


class Build:
    """A folder of programs, with its server running."""

    def __init__(self, folder, home):
        self.tonearm = os.path.abspath(os.path.join(folder, "tonearm"))
        program = os.path.abspath(os.path.join(folder, "tonearm-serve"))
        self.home = home
        self.environment = bench.environment(home)
        self.server = load.Server(program)
        self.kept = load.Server(program, "--state", os.path.join(home, "state.json"))
        self.album, self.search = self.server.fetch(load.ALBUM), self.server.fetch(load.SEARCH)
        self.written = self.server.fetch(load.WRITE, "PUT", b'{"type":"rating","attributes":{"value":1}}')
        self.mixed = [line for line in bench.MIXED if bench.succeeds(self.tonearm, self.environment, line)]
        self.transcript = os.path.join(home, "long.md")
        self.script = bench.recorded(self.tonearm, self.environment, self.transcript, 10_000)

    def timed(self, *words):
        return bench.timed([self.tonearm, *words], env=self.environment) * 1e3

    def stop(self):
        self.server.stop()
        self.kept.stop()


def select():
    return bench.timed(bench.SELECT) * 1e3


def starts():
    yield "start, an album", "ms", lambda build: (build.timed("-c", "albums 310730204"), select())
    yield "start, to the first prompt", "ms", lambda build: (
        bench.first_prompt([build.tonearm, "--fresh"], b"us> ", build.environment) * 1e3, select())


def memory():
    def most(lines):
        return lambda build: (bench.peak([build.tonearm, *bench.calls(lines)], build.environment), bench.peak(bench.SELECT))

    yield "memory, an album", "MB", most(["albums 310730204"])
    yield "memory, charts and a search", "MB", most(["charts", "search night --types all", "genres"])


def scripts():
    def speed(count):
        return lambda build: bench.speeds(
            build.tonearm, build.environment, [build.mixed[index % len(build.mixed)] for index in range(count)], runs=1)

    for count in (2_000, 40_000):
        yield f"a script of {count} lines", "1/s", speed(count)
    yield "verify, 10000 commands", "ms", lambda build: (
        build.timed("transcript", "verify", build.transcript), build.timed("run", build.script))


def served(nginx, writing, seconds):
    def rate(connections, server, path, content, script=None):
        def measure(build):
            chosen, size = server(build), content(build)
            ours = load.load(chosen.process, chosen.origin + path, connections, chosen.headers, script, seconds)[0]
            return ours, load.load(nginx.process, nginx.address(size), connections, seconds=seconds)[0]

        return measure

    for connections in load.CONNECTIONS:
        rows = [
            ("album", lambda build: build.server, load.ALBUM, lambda build: build.album),
            ("search", lambda build: build.server, load.SEARCH, lambda build: build.search),
            ("write", lambda build: build.server, load.WRITE, lambda build: build.written, writing),
            ("kept write", lambda build: build.kept, load.WRITE, lambda build: build.written, writing),
        ]
        for name, *how in rows:
            yield f"served {name}, {connections} at once", "1/s", rate(connections, *how)
    yield "memory, serving", "MB", lambda build: (build.server.memory(), nginx.memory())


def show(name, unit, results):
    """One line: each build beside the yardstick, and the builds beside each other."""
    text = f"{name:<34}"
    medians = []
    for pairs in results:
        medians.append(statistics.median(pair[0] for pair in pairs))
        ratio = statistics.median(pair[0] / pair[1] for pair in pairs)
        text += f" {medians[-1]:>11.2f} {unit:<4} {ratio:>7.3f} ×"
    if len(medians) == 2:
        text += f" {medians[1] / medians[0]:>9.3f}"
    print(text, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs")
    parser.add_argument("--before")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=load.SECONDS)
    given = parser.parse_args()
    folder = tempfile.mkdtemp()
    writing = f"{folder}/writing.lua"
    with open(writing, "w", encoding="utf-8") as file:
        file.write(load.WRITING)
    builds, nginx = [], None
    try:
        for name, programs in (("before", given.before), ("now", given.programs)):
            if programs:
                os.mkdir(f"{folder}/{name}")
                builds.append(Build(programs, f"{folder}/{name}"))
        nginx = load.Nginx({len(text): text for build in builds for text in (build.album, build.search, build.written)}.values())
        heads = ["before", "now"] if given.before else ["now"]
        print(f"{'':<34}" + "".join(f" {head:>16} {'yardstick':>9}" for head in heads) + (" now/before" if given.before else ""))
        for name, unit, measure in [*starts(), *memory(), *scripts(), *served(nginx, writing, given.seconds)]:
            results = [[] for _ in builds]
            for _ in range(given.rounds):
                for build, pairs in zip(builds, results):
                    pairs.append(measure(build))
            show(name, unit, results)
    finally:
        for build in builds:
            build.stop()
        if nginx:
            nginx.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
