import Anthropic, { NotFoundError as AnthropicNotFound } from "@anthropic-ai/sdk";
import { ApiError, GoogleGenAI } from "@google/genai";
import { expect } from "chai";
import { CohereClient } from "cohere-ai";
import OpenAI, { NotFoundError } from "openai";
import { failureOf } from "../../support/promises.js";
import { type RunningGateway, startGateway } from "../../support/gateway.js";

const TEXT = "maker/deep/model:7b";
const VIDEO = "maker/video";

describe("models as clients look them up", () => {
  let gateway: RunningGateway;
  const openai = () => new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: gateway.key, maxRetries: 0 });
  const anthropic = () => new Anthropic({ baseURL: gateway.url, apiKey: gateway.key, maxRetries: 0 });
  const google = (apiVersion?: string) =>
    new GoogleGenAI({ apiKey: gateway.key, httpOptions: { baseUrl: gateway.url, apiVersion } });

  before(async () => {
    const catalog = {
      providers: [{ id: "one", baseUrl: "http://127.0.0.1:9/v1", apiKey: "inner" }],
      models: [
        {
          id: TEXT,
          kind: "text",
          maxOutputTokens: 4_096,
          routes: [{ provider: "one", model: "inner", dialect: "chat" }],
        },
        {
          id: VIDEO,
          kind: "video",
          pricing: { perSecond: 0.1 },
          routes: [{ provider: "one", model: "inner", dialect: "video-generation" }],
        },
        {
          id: "maker/off",
          kind: "text",
          enabled: false,
          routes: [{ provider: "one", model: "inner", dialect: "chat" }],
        },
      ],
    };
    gateway = await startGateway({ catalog });
  });

  after(() => gateway.stop());

  it("are listed for the client of openai", async () => {
    const models = [];
    for await (const model of openai().models.list()) models.push(model);
    expect(models.map(({ id, object, owned_by }) => [id, object, owned_by])).to.deep.equal(
      [TEXT, VIDEO].map((id) => [id, "model", "maker"]),
    );
    expect(models[0]?.created).to.be.closeTo(Date.now() / 1000, 3_600);
  });

  it("are retrieved one by one by the client of openai", async () => {
    expect(await openai().models.retrieve(TEXT)).to.include({ id: TEXT, object: "model", owned_by: "maker" });
    const failure = await failureOf(openai().models.retrieve("maker/none"));
    expect(failure).to.be.instanceOf(NotFoundError).and.include({ status: 404, code: "model_not_found" });
  });

  it("are listed for the client of anthropic, with its parameters for pages", async () => {
    const models = [];
    for await (const model of anthropic().models.list({ limit: 1, after_id: "maker/a", before_id: "maker/z" }))
      models.push(model);
    expect(models.map(({ type, id, display_name }) => [type, id, display_name])).to.deep.equal(
      [TEXT, VIDEO].map((id) => ["model", id, id]),
    );
    expect(Date.parse(models[0]?.created_at ?? "")).to.be.closeTo(Date.now(), 3_600_000);
    const page = await anthropic().models.list();
    expect([page.has_more, page.first_id, page.last_id]).to.deep.equal([false, TEXT, VIDEO]);
  });

  it("are retrieved one by one by the client of anthropic", async () => {
    expect(await anthropic().models.retrieve(TEXT)).to.include({ type: "model", id: TEXT, max_tokens: 4_096 });
    const failure = await failureOf(anthropic().models.retrieve("maker/none"));
    expect(failure).to.be.instanceOf(AnthropicNotFound).and.have.nested.property("error.error.type", "not_found_error");
  });

  const listedByEndpoint: [string, { endpoint?: "chat" | "embed" }, [string, string[]][]][] = [
    [
      "all",
      {},
      [
        [TEXT, ["chat"]],
        [VIDEO, []],
      ],
    ],
    ["those for an endpoint", { endpoint: "chat" }, [[TEXT, ["chat"]]]],
    ["none for an endpoint that is not served", { endpoint: "embed" }, []],
  ];
  for (const [which, request, expected] of listedByEndpoint) {
    it(`are listed for the client of cohere, with what they can do: ${which}`, async () => {
      const client = new CohereClient({ environment: gateway.url, token: gateway.key });
      const { models } = await client.models.list(request);
      expect(models.map(({ name, endpoints }) => [name, endpoints])).to.deep.equal(expected);
    });
  }

  for (const [version, apiVersion] of [
    ["without a version", undefined],
    ["under v1beta", "v1beta"],
  ] as const) {
    it(`are listed for the client of genai, with its parameters for pages, ${version}`, async () => {
      const models = [];
      for await (const model of await google(apiVersion).models.list({ config: { pageSize: 1, pageToken: "x" } }))
        models.push(model);
      expect(models.map(({ name, displayName }) => [name, displayName])).to.deep.equal(
        [TEXT, VIDEO].map((id) => [`models/${id}`, id]),
      );
      expect(models[0]).to.deep.include({
        outputTokenLimit: 4_096,
        supportedActions: ["generateContent", "streamGenerateContent"],
      });
      expect(models[1]?.supportedActions).to.deep.equal(["predictLongRunning"]);
    });

    it(`are retrieved one by one by the client of genai, ${version}`, async () => {
      expect(await google(apiVersion).models.get({ model: TEXT })).to.include({
        name: `models/${TEXT}`,
        displayName: TEXT,
      });
      const failure = await failureOf(google(apiVersion).models.get({ model: "maker/none" }));
      expect(failure).to.be.instanceOf(ApiError).and.have.property("status", 404);
      expect((failure as ApiError).message).to.contain("NOT_FOUND");
    });
  }

  const credentials: [string, (key: string) => { headers?: Record<string, string>; query?: string }][] = [
    ["a bearer token", (key) => ({ headers: { authorization: `Bearer ${key}` } })],
    ["x-api-key", (key) => ({ headers: { "x-api-key": key } })],
    ["x-goog-api-key", (key) => ({ headers: { "x-goog-api-key": key } })],
    ["x-vendora-api-key", (key) => ({ headers: { "x-vendora-api-key": key } })],
    ["a parameter of the query", (key) => ({ query: `?key=${key}` })],
  ];
  for (const [name, credential] of credentials) {
    it(`are listed with ${name}`, async () => {
      const { headers, query = "" } = credential(gateway.key);
      for (const path of ["/v1/models", "/v1beta/models", `/v1/models/${TEXT}`, `/v1beta/models/${TEXT}`]) {
        const response = await fetch(gateway.url + path + query, { headers });
        expect([path, response.status]).to.deep.equal([path, 200]);
        const body = (await response.json()) as { object?: string };
        if (path === "/v1/models") expect(body.object).to.equal("list");
      }
    });
  }

  const refused: [string, string, Record<string, string>, number, string][] = [
    ["no client without a key", "/v1beta/models", {}, 401, "error.status"],
    ["no vendor's client without one", "/v1/models", { "anthropic-version": "2023-06-01" }, 401, "request_id"],
    ["no other client without one", "/v1/models", {}, 401, "error.code"],
  ];
  for (const [name, path, headers, status, member] of refused) {
    it(`are shown to ${name}, with an error of the dialect of the path`, async () => {
      const response = await fetch(gateway.url + path, { headers });
      expect(response.status).to.equal(status);
      expect(await response.json()).to.have.nested.property(member);
    });
  }

  it("are neither changed nor deleted", async () => {
    for (const path of ["/v1/models", `/v1/models/${TEXT}`, "/v1beta/models"]) {
      const response = await fetch(gateway.url + path, {
        method: "DELETE",
        headers: { authorization: `Bearer ${gateway.key}` },
      });
      expect([path, response.status, response.headers.get("allow")]).to.deep.equal([path, 405, "GET, HEAD"]);
    }
  });

  it("answer HEAD requests", async () => {
    const response = await fetch(`${gateway.url}/v1/models?limit=1000`, {
      method: "HEAD",
      headers: { "x-api-key": gateway.key },
    });
    expect([response.status, await response.text()]).to.deep.equal([200, ""]);
  });

  it("are not needed for a health check", async () => {
    for (const method of ["GET", "HEAD"]) expect((await fetch(`${gateway.url}/`, { method })).status).to.equal(200);
  });
});
