import { expect } from "chai";
import { json, route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";
import { painter, plain, GENERATIONS, EDITS, base64, made, SOURCE, errorOf, sent } from "./image-calls.js";

/** Events as they go over the wire. */
const sse = (...events: object[]) =>
  events.map((event) => `event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`).join("");

const eventsIn = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("data: {"))
    .map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>);

async function streamed(test: TestGateway, path: string, body: object, text: string) {
  test.upstream.answer = (response) => response.writeHead(200, { "content-type": "text/event-stream" }).end(text);
  return sent(test, path, { prompt: "a hill", stream: true, ...body });
}

describe("a stream of images on a route with the client's dialect", () => {
  const open = temporaryGateway(plain);
  const preview = {
    type: "image_generation.partial_image",
    b64_json: base64,
    partial_image_index: 0,
    created_at: 5,
    size: "1024x1024",
  };
  const completed = {
    type: "image_generation.completed",
    b64_json: base64,
    created_at: 6,
    usage: { input_tokens: 2, output_tokens: 3, total_tokens: 5 },
  };

  it("is forwarded unchanged, and ends when the upstream closes it", async () => {
    const test = open();
    const text = sse(preview, completed);
    const reported = await streamed(test, GENERATIONS, { model: "maker/family-A", partial_images: 1 }, text);
    expect([reported.status, reported.text]).to.deep.equal([200, text]);
  });

  it("accepts an event larger than the limit of text events", async () => {
    const test = open();
    const text = sse({ ...completed, b64_json: "A".repeat(6 * 1024 * 1024) });
    expect((await streamed(test, GENERATIONS, { model: "maker/family-A" }, text)).text).to.equal(text);
  });

  const item = { type: "image_generation.partial_succeeded", b64_json: base64, created_at: 5 };
  const usage = { type: "image_generation.completed", usage: { generated_images: 1, output_tokens: 3 } };
  for (const [name, text, ending] of [
    ["is complete after the event that ends it", sse(item, usage), ""],
    ["was cut off where it closes before that", sse(item), "event: error\n"],
  ] as const) {
    it(`of a series ${name}`, async () => {
      const reported = await streamed(open(), GENERATIONS, { model: "maker/family-A" }, text);
      expect([reported.status, reported.text.startsWith(text)]).to.deep.equal([200, true]);
      expect(reported.text.slice(text.length, text.length + 13)).to.equal(ending);
    });
  }

  for (const [name, text] of [
    ["a stream that ends before its image", sse(preview)],
    [
      "a stream that reports a failure",
      sse({ type: "error", error: { message: "no more", code: "moderation_blocked" } }),
    ],
  ] as const) {
    it(`reports ${name} as an error`, async () => {
      const reported = await streamed(open(), GENERATIONS, { model: "maker/family-A" }, text);
      const error = reported.status === 200 ? eventsIn(reported.text).at(-1)?.error : errorOf(reported.text);
      expect(error).to.have.property("message");
    });
  }
});

describe("a streamed request that the upstream answers in one body", () => {
  const conversationClient = {
    id: "maker/talker",
    kind: "image",
    outputs: ["text", "image"],
    routes: [route("one", "generate-content")],
    pricing: { input: 1, output: 2 },
  } as const;
  const open = temporaryGateway({ ...plain, models: [...plain.models, conversationClient] });

  /** An edit as a form. */
  function form(model: string): FormData {
    const written = new FormData();
    for (const [name, value] of Object.entries({ model, prompt: "snow", stream: "true" })) written.append(name, value);
    written.append("image", new Blob([Buffer.from(base64, "base64")], { type: "image/png" }), "a.png");
    return written;
  }
  const calling = (path: string, body: object) => async (test: TestGateway) => (await sent(test, path, body)).text;
  const sending =
    (body: FormData) =>
    async ({ url, key }: TestGateway) =>
      (await fetch(url + EDITS, { method: "POST", headers: { authorization: `Bearer ${key}` }, body })).text();

  for (const [name, call] of [
    ["an image", calling(GENERATIONS, { model: "maker/family-A", prompt: "a hill", stream: true })],
    ["an image of another family", calling(GENERATIONS, { model: "maker/family-D", prompt: "a hill", stream: true })],
    [
      "an edit",
      calling(EDITS, { model: "maker/family-A", prompt: "snow", stream: true, images: [{ image_url: SOURCE.url }] }),
    ],
    ["an edit as a form", sending(form("maker/family-A"))],
  ] as const) {
    it(`returns ${name} with all its bytes`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      expect(eventsIn(await call(test)).map((event) => event.b64_json)).to.deep.equal([base64]);
    });
  }

  it("returns an image within text with all its bytes", async () => {
    const test = open();
    const inlineData = { mimeType: "image/png", data: base64 };
    test.upstream.answer = json({
      candidates: [{ content: { role: "model", parts: [{ inlineData }] }, finishReason: "STOP", index: 0 }],
      modelVersion: "inner-model",
    });
    const { text } = await sent(test, "/v1beta/models/maker/talker:streamGenerateContent?alt=sse", {
      contents: [{ role: "user", parts: [{ text: "a hill" }] }],
    });
    expect(text).to.contain(`"data":"${base64}"`);
  });
});

describe("the settings that such a body reports for all its images", () => {
  const open = temporaryGateway(plain);
  const all = { size: "1024x1024", quality: "high", background: "opaque", output_format: "png" };

  for (const [name, own] of [
    ["are those of each event", {}],
    ["are not those of an image with its own", { size: "1536x1024" }],
  ] as const) {
    it(name, async () => {
      const test = open();
      test.upstream.answer = json({ created: 7, data: [{ b64_json: "AAAA", ...own }, { b64_json: "BBBB" }], ...all });
      const body = { model: "maker/none", prompt: "a hill", stream: true, n: 2 };
      const events = eventsIn((await sent(test, GENERATIONS, body)).text);
      const event = (b64_json: string) => ({ type: "image_generation.completed", created_at: 7, b64_json, ...all });
      expect(events).to.deep.equal([{ ...event("AAAA"), ...own }, event("BBBB")]);
    });
  }
});

describe("a stream of images of a vendor whose last event has no image", () => {
  const open = temporaryGateway({
    providers: { one: { preset: "volcengine-ark" } },
    models: [{ ...painter, id: "maker/family-C", profile: "family-C" }],
  });
  const done = (url: string) => ({
    type: "image_generation.partial_succeeded",
    model: "inner-model",
    created: 8,
    image_index: 0,
    url,
    size: "2048x2048",
  });
  const failed = {
    type: "image_generation.partial_failed",
    image_index: 1,
    error: { code: "Sensitive", message: "no" },
  };
  const last = {
    type: "image_generation.completed",
    usage: { generated_images: 2, output_tokens: 32, total_tokens: 32 },
  };

  for (const [path, word] of [
    [GENERATIONS, "image_generation.completed"],
    [EDITS, "image_edit.completed"],
  ] as const) {
    it(`sends each image as ${word}, the last with the usage`, async () => {
      const reported = await streamed(
        open(),
        path,
        { model: "maker/family-C", image: "https://example.test/a.png" },
        sse(done("u1"), failed, done("u2"), last) + "data: [DONE]\n\n",
      );
      expect(reported.status, reported.text).to.equal(200);
      const image = (url: string) => ({ type: word, created_at: 8, url, size: "2048x2048" });
      const more = {
        failed: [{ error: { code: "Sensitive", message: "no" } }],
        usage: { output_tokens: 32, total_tokens: 32, generated_images: 2 },
      };
      expect(eventsIn(reported.text)).to.deep.equal([image("u1"), { ...image("u2"), ...more }]);
    });
  }

  const auto = { model: "maker/family-C", sequential_image_generation: "auto" };
  const ticks = (test: TestGateway) => test.log.find(({ event }) => event === "call.completed")?.ticks;
  for (const [name, ending] of [
    ["closes before it is complete", ""],
    ["reports an error", 'data: {"error":{"code":"InternalServiceError","message":"gone"}}\n\n'],
  ] as const) {
    it(`sends and charges what was made where the upstream ${name}, and then the error`, async () => {
      const test = open();
      const reported = await streamed(test, GENERATIONS, auto, sse(done("u1"), failed, done("u2")) + ending);
      const [first, second, error, ...rest] = eventsIn(reported.text);
      expect([reported.status, first?.url, second?.url, rest], reported.text).to.deep.equal([200, "u1", "u2", []]);
      expect(second).to.have.property("failed").that.has.length(1);
      expect(error?.error).to.have.property("message");
      expect(ticks(test)).to.equal("800000000");
    });
  }

  it("is an error with a status, and costs nothing, where it is cut before the first image", async () => {
    const test = open();
    const reported = await streamed(test, GENERATIONS, auto, sse(failed));
    expect([reported.status, ticks(test)]).to.deep.equal([502, undefined]);
  });

  it("fails where no image could be made", async () => {
    const reported = await streamed(
      open(),
      GENERATIONS,
      { model: "maker/family-C" },
      sse(failed, last) + "data: [DONE]\n\n",
    );
    expect([reported.status, errorOf(reported.text).code]).to.deep.equal([400, "Sensitive"]);
  });
});

describe("a streamed request to a vendor without streams", () => {
  const model = "maker/images-by-reference";
  const open = temporaryGateway({ models: [{ ...painter, id: model, routes: [route("one", "images-by-reference")] }] });
  const whole = JSON.stringify({ created: 7, data: [{ b64_json: base64 }] });
  const completed = sse({ type: "image_generation.completed", b64_json: base64 });

  it("is answered with the image where the body is called a stream", async () => {
    const { status, text } = await streamed(open(), GENERATIONS, { model }, whole);
    expect(status, text).to.equal(200);
    expect(eventsIn(text).map(({ b64_json }) => b64_json)).to.deep.equal([base64]);
  });

  it("fails, as an answer that is none, where events come, and costs nothing", async () => {
    const test = open();
    const { status, text } = await streamed(test, GENERATIONS, { model }, completed);
    expect([status, errorOf(text).code], text).to.deep.equal([502, "upstream_error"]);
    const ended = test.log.find(({ event }) => event === "call.completed");
    expect(ended).to.include({ status: 502 }).and.not.to.have.property("ticks");
  });
});
