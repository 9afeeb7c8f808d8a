import { expect } from "chai";
import { json, route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({
  providers: { one: { headers: { "x-team": "team-secret" } } },
  models: [
    { id: "maker/same", routes: [route("one", "chat")] },
    { id: "maker/other", routes: [route("one", "messages")], maxOutputTokens: 777 },
    { id: "maker/strict", routes: [route("one", "messages")], profile: "assistant-4.7" },
    { id: "maker/images", routes: [route("one", "chat")], outputs: ["text", "image"] },
    { id: "maker/off", routes: [route("one", "chat")], enabled: false },
    { id: "maker/video", routes: [route("one", "chat")], kind: "video" },
    { id: "maker/nowhere", routes: [] },
  ],
});

const CHAT = "/v1/chat/completions";
const hello = { model: "maker/same", messages: [{ role: "user", content: "hi" }] };
const chatAnswer = {
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "inner-model",
  choices: [{ index: 0, message: { role: "assistant", content: "hello" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
};
const messagesAnswer = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "inner-model",
  content: [{ type: "text", text: "hello" }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 3, output_tokens: 2 },
};

async function sent(test: TestGateway, body: unknown, headers: Record<string, string> = {}) {
  const response = await test.call(CHAT, body, { headers });
  return { response, status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

const errorOf = (answer: Record<string, unknown>) => answer.error as Record<string, unknown>;

describe("a call on a route with the client's dialect", () => {
  it("reaches the upstream byte for byte, except for the model", async () => {
    const test = open();
    test.upstream.answer = json(chatAnswer);
    const text =
      '{ "messages" : [{"role":"user","content":"h\\u0069 é"}],\n"seed":1234567890123456789, ' +
      '"unknown":{"a":1,"a":1.10},"model" :"maker/same" }';
    const { status } = await sent(test, text);
    expect(status).to.equal(200);
    expect(test.upstream.requests[0]?.body).to.equal(text.replace('"maker/same"', '"inner-model"'));
    expect(test.upstream.requests[0]?.path).to.equal("/v1/chat/completions");
  });

  it("is answered byte for byte, except for the model", async () => {
    const test = open();
    const text = '{ "model": "inner-model",\n "choices": [ {"message":{"content":"inner-model"}, "x": 1.0} ] }';
    test.upstream.answer = (response) =>
      response.writeHead(200, { "content-type": "application/json", "x-inner": "1" }).end(text);
    const response = await test.call(CHAT, hello);
    expect(await response.text()).to.equal(text.replace('"inner-model"', '"maker/same"'));
    expect(response.headers.get("x-dropped-params")).to.equal(null);
    expect(response.headers.get("x-inner")).to.equal(null);
  });

  it("has the operator's key and no header of the client's", async () => {
    const test = open();
    test.upstream.answer = json(chatAnswer);
    await sent(test, hello, { "x-secret": "1", cookie: "a=b", "x-forwarded-for": "1.2.3.4" });
    const headers = test.upstream.requests[0]?.headers ?? {};
    expect(headers.authorization).to.equal("Bearer upstream-key-1234");
    expect(headers["x-team"]).to.equal("team-secret");
    expect(Object.keys(headers).sort()).to.deep.equal(
      [
        "accept",
        "accept-encoding",
        "authorization",
        "connection",
        "content-length",
        "content-type",
        "host",
        "x-team",
      ].sort(),
    );
  });

  it("has the headers that the dialect allows", async () => {
    const test = open();
    test.upstream.answer = json(messagesAnswer);
    const body = { model: "maker/other", max_tokens: 5, messages: [{ role: "user", content: "hi" }] };
    await test.call("/v1/messages", body, { headers: { "anthropic-version": "2099-01-01", "anthropic-beta": "b1" } });
    expect(test.upstream.requests[0]?.headers).to.include({
      "anthropic-beta": "b1",
      "anthropic-version": "2023-06-01",
    });
  });
});

describe("a call on a route with another dialect", () => {
  const other = { ...hello, model: "maker/other" };

  it("is converted both ways", async () => {
    const test = open();
    test.upstream.answer = json(messagesAnswer);
    const { status, answer, response } = await sent(test, { ...other, max_tokens: 5 });
    expect(status).to.equal(200);
    expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.include({ model: "inner-model", max_tokens: 5 });
    expect(answer).to.include({ id: "chatcmpl-1", object: "chat.completion", model: "maker/other" });
    expect(answer.created).to.be.a("number");
    expect(answer.usage).to.deep.include({ prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 });
    expect(response.headers.get("x-dropped-params")).to.equal(null);
  });

  it("sends the model's own limit where the dialect requires one", async () => {
    const test = open();
    test.upstream.answer = json(messagesAnswer);
    await sent(test, other);
    expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.have.property("max_tokens", 777);
  });

  it("lists dropped members in x-dropped-params, in the order of the body", async () => {
    const test = open();
    test.upstream.answer = json(messagesAnswer);
    const body = {
      logit_bias: { a: 1 },
      messages: [{ role: "user", content: "hi", name: "bob" }],
      "odd, né": 1,
      model: "maker/other",
    };
    const { response } = await sent(test, body);
    expect(response.headers.get("x-dropped-params")).to.equal("logit_bias, messages[0].name, odd%2C%20n%C3%A9");
  });

  it("drops members that the model's family does not accept", async () => {
    const test = open();
    test.upstream.answer = json(messagesAnswer);
    const { response } = await sent(test, { ...other, model: "maker/strict", temperature: 0.5 });
    expect(response.headers.get("x-dropped-params")).to.equal("temperature");
    expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).not.to.have.property("temperature");
  });

  it("refuses integers that conversion would alter, and names the place", async () => {
    const test = open();
    const { status, answer } = await sent(
      test,
      `{"model":"maker/other","max_tokens":9007199254740993,"messages":[{"role":"user","content":"hi"}]}`,
    );
    expect(status).to.equal(400);
    expect(errorOf(answer)).to.include({ code: "invalid_request", param: "max_tokens" });
    expect(test.upstream.requests).to.have.length(0);
  });

  it("drops such integers where they would be dropped anyway", async () => {
    const test = open();
    test.upstream.answer = json(messagesAnswer);
    const { status, response } = await sent(
      test,
      `{"model":"maker/other","odd":{"1":[9007199254740993]},"messages":[{"role":"user","content":"hi"}]}`,
    );
    expect([status, response.headers.get("x-dropped-params")]).to.deep.equal([200, "odd"]);
  });
});

describe("a call that is refused", () => {
  const cases: [string, unknown, Record<string, string>, number, string][] = [
    [
      "for its key, before anything else",
      "{",
      { authorization: "Bearer wrong", "content-type": "x/y" },
      401,
      "invalid_api_key",
    ],
    ["for its type", hello, { "content-type": "text/plain" }, 415, "unsupported_media_type"],
    ["for an idempotency key", hello, { "idempotency-key": "1" }, 400, "unsupported_parameter"],
    ["for its JSON", '{"model":', {}, 400, "invalid_request"],
    ["for a key twice", '{"model":"a","model":"b"}', {}, 400, "invalid_request"],
    ["for a wrong type", { ...hello, messages: "hi" }, {}, 400, "invalid_request"],
    ["for a missing model", { messages: hello.messages }, {}, 400, "invalid_request"],
    ["for an empty model", { ...hello, model: "" }, {}, 400, "invalid_request"],
    ["for routing", { ...hello, provider: { order: ["x"] } }, {}, 400, "unsupported_parameter"],
    ["for members that its dialect refuses", { ...hello, deferred: true }, {}, 400, "unsupported_parameter"],
    ["for an unknown model", { ...hello, model: "maker/none" }, {}, 404, "model_not_found"],
    ["for a disabled model", { ...hello, model: "maker/off" }, {}, 404, "model_not_found"],
    ["for a model of another kind", { ...hello, model: "maker/video" }, {}, 404, "model_not_found"],
    ["for a model without routes", { ...hello, model: "maker/nowhere" }, {}, 404, "model_not_found"],
    ["for a model that answers with images", { ...hello, model: "maker/images" }, {}, 400, "unsupported_capability"],
    ["for a model with a name that objects inherit", { ...hello, model: "constructor" }, {}, 404, "model_not_found"],
  ];
  for (const [name, body, headers, status, code] of cases) {
    it(name, async () => {
      const test = open();
      const given = await sent(test, body, headers);
      expect(given.status).to.equal(status);
      expect(errorOf(given.answer)).to.have.property("code", code);
      expect(test.upstream.requests).to.have.length(0);
    });
  }

  it("for a model of conversations, with its own endpoint before all others", async () => {
    for (const [model, path] of [
      ["maker/same", "/v1/chat/completions"],
      ["maker/other", "/v1/messages"],
    ]) {
      const response = await open().call("/v1/embeddings", { model, input: "hi" });
      expect(response.status).to.equal(400);
      const { message } = errorOf((await response.json()) as Record<string, unknown>);
      expect(message).to.contain(`it makes text. Call it at ${path} or /`);
    }
  });

  it("for a missing header, in the errors of its own dialect", async () => {
    const response = await open().call("/v1/messages", {
      model: "maker/other",
      max_tokens: 5,
      messages: hello.messages,
    });
    expect(response.status).to.equal(400);
    const body = (await response.json()) as { error: { message: string } };
    expect(body.error.message).to.contain("version");
  });

  it("for members that the model's family does not accept, in the model's own dialect", async () => {
    const body = { model: "maker/strict", max_tokens: 5, temperature: 0.5, messages: hello.messages };
    const response = await open().call("/v1/messages", body, { headers: { "anthropic-version": "2023-06-01" } });
    expect(response.status).to.equal(400);
    expect(JSON.stringify(await response.json())).to.contain("unsupported_capability");
  });
});

describe("the log of a call", () => {
  const callLine = (test: TestGateway) => test.log.filter((line) => line.event === "call.completed");

  it("is one log line with the outcome", async () => {
    const test = open();
    test.upstream.answer = json(messagesAnswer);
    await sent(test, { ...hello, model: "maker/other", logit_bias: { a: 1 } }, { "x-request-id": "abc" });
    const lines = callLine(test);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.deep.include({
      requestId: "abc",
      dialect: "chat",
      upstreamDialect: "messages",
      provider: "one",
      model: "maker/other",
      stream: false,
      status: 200,
      dropped: ["logit_bias"],
    });
    expect(lines[0]?.usage).to.include({ input: 3, output: 2 });
    expect(lines[0]?.milliseconds).to.be.a("number");
    expect(lines[0]?.key).to.match(/^key_/);
    expect(lines[0]?.wallet).to.be.a("string").and.not.equal("");
    expect(lines[0]).not.to.have.property("code");
  });

  it("logs failures with their causes", async () => {
    const test = open();
    test.upstream.answer = (response) => response.destroy();
    await sent(test, hello);
    expect(callLine(test)[0]).to.include({ status: 502, code: "upstream_error", cause: "UND_ERR_SOCKET" });
  });

  it("contains no content and no key", async () => {
    const test = open();
    test.upstream.answer = json({ error: { message: "secret-words and upstream-key-1234" } }, 400);
    await sent(test, { ...hello, messages: [{ role: "user", content: "secret-words" }] });
    await sent(test, '{"secret-words": nonsense');
    await fetch(`${test.url}${CHAT}?key=${test.key}`, { method: "POST" });
    const text = JSON.stringify(test.log);
    expect(callLine(test)).to.have.length(3);
    expect(text).not.to.contain("secret-words").and.not.to.contain(test.key).and.not.to.contain("upstream-key");
  });
});
