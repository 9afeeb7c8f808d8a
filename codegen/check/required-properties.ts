/** What a schema requires is among its properties: no body could have a name that is misspelt here. */
import { hintFor, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { isObject } from "../model/source.js";
import { schemasIn, type SchemaNode } from "./schemas-in.js";
import type { Specs } from "./specs.js";

/** Below these, and beside those of the same value, a schema may require what another one describes. */
const CONDITIONAL = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];
const ELSEWHERE = [...CONDITIONAL, "$ref", "patternProperties", "additionalProperties"];

export function requiredProperties({ documents }: Specs): Problem[] {
  return documents.flatMap(({ file, ...document }) =>
    schemasIn({ file, ...document }).flatMap((node) =>
      unknownIn(node).map(({ name, index, known }) =>
        file.problem(
          [...node.pointer, "required", index],
          `"${name}" is required, and is no property here`,
          nearest(name, known) === undefined ? "describe it under properties, or leave it out" : hintFor(name, known),
        ),
      ),
    ),
  );
}

interface Unknown {
  readonly name: string;
  readonly index: number;
  readonly known: readonly string[];
}

function unknownIn({ schema, pointer }: SchemaNode): Unknown[] {
  const { properties, required } = schema;
  if (!isObject(properties) || !Array.isArray(required)) return [];
  if (ELSEWHERE.some((keyword) => keyword in schema)) return [];
  if (pointer.some((name) => CONDITIONAL.includes(String(name)))) return [];
  const known = Object.keys(properties);
  return required.flatMap((name, index) =>
    typeof name === "string" && !known.includes(name) ? [{ name, index, known }] : [],
  );
}
