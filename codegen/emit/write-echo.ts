/** What answers repeat of the request. */
import type { Echo } from "../model/mapping.js";
import { code, madeOf } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { locals } from "./locals.js";
import { ObjectTree } from "./object-tree.js";
import { Places } from "./places.js";
import { types } from "./runtime.js";
import { literal } from "./text.js";

export function emitEcho(echo: readonly Echo[]): FunctionDeclaration {
  const places = new Places(locals.body);
  const tree = new ObjectTree();
  for (const one of echo) {
    const { at, default: fallback } = one;
    // A null requests nothing: it is treated as an absent member.
    const value = code`${places.read(at)} ?? ${literal(fallback)}`;
    tree.set(at, madeOf(one, value), { constant: fallback !== undefined });
  }
  return functionOf({
    name: "echoOf",
    isExported: true,
    docs: "What answers repeat of the request.",
    parameters: [{ name: locals.body, type: types.Wire }],
    result: types.Wire,
    body: [...places.declarations, code`return ${echo.length === 0 ? "{}" : tree.print()};`],
  });
}
