# make play   set everything up, run the server on this computer and open the page
# make test   set everything up and run all that CI runs

PYTHON ?= python3
BIN := .venv/bin
# Each stamp depends on pyproject.toml, so that a second run is quick and a changed dependency is not missed.
READY := .venv/.ready
READY_DEV := .venv/.ready-dev
READY_FUZZ := .venv-fuzz/.ready
PIP := $(BIN)/pip --disable-pip-version-check install --quiet

.PHONY: play test check fuzz mutate bench bench-server clean

play: $(READY)
	@$(BIN)/pennypapers serve --open

test: $(READY_DEV) check
	@$(BIN)/coverage run -m pytest
	@$(BIN)/coverage report --skip-covered --fail-under=95
	@$(MAKE) --no-print-directory fuzz

check: $(READY_DEV)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

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

bench-server: $(READY_DEV)
	@$(BIN)/python benchmarks/server.py

clean:
	rm -rf .venv .venv-fuzz .mypy_cache .pytest_cache .ruff_cache .hypothesis mutants .coverage

.venv:
	@$(PYTHON) -m venv .venv

$(READY): pyproject.toml | .venv
	@$(PIP) -e '.[server]'
	@touch $@

$(READY_DEV): pyproject.toml | .venv
	@$(PIP) -e '.[dev]'
	@touch $@ $(READY)

$(READY_FUZZ): pyproject.toml
	@test -d .venv-fuzz || $(PYTHON) -m venv .venv-fuzz
	@.venv-fuzz/bin/pip --disable-pip-version-check install --quiet -e '.[fuzz]'
	@touch $@
