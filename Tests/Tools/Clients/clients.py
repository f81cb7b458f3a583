#!/usr/bin/env python3
"""Generates clients from `tonearm openapi` and calls the served simulator with them.

Usage: clients.py FOLDER-OF-THE-PROGRAMS

- openapi-python-client: the client is generated without a warning, imported, and every operation is called with the description's own
  examples; each answer must be one of the typed ones that the description promises, and none may be a 400.
- datamodel-code-generator: the JSON Schema of albums becomes a class that reads an album.
- openapi-generator (swift6): the client is compiled and fetches an album, whose name it prints.

Generators that are not installed are named and left out. Everything listens on loopback, and ends by itself.
"""

import glob
import importlib
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request

ALBUM = "310730204"


class Served:
    """tonearm-serve on a free port, which plays the web player's host too, so that every operation has an answer."""

    def __init__(self, programs):
        self.process = subprocess.Popen(
            [f"{programs}/tonearm-serve", "--listen", "127.0.0.1:0", "--fault", "web-player"], stdout=subprocess.PIPE,
            text=True)
        greeting = ""
        while "openapi.json" not in greeting:
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit("tonearm-serve did not start")
            greeting += line
        self.origin = re.search(r"http://127\.0\.0\.1:\d+", greeting).group()
        self.token = re.search(r"TOKEN='(.*?)'", greeting).group(1)
        self.user = re.search(r"SUBSCRIBER='(.*?)'", greeting).group(1)

    def stop(self):
        self.process.terminate()
        self.process.wait()


def run(command, **options):
    """What a program printed; its failure ends the test with all that it said."""
    ended = subprocess.run(command, capture_output=True, text=True, **options)
    if ended.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{(ended.stdout + ended.stderr)[-6000:]}")
    return ended.stdout + ended.stderr


def python_client(description, served, folder):
    """Every operation of the generated Python client."""
    said = run(
        ["openapi-python-client", "generate", "--path", description, "--output-path", f"{folder}/python", "--meta",
         "none", "--config", write(f"{folder}/config.json", '{"post_hooks": [], "package_name_override": "client"}')],
        cwd=folder)
    if "WARNING" in said or "Unable" in said or "Warning" in said:
        raise SystemExit(f"openapi-python-client warns:\n{said}")
    shutil.move(f"{folder}/python", f"{folder}/client")
    sys.path.insert(0, folder)
    client = importlib.import_module("client").AuthenticatedClient(
        base_url=served.origin, token=served.token, headers={"Music-User-Token": served.user}, timeout=600)
    with open(description) as file:
        paths = json.load(file)["paths"]
    functions = {
        os.path.basename(path)[:-3]: path for path in glob.glob(f"{folder}/client/api/*/*.py")
        if not path.endswith("__init__.py")
    }
    owned = owned_ids(served)
    counts = {}
    operations = [(path, method, methods[method]) for path, methods in paths.items() for method in methods]
    # What is removed cannot be asked about.
    for path, method, operation in sorted(operations, key=lambda named: named[1] == "delete"):
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", operation["operationId"]).lower()
        module = importlib.import_module(functions[name][len(folder) + 1:-3].replace("/", "."))
        own = next((id for root, id in owned.items() if path.startswith(root + "/{id}")), None)
        status = call(module, operation, client, f"{method.upper()} {path}", own)
        counts[status] = counts.get(status, 0) + 1
    print("openapi-python-client:", ", ".join(f"{count} × {status}" for status, count in sorted(counts.items())))


def owned_ids(served):
    """By the beginning of a path, the id of one thing that the account has there: the description cannot know it."""
    owned = {}
    # Playlists and folders are made, because not every one can be edited.
    made = json.dumps({"attributes": {"name": "Made for the clients"}}).encode()
    for kind, body in (("albums", None), ("artists", None), ("music-videos", None), ("songs", None),
                       ("playlists", made), ("playlist-folders", made)):
        request = urllib.request.Request(
            f"{served.origin}/v1/me/library/{kind}", data=body,
            headers={"Authorization": f"Bearer {served.token}", "Music-User-Token": served.user})
        with urllib.request.urlopen(request) as answer:
            for resource in json.load(answer)["data"][:1]:
                owned[f"/v1/me/library/{kind}"] = resource["id"]
                owned[f"/v1/me/ratings/library-{kind}"] = resource["id"]
    return owned


def call(module, operation, client, what, own=None):
    """The status of one operation's answer to its own examples, with an id of the account's where there is one."""
    function = module.sync_detailed
    wanted = inspect.signature(function, eval_str=False).parameters
    values = {}
    for parameter in operation.get("parameters", []):
        if own and parameter["in"] == "path" and parameter["name"] == "id":
            values["id"] = own
        elif "example" in parameter:
            values[python_name(parameter["name"], wanted)] = parameter["example"]
        elif parameter.get("required"):
            values[python_name(parameter["name"], wanted)] = "1"
    if "requestBody" in operation:
        body = operation["requestBody"]["content"]["application/json"]["example"]
        kinds = [getattr(module, name, None) for name in re.findall(r"\b[A-Z]\w+\b", str(wanted["body"].annotation))]
        values["body"] = next(kind for kind in kinds if hasattr(kind, "from_dict")).from_dict(body)
    hints = inspect.get_annotations(function)
    for name, value in values.items():
        # Enumerations are classes of their own.
        values[name] = typed(value, str(hints.get(name, wanted[name].annotation)), module)
    answer = function(client=client, **values)
    status = int(answer.status_code)
    # What the service gives to nobody's app (lyrics) is refused with a code of its own.
    is_withheld = b'"code":"40012"' in answer.content
    if status == 400 and not is_withheld or status == 401 or status >= 500:
        raise SystemExit(f"{what} answers {status}: {answer.content[:600]}")
    if answer.content and answer.parsed is None:
        raise SystemExit(f"{what} answers {status} with what its type does not read: {answer.content[:600]}")
    return status


def typed(value, annotation, module):
    for name in re.findall(r"\b[A-Z]\w+\b", annotation):
        kind = getattr(module, name, None)
        if inspect.isclass(kind) and hasattr(kind, "__members__"):
            return [kind(element) for element in value] if isinstance(value, list) else kind(value)
    return value


def python_name(name, wanted):
    """The argument that a parameter became: `filter[year]` is `filteryear`, `acceptLanguage` is `accept_language`, `with` is `with_`."""
    snake = re.sub(r"[^0-9A-Za-z]+", "", name) if "[" in name else re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
    for candidate in (snake, snake + "_", snake.lower(), re.sub(r"[^0-9a-z]+", "_", name.lower()).strip("_"),
                      re.sub(r"[^0-9a-z_]+", "", name.lower().replace("-", "_"))):
        if candidate in wanted:
            return candidate
    raise SystemExit(f"No argument of the generated call is the parameter {name}: {list(wanted)}")


def data_model(description, served, folder):
    """A class made from the JSON Schema of one type."""
    with open(description) as file:
        document = json.load(file)
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Album",
              **document["components"]["schemas"]["Albums"],
              "components": {"schemas": document["components"]["schemas"]}}
    write(f"{folder}/album.json", json.dumps(schema))
    run(["datamodel-codegen", "--input", f"{folder}/album.json", "--input-file-type", "jsonschema", "--output",
         f"{folder}/album_model.py", "--output-model-type", "pydantic_v2.BaseModel", "--disable-timestamp"])
    sys.path.insert(0, folder)
    album = importlib.import_module("album_model").Album.model_validate(fetched_album(served))
    if album.id != ALBUM or not album.attributes.name:
        raise SystemExit("The generated class does not read an album")
    print("datamodel-code-generator: reads", album.attributes.name)


def fetched_album(served):
    request = urllib.request.Request(
        f"{served.origin}/v1/catalog/us/albums/{ALBUM}", headers={"Authorization": f"Bearer {served.token}"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["data"][0]


SWIFT = """
import Foundation

let configuration = AppleMusicAPIConfiguration(
    basePath: CommandLine.arguments[1], customHeaders: ["Authorization": "Bearer \\(CommandLine.arguments[2])"],
    apiResponseQueue: .global())
let document = try await AlbumsAPI.getCatalogAlbumsById(
    storefront: "us", id: "%s", apiConfiguration: configuration)
print(document.data.first?.attributes?.name ?? "nothing")
""" % ALBUM


def swift_client(description, served, folder):
    """A client in Swift, compiled with everything that was generated."""
    run(["openapi-generator-cli", "generate", "-i", description, "-g", "swift6", "-o", f"{folder}/swift",
         "--additional-properties=projectName=AppleMusic,library=urlsession"], cwd=folder)
    sources = glob.glob(f"{folder}/swift/Sources/**/*.swift", recursive=True)
    main = write(f"{folder}/main.swift", SWIFT)
    run(["swiftc", "-Onone", "-module-name", "Sample", *sources, main, "-o", f"{folder}/sample"])
    name = subprocess.run(
        [f"{folder}/sample", served.origin, served.token], capture_output=True, text=True, check=True).stdout.strip()
    if name != fetched_album(served)["attributes"]["name"]:
        raise SystemExit(f"The generated Swift client reads {name!r}")
    print("openapi-generator, swift6: reads", name)


def write(path, text):
    with open(path, "w") as file:
        file.write(text)
    return path


def main():
    programs = sys.argv[1]
    folder = os.path.realpath(tempfile.mkdtemp())
    served = Served(programs)
    try:
        description = write(f"{folder}/api.json", run([f"{programs}/tonearm", "openapi"]))
        for program, test in (("openapi-python-client", python_client), ("datamodel-codegen", data_model),
                              ("openapi-generator-cli", swift_client)):
            if shutil.which(program):
                test(description, served, folder)
            else:
                print(f"{program} is not installed: not tested (make clients-setup)")
    finally:
        served.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
