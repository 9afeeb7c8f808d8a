import { CALLS, PIECES, type VendorAnswer, THOUGHTS, USAGE, type VendorForms, WORDS } from "./form.js";

type Fields = Readonly<Record<string, unknown>>;

const ID = "c14c80c3-18eb-4519-9460-6c92edd8cfb4";
const usage = {
  billed_units: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  tokens: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  cached_tokens: USAGE.cached,
};

const event = (data: { readonly type: string } & Fields) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
const delta = (type: string, index: number, message: Fields) => event({ type, index, delta: { message } });
const opening = event({
  type: "message-start",
  id: ID,
  delta: { message: { role: "assistant", content: [], tool_plan: "", tool_calls: [], citations: [] } },
});
const closing = (finish_reason: string) => event({ type: "message-end", id: ID, delta: { finish_reason, usage } });

function body(message: Fields, finish_reason: string): Fields {
  return { id: ID, message: { role: "assistant", ...message }, finish_reason, usage };
}

function content(type: "text" | "thinking", index: number, pieces: readonly string[]): string[] {
  return [
    delta("content-start", index, { content: { type, [type]: "" } }),
    ...pieces.map((piece) => delta("content-delta", index, { content: { [type]: piece } })),
    event({ type: "content-end", index }),
  ];
}

function worded(finish: string): VendorAnswer {
  return {
    body: body({ content: [{ type: "text", text: WORDS }] }, finish),
    stream: [opening, ...content("text", 0, PIECES), closing(finish)],
  };
}

function called(): VendorAnswer {
  const calls = CALLS.map(({ id, name, arguments: given }) => ({
    id,
    type: "function",
    function: { name, arguments: JSON.stringify(given) },
  }));
  return {
    body: body({ tool_calls: calls }, "TOOL_CALL"),
    stream: [
      opening,
      ...calls.flatMap(({ function: { name, arguments: given }, ...call }, index) => [
        delta("tool-call-start", index, { tool_calls: { ...call, function: { name, arguments: "" } } }),
        ...(given.match(/.{1,9}/g) ?? []).map((piece) =>
          delta("tool-call-delta", index, { tool_calls: { function: { arguments: piece } } }),
        ),
        event({ type: "tool-call-end", index }),
      ]),
      closing("TOOL_CALL"),
    ],
  };
}

function reasoned(): VendorAnswer {
  const thinking = { type: "thinking", thinking: THOUGHTS.join("") };
  return {
    body: body({ content: [thinking, { type: "text", text: WORDS }] }, "COMPLETE"),
    stream: [opening, ...content("thinking", 0, THOUGHTS), ...content("text", 1, PIECES), closing("COMPLETE")],
  };
}

export const forms: VendorForms = {
  modelKey: "model",
  words: worded("COMPLETE"),
  calls: called(),
  reasoned: reasoned(),
  cutShort: worded("MAX_TOKENS"),
  stopped: worded("STOP_SEQUENCE"),
  error: (_status, message) => ({ id: ID, message }),
  errorEvent: (error) => event({ type: "message-end", id: ID, delta: { finish_reason: "ERROR", error } }),
  beginning: [opening, ...content("text", 0, PIECES.slice(0, 2)).slice(0, -1)],
};
