/**
 * Whether a schema of answers can be made one of closed objects that vendors accept: it may not contain itself, leave
 * names of members open, or use keywords for which the description is no substitute.
 */
import type { Json, Wire } from "./json.js";
import { asWire } from "./values.js";
import { changeSchema } from "./schema.js";
import { schemaAt } from "./flat-schema.js";

const refused: readonly string[] = [
  ...["not", "if", "then", "else"],
  ...["patternProperties", "propertyNames", "dependentRequired", "dependentSchemas", "unevaluatedProperties"],
];

export function isClosableSchema(value: Json | undefined): boolean {
  const root = asWire(value);
  if (root === undefined) return false;
  let isClosable = true;
  visit(root, (schema) => {
    const isMap = asWire(schema.additionalProperties) !== undefined;
    isClosable &&= !isMap && refused.every((keyword) => schema[keyword] === undefined);
  });
  return isClosable && !containsItself(root);
}

function containsItself(root: Wire): boolean {
  const isDone = new Map<string | undefined, boolean>();
  // Definitions may lead to each other in a chain of any length, for which a function that calls itself has no stack.
  const open: { readonly reference?: string; readonly left: string[] }[] = [{ left: referencesIn(root) }];
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const reference = last.left.pop();
    if (reference === undefined) {
      isDone.set(last.reference, true);
      open.pop();
    } else if (isDone.get(reference) === false) return true;
    else if (!isDone.has(reference)) {
      isDone.set(reference, false);
      const named = reference === "#" ? root : asWire(schemaAt(root, reference));
      open.push({ reference, left: named === undefined ? [] : referencesIn(named) });
    }
  }
  return false;
}

function referencesIn(schema: Wire): string[] {
  const references = new Set<string>();
  visit(schema, ({ $ref: reference }) => void (typeof reference === "string" && references.add(reference)));
  return [...references];
}

function visit(root: Wire, look: (schema: Wire) => void): void {
  changeSchema(root, (schema) => {
    look(schema);
    return schema;
  });
}
