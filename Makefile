# make play   set everything up and play
# make test   set everything up and run all that CI runs

PYTHON ?= python3
BIN := .venv/bin
# Each stamp depends on pyproject.toml, so that a second run is quick and a changed dependency is not missed.
READY := .venv/.ready
READY_DEV := .venv/.ready-dev
PIP := $(BIN)/pip --disable-pip-version-check install --quiet

.PHONY: play test check cover mutate bench bench-server clean

play: $(READY)
	@$(BIN)/pennypapers play

test: $(READY_DEV) check
	@$(BIN)/coverage run -m pytest
	@$(BIN)/coverage report --skip-covered --fail-under=95

check: $(READY_DEV)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

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
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis mutants .coverage

.venv:
	@$(PYTHON) -m venv .venv

$(READY): pyproject.toml | .venv
	@$(PIP) -e .
	@touch $@

$(READY_DEV): pyproject.toml | .venv
	@$(PIP) -e '.[dev]'
	@touch $@ $(READY)
