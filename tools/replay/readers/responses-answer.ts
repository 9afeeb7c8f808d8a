import { isObject, listAt, member, numberAt, textAt, type Json } from "../json.js";
import type { ErrorMeaning, Faults, Finish, Part, Usage } from "../meaning.js";
import { readArguments } from "./arguments.js";

const incomplete: Readonly<Record<string, Finish>> = {
  max_output_tokens: "length",
  max_messages: "length",
  content_filter: "filtered",
};

/** Why an answer ended: no member has it, so it follows from the status and the content. */
export function readResponsesFinish(
  body: Json | undefined,
  parts: readonly Part[],
  faults: Faults,
): Finish | undefined {
  const status = textAt(body, "status");
  if (status === "incomplete") {
    const reason = textAt(body, "incomplete_details", "reason") ?? "";
    faults.expect(reason in incomplete, `incomplete because of ${JSON.stringify(reason)}`);
    return incomplete[reason] ?? "other";
  }
  if (status !== undefined && ["failed", "cancelled", "queued", "in_progress"].includes(status)) {
    faults.odd(`status ${status}`);
    return undefined;
  }
  faults.expect(status === "completed", `status ${JSON.stringify(status)}`);
  faults.expect((member(body, "incomplete_details") ?? null) === null, "completed with incomplete_details");
  if (parts.some((part) => part.kind === "call")) return "tool_calls";
  return parts.some((part) => part.kind === "refusal") ? "refused" : "stop";
}

export function readResponsesUsage(usage: Json | undefined, faults: Faults): Usage | undefined {
  if (!isObject(usage)) return undefined;
  const input = numberAt(usage, "input_tokens");
  const output = numberAt(usage, "output_tokens");
  if (input === undefined || output === undefined) {
    faults.fault("usage without input_tokens or output_tokens");
    return undefined;
  }
  const cached = numberAt(usage, "input_tokens_details", "cached_tokens");
  const reasoning = numberAt(usage, "output_tokens_details", "reasoning_tokens");
  const total = numberAt(usage, "total_tokens");
  faults.expect(cached !== undefined && reasoning !== undefined, "usage without its details");
  faults.expect(total === input + output, `total_tokens ${String(total)} is not ${input} + ${output}`);
  return {
    input,
    output,
    cached: cached ?? 0,
    reasoning: reasoning ?? 0,
    cacheWrite: numberAt(usage, "input_tokens_details", "cache_write_tokens") ?? 0,
  };
}

/**
 * Reads a complete item of an answer. The work of the vendor's own tools is only recorded. Arguments may have been cut
 * short with the whole answer: their faults are reported separately.
 */
export function readOutputItem(item: Json, at: string, faults: Faults, argumentFaults = faults): Part[] {
  const type = textAt(item, "type");
  switch (type) {
    case "message":
      faults.expect((textAt(item, "id") ?? "") !== "", `${at}: a message without id`);
      faults.expect(textAt(item, "role") === "assistant", `${at}: the role is not assistant`);
      if (!Array.isArray(member(item, "content"))) faults.fault(`${at}: content is no list`);
      return listAt(item, "content").map((part, index) => readOutputPart(part, `${at}.content[${index}]`, faults));
    case "function_call":
      return [readCall(item, at, faults, argumentFaults)];
    case "reasoning":
      return [readReasoning(item, at, faults)];
    default:
      if (type === undefined) faults.fault(`${at}: an item without a type`);
      else faults.odd(`${at}: an item of type ${type}`);
      return [{ kind: "hosted", at, type: type ?? "" }];
  }
}

function readOutputPart(part: Json, at: string, faults: Faults): Part {
  const type = textAt(part, "type");
  if (type === "refusal") return { kind: "refusal", at, text: textAt(part, "refusal") ?? "" };
  const text = textAt(part, "text");
  if (type !== "output_text" || text === undefined) faults.fault(`${at}: a part of type ${String(type)}`);
  faults.expect(Array.isArray(member(part, "annotations")), `${at}: annotations is no list`);
  return {
    kind: "text",
    at,
    text: text ?? "",
    citations: listAt(part, "annotations").flatMap((note) => textAt(note, "url") ?? []),
  };
}

function readCall(item: Json, at: string, faults: Faults, argumentFaults: Faults): Part {
  const id = textAt(item, "call_id") ?? "";
  const name = textAt(item, "name") ?? "";
  const text = textAt(item, "arguments");
  if (id === "" || name === "") faults.fault(`${at}: a call without call_id or name`);
  if (text === undefined) faults.fault(`${at}: arguments are no text`);
  faults.expect((textAt(item, "id") ?? "") !== "", `${at}: a call without id`);
  return { kind: "call", at, id, name, input: readArguments(text ?? "", at, argumentFaults) };
}

/** The visible part of a thought is a summary or, with some hosts, the thought itself. */
function readReasoning(item: Json, at: string, faults: Faults): Part {
  const texts = (name: string): string[] => listAt(item, name).map((piece) => textAt(piece, "text") ?? "");
  const value = texts("summary").length > 0 ? texts("summary") : texts("content");
  const state = textAt(item, "encrypted_content") ?? "";
  faults.expect((textAt(item, "id") ?? "") !== "", `${at}: reasoning without id`);
  faults.expect(Array.isArray(member(item, "summary")), `${at}: summary is no list`);
  return {
    kind: "reasoning",
    at,
    carrier: at,
    text: value.join(""),
    pieces: value.length > 1 ? true : undefined,
    signature: state === "" ? undefined : { value: state, at: `${at}.encrypted_content` },
  };
}

/** Reads why an answer failed. Undefined when it did not. */
export function readFailure(body: Json | undefined): ErrorMeaning | undefined {
  if (textAt(body, "status") !== "failed") return undefined;
  return { status: undefined, message: textAt(body, "error", "message") ?? "", code: textAt(body, "error", "code") };
}

/** Checks the members that every answer has, whole or at either end of a stream. */
export function checkResponseHead(body: Json | undefined, faults: Faults): void {
  faults.expect((textAt(body, "id") ?? "") !== "", "no id");
  faults.expect(textAt(body, "object") === "response", `object is ${JSON.stringify(member(body, "object"))}`);
  faults.expect(Number.isInteger(numberAt(body, "created_at")), "created_at is no whole number");
  faults.expect((textAt(body, "model") ?? "") !== "", "no model");
  faults.expect(Array.isArray(member(body, "output")), "output is no list");
  faults.expect(member(body, "store") === false, "store is not false");
  for (const name of ["error", "incomplete_details"])
    faults.expect(isObject(body) && name in body, `no ${name} member`);
}
