# Everything runs in .venv, which is made from the locked versions when it is missing or out of date.
# Needs only make and a Python of 3.11 or later with venv. Another Python: make play PYTHON=python3.13
# Words for the command behind a target: make test ARGS="-k launcher"

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PLAY_READY := $(VENV)/.play-ready
DEV_READY := $(VENV)/.dev-ready

.DEFAULT_GOAL := help
.PHONY: help play setup test lint check format bench balance soak golden screenshots cards docs lock

help: ## This list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /:/' | awk -F: '{ printf "make %-12s %s\n", $$1, $$2 }'

play: $(PLAY_READY) ## Sets up what is missing, then starts the game
	@$(BIN)/tamashii $(ARGS)

setup: $(DEV_READY) ## Sets up what is missing, for work on the code

# Tests of the real program mostly wait for it, so there are more workers than a small machine has cores.
test: $(DEV_READY) ## Runs the tests
	$(BIN)/python -m pytest -n 4 --dist worksteal $(ARGS)

lint: $(DEV_READY) ## Form, lint, types and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: lint test ## Everything a change must pass

format: $(DEV_READY) ## Puts the code into form, and mends what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

docs: $(DEV_READY) ## Makes the documents that come from the code
	$(BIN)/python -m tests.docs.rules_index
	$(BIN)/python -m tests.docs.cards

cards: $(DEV_READY) ## Prints every component card to docs/cards.md
	$(BIN)/python -m tests.docs.cards

bench: $(DEV_READY) ## Measures speed, each figure beside its floor
	$(BIN)/python -m tests.bench $(ARGS)

balance: $(DEV_READY) ## Measures by bots what the cards were designed for (long; goes on where it was stopped)
	$(BIN)/python -m tests.balance $(ARGS)

soak: $(DEV_READY) ## Plays thousands of games by bots, of which none may fail (long)
	$(BIN)/python -m tests.soak $(ARGS)

golden: $(DEV_READY) ## Records the golden games anew, after a change of rules, numbers or words (a minute)
	$(BIN)/python -m tests.golden $(ARGS)

screenshots: $(DEV_READY) ## Draws screenshots/ from real games
	$(BIN)/python -m tests.pictures $(ARGS)

# An ordinary prerequisite below, not an order-only one: a new interpreter empties .venv, stamps and all.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or later is needed: make PYTHON=...") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv --clear $(VENV)

# The build backend is in the lock too, so that installing the project itself fetches nothing unpinned.
$(PLAY_READY): requirements.lock pyproject.toml $(BIN)/python
	$(PIP) install --quiet --require-hashes -r requirements.lock
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(DEV_READY): requirements-dev.lock $(PLAY_READY)
	$(PIP) install --quiet --require-hashes -r requirements-dev.lock
	@touch $@

# pip-tools gets an environment of its own: it needs a pip of its choosing, which no player needs.
# Only names, versions and hashes are kept, so that a lock says nothing of the place it was made in.
LOCK_VENV := $(VENV)/lock
LOCK := $(LOCK_VENV)/bin/pip-compile --quiet --strip-extras --generate-hashes --allow-unsafe --build-deps-for editable \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links --no-emit-trusted-host
ONLY_PINS := grep -E '^[A-Za-z0-9][A-Za-z0-9._-]*==|^ +--hash='

lock: $(BIN)/python ## Makes both lock files anew, with the newest versions pyproject.toml allows
	$(BIN)/python -m venv --clear $(LOCK_VENV)
	$(LOCK_VENV)/bin/python -m pip --disable-pip-version-check install --quiet pip-tools
	$(LOCK) --extra dev --output-file $(LOCK_VENV)/dev.txt pyproject.toml
	$(LOCK) --constraint $(LOCK_VENV)/dev.txt --output-file $(LOCK_VENV)/play.txt pyproject.toml
	$(ONLY_PINS) $(LOCK_VENV)/dev.txt > requirements-dev.lock
	$(ONLY_PINS) $(LOCK_VENV)/play.txt > requirements.lock
	rm -rf $(LOCK_VENV)
