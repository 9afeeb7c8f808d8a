/** Calls of the functions that a mapping names. */
import type { FunctionTable, NamedFunction } from "../join/functions.js";
import type { Mapping, Pass } from "../join/mapping.js";
import type { FunctionKind } from "../load/dialect-functions.js";
import { code, joined, type Name, type Piece, type Code } from "../print/code.js";
import { locals } from "./locals.js";
import { literal } from "./text.js";

/** What a pass is applied to. Passes over results also get the request. */
const libraries = { request: "request", turns: "conversation", response: "results" } as const;

/**
 * Statements that run passes over a variable; each is called with what it takes: the subject, the loss, its options,
 * what is known of the target, and whether the dialect takes a medium.
 */
export function passStatements(
  passes: readonly Pass[],
  over: keyof typeof libraries,
  functions: FunctionTable,
  loss: Piece = locals.loss,
): Code[] {
  const library = libraries[over];
  const subject = locals[over];
  return passes.map(({ name, options }) => {
    const given =
      library === "results"
        ? [literal(options), locals.echo]
        : [loss, literal(options), locals.context, locals.takesMedia];
    const pass = functionNamed(functions, library, name);
    return code`${subject} = ${pass.name}(${joined([subject, ...given].slice(0, pass.takes))});`;
  });
}

/** A transform that a mapping names. */
export function transformNamed({ functions }: Mapping, name: string): Name {
  return functionNamed(functions, "transforms", name).name;
}

/** A function that a spec names. */
export function functionNamed(functions: FunctionTable, kind: FunctionKind, name: string): NamedFunction {
  const known = functions.find(kind, name);
  if (known === undefined) throw new TypeError(`There is no ${name} in ${kind}.`);
  return known;
}
