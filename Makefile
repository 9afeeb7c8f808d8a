.DEFAULT_GOAL := help
# The compiler of release 7 takes a quarter of the time. What reads programs by the interface of release 5 finds that as "typescript".
# Each of its checkers reads much of what others have read: with two it takes three quarters of the processor time of four.
TSC = node node_modules/typescript-7/bin/tsc --checkers 2
.PHONY: help install generate generate-specs generate-admin-types watch check-generated build bundle format lint types compile test slow unit replay golden agents \
  soak soak-short soak-money soak-crashes soak-workers soak-replicas mutate-specs sbom docs bench bench-check bench-memory bench-overview bench-workers measure-house run clean

# npm's own record of what is installed is the mark that it is up to date. Its warnings are of clients in tests that want a newer Node.
node_modules/.package-lock.json: package.json package-lock.json
	JOBS=max npm ci --loglevel error
	touch $@

install: node_modules/.package-lock.json ## install the dependencies

generate: install ## compile specs/ into generated/, and the types of the admin API for the console
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target generate-specs generate-admin-types

generate-specs:
	node --import tsx codegen/main.ts

generate-admin-types:
	node --import tsx tools/admin-api-types.ts

watch: install ## compile again whenever a spec changes
	node --import tsx codegen/main.ts --watch

check-generated: install ## fail when generated/ is not what specs/ say
	node --import tsx codegen/main.ts --check
	node --import tsx tools/admin-api-types.ts --check

build: install ## build the program into build/, each file and as one
	mkdir -p build && find build -mindepth 1 -maxdepth 1 ! -name agents -exec rm -rf {} +
	$(TSC) -p tsconfig.build.json
	cp generated/openapi.json build/generated/
	$(MAKE) bundle

bundle: install ## build the program and its pages as npm publishes them
	npx tsx tools/build-web.ts build/web
	npx tsx tools/bundle-program.ts build/bundle

format: install ## write everything as the formatter would
	npx oxfmt .

lint: install ## hold the code against the laws of the house
	npx oxfmt --check .
	npx eslint .

types: install ## check the types of everything
	$(TSC) -p .
	$(TSC) -p src/console/web

# Tests start many processes: compiled, each is there in half the time. What is not compiled stands beside as it is.
compile: install ## check the types of everything, and compile it for the tests
	rm -rf .compiled
	$(TSC) -p tsconfig.tests.json
	cp generated/openapi.json .compiled/generated/
	cp -R specs .compiled/
	$(TSC) -p src/console/web
	node .compiled/tools/build-web.js .compiled/web
	node .compiled/tools/bundle-processes.js

# What takes longest begins first, and what waits: while it does, others have the processor.
FAST_TESTS = '.compiled/test/{callbacks,workers,tasks,money,e2e}/**/!(*.slow|*.soak).test.js' \
  '.compiled/test/!(callbacks|workers|tasks|money|e2e)/**/!(*.slow|*.soak).test.js' '.compiled/test/!(*.slow|*.soak).test.js'

# With PART=0 or PART=1, every second file of them: CI runs one half for each commit.
$(if $(filter-out 0 1,$(PART)),$(error PART is 0 or 1))
SLOW_TESTS = $(if $(PART),$$(find .compiled/test -name '*.slow.test.js' | LC_ALL=C sort | awk 'NR % 2 == $(PART)'),'.compiled/test/**/*.slow.test.js')

unit: compile ## run the tests alone, without the slow ones
	npx mocha --reporter test/support/reporter.cjs $(FAST_TESTS)

# Beside the other checks, one thread for the compiler leaves no processor idle, and takes the least time of it.
test: install ## the checks side by side, then the tests without the slow ones
	$(MAKE) --jobs=2 --output-sync=target TSC='$(TSC) --singleThreaded' lint compile check-generated
	npx mocha --reporter test/support/reporter.cjs $(FAST_TESTS)

slow: compile ## the slow tests: those that start programs, end gateways, build for each case, draw very much, try all clients with all vendors, or wait for seconds: make slow PART=0
	npx mocha --reporter test/support/reporter.cjs $(SLOW_TESTS)

replay: install ## replay recorded traffic through every pair and preset: make replay FIXTURES=DIR
	npx tsx tools/replay/main.ts $(FIXTURES)

golden: install ## record the shapes of every pair of text dialects anew into test/fixtures
	npx tsx tools/golden/main.ts

agents: build ## run Claude Code, Codex, Gemini CLI and others from npm against strict vendors: make agents AGENTS='--only codex'
	npx tsx tools/agents/main.ts $(AGENTS)

soak: compile slow soak-short soak-money soak-crashes soak-workers soak-replicas ## the long tests: the properties, money, crashes, workers and replicas with many more runs
	ISOGLOSS_RUNS=2000 npx mocha --no-config --timeout 0 --reporter test/support/reporter.cjs '.compiled/test/conversion/properties/**/*.test.js' .compiled/test/codegen/deleted-reasons.slow.test.js

# They measure times or memory, or bring a machine to its limits: one after the other, each has the machine for itself.
soak-short: compile ## the tests that need the machine for themselves, each in its short form
	npx mocha --no-parallel --exit --reporter spec '.compiled/test/**/*.soak.test.js'

soak-money: compile ## the money store against its oracle: make soak-money ISOGLOSS_OPERATIONS=N ISOGLOSS_SEED=N
	ISOGLOSS_OPERATIONS=$(or $(ISOGLOSS_OPERATIONS),1000000) $(if $(ISOGLOSS_SEED),ISOGLOSS_SEED=$(ISOGLOSS_SEED)) \
	  npx mocha --no-config --timeout 60000 --reporter spec .compiled/test/money/model.slow.test.js
	ISOGLOSS_RUNS=$(or $(ISOGLOSS_RUNS),200) $(if $(ISOGLOSS_SEED),ISOGLOSS_SEED=$(ISOGLOSS_SEED)) \
	  npx mocha --no-config --timeout 60000 --reporter spec .compiled/test/money/allotment.test.js .compiled/test/money/allotments-model.soak.test.js

soak-crashes: compile ## gateways killed under load, many times over: make soak-crashes ISOGLOSS_CRASHES=N ISOGLOSS_SEED=N
	ISOGLOSS_CRASHES=$(or $(ISOGLOSS_CRASHES),7) $(if $(ISOGLOSS_SEED),ISOGLOSS_SEED=$(ISOGLOSS_SEED)) \
	  npx mocha --no-config --timeout 60000 --reporter spec .compiled/test/money/crashes-under-load.soak.test.js .compiled/test/e2e/video/crashes-under-load.soak.test.js .compiled/test/e2e/video/two-replicas.soak.test.js

soak-workers: compile ## three processes on PostgreSQL under load: make soak-workers ISOGLOSS_LOAD_SECONDS=N ISOGLOSS_SEED=N
	ISOGLOSS_WORKERS=3 ISOGLOSS_LOAD_SECONDS=$(or $(ISOGLOSS_LOAD_SECONDS),120) $(if $(ISOGLOSS_SEED),ISOGLOSS_SEED=$(ISOGLOSS_SEED)) \
	  npx mocha --no-config --timeout 90000 --reporter spec .compiled/test/e2e/operations/workers.soak.test.js

soak-replicas: compile ## three replicas while everything fails: make soak-replicas ISOGLOSS_SOAK_SECONDS=N ISOGLOSS_SEED=N ISOGLOSS_STEPS=N,N,N
	ISOGLOSS_SOAK_SECONDS=$(or $(ISOGLOSS_SOAK_SECONDS),300) $(if $(ISOGLOSS_SEED),ISOGLOSS_SEED=$(ISOGLOSS_SEED)) \
	  $(if $(ISOGLOSS_STEPS),ISOGLOSS_STEPS=$(ISOGLOSS_STEPS)) \
	  npx mocha --no-config --timeout 90000 --reporter spec .compiled/test/e2e/operations/soak-replicas.soak.test.js

mutate-specs: install ## delete entries of mappings and misspell words: make mutate-specs COUNT=N SEED=N MUTATE='--dialect chat --list'
	node --import tsx tools/mutations/main.ts $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED)) $(MUTATE)

bench: build ## the gateway beside a bare proxy, in one run: make bench BASE=REVISION BENCH='--only calls --json FILE'
	npx tsx tools/bench/main.ts $(if $(BASE),--base $(BASE)) $(BENCH)

bench-check: build ## fail when a ratio of processor time is over 15 % worse than the committed one
	npx tsx tools/bench/main.ts --only calls --only streams --only bodies --check tools/bench/ratios.json

bench-workers: build ## calls per second and processor time of 1, 2 and 4 processes on PostgreSQL
	npx tsx tools/bench/workers.ts

bench-overview: install ## the overview and the list over a request log of a million rows, on SQLite
	npx tsx tools/bench/overview.ts

bench-memory: build ## eight large calls at once within 1 GiB of memory, and 2,000 videos seen within 15 s
	npx tsx tools/bench/images.ts
	npx tsx tools/bench/videos.ts
	npx tsx tools/bench/polling.ts

measure-house: build ## count how the source reads: widths, casts, the road of a call, keys, prose, old words
	npx tsx tools/measure-house/main.ts

sbom: build ## write the packages that run with the gateway, with their licences and hashes, into build/sbom.cdx.json
	npm sbom --omit dev --sbom-format cyclonedx > build/sbom.cdx.json

docs: install ## build the documentation's site into build/docs: guide, manual, tables, explorer
	npx tsx tools/docs/main.ts build/docs

run: bundle ## serve the demo catalog on http://127.0.0.1:8787, no account needed
	node build/bundle/src/main.js demo

clean: ## remove what was built
	rm -rf build .compiled

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "%-16s %s\n", $$1, $$2 }'
