# Everything starts here: `make play` in a fresh clone sets itself up first.
# ARGS passes options on: make play ARGS="castle --lang uk"

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench soak lock clean

help: ## this list
	@echo "Greathall: four medieval board games at one table"
	@echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(READY) ## virtual environment with everything in it

$(READY): pyproject.toml requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Greathall needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3 $(MAKECMDGOALS)"; \
		exit 1; }
	@echo "Setting the table (once; a minute or two) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(READY)
	@echo "Ready."

play: $(READY) ## sit down and play
	@$(BIN)/greathall play $(ARGS)

test: $(READY) ## all tests, on all cores
	@$(BIN)/python -m pytest -n auto -q $(ARGS)

check: $(READY) ## formatting, lint, strict types
	@$(BIN)/ruff format --check --quiet . || { echo "Formatting differs; 'make format' mends it:"; \
		$(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@echo "Formatting, lint and types are clean."

format: $(READY) ## format the code, mend what lint can mend
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --fix --quiet .

bench: $(READY) ## measure the engine beside its peers (minutes)
	@$(BIN)/greathall bench $(ARGS)

soak: $(READY) ## full counts of random games (hours; goes on where it stopped)
	@$(BIN)/python -m greathall.lab.soak $(ARGS)

lock: $(READY) ## pin the newest versions that pyproject.toml allows
	@$(PIP) install uv
	@$(BIN)/uv pip compile --quiet --universal --upgrade --no-header --no-annotate --no-emit-index-url \
		--no-emit-find-links --python-version 3.11 --extra dev --extra lab --extra server \
		--output-file requirements/dev.txt pyproject.toml

clean: ## remove everything that was made, except soak results
	@rm -rf $(VENV) .peers .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
