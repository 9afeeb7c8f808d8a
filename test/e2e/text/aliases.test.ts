import { silentLog } from "../../support/silent-log.js";
import { expect } from "chai";
import type { Model } from "../../../src/catalog/types.js";
import { viewCatalog } from "../../../src/routing/catalog-view.js";
import { resolveModel } from "../../../src/calls/resolve-model.js";
import { dialects, fallbackDialect, routes } from "../../../src/registry.js";
import { json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const ID = "maker/large";
const open = temporaryGateway({
  models: [
    { id: ID, aliases: ["claude-opus-4-8", "gemini-3-flash-preview"], routes: [route("one", "chat")] },
    { id: "maker/off", aliases: ["off"], enabled: false, routes: [route("one", "chat")] },
  ],
});

const ANSWER = {
  id: "x",
  object: "chat.completion",
  created: 1,
  model: "inner-model",
  choices: [{ index: 0, message: { role: "assistant", content: "ho" }, finish_reason: "stop" }],
};
const QUESTION = [{ role: "user", content: "hi" }];

describe("a model with aliases", () => {
  const calls: [string, string, object, string][] = [
    ["in the body, unconverted", "/v1/chat/completions", { model: "claude-opus-4-8", messages: QUESTION }, "model"],
    [
      "in the body, converted",
      "/v1/messages",
      { model: "claude-opus-4-8", max_tokens: 9, messages: QUESTION },
      "model",
    ],
    [
      "in the path",
      "/v1beta/models/gemini-3-flash-preview:generateContent",
      { contents: [{ role: "user", parts: [{ text: "hi" }] }] },
      "modelVersion",
    ],
    [
      "in a path without models/",
      "/v1beta/gemini-3-flash-preview:generateContent",
      { contents: [{ role: "user", parts: [{ text: "hi" }] }] },
      "modelVersion",
    ],
  ];
  for (const [name, path, body, member] of calls) {
    it(`is called by an alias ${name}, and answers with its ID`, async () => {
      open().upstream.answer = json(ANSWER);
      const response = await open().call(path, body, { headers: { "anthropic-version": "2023-06-01" } });
      expect([response.status, ((await response.json()) as Record<string, unknown>)[member]]).to.deep.equal([200, ID]);
      expect(JSON.parse(open().upstream.requests[0]?.body ?? "")).to.have.property("model", "inner-model");
    });
  }

  it("is listed by its ID alone, and retrieved by any", async () => {
    const { url, key } = open();
    const read = async (path: string) =>
      (await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })).json() as Promise<{
        id: string;
        data: { id: string }[];
      }>;
    expect((await read("/v1/models")).data.map(({ id }) => id)).to.deep.equal([ID]);
    expect((await read("/v1/models/claude-opus-4-8")).id).to.equal(ID);
  });

  it("is not found under an alias of a disabled model", async () => {
    expect((await open().call("/v1/chat/completions", { model: "off", messages: QUESTION })).status).to.equal(404);
  });
});

describe("the models that a key may call", () => {
  const provider = { id: "one", baseUrl: "http://127.0.0.1:9/v1", headers: {} };
  const model: Model = {
    id: ID,
    aliases: ["claude-opus-4-8"],
    kind: "text",
    routes: [route("one", "chat")],
    profile: "none",
    outputs: ["text"],
    enabled: true,
    pricing: { input: 1, output: 2 },
    created: 1,
  };
  const records = { models: new Map([[ID, model]]), providers: new Map([["one", provider]]) };
  const catalog = viewCatalog(records, dialects, silentLog);
  const requested = routes.find(({ model: place }) => place === "body");
  const resolved = (models: readonly string[]) => {
    if (requested === undefined) throw new Error("there is no route");
    return resolveModel(
      { model: "claude-opus-4-8" },
      { route: requested, dialect: fallbackDialect, pathModel: undefined },
      catalog,
      { models },
    ).model.id;
  };

  it("are checked by their IDs, whatever name a call uses", () => {
    expect(resolved(["maker/*"])).to.equal(ID);
    expect(() => resolved(["claude-*"])).to.throw('The model "claude-opus-4-8" does not exist.');
  });
});
