"""The steps of wires.py with one of Python's HTTP clients. Usage: python.py CLIENT ORIGIN TOKEN USER

AUTHORITY is the certificate of a server with TLS.
"""

import asyncio
import http.client
import json
import os
import ssl
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


def httpx_http2():
    import httpx

    cookies = [("Authorization", SIGNED["Authorization"]), ("Cookie", "a=1"), ("Cookie", f"media-user-token={user}"),
               ("Cookie", "b=2")]
    trusted = ssl.create_default_context(cafile=os.environ["AUTHORITY"])
    with httpx.Client(http2=True, verify=trusted) as session:
        for method, path, headers, body in [*STEPS, ("GET", "/v1/me/library/songs?limit=1", cookies, None)]:
            answer = session.request(method, origin + path, headers=headers, content=body)
            version = float(answer.http_version.removeprefix("HTTP/"))
            print(json.dumps({"status": answer.status_code, "bytes": len(answer.content), "version": version}))


async def aiohttp_():
    import aiohttp

    async with aiohttp.ClientSession() as session:
        for method, path, headers, body in STEPS:
            async with session.request(method, origin + path, headers=headers, data=body) as answer:
                say(answer.status, await answer.read())


if name == "aiohttp":
    asyncio.run(aiohttp_())
else:
    {"http.client": standard, "urllib": urllib_, "requests": requests_, "httpx": httpx_, "httpx-http2": httpx_http2}[name]()
