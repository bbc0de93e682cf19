# make play [GAME=lumen] [ARGS="--lang de"]: a game in this terminal.   make test: every gate.   make docs: the site.   All set up what they need.

PYTHON ?= python3
GAME ?= lichterfest
TOOLS := .tools/uv
UV := $(shell command -v uv || echo $(TOOLS)/bin/uv)
export UV_PYTHON ?= $(PYTHON)
export UV_PYTHON_DOWNLOADS ?= never

.PHONY: play test check setup format lint types layers tests docs bench strength clean
.SILENT:

play: setup
	$(UV) run --no-sync lichtspiel play $(GAME) $(ARGS)

test: check

check: setup format lint types layers tests

setup: $(UV)
	echo "— Setting up (the first time, this compiles the engines)"
	$(UV) sync --quiet --locked
	$(UV) run --no-sync python -c "import lichtspiel" 2>/dev/null || $(UV) sync --quiet --locked --reinstall-package lichtspiel

$(TOOLS)/bin/uv:
	echo "— Installing uv into $(TOOLS)"
	$(PYTHON) -m venv $(TOOLS) 2>/dev/null && $(TOOLS)/bin/pip install --quiet --disable-pip-version-check "uv>=0.13,<0.14" \
	  || $(PYTHON) -m pip install --quiet --disable-pip-version-check --target $(TOOLS) "uv>=0.13,<0.14"

format:
	echo "— Format"
	$(UV) run --no-sync ruff format --quiet --diff .

lint:
	echo "— Lint"
	$(UV) run --no-sync ruff check --quiet .

types:
	echo "— Types"
	$(UV) run --no-sync mypy --no-error-summary

layers:
	echo "— Import layers"
	$(UV) run --no-sync lint-imports > .layers.log || (cat .layers.log; exit 1)
	rm .layers.log

tests:
	echo "— Tests"
	$(UV) run --no-sync pytest --numprocesses auto

docs: setup
	$(UV) run --no-sync python tools/site.py

bench: setup
	$(UV) run --group bench lichtspiel bench

strength: setup
	echo "— Playing the pairings of docs/strength.md (hours from scratch; games in build/strength are kept)"
	$(UV) run --no-sync python -m lichtspiel.arena.strength docs/strength.md build/strength

clean:
	rm -rf .venv .tools build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete
