#!/usr/bin/env python3
"""Loads `tonearm-serve` and, beside it, nginx with one worker and static files of the same sizes. It judges nothing.

Usage: load.py PATH-TO-TONEARM-SERVE [REQUESTS]

Prints requests a second and the 99th percentile at 1, 32 and 256 connections for an album, a search, a library write, and the same write kept
with --state; each beside a file of its answer's size from nginx. Then the memory before and after REQUESTS requests, a million if nothing is
said. Everything listens on loopback.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

SECONDS = 4
CONNECTIONS = (1, 32, 256)
ALBUM = "/v1/catalog/us/albums/310730204"
SEARCH = "/v1/catalog/us/search?term=love&types=albums,songs"
WRITE = "/v1/me/ratings/songs/203709340"
# Each request changes what the one before said.
WRITING = """
local value = 1
request = function()
  value = -value
  return wrk.format("PUT", nil, nil, '{"type":"rating","attributes":{"value":' .. value .. '}}')
end
"""


def processor_time(process):
    """Seconds that a process and its children have computed."""
    def spent(pid):
        with open(f"/proc/{pid}/stat") as status:
            fields = status.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    return sum(map(spent, family(process)))


def memory(pid):
    """Megabytes in use of a process."""
    with open(f"/proc/{pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1024


def family(process):
    """A process and its children."""
    with open(f"/proc/{process.pid}/task/{process.pid}/children") as children:
        return [process.pid, *children.read().split()]


class Server:
    """tonearm-serve on a free port, known by what it prints."""

    def __init__(self, program, *options):
        self.process = subprocess.Popen(
            [program, "--listen", "127.0.0.1:0", *options], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        greeting = ""
        while "openapi.json" not in greeting:
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit(f"{program} did not start")
            greeting += line
        self.origin = re.search(r"http://127\.0\.0\.1:\d+", greeting).group()
        self.headers = {
            "Authorization": "Bearer " + re.search(r"TOKEN='(.*?)'", greeting).group(1),
            "Music-User-Token": re.search(r"SUBSCRIBER='(.*?)'", greeting).group(1),
        }

    def memory(self):
        return memory(self.process.pid)

    def fetch(self, path, method="GET", body=None):
        request = urllib.request.Request(self.origin + path, headers=self.headers, method=method, data=body)
        with urllib.request.urlopen(request) as answer:
            return answer.read()

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Nginx:
    """nginx with one worker and a file for each content, named by its length."""

    def __init__(self, contents):
        self.folder = tempfile.mkdtemp()
        # A worker that lost its rights must be able to go in.
        os.chmod(self.folder, 0o755)
        contents = list(contents)
        for content in contents:
            with open(f"{self.folder}/{len(content)}.json", "wb") as file:
                file.write(content)
        port = free_port()
        with open(f"{self.folder}/nginx.conf", "w") as file:
            file.write(
                f"worker_processes 1; daemon off; pid {self.folder}/pid; error_log {self.folder}/errors;\n"
                "events { worker_connections 1024; }\n"
                f"http {{ access_log off; sendfile on; keepalive_requests 1000000;"
                f" server {{ listen 127.0.0.1:{port}; root {self.folder}; }} }}\n")
        self.process = subprocess.Popen(["nginx", "-e", f"{self.folder}/errors", "-c", f"{self.folder}/nginx.conf"])
        self.origin = f"http://127.0.0.1:{port}"
        for _ in range(100):
            try:
                urllib.request.urlopen(self.address(contents[0])).read()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("nginx did not start")

    def memory(self):
        return sum(map(memory, family(self.process)))

    def address(self, content):
        return f"{self.origin}/{len(content)}.json"

    def stop(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)


def free_port():
    import socket

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def load(process, address, connections, headers={}, script=None, seconds=SECONDS):
    """Requests a second, the 99th percentile as wrk writes it, how many there were, and microseconds of computing for each."""
    begin = processor_time(process)
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}", "--latency", "--timeout", "10s"]
    for name, value in headers.items():
        command += ["-H", f"{name}: {value}"]
    if script:
        command += ["-s", script]
    output = subprocess.run(command + [address], capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in output or "Socket errors" in output:
        raise SystemExit(f"{address} failed under load:\n{output}")
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))
    percentile = re.search(r"^\s+99%\s+(\S+)", output, re.MULTILINE).group(1)
    count = int(re.search(r"(\d+) requests in", output).group(1))
    return rate, percentile, count, (processor_time(process) - begin) / count * 1e6


def compare(nginx, rows, connections, script):
    """A line for each row, after one for the file of its size; rows of one size share it."""
    yardsticks = {}
    for name, server, path, content, writes in rows:
        if len(content) not in yardsticks:
            rate, percentile, _, cost = load(nginx.process, nginx.address(content), connections)
            yardsticks[len(content)] = rate
            show(f"nginx, {len(content)} bytes", connections, rate, percentile, "", cost)
        rate, percentile, _, cost = load(
            server.process, server.origin + path, connections, server.headers, script if writes else None)
        show(name, connections, rate, percentile, f"{rate / yardsticks[len(content)]:.2f}", cost)


def show(name, connections, rate, percentile, ratio, cost):
    print(f"{name:<22} {connections:>11} {rate:>11.0f} {percentile:>9} {ratio:>9} {cost:>9.1f} µs", flush=True)


def main():
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    folder = tempfile.mkdtemp()
    script = f"{folder}/writing.lua"
    with open(script, "w") as file:
        file.write(WRITING)
    server, kept = Server(sys.argv[1]), Server(sys.argv[1], "--state", f"{folder}/state.json")
    album, search = server.fetch(ALBUM), server.fetch(SEARCH)
    written = server.fetch(WRITE, "PUT", b'{"type":"rating","attributes":{"value":1}}')
    rows = [
        ("an album", server, ALBUM, album, False), ("a search", server, SEARCH, search, False),
        ("a library write", server, WRITE, written, True), ("the same, kept", kept, WRITE, written, True),
    ]
    nginx = Nginx([album, search, written])
    try:
        print(f"{'':<22} {'connections':>11} {'requests/s':>11} {'p99':>9} {'of nginx':>9} {'computing':>12}")
        for connections in CONNECTIONS:
            compare(nginx, rows, connections, script)
        before, total = server.memory(), 0
        while total < wanted:
            path = (ALBUM, SEARCH, WRITE)[total // 50_000 % 3]
            total += load(
                server.process, server.origin + path, 32, server.headers, script if path == WRITE else None)[2]
        print(f"memory: {before:.0f} MB, after {total} more requests {server.memory():.0f} MB")
    finally:
        nginx.stop()
        server.stop()
        kept.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
