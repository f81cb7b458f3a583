"""Costs of worlds: worlds.py TONEARM-SERVE

Prints the time of making, forking and resetting a world, the memory of a world, the rate of requests with 1, 100 and 1,000 worlds beside one
world, and the time of 200 tests with a world each beside a server each.
"""

import http.client, json, os, statistics, subprocess, sys, tempfile, time, urllib.parse

PROGRAM = sys.argv[1]


class Server:
    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        path = os.path.join(self.folder.name, "ready.json")
        self.process = subprocess.Popen(
            [PROGRAM, "--listen", "127.0.0.1:0", "--control", "127.0.0.1:0", "--ready", path],
            stdout=subprocess.DEVNULL)
        while not os.path.exists(path):
            time.sleep(0.001)
        self.ready = json.load(open(path))
        self.origin = http.client.HTTPConnection(urllib.parse.urlsplit(self.ready["origin"]).netloc)
        self.control = http.client.HTTPConnection(urllib.parse.urlsplit(self.ready["control"]).netloc)

    def tell(self, method, path, body=None):
        headers = {"Authorization": "Bearer " + self.ready["secret"]}
        self.control.request(method, "/_tonearm" + path, json.dumps(body) if body else None, headers)
        answer = self.control.getresponse()
        data = answer.read()
        assert answer.status < 300, (answer.status, data)
        return json.loads(data)

    def ask(self, target, tokens, method="GET", body=None):
        headers = {"Authorization": "Bearer " + tokens["developer"], "Music-User-Token": tokens["subscriber"]}
        self.origin.request(method, target, body, headers)
        answer = self.origin.getresponse()
        answer.read()
        return answer.status

    def memory(self):
        """Resident bytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def end(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


def median(body, times):
    """Milliseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        body()
        taken.append((time.perf_counter() - start) * 1000)
    return statistics.median(taken)


def rate(server, worlds, seconds=2.0):
    """Albums answered in a second, over one connection, going round the worlds."""
    end, count = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        tokens = worlds[count % len(worlds)]["tokens"]
        assert server.ask("/v1/catalog/us/albums/310730204", tokens) == 200
        count += 1
    return count / seconds


def changed(server, tokens):
    """One test's work: it reads the library, makes a playlist and reads again."""
    assert server.ask("/v1/me/library/songs?limit=5", tokens) == 200
    body = '{"attributes": {"name": "Evening"}}'
    assert server.ask("/v1/me/library/playlists", tokens, "POST", body) == 201
    assert server.ask("/v1/me/library/playlists", tokens) == 200


def main():
    server = Server()
    first = server.tell("POST", "/worlds")
    changed(server, first["tokens"])
    test = median(lambda: server.tell("GET", "/clock"), 200)
    print(f"a control request that changes nothing   {test:8.2f} ms")
    for name, body in [
        ("make a world", lambda: server.tell("POST", "/worlds")),
        ("fork a world", lambda: server.tell("POST", f"/worlds/{first['id']}/fork")),
        ("reset a world", lambda: server.tell("POST", f"/worlds/{first['id']}/reset")),
    ]:
        taken = median(body, 200)
        print(f"{name:40} {taken:8.2f} ms, {taken - test:5.2f} ms of its own")
    before = server.memory()
    worlds = [server.tell("POST", "/worlds") for _ in range(1000)]
    untouched = server.memory()
    for world in worlds:
        changed(server, world["tokens"])
    touched = server.memory()
    print(f"memory of a world                        {(untouched - before) / 1000 / 1024:8.1f} kB, "
          f"{(touched - before) / 1000 / 1024:.1f} kB after a test")
    one = rate(server, worlds[:1])
    for count in (1, 100, 1000):
        here = rate(server, worlds[:count])
        print(f"requests a second with {count:4} worlds        {here:8.0f}, {here / one:.2f} of one world")
    start = time.perf_counter()
    for _ in range(200):
        changed(server, server.tell("POST", "/worlds")["tokens"])
    shared = time.perf_counter() - start
    server.end()
    start = time.perf_counter()
    for _ in range(200):
        own = Server()
        changed(own, own.ready["tokens"])
        own.end()
    each = time.perf_counter() - start
    print(f"200 tests with a world each              {shared:8.2f} s, with a server each {each:.2f} s: "
          f"{each / shared:.0f} times as long")


main()
