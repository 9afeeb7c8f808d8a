import { CALLS, INNER_MODEL, PIECES, type VendorAnswer, THOUGHTS, USAGE, type VendorForms, WORDS } from "./form.js";

const ENVELOPE = {
  id: "chatcmpl-9f3",
  created: 1_767_225_600,
  model: INNER_MODEL,
  service_tier: "default",
  system_fingerprint: "fp_44709d6fcb",
};

const usage = (reasoning = 0) => ({
  prompt_tokens: USAGE.input,
  completion_tokens: USAGE.output,
  total_tokens: USAGE.input + USAGE.output,
  prompt_tokens_details: { cached_tokens: USAGE.cached, audio_tokens: 0 },
  completion_tokens_details: {
    reasoning_tokens: reasoning,
    audio_tokens: 0,
    accepted_prediction_tokens: 0,
    rejected_prediction_tokens: 0,
  },
});

function body(message: Readonly<Record<string, unknown>>, finish_reason: string, reasoning?: number) {
  const whole = { role: "assistant", content: null, refusal: null, annotations: [], ...message };
  return {
    ...ENVELOPE,
    object: "chat.completion",
    choices: [{ index: 0, message: whole, logprobs: null, finish_reason }],
    usage: usage(reasoning),
  };
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (delta: unknown, finish_reason: string | null = null) =>
  event({
    ...ENVELOPE,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    usage: null,
  });

function stream(deltas: readonly unknown[], finish: string, reasoning?: number): string[] {
  const reported = event({ ...ENVELOPE, object: "chat.completion.chunk", choices: [], usage: usage(reasoning) });
  return [...deltas.map((delta) => chunk(delta)), chunk({}, finish), reported, "data: [DONE]\n\n"];
}

const opening = { role: "assistant", content: "", refusal: null };
const contents = PIECES.map((content) => ({ content }));

function worded(finish: string): VendorAnswer {
  return { body: body({ content: WORDS }, finish), stream: stream([opening, ...contents], finish) };
}

function called(): VendorAnswer {
  const tool_calls = CALLS.map(({ id, name, arguments: given }) => ({
    id,
    type: "function",
    function: { name, arguments: JSON.stringify(given) },
  }));
  const deltas = CALLS.flatMap(({ id, name, arguments: given }, index) => [
    { tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] },
    ...(JSON.stringify(given).match(/.{1,9}/g) ?? []).map((piece) => ({
      tool_calls: [{ index, function: { arguments: piece } }],
    })),
  ]);
  return {
    body: body({ tool_calls }, "tool_calls"),
    stream: stream([{ ...opening, content: null }, ...deltas], "tool_calls"),
  };
}

function reasoned(): VendorAnswer {
  const { reasoning } = USAGE;
  const thoughts = THOUGHTS.map((reasoning_content) => ({ reasoning_content, content: null }));
  return {
    body: body({ content: WORDS, reasoning_content: THOUGHTS.join("") }, "stop", reasoning),
    stream: stream([opening, ...thoughts, ...contents], "stop", reasoning),
  };
}

export const forms: VendorForms = {
  modelKey: "model",
  words: worded("stop"),
  calls: called(),
  reasoned: reasoned(),
  cutShort: worded("length"),
  stopped: worded("stop"),
  error: (status, message) => {
    if (status === 429) return { error: { message, type: "tokens", param: null, code: "rate_limit_exceeded" } };
    return {
      error: {
        message,
        type: status >= 500 ? "server_error" : "invalid_request_error",
        param: null,
        code: status === 401 ? "invalid_api_key" : null,
      },
    };
  },
  errorEvent: (message) => event({ error: { message, type: "server_error", param: null, code: null } }),
  beginning: [opening, ...contents.slice(0, 2)].map((delta) => chunk(delta)),
};
