/** Calls of the passes that a mapping names. */
import type { Pass } from "../join/mapping.js";
import { code, joined, type Name, type Piece, type Code } from "../print/code.js";
import { argumentCount } from "./arguments.js";
import { locals } from "./locals.js";
import * as runtime from "./runtime.js";
import { camel, literal } from "./text.js";

/** What a pass is applied to. Passes over results also get the request. */
const libraries = { request: "request", turns: "conversation", response: "results" } as const;

/**
 * Statements that run passes over a variable; each is called with what it takes: the subject, the loss, its options,
 * what is known of the target.
 */
export function passStatements(
  passes: readonly Pass[],
  over: keyof typeof libraries,
  loss: Piece = locals.loss,
): Code[] {
  const library = libraries[over];
  const subject = locals[over];
  return passes.map(({ name, options }) => {
    const given = library === "results" ? [literal(options), locals.echo] : [loss, literal(options), locals.context];
    const taken = [subject, ...given].slice(0, argumentCount(library, camel(name)));
    return code`${subject} = ${functionNamed(library, name)}(${joined(taken)});`;
  });
}

/** A function of a library that a spec names. */
export function functionNamed(library: "conversation" | "request" | "results" | "transforms", name: string): Name {
  const known = runtime[library][camel(name)];
  if (known === undefined) throw new TypeError(`There is no ${name} in ${library}.`);
  return known;
}
