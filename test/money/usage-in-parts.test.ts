/** Streams that report usage several times, some of it in part: the last known value of each count is charged. */
import { expect } from "chai";
import { dialectClients } from "../support/dialect-clients/index.js";
import type { DialectClient } from "../support/dialect-clients/dialect-client.js";
import { meteredGateway } from "../support/money/metered-gateway.js";
import { streams } from "../support/upstream.js";
import { INNER_MODEL } from "../support/vendor-forms/form.js";

const DIALECTS = ["chat", "generate-content"];
const ledger = meteredGateway(
  DIALECTS.map((dialect) => ({
    id: `maker/${dialect}`,
    kind: "text",
    routes: [{ provider: "one", model: INNER_MODEL, dialect }],
    pricing: { input: 1, output: 1 },
  })),
);

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const head = { id: "c", object: "chat.completion.chunk", created: 8, model: INNER_MODEL };
const chunk = (content: string, usage: object | null, finish_reason: string | null = null) =>
  event({ ...head, choices: [{ index: 0, delta: { content }, finish_reason }], usage });
const counted = (usage: object) => event({ ...head, choices: [], usage });
const content = (text: string, usageMetadata: object, more: object = {}) =>
  event({
    candidates: [{ content: { role: "model", parts: [{ text }] }, index: 0, ...more }],
    usageMetadata,
    modelVersion: INNER_MODEL,
    responseId: "r",
  });
const END = "data: [DONE]\n\n";
const STOP = { finishReason: "STOP" };
const known = { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 };
const zeros = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
const noParts = { prompt_tokens_details: { cached_tokens: 0 }, completion_tokens_details: { reasoning_tokens: 0 } };

const cases: [name: string, upstream: string, events: string[], want: object][] = [
  [
    "a last report without the count of the answer",
    "generate-content",
    [
      content("Four words", { promptTokenCount: 9, candidatesTokenCount: 4, totalTokenCount: 13 }),
      content("", { promptTokenCount: 9, totalTokenCount: 9 }, STOP),
    ],
    { input: 9, output: 4, reasoning: 0 },
  ],
  [
    "a last report with the count of reasoning alone",
    "generate-content",
    [
      content("Four words", {
        ...{ promptTokenCount: 9, candidatesTokenCount: 4, thoughtsTokenCount: 20, totalTokenCount: 33 },
      }),
      content("", { promptTokenCount: 60, thoughtsTokenCount: 50, totalTokenCount: 110 }, STOP),
    ],
    { input: 60, output: 54, reasoning: 50 },
  ],
  [
    "a last report of nothing but zeros",
    "chat",
    [chunk("Four words", known, "stop"), counted({ ...zeros, ...noParts, queue_time: 0.25 }), END],
    { input: 9, output: 4, reasoning: 0 },
  ],
  [
    "zeros in each report before the last",
    "chat",
    [chunk("Four words", zeros), chunk("", zeros, "stop"), counted(known), END],
    { input: 9, output: 4, reasoning: 0 },
  ],
  [
    "a last report that counts no answer beside the input",
    "chat",
    [chunk("", { ...known, completion_tokens: 1 }, "stop"), counted({ ...known, completion_tokens: 0 }), END],
    { input: 9, output: 0, reasoning: 0 },
  ],
  [
    "zeros in the only report",
    "chat",
    [chunk("Four words", null, "stop"), counted(zeros), END],
    { input: 0, output: 0 },
  ],
];

describe("streams that report usage several times", () => {
  for (const [name, upstream, events, want] of cases)
    for (const client of DIALECTS)
      it(`${name}, as ${client} from ${upstream}`, async () => {
        ledger().one.plays(streams(events));
        const { status, text } = await ledger().ask(dialectClients.get(client) as DialectClient, `maker/${upstream}`, {
          stream: true,
        });
        expect(status, text).to.equal(200);
        expect(await ledger().charge()).to.deep.include({ state: "settled", estimated: false, ...want });
      });
});
