import { connect } from "node:net";
import { expect } from "chai";
import {
  type Answer,
  events,
  json,
  openCall,
  route,
  temporaryGateway,
  type TestGateway,
} from "../../support/server/temporary-gateway.js";
import { until } from "../../support/until.js";

const open = temporaryGateway({
  models: [
    { id: "maker/same", routes: [route("one", "chat")] },
    { id: "maker/other", routes: [route("one", "messages")] },
  ],
});

const CHAT = "/v1/chat/completions";
const bodyOf = (model: string, more: object = {}) => ({
  model,
  stream: true,
  messages: [{ role: "user", content: "hi" }],
  ...more,
});
const ask = (test: TestGateway, model: string, more?: object) => test.call(CHAT, bodyOf(model, more));

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { type: string; [key: string]: unknown }) =>
  `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;
const chunk = (content: string, finish: string | null = null) =>
  data({
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "inner-model",
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  });
const usageChunk = data({
  id: "c1",
  model: "inner-model",
  choices: [],
  usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
});
const DONE = "data: [DONE]\n\n";

const begin = named({
  type: "message_start",
  message: { id: "msg_1", model: "inner-model", content: [], usage: { input_tokens: 3, output_tokens: 1 } },
});
const delta = (text: string) => named({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } });
const block = named({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } });
const close = named({ type: "content_block_stop", index: 0 });
const finish = named({ type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 2 } });
const stop = named({ type: "message_stop" });

const errorIn = (text: string) =>
  [...text.matchAll(/^data: (\{.*)$/gm)].map(([, body]) => JSON.parse(body ?? "") as Record<string, unknown>);
const words = (text: string) =>
  errorIn(text)
    .map((event) => (event.choices as { delta: { content?: string } }[] | undefined)?.[0]?.delta.content ?? "")
    .join("");
const callLine = (test: TestGateway) => test.log.find(({ event }) => event === "call.completed");

describe("a stream on a route with the client's dialect", () => {
  it("is forwarded event by event, except for the model", async () => {
    const test = open();
    const odd =
      ': note\r\nid: 7\r\nevent: x\r\ndata: {"model" : "inner-model","x":"inner-model", "choices":[{}]}\r\n\r\n';
    test.upstream.answer = events(chunk("a"), odd, chunk("b", "stop"), DONE);
    const response = await ask(test, "maker/same");
    expect(response.status).to.equal(200);
    expect(response.headers.get("content-type")).to.match(/^text\/event-stream/);
    expect(response.headers.get("x-accel-buffering")).to.equal("no");
    expect(response.headers.get("cache-control")).to.equal("no-store");
    expect(response.headers.get("x-dropped-params")).to.equal(null);
    const publicly = (text: string) => text.replace('"model":"inner-model"', '"model":"maker/same"');
    const oddPublicly = ': note\nid: 7\nevent: x\ndata: {"model" : "maker/same","x":"inner-model", "choices":[{}]}\n\n';
    expect(await response.text()).to.equal(publicly(chunk("a")) + oddPublicly + publicly(chunk("b", "stop")) + DONE);
  });

  it("requests usage from the upstream and changes nothing else", async () => {
    const test = open();
    test.upstream.answer = events(chunk("a", "stop"), usageChunk, DONE);
    const text = '{ "model":"maker/same", "stream": true,"messages":[{"role":"user","content":"hi"}], "n": 1.0 }';
    await (await test.call(CHAT, text)).text();
    const want =
      '{ "model":"inner-model", "stream": true,"messages":[{"role":"user","content":"hi"}], "n": 1.0,' +
      '"stream_options":{"include_usage":true} }';
    expect(test.upstream.requests[0]?.body).to.equal(want);
  });

  it("does not forward usage when the client did not request it", async () => {
    const test = open();
    test.upstream.answer = events(chunk("a", "stop"), usageChunk, DONE);
    expect(await (await ask(test, "maker/same")).text()).not.to.contain("usage");
    expect(callLine(test)?.usage).to.include({ input: 3, output: 2 });
  });

  it("forwards usage when the client requests it", async () => {
    const test = open();
    test.upstream.answer = events(chunk("a", "stop"), usageChunk, DONE);
    const text = await (await ask(test, "maker/same", { stream_options: { include_usage: true } })).text();
    expect(text).to.contain('"usage":{"prompt_tokens":3');
  });

  it("forwards comments in its own words once it has begun", async () => {
    const test = open();
    let goOn: () => unknown = () => undefined;
    test.upstream.answer = (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(": early\n\n");
      setTimeout(() => response.write(chunk("a")), 20);
      goOn = () => response.end(`: late\n\n${chunk("b", "stop")}${DONE}`);
    };
    const response = await ask(test, "maker/same");
    goOn();
    const text = await response.text();
    expect(text).not.to.match(/early|late/);
    expect(text).to.match(/\n:\n\n.*"b"/s);
  });

  it("gets an end marker when its upstream only closes, whatever its last event lacks", async () => {
    const test = open();
    test.upstream.answer = events(chunk("a", "stop"), usageChunk.trimEnd());
    const text = await (await ask(test, "maker/same", { stream_options: { include_usage: true } })).text();
    expect(text.endsWith(`}}\n\n${DONE}`)).to.equal(true);
    expect(errorIn(text)).to.have.length(2);
  });

  it("is not kept open by an upstream that does not close", async () => {
    const test = open();
    test.upstream.answer = (response) =>
      response.writeHead(200, { "content-type": "text/event-stream" }).write(chunk("a", "stop") + DONE);
    const began = performance.now();
    expect(await (await ask(test, "maker/same")).text()).to.contain("[DONE]");
    expect(performance.now() - began).to.be.below(10_000);
  });
});

describe("a stream on a route with another dialect", () => {
  const whole = [begin, block, delta("hel"), delta("lo"), close, finish, stop];

  it("is converted to the client's events", async () => {
    const test = open();
    test.upstream.answer = events(...whole);
    const response = await ask(test, "maker/other", { logit_bias: { 1: 1 } });
    expect(response.headers.get("x-dropped-params")).to.equal("logit_bias");
    const text = await response.text();
    expect(words(text)).to.equal("hello");
    expect(text).to.match(/data: \[DONE\]\n\n$/);
    expect(errorIn(text).every((event) => event.model === "maker/other")).to.equal(true);
    expect(text).not.to.contain("usage");
    expect(callLine(test)).to.deep.include({ status: 200, stream: true, provider: "one" });
    expect(callLine(test)?.usage).to.include({ input: 3, output: 2 });
  });

  it("reports usage when the client requests it", async () => {
    const test = open();
    test.upstream.answer = events(...whole);
    const text = await (await ask(test, "maker/other", { stream_options: { include_usage: true } })).text();
    expect(errorIn(text).at(-1)?.usage).to.include({ prompt_tokens: 3, completion_tokens: 2 });
  });

  it("is the same however the upstream's bytes are split", async () => {
    const test = open();
    const bytes = Buffer.from([begin, block, delta("é漢👩‍🚀"), close, finish, stop].join("").replaceAll("\n", "\r\n"));
    for (const size of [1, 2, 3, 7, 100]) {
      test.upstream.answer = (response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        for (let at = 0; at < bytes.length; at += size) response.write(bytes.subarray(at, at + size));
        response.end();
      };
      expect(words(await (await ask(test, "maker/other")).text()), `pieces of ${size}`).to.equal("é漢👩‍🚀");
    }
  });

  it("is built from one body when the upstream does not stream", async () => {
    const test = open();
    test.upstream.answer = json({
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "inner-model",
      content: [{ type: "text", text: "hello" }],
      stop_reason: "end_turn",
      usage: { input_tokens: 3, output_tokens: 2 },
    });
    const text = await (await ask(test, "maker/other")).text();
    expect(words(text)).to.equal("hello");
    expect(text).to.match(/data: \[DONE\]\n\n$/);
    expect(callLine(test)?.usage).to.include({ input: 3, output: 2 });
  });
});

/** It fails after a good start, when the client has received a part of it. */
async function expectBroken(test: TestGateway, rest: Answer, message: string): Promise<void> {
  let goOn: () => unknown = () => undefined;
  test.upstream.answer = (response, request, body) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(chunk("hel"));
    goOn = () => rest(response, request, body);
  };
  const response = await ask(test, "maker/same");
  expect(response.status).to.equal(200);
  goOn();
  const text = await response.text();
  expect(text).not.to.contain("[DONE]");
  const error = errorIn(text).at(-1)?.error as { message: string; code: string };
  expect(error.message).to.contain(message);
  expect(callLine(test)).to.include({ status: 200 });
  expect(callLine(test)?.code).to.be.oneOf(["upstream_error", "upstream_timeout"]);
}

describe("a stream that becomes silent", () => {
  const openHastily = temporaryGateway({ models: [{ id: "maker/same", routes: [route("one", "chat")] }] }, undefined, {
    idleTimeoutSeconds: 1.5,
  });

  it("before the first event is an error with a status", async () => {
    const test = openHastily();
    test.upstream.answer = (response) =>
      response.writeHead(200, { "content-type": "text/event-stream" }).write(": wait\n\n");
    const response = await ask(test, "maker/same");
    expect(response.status).to.equal(504);
    expect(await response.json())
      .to.have.nested.property("error.message")
      .that.contains("in time");
    expect(callLine(test)).to.include({ status: 504 });
  });

  it("after the first event ends with an error and no final event", () =>
    expectBroken(openHastily(), () => undefined, "in time"));
});

describe("a stream that fails before the first event", () => {
  const cases: [name: string, answer: Answer, status: number, message: string, model?: string][] = [
    ["by status", json({ error: { message: "Slow down." } }, 429), 429, "Slow down."],
    [
      "in its first event",
      events(data({ error: { message: "Overloaded at inner-model." } })),
      502,
      "Overloaded at maker/same.",
    ],
    [
      "in its first event, with a status",
      events(data({ error: { message: "Slow down.", code: 429 } })),
      429,
      "Slow down.",
    ],
    ["in one body with status 200", json({ error: { message: "No luck.", code: 400 } }), 400, "No luck."],
    ["without any text", events(), 502, "ended before"],
    [
      "with an HTML page",
      (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>\n\n</html>\n\n"),
      502,
      "ended before",
    ],
    ["with text that is no event", events("data: nonsense\n\n"), 502, "not JSON"],
    [
      "by a cut",
      (response) => {
        response.writeHead(200, { "content-type": "text/event-stream" }).write(": wait\n\n");
        setTimeout(() => response.destroy(), 20);
      },
      502,
      "broke off",
    ],
    [
      "with an event of words that is too large",
      (response) =>
        response.writeHead(200, { "content-type": "text/event-stream" }).end(`data: ${"x".repeat(5_000_000)}`),
      502,
      "too large",
      "maker/other",
    ],
  ];
  for (const [name, answer, status, message, model = "maker/same"] of cases) {
    it(`${name} is an error with a status`, async () => {
      const test = open();
      test.upstream.answer = answer;
      const response = await ask(test, model);
      expect(response.status).to.equal(status);
      expect(response.headers.get("content-type")).to.match(/^application\/json/);
      expect(((await response.json()) as { error: { message: string } }).error.message).to.contain(message);
      expect(callLine(test)).to.include({ status });
    });
  }

  it("is an error with a status although the upstream had sent a first event", async () => {
    const test = open();
    test.upstream.answer = events(
      begin,
      named({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } }),
    );
    const response = await ask(test, "maker/other");
    expect(response.status).to.equal(502);
    expect(await response.json()).to.have.nested.property("error.message", "Overloaded");
  });
});

describe("a stream that fails after it began", () => {
  const cases: [string, Answer, string][] = [
    [
      "by its own error event",
      (response) => response.end(data({ error: { message: "inner-model is tired" } })),
      "maker/same is tired",
    ],
    ["by ending too early", (response) => response.end(chunk("lo")), "ended before"],
    ["by a finish without an end", (response) => response.end(chunk("lo", "stop")), "ended before"],
    ["by a cut", (response) => response.destroy(), "broke off"],
    ["by a cut inside an event", (response) => response.end('data: {"choices":[{"delta":{"cont'), "not JSON"],
  ];
  for (const [name, rest, message] of cases)
    it(`${name} ends with an error and no final event`, () => expectBroken(open(), rest, message));

  it("ends in the same way in another dialect", async () => {
    const test = open();
    test.upstream.answer = events(begin, block, delta("hel"));
    const response = await ask(test, "maker/other");
    const text = await response.text();
    expect(response.status).to.equal(200);
    expect(words(text)).to.equal("hel");
    expect(text).to.contain("ended before").and.not.to.contain("[DONE]");
  });
});

describe("a client that disconnects", () => {
  const endless: Answer = (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const timer = setInterval(() => response.write(chunk("more")), 5);
    response.once("close", () => clearInterval(timer));
  };

  for (const [name, answer] of [
    ["while waiting", () => undefined],
    ["in the middle of a stream", endless],
  ] as [string, Answer][]) {
    it(`${name} aborts the upstream's call at once`, async () => {
      const test = open();
      let closedAt: number | undefined;
      test.upstream.answer = (response, request, body) => {
        response.once("close", () => (closedAt = performance.now()));
        answer(response, request, body);
      };
      const { request, response } = openCall(test.port, CHAT, {
        authorization: `Bearer ${test.key}`,
        "content-type": "application/json",
      });
      response.then(
        (message) => message.resume(),
        () => undefined,
      );
      request.on("error", () => undefined).end(JSON.stringify(bodyOf("maker/same")));
      await until(() => test.upstream.requests.length === 1);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const leftAt = performance.now();
      request.destroy();
      await until(() => closedAt !== undefined);
      expect((closedAt ?? 0) - leftAt).to.be.below(10_000);
      await until(() => callLine(test) !== undefined);
      expect(callLine(test)).to.include({ status: 499, code: "client_gone" });
    });
  }

  it("slows the upstream down when it does not read", async () => {
    const test = open();
    let written = 0;
    test.upstream.answer = (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const text = chunk("x".repeat(100_000));
      const pour = (): void => {
        while (!response.destroyed && written < 300_000_000) {
          written += text.length;
          if (!response.write(text)) return void response.once("drain", pour);
        }
      };
      pour();
    };
    const body = JSON.stringify(bodyOf("maker/same"));
    const socket = connect(test.port, "127.0.0.1", () => {
      socket.write(
        `POST ${CHAT} HTTP/1.1\r\nhost: h\r\nauthorization: Bearer ${test.key}\r\n` +
          `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
    });
    socket.pause();
    await until(() => written > 0);
    let before = -1;
    while (before !== written) {
      before = written;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(written).to.be.below(60_000_000);
    socket.destroy();
    await until(() => callLine(test) !== undefined);
  });
});
