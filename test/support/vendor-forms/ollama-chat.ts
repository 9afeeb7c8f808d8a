import { CALLS, INNER_MODEL, PIECES, type VendorAnswer, THOUGHTS, USAGE, type VendorForms, WORDS } from "./form.js";

type Fields = Readonly<Record<string, unknown>>;

const ENVELOPE = { model: INNER_MODEL, created_at: "2026-01-01T00:00:00.123456789Z" };
const ENDED = {
  done: true,
  total_duration: 4_648_158_584,
  load_duration: 41_127_667,
  prompt_eval_count: USAGE.input,
  prompt_eval_duration: 439_038_000,
  eval_count: USAGE.output,
  eval_duration: 4_161_000_000,
};

const line = (data: Fields) => `${JSON.stringify(data)}\n`;
const piece = (message: Fields) =>
  line({ ...ENVELOPE, message: { role: "assistant", content: "", ...message }, done: false });

function answer(message: Fields, pieces: readonly Fields[], done_reason: string): VendorAnswer {
  const end = { ...ENVELOPE, message: { role: "assistant", content: "" }, done_reason, ...ENDED };
  return {
    body: { ...ENVELOPE, message: { role: "assistant", content: "", ...message }, done_reason, ...ENDED },
    stream: [...pieces.map(piece), line(end)],
  };
}

const contents = PIECES.map((content) => ({ content }));
const worded = (finish: string) => answer({ content: WORDS }, contents, finish);
/** Only newer hosts give calls IDs. All of them end the answer as any other. */
const tool_calls = CALLS.map(({ id, name, arguments: given }, index) => ({
  id,
  function: { index, name, arguments: given },
}));
const thoughts = THOUGHTS.map((thinking) => ({ thinking }));

export const forms: VendorForms = {
  modelKey: "model",
  countMembers: ["prompt_eval_count", "eval_count"],
  words: worded("stop"),
  calls: answer(
    { tool_calls },
    tool_calls.map((call) => ({ tool_calls: [call] })),
    "stop",
  ),
  reasoned: answer({ content: WORDS, thinking: THOUGHTS.join("") }, [...thoughts, ...contents], "stop"),
  cutShort: worded("length"),
  stopped: worded("stop"),
  error: (_status, message) => ({ error: message }),
  errorEvent: (error) => line({ error }),
  beginning: contents.slice(0, 2).map(piece),
};
