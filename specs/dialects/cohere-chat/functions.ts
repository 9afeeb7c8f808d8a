/** Passes that the cohere-chat dialect alone needs. */
import type { MediaPart, Request, Tool, Turn } from "../../../generated/interlingua/text.js";
import { stringifyExact } from "../../../src/conversion/exact.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import { isInstruction } from "../../../src/conversion/conversation/roles.js";
import { formatInWords } from "../../../src/conversion/format-in-words.js";
import { withInstruction } from "../../../src/conversion/instruction.js";
import { withAnother, type Loss } from "../../../src/conversion/loss.js";
import { asList, asText, asWire, inner } from "../../../src/conversion/values.js";

/**
 * Reads the documents beside a conversation as the first parts of the user's last words. Other vendors cannot cite a
 * document by its ID.
 */
export function attachDocuments(request: Request, loss: Loss): Request {
  const body = inner(asWire(request.origin?.from as Json | undefined));
  const documents = asList(body.documents);
  const parts = documents.flatMap((_, index) => documentPart(documents, index, loss) ?? []);
  if (parts.length === 0) return request;
  const place = request.turns.findLastIndex(holdsWords);
  const turn: Turn = request.turns[place] ?? { role: "user", parts: [] };
  const attached = { ...turn, parts: [...parts, ...turn.parts] };
  return { ...request, turns: place < 0 ? [...request.turns, attached] : request.turns.with(place, attached) };
}

/** A result of a tool is a turn of the user too. */
function holdsWords({ role, parts }: Turn): boolean {
  return role === "user" && !parts.some(({ kind }) => kind === "result");
}

function documentPart(documents: Json[], index: number, loss: Loss): MediaPart | undefined {
  const document = asWire(documents[index]);
  const { id, data = document } = document ?? {};
  const text = asText(documents[index]) ?? asText(data) ?? fieldsOf(asWire(data));
  if (text === undefined || text === "") return loss.other(documents, index);
  if (document !== undefined && id != null) loss.at(document, "id");
  const source = { text, mime: "text/plain" };
  return { kind: "media", medium: "document", source, origin: { from: documents, member: index, form: "document" } };
}

/** One field is the text itself. Several are a line each, with their names. */
function fieldsOf(data: Wire | undefined): string | undefined {
  const fields = Object.entries(data ?? {}).filter(([name, value]) => name !== "id" && value !== null);
  const texts = fields.map(([, value]) => (typeof value === "string" ? value : stringifyExact(value ?? null)));
  if (texts.length < 2) return texts[0];
  return texts.map((text, index) => `${fields[index]?.[0] ?? ""}: ${text}`).join("\n");
}

/** Makes each tool strict where the whole call is, because other dialects say it of each tool. */
export function strictForEachTool(request: Request, loss: Loss): Request {
  const { strict, tools = [], origin } = request;
  if (strict === undefined) return request;
  if (tools.length === 0) loss.dropConcept(request, "strict", strict, false);
  const another = origin && { ...origin, concept: "strict" };
  return {
    ...request,
    strict: undefined,
    tools: request.tools?.map((tool) => ({ ...tool, strict, origin: withAnother(tool.origin, another) })),
  };
}

/** Without this member of the request it changes nothing. */
strictForEachTool.about = ["strict"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
strictForEachTool.carries = { strict: ["tools.strict"] } as const;

/** Concepts that this pass drops, except under these conditions. */
strictForEachTool.drops = { strict: "with tools" } as const;

/**
 * Makes the whole call strict where each tool is. The vendor refuses it with a tool that needs no arguments: "at least
 * one required parameter", https://docs.cohere.com/docs/structured-outputs.
 */
export function strictForAllTools(request: Request): Request {
  const { tools = [] } = request;
  if (tools.length === 0 || !tools.every(canBeStrict)) return request;
  return { ...request, strict: true, tools: tools.map((tool) => ({ ...tool, strict: undefined })) };
}

/** Without this member of the request it changes nothing. */
strictForAllTools.about = ["tools"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
strictForAllTools.carries = { "tools.strict": ["strict"] } as const;

function canBeStrict({ strict, parameters }: Tool): boolean {
  return strict === true && asList(inner(parameters).required).length > 0;
}

/**
 * Adds an instruction for any JSON object and keeps the form: without one, models may write without an end. It is added
 * once.
 */
export function instructJson(request: Request): Request {
  const format = request.output_format;
  if (format?.kind !== "json") return request;
  const words = formatInWords(format);
  const isThere = request.turns.some(
    (turn) => isInstruction(turn) && turn.parts.some((part) => part.kind === "text" && part.text === words),
  );
  return isThere ? request : withInstruction(request, words);
}

/** Without this member of the request it changes nothing. */
instructJson.about = ["output_format"] as const;

/** Keeps one penalty where a request has both, which the vendor refuses. One that would be zero is left out first. */
export function onePenalty(request: Request, loss: Loss): Request {
  const { frequency_penalty: frequency, presence_penalty: presence } = request;
  if (frequency === undefined || presence === undefined) return request;
  if (frequency <= 0) {
    loss.dropConcept(request, "frequency_penalty", frequency, 0);
    return { ...request, frequency_penalty: undefined };
  }
  loss.dropConcept(request, "presence_penalty", presence, 0);
  return { ...request, presence_penalty: undefined };
}

/** Concepts that this pass drops, except under these conditions. */
onePenalty.drops = {
  frequency_penalty: "without the other penalty, or above zero",
  presence_penalty: "without the other penalty",
} as const;
