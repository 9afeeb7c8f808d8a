import { isObject, listAt, member, numberAt, textAt, type Json } from "../json.js";
import type { Faults, Finish, Part, Usage } from "../meaning.js";

const finishes: Readonly<Record<string, Finish>> = {
  end_turn: "stop",
  stop_sequence: "stop_sequence",
  tool_use: "tool_calls",
  max_tokens: "length",
  model_context_window_exceeded: "context_full",
  refusal: "filtered",
  pause_turn: "paused",
  compaction: "paused",
};

export function readMessagesFinish(reason: Json | undefined, parts: readonly Part[], faults: Faults): Finish {
  const value = typeof reason === "string" ? finishes[reason] : undefined;
  if (value === undefined) faults.odd(`stop_reason ${JSON.stringify(reason)}`);
  if ((value ?? "stop") !== "stop" || !parts.some((part) => part.kind === "call")) return value ?? "stop";
  faults.odd("stop_reason end_turn with calls");
  return "tool_calls";
}

/** All prompt tokens together: the wire counts cached ones separately. */
export function readMessagesUsage(usage: Json | undefined, faults: Faults): Usage | undefined {
  if (!isObject(usage)) return undefined;
  const input = numberAt(usage, "input_tokens");
  const output = numberAt(usage, "output_tokens");
  if (input === undefined || output === undefined) {
    faults.fault("usage without input_tokens or output_tokens");
    return undefined;
  }
  const cached = numberAt(usage, "cache_read_input_tokens") ?? 0;
  const cacheWrite = numberAt(usage, "cache_creation_input_tokens") ?? 0;
  faults.expect(
    [input, output, cached, cacheWrite].every((count) => Number.isInteger(count) && count >= 0),
    "usage is no count",
  );
  return {
    input: input + cached + cacheWrite,
    cached,
    cacheWrite,
    output,
    reasoning: numberAt(usage, "output_tokens_details", "thinking_tokens") ?? 0,
  };
}

/** Reads a complete block of an answer. The work of the vendor's own tools is only recorded. */
export function readAnswerBlock(block: Json, at: string, faults: Faults): Part | undefined {
  const type = textAt(block, "type");
  switch (type) {
    case "text": {
      const text = textAt(block, "text");
      if (text === undefined) faults.fault(`${at}: a text block without text`);
      return {
        kind: "text",
        at,
        text: text ?? "",
        citations: listAt(block, "citations").flatMap((one) => textAt(one, "url") ?? []),
      };
    }
    case "thinking": {
      const text = textAt(block, "thinking");
      const signature = textAt(block, "signature");
      if (text === undefined) faults.fault(`${at}: a thinking block without thinking`);
      faults.expect(signature !== undefined, `${at}: a thinking block without signature`);
      const kept =
        signature === undefined || signature === "" ? undefined : { value: signature, at: `${at}.signature` };
      return { kind: "reasoning", at, carrier: at, text: text ?? "", signature: kept };
    }
    case "redacted_thinking":
      return { kind: "reasoning", at, carrier: at, text: "", redacted: textAt(block, "data") ?? "" };
    case "tool_use": {
      const input = member(block, "input");
      const id = textAt(block, "id") ?? "";
      const name = textAt(block, "name") ?? "";
      if (id === "" || name === "") faults.fault(`${at}: a call without id or name`);
      faults.expect(isObject(input), `${at}: input is no object`);
      return { kind: "call", at, id, name, input: input ?? {} };
    }
    default:
      if (type === undefined) faults.fault(`${at}: a block without a type`);
      else faults.odd(`${at}: a block of type ${type}`);
      return { kind: "hosted", at, type: type ?? "" };
  }
}

export function checkMessageHead(message: Json | undefined, faults: Faults): void {
  faults.expect((textAt(message, "id") ?? "") !== "", "no id");
  faults.expect(textAt(message, "type") === "message", "the type is not message");
  faults.expect(textAt(message, "role") === "assistant", "the role is not assistant");
  faults.expect((textAt(message, "model") ?? "") !== "", "no model");
  if (!Array.isArray(member(message, "content"))) faults.fault("content is no list");
  const sequence = member(message, "stop_sequence");
  faults.expect(sequence === null || typeof sequence === "string", "stop_sequence is neither text nor null");
}
