/** Tries a sample of faults in mappings, and counts how the compiler answers them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkTree } from "../../codegen/compile.js";
import { fromDisk, type ReadText } from "../../codegen/load/load-specs.js";
import { describeProblem, SpecProblems, type Problem } from "../../codegen/load/problem.js";
import { type Mutation, mutationsOf } from "./mutate.js";

export interface Tried {
  readonly dialect: string;
  readonly mutation: Mutation;
  readonly problems: readonly Problem[];
}

/** Numbers from 0 to 1 that follow from a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `specs` is a tree of specs without faults. */
export async function trySample(
  specs: string,
  dialects: readonly string[],
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<Tried[]> {
  const random = randomFrom(seed);
  const all = dialects.flatMap((dialect) =>
    mutationsOf(readFileSync(mappingIn(specs, dialect), "utf8"), random).map((make) => ({ dialect, make })),
  );
  const chosen = Array.from({ length: Math.min(count, all.length) }, () =>
    all.splice(Math.floor(random() * all.length), 1),
  ).flat();
  const tried: Tried[] = [];
  for (const { dialect, make } of chosen) {
    const mutation = make();
    const path = mappingIn(specs, dialect);
    const readText: ReadText = (other) => (other === path ? mutation.text : fromDisk(other));
    tried.push({ dialect, mutation, problems: await problemsOf(specs, readText) });
  }
  return tried;
}

function mappingIn(specs: string, dialect: string): string {
  return join(specs, "dialects", dialect, "mapping.yaml");
}

async function problemsOf(specs: string, readText: ReadText): Promise<readonly Problem[]> {
  try {
    await checkTree(specs, join(specs, "language"), readText);
    return [];
  } catch (error) {
    if (error instanceof SpecProblems) return error.problems;
    throw error;
  }
}

export function describeTried({ dialect, mutation: { kind, path, change }, problems }: Tried): string {
  const found = problems.map((problem) => `    ${describeProblem(problem).replaceAll("\n", "\n    ")}`);
  const where = kind === "deleted" ? "" : ` at ${path.join(".")}`;
  return [`${dialect}: ${kind} ${change}${where}: ${problems.length} problems`, ...found].join("\n");
}
