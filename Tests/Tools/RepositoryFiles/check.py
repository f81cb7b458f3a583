#!/usr/bin/env python3
"""Checks the files of the repository that services and editors read: workflows, forms of issues, the package index, containers.

Usage: check.py, with the Python of `make lint-setup`.

- The files of .github agree with the published schemas (check-jsonschema), and zizmor finds no flaw in the workflows.
- Each `make TARGET` and each script of a workflow or a container exists.
- .spi.yml names the targets of all library products, each with a landing page of its documentation.
- Workflows and the development container use the toolchain of .swift-version, which can read Package.swift.
"""

import json
import pathlib
import re
import subprocess
import sys

from ruamel.yaml import YAML

ROOT = pathlib.Path(__file__).resolve().parents[3]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
CONTAINER = ROOT / ".devcontainer/devcontainer.json"
SCHEMAS = {
    "vendor.github-workflows": ["workflows/*.yml"],
    "vendor.dependabot": ["dependabot.yml"],
    "vendor.github-issue-forms": ["ISSUE_TEMPLATE/[!c]*.yml"],
    "vendor.github-issue-config": ["ISSUE_TEMPLATE/config.yml"],
}


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


def run(tool, *words):
    """Runs a tool beside this Python. Returns what it prints if it fails."""
    result = subprocess.run([pathlib.Path(sys.executable).parent / tool, *words], cwd=ROOT, capture_output=True, text=True)
    return [result.stdout + result.stderr] if result.returncode else []


def schema_faults():
    for schema, patterns in SCHEMAS.items():
        files = [path for pattern in patterns for path in sorted((ROOT / ".github").glob(pattern))]
        if not files:
            yield f"no file is checked against {schema}"
        else:
            yield from run("check-jsonschema", "--builtin-schema", schema, *files)


def command_faults():
    """Finds targets of make and scripts that do not exist."""
    targets = set(re.findall(r"^([\w-]+):", text("Makefile"), re.MULTILINE))
    for path in [*WORKFLOWS, CONTAINER]:
        lines = [line.split("#")[0] for line in path.read_text(encoding="utf-8").splitlines()]
        for line in lines:
            for words in re.findall(r"\bmake((?: [\w.=/-]+)+)", line) if "install" not in line and "name:" not in line else []:
                for word in words.split():
                    if re.fullmatch(r"[a-z][a-z-]*", word) and word not in targets:
                        yield f"{path.name}: the Makefile has no target '{word}'"
            for script in re.findall(r"\bpackaging/\w+", line):
                if not (ROOT / script).exists():
                    yield f"{path.name}: there is no {script}"


def index_faults():
    """Compares .spi.yml with the library products of the manifest and their documentation."""
    named = {name for config in YAML(typ="safe").load(text(".spi.yml"))["builder"]["configs"]
             for name in config.get("documentation_targets", [])}
    manifest = text("Package.swift")
    products = re.findall(r"\.library\(name: \"(\w+)\", targets: \[([^\]]*)\]", manifest)
    libraries = {name for name, _ in products}
    for names in re.findall(r"products \+= \[([^\]]*)\]", manifest):
        libraries |= set(re.findall(r"\"(\w+)\"", names))
    yield from (f".spi.yml does not name the library '{name}'" for name in sorted(libraries - named))
    for name in sorted(named):
        folders = ["Sources/*/*", f"Examples/TestRunners/swift/Sources/{name}"]
        if not any(list(ROOT.glob(f"{folder}/{name}.docc/{name}.md")) for folder in folders):
            yield f"'{name}' of .spi.yml has no landing page {name}.docc/{name}.md"


def toolchain_faults():
    version = text(".swift-version").strip()
    needed = re.search(r"swift-tools-version: *([\d.]+)", text("Package.swift"))[1]
    if [int(part) for part in version.split(".")] < [int(part) for part in needed.split(".")]:
        yield f".swift-version is {version}, and Package.swift needs {needed}"
    for path in [*WORKFLOWS, CONTAINER]:
        for image in re.findall(r"\bswift:[\w.-]+", path.read_text(encoding="utf-8")):
            if not image.startswith(f"swift:{version}-"):
                yield f"{path.name}: the image '{image}' is not of Swift {version}"
    json.loads(CONTAINER.read_text(encoding="utf-8"))


def main():
    faults = [*schema_faults(), *run("zizmor", "--offline", "--quiet", ".github"), *command_faults(), *index_faults(), *toolchain_faults()]
    for fault in faults:
        print(fault.strip(), file=sys.stderr)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
