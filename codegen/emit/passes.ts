/** Calls of the functions that a mapping names. */
import type { FunctionTable, NamedFunction } from "../model/functions.js";
import type { Mapping, Pass } from "../model/mapping.js";
import type { FunctionKind } from "../load/dialect-functions.js";
import { code, joined, madeOf, type Code, type Name, type Piece } from "../print/code.js";
import { locals } from "./locals.js";
import { held } from "./runtime.js";
import { literal } from "./text.js";

/** What only passes that ask for it are called with. */
const asked = { conversation: locals.takesMedia, request: locals.schemas } as const;

/** What a pass is applied to. Passes over results also get the request. */
const libraries = { request: "request", turns: "conversation", response: "results" } as const;

/**
 * Statements that run passes over a variable; each is called with what it takes: the subject, the loss, its value, what
 * is known of the target, and what the dialect takes: a medium, or a schema. What it takes last may be left out.
 */
export function passStatements(
  passes: readonly Pass[],
  over: keyof typeof libraries,
  functions: FunctionTable,
  loss: Piece = locals.loss,
): Code[] {
  const library = libraries[over];
  const subject = locals[over];
  const named = passes.map((pass) => ({ pass, found: functionNamed(functions, library, pass.name) }));
  const looksAtParts = over === "turns" && named.filter(({ found }) => isAbout(found)).length > 1;
  const isTested = looksAtParts || over === "request";
  const statements = named.map(({ pass, found }) => {
    const { value } = pass;
    const given = literal(value === undefined ? value : (found.built?.(value) ?? value));
    const known = library === "results" ? [given, locals.echo] : [loss, given, locals.context, asked[library]];
    const taken = [subject, ...known].slice(0, found.takes);
    if (taken.at(-1) === NOTHING) taken.pop();
    const call = code`${subject} = ${found.name}(${joined(taken)});`;
    return madeOf(pass, isTested && isAbout(found) ? code`if (${testOf(found, over)}) ${call}` : call);
  });
  return looksAtParts ? [code`const ${locals.held} = ${held.heldBy}(${subject});`, ...statements] : statements;
}

const NOTHING = literal(undefined);

/** Passes that are about some parts, or some members of a request, are skipped where there are none of them. */
function isAbout({ effects }: NamedFunction): boolean {
  return effects.about !== undefined;
}

function testOf({ effects: { about = [] } }: NamedFunction, over: keyof typeof libraries): Code {
  const isThere = (name: string): Code =>
    over === "request" ? code`${locals.request}.${name} !== undefined` : code`${locals.held}.${name}`;
  return joined(about.map(isThere), " || ");
}

/** Whether one of these passes over requests is called with what the vendor accepts in schemas, its last argument. */
export function goesBySchemas(passes: readonly Pick<Pass, "name">[], functions: FunctionTable): boolean {
  return passes.some(({ name }) => functions.find("request", name)?.takes === 5);
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
