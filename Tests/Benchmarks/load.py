#!/usr/bin/env python3
"""Loads `tonearm-serve` and, beside it, nginx with one worker and a static file of the same size. It judges nothing.

Usage: load.py PATH-TO-TONEARM-SERVE

Prints requests a second and the 99th percentile at 1, 32 and 256 connections, and the memory before and after 100,000 requests. Everything
listens on loopback, and each run ends after a few seconds.
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
REQUESTS = 100_000


def processor_time(process):
    """Seconds that a process and its children have computed."""
    def spent(pid):
        with open(f"/proc/{pid}/stat") as status:
            fields = status.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    with open(f"/proc/{process.pid}/task/{process.pid}/children") as children:
        return sum(map(spent, [process.pid, *children.read().split()]))


class Server:
    """tonearm-serve on a free port, known by what it prints."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "--listen", "127.0.0.1:0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        greeting = ""
        while "openapi.json" not in greeting:
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit(f"{program} did not start")
            greeting += line
        self.origin = re.search(r"http://127\.0\.0\.1:\d+", greeting).group()
        self.token = re.search(r"TOKEN='(.*)'", greeting).group(1)

    def memory(self):
        """Megabytes in use."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1024

    def fetch(self, path):
        request = urllib.request.Request(self.origin + path, headers={"Authorization": f"Bearer {self.token}"})
        with urllib.request.urlopen(request) as answer:
            return answer.read()

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Nginx:
    """nginx with one worker and one file."""

    def __init__(self, content):
        self.folder = tempfile.mkdtemp()
        # A worker that lost its rights must be able to go in.
        os.chmod(self.folder, 0o755)
        with open(f"{self.folder}/file.json", "wb") as file:
            file.write(content)
        port = free_port()
        with open(f"{self.folder}/nginx.conf", "w") as file:
            file.write(
                f"worker_processes 1; daemon off; pid {self.folder}/pid; error_log {self.folder}/errors;\n"
                "events { worker_connections 1024; }\n"
                f"http {{ access_log off; sendfile on; keepalive_requests 1000000;"
                f" server {{ listen 127.0.0.1:{port}; root {self.folder}; }} }}\n")
        self.process = subprocess.Popen(["nginx", "-e", f"{self.folder}/errors", "-c", f"{self.folder}/nginx.conf"])
        self.address = f"http://127.0.0.1:{port}/file.json"
        for _ in range(100):
            try:
                urllib.request.urlopen(self.address).read()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("nginx did not start")

    def stop(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)


def free_port():
    import socket

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def load(process, address, connections, token=None, seconds=SECONDS):
    """Requests a second, the 99th percentile as wrk writes it, how many there were, and microseconds of computing for each."""
    begin = processor_time(process)
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}", "--latency"]
    if token:
        command += ["-H", f"Authorization: Bearer {token}"]
    output = subprocess.run(command + [address], capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in output or "Socket errors" in output:
        raise SystemExit(f"{address} failed under load:\n{output}")
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))
    percentile = re.search(r"99%\s+(\S+)", output).group(1)
    count = int(re.search(r"(\d+) requests in", output).group(1))
    return rate, percentile, count, (processor_time(process) - begin) / count * 1e6


def main():
    server = Server(sys.argv[1])
    album = "/v1/catalog/us/albums/310730204"
    search = "/v1/catalog/us/search?term=love&types=albums,songs"
    content = server.fetch(album)
    nginx = Nginx(content)
    try:
        print(f"{'':<20} {'connections':>11} {'requests/s':>11} {'p99':>9} {'of nginx':>9} {'computing':>12}")
        for connections in CONNECTIONS:
            yardstick, percentile, _, cost = load(nginx.process, nginx.address, connections)
            print(f"{f'nginx, {len(content)} bytes':<20} {connections:>11} {yardstick:>11.0f} {percentile:>9} {'':>9} {cost:>9.1f} µs")
            for name, path in (("an album", album), ("a search", search)):
                rate, percentile, _, cost = load(server.process, server.origin + path, connections, server.token)
                print(
                    f"{name:<20} {connections:>11} {rate:>11.0f} {percentile:>9} {rate / yardstick:>9.2f} {cost:>9.1f} µs")
        before, total = server.memory(), 0
        while total < REQUESTS:
            total += load(server.process, server.origin + album, 32, server.token)[2]
        print(f"memory: {before:.0f} MB, after {total} more requests {server.memory():.0f} MB")
    finally:
        nginx.stop()
        server.stop()


main()
