/** Calls of the functions that a mapping names. */
import type { FunctionTable, NamedFunction } from "../model/functions.js";
import type { Mapping, Pass } from "../model/mapping.js";
import type { FunctionKind } from "../load/dialect-functions.js";
import { code, joined, type Name, type Piece, type Code } from "../print/code.js";
import { locals } from "./locals.js";
import { held } from "./runtime.js";
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
  const named = passes.map((pass) => ({ ...pass, found: functionNamed(functions, library, pass.name) }));
  const isTested = over === "turns" && named.filter(({ found }) => isAbout(found)).length > 1;
  const statements = named.map(({ options, found }) => {
    const given =
      library === "results"
        ? [literal(options), locals.echo]
        : [loss, literal(options), locals.context, locals.takesMedia];
    const call = code`${subject} = ${found.name}(${joined([subject, ...given].slice(0, found.takes))});`;
    return isTested && isAbout(found) ? code`if (${testOf(found)}) ${call}` : call;
  });
  return isTested ? [code`const ${locals.held} = ${held.heldBy}(${subject});`, ...statements] : statements;
}

/** Passes that are about some parts are skipped where a conversation has none of them. */
function isAbout({ effects }: NamedFunction): boolean {
  return effects.about !== undefined;
}

function testOf({ effects: { about = [] } }: NamedFunction): Code {
  return joined(
    about.map((kind) => code`${locals.held}.${kind}`),
    " || ",
  );
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
