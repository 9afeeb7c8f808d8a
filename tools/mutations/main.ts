/**
 * Measures how the compiler answers wrong lines: one problem each is the aim. Prints the counts, and with --list the
 * faults that are accepted in silence or give several problems.
 */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { describeTried, trySample } from "./sample.js";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000" },
    seed: { type: "string", default: "13" },
    dialect: { type: "string", multiple: true },
    list: { type: "boolean", default: false },
  },
});
const specs = resolve(import.meta.dirname, "../../specs");
const dialects = values.dialect ?? readdirSync(join(specs, "dialects")).sort();
const tried = await trySample(specs, dialects, { count: Number(values.count), seed: Number(values.seed) });

for (const kind of ["deleted", "misspelt"] as const) {
  const own = tried.filter(({ mutation }) => mutation.kind === kind);
  const count = (isMeant: (problems: number) => boolean): number =>
    own.filter(({ problems }) => isMeant(problems.length)).length;
  process.stdout.write(
    `${kind}: ${own.length} tried, ${count((found) => found === 0)} accepted, ` +
      `${count((found) => found === 1)} with one problem, ${count((found) => found > 1)} with several\n`,
  );
  if (values.list)
    for (const one of own.filter(({ problems }) => problems.length !== 1))
      process.stdout.write(`  ${describeTried(one).replaceAll("\n", "\n  ")}\n`);
}
