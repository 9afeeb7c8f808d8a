import type { RecordedStream } from "./recorded-stream.js";

export const recordedStreams: readonly RecordedStream[] = [
  {
    events: [
      {
        type: "message_start",
        message: { id: "m", role: "assistant", content: [], usage: { input_tokens: 3, output_tokens: 1 } },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hello" } },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage: { output_tokens: 2 } },
      { type: "message_stop" },
    ],
    closesAfter: 5,
    endsWith: 5,
  },
];
