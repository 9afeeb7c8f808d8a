/** Conditions of schemas that a vendor refuses, in the descriptions of the schemas, which models read. */
import type { Json } from "./json.js";
import type { Loss, Origin } from "./loss.js";
import { refusedIn, type SchemaLimits, withRefusedInWords } from "./schema-limits.js";

/** A tool or a form of answers whose schema is within the limits. What no host enforces then is reported. */
export function describeRefused<R extends { readonly origin?: Origin | undefined }, K extends keyof R & string>(
  record: R & Readonly<Partial<Record<K, Json>>>,
  concept: K,
  limits: SchemaLimits,
  loss: Loss,
): R {
  const schema = record[concept];
  const places = schema === undefined ? [] : refusedIn(schema, limits);
  if (schema === undefined || places.length === 0) return record;
  loss.dropInside(record, concept, places);
  return { ...record, [concept]: withRefusedInWords(schema, limits) };
}
