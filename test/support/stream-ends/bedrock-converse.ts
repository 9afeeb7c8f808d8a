import type { RecordedStream } from "./recorded-stream.js";

const usage = { inputTokens: 3, outputTokens: 2, totalTokens: 5 };

export const recordedStreams: readonly RecordedStream[] = [
  {
    events: [
      { type: "messageStart", role: "assistant" },
      { type: "contentBlockDelta", contentBlockIndex: 0, delta: { text: "Hello" } },
      { type: "contentBlockStop", contentBlockIndex: 0 },
      { type: "messageStop", stopReason: "end_turn" },
      { type: "metadata", usage, metrics: { latencyMs: 7 } },
    ],
    closesAfter: 4,
    endsWith: 4,
  },
];
