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

interface Step {
  readonly step: Fields;
  readonly start: Fields;
  readonly deltas: readonly Fields[];
}

const CODES: Readonly<Record<number, string>> = {
  401: "authentication",
  403: "permission_denied",
  404: "not_found",
  429: "rate_limit_exceeded",
  500: "api_error",
  503: "service_unavailable",
};
const HEAD = { id: "v1_ChdPU0F4YWFtNkFwS2kxZThQZ05lbXdROBI", object: "interaction", model: INNER_MODEL };
const TIMES = { created: "2026-01-01T00:00:00Z", updated: "2026-01-01T00:00:02Z" };

const event = (data: Fields) =>
  `event: ${String(data.event_type)}\ndata: ${JSON.stringify({ ...data, event_id: "ev" })}\n\n`;

function answerOf(steps: readonly Step[], status = "completed", reasoning = 0): VendorAnswer {
  const usage = {
    total_input_tokens: USAGE.input,
    input_tokens_by_modality: [{ modality: "text", tokens: USAGE.input }],
    total_cached_tokens: USAGE.cached,
    total_output_tokens: USAGE.output - reasoning,
    total_tool_use_tokens: 0,
    total_thought_tokens: reasoning,
    total_tokens: USAGE.input + USAGE.output,
  };
  return {
    body: { ...HEAD, status, ...TIMES, steps: steps.map(({ step }) => step), usage, service_tier: "standard" },
    stream: [
      ...opening(),
      ...steps.flatMap(({ start, deltas }, index) => [
        event({ event_type: "step.start", index, step: start }),
        ...deltas.map((delta) => event({ event_type: "step.delta", index, delta })),
        event({ event_type: "step.stop", index }),
      ]),
      event({ event_type: "interaction.completed", interaction: { ...HEAD, status, ...TIMES, usage } }),
      "event: done\ndata: [DONE]\n\n",
    ],
  };
}

function opening(): string[] {
  const interaction = { ...HEAD, status: "in_progress" };
  return [
    event({ event_type: "interaction.created", interaction }),
    event({ event_type: "interaction.status_update", interaction_id: HEAD.id, status: "in_progress" }),
  ];
}

const output: Step = {
  step: { type: "model_output", content: [{ type: "text", text: WORDS }] },
  start: { type: "model_output" },
  deltas: PIECES.map((text) => ({ type: "text", text })),
};

const calls = CALLS.map(({ id, name, arguments: given }): Step => ({
  step: { type: "function_call", id, name, arguments: given, signature: "" },
  start: { type: "function_call", id, name, arguments: {} },
  deltas: (JSON.stringify(given).match(/.{1,9}/g) ?? []).map((piece) => ({
    type: "arguments_delta",
    arguments: piece,
  })),
}));

const thought: Step = {
  step: { type: "thought", signature: SIGNATURE, summary: [{ type: "text", text: THOUGHTS.join("") }] },
  start: { type: "thought" },
  deltas: [
    ...THOUGHTS.map((text) => ({ type: "thought_summary", content: { type: "text", text } })),
    { type: "thought_signature", signature: SIGNATURE },
  ],
};

export const forms: VendorForms = {
  modelKey: "model",
  words: answerOf([output]),
  calls: answerOf(calls, "requires_action"),
  reasoned: answerOf([thought, output], "completed", USAGE.reasoning),
  cutShort: answerOf([output], "incomplete"),
  stopped: answerOf([output]),
  error: (status, message) => ({ error: { code: CODES[status] ?? "invalid_request", message } }),
  errorEvent: (message) => event({ event_type: "error", error: { code: "service_unavailable", message } }),
  beginning: answerOf([output]).stream.slice(0, 5),
};
