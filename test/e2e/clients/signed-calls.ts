/** Two parallel calls with opaque state before or on the first, in the form of every vendor that has such state. */
import { CALLS, INNER_MODEL, type VendorAnswer, SIGNATURE, THOUGHTS, USAGE } from "../../support/vendor-forms/form.js";

type Fields = Readonly<Record<string, unknown>>;

/** A vendor's answer, and the place of its state in the request that follows. */
export interface SignedCalls {
  readonly expected: VendorAnswer;
  /** The state that a request sends back, in its order. */
  stateIn(body: Fields): unknown[];
}

const [weather, clock] = CALLS;
const thought = THOUGHTS.join("");
const named = (data: Fields, type = data.type) => `event: ${String(type)}\ndata: ${JSON.stringify(data)}\n\n`;
const numbered = (events: readonly Fields[]) =>
  events.map((event, sequence_number) => named({ ...event, sequence_number }));
const listIn = (value: unknown) => (Array.isArray(value) ? (value as Fields[]) : []);

function messages(): SignedCalls {
  const head = { id: "msg_01XFDUDYJgAACzvnptvVoYEL", type: "message", role: "assistant", model: INNER_MODEL };
  const usage = { input_tokens: USAGE.input, output_tokens: USAGE.output };
  const content = [
    { type: "thinking", thinking: thought, signature: SIGNATURE },
    ...CALLS.map(({ id, name, arguments: input }) => ({ type: "tool_use", id, name, input })),
  ];
  const deltas = [
    [
      { type: "thinking_delta", thinking: thought },
      { type: "signature_delta", signature: SIGNATURE },
    ],
    ...CALLS.map(({ arguments: given }) => [{ type: "input_json_delta", partial_json: JSON.stringify(given) }]),
  ];
  const starts = [
    { type: "thinking", thinking: "", signature: "" },
    ...CALLS.map(({ id, name }) => ({ type: "tool_use", id, name, input: {} })),
  ];
  const stream = [
    { type: "message_start", message: { ...head, content: [], stop_reason: null, stop_sequence: null, usage } },
    ...starts.flatMap((content_block, index) => [
      { type: "content_block_start", index, content_block },
      ...(deltas[index] ?? []).map((delta) => ({ type: "content_block_delta", index, delta })),
      { type: "content_block_stop", index },
    ]),
    { type: "message_delta", delta: { stop_reason: "tool_use", stop_sequence: null }, usage },
    { type: "message_stop" },
  ];
  return {
    expected: {
      body: { ...head, content, stop_reason: "tool_use", stop_sequence: null, usage },
      stream: stream.map((event) => named(event)),
    },
    stateIn: (body) =>
      listIn(body.messages)
        .flatMap((message) => listIn(message.content))
        .flatMap(({ type, signature }) => (type === "thinking" ? [signature] : [])),
  };
}

function responses(): SignedCalls {
  const items: Fields[] = [
    {
      id: "rs_68af40",
      type: "reasoning",
      summary: [{ type: "summary_text", text: thought }],
      encrypted_content: SIGNATURE,
    },
    ...CALLS.map(({ id: call_id, name, arguments: given }, index) => ({
      id: `fc_68af40${index}`,
      type: "function_call",
      status: "completed",
      call_id,
      name,
      arguments: JSON.stringify(given),
    })),
  ];
  const usage = { input_tokens: USAGE.input, output_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output };
  const body = {
    id: "resp_68af40",
    object: "response",
    created_at: 1_767_225_600,
    model: INNER_MODEL,
    status: "completed",
    incomplete_details: null,
    error: null,
    output: items,
    usage,
  };
  const opened = (item: Fields) =>
    item.type === "reasoning"
      ? { id: item.id, type: item.type, summary: [] }
      : { ...item, status: "in_progress", arguments: "" };
  const summed = { summary_index: 0, part: { type: "summary_text", text: "" } };
  const reported = ({ id: item_id, type, arguments: delta }: Fields, output_index: number): Fields[] =>
    type === "reasoning"
      ? [
          { type: "response.reasoning_summary_part.added", item_id, output_index, ...summed },
          { type: "response.reasoning_summary_text.delta", item_id, output_index, summary_index: 0, delta: thought },
        ]
      : [{ type: "response.function_call_arguments.delta", item_id, output_index, delta }];
  const stream = [
    { type: "response.created", response: { ...body, status: "in_progress", output: [], usage: null } },
    ...items.flatMap((item, output_index) => [
      { type: "response.output_item.added", output_index, item: opened(item) },
      ...reported(item, output_index),
      { type: "response.output_item.done", output_index, item },
    ]),
    { type: "response.completed", response: body },
  ];
  return {
    expected: { body, stream: numbered(stream) },
    stateIn: ({ input }) =>
      listIn(input).flatMap(({ type, encrypted_content }) => (type === "reasoning" ? [encrypted_content] : [])),
  };
}

/** Of parallel calls, this vendor signs the first. */
function generateContent(): SignedCalls {
  const parts = [
    { text: thought, thought: true },
    { functionCall: { id: weather.id, name: weather.name, args: weather.arguments }, thoughtSignature: SIGNATURE },
    { functionCall: { id: clock.id, name: clock.name, args: clock.arguments } },
  ];
  const usageMetadata = {
    promptTokenCount: USAGE.input,
    candidatesTokenCount: USAGE.output,
    totalTokenCount: USAGE.input + USAGE.output,
  };
  const reply = (some: readonly Fields[], finishReason?: string) => ({
    candidates: [{ content: { role: "model", parts: some }, finishReason, index: 0 }],
    usageMetadata,
    modelVersion: INNER_MODEL,
    responseId: "mvdxaPTwJ4",
  });
  return {
    expected: {
      body: reply(parts, "STOP"),
      stream: parts.map(
        (part, index) =>
          `data: ${JSON.stringify(reply([part], index === parts.length - 1 ? "STOP" : undefined))}\r\n\r\n`,
      ),
    },
    stateIn: ({ contents }) =>
      listIn(contents)
        .flatMap((content) => listIn(content.parts))
        .flatMap((part) =>
          part.functionCall === undefined || part.thoughtSignature === undefined ? [] : [part.thoughtSignature],
        ),
  };
}

function interactions(): SignedCalls {
  const head = { id: "v1_ChdPU0F4", object: "interaction", model: INNER_MODEL };
  const usage = {
    total_input_tokens: USAGE.input,
    total_output_tokens: USAGE.output,
    total_tokens: USAGE.input + USAGE.output,
  };
  const steps: Fields[] = [
    { type: "thought", signature: SIGNATURE, summary: [{ type: "text", text: thought }] },
    ...CALLS.map(({ id, name, arguments: given }) => ({ type: "function_call", id, name, arguments: given })),
  ];
  const opened = (step: Fields) => (step.type === "thought" ? { type: "thought" } : { ...step, arguments: {} });
  const deltas = [
    [
      { type: "thought_summary", content: { type: "text", text: thought } },
      { type: "thought_signature", signature: SIGNATURE },
    ],
    ...CALLS.map(({ arguments: given }) => [{ type: "arguments_delta", arguments: JSON.stringify(given) }]),
  ];
  const stream = [
    { event_type: "interaction.created", interaction: { ...head, status: "in_progress" } },
    ...steps.flatMap((step, index) => [
      { event_type: "step.start", index, step: opened(step) },
      ...(deltas[index] ?? []).map((delta) => ({ event_type: "step.delta", index, delta })),
      { event_type: "step.stop", index },
    ]),
    { event_type: "interaction.completed", interaction: { ...head, status: "requires_action", usage } },
  ];
  return {
    expected: {
      body: { ...head, status: "requires_action", steps, usage },
      stream: [...stream.map((event) => named(event, event.event_type)), "event: done\ndata: [DONE]\n\n"],
    },
    stateIn: ({ input }) => listIn(input).flatMap(({ type, signature }) => (type === "thought" ? [signature] : [])),
  };
}

/** By the dialect of the vendor. */
export const signedCalls: ReadonlyMap<string, SignedCalls> = new Map([
  ["messages", messages()],
  ["responses", responses()],
  ["generate-content", generateContent()],
  ["interactions", interactions()],
]);
