import type { RecordedStream } from "./recorded-stream.js";

const item = {
  type: "message",
  id: "i",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text: "Hello", annotations: [] }],
};
const response = {
  id: "r",
  object: "response",
  created_at: 1,
  model: "m",
  output: [item],
  usage: { input_tokens: 3, output_tokens: 2, total_tokens: 5 },
};

export const recordedStreams: readonly RecordedStream[] = [
  {
    events: [
      { type: "response.created", response: { ...response, output: [], status: "in_progress" } },
      { type: "response.output_item.added", output_index: 0, item: { ...item, content: [] } },
      { type: "response.output_text.delta", output_index: 0, content_index: 0, delta: "Hello" },
      { type: "response.output_text.done", output_index: 0, content_index: 0, text: "Hello" },
      { type: "response.output_item.done", output_index: 0, item },
      { type: "response.completed", response: { ...response, status: "completed" } },
    ],
    closesAfter: 5,
    endsWith: 5,
  },
];
