import { expect } from "chai";
import { type Answer, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({
  models: [
    { id: "maker/parts", routes: [route("one", "generate-content")] },
    { id: "maker/chat", routes: [route("one", "chat")] },
  ],
});

const failing =
  (status: number, body: unknown): Answer =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const fault = (code: number, status: string, ...details: unknown[]) => ({
  error: { code, status, message: "No.", details },
});
const question = { messages: [{ role: "user", content: "hi" }] };

describe("an error of an upstream", () => {
  it("that refuses the operator's key as a bad request is a fault of the gateway", async () => {
    const test = open();
    test.upstream.answer = failing(400, fault(400, "INVALID_ARGUMENT", { reason: "API_KEY_INVALID" }));
    const response = await test.call("/v1/chat/completions", { model: "maker/parts", ...question });
    expect([response.status, await response.text()]).to.satisfy(
      ([status, text]: [number, string]) => status === 502 && text.includes("upstream_error") && !text.includes("No."),
    );
  });

  const accounts: readonly [words: string, status: number, pattern: RegExp][] = [
    ["Please enable billing on your project in Google AI Studio.", 402, /enable billing/],
    ["User location is not supported for the API use.", 502, /upstream_error/],
    ["The File is not in an ACTIVE state and usage is not allowed.", 400, /ACTIVE/],
  ];
  for (const [message, status, pattern] of accounts) {
    it(`of a precondition is ${status} when it says: ${message}`, async () => {
      const test = open();
      test.upstream.answer = failing(400, { error: { code: 400, status: "FAILED_PRECONDITION", message } });
      const response = await test.call("/v1/chat/completions", { model: "maker/parts", ...question });
      expect(response.status).to.equal(status);
      expect(await response.text()).to.match(pattern);
    });
  }

  it("has the retry delay in its body", async () => {
    const test = open();
    test.upstream.answer = failing(429, fault(429, "RESOURCE_EXHAUSTED", { quota: "x" }, { retryDelay: "34.4s" }));
    const response = await test.call("/v1/chat/completions", { model: "maker/parts", ...question });
    expect([response.status, response.headers.get("retry-after")]).to.deep.equal([429, "35"]);
  });

  it("has a code in the spelling of the client's dialect", async () => {
    const test = open();
    test.upstream.answer = failing(400, { code: "Client specified an invalid argument", error: "No." });
    const response = await test.call("/v1beta/interactions", { model: "maker/chat", input: "hi" });
    expect([response.status, await response.json()]).to.deep.equal([
      400,
      { error: { code: "invalid_request", message: "No." } },
    ]);
  });
});

describe("an error of an upstream that did not get the whole request", () => {
  for (const status of [400, 429, 500]) {
    it(`of ${status} comes with the names of dropped members`, async () => {
      const test = open();
      test.upstream.answer = failing(status, fault(status, "INVALID_ARGUMENT"));
      for (const stream of [false, true]) {
        const response = await test.call("/v1/chat/completions", {
          model: "maker/parts",
          ...question,
          logit_bias: { 1: 2 },
          stream,
        });
        expect([response.status, response.headers.get("x-dropped-params")]).to.deep.equal([
          status === 500 ? 502 : status,
          "logit_bias",
        ]);
      }
    });
  }

  it("and that sends no answer comes with them too", async () => {
    const test = open();
    test.upstream.answer = (response) => void response.destroy();
    const response = await test.call("/v1/chat/completions", {
      model: "maker/parts",
      ...question,
      logit_bias: { 1: 2 },
    });
    expect([response.status, response.headers.get("x-dropped-params")]).to.deep.equal([502, "logit_bias"]);
  });

  it("comes without them where the gateway itself refuses", async () => {
    const response = await open().call("/v1/chat/completions", {
      model: "maker/nobody",
      ...question,
      logit_bias: { 1: 2 },
    });
    expect([response.status, response.headers.get("x-dropped-params")]).to.deep.equal([404, null]);
  });
});

const TEXTS = ["chat", "responses", "messages", "generate-content", "interactions"];

describe("an error in an answer of 200", () => {
  const gateway = temporaryGateway({
    models: TEXTS.map((dialect) => ({ id: `maker/${dialect}`, routes: [route("one", dialect)] })),
  });
  const cases: readonly (readonly [string, object, number])[] = [
    [
      "is a server fault with an error code of an invalid request",
      { message: "No.", type: "invalid_request_error", code: "internal_error" },
      502,
    ],
    ["has a server's type and a client's number", { message: "No.", type: "InternalServerError", code: 400 }, 502],
    ["has a server's status and a client's number", { message: "No.", status: "UNAVAILABLE", code: 400 }, 502],
    ["is of a server that is overloaded", { message: "No.", type: "overloaded_error" }, 502],
    ["has a server's number", { message: "No.", type: "invalid_request_error", code: 500 }, 502],
    ["is the client's", { message: "No.", type: "invalid_request_error", code: 400 }, 400],
  ];
  for (const dialect of TEXTS) {
    for (const [what, error, status] of cases) {
      it(`of ${dialect} that ${what} is a ${status}`, async () => {
        const test = gateway();
        for (const stream of [false, true]) {
          const text = JSON.stringify({ type: "error", event_type: "error", error });
          test.upstream.answer = (response) =>
            void response
              .writeHead(200, { "content-type": stream ? "text/event-stream" : "application/json" })
              .end(stream ? `event: error\ndata: ${text}\n\n` : text);
          for (const [path, body] of [
            ["/v1/chat/completions", question],
            ["/v1/messages", { ...question, max_tokens: 9 }],
          ] as const) {
            const response = await test.call(
              path,
              { model: `maker/${dialect}`, ...body, stream },
              { headers: { "anthropic-version": "2023-06-01" } },
            );
            const reported = await response.text();
            expect(response.status, `${path} ${stream} ${reported}`).to.equal(status);
            if (status === 502)
              expect(reported).to.contain("upstream_error").and.not.to.contain("invalid_request_error");
          }
        }
      });
    }
  }
});

describe("the ID of a request", () => {
  const paths: [path: string, isRepeated: boolean][] = [
    ["/v1/messages", true],
    ["/v1/chat/completions", false],
  ];
  for (const [path, isRepeated] of paths) {
    it(`is reported to clients of ${path} ${isRepeated ? "in their own header too" : "in one header"}`, async () => {
      const { headers } = await open().call(path, {});
      expect(headers.get("x-request-id")).to.match(/^req_/);
      expect(headers.get("request-id")).to.equal(isRepeated ? headers.get("x-request-id") : null);
    });
  }
});
