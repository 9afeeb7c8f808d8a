/** The lines of the specs that faults of generated code come from: code has marks of the nodes that it is made of. */
import { compareProblems, type Problem } from "../load/problem.js";
import type { Placed } from "../load/spec-file.js";
import { writtenAt } from "../model/shared-members.js";
import { codeOf, type Code } from "../print/code.js";
import type { Declaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import type { Compiled } from "./compiled.js";
import type { TypeFault } from "./program.js";
import { unfitTransform } from "./unfit-transform.js";

/** Faults of generated code as problems of the specs that it comes from, one for each place. */
export function problemsOf(faults: readonly TypeFault[], compiled: Compiled): Problem[] {
  const problems = new Map<string, Problem>();
  for (const fault of faults) {
    const problem = problemOf(fault, compiled);
    const place = `${problem.file}:${problem.line}:${problem.column}`;
    if (!problems.has(place)) problems.set(place, problem);
  }
  return [...problems.values()].sort(compareProblems);
}

function problemOf(fault: TypeFault, compiled: Compiled): Problem {
  const message = `the code made of it does not compile: ${fault.message}`;
  const hint = `generated/${fault.path} would have \`${fault.text}\`; write it as other mappings do`;
  const module = compiled.modules.find(({ path }) => path === fault.path);
  const node = module && nodeOf(fault, module);
  if (node === undefined) return { file: module?.specs[0] ?? fault.path, line: 1, column: 1, message, hint };
  const { file, pointer } = node;
  const unfit = unfitTransform(node, compiled);
  return unfit === undefined
    ? file.problem(writtenAt(file, pointer), message, hint)
    : file.problem(pointer, `${unfit.message}: ${fault.message}`, unfit.hint);
}

/** The innermost node whose code has the fault; before the code of a declaration, the node of all of it. */
function nodeOf({ declaration, words }: TypeFault, module: Module): Placed | undefined {
  const declared =
    "declarations" in module ? module.declarations.find((one) => nameOf(one) === declaration) : undefined;
  const code = declared && contentOf(declared);
  return words === undefined ? code?.node : (code?.nodeBehind(words) ?? code?.node);
}

function nameOf(declaration: Declaration): string | undefined {
  if (declaration.kind === "export") return undefined;
  return typeof declaration.name === "string" ? declaration.name : declaration.name.text;
}

/** The value of a constant, or the body of a function. */
function contentOf(declaration: Declaration): Code | undefined {
  switch (declaration.kind) {
    case "constant":
      return codeOf(declaration.value);
    case "function":
      return codeOf(...declaration.body);
    default:
      return undefined;
  }
}
