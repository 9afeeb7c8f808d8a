import { expect } from "chai";
import { MemoryBudget, type MemoryLease } from "../../../src/bodies/memory-budget.js";
import { GatewayError } from "../../../src/errors/gateway-error.js";
import { route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";

const MIB = 1024 * 1024;
const ANSWER = 50 * MIB;
const painter = { kind: "image", outputs: ["image"], pricing: { perImage: 0.04 } } as const;
const models = ["images", "images-by-reference"].map((dialect) => ({
  ...painter,
  id: `maker/${dialect}`,
  routes: [route("one", dialect)],
}));
const big = "iVBORw0K".repeat(ANSWER / 8);

/** The texts that JSON.parse gets during a function. */
async function parsedDuring(work: () => Promise<void>): Promise<number[]> {
  const lengths: number[] = [];
  const { parse } = JSON;
  JSON.parse = ((text: string, ...more: []) => {
    lengths.push(String(text).length);
    return parse(text, ...more) as unknown;
  }) as typeof JSON.parse;
  try {
    await work();
  } finally {
    JSON.parse = parse;
  }
  return lengths;
}

function answers(test: TestGateway, text: string): void {
  test.upstream.answer = (response) => response.writeHead(200, { "content-type": "application/json" }).end(text);
}

/** The most that one call held of a budget during a function. */
async function heldDuring(work: () => Promise<void>, take = MemoryBudget.prototype.take): Promise<number> {
  const before = MemoryBudget.prototype.take;
  let most = 0;
  MemoryBudget.prototype.take = function (this: MemoryBudget, lease: MemoryLease, bytes: number) {
    most = Math.max(most, lease.held + bytes);
    return take.call(this, lease, bytes);
  };
  try {
    await work();
  } finally {
    MemoryBudget.prototype.take = before;
  }
  return most;
}

describe("an answer of 50 MiB", function () {
  this.timeout(60_000);
  const open = temporaryGateway({ models });

  for (const { id } of models) {
    it(`reaches a client of ${id} whole, and is never parsed whole`, async () => {
      const test = open();
      answers(test, `{"created":7,"data":[{"b64_json":"${big}"}],"model":"inner-model","usage":{"total_tokens":1}}`);
      let received = "";
      const lengths = await parsedDuring(async () => {
        const response = await test.call("/v1/images/generations", { model: id, prompt: "a hill" });
        expect(response.status).to.equal(200);
        received = await response.text();
      });
      expect(Math.max(...lengths)).to.be.lessThan(MIB);
      const { data, model } = JSON.parse(received) as { data: { b64_json: string }[]; model: string };
      expect([data[0]?.b64_json === big, model]).to.deep.equal([true, id]);
    });
  }

  it("is logged by its size", async () => {
    const test = open();
    answers(test, `{"created":7,"data":[{"b64_json":"${big}"}]}`);
    await (
      await test.call("/v1/images/generations", { model: "maker/images-by-reference", prompt: "a hill" })
    ).arrayBuffer();
    expect(JSON.stringify(test.log).length).to.be.lessThan(10_000);
  });
});

describe("an image of 50 MiB in a stream", function () {
  this.timeout(60_000);
  const hosts = { one: {}, two: { preset: "volcengine-ark" } };
  const ark = { ...painter, id: "maker/family-C", profile: "family-C", routes: [route("two", "images")] };
  const open = temporaryGateway({ providers: hosts, models: [...models, ark] });
  const path = "/v1/images/generations";
  const usage = { output_tokens: 2, total_tokens: 3 };
  const sse = (event: { type: string }) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
  const type = "image_generation.completed";
  const completed = sse({ type, created_at: 1, b64_json: big, usage } as { type: string });
  const inOneBody = JSON.stringify({ created: 1, data: [{ b64_json: big }], usage });
  const apart =
    sse({ type: "image_generation.partial_succeeded", created: 1, image_index: 0, b64_json: big } as { type: string }) +
    sse({ type, usage } as { type: string });

  for (const [name, model, contentType, answer] of [
    ["as a forwarded event", "maker/images", "text/event-stream", completed],
    ["as a converted event", "maker/family-C", "text/event-stream", apart],
    ["in one body", "maker/images", "application/json", inOneBody],
  ] as const) {
    it(`comes ${name}: it has a memory budget of its own, is held once, and sent with all its bytes`, async () => {
      const test = open();
      for (const upstream of test.upstreams)
        upstream.answer = (response) => response.writeHead(200, { "content-type": contentType }).end(answer);
      let text = "";
      let parsed: number[] = [];
      const held = await heldDuring(async () => {
        parsed = await parsedDuring(async () => {
          text = await (await test.call(path, { model, prompt: "a hill", stream: true })).text();
        });
      });
      expect(Math.max(...parsed)).to.be.lessThan(MIB);
      expect(held).to.be.within(ANSWER, ANSWER + MIB);
      const reported = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Record<string, unknown>;
      expect([reported.type, reported.b64_json === big, reported.usage]).to.deep.equal([type, true, usage]);
    });
  }

  it("is refused as too large when the budget stays full", async () => {
    const test = open();
    test.upstream.answer = (response) =>
      response.writeHead(200, { "content-type": "text/event-stream" }).end(completed);
    await heldDuring(
      async () => {
        const response = await test.call(path, { model: "maker/images", prompt: "a hill", stream: true });
        expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).to.deep.equal([
          503,
          "overloaded",
        ]);
      },
      (lease) => (lease.held === 0 ? Promise.reject(new GatewayError("overloaded", "full")) : undefined),
    );
  });

  it("needs no budget where it is small", async () => {
    const test = open();
    test.upstream.answer = (response) =>
      response.writeHead(200, { "content-type": "text/event-stream" }).end(completed.replace(big, "iVBORw0K"));
    const held = await heldDuring(
      async () =>
        void (await (await test.call(path, { model: "maker/images", prompt: "a hill", stream: true })).text()),
    );
    expect(held).to.be.lessThan(1000);
  });
});
