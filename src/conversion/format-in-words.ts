/** The form of an answer in words, for models and dialects that do not know it. */
import type { OutputFormat } from "../../generated/interlingua/text.js";

const JSON_OBJECT = "Answer with one valid JSON object and nothing else: no words around it and no code fence.";
const OF_SCHEMA =
  "Answer with JSON as this JSON Schema describes it and nothing else: no words around it and no code fence.";

/** Nothing for answers in plain text. */
export function formatInWords({ kind, schema }: OutputFormat): string | undefined {
  if (kind === "json" || (kind === "schema" && schema === undefined)) return JSON_OBJECT;
  return kind === "schema" ? `${OF_SCHEMA}\n${JSON.stringify(schema)}` : undefined;
}
