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

type Fields = Readonly<Record<string, unknown>>;

interface Item {
  readonly item: Fields;
  /** The item before its content, and the events between its beginning and its end. */
  readonly start: Fields;
  events(index: number): readonly Fields[];
}

interface Ending {
  readonly status?: "completed" | "incomplete";
  readonly reason?: string;
  readonly reasoning?: number;
}

const HEAD = {
  id: "resp_68af4030592c81938ec0a5fbab4a3e9f",
  object: "response",
  created_at: 1_767_225_600,
  background: false,
  error: null,
  instructions: null,
  max_output_tokens: null,
  model: INNER_MODEL,
  parallel_tool_calls: true,
  previous_response_id: null,
  reasoning: { effort: null, summary: null },
  service_tier: "default",
  store: false,
  temperature: 1,
  text: { format: { type: "text" } },
  tool_choice: "auto",
  tools: [],
  top_p: 1,
  truncation: "disabled",
  metadata: {},
};

function responseOf(items: readonly Item[], { status = "completed", reason, reasoning = 0 }: Ending): Fields {
  const usage = {
    input_tokens: USAGE.input,
    input_tokens_details: { cached_tokens: USAGE.cached },
    output_tokens: USAGE.output,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: USAGE.input + USAGE.output,
  };
  return {
    ...HEAD,
    status,
    incomplete_details: reason === undefined ? null : { reason },
    output: items.map(({ item }) => item),
    usage,
  };
}

/** Events in the vendor's frame, numbered from zero. */
function numbered(events: readonly Fields[]): string[] {
  return events.map(
    (event, sequence_number) =>
      `event: ${String(event.type)}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`,
  );
}

function opening(): Fields[] {
  const response = { ...HEAD, status: "in_progress", incomplete_details: null, output: [], usage: null };
  return [
    { type: "response.created", response },
    { type: "response.in_progress", response },
  ];
}

function answerOf(items: readonly Item[], ending: Ending = {}): VendorAnswer {
  const body = responseOf(items, ending);
  const reported = items.flatMap(({ item, start, events }, output_index) => [
    { type: "response.output_item.added", output_index, item: start },
    ...events(output_index),
    { type: "response.output_item.done", output_index, item },
  ]);
  return {
    body,
    stream: numbered([...opening(), ...reported, { type: `response.${ending.status ?? "completed"}`, response: body }]),
  };
}

function message(status: "completed" | "incomplete" = "completed"): Item {
  const id = "msg_68af4033f1d48193";
  const part = { type: "output_text", annotations: [], logprobs: [], text: WORDS };
  return {
    item: { id, type: "message", status, role: "assistant", content: [part] },
    start: { id, type: "message", status: "in_progress", role: "assistant", content: [] },
    events(output_index) {
      const place = { item_id: id, output_index, content_index: 0 };
      return [
        { type: "response.content_part.added", ...place, part: { ...part, text: "" } },
        ...PIECES.map((delta) => ({
          type: "response.output_text.delta",
          ...place,
          delta,
          logprobs: [],
          obfuscation: "xYz",
        })),
        { type: "response.output_text.done", ...place, text: WORDS, logprobs: [] },
        { type: "response.content_part.done", ...place, part },
      ];
    },
  };
}

const calls = CALLS.map(({ id: call_id, name, arguments: given }, index): Item => {
  const id = `fc_68af4057${index}`;
  const text = JSON.stringify(given);
  return {
    item: { id, type: "function_call", status: "completed", arguments: text, call_id, name },
    start: { id, type: "function_call", status: "in_progress", arguments: "", call_id, name },
    events: (output_index) => [
      ...(text.match(/.{1,9}/g) ?? []).map((delta) => ({
        type: "response.function_call_arguments.delta",
        item_id: id,
        output_index,
        delta,
      })),
      { type: "response.function_call_arguments.done", item_id: id, output_index, arguments: text },
    ],
  };
});

const reasoning: Item = {
  item: {
    id: "rs_68af40",
    type: "reasoning",
    summary: [{ type: "summary_text", text: THOUGHTS.join("") }],
    encrypted_content: SIGNATURE,
  },
  start: { id: "rs_68af40", type: "reasoning", summary: [] },
  events(output_index) {
    const place = { item_id: "rs_68af40", output_index, summary_index: 0 };
    const part = { type: "summary_text", text: THOUGHTS.join("") };
    return [
      { type: "response.reasoning_summary_part.added", ...place, part: { ...part, text: "" } },
      ...THOUGHTS.map((delta) => ({ type: "response.reasoning_summary_text.delta", ...place, delta })),
      { type: "response.reasoning_summary_text.done", ...place, text: part.text },
      { type: "response.reasoning_summary_part.done", ...place, part },
    ];
  },
};

export const forms: VendorForms = {
  modelKey: "model",
  words: answerOf([message()]),
  calls: answerOf(calls),
  reasoned: answerOf([reasoning, message()], { reasoning: USAGE.reasoning }),
  cutShort: answerOf([message("incomplete")], { status: "incomplete", reason: "max_output_tokens" }),
  stopped: answerOf([message()]),
  error: (status, message) => ({
    error: {
      message,
      type: status >= 500 ? "server_error" : "invalid_request_error",
      param: null,
      code: status === 429 ? "rate_limit_exceeded" : null,
    },
  }),
  errorEvent: (message) =>
    numbered([{ type: "error", error: { type: "server_error", code: "server_error", message, param: null } }]).join(""),
  beginning: answerOf([message()]).stream.slice(0, 6),
};
