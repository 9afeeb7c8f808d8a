import type { RecordedStream } from "./recorded-stream.js";

const tokens = { input_tokens: 3, output_tokens: 2 };

export const recordedStreams: readonly RecordedStream[] = [
  {
    events: [
      { type: "message-start", id: "m", delta: { message: { role: "assistant" } } },
      { type: "content-start", index: 0, delta: { message: { content: { type: "text", text: "" } } } },
      { type: "content-delta", index: 0, delta: { message: { content: { text: "Hello" } } } },
      { type: "content-end", index: 0 },
      { type: "message-end", delta: { finish_reason: "COMPLETE", usage: { billed_units: tokens, tokens } } },
    ],
    closesAfter: 4,
    endsWith: 4,
  },
];
