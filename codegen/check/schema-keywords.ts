/** No keyword of a schema has a space: such a key is the rest of a text that a comma has cut off. */
import type { Json } from "../../src/conversion/json.js";
import { isObject } from "../model/source.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/spec-file.js";
import type { Specs } from "./specs.js";

/** Keywords whose values are those of bodies. */
const LITERAL: ReadonlySet<string> = new Set(["const", "default", "enum", "example", "examples"]);
/** Keywords that hold schemas by name. */
const NAMED: ReadonlySet<string> = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);

export function schemaKeywords({ documents }: Specs): Problem[] {
  return documents.flatMap(({ file, openapi }) =>
    cutTexts(openapi.components.schemas, ["components", "schemas"], true).map((pointer) =>
      file.problem(
        pointer,
        `${JSON.stringify(pointer.at(-1))} is not a keyword of a schema`,
        "put a text with a comma in quotes",
      ),
    ),
  );
}

/** The keys with a space, without those that are names. */
function cutTexts(value: Json | undefined, pointer: Pointer, areNames = false): Pointer[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => cutTexts(item, [...pointer, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): Pointer[] => {
    const place = [...pointer, key];
    if (areNames) return cutTexts(inner, place);
    if (key.includes(" ")) return [place];
    return LITERAL.has(key) ? [] : cutTexts(inner, place, NAMED.has(key));
  });
}
