import {
  CALLS,
  INNER_MODEL,
  PIECES,
  type VendorAnswer,
  SIGNATURE,
  THOUGHTS,
  USAGE,
  type VendorForms,
  WORDS,
} from "./form.js";

interface Block {
  readonly block: Readonly<Record<string, unknown>>;
  /** The block before its content, and the pieces of it. */
  readonly start: Readonly<Record<string, unknown>>;
  readonly deltas: readonly Readonly<Record<string, unknown>>[];
}

interface Ending {
  readonly stop_reason: string;
  readonly stop_sequence?: string;
  readonly reasoning?: number;
}

const TYPES: Readonly<Record<number, string>> = {
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  429: "rate_limit_error",
  500: "api_error",
  503: "overloaded_error",
  529: "overloaded_error",
};
const HEAD = { id: "msg_01XFDUDYJgAACzvnptvVoYEL", type: "message", role: "assistant", model: INNER_MODEL };
const PROMPT = {
  input_tokens: USAGE.input - USAGE.cached,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: USAGE.cached,
};

const event = (data: { readonly type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

function answerOf(blocks: readonly Block[], { stop_reason, stop_sequence, reasoning }: Ending): VendorAnswer {
  const output = {
    output_tokens: USAGE.output,
    ...(reasoning === undefined ? {} : { output_tokens_details: { thinking_tokens: reasoning } }),
  };
  const end = { stop_reason, stop_sequence: stop_sequence ?? null };
  return {
    body: {
      ...HEAD,
      content: blocks.map(({ block }) => block),
      ...end,
      usage: { ...PROMPT, ...output, service_tier: "standard" },
    },
    stream: [
      opening(),
      ...blocks.flatMap(({ start, deltas }, index) => [
        event(started(index, start)),
        ...deltas.map((delta) => event({ type: "content_block_delta", ...{ index, delta } })),
        event({ type: "content_block_stop", ...{ index } }),
      ]),
      event({ type: "message_delta", ...{ delta: end, usage: { ...PROMPT, ...output } } }),
      event({ type: "message_stop" }),
    ],
  };
}

function opening(): string {
  const message = {
    ...HEAD,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...PROMPT, output_tokens: 1, service_tier: "standard" },
  };
  return event({ type: "message_start", ...{ message } }) + event({ type: "ping" });
}

const started = (index: number, content_block: unknown) => ({ type: "content_block_start", index, content_block });

const text: Block = {
  block: { type: "text", text: WORDS },
  start: { type: "text", text: "" },
  deltas: PIECES.map((piece) => ({ type: "text_delta", text: piece })),
};

const thinking: Block = {
  block: { type: "thinking", thinking: THOUGHTS.join(""), signature: SIGNATURE },
  start: { type: "thinking", thinking: "", signature: "" },
  deltas: [
    ...THOUGHTS.map((piece) => ({ type: "thinking_delta", thinking: piece })),
    { type: "signature_delta", signature: SIGNATURE },
  ],
};

const calls = CALLS.map(({ id, name, arguments: input }): Block => {
  const pieces = ["", ...(JSON.stringify(input).match(/.{1,9}/g) ?? [])];
  return {
    block: { type: "tool_use", id, name, input },
    start: { type: "tool_use", id, name, input: {} },
    deltas: pieces.map((partial_json) => ({ type: "input_json_delta", partial_json })),
  };
});

export const forms: VendorForms = {
  modelKey: "model",
  words: answerOf([text], { stop_reason: "end_turn" }),
  calls: answerOf(calls, { stop_reason: "tool_use" }),
  reasoned: answerOf([thinking, text], { stop_reason: "end_turn", reasoning: USAGE.reasoning }),
  cutShort: answerOf([text], { stop_reason: "max_tokens" }),
  stopped: answerOf([text], { stop_reason: "stop_sequence", stop_sequence: "###" }),
  error: (status, message) => ({
    type: "error",
    error: { type: TYPES[status] ?? "invalid_request_error", message },
    request_id: "req_011CSHoEeqs5C35K2UUqR7Fy",
  }),
  errorEvent: (message) => event({ type: "error", ...{ error: { type: "overloaded_error", message } } }),
  beginning: [
    opening(),
    event(started(0, text.start)),
    ...text.deltas.slice(0, 2).map((delta) => event({ type: "content_block_delta", ...{ index: 0, delta } })),
  ],
};
