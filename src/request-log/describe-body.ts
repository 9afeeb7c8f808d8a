/** Bodies as operators may see them: media, vectors and secrets are replaced by their size, and long texts are cut. */
import type { Attachments } from "../bodies/attachments.js";
import { dataUriAt } from "../bodies/data-uris.js";
import type { Json } from "../registry.js";
import { arePlain, isPlain } from "./plain-lines.js";
import { withPlaceholders } from "./placeholders.js";

/** The most that is kept of one body, in characters. */
export const MOST_DESCRIBED = 65_536;
const NO_MEMBERS: ReadonlySet<string> = new Set();
const LINE_END = /\r\n|\n|\r/;
const DATA = "data:";
/** The name before the JSON of an event, or nothing. */
const NAME = /^(?:!?[\w-]+ )?(?=\{)/;

export function describeBody(body: Json, mediaMembers: ReadonlySet<string>, bulkMembers?: ReadonlySet<string>): string {
  return JSON.stringify(withPlaceholders(body, { mediaMembers, ...(bulkMembers && { bulkMembers }) })).slice(
    0,
    MOST_DESCRIBED,
  );
}

/** A body and its text. In the text, media that were set aside have marks that mean nothing to a reader. */
export interface DescribedText {
  readonly text: string;
  readonly json: Json;
  readonly attachments?: Attachments | undefined;
}

/** The same. A text of which nothing has to be replaced is kept as it is, without a look at its values. */
export function describeText(
  described: DescribedText,
  mediaMembers: ReadonlySet<string>,
  bulkMembers: ReadonlySet<string> = NO_MEMBERS,
): string {
  const { text, attachments } = described;
  const isWhole = attachments === undefined || attachments.size === 0;
  if (isWhole && bulkMembers.size === 0 && isPlain(text, mediaMembers)) return text;
  // Its values may still have to be read.
  return describeBody(described.json, mediaMembers, bulkMembers);
}

/** Short texts, such as paths: clients may have written anything into them. */
export function describeTexts(texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? texts : (withPlaceholders([...texts]) as readonly string[]);
}

/** The beginning of a stream, each event described as a body. Where the stream was cut, its last line is left out. */
export function describeEvents(text: string, mediaMembers: ReadonlySet<string>): string {
  const whole = text.length >= MOST_DESCRIBED ? text.slice(0, endOfLastLine(text)) : text;
  if (arePlain(whole, mediaMembers)) return whole;
  return whole
    .split(LINE_END)
    .map((line) => describeLine(line, mediaMembers))
    .join("\n")
    .slice(0, MOST_DESCRIBED);
}

/** Few streams end their lines with a carriage return alone: it is looked for behind the last line feed. */
function endOfLastLine(text: string): number {
  const end = Math.max(text.lastIndexOf("\n"), 0);
  const rest = text.slice(end);
  return end + Math.max(rest.lastIndexOf("\r"), 0);
}

function describeLine(line: string, mediaMembers: ReadonlySet<string>): string {
  const start = line.startsWith(DATA) ? DATA : NAME.exec(line)?.[0];
  if (start === undefined) return String(withPlaceholders(line));
  const data = line.slice(start.length);
  const name = start === DATA ? "data: " : start;
  // The name of the field and its data may be a data URI together.
  if (start === DATA && dataUriAt(line, 0) !== undefined) return `${name}${describeData(data, line, mediaMembers)}`;
  return `${name}${isPlain(data, mediaMembers) ? data.trim() : describeData(data, data, mediaMembers)}`;
}

/** Data that is not JSON is described as a text. */
function describeData(data: string, text: string, mediaMembers: ReadonlySet<string>): string {
  try {
    return describeBody(JSON.parse(data) as Json, mediaMembers);
  } catch {
    return String(withPlaceholders(text.trim(), { mediaMembers }));
  }
}
