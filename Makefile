# Everything starts here: `make play` in a fresh clone sets itself up first.
# ARGS passes options on: make play ARGS="castle --lang uk"

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DOCS_VENV := .venv-docs
DOCS_READY := $(DOCS_VENV)/.ready
EXTRAS_VENV := .venv-extras
EXTRAS_READY := $(EXTRAS_VENV)/.ready
QUIETLY := -m pip -qq --disable-pip-version-check
PIP := $(BIN)/python $(QUIETLY)
ARGS ?=
# Where web/vite.config.ts builds to, and what pyproject.toml puts into the packages.
STATIC := src/greathall/server/static
BUNDLE := $(STATIC)/index.html
WEB_READY := web/node_modules/.ready
WEB_SOURCES = $(shell find web/src web/scripts web/public web/index.html web/vite.config.ts -type f)
CHROMIUM := $(or $(GREATHALL_CHROMIUM),$(shell command -v chromium || command -v chromium-browser || command -v google-chrome))

# The package with compiled modules; whoever has the folder on PYTHONPATH plays with them.
COMPILED := build/compiled
ENGINE_TESTS := tests/compiled tests/core tests/conformance tests/games tests/bots

# Every core has tests that stand side by side, and share what one of them has set up; who is done takes from the others.
SHARED := -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help setup play terminal web wheel compiled test test-fast test-extras test-compiled check types format docs bench bench-quick bench-server soak faults screenshots lock audit sbom clean

help: ## this list
	@echo "Greathall: four medieval board games at one table"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

setup: $(READY) ## virtual environment with everything in it

$(READY): pyproject.toml requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Greathall needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3 $(MAKECMDGOALS)"; \
		exit 1; }
	@echo "Setting the table (once; a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@# Of ourselves there is no hash to be had.
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(READY)
	@echo "Ready."

play: $(READY) $(BUNDLE) ## sit down and play, in the browser
	@$(BIN)/greathall serve --open $(ARGS)

terminal: $(READY) ## sit down and play, in the terminal
	@$(BIN)/greathall play $(ARGS)

web: $(BUNDLE) ## build the browser's table

$(BUNDLE): $(WEB_SOURCES) $(WEB_READY)
	@echo "Building the browser's table ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $(BUNDLE)

$(WEB_READY): web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
		2>/dev/null || { echo "The browser's table is built with Node 20.19 or newer. Without it: make terminal"; exit 1; }
	@# Not `npm ci`: the lock pins versions, but names compiled parts only of the system it was made on.
	@cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $(WEB_READY)

wheel: $(READY) $(BUNDLE) ## the packages in dist/, with the browser's table in them
	@rm -rf dist
	@$(BIN)/python -m hatchling build -d dist -t sdist -t wheel
	@$(BIN)/python -m greathall.lab.sbom dist

compiled: $(READY) ## the engine compiled with mypyc in build/compiled (minutes; wants a C compiler)
	@$(BIN)/python -m greathall.lab.compiled --target $(COMPILED) $(ARGS)

sbom: $(READY) ## what a release is made of (CycloneDX) in dist/
	@$(BIN)/python -m greathall.lab.sbom dist

test: $(READY) ## all tests, on all cores
	@if command -v node >/dev/null; then $(MAKE) --no-print-directory web; \
		else echo "Node is absent: the browser's tests are skipped."; fi
	@test -n "$(CHROMIUM)" || echo "Chromium is absent: the tests in a browser are skipped (Debian: apt-get install chromium)."
	@# Compiled code is kept even where the environment says not to: the tests start hundreds of processes.
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest $(SHARED) -q $(ARGS)

test-fast: $(READY) ## the tests that take no patience: about two minutes on two cores
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest $(SHARED) -q -m "not slow" $(ARGS)

test-extras: $(EXTRAS_READY) ## tests of what only some need: datasets as Parquet
	@$(EXTRAS_VENV)/bin/python -m pytest -q tests/lab/test_dataset.py $(ARGS)

# All that the tests need lies in the usual environment, and is borrowed from there.
$(EXTRAS_READY): $(READY) requirements/data.txt
	@test -x $(EXTRAS_VENV)/bin/python || $(PYTHON) -m venv $(EXTRAS_VENV)
	@$(EXTRAS_VENV)/bin/python $(QUIETLY) install --require-hashes -r requirements/data.txt
	@$(BIN)/python -c 'import site; print("import site; site.addsitedir(%r)" % site.getsitepackages()[0])' \
		> "$$($(EXTRAS_VENV)/bin/python -c 'import site; print(site.getsitepackages()[0])')/borrowed.pth"
	@touch $(EXTRAS_READY)

test-compiled: compiled ## the engine's fast tests on the compiled build
	@PYTHONPATH=$(COMPILED) PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest $(SHARED) -q -m "not slow" $(ENGINE_TESTS)

check: $(READY) ## formatting, lint, strict types
	@$(BIN)/ruff format --check --quiet . || { echo "Formatting differs; 'make format' mends it:"; \
		$(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/python -m greathall.lab.types --check web/src
	@if command -v node >/dev/null; then $(MAKE) --no-print-directory $(WEB_READY) && cd web && \
		npm run --silent --if-present format:check && npm run --silent check -- --output human; \
		else echo "Node is absent: the browser's sources are not checked."; fi
	@echo "Formatting, lint and types are clean."

types: $(READY) ## the browser's types, from the types in Python
	@$(BIN)/python -m greathall.lab.types web/src

format: $(READY) ## format the code, mend what lint can mend
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --fix --quiet .
	@if command -v node >/dev/null; then $(MAKE) --no-print-directory $(WEB_READY) && cd web && \
		npm run --silent --if-present format; \
		else echo "Node is absent: the browser's sources are not formatted."; fi

docs: $(DOCS_READY) ## the documentation site in build/site
	@NO_MKDOCS_2_WARNING=1 $(DOCS_VENV)/bin/mkdocs --quiet build --strict --site-dir build/site
	@echo "The documentation is in build/site/index.html."

$(DOCS_READY): requirements/docs.txt
	@test -x $(DOCS_VENV)/bin/python || $(PYTHON) -m venv $(DOCS_VENV)
	@$(DOCS_VENV)/bin/python $(QUIETLY) install --require-hashes -r requirements/docs.txt
	@touch $(DOCS_READY)

bench: $(READY) ## measure the engine beside its peers (minutes)
	@$(BIN)/greathall bench $(ARGS)

bench-quick: $(READY) ## ratios alone, for use while working
	@$(BIN)/greathall bench --quick $(ARGS)

bench-server: $(READY) ## measure the server beside boardgame.io's (minutes)
	@$(BIN)/python -m greathall.server.bench $(ARGS)

soak: $(READY) ## full counts of random games (hours; goes on where it stopped)
	@$(BIN)/python -m greathall.lab.soak $(ARGS)

faults: $(READY) ## the server while things break: 100 faults, 10,000 moves on each database
	@$(BIN)/python -m greathall.lab.faults $(ARGS)

screenshots: $(READY) $(BUNDLE) ## pictures of every page, size and language in build/screenshots
	@$(BIN)/python -m tests.browser.screenshots $(ARGS)

# Hashes of all files of a package, for every system: what is installed is what was locked, wherever it comes from.
LOCK = $(BIN)/uv pip compile --quiet --universal --upgrade --generate-hashes --no-header --no-annotate \
	--no-emit-index-url --no-emit-find-links --python-version 3.11

lock: $(READY) ## pin the newest versions that pyproject.toml allows, with hashes
	@$(PIP) install --require-hashes -r requirements/tools.txt
	@$(LOCK) --extra dev --extra lab --extra rl --extra server --extra postgres --extra push \
		--output-file requirements/dev.txt pyproject.toml
	@$(LOCK) --constraint requirements/dev.txt --extra server --extra postgres --extra push \
		--output-file requirements/server.txt pyproject.toml
	@$(LOCK) --constraint requirements/dev.txt --extra rl --output-file requirements/rl.txt pyproject.toml
	@$(LOCK) --constraint requirements/dev.txt --extra data --output-file requirements/data.txt pyproject.toml
	@$(LOCK) --extra docs --output-file requirements/docs.txt pyproject.toml
	@$(LOCK) --constraint requirements/dev.txt --output-file requirements/tools.txt requirements/tools.in

audit: $(READY) ## known weaknesses of what we depend on; ARGS=--offline-ok where no service can be reached
	@$(PIP) install --require-hashes -r requirements/tools.txt >/dev/null 2>&1 || echo "pip-audit cannot be installed from here."
	@$(BIN)/python -m greathall.lab.audit $(ARGS)

clean: ## remove everything that was made, except soak results
	@rm -rf $(VENV) $(DOCS_VENV) $(EXTRAS_VENV) .peers web/node_modules $(STATIC) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
