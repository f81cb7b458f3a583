"""The steps of wires.py with one of Python's HTTP clients. Usage: python.py CLIENT ORIGIN TOKEN USER"""

import asyncio
import http.client
import json
import sys
import urllib.error
import urllib.parse
import urllib.request

name, origin, token, user = sys.argv[1:]
ALBUM = "/v1/catalog/us/albums/310730204"
SIGNED = {"Authorization": f"Bearer {token}", "Music-User-Token": user}
BODY = json.dumps({"attributes": {"name": "Road"}}).encode()
GET = ("GET", ALBUM, SIGNED, None)
STEPS = [GET, GET, GET, ("POST", "/v1/me/library/playlists", {**SIGNED, "Content-Type": "application/json"}, BODY),
         ("GET", ALBUM, {}, None), ("GET", "/v1/test", SIGNED, None), GET]


def say(status, body):
    print(json.dumps({"status": status, "bytes": len(body)}), flush=True)


def standard():
    connection = http.client.HTTPConnection(urllib.parse.urlsplit(origin).netloc)
    for method, path, headers, body in STEPS:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        say(answer.status, answer.read())


def urllib_():
    for method, path, headers, body in STEPS:
        try:
            with urllib.request.urlopen(urllib.request.Request(origin + path, body, headers, method=method)) as answer:
                say(answer.status, answer.read())
        except urllib.error.HTTPError as error:
            say(error.code, error.read())


def requests_():
    import requests

    session = requests.Session()
    for method, path, headers, body in STEPS:
        answer = session.request(method, origin + path, headers=headers, data=body)
        say(answer.status_code, answer.content)


def httpx_():
    import httpx

    with httpx.Client() as session:
        for method, path, headers, body in STEPS:
            answer = session.request(method, origin + path, headers=headers, content=body)
            say(answer.status_code, answer.content)


async def aiohttp_():
    import aiohttp

    async with aiohttp.ClientSession() as session:
        for method, path, headers, body in STEPS:
            async with session.request(method, origin + path, headers=headers, data=body) as answer:
                say(answer.status, await answer.read())


if name == "aiohttp":
    asyncio.run(aiohttp_())
else:
    {"http.client": standard, "urllib": urllib_, "requests": requests_, "httpx": httpx_}[name]()
