import { isObject, listAt, member, numberAt, textAt, type Json } from "../json.js";
import type { CallPart, Faults, Finish, Part, Usage } from "../meaning.js";
import { mediumOf, plainBase64, plainMime } from "./mime.js";

const finishes: Readonly<Record<string, Finish>> = {
  STOP: "stop",
  MAX_TOKENS: "length",
  SAFETY: "filtered",
  RECITATION: "filtered",
  LANGUAGE: "filtered",
  BLOCKLIST: "filtered",
  PROHIBITED_CONTENT: "filtered",
  SPII: "filtered",
  IMAGE_SAFETY: "filtered",
  IMAGE_PROHIBITED_CONTENT: "filtered",
  IMAGE_RECITATION: "filtered",
  CONTINUATION: "paused",
  OTHER: "other",
  MALFORMED_FUNCTION_CALL: "malformed",
  UNEXPECTED_TOOL_CALL: "malformed",
  TOO_MANY_TOOL_CALLS: "malformed",
  MISSING_THOUGHT_SIGNATURE: "malformed",
  MALFORMED_RESPONSE: "malformed",
  IMAGE_OTHER: "filtered",
  NO_IMAGE: "malformed",
};
/** Clients may request numbers in place of enum values. */
const numbered = ["FINISH_REASON_UNSPECIFIED", "STOP", "MAX_TOKENS", "SAFETY", "RECITATION", "OTHER"];

/** Why a candidate ended, and why its output was withheld if it was. Calls end like text. */
export function readGenerateContentFinish(reason: Json | undefined, parts: readonly Part[], faults: Faults): Finish {
  faults.expect(typeof reason === "string", `finishReason ${JSON.stringify(reason)}`);
  const word = typeof reason === "number" ? numbered[reason] : reason;
  const value = typeof word === "string" ? finishes[word] : undefined;
  faults.expect(value !== undefined, `finishReason ${JSON.stringify(word)}`);
  if ((value ?? "stop") !== "stop") return value ?? "other";
  return parts.some((part) => part.kind === "call") ? "tool_calls" : "stop";
}

/** Output and thoughts have separate counts, as have the prompt and the tokens that tools added to it. */
export function readGenerateContentUsage(usage: Json | undefined, faults: Faults): Usage | undefined {
  const prompt = numberAt(usage, "promptTokenCount");
  if (!isObject(usage) || prompt === undefined) return undefined;
  const count = (name: string): number => numberAt(usage, name) ?? 0;
  const [visible, thoughts, ofTools] = [
    count("candidatesTokenCount"),
    count("thoughtsTokenCount"),
    count("toolUsePromptTokenCount"),
  ];
  const sum = prompt + ofTools + visible + thoughts;
  faults.expect(count("totalTokenCount") === sum, `totalTokenCount ${count("totalTokenCount")} is not ${sum}`);
  return {
    input: prompt + ofTools,
    cached: count("cachedContentTokenCount"),
    cacheWrite: 0,
    output: visible + thoughts,
    reasoning: thoughts,
  };
}

/** The parts of a candidate, whose content may be missing. */
export function partsOfCandidate(candidate: Json | undefined, faults: Faults): Json[] {
  const content = member(candidate, "content");
  if (isObject(content)) faults.expect(textAt(content, "role") === "model", "the role is not model");
  return listAt(content, "parts");
}

/** Reads a part of a candidate. The work of the vendor's own tools is only recorded. */
export function readCandidatePart(part: Json, at: string, faults: Faults): Part {
  const state = textAt(part, "thoughtSignature") ?? "";
  const signature = state === "" ? undefined : { value: state, at: `${at}.thoughtSignature` };
  const text = textAt(part, "text");
  const [call, inline] = [member(part, "functionCall"), member(part, "inlineData")];
  if (isObject(call)) return readCall(call, at, signature, faults);
  if (isObject(inline)) {
    const mime = plainMime(textAt(inline, "mimeType") ?? "");
    return {
      kind: "media",
      at,
      carrier: at,
      medium: mediumOf(mime),
      mime,
      data: plainBase64(textAt(inline, "data") ?? ""),
      signature,
    };
  }
  if (text !== undefined || Object.keys(part ?? {}).every((name) => name.startsWith("thought"))) {
    if (member(part, "thought") === true) return { kind: "reasoning", at, carrier: at, text: text ?? "", signature };
    return { kind: "text", at, text: text ?? "", signature };
  }
  const type = Object.keys(part ?? {}).find((name) => name !== "thoughtSignature") ?? "";
  faults.odd(`${at}: a part of ${type}`);
  return { kind: "hosted", at, type, signature };
}

function readCall(call: Json, at: string, signature: CallPart["signature"], faults: Faults): Part {
  const name = textAt(call, "name") ?? "";
  const input = member(call, "args");
  if (name === "") faults.fault(`${at}: a call without a name`);
  faults.expect((textAt(call, "id") ?? "") !== "", `${at}: a call without id`);
  faults.expect(isObject(input), `${at}: args is no object`);
  return { kind: "call", at, id: textAt(call, "id") ?? "", name, input: input ?? {}, signature };
}

/**
 * Puts the cited addresses on the text. They are reported separately, by sources and the text that these support. A
 * source without text, and a quoted text, are about all of it.
 */
export function withGrounding(parts: readonly Part[], grounding: Json | undefined, quoted: Json | undefined): Part[] {
  const chunks = listAt(grounding, "groundingChunks");
  const places = parts.flatMap((part, index) => (part.kind === "text" && part.text !== "" ? [index] : []));
  const cited = new Map<number, string[]>();
  const cite = (place: number | undefined, urls: readonly string[]): void => {
    if (place !== undefined) cited.set(place, [...(cited.get(place) ?? []), ...urls]);
  };
  const supported = new Set<Json>();
  for (const support of listAt(grounding, "groundingSupports")) {
    const given = numberAt(support, "segment", "partIndex");
    const indices = listAt(support, "groundingChunkIndices");
    for (const index of indices) supported.add(index);
    cite(
      given !== undefined && places.includes(given) ? given : places.at(-1),
      indices.flatMap((index) => (typeof index === "number" ? addressOf(chunks[index]) : [])),
    );
  }
  cite(places.at(-1), chunks.filter((_chunk, index) => !supported.has(index)).flatMap(addressOf));
  const quotations = [...listAt(quoted, "citations"), ...listAt(quoted, "citationSources")];
  cite(
    places.at(-1),
    quotations.flatMap((quotation) => textAt(quotation, "uri") ?? []),
  );
  return parts.map((part, index) => (part.kind === "text" ? { ...part, citations: cited.get(index) } : part));
}

/** Pages, passages of files and places on maps each have an address in their own place. */
function addressOf(chunk: Json | undefined): string[] {
  return ["web", "retrievedContext", "maps"].flatMap((kind) => textAt(chunk, kind, "uri") ?? []);
}

/** Checks the members that every answer and every chunk has. */
export function checkGenerateContentHead(body: Json, faults: Faults): void {
  faults.expect((textAt(body, "modelVersion") ?? "") !== "", "no modelVersion");
  faults.expect((textAt(body, "responseId") ?? "") !== "", "no responseId");
  faults.expect(Array.isArray(member(body, "candidates")), "candidates is no list");
}

/** A prompt that was blocked has no candidate. */
export function isBlocked(body: Json): boolean {
  return textAt(body, "promptFeedback", "blockReason") !== undefined;
}
