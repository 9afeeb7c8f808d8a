import { expect } from "chai";
import { events, json, route, temporaryGateway } from "../support/server/temporary-gateway.js";

const MODEL = "maker/deep/model:7b";
const VECTORS = "maker/vectors";
const open = temporaryGateway({
  models: [
    { id: MODEL, routes: [route("one", "generate-content")] },
    { id: VECTORS, kind: "embedding", routes: [route("one", "embeddings")] },
  ],
});

const BODY = { contents: [{ role: "user", parts: [{ text: "hi" }] }] };
const ANSWER = {
  candidates: [{ content: { role: "model", parts: [{ text: "ho" }] }, finishReason: "STOP", index: 0 }],
  modelVersion: "inner-model",
};

describe("the paths at which clients call a model that the path names", () => {
  const befores = ["/v1/models/", "/v1beta/models/", "/v1/", "/v1beta/", "/models/", "/"];
  for (const before of befores) {
    for (const id of [MODEL, encodeURIComponent(MODEL)]) {
      it(`${before}${id}:generateContent`, async () => {
        open().upstream.answer = json(ANSWER);
        const response = await open().call(`${before}${id}:generateContent`, BODY);
        expect(await response.json()).to.deep.equal({ ...ANSWER, modelVersion: MODEL });
      });
    }

    it(`${before}${MODEL}:streamGenerateContent`, async () => {
      open().upstream.answer = events(`data: ${JSON.stringify(ANSWER)}\n\n`);
      const response = await open().call(`${before}${MODEL}:streamGenerateContent?alt=sse`, BODY);
      expect(response.headers.get("content-type")).to.contain("text/event-stream");
      expect(await response.text()).to.contain(`"modelVersion":"${MODEL}"`);
    });

    it(`${before}${MODEL}:predictLongRunning, of a model that makes no videos`, async () => {
      const response = await open().call(`${before}${MODEL}:predictLongRunning`, { instances: [{ prompt: "rain" }] });
      expect(response.status).to.be.oneOf([400, 404]);
      expect(await response.json()).to.have.nested.property("error.code", response.status);
    });
  }
});

describe("the paths that the client of a vendor has whatever its base URL is", () => {
  it("answer a conversation", async () => {
    open().upstream.answer = json(ANSWER);
    const body = { model: MODEL, messages: [{ role: "user", content: "hi" }] };
    const response = await open().call("/openai/v1/chat/completions", body);
    expect(await response.json()).to.have.nested.property("choices[0].message.content", "ho");
  });

  it("make vectors", async () => {
    const made = { object: "list", data: [{ object: "embedding", index: 0, embedding: [1] }], model: "inner-model" };
    open().upstream.answer = json({ ...made, usage: { prompt_tokens: 1, total_tokens: 1 } });
    const response = await open().call("/openai/v1/embeddings", { model: VECTORS, input: "hi" });
    expect(await response.json()).to.deep.include({ ...made, model: VECTORS });
  });

  for (const path of ["/models", `/models/${MODEL}`])
    it(`list models as elsewhere, at ${path}`, async () => {
      const { url, key } = open();
      const headers = { authorization: `Bearer ${key}` };
      const [listed, elsewhere] = await Promise.all(
        ["/openai/v1", "/v1"].map(async (before) => {
          const response = await fetch(url + before + path, { headers });
          return { status: response.status, body: await response.text() };
        }),
      );
      expect(listed).to.deep.equal(elsewhere).and.to.include({ status: 200 });
    });
});

describe("errors at such paths are in the form of their dialect", () => {
  const cases: [string, string, string, number, string][] = [
    ["an unknown model", "POST", "/v1beta/maker/none:generateContent", 404, "NOT_FOUND"],
    ["an unknown model without a version", "POST", "/maker/none:generateContent", 404, "NOT_FOUND"],
    ["a wrong body", "POST", `/v1beta/${MODEL}:generateContent`, 400, "INVALID_ARGUMENT"],
    ["another method", "GET", `/v1beta/${MODEL}:generateContent`, 405, "INVALID_ARGUMENT"],
    ["an unknown action", "POST", `/v1beta/${MODEL}:burnContent`, 404, "NOT_FOUND"],
    ["an unknown action, without a version", "POST", "/models/maker/large:burnContent", 404, "NOT_FOUND"],
    ["token counts that are disabled", "POST", `/v1/${MODEL}:countTokens`, 404, "NOT_FOUND"],
    ["another resource of the vendor", "GET", "/v1beta/cachedContents", 404, "NOT_FOUND"],
  ];
  for (const [name, method, path, status, word] of cases) {
    it(name, async () => {
      const { url, key } = open();
      const headers = { "x-goog-api-key": key, "content-type": "application/json" };
      const response = await fetch(url + path, {
        method,
        headers,
        body: method === "GET" ? undefined : JSON.stringify(name === "a wrong body" ? {} : BODY),
      });
      const body = (await response.json()) as { error: { code: number; status: string; message: string } };
      expect([response.status, body.error.code, body.error.status]).to.deep.equal([status, status, word]);
      expect(body.error.message).to.be.a("string");
    });
  }

  for (const [what, path, header, form] of [
    ["of a client that its header tells", "/v1/files", "x-goog-api-key", ["error.status", "NOT_FOUND"]],
    ["of another such client", "/v1/files", "anthropic-version", ["error.type", "not_found_error"]],
    ["of a client without such a header", "/v1/files", "x-request-id", ["error.code", "not_found"]],
    ["below a path of another dialect", "/v1/responses/resp_1", "anthropic-version", ["error.code", "not_found"]],
  ] as const)
    it(`a path that no dialect has, ${what}`, async () => {
      const response = await fetch(open().url + path, { headers: { [header]: "x" } });
      expect([response.status, await response.json()]).to.have.nested.property(`1.${form[0]}`, form[1]);
      expect(response.status).to.equal(404);
    });

  it("a missing key", async () => {
    const response = await fetch(`${open().url}/v1beta/${MODEL}:generateContent`, { method: "POST" });
    expect([response.status, await response.json()]).to.have.nested.property("1.error.status", "UNAUTHENTICATED");
  });
});
