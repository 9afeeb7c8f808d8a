/** Several answers to one call: what the client gets of them is charged. */
import { expect } from "chai";
import { events, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { dialectClients } from "../../support/dialect-clients/index.js";
import { until } from "../../support/until.js";
import { weighText } from "../../../src/money/estimate-tokens.js";

const open = temporaryGateway({
  models: ["chat", "generate-content"].flatMap((dialect) => [
    { id: `writer/${dialect}`, routes: [route("one", dialect)], pricing: { input: 0, output: 10 } },
    {
      id: `painter/${dialect}`,
      outputs: ["text", "image"],
      routes: [route("one", dialect)],
      pricing: { input: 0, output: 10, perImage: 0.04 },
    },
    {
      id: `failing/${dialect}`,
      routes: [route("one", dialect)],
      pricing: { input: 0, output: 10, perCall: 0.25 },
    },
  ]),
});

const base64 = Buffer.from("an image").toString("base64");

/** The words of an answer, and whether an image is beside them. */
type Made = readonly [words: string, image?: "image"];

interface Vendor {
  readonly ask: (count: number) => object;
  readonly whole: (made: readonly Made[], output?: number) => object;
  /** An event of some answers, by their numbers. */
  readonly event: (made: readonly (readonly [number: number, ...Made])[], end?: "end", output?: number) => object;
  readonly marker: readonly string[];
}

const head = { id: "c1", created: 1, model: "inner-model" };
const chatUsage = (tokens?: number) =>
  tokens === undefined ? {} : { usage: { prompt_tokens: 5, completion_tokens: tokens, total_tokens: 5 + tokens } };
const withImage = (content: string, image?: string) => ({
  role: "assistant",
  content,
  ...(image && { images: [{ type: "image_url", image_url: { url: `data:image/png;base64,${base64}` } }] }),
});
const candidateUsage = (tokens?: number) =>
  tokens === undefined
    ? {}
    : { usageMetadata: { promptTokenCount: 5, candidatesTokenCount: tokens, totalTokenCount: 5 + tokens } };
const candidate = (index: number, text: string, image?: string, end?: string) => ({
  index,
  content: {
    role: "model",
    parts: [{ text }, ...(image ? [{ inlineData: { mimeType: "image/png", data: base64 } }] : [])],
  },
  ...(end && { finishReason: "STOP" }),
});

const vendors: Readonly<Record<string, Vendor>> = {
  chat: {
    ask: (n) => ({ n }),
    whole: (made, output) => ({
      ...head,
      object: "chat.completion",
      choices: made.map(([words, image], index) => ({
        index,
        message: withImage(words, image),
        finish_reason: "stop",
      })),
      ...chatUsage(output),
    }),
    event: (made, end, output) => ({
      ...head,
      object: "chat.completion.chunk",
      choices: made.map(([index, words, image]) => ({
        index,
        delta: withImage(words, image),
        finish_reason: end ? "stop" : null,
      })),
      ...chatUsage(output),
    }),
    marker: ["data: [DONE]\n\n"],
  },
  "generate-content": {
    ask: (candidateCount) => ({ generationConfig: { candidateCount } }),
    whole: (made, output) => ({
      candidates: made.map(([words, image], index) => candidate(index, words, image, "end")),
      ...candidateUsage(output),
    }),
    event: (made, end, output) => ({
      candidates: made.map(([index, words, image]) => candidate(index, words, image, end)),
      ...candidateUsage(output),
    }),
    marker: [],
  },
};

const one = "The first answer tells of a hill.";
const two = "Another one has a river in it.";
const three = "It ends by the sea.";
const tokensOf = (...words: string[]) => Math.ceil(words.reduce((sum, text) => sum + weighText(text), 0));

/** Two answers, of which the second comes in pieces, in events of its own and beside the first. */
const streamOf = ({ event, marker }: Vendor, image?: "image", output?: number) =>
  events(
    ...[
      event([[1, two]]),
      event([
        [0, one, image],
        [1, three, image],
      ]),
      event([[1, ""]], "end"),
      event([[0, ""]], "end", output),
    ].map((value) => `data: ${JSON.stringify(value)}\n\n`),
    ...marker,
  );
const wholeOf = ({ whole }: Vendor, image?: "image", output?: number) =>
  json(
    whole(
      [
        [one, image],
        [two + three, image],
      ],
      output,
    ),
  );

interface Case {
  readonly upstream: string;
  readonly client: string;
  readonly stream: boolean;
  readonly image?: "image";
  readonly output?: number;
}

/** The text that a client got, and what the call was charged for. */
async function ask({ upstream, client, stream, image, output }: Case) {
  const test = open();
  const vendor = vendors[upstream] ?? expect.fail(upstream);
  test.upstream.answer = (stream ? streamOf : wholeOf)(vendor, image, output);
  const dialectClient = dialectClients.get(client) ?? expect.fail(client);
  const model = `${image === undefined ? "writer" : "painter"}/${upstream}`;
  const asked = { ...dialectClient.body(model), ...vendors[client]?.ask(2) };
  const body = { ...asked, ...(stream ? dialectClient.streaming : {}) };
  const response = await test.call(dialectClient.path(model, stream), body, { headers: { ...dialectClient.headers } });
  const text = await response.text();
  expect(response.status, text).to.equal(200);
  const completed = () => test.log.find(({ event }) => event === "call.completed");
  await until(() => completed() !== undefined);
  return { text, ticks: completed()?.ticks };
}

const forms = [
  ["a body", false],
  ["a stream", true],
] as const;
const ofToken = 100_000;
const ofCall = 2_500_000_000;
const ofImage = 400_000_000;

describe("the charge of several answers to one call", () => {
  for (const upstream of Object.keys(vendors))
    for (const client of Object.keys(vendors))
      for (const [form, stream] of forms) {
        const isSame = client === upstream;
        const what = isSame ? "all" : "the first";
        it(`is that of ${what} for a client of ${client}, where ${form} of ${upstream} has no counts`, async () => {
          const { text, ticks } = await ask({ upstream, client, stream });
          expect([one, two, three].filter((words) => text.includes(words))).to.have.length(isSame ? 3 : 1);
          expect(ticks).to.equal(String(tokensOf(one, ...(isSame ? [two, three] : [])) * ofToken));
        });
        it(`is that of the counts for a client of ${client}, where ${form} of ${upstream} has them`, async () => {
          expect((await ask({ upstream, client, stream, output: 7 })).ticks).to.equal(String(7 * ofToken));
        });
      }

  for (const [upstream, images] of [
    ["chat", 1],
    ["generate-content", 2],
  ] as const)
    for (const [form, stream] of forms)
      it(`is that of the images that a client of generate-content gets from ${form} of ${upstream}`, async () => {
        const call: Case = { upstream, client: "generate-content", stream, image: "image", output: 7 };
        const { text, ticks } = await ask(call);
        expect(text.split(base64)).to.have.length(images + 1);
        expect(ticks).to.equal(String(images * ofImage + 7 * ofToken));
      });

  const choice = (finish: string, content: string) => ({
    message: withImage(content),
    finish_reason: finish,
  });
  const depth = 6_000;
  const deep = `${'{"deep":'.repeat(depth)}{}${"}".repeat(depth)}`;
  /** Its arguments are nested so deep that they cannot be read. */
  const unread = { message: { tool_calls: [{ function: { name: "dig", arguments: "DEEP" } }] }, finish_reason: "stop" };
  const bodyOf = (...choices: object[]) => JSON.stringify({ ...head, choices }).replace('"DEEP"', deep);
  const failures: readonly (readonly [name: string, choices: readonly object[], ticks: number | undefined])[] = [
    ["nothing where the only one failed", [choice("error", "")], undefined],
    ["nothing where all failed", [choice("error", ""), choice("error", "")], undefined],
    ["nothing where one failed and the other is empty", [choice("error", ""), {}], undefined],
    ["nothing where the first is empty and the other failed", [{}, choice("error", "")], undefined],
    ["a call where the only one is empty", [{}], ofCall],
    ["what came before the only one failed", [choice("error", one)], ofCall + tokensOf(one) * ofToken],
    ["the second where the first failed", [choice("error", ""), choice("stop", two)], ofCall + tokensOf(two) * ofToken],
    [
      "both where one failed after its words",
      [choice("stop", one), choice("error", two)],
      ofCall + tokensOf(one, two) * ofToken,
    ],
    [
      "all of the body, up to the limit, where one cannot be read",
      [choice("stop", one), unread],
      ofCall + 8_192 * ofToken,
    ],
  ];
  for (const [name, choices, ticks] of failures)
    it(`is that of ${name}`, async () => {
      const test = open();
      test.upstream.answer = (upstream) =>
        upstream.writeHead(200, { "content-type": "application/json" }).end(bodyOf(...choices));
      const { path, body } = dialectClients.get("chat") ?? expect.fail();
      const response = await test.call(path("failing/chat", false), { ...body("failing/chat"), n: 2 });
      expect(response.status, await response.text()).to.equal(200);
      const completed = () => test.log.find(({ event }) => event === "call.completed");
      await until(() => completed() !== undefined);
      expect(completed()?.ticks).to.equal(ticks === undefined ? undefined : String(ticks));
    });
});
