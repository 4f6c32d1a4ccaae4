# make play   set everything up, run the server on this computer and open the page
# make test   set everything up and run all that CI runs
# make puzzles   search all finishes of all puzzles again
# make web    type-check the page and run its unit tests
# make kit    build what browsers need to play without a server
# make wheel  build dist/*.whl with the page bundled
# make release   build wheel, sdist, bill of materials and checksums in dist/
# make matrix    try the wheel with every Python from 3.11 to 3.14 that is here

# Bytecode is kept: hundreds of processes that tests start would compile every module again.
unexport PYTHONDONTWRITEBYTECODE
PYTHON ?= python3
BIN := .venv/bin
# Each stamp depends on pyproject.toml, so that a second run is quick and a changed dependency is not missed.
READY := .venv/.ready
READY_DEV := .venv/.ready-dev
READY_WEB := node_modules/.ready
READY_BROWSER := .venv/.ready-browser
READY_FUZZ := .venv-fuzz/.ready
# What proves rules, notation and table is run under coverage; it would slow down compilers and browsers.
PURE := tests/rulebook tests/properties tests/notation tests/turn_counts tests/golden tests/table tests/library
PURE_SOURCES := src/pennypapers/rules src/pennypapers/notation src/pennypapers/table
# Comparisons with brute force, which coverage makes twice as long, run without it; the floor is reached by all others.
BRUTE := $(patsubst %,tests/properties/test_%.py,legal_marks eligible_spaces dice_uses symmetry)
# What needs the compiled bots; they are compiled once and kept, so that the groups after this one find them.
COMPILED := tests/engine tests/bots tests/coach tests/puzzles tests/simulation tests/lab tests/envs tests/cli
# All screens in all states, sizes and languages: about half of what is done in the browser.
WALK := tests/browser/test_every_screen.py tests/browser/test_every_language.py
# It drives a browser too, and nothing that runs in the same process after a browser may use asyncio itself.
WHEEL := tests/release/test_wheel_without_a_server.py
# Every run names the tests that took most processor time, as its seconds do not depend on what else runs.
PYTEST := pytest -p support.processor_time
# What is never imported need not be compiled.
PIP := $(BIN)/pip --disable-pip-version-check install --quiet --no-compile

.PHONY: kit kit-wheel play test set-up test-rules test-brute test-page test-walk test-compiled test-server test-rest check web wheel release matrix browser proxies types words icons fuzz mutate bench bench-envs bench-fast bench-server bench-page prove attack puzzles clean

play: $(READY)
	@$(BIN)/pennypapers serve --open

# How many groups of tests run at a time: one more than there are cores, as a group also waits, for processes that start
# and for timers.
JOBS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# All groups are one queue, so that no core is idle before the last group: lint and types, which fail the soonest, come
# first, then the longest groups; the compiled bots before the server, which plays with them.
test:
	@$(MAKE) --no-print-directory --jobs=$(JOBS) set-up
	@$(MAKE) --no-print-directory --jobs=$(JOBS) check test-page test-compiled test-walk test-server test-rest test-rules test-brute web fuzz

set-up: $(READY_DEV) $(if $(shell command -v npm),$(READY_WEB)) browser proxies kit

# Searches all finishes of all puzzles that are shipped.
puzzles: $(READY_DEV)
	@for each in temple island valley; do $(BIN)/pennypapers puzzles check $$each || exit 1; done

test-rules: $(READY_DEV)
	@$(BIN)/coverage run -m $(PYTEST) $(PURE) $(PURE_SOURCES) $(BRUTE:%=--ignore=%)
	@$(BIN)/coverage report --skip-covered --fail-under=95

test-brute: $(READY_DEV)
	@$(BIN)/$(PYTEST) $(BRUTE)

test-page: $(READY_DEV)
	@$(BIN)/$(PYTEST) tests/browser $(WHEEL) $(WALK:%=--ignore=%)

test-walk: $(READY_DEV)
	@$(BIN)/$(PYTEST) $(WALK)

test-compiled: $(READY_DEV)
	@$(BIN)/$(PYTEST) $(COMPILED) README.md docs src $(PURE_SOURCES:%=--ignore=%)

test-server: $(READY_DEV)
	@$(BIN)/$(PYTEST) tests/server tests/attacks

test-rest: $(READY_DEV)
	@$(BIN)/$(PYTEST) tests --ignore=tests/browser --ignore=$(WHEEL) --ignore=tests/server --ignore=tests/attacks $(PURE:%=--ignore=%) $(COMPILED:%=--ignore=%)

check: $(READY_DEV)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

# The page needs Node only to be checked. Without it the Python tests still run, and what was skipped is said.
web:
ifeq ($(shell command -v npm),)
	@echo '*** SKIPPED: the page is neither type-checked nor unit-tested, for there is no npm here. Install Node 20 or newer.'
else
	@$(MAKE) --no-print-directory $(READY_WEB)
	@node_modules/.bin/tsc
	@node_modules/.bin/tsc --project tsconfig.worker.json
	@node --test --test-reporter=spec $$(find tests/web -name "*.test.js")
endif

# What a browser keeps to play without a server; it is served by whoever runs a server from this clone.
KIT := kit/src/pennypapers_kit/files/kit.json
# What the kit is built with is named here too: the make below, left to install it, would do so beside this one.
kit: $(READY_DEV) $(if $(shell command -v npm),$(READY_WEB))
ifeq ($(shell command -v npm),)
	@echo '*** SKIPPED: the kit that plays without a server is neither built nor tested, for there is no npm here. Install Node 20 or newer.'
else
	@$(MAKE) --no-print-directory $(KIT)
endif

$(KIT): $(READY_DEV) $(READY_WEB) $(wildcard tools/kit/*) $(shell find src/pennypapers -name '*.py' -not -path '*/web/*')
	@$(BIN)/python tools/kit/build.py

# The package with the kit's files, in kit/dist.
kit-wheel: kit
	@cd kit && ../$(BIN)/python -m hatchling build --target wheel

wheel: $(READY_DEV) $(READY_WEB)
	@$(BIN)/python -m hatchling build --target wheel

# The same commit gives the same bytes. The bill lists what the extra `all` installs here today.
release: $(READY_DEV) $(READY_WEB)
	@rm -rf dist
	@$(BIN)/python -m hatchling build --target sdist --target wheel
	@$(BIN)/python tools/sbom.py > dist/pennypapers.cdx.json
	@cd dist && sha256sum -- * > SHA256SUMS

matrix: $(READY_DEV) $(READY_WEB)
	@.ci/matrix

browser: $(READY_BROWSER)
	@.ci/chromium

proxies: | browser # one installs packages of the system after the other
	@.ci/proxies

types: $(READY_DEV)
	@$(BIN)/python -m pennypapers.server.web.message_types > src/pennypapers/web/js/net/messages.d.ts
	@$(BIN)/python -m pennypapers.server.web.adventure_facts > tests/support/web/adventures.json

words: $(READY_DEV)
	@$(BIN)/python tools/english.py
	@$(BIN)/python tools/rules_page.py

icons: browser
	@$(BIN)/python tools/icons.py

fuzz: $(READY_DEV) $(READY_FUZZ)
	@$(BIN)/python tests/fuzz.py .venv-fuzz/bin/schemathesis

mutate: $(READY_DEV)
	@$(PIP) -e '.[mutation]'
	@$(BIN)/mutmut run --max-children 2
	@$(BIN)/mutmut results

bench: $(READY_DEV)
	@$(PIP) -e '.[bench]'
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python benchmarks/startup.py

bench-fast: $(READY_DEV)
	@$(BIN)/python benchmarks/simulation.py

# The environments beside OpenSpiel, PettingZoo and Pgx, in an environment of its own, because these are large.
bench-envs:
	@test -d .venv-envs || $(PYTHON) -m venv .venv-envs
	@.venv-envs/bin/pip --disable-pip-version-check install --quiet -e '.[bench-envs]'
	@.venv-envs/bin/python benchmarks/envs.py

# The long proof that both engines play the same game; make test runs a short one.
prove: $(READY_DEV)
	@PYTHONPATH=tests $(BIN)/python -m support.prove --games 10000

# An hour of attacks from one address, with figures; make test runs some seconds of each.
MINUTES ?= 60
attack: $(READY_DEV)
	@PYTHONPATH=tests $(BIN)/python -m support.server.attack --minutes $(MINUTES)

bench-server: $(READY_DEV)
	@$(BIN)/python benchmarks/server.py

bench-page: browser
	@PYTHONPATH=tests $(BIN)/python benchmarks/browser/page.py

clean:
	rm -rf .venv .venv-fuzz .venv-envs node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis mutants .coverage

.venv:
	@$(PYTHON) -m venv .venv

$(READY): pyproject.toml | .venv
	@$(PIP) -e '.[server,fast,print,completion,tui]'
	@touch $@

$(READY_DEV): pyproject.toml | .venv
	@$(PIP) -e '.[dev]'
	@touch $@ $(READY)

$(READY_BROWSER): pyproject.toml | .venv $(READY_DEV)
	@if $(PIP) -e '.[browser]'; then touch $@; else echo '*** Playwright cannot be installed here.'; fi

$(READY_WEB): package-lock.json .npmrc
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(READY_FUZZ): pyproject.toml
	@test -d .venv-fuzz || $(PYTHON) -m venv .venv-fuzz
	@.venv-fuzz/bin/pip --disable-pip-version-check install --quiet --no-compile -e '.[fuzz]'
	@touch $@
