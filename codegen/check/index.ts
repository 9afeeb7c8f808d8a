/** Every rule about specs that the JSON Schemas of the language cannot say, run over all files at once. */
import { compareProblems, SpecProblems } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function checkSpecs(specs: Specs): void {
  const problems = rules.flatMap((rule) => rule(specs));
  if (problems.length > 0) throw new SpecProblems([...problems].sort(compareProblems));
}

const rules: readonly ((specs: Specs) => readonly import("../load/problem.js").Problem[])[] = [];
