/** Writes the recorded shapes of every ordered pair of text dialects again: `make golden`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FIXTURES, readRecorded, recordPairs } from "./record-pairs.js";

const before = readRecorded();
const now = await recordPairs();
for (const name of before.keys()) if (!now.has(name)) rmSync(join(FIXTURES, name));
const changed = [...now].filter(([name, content]) => before.get(name) !== content);
for (const [name, content] of changed) {
  mkdirSync(dirname(join(FIXTURES, name)), { recursive: true });
  writeFileSync(join(FIXTURES, name), content);
}
process.stdout.write(`${changed.length} of ${now.size} recorded files changed\n`);
