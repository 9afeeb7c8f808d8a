import { CALLS, PIECES, SIGNATURE, type VendorAnswer, THOUGHTS, USAGE, type VendorForms, WORDS } from "./form.js";

type Fields = Readonly<Record<string, unknown>>;

const usage = {
  inputTokens: USAGE.input - USAGE.cached,
  outputTokens: USAGE.output,
  totalTokens: USAGE.input + USAGE.output,
  cacheReadInputTokens: USAGE.cached,
  cacheWriteInputTokens: 0,
};
const metrics = { latencyMs: 551 };

const event = (name: string, data: Fields) => `${name} ${JSON.stringify(data)}\n`;
const opening = event("messageStart", { p: "abcdef", role: "assistant" });
const delta = (contentBlockIndex: number, content: Fields) =>
  event("contentBlockDelta", { contentBlockIndex, delta: content, p: "abc" });
const stop = (contentBlockIndex: number) => event("contentBlockStop", { contentBlockIndex, p: "ab" });
const closing = (stopReason: string) => [
  event("messageStop", { p: "abcd", stopReason }),
  event("metadata", { metrics, p: "abcde", usage }),
];

function body(content: readonly Fields[], stopReason: string): Fields {
  return { metrics, output: { message: { content, role: "assistant" } }, stopReason, usage };
}

function texts(index: number): string[] {
  return [...PIECES.map((text) => delta(index, { text })), stop(index)];
}

function worded(stopReason: string): VendorAnswer {
  return { body: body([{ text: WORDS }], stopReason), stream: [opening, ...texts(0), ...closing(stopReason)] };
}

function called(): VendorAnswer {
  const content = CALLS.map(({ id, name, arguments: input }) => ({ toolUse: { input, name, toolUseId: id } }));
  return {
    body: body(content, "tool_use"),
    stream: [
      opening,
      ...CALLS.flatMap(({ id, name, arguments: given }, index) => [
        event("contentBlockStart", { contentBlockIndex: index, start: { toolUse: { name, toolUseId: id } } }),
        ...(JSON.stringify(given).match(/.{1,9}/g) ?? []).map((input) => delta(index, { toolUse: { input } })),
        stop(index),
      ]),
      ...closing("tool_use"),
    ],
  };
}

function reasoned(): VendorAnswer {
  const reasoningText = { signature: SIGNATURE, text: THOUGHTS.join("") };
  return {
    body: body([{ reasoningContent: { reasoningText } }, { text: WORDS }], "end_turn"),
    stream: [
      opening,
      ...THOUGHTS.map((text) => delta(0, { reasoningContent: { text } })),
      delta(0, { reasoningContent: { signature: SIGNATURE } }),
      stop(0),
      ...texts(1),
      ...closing("end_turn"),
    ],
  };
}

export const forms: VendorForms = {
  modelKey: "model",
  words: worded("end_turn"),
  calls: called(),
  reasoned: reasoned(),
  cutShort: worded("max_tokens"),
  stopped: worded("stop_sequence"),
  error: (_status, message) => ({ message }),
  errorEvent: (message) => `!${event("modelStreamErrorException", { message })}`,
  beginning: [opening, ...texts(0).slice(0, 2)],
};
