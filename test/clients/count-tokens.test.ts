import Anthropic, { NotFoundError } from "@anthropic-ai/sdk";
import { ApiError, GoogleGenAI } from "@google/genai";
import { expect } from "chai";
import { TICKS_PER_USD } from "../../src/stores/money.js";
import { openStores } from "../../src/stores/open.js";
import { failureOf } from "../stores/support.js";
import { type RunningGateway, startGateway } from "../support/gateway.js";

const MODEL = "maker/large";
const WORDS = "What is an isogloss, and how is it drawn on a map of dialects?";
const JSON_TYPE = { "content-type": "application/json" };

const catalog = {
  providers: [{ id: "one", baseUrl: "http://127.0.0.1:9/v1", apiKey: "inner" }],
  models: [{ id: MODEL, aliases: ["large"], kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] }],
};

let gateway: RunningGateway;
const anthropic = () => new Anthropic({ baseURL: gateway.url, apiKey: gateway.key, maxRetries: 0 });
const google = () => new GoogleGenAI({ apiKey: gateway.key, httpOptions: { baseUrl: gateway.url } });
const messages = (content: string) => ({ model: MODEL, messages: [{ role: "user" as const, content }] });

/** A wallet with so much credit, and a key of it with limits. */
async function newKey(requestsPerMinute: number): Promise<string> {
  const stores = await openStores({ database: gateway.database }, { presets: {}, environment: {}, log: { warn: () => undefined } });
  try {
    const { wallets } = stores;
    if (!(await wallets.list()).some(({ name }) => name === "limited")) await wallets.create("limited", TICKS_PER_USD);
    return (await stores.keys.create("limited", "test", { limits: { requestsPerMinute } })).secret;
  } finally {
    await stores.close();
  }
}

async function walletOf(name: string) {
  const stores = await openStores({ database: gateway.database }, { presets: {}, environment: {}, log: { warn: () => undefined } });
  return stores.wallets.list().then((all) => all.find((wallet) => wallet.name === name)).finally(() => stores.close());
}

describe("the tokens of a request", () => {
  describe("where the operator has them counted", () => {
    before(async () => {
      gateway = await startGateway({ catalog, config: { compatibility: { tokenCounting: true } } });
    });
    after(() => gateway.stop());

    it("are told to the client of anthropic, more of them for more words", async () => {
      const { input_tokens: few } = await anthropic().messages.countTokens(messages(WORDS));
      const tools = [{ name: "draw", description: WORDS, input_schema: { type: "object" as const } }];
      const { input_tokens: more } = await anthropic().messages.countTokens({ ...messages(WORDS), system: WORDS, tools });
      expect(few).to.be.within(12, 60);
      expect(more).to.be.above(few + 20);
    });

    it("are told to the client of genai", async () => {
      const { totalTokens } = await google().models.countTokens({ model: MODEL, contents: WORDS });
      expect(totalTokens).to.be.within(12, 60);
    });

    it("are marked as an estimate, and cost nothing", async () => {
      const { authorization } = { authorization: `Bearer ${await newKey(10)}` };
      const headers = { ...JSON_TYPE, authorization, "anthropic-version": "2023-06-01" };
      const response = await fetch(`${gateway.url}/v1/messages/count_tokens?beta=true`, { method: "POST", headers, body: JSON.stringify({ ...messages("foo"), tools: [] }) });
      expect([response.status, response.headers.get("x-isogloss-estimated")]).to.deep.equal([200, "true"]);
      expect(Object.keys((await response.json()) as object)).to.deep.equal(["input_tokens"]);
      expect(await walletOf("limited")).to.include({ balanceTicks: TICKS_PER_USD, reservedTicks: 0n });
    });

    const contents = [{ role: "user", parts: [{ text: WORDS }] }];
    const forms: [string, object][] = [
      ["its contents", { contents }],
      ["a whole request inside", { generateContentRequest: { model: `models/${MODEL}`, contents, systemInstruction: { parts: [{ text: WORDS }] } } }],
    ];
    for (const before of ["/v1beta/models/", "/v1/models/", "/v1beta/", "/v1/", "/models/", "/"]) {
      for (const [name, body] of forms) {
        it(`are told at ${before}{model}:countTokens of ${name}`, async () => {
          const headers = { ...JSON_TYPE, "x-goog-api-key": gateway.key };
          const response = await fetch(`${gateway.url}${before}${MODEL}:countTokens`, { method: "POST", headers, body: JSON.stringify(body) });
          const told = (await response.json()) as { totalTokens: number };
          expect(Object.keys(told)).to.deep.equal(["totalTokens"]);
          expect(told.totalTokens).to.be.above(10);
        });
      }
    }

    it("are told of a model by its alias", async () => {
      expect((await anthropic().messages.countTokens({ ...messages("foo"), model: "large" })).input_tokens).to.be.above(0);
    });

    it("are not told of a model that is not there, nor of no conversation", async () => {
      expect(await failureOf(anthropic().messages.countTokens({ ...messages("foo"), model: "maker/none" }))).to.be.instanceOf(NotFoundError);
      expect(await failureOf(anthropic().messages.countTokens({ model: MODEL, messages: [] }))).to.include({ status: 400 });
      expect(await failureOf(google().models.countTokens({ model: "maker/none", contents: WORDS }))).to.be.instanceOf(ApiError).and.include({ status: 404 });
    });

    it("are not told to strangers", async () => {
      const response = await fetch(`${gateway.url}/v1/messages/count_tokens`, { method: "POST", headers: JSON_TYPE, body: JSON.stringify(messages("foo")) });
      expect([response.status, ((await response.json()) as { type: string }).type]).to.deep.equal([401, "error"]);
    });

    it("count towards the rate of a key", async () => {
      const headers = { ...JSON_TYPE, "x-api-key": await newKey(2), "anthropic-version": "2023-06-01" };
      const statuses: number[] = [];
      for (let call = 0; call < 3; call++) {
        const response = await fetch(`${gateway.url}/v1/messages/count_tokens`, { method: "POST", headers, body: JSON.stringify(messages("foo")) });
        statuses.push(response.status);
        await response.arrayBuffer();
      }
      expect(statuses).to.deep.equal([200, 200, 429]);
    });
  });

  describe("where the operator has not", () => {
    before(async () => {
      gateway = await startGateway({ catalog });
    });
    after(() => gateway.stop());

    it("are nowhere to be had, and clients are told so in their words", async () => {
      const failure = await failureOf(anthropic().messages.countTokens(messages("foo")));
      expect(failure).to.be.instanceOf(NotFoundError).and.have.nested.property("error.error.type", "not_found_error");
      const other = await failureOf(google().models.countTokens({ model: MODEL, contents: WORDS }));
      expect(other).to.be.instanceOf(ApiError).and.include({ status: 404 });
      expect((other as ApiError).message).to.contain("NOT_FOUND");
    });
  });
});
