import Anthropic, { NotFoundError } from "@anthropic-ai/sdk";
import { ApiError, GoogleGenAI } from "@google/genai";
import { expect } from "chai";
import { openDatabase } from "../../../src/stores/drivers/database.js";
import { TICKS_PER_USD } from "../../../src/stores/wallets/money.js";
import { openStores } from "../../../src/stores/open.js";
import { failureOf } from "../../support/promises.js";
import { type RunningGateway, startGateway } from "../../support/gateway.js";
import { silentLog } from "../../support/silent-log.js";

const MODEL = "maker/large";
const WORDS = "What is an isogloss, and how is it drawn on a map of dialects?";
const JSON_TYPE = { "content-type": "application/json" };

const catalog = {
  providers: [{ id: "one", baseUrl: "http://127.0.0.1:9/v1", apiKey: "inner" }],
  models: [
    { id: MODEL, aliases: ["large"], kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] },
  ],
};

let gateway: RunningGateway;
const anthropic = () => new Anthropic({ baseURL: gateway.url, apiKey: gateway.key, maxRetries: 0 });
const google = () => new GoogleGenAI({ apiKey: gateway.key, httpOptions: { baseUrl: gateway.url } });
const messages = (content: string) => ({ model: MODEL, messages: [{ role: "user" as const, content }] });

interface Given {
  readonly requestsPerMinute?: number;
  readonly mostConcurrent?: number;
  readonly wallet?: string;
  readonly credit?: bigint;
}

/** A key with limits, of a wallet with this credit. */
async function newKey({
  requestsPerMinute,
  mostConcurrent,
  wallet = "limited",
  credit = TICKS_PER_USD,
}: Given): Promise<string> {
  const stores = await openStores({ database: gateway.database }, { presets: {}, environment: {}, log: silentLog });
  try {
    const { wallets } = stores;
    if (!(await wallets.list()).some(({ name }) => name === wallet)) await wallets.create(wallet, credit);
    return (await stores.keys.create(wallet, "test", { limits: { requestsPerMinute, mostConcurrent } })).secret;
  } finally {
    await stores.close();
  }
}

async function walletOf(name: string) {
  const stores = await openStores({ database: gateway.database }, { presets: {}, environment: {}, log: silentLog });
  return stores.wallets
    .list()
    .then((all) => all.find((wallet) => wallet.name === name))
    .finally(() => stores.close());
}

describe("the token count of a request", () => {
  describe("where the operator has enabled it", () => {
    before(async () => {
      gateway = await startGateway({ catalog, config: { compatibility: { tokenCounting: true } } });
    });
    after(() => gateway.stop());

    it("is returned to the client of anthropic, higher for a longer text", async () => {
      const { input_tokens: few } = await anthropic().messages.countTokens(messages(WORDS));
      const tools = [{ name: "draw", description: WORDS, input_schema: { type: "object" as const } }];
      const { input_tokens: more } = await anthropic().messages.countTokens({
        ...messages(WORDS),
        system: WORDS,
        tools,
      });
      expect(few).to.be.within(12, 60);
      expect(more).to.be.above(few + 20);
    });

    it("is returned to the client of genai", async () => {
      const { totalTokens } = await google().models.countTokens({ model: MODEL, contents: WORDS });
      expect(totalTokens).to.be.within(12, 60);
    });

    it("is marked as an estimate, and costs nothing", async () => {
      const { authorization } = { authorization: `Bearer ${await newKey({ requestsPerMinute: 10 })}` };
      const headers = { ...JSON_TYPE, authorization, "anthropic-version": "2023-06-01" };
      const response = await fetch(`${gateway.url}/v1/messages/count_tokens?beta=true`, {
        method: "POST",
        headers,
        body: JSON.stringify({ ...messages("foo"), tools: [] }),
      });
      expect([response.status, response.headers.get("x-isogloss-estimated")]).to.deep.equal([200, "true"]);
      expect(Object.keys((await response.json()) as object)).to.deep.equal(["input_tokens"]);
      expect(await walletOf("limited")).to.include({ balanceTicks: TICKS_PER_USD, reservedTicks: 0n });
    });

    const contents = [{ role: "user", parts: [{ text: WORDS }] }];
    const forms: [string, object][] = [
      ["its contents", { contents }],
      [
        "a whole request inside",
        {
          generateContentRequest: {
            model: `models/${MODEL}`,
            contents,
            systemInstruction: { parts: [{ text: WORDS }] },
          },
        },
      ],
    ];
    for (const before of ["/v1beta/models/", "/v1/models/", "/v1beta/", "/v1/", "/models/", "/"]) {
      for (const [name, body] of forms) {
        it(`is returned at ${before}{model}:countTokens of ${name}`, async () => {
          const headers = { ...JSON_TYPE, "x-goog-api-key": gateway.key };
          const response = await fetch(`${gateway.url}${before}${MODEL}:countTokens`, {
            method: "POST",
            headers,
            body: JSON.stringify(body),
          });
          const reported = (await response.json()) as { totalTokens: number };
          expect(Object.keys(reported)).to.deep.equal(["totalTokens"]);
          expect(reported.totalTokens).to.be.above(10);
        });
      }
    }

    it("works for a model by its alias", async () => {
      expect((await anthropic().messages.countTokens({ ...messages("foo"), model: "large" })).input_tokens).to.be.above(
        0,
      );
    });

    it("fails for an unknown model, and without a conversation", async () => {
      expect(
        await failureOf(anthropic().messages.countTokens({ ...messages("foo"), model: "maker/none" })),
      ).to.be.instanceOf(NotFoundError);
      expect(await failureOf(anthropic().messages.countTokens({ model: MODEL, messages: [] }))).to.include({
        status: 400,
      });
      expect(await failureOf(google().models.countTokens({ model: "maker/none", contents: WORDS })))
        .to.be.instanceOf(ApiError)
        .and.include({ status: 404 });
    });

    it("fails without a valid key", async () => {
      const response = await fetch(`${gateway.url}/v1/messages/count_tokens`, {
        method: "POST",
        headers: JSON_TYPE,
        body: JSON.stringify(messages("foo")),
      });
      expect([response.status, ((await response.json()) as { type: string }).type]).to.deep.equal([401, "error"]);
    });

    async function countWith(key: string): Promise<number> {
      const headers = { ...JSON_TYPE, "x-api-key": key, "anthropic-version": "2023-06-01" };
      const response = await fetch(`${gateway.url}/v1/messages/count_tokens`, {
        method: "POST",
        headers,
        body: JSON.stringify(messages("foo")),
      });
      await response.arrayBuffer();
      return response.status;
    }

    it("adds to the rate of a key", async () => {
      const key = await newKey({ requestsPerMinute: 2 });
      expect([await countWith(key), await countWith(key), await countWith(key)]).to.deep.equal([200, 200, 429]);
    });

    it("holds no money, and works for a wallet below zero", async () => {
      const key = await newKey({ wallet: "overdrawn", credit: 0n });
      const database = await openDatabase(gateway.database);
      try {
        await database("wallets").where({ name: "overdrawn" }).update({ balance_ticks: -1n, overrun_ticks: 1n });
        const before = await database("holds").count();
        expect(await countWith(key)).to.equal(200);
        expect(await database("holds").count()).to.deep.equal(before);
      } finally {
        await database.destroy();
      }
    });

    it("does not add to concurrent calls", async () => {
      const key = await newKey({ mostConcurrent: 1 });
      const statuses = await Promise.all(Array.from({ length: 20 }, () => countWith(key)));
      expect(new Set(statuses)).to.deep.equal(new Set([200]));
    });
  });

  describe("where the operator has not enabled it", () => {
    before(async () => {
      gateway = await startGateway({ catalog });
    });
    after(() => gateway.stop());

    it("is not available, with an error of the client's dialect", async () => {
      const failure = await failureOf(anthropic().messages.countTokens(messages("foo")));
      expect(failure).to.be.instanceOf(NotFoundError).and.have.nested.property("error.error.type", "not_found_error");
      const other = await failureOf(google().models.countTokens({ model: MODEL, contents: WORDS }));
      expect(other).to.be.instanceOf(ApiError).and.include({ status: 404 });
      expect((other as ApiError).message).to.contain("NOT_FOUND");
    });
  });
});
