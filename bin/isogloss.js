#!/usr/bin/env node
// npx links to this file when it first runs in a checkout, and never again: so it is there before the program is built.
import { existsSync } from "node:fs";

const program = new URL("../build/bundle/src/main.js", import.meta.url);

if (existsSync(program)) await import(program.href);
else {
  process.stderr.write("isogloss: the program is not built yet: run make build\n");
  process.exitCode = 1;
}
