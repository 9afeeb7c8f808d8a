/** The form of an answer in words, for models and dialects that do not know it. */
import type { OutputFormat } from "../../generated/interlingua/text.js";
import type { Loss } from "./loss.js";

const JSON_OBJECT = "Answer with one valid JSON object and nothing else: no words around it and no code fence.";
const OF_SCHEMA =
  "Answer with JSON as this JSON Schema describes it and nothing else: no words around it and no code fence.";

/** Nothing for answers in plain text. */
export function formatInWords({ kind, schema }: OutputFormat): string | undefined {
  if (kind === "json" || (kind === "schema" && schema === undefined)) return JSON_OBJECT;
  return kind === "schema" ? `${OF_SCHEMA}\n${JSON.stringify(schema)}` : undefined;
}

/** Reports a schema that is only in words: no host enforces it, and its names have no place. */
export function dropSchema(format: OutputFormat, loss: Loss): void {
  for (const concept of ["schema", "name", "description"] as const) loss.dropConcept(format, concept, format[concept]);
  loss.dropConcept(format, "strict", format.strict, false);
}
