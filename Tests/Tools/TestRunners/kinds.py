"""The test runners: how each is prepared and started, and which lines of its output are compared."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "Examples" / "TestRunners"


def run(command, folder, environment):
    return subprocess.run(
        [str(word) for word in command], cwd=folder, env=environment, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", timeout=900)


class Runner:
    """A test runner: whether it is installed, and the commands of its two suites. `block` marks its example."""

    name = block = ""

    def __init__(self, work):
        self.folder, self.work = EXAMPLES / self.name, work

    def prepare(self):
        """Returns why the runner is left out, or nothing."""

    def passing(self):
        raise NotImplementedError

    def failing(self):
        raise NotImplementedError

    def environment(self):
        return {}

    def lines(self, printed):
        """Returns the lines that are compared."""
        return printed.splitlines()


class Pytest(Runner):
    name = block = "pytest"

    def prepare(self):
        if subprocess.run([sys.executable, "-c", "import pytest"], capture_output=True).returncode:
            return "pytest is not installed (pip install pytest)"
        # Installs the plugin without a build, so that pytest finds its entry point.
        with open(self.folder / "pyproject.toml", "rb") as file:
            project = tomllib.load(file)["project"]
        site = self.work / "site"
        shutil.copytree(self.folder / "pytest_tonearm", site / "pytest_tonearm",
                        ignore=shutil.ignore_patterns("__pycache__"))
        about = site / f"pytest_tonearm-{project['version']}.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
        points = "".join(f"{name} = {module}\n" for name, module in project["entry-points"]["pytest11"].items())
        (about / "entry_points.txt").write_text(f"[pytest11]\n{points}")

    def environment(self):
        return {"PYTHONPATH": str(self.work / "site"), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "80"}

    def passing(self):
        return [sys.executable, "-m", "pytest", "-q", "--color=no", "-p", "no:cacheprovider", "tests"]

    def failing(self):
        return [*self.passing()[:-1], "--tb=short", "-rN", "failing"]


class Node(Runner):
    name = block = "node"

    def prepare(self):
        if not shutil.which("node"):
            return "node is not installed (apt-get install nodejs)"
        # Results of a test are readable by its hooks from this version.
        version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
        if [int(part) for part in version[1:].split(".")[:2]] < [20, 12]:
            return f"node is {version}, and 20.12 is needed"

    def passing(self):
        return ["node", "--test", "--test-reporter=spec", "apple-music.test.mjs", "documented.test.mjs"]

    def failing(self):
        return ["node", "--test", "--test-reporter=spec", "failing/failing.mjs"]

    def lines(self, printed):
        # Other lines have addresses inside Node.
        shown = printed.split("\nℹ tests ")[0].splitlines()
        return [line for line in shown if line.startswith(("✖", "ℹ")) or "Error" in line or "failing.mjs" in line]


class JUnit(Runner):
    name = block = "junit"
    # Debian's package junit5; CLASSPATH names other places.
    jars = ["junit-jupiter-api", "junit-jupiter-engine", "junit-platform-commons", "junit-platform-engine",
            "junit-platform-launcher", "junit-platform-console", "junit-platform-reporting", "opentest4j",
            "opentest4j-reporting-events", "apiguardian-api", "picocli"]

    def prepare(self):
        if not shutil.which("javac"):
            return "javac is not installed (apt-get install default-jdk-headless)"
        named = os.environ.get("CLASSPATH", "")
        if not os.path.exists("/usr/share/java/junit-jupiter-api.jar") and "junit" not in named:
            return "JUnit 5 is not installed (apt-get install junit5)"
        sources = [*self.folder.glob("*.java"), *self.folder.glob("failing/*.java")]
        built = subprocess.run(
            ["javac", "-Xlint:all,-serial,-classfile,-path", "-Werror", "-encoding", "UTF-8", "-d", self.work, "-cp",
             self.classes(), *sources], capture_output=True, text=True)
        if built.returncode:
            raise SystemExit(f"junit does not compile:\n{built.stdout}{built.stderr}")

    def classes(self):
        named = os.environ.get("CLASSPATH", "").split(os.pathsep)
        jars = [f"/usr/share/java/{jar}.jar" for jar in self.jars]
        return os.pathsep.join([str(self.work), *jars, *filter(None, named)])

    def launch(self, *suites):
        return ["java", "-Dfile.encoding=UTF-8", "-Dsun.stdout.encoding=UTF-8", "-cp", self.classes(),
                "org.junit.platform.console.ConsoleLauncher", "--disable-banner", "--disable-ansi-colors",
                "--details=tree", *(f"--select-class={suite}" for suite in suites)]

    def passing(self):
        return self.launch("AppleMusicTests", "DocumentedTests")

    def failing(self):
        return self.launch("FailingTests")

    def lines(self, printed):
        # Other lines are of JUnit's and Java's own code.
        shown = printed.split("\nTest run finished")[0].splitlines()
        return [line for line in shown if not re.match(r" +(org\.junit|java\.base|MethodSource|\[\.\.\.)", line)]


class SwiftTesting(Runner):
    name, block = "swift", "testing"
    command = ["swift", "test", "--scratch-path", ROOT / ".build/test-runners"]

    def prepare(self):
        if not shutil.which("swift"):
            return "swift is not installed (swift.org)"
        built = run([*self.command[:1], "build", "--build-tests", *self.command[2:]], self.folder, os.environ)
        if built.returncode:
            raise SystemExit(f"swift does not compile:\n{built.stdout}")

    def passing(self):
        return [*self.command, "--skip-build"]

    def failing(self):
        return [*self.command, "--skip-build", "--filter", "FailingTests"]

    def lines(self, printed):
        # Other lines are of the build, and of tests that start.
        shown = [line for line in printed.splitlines() if line[:1] not in "◇􀟈" or not line]
        return shown[next((at for at, line in enumerate(shown) if line.startswith("✘")), 0):]


RUNNERS = [Pytest, Node, JUnit, SwiftTesting]
