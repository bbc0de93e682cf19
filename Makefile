# make play [PORT=8000]: the games in the browser.   make terminal [GAME=lumen] [ARGS="--lang de"]: one in this terminal.   make test: every gate.
# All set up what they need and say what they do. make docs: the site; make dev: the page with hot reload; make fast, coverage, page, types, screenshots: see below; make bench, against, strength: figures for docs/; make rig: changes of bots; make wheel: a wheel, its engines at their fastest; make audit: known holes.

PYTHON ?= python3
GAME ?= lichterfest
TOOLS := .tools/uv
UV := $(shell command -v uv || echo $(TOOLS)/bin/uv)
export UV_PYTHON ?= $(PYTHON)
export UV_PYTHON_DOWNLOADS ?= never
RUN := $(UV) run --no-sync
PAGE := $(RUN) python -m web.page
# A machine without Node.js gets it as a Python package.
NODE = $(shell $(PYTHON) -B -c 'import sys; from web import page; print("" if page.npm_on_path() else "--group=node")')

.PHONY: play dev terminal test check setup wheel page format lint typing layers web chromium tests fast coverage types screenshots docs bench against strength endurance soak audit simulation chaos elsewhere clean
.SILENT:

play: setup page
	$(RUN) lichtspiel serve --open $(if $(PORT),--port $(PORT)) $(ARGS)

# Vite serves the page from web/src and passes /api on to a server that runs in another terminal.
SERVER ?= http://127.0.0.1:8000
dev: setup
	echo "— The page from its sources, against the server at $(SERVER) (start one in another terminal: $(RUN) lichtspiel serve)"
	LICHTSPIEL_SERVER=$(SERVER) $(PAGE) dev

terminal: setup
	$(RUN) lichtspiel play $(GAME) $(ARGS)

test: check

check: setup page format lint typing layers web chromium tests

setup: $(UV)
	echo "— Setting up (the first time, this compiles the engines and builds the page)"
	$(UV) sync --quiet --locked $(NODE)
	$(RUN) python -c "import lichtspiel" 2>/dev/null || $(UV) sync --quiet --locked $(NODE) --reinstall-package lichtspiel

# dist/: a wheel whose engines are compiled twice, the second time by what was hot in the games played in between (0090).
wheel: $(UV)
	echo "— Building a wheel (the engines are compiled twice: some minutes)"
	LICHTSPIEL_PGO=1 $(UV) build --wheel $(ARGS)

# Done while setting up, and of no effect then; this says why it failed if it did.
page:
	$(PAGE) build

$(TOOLS)/bin/uv:
	echo "— Installing uv into $(TOOLS)"
	$(PYTHON) -m venv $(TOOLS) 2>/dev/null && $(TOOLS)/bin/pip install --quiet --disable-pip-version-check "uv>=0.13,<0.14" \
	  || $(PYTHON) -m pip install --quiet --disable-pip-version-check --target $(TOOLS) "uv>=0.13,<0.14"

format:
	echo "— Format"
	$(RUN) ruff format --quiet --diff .

lint:
	echo "— Lint"
	$(RUN) ruff check --quiet .

typing:
	echo "— Types"
	$(RUN) mypy --no-error-summary

layers:
	echo "— Import layers"
	$(RUN) lint-imports > .layers.log || (cat .layers.log; exit 1)
	rm .layers.log

web:
	echo "— Page: types, format, components"
	$(PAGE) run check
	$(PAGE) run test

chromium:
	$(RUN) python -m tests.browser.chromium

# The own tests of the table and of the live part of the server reach all but a few lines, which shows on their plain source.
FLOORED := tests/table tests/simulation
FLOOR := --cov=lichtspiel.table --cov=lichtspiel.server.live --cov-report= --cov-fail-under=95
tests:
	echo "— Tests"
	LICHTSPIEL_FORM=engines $(RUN) pytest --numprocesses auto $(FLOORED) $(FLOOR)
	$(RUN) pytest --numprocesses auto

# What needs no browser, page or compiler, and is quick on the plain source as well.
PLAIN := tests/rules --ignore=tests/rules/leuchtturm/test_knowledge.py --ignore=tests/rules/lumen/test_deduction.py \
  --deselect=tests/rules/lumen/test_knowledge.py::test_M4_everything_told_over_whole_games_is_independent_of_what_is_hidden
fast:
	$(RUN) pytest --numprocesses auto $(PLAIN) $(FLOORED) $(patsubst %,tests/test_%.py,records chance words citations playthroughs)

# The compiled modules are measured as plain source by the tests of the rules, all others by tests that are quick enough.
# (OpenSpiel's own suites take minutes when traced; one test of the terminal lets no process write a file, not even coverage.)
COVERED := $(FLOORED) tests/adapters $(patsubst %,tests/test_%.py,records cli playthroughs words arena fourth external_bots) \
  $(patsubst %,tests/server/test_%.py,hub storage keeping clock openapi play protocols) \
  --deselect=tests/adapters/test_openspiel.py::test_their \
  --deselect=tests/test_cli.py::test_a_disk_without_room_is_not_taken_for_a_broken_database
coverage: setup
	echo "— Coverage"
	rm -rf build/coverage
	LICHTSPIEL_FORM=source $(RUN) pytest --numprocesses auto --cov --cov-report= $(PLAIN)
	LICHTSPIEL_FORM=engines $(RUN) pytest --numprocesses auto --cov --cov-append --cov-report= $(COVERED)
	$(RUN) coverage report --skip-covered --fail-under=91

# The page's types, from the schema of all that crosses the wire.
types: setup
	mkdir -p build
	$(RUN) python -m tools.write_schema build/schema.json
	$(PAGE) run types -- --input ../build/schema.json --output src/wire/schema.ts

# Every page (or SIGHTS="home table-lumen") on phone and desktop in both themes into build/screenshots, the tables into docs/pictures too.
screenshots: setup page chromium
	$(RUN) python -m tests.browser.screenshots $(SIGHTS)

docs: setup
	$(RUN) python -m tools.site
	echo "— To read it: $(PYTHON) -m http.server -b 127.0.0.1 -d build/site 8001, then http://127.0.0.1:8001/ (opened as files, its search stays empty)"

# The engines of this commit, plain and with a profile, against those of an earlier one: docs/benchmarks-engines.md.
AGAINST ?= 9a49edf
against: setup
	$(UV) run --with hatchling --with "setuptools>=84" python -m benchmarks.against $(AGAINST) docs/benchmarks-engines.md

bench: setup
	$(UV) run --group bench python -m benchmarks $(ARGS)

# CLUSTER=dask://host:8786 or ray://host:10001: play there.
ELSEWHERE = $(if $(CLUSTER),--cluster $(CLUSTER))
strength: setup
	echo "— Playing the pairings of docs/strength.md (hours from scratch; games in build/strength are kept)"
	$(RUN) python -m benchmarks.strength docs/strength.md build/strength $(ELSEWHERE)

# ARGS="gate lumen master first:master --players 4": whether a change of a bot is a gain; --help lists what else there is (0094).
.PHONY: rig
rig: setup
	$(RUN) python -m benchmarks.rig $(ARGS)

endurance: setup
	echo "— Playing every level against every level, a thousand games each (games in build/strength are kept)"
	$(RUN) python -m benchmarks.endurance docs/endurance.md build/strength $(ELSEWHERE)

soak: setup
	echo "— Playing bot tables for $(or $(MINUTES),30) minutes and watching the memory of the server and of the bot workers"
	PYTHONPATH=tests/fourth $(RUN) python -m tests.server.soak $(or $(MINUTES),30)

# Known holes in all that the lock files name. It needs the network, so it is no part of `make test`. WITHIN=8: seconds
# that each of the two sources has to answer.
audit: setup
	echo "— Asking for known holes"
	$(RUN) python -m tools.audit $(if $(WITHIN),--within $(WITHIN))

# SECONDS=3600: for so long. SEED=7 (and PLAN=…, as a failure says): that one course again.
SECONDS ?= 600
simulation: setup
	echo "— Simulating the server with everything that can go wrong, then killing a real one ($(SECONDS) s)"
	$(RUN) python -m tests.simulation.chaos $(if $(SEED),--seed $(SEED) $(if $(PLAN),--plan '$(PLAN)'),--seconds $(SECONDS))

# Three servers, PostgreSQL and NATS on machines of their own (network namespaces, if run by root) for MINUTES=30, with the
# faults of SEED=7; KILLS=50: nothing but kill -9, so many times.
chaos: setup
	echo "— Breaking a fleet in every way for $(or $(MINUTES),30) minutes, and checking what it promised"
	PYTHONPATH=tests/fourth $(RUN) python -m tests.chaos --minutes $(or $(MINUTES),30) $(if $(SEED),--seed $(SEED)) $(if $(KILLS),--kills $(KILLS))

# The tests of work on Ray, which is too large and too slow to start for `make test`; the next `make setup` takes it out again.
elsewhere: setup
	$(UV) run --locked --extra ray pytest tests/work/test_ray.py $(ARGS)

clean:
	rm -rf .venv .tools build dist web/node_modules src/lichtspiel/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete
