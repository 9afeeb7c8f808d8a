import { isObject, listAt, member, numberAt, textAt, type Json } from "../json.js";
import type { Faults, Finish, MediaPart, Part, Usage } from "../meaning.js";
import { readDataUri } from "./data-uri.js";

const finishes: Readonly<Record<string, Finish>> = {
  stop: "stop",
  eos: "stop",
  "": "stop",
  length: "length",
  model_length: "length",
  tool_calls: "tool_calls",
  function_call: "tool_calls",
  content_filter: "filtered",
};
const documented = ["stop", "length", "tool_calls", "content_filter"];

/**
 * Why a choice ended. A normal end after calls waits for their results, and one after the text of a refusal is a
 * refusal, for any finish reason of a host. Some hosts report no reason: that is an unknown end, not a normal one.
 */
export function readChatFinish(reason: Json | undefined, parts: readonly Part[], faults: Faults): Finish {
  if (typeof reason !== "string") faults.odd("no finish_reason");
  else if (!documented.includes(reason)) faults.odd(`finish_reason ${JSON.stringify(reason)}`);
  const value = typeof reason === "string" ? (finishes[reason] ?? "other") : undefined;
  if (value !== undefined && value !== "stop") return value;
  if (parts.some((part) => part.kind === "call")) {
    faults.odd("finish_reason stop with calls");
    return "tool_calls";
  }
  if (value === undefined) return "other";
  return parts.some((part) => part.kind === "refusal") ? "refused" : "stop";
}

/** Reads usage. Hosts put cached tokens in several places, and some leave reasoning out of the completion. */
export function readChatUsage(usage: Json | undefined, faults: Faults): Usage | undefined {
  if (!isObject(usage)) return undefined;
  const input = numberAt(usage, "prompt_tokens");
  const completion = numberAt(usage, "completion_tokens");
  if (input === undefined || completion === undefined) {
    faults.fault("usage without prompt_tokens or completion_tokens");
    return undefined;
  }
  const reasoning =
    numberAt(usage, "completion_tokens_details", "reasoning_tokens") ?? numberAt(usage, "reasoning_tokens") ?? 0;
  const total = numberAt(usage, "total_tokens");
  faults.expect(total === input + completion, `total_tokens ${String(total)} is not ${input} + ${completion}`);
  const reasoningApart = reasoning > 0 && total === input + completion + reasoning;
  const cached = [
    numberAt(usage, "prompt_tokens_details", "cached_tokens"),
    numberAt(usage, "prompt_cache_hit_tokens"),
    numberAt(usage, "cached_tokens"),
    numberAt(usage, "num_cached_tokens"),
  ].find((count) => count !== undefined);
  return {
    input,
    cached: cached ?? 0,
    cacheWrite: writtenBeside(cached ?? 0, numberAt(usage, "prompt_tokens_details", "cache_write_tokens") ?? 0, input),
    output: reasoningApart ? completion + reasoning : completion,
    reasoning,
  };
}

/** Tokens that a host reported as read and as written were read. */
function writtenBeside(cached: number, written: number, input: number): number {
  return cached <= input && written <= input ? Math.min(written, input - cached) : written;
}

/** The text of what should be a string and on some hosts is a list of parts. Thinking parts are reasoning. */
export function readChatContent(content: Json | undefined, faults: Faults): { text: string; reasoning: string } {
  if (typeof content === "string") return { text: content, reasoning: "" };
  let text = "";
  let reasoning = "";
  if (content !== null && content !== undefined) faults.odd("content is no text");
  for (const part of Array.isArray(content) ? content : []) {
    const type = textAt(part, "type");
    if (type === "text") text += textAt(part, "text") ?? "";
    else if (type === "thinking")
      reasoning += listAt(part, "thinking")
        .map((item) => textAt(item, "text") ?? "")
        .join("");
    else faults.fault(`content of type ${String(type)}`);
  }
  return { text, reasoning };
}

/** Images of an answer, as hosts of models that make some send them. */
export function readChatImages(holder: Json | undefined): MediaPart[] {
  return listAt(holder, "images").flatMap((image, index): MediaPart[] => {
    const url = textAt(image, "image_url", "url") ?? textAt(image, "image_url");
    const at = `images[${index}]`;
    return url === undefined
      ? []
      : [{ kind: "media", medium: "image", at, carrier: at, ...(readDataUri(url) ?? { url }) }];
  });
}

/** Reasoning has no place of its own here: hosts use one of two names. */
export function readChatReasoning(holder: Json | undefined): string {
  return textAt(holder, "reasoning_content") ?? textAt(holder, "reasoning") ?? "";
}

export function readChatCitations(holder: Json | undefined): string[] {
  return listAt(holder, "annotations").flatMap((note) => textAt(note, "url_citation", "url") ?? []);
}

/** Hosts that search report the pages beside the choices. */
export function readChatPages(body: Json): string[] {
  const bare = listAt(body, "citations").filter((page): page is string => typeof page === "string");
  return [...bare, ...listAt(body, "search_results").flatMap((page) => textAt(page, "url") ?? [])];
}

/** Checks the members that every answer and every chunk has. */
export function checkChatHead(body: Json, object: string, faults: Faults): void {
  faults.expect((textAt(body, "id") ?? "") !== "", "no id");
  faults.expect(textAt(body, "object") === object, `object is ${JSON.stringify(member(body, "object"))}`);
  faults.expect(Number.isInteger(numberAt(body, "created")), "created is no whole number");
  faults.expect((textAt(body, "model") ?? "") !== "", "no model");
  faults.expect(Array.isArray(member(body, "choices")), "choices is no list");
}
