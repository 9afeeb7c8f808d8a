/** The form of answers, where the gateway requests it in words. */
import type { Tally } from "./allowances.js";
import type { RequestMeaning } from "./meaning.js";
import type { ReplayDialect } from "./readers/dialect.js";

interface Target {
  readonly upstream: ReplayDialect;
  readonly tally: Tally;
}

/**
 * Where there is no format for any JSON object, or none beside tools, instructions may request the form that the client
 * requested, and no other one.
 */
export function isRequestedInWords(
  added: string,
  sent: RequestMeaning,
  { settings, tools }: RequestMeaning,
  { upstream, tally }: Target,
): boolean {
  const requested = sent.settings.get("format")?.value;
  if (wordsOf(requested)?.test(added) !== true) return false;
  if (settings.has("format"))
    return tally.noteIf(
      upstream.lacks.has("json-without-the-word") && requested === "json" && !hasWord(sent),
      "a format for JSON objects is requested in words too",
    );
  const isExcluded = upstream.lacks.has("format-beside-tools") && tools.length > 0;
  return (
    tally.noteIf(isExcluded, "an instruction replaces a form beside tools") ||
    tally.noteIf(upstream.lacks.has("json-format") && requested === "json", "an instruction requests a JSON object")
  );
}

/** Whether the conversation has the word for the format already. */
function hasWord({ turns }: RequestMeaning): boolean {
  return turns.some(({ parts }) => parts.some((part) => part.kind === "text" && /json/i.test(part.text)));
}

function wordsOf(format: unknown): RegExp | undefined {
  if (format === "json") return /\bJSON object\b/;
  return format === "schema" ? /\bJSON Schema\b/ : undefined;
}
