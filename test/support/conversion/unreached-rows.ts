/** Rows of tables, and places, that the property does not decide yet. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import type { Pair } from "../../../src/registry.js";
import { CHECKOUT } from "../checkout.js";

type Ends = Pick<Pair, "from" | "to">;

/**
 * The rows whose conditions no request of the property meets, by their pairs. A row that is in no list must arrive, or
 * be lost, at least once: a new row is never taken on trust.
 */
type Unreached = Readonly<Record<string, readonly string[]>>;

const unreached = JSON.parse(readFileSync(join(CHECKOUT, "test/fixtures/unreached-rows.json"), "utf8")) as Unreached;
const lists = new Map(Object.entries(unreached).map(([ends, rows]) => [ends, new Set(rows)]));

export function isUnreached({ from, to }: Ends, row: TableRow): boolean {
  const name = `${row.from}: ${row.concept}`;
  return (lists.get(from)?.has(name) ?? false) || (lists.get(`${from} ${to}`)?.has(name) ?? false);
}

const BYTES = "a type that the bytes do not show has no place of its own";
const NAMED = "a pass takes the names away before the form is chosen";
const MODE = "a mode without a word is lost with the whole choice";
const NESTED = "its words are in a list of parts inside";
const OPEN = "why it disagrees is not known yet";

/** Places of which the row does not tell what becomes of each value: what is wrong there is not found. */
const undecided: Readonly<Record<string, string>> = {
  "bedrock-converse ollama-chat messages[].content[image].image.format": BYTES,
  "generate-content ollama-chat contents[].parts[inline].inlineData.mimeType": BYTES,
  "interactions ollama-chat input[].content[media].mime_type": BYTES,
  "messages ollama-chat messages[].content[image].source.media_type": BYTES,
  "generate-content cohere-chat toolConfig.functionCallingConfig": MODE,
  "messages bedrock-converse tool_choice": MODE,
  "chat generate-content messages[].content[thinking].thinking": NESTED,
  "chat responses messages[function].content": OPEN,
  "generate-content cohere-chat generationConfig.responseJsonSchema": OPEN,
  "generate-content interactions contents[].parts[linked]": OPEN,
  "generate-content messages contents[].parts[inline]": OPEN,
  "generate-content messages contents[].parts[inline].inlineData": OPEN,
  "generate-content messages contents[].parts[inline].inlineData.mimeType": OPEN,
  "generate-content ollama-chat contents[].parts[inline]": OPEN,
  "chat responses messages[function]": OPEN,
  "chat cohere-chat tool_choice": NAMED,
  "chat responses tools[].custom.format.grammar.syntax": OPEN,
  "video-interactions video-content-task generation_config.video_config.task": OPEN,
};

/** Those where something disagreed. */
const needed = new Set<string>();

export function isKnownUndecided({ from, to }: Ends, place: string): boolean {
  const exception = `${from} ${to} ${place}`;
  needed.add(exception);
  return exception in undecided;
}

/** Exceptions that nothing needs any more: they are to be deleted. */
export function idleExceptions(): string[] {
  return Object.keys(undecided).filter((exception) => !needed.has(exception));
}
