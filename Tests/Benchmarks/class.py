#!/usr/bin/env python3
"""Measures a class of scripted learners: class.py TONEARM [LEARNERS]

Starts `tonearm class` and, for each learner, a shell of its own that reads its lines from a pipe: `attach LINK`, `lesson start tour`, and the
solutions of the lesson with pauses. Without the second argument there are 200 learners. Then as many clients over HTTP report a step at once.

Prints the resident memory of the server before, during and after; the memory of all shells together; and the seconds from a report, or from
a typed line, until the teacher's list shows the step: median and largest. It judges nothing. Everything listens on loopback.
"""

import concurrent.futures, glob, http.client, json, os, statistics, subprocess, sys, tempfile, time, urllib.parse

PROGRAM = sys.argv[1]
LEARNERS = int(sys.argv[2]) if len(sys.argv) > 2 else 200
LINES = ["search born to run", "open 1", "follow tracks", "storefront jp", "undo", "request"]
MEGABYTE = 1 << 20


def resident(process):
    """Resident bytes of a process; 0 if it has ended."""
    try:
        with open(f"/proc/{process}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def children(parent):
    """The processes that a process started."""
    found = []
    for path in glob.glob(f"/proc/{parent}/task/*/children"):
        with open(path) as file:
            found += map(int, file.read().split())
    return found


class Class:
    def __init__(self, folder):
        self.folder = folder
        ready, links = folder + "/ready.json", folder + "/links.txt"
        self.server = subprocess.Popen(
            [PROGRAM, "class", "tour", "--learners", str(LEARNERS), "--listen", "127.0.0.1:0", "--ready", ready,
             "--links", links], stdout=subprocess.DEVNULL)
        while not (os.path.exists(ready) and os.path.exists(links)):
            assert self.server.poll() is None, "the server has ended"
            time.sleep(0.01)
        self.ready = json.load(open(ready))
        rows = [line.rstrip("\n").split("\t") for line in open(links)]
        self.links = {row[0]: row[1] for row in rows if len(row) == 2}
        self.host = urllib.parse.urlsplit(self.ready["control"]).netloc

    def ask(self, method, path, body=None, secret=None):
        connection = http.client.HTTPConnection(self.host)
        headers = {"Authorization": "Bearer " + (secret or self.ready["secret"])}
        connection.request(method, path, json.dumps(body) if body else None, headers)
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        assert answer.status < 300, (answer.status, data)
        return json.loads(data)

    def rows(self):
        return {row["learner"]: row for row in self.ask("GET", "/_tonearm/class")["learners"]}


def waits(room, typed, passed):
    """Seconds from each learner's line until the list shows the number of passed tasks, for one minute at most."""
    seen, end = {}, time.perf_counter() + 60
    while len(seen) < len(typed) and time.perf_counter() < end:
        rows, now = room.rows(), time.perf_counter()
        for name in typed:
            if name not in seen and rows[name].get("passed", 0) >= passed:
                seen[name] = now - typed[name]
        time.sleep(0.02)
    return seen


def show(what, seen):
    values = sorted(seen.values())
    if values:
        print(f"{what}: {len(values)} of {LEARNERS} shown, median {statistics.median(values):.2f} s, largest {values[-1]:.2f} s")
    else:
        print(f"{what}: none shown")


def shells(room):
    started = {}
    for name, link in room.links.items():
        folder = f"{room.folder}/{name}"
        os.mkdir(folder)
        environment = {**os.environ, "HOME": folder, "XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder}
        process = subprocess.Popen(
            [PROGRAM, "--keep-going"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=environment, text=True)
        process.stdin.write(f"attach {link}\nlesson start tour\n")
        process.stdin.flush()
        started[name] = process
    waits(room, {name: time.perf_counter() for name in started}, 0)
    while any("lesson" not in row for row in room.rows().values()):
        time.sleep(0.1)
    for number, line in enumerate(LINES, 1):
        typed = {}
        for name, process in started.items():
            typed[name] = time.perf_counter()
            process.stdin.write(line + "\n")
            process.stdin.flush()
        show(f"shells, task {number}", waits(room, typed, number))
    print(f"server with {LEARNERS} shells: {resident(room.server.pid) / MEGABYTE:.0f} MB")
    all_of_them = [one for process in started.values() for one in [process.pid] + children(process.pid)]
    print(f"shells and their helpers: {sum(map(resident, all_of_them)) / MEGABYTE:.0f} MB")
    for process in started.values():
        process.stdin.close()
    for process in started.values():
        process.wait()


def clients(room):
    def begin(link):
        connection = http.client.HTTPConnection(room.host)
        connection.request("POST", urllib.parse.urlsplit(link).path)
        return json.loads(connection.getresponse().read())

    opened = {name: begin(link) for name, link in room.links.items()}

    def report(name):
        tasks = [{"title": f"Task {n}", "result": "passed" if n < 8 else "not yet", "tries": 1, "hints": []} for n in range(9)]
        body = {"shell": "client", "lesson": "report", "tasks": tasks}
        begin = time.perf_counter()
        room.ask("PUT", f"/_tonearm/worlds/{opened[name]['world']}/progress", body, opened[name]["secret"])
        return name, begin

    with concurrent.futures.ThreadPoolExecutor(32) as pool:
        typed = dict(pool.map(report, room.links))
    show("clients over HTTP", waits(room, typed, 8))


with tempfile.TemporaryDirectory() as folder:
    room = Class(folder)
    try:
        print(f"server with {LEARNERS} worlds: {resident(room.server.pid) / MEGABYTE:.0f} MB")
        shells(room)
        clients(room)
        begin = time.perf_counter()
        room.ask("POST", "/_tonearm/class/everybody-here")
        print(f"everybody here: {time.perf_counter() - begin:.2f} s")
        print(f"server at the end: {resident(room.server.pid) / MEGABYTE:.0f} MB")
    finally:
        room.server.terminate()
        room.server.wait()
