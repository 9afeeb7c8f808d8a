import { isObject, listAt, member, textAt, type Json } from "../../../tools/replay/json.js";
import type { StrictCall, StrictDialect, Spoken } from "./dialect.js";
import { namedEvent, piecesOf } from "./events.js";
import { checkMessages } from "./messages-rules.js";
import { messagesFamily } from "./model-families.js";
import { type ModelInput, type ModelOutput, wordsOf } from "./script.js";

const usage = {
  input_tokens: 21,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  output_tokens: 9,
  service_tier: "standard",
};

export const dialect: StrictDialect = {
  address: (path) => (path === "/messages" ? {} : undefined),
  check: checkMessages,
  readInput,
  speak,
  refuse: ({ status, message }) => ({
    type: "error",
    error: {
      type: status === 404 ? "not_found_error" : status === 401 ? "authentication_error" : "invalid_request_error",
      message,
    },
    request_id: "req_011CStrict",
  }),
};

function readInput({ body, model, wantsStream }: StrictCall): ModelInput {
  const last = listAt(body, "messages")
    .filter((message) => textAt(message, "role") !== "system")
    .at(-1);
  const results = listAt(last, "content").filter((block) => textAt(block, "type") === "tool_result");
  const thinking = textAt(body, "thinking", "type");
  return {
    model,
    wantsStream,
    tools: listAt(body, "tools").flatMap((tool) => {
      const name = textAt(tool, "name");
      return name === undefined || member(tool, "input_schema") === undefined
        ? []
        : [{ name, schema: member(tool, "input_schema") ?? null }];
    }),
    results: results.map((block) => wordsOf(member(block, "content"))),
    schema: member(body, "output_config", "format", "schema"),
    reasons: thinking !== undefined && thinking !== "disabled",
  };
}

function speak(output: ModelOutput, call: StrictCall, turn: number): Spoken {
  const stop = output.calls.length > 0 ? "tool_use" : "end_turn";
  const content: Json[] = [];
  if (output.thought !== undefined && messagesFamily(call.model).thinking.length > 0) {
    // A client that does not request its text gets the signature alone.
    const thinking = textAt(call.body, "thinking", "display") === "omitted" ? "" : output.thought;
    content.push({ type: "thinking", thinking, signature: call.memory.make(thinking) });
  }
  if (output.text !== undefined) content.push({ type: "text", text: output.text });
  for (const { id, tool, arguments: input } of output.calls)
    content.push({ type: "tool_use", id: `toolu_${id}`, name: tool.name, input });
  const envelope = { id: `msg_strict${turn}`, type: "message", role: "assistant", model: call.model };
  const body = { ...envelope, content, stop_reason: stop, stop_sequence: null, usage };
  const start = {
    ...envelope,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...usage, output_tokens: 1 },
  };
  const pieces = [
    namedEvent("message_start", { type: "message_start", message: start }),
    ...content.flatMap(blockEvents),
    namedEvent("message_delta", {
      type: "message_delta",
      delta: { stop_reason: stop, stop_sequence: null },
      usage: { output_tokens: 9 },
    }),
    namedEvent("message_stop", { type: "message_stop" }),
  ];
  return { body, pieces };
}

function blockEvents(block: Json, index: number): string[] {
  const delta = (reported: unknown) =>
    namedEvent("content_block_delta", { type: "content_block_delta", index, delta: reported });
  const [empty, deltas] = opened(block);
  return [
    namedEvent("content_block_start", { type: "content_block_start", index, content_block: empty }),
    ...(index === 0 ? [namedEvent("ping", { type: "ping" })] : []),
    ...deltas.map(delta),
    namedEvent("content_block_stop", { type: "content_block_stop", index }),
  ];
}

/** A block as it begins, and the deltas that are then added to it. */
function opened(block: Json): [Json, Json[]] {
  if (!isObject(block)) return [block, []];
  const words = (name: string, type: string) => piecesOf(String(block[name])).map((piece) => ({ type, [name]: piece }));
  if (block.type === "text") return [{ ...block, text: "" }, words("text", "text_delta")];
  if (block.type === "thinking") {
    const signature = { type: "signature_delta", signature: String(block.signature) };
    return [{ ...block, thinking: "", signature: "" }, [...words("thinking", "thinking_delta"), signature]];
  }
  const pieces = ["", ...piecesOf(JSON.stringify(block.input))];
  return [{ ...block, input: {} }, pieces.map((partial_json) => ({ type: "input_json_delta", partial_json }))];
}
