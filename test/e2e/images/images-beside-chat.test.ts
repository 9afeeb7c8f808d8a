/** Hosts of the chat dialect send the images of an answer beside its text. */
import { expect } from "chai";
import { json, route, temporaryGateway, type Answer } from "../../support/server/temporary-gateway.js";
import { until } from "../../support/until.js";
import { base64, sent } from "./image-calls.js";

const open = temporaryGateway({
  providers: { one: {} },
  models: [
    {
      id: "maker/talker",
      kind: "text",
      outputs: ["text", "image"],
      routes: [route("one", "chat")],
      pricing: { input: 0, output: 0, perImage: 0.04 },
    },
    { id: "maker/words", routes: [route("one", "chat")] },
  ],
});
const USD = 10_000_000_000;

const images = [{ type: "image_url", index: 0, image_url: { url: `data:image/png;base64,${base64}` } }];
const usage = { prompt_tokens: 5, completion_tokens: 1290, total_tokens: 1295 };
const head = { id: "c1", created: 1, model: "inner-model" };
const whole = json({
  ...head,
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", content: "Here.", images }, finish_reason: "stop" }],
  usage,
});
const events = [
  { ...head, choices: [{ index: 0, delta: { role: "assistant", content: "Here." }, finish_reason: null }] },
  { ...head, choices: [{ index: 0, delta: { content: "", images }, finish_reason: null }] },
  { ...head, choices: [{ index: 0, delta: {}, finish_reason: "stop" }], usage },
];
const streamOf =
  (all: readonly object[]): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end([...all.map((event) => JSON.stringify(event)), "[DONE]"].map((data) => `data: ${data}\n\n`).join(""));
  };
const streamed = streamOf(events);
/** Some hosts send the bare address. */
const bare = [{ type: "image_url", image_url: `data:image/png;base64,${base64}` }];
const streamedBare = streamOf([
  { ...head, choices: [{ index: 0, delta: { content: "Here.", images: bare }, finish_reason: null }] },
  { ...head, choices: [{ index: 0, delta: {}, finish_reason: "stop" }], usage },
]);

const generate = { contents: [{ role: "user", parts: [{ text: "a hill" }] }] };
const interact = { model: "maker/words", input: "a hill" };

describe("images beside the text of an answer", () => {
  for (const [name, path, body, answer] of [
    ["generate-content", "/v1beta/models/maker/talker:generateContent", generate, whole],
    ["generate-content, streamed", "/v1beta/models/maker/talker:streamGenerateContent?alt=sse", generate, streamed],
    [
      "generate-content, streamed by a bare address",
      "/v1beta/models/maker/talker:streamGenerateContent?alt=sse",
      generate,
      streamedBare,
    ],
  ] as const)
    it(`reach a client of ${name}, and are charged`, async () => {
      const test = open();
      test.upstream.answer = answer;
      const { status, text } = await sent(test, path, body);
      expect(status, text).to.equal(200);
      expect(text).to.include("Here.").and.include(base64).and.include("image/png");
      const completed = test.log.find(({ event }) => event === "call.completed");
      expect([completed?.ticks, completed?.dropped]).to.deep.equal([String(0.04 * USD), []]);
    });

  for (const [name, stream, answer] of [
    ["whole", false, whole],
    ["streamed", true, streamed],
  ] as const)
    it(`reach a client of interactions, ${name}`, async () => {
      const test = open();
      test.upstream.answer = answer;
      const { status, text } = await sent(test, "/v1beta/interactions", { ...interact, stream });
      expect(status, text).to.equal(200);
      expect(text).to.include("Here.").and.include(base64).and.include("image/png");
    });

  for (const [name, stream, answer, lost] of [
    ["whole", false, whole, "answer.choices[0].message.images[0]"],
    ["streamed", true, streamed, "answer.choices[0].delta.images[*]"],
  ] as const)
    it(`are named in the log where the client has no place for them, ${name}`, async () => {
      const test = open();
      test.upstream.answer = answer;
      const messages = [{ role: "user", content: "a hill" }];
      const { status, text } = await sent(test, "/v1/responses", { model: "maker/words", input: messages, stream });
      expect(status, text).to.equal(200);
      expect(text).to.include("Here.").and.not.include(base64);
      const completed = () => test.log.find(({ event }) => event === "call.completed");
      await until(() => completed() !== undefined);
      expect(completed()?.dropped).to.deep.equal([lost]);
    });
});
