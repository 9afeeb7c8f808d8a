/** Checks types in a process of its own: it parses the library while the specs are compiled. */
import { GeneratedProgram } from "./program.js";

/** Modules that differ, among all that are generated. */
export interface CheckInput {
  readonly texts: ReadonlyMap<string, string>;
  readonly paths: readonly string[];
}

const [, , checkout = "", out] = process.argv;
const program = new GeneratedProgram(checkout, out);
program.warm();
process.on("message", ({ texts, paths }: CheckInput) => {
  process.send?.(program.check(texts, paths));
});
