#!/usr/bin/env python3
"""Packs the packages of Examples/TestRunners, installs them from their files, and uses them in a test.

Usage: packages.py FOLDER-OF-THE-PROGRAMS, with the Python of `make packers-setup`.

- twine finds no flaw in the wheel and the source archive
- both are installed in an environment of their own, and pass the package's example; so does npm's archive
- without the program, each test fails with the ways to install it
- the types of the Node module agree with its code, if tsc is installed
- the packages have the program's version

A package whose tools are not installed is named and left out.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[3]
RUNNERS = ROOT / "Examples" / "TestRunners"
MISSING = "it is not installed. Install the package ('sudo apt install ./tonearm_*.deb')"

# What TypeScript needs of @types/node, which is not a part of this check.
NODE_TYPES = """
declare module 'node:test' {
  export interface TestContext { diagnostic(message: string): void }
  export function test(name: string, body: (t: TestContext) => Promise<void>): void
}
"""

# Uses each type once; a wrong use must be an error.
TYPED_USE = """
import { test } from 'node:test'
import { appleMusic, AppleMusicError, type Entry, type Order } from 'tonearm-test'

const order: Order = { world: { accounts: [] }, faults: ['429 --times 1'], seed: 7, now: '2026-11-27T00:00:00Z' }
test('types', async (t) => {
  const music = await appleMusic(t, order)
  const token: string = await music.subscriber.newToken()
  await music.account('guest').lapse()
  await music.clock.set(await music.clock.now())
  const entries: Entry[] = await music.requests({ status: '4xx', limit: 3 })
  t.diagnostic(`${token} ${entries[0]?.why?.rule} ${music.tokens.subscriber} ${new AppleMusicError('no').message}`)
  // @ts-expect-error: the order has no such member
  await appleMusic(t, { colour: 'red' })
  // @ts-expect-error: seconds are a number
  await music.clock.advance('3')
})
"""

# Fails if the type declarations name members that the module does not have, or the reverse.
MEMBERS = """
import { test } from 'node:test'
import { readFileSync } from 'node:fs'
import { appleMusic } from 'tonearm-test'
const text = readFileSync(process.env.TYPES, 'utf8')
const declared = (name) => {
  const body = text.split(`interface ${name} {`)[1].split('\\n}')[0]
  return [...body.matchAll(/^  (?:readonly )?(\\w+)/gm)].map((match) => match[1])
}
test('members', async (t) => {
  const music = await appleMusic(t)
  const values = { AppleMusic: music, Account: music.subscriber, Clock: music.clock }
  for (const [name, value] of Object.entries(values)) {
    const own = [...Object.getOwnPropertyNames(value), ...Object.getOwnPropertyNames(Object.getPrototypeOf(value))]
      .filter((member) => !(member in Object.prototype) && member !== 'event')
    const missing = declared(name).filter((member) => !(member in value))
    const unknown = own.filter((member) => !declared(name).includes(member))
    if (missing.length + unknown.length) throw new Error(`${name}: missing ${missing}; undeclared ${unknown}`)
  }
})
"""


class Fault(Exception):
    pass


def run(*command, folder=ROOT, environment=None, fails=False):
    """Runs a program. Returns what it prints; raises a fault if it ends in another way than expected."""
    ended = subprocess.run([str(word) for word in command], cwd=folder, env=environment, capture_output=True, text=True)
    if bool(ended.returncode) != fails:
        raise Fault(f"{' '.join(map(str, command))} ended with {ended.returncode}:\n{ended.stdout}{ended.stderr}")
    return ended.stdout + ended.stderr


def variables(programs):
    """Returns the variables with which a package finds the programs, or does not if there is no folder."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("TONEARM", "PYTHONPATH"))}
    found = {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"} if programs else {"TONEARM": "no-such-program"}
    return {**clean, **found}


def documented(page):
    """Returns the example of a package's page."""
    return re.search(r"^```(?:python|js)\n(.*?)^```$", (RUNNERS / page).read_text(encoding="utf-8"), re.M | re.S)[1]


def versions():
    program = re.search(r"number = \"(.+?)\"", (ROOT / "Sources/Ground/Console/ProgramVersion.swift").read_text())[1]
    with open(RUNNERS / "pytest" / "pyproject.toml", "rb") as file:
        named = {"pytest-tonearm": tomllib.load(file)["project"]["version"]}
    named["tonearm-test"] = json.loads((RUNNERS / "node" / "package.json").read_text())["version"]
    for name, version in named.items():
        if version != program:
            raise Fault(f"{name} has the version {version}, and tonearm {program}")


def check_python(files, programs, work):
    run(sys.executable, "-m", "twine", "check", "--strict", *files)
    (work / "test_app.py").write_text(documented("pytest/README.md"), encoding="utf-8")
    for file in files:
        place = work / file.name
        run(sys.executable, "-m", "venv", "--without-pip", place)
        # pytest and setuptools are those of the packers, so nothing is fetched.
        site = next((place / "lib").glob("python*")) / "site-packages"
        (site / "packers.pth").write_text(next(path for path in sys.path if path.endswith("site-packages")) + "\n")
        python = place / "bin" / "python"
        run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--no-deps",
            "--no-build-isolation", file)
        arguments = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_app.py"]
        run(*arguments, folder=work, environment=variables(programs))
        if MISSING not in run(*arguments, folder=work, environment=variables(None), fails=True):
            raise Fault(f"{file.name} does not name the ways to install the program")
        print(f"{file.name}: passed", flush=True)


def check_node(file, programs, work):
    (work / "package.json").write_text('{"name": "app", "type": "module", "private": true}')
    run("npm", "install", "--offline", "--no-audit", "--no-fund", file, folder=work)
    (work / "app.test.js").write_text(documented("node/README.md"), encoding="utf-8")
    (work / "members.test.js").write_text(MEMBERS, encoding="utf-8")
    types = {"TYPES": str(work / "node_modules/tonearm-test/apple-music.d.mts")}
    run("node", "--test", "app.test.js", folder=work, environment=variables(programs))
    run("node", "--test", "members.test.js", folder=work, environment={**variables(programs), **types})
    if MISSING not in run("node", "--test", "app.test.js", folder=work, environment=variables(None), fails=True):
        raise Fault(f"{file.name} does not name the ways to install the program")
    if shutil.which("tsc"):
        (work / "node.d.ts").write_text(NODE_TYPES)
        (work / "use.mts").write_text(TYPED_USE)
        run("tsc", "--strict", "--noEmit", "--target", "es2022", "--module", "nodenext", "--moduleResolution", "nodenext",
            "node.d.ts", "use.mts", folder=work)
    else:
        print("the types of tonearm-test are not compiled: tsc is not installed (apt-get install node-typescript)")
    print(f"{file.name}: passed", flush=True)


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    programs = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder).resolve()
        try:
            versions()
            python = {**os.environ, "PYTHON": sys.executable}
            print(run(ROOT / "packaging" / "runners", work / "out", environment=python), end="")
            packed = sorted((work / "out").iterdir())
            for name, check in (("python", check_python), ("node", check_node)):
                (work / name).mkdir()
                if name == "python" and (files := [file for file in packed if file.name.startswith("pytest")]):
                    check(files, programs, work / name)
                elif name == "node" and (files := [file for file in packed if file.suffix == ".tgz"]):
                    check(files[0], programs, work / name)
        except Fault as fault:
            raise SystemExit(str(fault)) from None


if __name__ == "__main__":
    main()
