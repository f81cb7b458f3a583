#!/usr/bin/env python3
"""Measures a class of scripted learners: class.py TONEARM [LEARNERS] [SHELLS]

Starts `tonearm class`. SHELLS learners, 10 if nothing is said, are shells with a process each that read their lines from pipes: `attach LINK`,
`lesson start tour`, and the solutions of the lesson. All others, 200 learners together if nothing is said, are clients over HTTP that send what
a shell sends: they open the link, look at the world, and report each step; before each they ask their world for an album and a search.

Prints the resident memory of the server before, during and after; the memory of the shells; and the seconds from a typed line, or from a
report, until the teacher's list shows the step: median and largest. It judges nothing. Everything listens on loopback.
"""

import concurrent.futures, glob, http.client, json, os, statistics, subprocess, sys, tempfile, time, urllib.parse

PROGRAM = sys.argv[1]
LEARNERS = int(sys.argv[2]) if len(sys.argv) > 2 else 200
SHELLS = min(int(sys.argv[3]) if len(sys.argv) > 3 else 10, LEARNERS)
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


def show(what, seen, count):
    values = sorted(seen.values())
    if values:
        print(f"{what}: {len(values)} of {count} shown, median {statistics.median(values):.2f} s, largest {values[-1]:.2f} s")
    else:
        print(f"{what}: none of {count} shown")


def start_shells(room, links):
    started = {}
    for name, link in links.items():
        folder = f"{room.folder}/{name}"
        os.mkdir(folder)
        environment = {**os.environ, "HOME": folder, "XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder}
        process = subprocess.Popen(
            [PROGRAM, "--keep-going"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=environment, text=True)
        process.stdin.write(f"attach {link}\nlesson start tour\n")
        process.stdin.flush()
        started[name] = process
    end = time.perf_counter() + 60
    while any("lesson" not in room.rows()[name] for name in links):
        assert time.perf_counter() < end, "a shell did not report within a minute"
        time.sleep(0.1)
    return started


def type_line(shells, line):
    """Returns the times at which the shells got the line."""
    typed = {}
    for name, process in shells.items():
        typed[name] = time.perf_counter()
        process.stdin.write(line + "\n")
        process.stdin.flush()
    return typed


class Client:
    """A learner over HTTP, with one connection to the worlds and one to the control address."""

    def __init__(self, room, name, link):
        self.name = name
        self.control = http.client.HTTPConnection(room.host)
        self.control.request("POST", urllib.parse.urlsplit(link).path)
        self.opened = json.loads(self.control.getresponse().read())
        self.origin = http.client.HTTPConnection(urllib.parse.urlsplit(self.opened["origin"]).netloc)
        for part in ["", "/summary", "/progress"]:
            self.tell("GET", part)

    def tell(self, method, part, body=None):
        headers = {"Authorization": "Bearer " + self.opened["secret"]}
        path = f"/_tonearm/worlds/{self.opened['world']}{part}"
        self.control.request(method, path, json.dumps(body) if body else None, headers)
        answer = self.control.getresponse()
        data = answer.read()
        assert answer.status < 300, (answer.status, data)

    def ask(self, target):
        headers = {"Authorization": "Bearer " + self.opened["tokens"]["developer"]}
        self.origin.request("GET", target, headers=headers)
        answer = self.origin.getresponse()
        answer.read()
        assert answer.status == 200, answer.status

    def step(self, passed):
        """Works on a task, reports it, and returns the name and the time of the report."""
        self.ask("/v1/catalog/us/search?term=born+to+run&types=albums,songs")
        self.ask("/v1/catalog/us/albums/310730204")
        tasks = [
            {"title": f"Task {number}", "result": "passed" if number <= passed else "not yet", "tries": 1, "hints": []}
            for number in range(1, len(LINES) + 1)]
        begin = time.perf_counter()
        self.tell("PUT", "/progress", {"shell": "client", "lesson": "tour", "tasks": tasks})
        return self.name, begin


def run(room):
    names = list(room.links)
    shells = start_shells(room, {name: room.links[name] for name in names[:SHELLS]})
    with concurrent.futures.ThreadPoolExecutor(64) as pool:
        clients = list(pool.map(lambda name: Client(room, name, room.links[name]), names[SHELLS:]))
        print(f"server with {LEARNERS} learners: {resident(room.server.pid) / MEGABYTE:.0f} MB")
        for number, line in enumerate(LINES, 1):
            typed = type_line(shells, line)
            working = pool.map(lambda client: client.step(number), clients)
            if typed:
                show(f"task {number}, shells", waits(room, typed, number), len(typed))
            reported = dict(working)
            if reported:
                show(f"task {number}, clients", waits(room, reported, number), len(reported))
    print(f"server after {len(LINES)} tasks: {resident(room.server.pid) / MEGABYTE:.0f} MB")
    processes = [one for process in shells.values() for one in [process.pid] + children(process.pid)]
    if shells:
        print(f"{SHELLS} shells with their helpers: {sum(map(resident, processes)) / MEGABYTE:.0f} MB")
    for process in shells.values():
        process.stdin.close()
    for process in shells.values():
        process.wait()


with tempfile.TemporaryDirectory() as folder:
    room = Class(folder)
    try:
        print(f"server with {LEARNERS} worlds: {resident(room.server.pid) / MEGABYTE:.0f} MB")
        run(room)
        begin = time.perf_counter()
        room.ask("POST", "/_tonearm/class/everybody-here")
        print(f"everybody here: {time.perf_counter() - begin:.2f} s")
        print(f"server at the end: {resident(room.server.pid) / MEGABYTE:.0f} MB")
    finally:
        room.server.terminate()
        room.server.wait()
