import { expect } from "chai";
import {
  type Answer,
  events,
  json,
  route,
  temporaryGateway,
  type TestGateway,
} from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({
  models: [
    { id: "maker/one", routes: [route("one", "chat")] },
    { id: "maker/other", routes: [route("one", "messages")] },
    { id: "maker/two", routes: [route("two", "chat", 1), route("one", "chat", 0)] },
  ],
});

const good = json({ id: "1", object: "chat.completion", model: "inner-model", choices: [] });
const reset: Answer = (response) => response.destroy();

function ask(test: TestGateway, model: string, more: object = {}) {
  return test.call("/v1/chat/completions", { model, messages: [{ role: "user", content: "hi" }], ...more });
}

const counts = (test: TestGateway) => test.upstreams.map(({ requests }) => requests.length);

describe("moving to the next route", () => {
  const moves: [string, Answer][] = [
    ["a request timeout", json({}, 408)],
    ["a limit", json({}, 429)],
    ["a fault", json({}, 500)],
    ["an overload", json({}, 529)],
    [
      "an HTML page of a proxy",
      (response) => response.writeHead(502, { "content-type": "text/html" }).end("<html>".repeat(30_000)),
    ],
  ];
  for (const [name, answer] of moves) {
    it(`happens after ${name}`, async () => {
      const test = open();
      const [one, two] = test.upstreams;
      if (one && two) [one.answer, two.answer] = [answer, good];
      expect((await ask(test, "maker/two")).status).to.equal(200);
      expect(counts(test)).to.deep.equal([1, 1]);
      expect(test.log.find(({ event }) => event === "call.completed")).to.include({ provider: "two", status: 200 });
    });
  }

  const stays: [string, Answer, number][] = [
    ["a refusal", json({}, 400), 400],
    ["a page that is not found", json({}, 404), 404],
    ["a refused key", json({}, 401), 502],
    // A client's HTTP library fails after this status, whoever sends it.
    ["a refusal by a proxy", json({}, 407), 502],
    // A client's HTTP library sends the call again after this one.
    ["a misdirected request", json({}, 421), 502],
    ["a redirect", json({}, 302, { location: "/" }), 502],
    ["a cut connection, because the call may have been accepted", reset, 502],
    ["an answer that is not JSON", (response) => response.end("hello"), 502],
    ["an error in the form of an answer", json({ error: { message: "no" } }), 502],
  ];
  for (const [name, answer, status] of stays) {
    it(`does not happen after ${name}`, async () => {
      const test = open();
      const [one, two] = test.upstreams;
      if (one && two) [one.answer, two.answer] = [answer, good];
      expect((await ask(test, "maker/two")).status).to.equal(status);
      expect(counts(test)).to.deep.equal([1, 0]);
    });
  }

  describe("where an upstream becomes silent", () => {
    const openHastily = temporaryGateway(
      { models: [{ id: "maker/two", routes: [route("two", "chat", 1), route("one", "chat", 0)] }] },
      undefined,
      { firstByteTimeoutSeconds: 1 },
    );

    it("does not happen, because the call may have been accepted", async () => {
      const test = openHastily();
      const [one, two] = test.upstreams;
      if (one && two) [one.answer, two.answer] = [() => undefined, good];
      expect((await ask(test, "maker/two")).status).to.equal(504);
      expect(counts(test)).to.deep.equal([1, 0]);
    });
  });

  it("returns the error of the last route", async () => {
    const test = open();
    const [one, two] = test.upstreams;
    if (one && two)
      [one.answer, two.answer] = [
        json({}, 500),
        json({ error: { message: "Slow down." } }, 429, { "retry-after": "9" }),
      ];
    const response = await ask(test, "maker/two");
    expect([response.status, response.headers.get("retry-after")]).to.deep.equal([429, "9"]);
    expect(await response.json()).to.have.nested.property("error.message", "Slow down.");
  });
});

describe("an unreachable upstream", () => {
  const openClosed = temporaryGateway({
    models: [
      { id: "maker/one", routes: [route("one", "chat")] },
      { id: "maker/two", routes: [route("one", "chat", 0), route("two", "chat", 1)] },
    ],
    providers: { one: { baseUrl: "http://127.0.0.1:1/v1" } },
  });

  it("is passed over", async () => {
    const test = openClosed();
    const [, two] = test.upstreams;
    if (two) two.answer = good;
    expect((await ask(test, "maker/two")).status).to.equal(200);
    expect(counts(test)).to.deep.equal([0, 1]);
  });

  it("is an upstream error when there is no other", async () => {
    const response = await ask(openClosed(), "maker/one");
    expect(response.status).to.equal(502);
    expect(await response.text())
      .to.contain("upstream_error")
      .and.not.to.contain("127.0.0.1");
  });
});

describe("an upstream's refusal", () => {
  it("reaches the client in the error shape of its dialect", async () => {
    const test = open();
    test.upstream.answer = json(
      { type: "error", error: { type: "invalid_request_error", message: "inner-model says no" } },
      422,
    );
    const response = await ask(test, "maker/other");
    expect(response.status).to.equal(422);
    expect(await response.json()).to.deep.equal({
      error: { message: "maker/other says no", type: "invalid_request_error", param: null, code: null },
    });
  });

  it("keeps type, code and place when both have the same dialect", async () => {
    const test = open();
    const error = { message: "no", type: "odd_type", code: "odd_code", param: "messages" };
    test.upstream.answer = json({ error }, 400);
    expect(await (await ask(test, "maker/one")).json()).to.deep.equal({ error });
  });

  it("does not contain the gateway's key", async () => {
    const test = open();
    test.upstream.answer = json(
      { error: { message: `Incorrect API key upstream-key-1234 at ${test.upstream.url}` } },
      401,
    );
    const response = await ask(test, "maker/one");
    const body = await response.text();
    expect(response.status).to.equal(502);
    expect(body).not.to.match(/upstream-key|Incorrect|127\.0\.0\.1/);
  });

  it("is forwarded in plain text, without addresses", async () => {
    const test = open();
    test.upstream.answer = (response) => response.writeHead(500).end(`cannot reach ${new URL(test.upstream.url).host}`);
    expect(await (await ask(test, "maker/one")).json()).to.have.nested.property(
      "error.message",
      "cannot reach [removed]",
    );
  });

  it("has a time limit for its body", async () => {
    const test = open();
    test.upstream.answer = (response) => {
      response.writeHead(400, { "content-type": "application/json" });
      const timer = setInterval(() => response.write("x".repeat(500_000)), 5);
      response.once("close", () => clearInterval(timer));
    };
    expect((await ask(test, "maker/one")).status).to.equal(400);
  });
});

describe("an upstream's answer", () => {
  const faults: [string, Answer][] = [
    ["no JSON", (response) => response.writeHead(200, { "content-type": "application/json" }).end("<html>")],
    ["nothing", (response) => response.writeHead(204).end()],
    ["a list", json([])],
    [
      "cut off",
      (response) => {
        response.writeHead(200, { "content-length": "1000" }).write('{"id":');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    ["a stream that was not requested", events("data: {}\n\n")],
  ];
  for (const [name, answer] of faults) {
    for (const model of ["maker/one", "maker/other"]) {
      it(`that is ${name} is an upstream error (${model})`, async () => {
        const test = open();
        test.upstream.answer = answer;
        const response = await ask(test, model);
        expect(response.status).to.equal(502);
        expect(await response.json()).to.have.nested.property("error.code", "upstream_error");
      });
    }
  }

  it("may have its true status inside a success", async () => {
    const test = open();
    test.upstream.answer = json({ error: { message: "Slow down.", code: 429 } });
    expect((await ask(test, "maker/one")).status).to.equal(429);
  });
});
