/** Transforms and passes that the Bedrock dialect alone needs. */
import type { Medium, Part, Request, Tool, Turn } from "../../../generated/interlingua/text.js";
import { hasContent } from "../../../src/conversion/conversation/roles.js";
import { parseObject, stringifyExact } from "../../../src/conversion/exact.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import { membersOf, withAnother, type Loss, type Origin } from "../../../src/conversion/loss.js";
import { asCount, asItems, asText, asWire } from "../../../src/conversion/values.js";
import { calledIn } from "../../../src/conversion/request/withhold-tools.js";
import { closedSchema } from "../../../src/conversion/transforms/closed-schema.js";
import { joinedText } from "../../../src/conversion/transforms/joined-text.js";
import { formatOf, mimeOf } from "./media-formats.js";

interface FormatTransform {
  readonly read: (value: Json | undefined) => string | undefined;
  readonly write: (mime: string | undefined) => Json | undefined;
}

/** Formats that the host refuses are dropped by a pass before they are written. */
function formatOfMedium(medium: Medium): FormatTransform {
  return {
    read(value) {
      const format = asText(value);
      return format === undefined ? undefined : mimeOf(medium, format);
    },
    write: (mime) => (mime === undefined ? undefined : formatOf(medium, mime)),
  };
}

/** The media type of an image as the short name of its format. */
export const imageFormat = formatOfMedium("image");
/** The media type of a video as the short name of its format. */
export const videoFormat = formatOfMedium("video");
/** The media type of audio as the short name of its format. */
export const audioFormat = formatOfMedium("audio");
/** The media type of a document as the short name of its format. */
export const documentFormat = formatOfMedium("document");

/** A result of any JSON type in words: a text is itself, another value its JSON. */
export const valueText = {
  read: (value: Json | undefined): string | undefined =>
    value === undefined || value === null ? undefined : (asText(value) ?? stringifyExact(value)),
  write: (text: string | undefined): Json | undefined => text,
};

/** Removes media in formats that the host refuses, also inside results. */
export function onlyKnownFormats(turns: Turn[], loss: Loss): Turn[] {
  return turns.map((turn) => ({ ...turn, parts: inKnownFormats(turn.parts, loss) }));
}

/** Without these parts it changes nothing. */
onlyKnownFormats.about = ["media"] as const;

/** If nothing else remains, a text says that media are missing: the host refuses empty turns. */
function inKnownFormats(parts: readonly Part[], loss: Loss): Part[] {
  const [unknown, kept] = [true, false].map((wanted) => parts.filter((part) => isOfUnknownFormat(part) === wanted));
  if (unknown === undefined || kept === undefined) return [];
  for (const part of unknown) loss.drop(part);
  const inside = kept.map((part) =>
    part.kind === "result" ? { ...part, parts: inKnownFormats(part.parts, loss) } : part,
  );
  return unknown.length === 0 || inside.some(hasContent) ? inside : [...inside, { kind: "text", text: LEFT_OUT }];
}

/** Concepts that this pass drops, except under these conditions. */
onlyKnownFormats.drops = {
  "media[medium=image]": "images as png, jpeg, gif, webp",
  "media[medium=video]": "videos as mkv, mov, mp4, webm, flv, mpeg, mpg, wmv, three_gp",
  "media[medium=audio]": "audio as mp3, opus, wav, aac, x-aac, flac, mp4, m4a, ogg, mkv, mka, mpeg, mpga, pcm, webm",
  "media[medium=document]": "documents as text, pdf, doc, docx, xls, xlsx",
} as const;

const LEFT_OUT = "Left out here, because this model does not take its format: a file.";

function isOfUnknownFormat(part: Part): boolean {
  if (part.kind !== "media" || part.source.data === undefined || part.source.mime === undefined) return false;
  return formatOf(part.medium, part.source.mime) === undefined;
}

/** A schema of answers as JSON text. */
export const schemaText = {
  read(value: Json | undefined, loss: Loss, from: object, member: string): Json | undefined {
    const text = asText(value);
    if (text === undefined) return undefined;
    return parseObject(text) ?? loss.other(from, member);
  },

  write(schema: Json | undefined): Json | undefined {
    const closed = closedSchema.write(schema);
    return closed === undefined ? undefined : JSON.stringify(closed);
  },
};

/** A text that is a list of texts on the wire. */
export const contentText = {
  read: joinedText.read,
  write: (text: string | undefined): Json | undefined => (text === undefined ? undefined : [{ text }]),
};

const membersOfPoint = membersOf(
  [],
  [
    ["type", ["default"]],
    ["ttl", ["5m", "1h"]],
  ],
);

/** A point up to which the prompt is cached, which may have a lifetime. Another lifetime than these is lost. */
export const cachePoint = {
  read(value: Json | undefined, loss: Loss): string | undefined {
    const point = asWire(value);
    if (point === undefined) return undefined;
    loss.unmapped(point, membersOfPoint);
    return point.ttl === "1h" ? "long" : "short";
  },

  write(span: string | undefined): Wire | undefined {
    if (span === undefined) return undefined;
    return span === "long" ? { type: "default", ttl: "1h" } : { type: "default" };
  },
};

/** Tokens that a cache keeps for an hour, in a list of counts by lifetime. */
export const hourWrites = {
  read(value: Json | undefined): number | undefined {
    const details = asItems(value)?.map(asWire);
    if (details === undefined) return undefined;
    const counts = details.filter((detail) => detail?.ttl === "1h").map((detail) => asCount(detail?.inputTokens) ?? 0);
    return counts.reduce((sum, count) => sum + count, 0);
  },

  write: (count: number | undefined): Json | undefined =>
    count === undefined ? undefined : [{ ttl: "1h", inputTokens: count }],
};

type Marked = Extract<Part, { cache?: string | undefined }>;
type MarkedItem = Pick<Marked | Tool, "cache" | "origin">;

/** Marks the part before each cache point, and removes the point. A point before all parts is lost. */
export function joinCachePoints(turns: Turn[], loss: Loss): Turn[] {
  return turns.map((turn) => ({ ...turn, parts: joined(turn.parts, isPoint, loss) }));
}

function isPoint(part: Part): boolean {
  return part.kind === "text" && part.text === "" && part.cache !== undefined;
}

/** Reasoning and refusals cannot be marked, so that the mark is that of an earlier part. */
function joined<Item extends Part | Tool>(
  items: readonly Item[],
  isPointHere: (item: Item) => boolean,
  loss: Loss,
): Item[] {
  const kept: Item[] = [];
  let last = -1;
  for (const item of items) {
    if (!isPointHere(item)) {
      kept.push(item);
      if (canBeMarked(item)) last = kept.length - 1;
      continue;
    }
    const marked = kept[last];
    if (marked !== undefined && "cache" in item) kept[last] = withMark(marked, item);
    else loss.dropConcept(item, "cache", true);
  }
  return kept;
}

/** The mark is lost where its point was, if it is lost. */
function withMark<Item extends Part | Tool>(item: Item, { cache, origin }: MarkedItem): Item {
  const another: Origin | undefined = origin && { ...origin, concept: "cache" };
  return { ...item, cache, ...(another && { origin: withAnother(item.origin, another) }) };
}

function canBeMarked(item: Part | Tool): boolean {
  return !("kind" in item) || (item.kind !== "reasoning" && item.kind !== "refusal");
}

/** Writes the mark of a part as a cache point after it. A mark inside a result follows the result. */
export function splitCachePoints(turns: Turn[]): Turn[] {
  return turns.map((turn) => ({ ...turn, parts: turn.parts.flatMap(split) }));
}

function split(part: Part): Part[] {
  const cache = markOf(part);
  if (cache === undefined) return [part];
  return [withoutMark(part), { kind: "text", text: "", cache, ...(part.origin && { origin: part.origin }) }];
}

function markOf(part: Part): string | undefined {
  const inside = part.kind === "result" ? part.parts.findLast((one) => isMarked(one)) : undefined;
  return isMarked(part) ? part.cache : inside && isMarked(inside) ? inside.cache : undefined;
}

function isMarked(part: Part): part is Marked & { readonly cache: string } {
  return "cache" in part && part.cache !== undefined;
}

function withoutMark(part: Part): Part {
  if (part.kind === "result") return { ...part, cache: undefined, parts: part.parts.map(withoutMark) };
  return isMarked(part) ? { ...part, cache: undefined } : part;
}

/** Marks the tool before each cache point, and removes the point. */
export function joinToolCachePoints(request: Request, loss: Loss): Request {
  const { tools } = request;
  return tools === undefined ? request : { ...request, tools: joined(tools, ({ name }) => name === "", loss) };
}

/** Without this member of the request it changes nothing. */
joinToolCachePoints.about = ["tools"] as const;

/** Writes the mark of a tool as a cache point after it. */
export function splitToolCachePoints(request: Request): Request {
  const { tools } = request;
  if (tools === undefined) return request;
  const point = ({ cache, origin }: Tool): Tool => ({ name: "", cache, ...(origin && { origin }) });
  return {
    ...request,
    tools: tools.flatMap((tool) => (tool.cache === undefined ? [tool] : [{ ...tool, cache: undefined }, point(tool)])),
  };
}

/** Without this member of the request it changes nothing. */
splitToolCachePoints.about = ["tools"] as const;

/** Declares the tools of earlier calls if the request declares none. Without tools, the host refuses such a history. */
export function toolsOfCalls(request: Request): Request {
  const called = calledIn(request);
  const isComplete = called.length === 0 || (request.tools !== undefined && request.tools.length > 0);
  return isComplete ? request : { ...request, tools: called.map((name) => ({ name })) };
}

const ATTACHED: Part = { kind: "text", text: "The document is attached." };

/** Adds a text to turns with documents and without text, which the host refuses. */
export function textBesideDocuments(turns: Turn[]): Turn[] {
  return turns.map((turn) => {
    const isBare = turn.parts.some(isDocument) && !turn.parts.some((part) => part.kind === "text" && hasContent(part));
    return isBare ? { ...turn, parts: [...turn.parts, ATTACHED] } : turn;
  });
}

/** Without these parts it changes nothing. */
textBesideDocuments.about = ["media"] as const;

/** A document at an address cannot be sent. */
function isDocument(part: Part): boolean {
  if (part.kind !== "media" || part.medium !== "document") return false;
  return part.source.data !== undefined || part.source.text !== undefined;
}

const longestName = 200;

/** Names every document, each in its own way and with the characters that the host accepts. */
export function nameDocuments(turns: Turn[]): Turn[] {
  const taken = new Map<string, number>();
  const named = (part: Part): Part => {
    if (part.kind === "result") return { ...part, parts: part.parts.map(named) };
    if (part.kind !== "media" || part.medium !== "document") return part;
    return { ...part, title: unused(cleaned(part.title ?? ""), taken) };
  };
  return turns.map((turn) => ({ ...turn, parts: turn.parts.map(named) }));
}

/** Without these parts it changes nothing. */
nameDocuments.about = ["media"] as const;

function cleaned(title: string): string {
  const name = title
    .replace(/[^A-Za-z0-9\s()[\]-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestName)
    .trim();
  return name === "" ? "document" : name;
}

/** Each name that is taken has the last number that was added to it, so that no number is tried twice for a name. */
function unused(name: string, taken: Map<string, number>): string {
  let number = taken.get(name);
  if (number === undefined) {
    taken.set(name, 1);
    return name;
  }
  do number += 1;
  while (taken.has(`${name} ${number}`));
  taken.set(name, number);
  taken.set(`${name} ${number}`, 1);
  return `${name} ${number}`;
}
