#!/usr/bin/env python3
"""Measures what one playlist more costs where there are 100 and where there are 2,000: in a script of the shell, and served, without and with
--state. Prints medians and their ratio. It judges nothing.

Usage: playlists.py PATH-TO-TONEARM PATH-TO-TONEARM-SERVE
"""

import http.client
import os
import re
import select
import statistics
import subprocess
import sys
import tempfile
import time

FEW, MANY = 100, 2_000
# Writes that are measured at each count.
RUNS = 100
CREATE = '{"attributes":{"name":"Road"}}'


def shell(tonearm, environment):
    """Seconds of each `playlist create`, from the line's last byte to its answer."""
    process = subprocess.Popen([tonearm], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, bufsize=0)

    def run(line):
        begin = time.perf_counter()
        process.stdin.write(line.encode() + b"\n")
        process.stdout.read(1 << 20)
        taken = time.perf_counter() - begin
        while select.select([process.stdout], [], [], 0.001)[0]:
            process.stdout.read(1 << 20)
        return taken

    run("scenario load subscriber")
    taken = [run("playlist create Road") for _ in range(MANY + RUNS)]
    process.stdin.close()
    process.wait()
    return taken


def served(program, *options):
    """Seconds of each `POST` of a playlist, and of each that adds a track to the first, over one connection."""
    process = subprocess.Popen(
        [program, "--listen", "127.0.0.1:0", *options], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    greeting = ""
    while "openapi.json" not in greeting:
        line = process.stdout.readline()
        if not line:
            raise SystemExit(f"{program} did not start")
        greeting += line
    connection = http.client.HTTPConnection("127.0.0.1", int(re.search(r"http://127\.0\.0\.1:(\d+)", greeting).group(1)))
    headers = {
        "Authorization": "Bearer " + re.search(r"TOKEN='(.*?)'", greeting).group(1),
        "Music-User-Token": re.search(r"SUBSCRIBER='(.*?)'", greeting).group(1),
    }

    def post(path, body):
        begin = time.perf_counter()
        connection.request("POST", path, body, headers)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status not in (201, 204):
            raise SystemExit(f"{path} answered {answer.status}")
        return time.perf_counter() - begin, text

    created, added = [], []
    playlist = re.search(rb'"id":"(p\.\w+)"', post("/v1/me/library/playlists", CREATE)[1]).group(1).decode()
    for count in range(MANY + RUNS):
        created.append(post("/v1/me/library/playlists", CREATE)[0])
        if FEW <= count < FEW + RUNS or count >= MANY:
            added.append(post(f"/v1/me/library/playlists/{playlist}/tracks", '{"data":[{"id":"203709340","type":"songs"}]}')[0])
    process.terminate()
    process.wait()
    return created, added


def show(name, few, many):
    few, many = statistics.median(few) * 1e3, statistics.median(many) * 1e3
    print(f"{name:<44} {few:9.3f} ms {many:9.3f} ms  {many / few:5.2f} ×", flush=True)


def main():
    tonearm, program = map(os.path.abspath, sys.argv[1:3])
    print(f"\n{'One playlist write more':<44} {f'at {FEW}':>12} {f'at {MANY:,}':>12}  ratio")
    with tempfile.TemporaryDirectory() as home:
        environment = {"HOME": home, "PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        taken = shell(tonearm, environment)
        show("playlist create, in a script", taken[FEW:FEW + RUNS], taken[MANY:])
        for name, options in (("served", []), ("served, kept with --state", ["--state", f"{home}/state.json"])):
            created, added = served(program, *options)
            show(f"create, {name}", created[FEW:FEW + RUNS], created[MANY:])
            show(f"add a track, {name}", added[:RUNS], added[RUNS:])


main()
