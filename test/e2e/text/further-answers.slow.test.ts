/** Several answers to one call: dialects with one answer get the first, and the others are reported. */
import { expect } from "chai";
import { events, json, route, temporaryGateway, type Answer } from "../../support/server/temporary-gateway.js";
import { until } from "../../support/until.js";
import { dialectClients } from "../../support/dialect-clients/index.js";

const open = temporaryGateway({
  models: [...dialectClients.keys()].map((dialect) => ({ id: `maker/${dialect}`, routes: [route("one", dialect)] })),
});

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

interface Upstream {
  readonly dialect: string;
  /** The member with the answers. */
  readonly member: string;
  readonly whole: unknown;
  /** The other answers come in events of their own, and beside the first. */
  readonly stream: readonly string[];
}

const choice = (index: number, words: string) => ({
  index,
  message: { role: "assistant", content: words },
  finish_reason: "stop",
});
const chunk = (...choices: [index: number, words: string, finish?: string][]) =>
  data({
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "inner-model",
    choices: choices.map(([index, content, finish]) => ({ index, delta: { content }, finish_reason: finish ?? null })),
  });
const candidate = (index: number, words: string, finishReason?: string) => ({
  content: { role: "model", parts: [{ text: words }] },
  finishReason,
  index,
});

const upstreams: readonly Upstream[] = [
  {
    dialect: "chat",
    member: "choices",
    whole: {
      id: "c1",
      object: "chat.completion",
      created: 1,
      model: "inner-model",
      choices: [choice(0, "first"), choice(1, "second"), choice(2, "third")],
      usage: { prompt_tokens: 1, completion_tokens: 3, total_tokens: 4 },
    },
    stream: [
      chunk([2, "third"]),
      chunk([0, "first"], [1, "second"]),
      chunk([2, "", "stop"]),
      chunk([0, "", "stop"]),
      "data: [DONE]\n\n",
    ],
  },
  {
    dialect: "generate-content",
    member: "candidates",
    whole: {
      candidates: [candidate(0, "first", "STOP"), candidate(1, "second", "STOP"), candidate(2, "third", "STOP")],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 3, totalTokenCount: 4 },
      modelVersion: "inner-model",
    },
    stream: [
      data({ candidates: [candidate(2, "third", "STOP")] }),
      data({ candidates: [candidate(0, "first", "STOP"), candidate(1, "second", "STOP")] }),
    ],
  },
];

/** How the upstream answers, and whether the client requested a stream. */
const manners: readonly [name: string, answer: (upstream: Upstream) => Answer, stream: boolean][] = [
  ["in one body", ({ whole }) => json(whole), false],
  ["in one body to a request for a stream", ({ whole }) => json(whole), true],
  ["as a stream", ({ stream }) => events(...stream), true],
];

/** The text of a call's answer, and the places in its log line. */
async function ask(dialect: string, upstream: Upstream, answer: Answer, stream: boolean) {
  const test = open();
  test.upstream.answer = answer;
  const dialectClient = dialectClients.get(dialect) ?? expect.fail(dialect);
  const model = `maker/${upstream.dialect}`;
  const body = { ...dialectClient.body(model), ...(stream ? dialectClient.streaming : {}) };
  const response = await test.call(dialectClient.path(model, stream), body, { headers: { ...dialectClient.headers } });
  const text = await response.text();
  expect(response.status, text).to.equal(200);
  const completed = () => test.log.find(({ event }) => event === "call.completed");
  await until(() => completed() !== undefined);
  return { text, dropped: completed()?.dropped, header: response.headers.get("x-dropped-params") };
}

describe("several answers to one call", () => {
  for (const upstream of upstreams) {
    for (const dialect of [...dialectClients.keys()].filter((name) => name !== upstream.dialect)) {
      for (const [name, answer, stream] of manners) {
        it(`of ${upstream.dialect} ${name}: ${dialect} clients get the first, the log names the others`, async () => {
          const { text, dropped, header } = await ask(dialect, upstream, answer(upstream), stream);
          expect(text)
            .to.include("first")
            .and.not.match(/second|third/);
          const places = [1, 2].map((index) => `answer.${upstream.member}[${index}]`);
          expect(dropped).to.have.members(places);
          expect(header).to.equal(null);
        });
      }
    }

    for (const [name, answer, stream] of [manners[0], manners[2]].filter((one) => one !== undefined)) {
      it(`of ${upstream.dialect} ${name} all reach a client of the same dialect, and none is reported`, async () => {
        const { text, dropped } = await ask(upstream.dialect, upstream, answer(upstream), stream);
        expect(text).to.include("first").and.include("second").and.include("third");
        expect(dropped).to.deep.equal([]);
      });
    }
  }
});

describe("a request for several answers", () => {
  const requests: readonly [dialect: string, place: string, fields: (count: number | null) => object][] = [
    ["chat", "n", (n) => ({ n })],
    [
      "generate-content",
      "generationConfig.candidateCount",
      (candidateCount) => ({ generationConfig: { candidateCount } }),
    ],
    [
      "generate-content",
      "generation_config.candidate_count",
      (count) => ({ generation_config: { candidate_count: count } }),
    ],
  ];
  for (const [dialect, place, fields] of requests) {
    for (const upstream of [...dialectClients.keys()].filter((name) => name !== dialect)) {
      for (const [count, dropped] of [
        [3, place],
        [1, null],
        [null, null],
      ] as const) {
        const verb = dropped === null ? "is not" : "is";
        it(`${place} of ${dialect} ${verb} reported if it is ${count} and the upstream uses ${upstream}`, async () => {
          const test = open();
          test.upstream.answer = json({}, 400);
          const dialectClient = dialectClients.get(dialect) ?? expect.fail(dialect);
          const model = `maker/${upstream}`;
          const response = await test.call(dialectClient.path(model), {
            ...dialectClient.body(model),
            ...fields(count),
          });
          await response.text();
          expect(test.upstream.requests, "calls of the upstream").to.have.length(1);
          expect(response.headers.get("x-dropped-params")).to.equal(dropped);
        });
      }
    }
  }
});
