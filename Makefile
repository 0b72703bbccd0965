# make play: open the house. make test: every test. Both do all their set-up.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src hatch_build.py pyproject.toml constraints.txt -type f -not -name '*.pyc')
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

.PHONY: play setup test check docs bench clean

play: .venv/installed
	@$(BIN)/parlor

setup: .venv/extras

test: setup
	$(BIN)/python -m pytest -n 2 --dist worksteal
	PARLOR_PURE=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/properties tests/rulebooks

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

bench: setup
	$(BIN)/parlor bench engine

docs: setup
	$(BIN)/python scripts/build_docs.py
	$(BIN)/mkdocs build --strict

.venv/bin/python:
	@$(PYTHON) -m venv .venv

.venv/installed: .venv/bin/python $(SOURCES)
	@echo "Making the house ready; the first time takes about a minute ..."
	@rm -rf .venv/wheel
	@$(PIP) wheel --no-deps -w .venv/wheel .
	@$(PIP) install --no-deps --force-reinstall .venv/wheel/*.whl
	@$(PIP) install -c constraints.txt .venv/wheel/*.whl
	@touch $@

.venv/extras: .venv/installed
	@echo "Fetching what the tests use ..."
	@$(PIP) install -c constraints.txt "$$(echo .venv/wheel/*.whl)[dev,docs,glossary,lab]"
	@touch $@

clean:
	rm -rf .venv site build dist
