# Saitei: `make report` and `make test` do their own set-up, in .venv, from nothing but Python 3.11+ (with pip) and make.
# Another Python: make PYTHON=/path/to/python3.12 test

BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PYTHON ?= $(shell for p in python3 python python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)
# Engines that `make report` plays on: names, separated by spaces (see steps/peers/README.md). Without the reference there is no verdict.
ENGINES ?= reference
COMPILE = "$(BIN)/python" -m uv pip compile --quiet --universal --python-version 3.11 --upgrade --generate-hashes \
	--no-emit-index-url --no-header --no-annotate
export PYTHONUTF8 := 1
unexport PYTHONPATH PYTHONHOME

.PHONY: help report test lint prove prove-all bench bench-peers install-peers soak mutants audit lock setup clean

help:
	@echo "make report   run all rulings and write reports/out/compliance.html"
	@echo "make test     check style and types, run every test and every ruling"
	@echo "make lint     style, types and direction of imports only"
	@echo "make prove    switch off each claimed rule and see which rulings fail without it"
	@echo "make prove-all  the same in the whole suite: how many rulings fail without each rule (long; goes on where it was stopped)"
	@echo "make bench    run the benchmarks"
	@echo "make report ENGINES=\"reference phase\", make bench-peers   beside another engine, which is installed for that"
	@echo "make soak     play 500 games at random, and every ruling, and look for contradictions"
	@echo "make mutants  make mistakes in the engine and see whether a test fails"
	@echo "make audit    ask whether a dependency has a known vulnerability (needs a network)"
	@echo "make lock     work out requirements.lock anew from pyproject.toml"
	@echo "make clean    remove all that these commands made"

report: setup $(if $(filter phase,$(ENGINES)),install-peers)
	@"$(BIN)/saitei" report --prove $(foreach engine,$(ENGINES),--engine "$(engine)")

test: setup
	@failed=; \
	$(MAKE) --no-print-directory lint || failed=" style"; \
	"$(BIN)/python" -m pytest -n auto --dist worksteal || failed="$$failed tests"; \
	"$(BIN)/saitei" prove --brief || failed="$$failed proofs"; \
	if [ -n "$$failed" ]; then echo "make test: FAILED:$$failed"; exit 1; fi; \
	echo "make test: passed"

lint: setup
	@failed=; \
	"$(BIN)/python" -m ruff check --quiet . || failed="$$failed ruff"; \
	"$(BIN)/python" -m mypy --no-error-summary || failed="$$failed mypy"; \
	imports=$$("$(BIN)/lint-imports" 2>&1) || { echo "$$imports"; failed="$$failed lint-imports"; }; \
	if [ -n "$$failed" ]; then echo "Style: complaints by$$failed"; exit 1; fi; \
	echo "Style: no complaints by ruff, mypy, lint-imports"

prove: setup
	@"$(BIN)/saitei" prove

prove-all: setup
	@"$(BIN)/saitei" prove --all --brief --keep

bench: setup
	@for bench in $(subst /,.,$(basename $(filter-out %/__init__.py,$(wildcard */bench/*.py)))); do \
		echo "== $$bench"; "$(BIN)/python" -m "$$bench" || exit 1; done

bench-peers: setup install-peers
	@"$(BIN)/python" -m steps.bench.peers

install-peers:
	@"$(BIN)/python" -c 'import phase' 2>/dev/null || "$(BIN)/python" -m pip install -qq --disable-pip-version-check --require-hashes --requirement .ci/peers.lock

soak: setup
	@"$(BIN)/python" -m reports.tests.soak $(GAMES)

mutants: setup
	@"$(BIN)/python" -c 'import cosmic_ray' 2>/dev/null || "$(BIN)/python" -m pip install -qq --disable-pip-version-check --require-hashes --requirement .ci/mutants.lock
	@"$(BIN)/python" -m engine.tests.mutants

audit: setup
	@"$(BIN)/python" .ci/audit.py

lock: setup
	@"$(BIN)/python" -m pip install --quiet uv
	@$(COMPILE) pyproject.toml --extra dev --output-file requirements.lock
	@for extra in browser mutants audit peers; do \
		sed -n "s/^$$extra = \[\"\(.*\)\"\]\$$/\1/p" pyproject.toml | tr -d '" ' | tr , '\n' | \
		$(COMPILE) - --constraint requirements.lock --output-file .ci/$$extra.lock || exit 1; done
	@"$(BIN)/python" .ci/licences.py
	@echo "requirements.lock and the locks in .ci are new; the next make installs from them"

setup:
	@test -n "$(PYTHON)" || { echo "Saitei needs Python 3.11 or newer. Name one: make PYTHON=/path/to/python3.11"; exit 1; }
	@"$(PYTHON)" -I .ci/venv.py

clean:
	rm -rf .venv .venv-audit reports/out .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
