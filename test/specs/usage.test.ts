import { expect } from "chai";
import { estimateInput } from "../../src/calls/estimate-hold.js";
import { meter } from "../../src/money/quantities.js";
import { dialectsOf, type Json, type Usage, type Wire } from "../../src/registry.js";

type Shape = (input: unknown, output: unknown) => Wire;

/** The body of an answer with counts in the place where each dialect reports them. */
const answers: Readonly<Record<string, Shape>> = {
  chat: (input, output) => ({ choices: [], usage: { prompt_tokens: input, completion_tokens: output } as Wire }),
  messages: (input, output) => ({ content: [], usage: { input_tokens: input, output_tokens: output } as Wire }),
  responses: (input, output) => ({ output: [], usage: { input_tokens: input, output_tokens: output } as Wire }),
  "generate-content": (input, output) => ({
    candidates: [],
    usageMetadata: { promptTokenCount: input, candidatesTokenCount: output } as Wire,
  }),
  interactions: (input, output) => ({
    steps: [],
    usage: { total_input_tokens: input, total_output_tokens: output } as Wire,
  }),
};

function counts(dialect: string, body: Wire): [number | undefined, number | undefined] | undefined {
  const usage = dialectsOf("text").get(dialect)?.readResponse(body).usage;
  return usage === undefined ? undefined : [usage.input, usage.output];
}

describe("usage that an upstream reports", () => {
  const cases: [name: string, input: unknown, output: unknown, want: ReturnType<typeof counts>][] = [
    ["counts", 3, 4, [3, 4]],
    ["zero", 0, 0, [0, 0]],
    ["an output that is missing", 3, undefined, [3, undefined]],
    ["an output of null", 3, null, [3, undefined]],
    ["an input that is missing", undefined, 4, [undefined, 4]],
    ["an empty object", undefined, undefined, undefined],
    ["a negative count", -3, 4, [undefined, 4]],
    ["a fraction", 3, 4.5, [3, undefined]],
    ["a text", "3", 4, [undefined, 4]],
    ["a number that is too large", 3, 1_000_000_001, [3, undefined]],
  ];
  for (const [dialect, shape] of Object.entries(answers)) {
    for (const [name, input, output, want] of cases) {
      it(`${name}, in ${dialect}`, () => expect(counts(dialect, shape(input, output))).to.deep.equal(want));
    }
    it(`none at all, in ${dialect}`, () => expect(counts(dialect, {})).to.equal(undefined));
    it(`counts that were not reported are zero for a client of ${dialect}`, () => {
      const target = dialectsOf("text").get(dialect);
      const reported = target?.readResponse(target.writeResponse({ parts: [], usage: { output: 4 } }));
      expect([reported?.usage?.input, reported?.usage?.output]).to.deep.equal([0, 4]);
    });
  }
});

describe("usage that an upstream reports for further runs of the model", () => {
  const compaction = { type: "compaction", input_tokens: 180_000, cache_read_input_tokens: 500, output_tokens: 3500 };
  const advice = { type: "advisor_message", model: "larger", input_tokens: 10, output_tokens: 20 };
  const message = { type: "message", input_tokens: 23_000, output_tokens: 1000 };
  const declined = { type: "fallback_message", input_tokens: 7, output_tokens: 7 };
  const cases: [name: string, iterations: Wire[] | null | undefined, charged: [number, number, number]][] = [
    ["none", undefined, [23_000, 1000, 0]],
    ["null", null, [23_000, 1000, 0]],
    ["the message itself, which is counted already", [message], [23_000, 1000, 0]],
    ["a compaction", [compaction, message], [203_500, 4500, 500]],
    ["two compactions and advice", [compaction, compaction, advice, message], [384_010, 8020, 1000]],
    ["an attempt that is not charged", [declined, message], [23_000, 1000, 0]],
  ];
  for (const [name, iterations, charged] of cases)
    it(`${name}: is charged, and not reported to clients`, () => {
      const usage = { input_tokens: 23_000, output_tokens: 1000, ...(iterations !== undefined && { iterations }) };
      const read = dialectsOf("text").get("messages")?.readResponse({ content: [], usage }).usage;
      const { input, output, cachedInput } = meter(read, { input: 0, output: 0 }).quantities;
      expect([input, output, cachedInput]).to.deep.equal(charged);
      const answer = dialectsOf("text").get("chat")?.writeResponse({ parts: [], usage: read });
      expect(answer?.usage).to.include({ prompt_tokens: 23_000, completion_tokens: 1000 });
      expect(JSON.stringify(answer)).not.to.include("more");
    });

  it("is not known where the answer's own is not", () => {
    const read = dialectsOf("text")
      .get("messages")
      ?.readResponse({ content: [], usage: { iterations: [compaction] } });
    const { estimated, quantities } = meter(read?.usage, { input: 7, output: 8 });
    expect([estimated, quantities.input, quantities.output]).to.deep.equal([true, 180_507, 3508]);
  });
});

describe("usage of other counts than those that are charged", () => {
  it("is what the vendor bills, in cohere-chat", () => {
    const usage = {
      billed_units: { input_tokens: 37, output_tokens: 28 },
      tokens: { input_tokens: 913, output_tokens: 83 },
      cached_tokens: 480,
    };
    const cohere = dialectsOf("text").get("cohere-chat");
    const read = cohere?.readResponse({ usage }).usage;
    expect(read).to.include({ input: 37, output: 28 });
    expect((cohere?.writeResponse({ parts: [], usage: read }) as { usage: object }).usage).to.deep.equal({
      billed_units: { input_tokens: 37, output_tokens: 28 },
      tokens: { input_tokens: 37, output_tokens: 28 },
    });
  });

  it("is unknown where a host of embeddings does not count", () => {
    const { readResponse } = dialectsOf("embedding").get("embeddings") ?? {};
    expect(readResponse?.({ data: [], usage: { prompt_tokens: 0, total_tokens: 0 } }).usage?.input).to.equal(undefined);
  });
});

describe("the cost that a host reports", () => {
  const cases: [name: string, dialect: string, usage: Wire, want: Usage["cost"]][] = [
    ["in dollars", "chat", { cost: 0.000678 }, 6_780_000],
    ["in ticks", "chat", { cost_in_usd_ticks: 71_568_500 }, 71_568_500],
    ["in both: ticks are exact", "chat", { cost: 0.1, cost_in_usd_ticks: 5 }, 5],
    ["part by part", "chat", { cost: { request_cost: 0.005, total_cost: 0.00619 } }, 61_900_000],
    ["nothing", "chat", { cost: 0 }, 0],
    ["as a text", "chat", { cost: "0.1" }, undefined],
    ["in ticks, elsewhere", "responses", { cost_in_usd_ticks: 4_871_500 }, 4_871_500],
    ["in dollars, elsewhere", "responses", { cost: 0.5 }, 5_000_000_000],
  ];
  for (const [name, dialect, usage, want] of cases) {
    it(`is read ${name} in ${dialect}`, () =>
      expect(
        dialectsOf("text")
          .get(dialect)
          ?.readResponse({ usage: { ...usage, total_tokens: 1 } }).usage?.cost,
      ).to.equal(want));
  }

  for (const dialect of dialectsOf("text").values()) {
    it(`is not reported to clients of ${dialect.name}`, () => {
      expect(
        dialect.writeResponse({ id: "a", created: 1, parts: [], usage: { input: 1, output: 1, cost: 7_777_777 } }),
      ).to.satisfy((body: Wire) => !JSON.stringify(body).includes("7777777"));
    });
  }
});

describe("places that report the cost of a call", () => {
  const cases: [dialect: string, outputLimit: string[], answerCount: string[], media: string[]][] = [
    ["chat", ["max_completion_tokens", "max_tokens"], ["n"], ["data", "document_url", "file_data", "image_url", "url"]],
    ["messages", ["max_tokens"], [], ["data"]],
    ["responses", ["max_output_tokens"], [], ["file_data", "file_url", "image_url"]],
    [
      "generate-content",
      [
        "generationConfig.maxOutputTokens",
        "generationConfig.max_output_tokens",
        "generation_config.maxOutputTokens",
        "generation_config.max_output_tokens",
      ],
      [
        "generationConfig.candidateCount",
        "generationConfig.candidate_count",
        "generation_config.candidateCount",
        "generation_config.candidate_count",
      ],
      ["data"],
    ],
    ["interactions", ["generation_config.max_output_tokens"], [], ["data"]],
  ];
  for (const [name, outputLimit, answerCount, media] of cases) {
    it(name, () => {
      const places = dialectsOf("text").get(name)?.places;
      expect(places?.outputLimit.map((path) => path.join("."))).to.deep.equal(outputLimit);
      expect(places?.answerCount.map((path) => path.join("."))).to.deep.equal(answerCount);
      expect([...(places?.mediaMembers ?? [])].sort()).to.deep.equal(media);
    });
  }
});

describe("the address of an image in a conversation", () => {
  const url = "https://media.example.test/boat.png";
  const user = (part: Json): Json => [{ role: "user", content: [part] }];
  const cases: [dialect: string, body: Wire][] = [
    ["chat", { messages: user({ type: "image_url", image_url: { url } }) }],
    ["responses", { input: user({ type: "input_image", image_url: url }) }],
    ["messages", { messages: user({ type: "image", source: { type: "url", url } }) }],
    ["generate-content", { contents: [{ parts: [{ fileData: { mimeType: "image/png", fileUri: url } }] }] }],
    ["generate-content", { contents: [{ parts: [{ file_data: { mime_type: "image/png", file_uri: url } }] }] }],
    ["interactions", { input: [{ type: "image", uri: url, mime_type: "image/png" }] }],
  ];
  for (const [name, body] of cases)
    it(`counts as an image in ${name}`, () => {
      const dialect = dialectsOf("text").get(name);
      if (dialect === undefined) throw new Error(`there is no ${name}`);
      expect(estimateInput(body, dialect)).to.be.within(1_000, 1_050);
    });
});
