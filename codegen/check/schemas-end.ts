/** A schema is not itself, or what it is made of: types and validators of it would have no end. */
import type { Problem } from "../load/problem.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { isList, isObject } from "../model/source.js";
import type { Json } from "../../src/conversion/json.js";
import type { Specs } from "./specs.js";

/** Keywords whose schemas describe the same value. */
const SAME_VALUE = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

export function schemasEnd({ documents }: Specs): Problem[] {
  return documents.flatMap(({ file, openapi }) => {
    const { schemas } = openapi.components;
    const reported = new Set<string>();
    return Object.keys(schemas).flatMap((name) => {
      const through = cycleOf(name, schemas);
      // All schemas of a cycle are wrong together.
      if (through === undefined || through.some((other) => reported.has(other))) return [];
      reported.add(name);
      const path = through.map((other) => `"${other}"`).join(" and ");
      const message = `the schema "${name}" is itself${path === "" ? "" : ` through ${path}`}`;
      return [file.problem(["components", "schemas", name], message, "refer to it from a member, or from items")];
    });
  });
}

type Schemas = DialectDocument["openapi"]["components"]["schemas"];

/** The schemas through which one is itself; none where it names itself. */
function cycleOf(name: string, schemas: Schemas): readonly string[] | undefined {
  const seen = new Set<string>();
  const follow = (from: string, path: readonly string[]): readonly string[] | undefined => {
    for (const next of sameAs(schemas[from])) {
      if (next === name) return path;
      if (seen.has(next)) continue;
      seen.add(next);
      const found = follow(next, [...path, next]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return follow(name, []);
}

/** The names of the schemas that describe the same value. */
function sameAs(schema: Json | undefined): string[] {
  if (!isObject(schema)) return [];
  const { $ref } = schema;
  const own = typeof $ref === "string" ? [$ref.split("/").at(-1) ?? ""] : [];
  const inside = SAME_VALUE.flatMap((keyword) => {
    const value = schema[keyword];
    return isList(value) ? value : [value];
  });
  return [...own, ...inside.flatMap(sameAs)];
}
