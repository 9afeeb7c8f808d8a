import type { RecordedStream } from "./recorded-stream.js";

const piece = (content: string) => ({ model: "m", message: { role: "assistant", content }, done: false });

export const recordedStreams: readonly RecordedStream[] = [
  {
    events: [
      piece("Hel"),
      piece("lo"),
      { ...piece(""), done: true, done_reason: "stop", prompt_eval_count: 3, eval_count: 2 },
    ],
    closesAfter: 2,
    endsWith: 2,
  },
  // An older host, which gives no reason.
  {
    events: [piece("Hello"), { ...piece(""), done: true, prompt_eval_count: 3, eval_count: 2 }],
    closesAfter: 1,
    endsWith: 1,
  },
];
