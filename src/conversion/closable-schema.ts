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
  const isDone = new Map<string, boolean>();
  const leadsBack = (reference: string): boolean => {
    const known = isDone.get(reference);
    if (known !== undefined) return !known;
    isDone.set(reference, false);
    const named = reference === "#" ? root : asWire(schemaAt(root, reference));
    const isCircle = named !== undefined && referencesIn(named).some(leadsBack);
    isDone.set(reference, true);
    return isCircle;
  };
  return referencesIn(root).some(leadsBack);
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
