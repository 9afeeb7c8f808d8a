/** What a model accepts depends on each route: a profile that a route names counts as much as its model's. */
import { expect } from "chai";
import { openDatabase } from "../../../src/stores/drivers/database.js";
import { BOUNDARY, FORM_TYPE } from "../../support/forms.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

type Provider = "one" | "two";

const way = (provider: Provider, dialect: string, profile?: string, priority = 0) => ({
  provider,
  model: `at-${provider}`,
  dialect,
  priority,
  ...(profile !== undefined && { profile }),
});
const painter = { kind: "image", outputs: ["image"], pricing: { perImage: 0.04 } };
const videographer = { kind: "video", pricing: { perSecond: 0.05 } };
const PER_TOKEN = { input: 0, output: 1 };
const VIDEOS = "video-content-task";
const NEWER = "assistant-4.7";
const TWO_OF = "claude-4.5";

const models = [
  { id: "maker/words", kind: "text", routes: [way("one", "messages", NEWER), way("two", "messages", TWO_OF, 1)] },
  {
    id: "maker/profiled",
    kind: "text",
    profile: NEWER,
    routes: [way("one", "messages"), way("two", "messages", TWO_OF, 1)],
  },
  { id: "maker/converted", kind: "text", routes: [way("one", "messages", NEWER), way("two", "chat", "none", 1)] },
  { ...painter, id: "maker/painter", routes: [way("one", "images", "family-A")] },
  {
    ...painter,
    id: "maker/painters",
    routes: [way("one", "images", "family-A"), way("two", "images", "family-A-new", 1)],
  },
  { ...painter, id: "maker/formless", routes: [way("one", "images", "family-D")] },
  { ...painter, id: "maker/forms", routes: [way("one", "images", "family-D"), way("two", "images", "family-A", 1)] },
  { ...painter, id: "maker/rewritten", routes: [way("one", "images", "family-B")] },
  { ...videographer, id: "maker/video", routes: [way("one", VIDEOS, "P1.0")] },
  { ...videographer, id: "maker/videos", routes: [way("one", VIDEOS, "P1.0"), way("two", VIDEOS, "P2.5", 1)] },
  { ...painter, id: "maker/paint-of-model", profile: "family-A", pricing: PER_TOKEN, routes: [way("one", "images")] },
  { ...painter, id: "maker/paint-of-route", pricing: PER_TOKEN, routes: [way("one", "images", "family-A")] },
  {
    ...painter,
    id: "maker/paint-of-dearest",
    pricing: PER_TOKEN,
    routes: [way("one", "images", "family-A"), way("two", "images", "none", 1)],
  },
  { ...painter, id: "maker/paint-of-none", profile: "none", pricing: PER_TOKEN, routes: [way("one", "images")] },
  { ...videographer, id: "maker/video-of-model", profile: "P1.0", pricing: PER_TOKEN, routes: [way("one", VIDEOS)] },
  { ...videographer, id: "maker/video-of-route", pricing: PER_TOKEN, routes: [way("one", VIDEOS, "P1.0")] },
];

const IMAGES = "/v1/images/generations";
const EDITS = "/v1/images/edits";
const TASKS = "/v1/contents/generations/tasks";
const MESSAGES = "/v1/messages";

const written = answers(vendorForms.get("messages")?.words.body);
const chatAnswer = answers(vendorForms.get("chat")?.words.body);
const painted = answers({
  created: 7,
  data: [{ b64_json: "AAAA" }],
  usage: { input_tokens: 3, output_tokens: 4, total_tokens: 7 },
});
const begun = answers({ id: "cgt-1" });

const talk = (model: string, more: object = {}) => ({
  model,
  max_tokens: 50,
  messages: [{ role: "user", content: "Hi" }],
  ...more,
});
const makeImageAnswer = (model: string, more: object = {}) => ({ model, prompt: "a hill", ...more });
const video = (model: string, more: object = {}) => ({ model, content: [{ type: "text", text: "a boat" }], ...more });
const FRAMES = { type: "image_url", role: "reference_image", image_url: { url: "https://media.example.test/a.png" } };

describe("the profile of a route", () => {
  const open = scriptedGateway(models);

  async function ask(path: string, body: object | string, type = "application/json") {
    const { gateway, one, two } = open();
    const script = path === TASKS ? begun : path === MESSAGES ? written : painted;
    one.plays(script);
    two.plays(JSON.stringify(body).includes("maker/converted") ? chatAnswer : script);
    const headers = { authorization: `Bearer ${gateway.key}`, "content-type": type, "anthropic-version": "2023-06-01" };
    const response = await fetch(gateway.url + path, {
      method: "POST",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    // Tasks are polled as well.
    const requested = { one: one.received, two: two.received };
    const reported = Object.entries(requested).flatMap(([name, received]) =>
      received.filter(({ method }) => method === "POST").map(() => name),
    );
    return {
      status: response.status,
      text,
      dropped: response.headers.get("x-dropped-params"),
      reported,
      one,
      two,
    };
  }

  const refused: readonly [what: string, path: string, body: object, param: string][] = [
    [
      "an unsupported image setting of its family",
      IMAGES,
      makeImageAnswer("maker/painter", { size: "999x999" }),
      "size",
    ],
    ["an unsupported video setting of its family", TASKS, video("maker/video", { duration: 30 }), "duration"],
    [
      "an unsupported video input of its family",
      TASKS,
      video("maker/video", { content: [{ type: "text", text: "a boat" }, FRAMES] }),
      "reference",
    ],
    ["a video setting that all routes refuse", TASKS, video("maker/videos", { duration: 300 }), "duration"],
    ["an image setting that all routes refuse", IMAGES, makeImageAnswer("maker/painters", { series: 1, n: 11 }), "n"],
    [
      "a text setting that all routes refuse",
      MESSAGES,
      talk("maker/words", { temperature: 0.2, top_p: 0.5 }),
      "temperature",
    ],
  ];
  for (const [what, path, body, param] of refused) {
    it(`refuses ${what}`, async () => {
      const { status, text, reported } = await ask(path, body);
      expect(status, text).to.equal(400);
      expect(text).to.contain("unsupported_capability").and.to.contain(param);
      expect(reported).to.deep.equal([]);
    });
  }

  const left: readonly [what: string, path: string, body: object][] = [
    ["words", MESSAGES, talk("maker/words", { temperature: 0.2 })],
    ["text, where the model's own profile refuses it", MESSAGES, talk("maker/profiled", { temperature: 0.2 })],
    ["text, where the other route has another dialect", MESSAGES, talk("maker/converted", { temperature: 0.2 })],
    ["images", IMAGES, makeImageAnswer("maker/painters", { size: "2064x1040" })],
    ["videos", TASKS, video("maker/videos", { duration: 15 })],
  ];
  for (const [what, path, body] of left) {
    it(`does not call it where another route accepts the value: ${what}`, async () => {
      const { status, text, reported } = await ask(path, body);
      expect(status, text).to.equal(200);
      expect(reported).to.deep.equal(["two"]);
    });
  }

  it("calls it for values that it accepts", async () => {
    expect((await ask(MESSAGES, talk("maker/words"))).reported).to.deep.equal(["one"]);
    expect((await ask(TASKS, video("maker/videos"))).reported).to.deep.equal(["one"]);
  });

  it("does not call a route that refuses when the one that accepts is down", async () => {
    const { gateway, one, two } = open();
    one.plays(written);
    two.plays(answers({}, { status: 503 }));
    const headers = {
      authorization: `Bearer ${gateway.key}`,
      "content-type": "application/json",
      "anthropic-version": "2023-06-01",
    };
    const response = await fetch(gateway.url + MESSAGES, {
      method: "POST",
      headers,
      body: JSON.stringify(talk("maker/words", { temperature: 0.2 })),
    });
    expect([response.status, one.received.length]).to.deep.equal([502, 0]);
  });

  async function heldFor(path: string, body: { readonly model: string }): Promise<bigint> {
    const { status, text } = await ask(path, body);
    expect(status, text).to.equal(200);
    const database = await openDatabase(open().gateway.database);
    const [hold]: { ticks: bigint }[] = await database("holds")
      .where({ model: body.model })
      .select("ticks")
      .finally(() => database.destroy());
    return hold?.ticks ?? expect.fail("nothing was held");
  }

  it("determines the hold for images, for the most expensive of several routes", async () => {
    const low = { size: "1024x1024", quality: "low" };
    const held = [];
    for (const whose of ["model", "route", "none", "dearest"])
      held.push(await heldFor(IMAGES, makeImageAnswer(`maker/paint-of-${whose}`, low)));
    const [ofModel, ofRoute, ofNone, ofDearest] = held;
    expect([ofRoute, ofDearest]).to.deep.equal([ofModel, ofNone]);
    expect(Number(ofNone)).to.be.above(Number(ofModel));
  });

  it("determines the hold for videos", async () => {
    expect(await heldFor(TASKS, video("maker/video-of-route"))).to.equal(
      await heldFor(TASKS, video("maker/video-of-model")),
    );
  });

  const form = (model: string): string => {
    const parts = [
      ["model", model],
      ["prompt", "snow"],
    ].map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${String(name)}"\r\n\r\n${String(value)}\r\n`,
    );
    const file =
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n` +
      "Content-Type: image/png\r\n\r\n\x89PNG\r\n";
    return `${parts.join("")}${file}--${BOUNDARY}--\r\n`;
  };

  it("refuses forms where its family accepts none, and is skipped where another accepts them", async () => {
    const alone = await ask(EDITS, form("maker/formless"), FORM_TYPE);
    expect([alone.status, alone.reported], alone.text).to.deep.equal([400, []]);
    expect(alone.text).to.contain("uploaded files");
    const { status, text, reported } = await ask(EDITS, form("maker/forms"), FORM_TYPE);
    expect([status, reported], text).to.deep.equal([200, ["two"]]);
  });

  it("determines the form in which its family is called", async () => {
    const { status, text, one } = await ask(EDITS, form("maker/rewritten"), FORM_TYPE);
    expect(status, text).to.equal(200);
    expect(one.only.headers["content-type"]).to.equal("application/json");
    const rewritten = await ask(EDITS, { ...makeImageAnswer("maker/rewritten"), image: "https://example.test/a.png" });
    expect(rewritten.one.onlyJson.image).to.deep.equal({ type: "image_url", url: "https://example.test/a.png" });
  });
});
