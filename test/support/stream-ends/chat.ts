import type { RecordedStream } from "./recorded-stream.js";

const chunk = (more: object) => ({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", ...more });
const choice = (delta: object, reason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: reason }],
});
const tokens = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 };

export const recordedStreams: readonly RecordedStream[] = [
  // The reason and then the usage, which hosts also send together. The marker may be left out.
  {
    events: [
      chunk(choice({ role: "assistant", content: "Hel" })),
      chunk(choice({ content: "lo" })),
      chunk(choice({}, "stop")),
      chunk({ choices: [], usage: tokens }),
      "[DONE]",
    ],
    closesAfter: 3,
    endsWith: 4,
  },
  {
    events: [chunk(choice({ content: "Hello" })), chunk({ ...choice({}, "stop"), usage: tokens }), "[DONE]"],
    closesAfter: 1,
    endsWith: 2,
  },
  { events: [chunk(choice({ content: "Hello" })), chunk(choice({}, "stop")), "[DONE]"], closesAfter: 2, endsWith: 2 },
];
