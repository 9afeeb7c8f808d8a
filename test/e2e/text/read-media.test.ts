import { createServer, request as sendRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import fc from "fast-check";
import { MemoryBudget } from "../../../src/bodies/memory-budget.js";
import { GatewayError } from "../../../src/errors/gateway-error.js";
import type { Body } from "../../../src/bodies/body.js";
import { readMedia } from "../../../src/bodies/read-body.js";
import type { FormTable } from "../../../src/registry.js";
import { BOUNDARY, FORM_TYPE, writtenForm } from "../../support/forms.js";

const LIMIT = 400_000;
const WORDS = 100_000;
const TABLE: FormTable = {
  files: { image: "list", mask: "one" },
  values: { model: "string", n: "number", stream: "boolean", more: "object" },
};
const PNG = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

describe("reading a body of media", () => {
  let server: Server;
  let budget: MemoryBudget;
  let outcomes: (Body | Error)[];

  before(async () => {
    server = createServer((request, response) => {
      const lease = budget.open();
      readMedia(request, { whole: LIMIT, words: WORDS }, lease, TABLE)
        .then(
          (body) => outcomes.push(body),
          (error: Error) => outcomes.push(error),
        )
        .finally(() => {
          lease.release();
          response.end();
          request.resume();
        });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });

  after(() => {
    server.closeAllConnections();
    server.close();
  });

  beforeEach(() => {
    budget = new MemoryBudget(3 * LIMIT, { reserve: LIMIT, timeoutMs: 100 });
    outcomes = [];
  });

  afterEach("all room is given back", () => expect(budget.held).to.equal(0));

  async function outcomeOf(bytes: Buffer, type = FORM_TYPE): Promise<Body | Error | undefined> {
    const { port } = server.address() as AddressInfo;
    await new Promise<void>((resolve, reject) => {
      const request = sendRequest(
        { port, host: "127.0.0.1", method: "POST", headers: { "content-type": type, "content-length": bytes.length } },
        (response) => response.resume().on("end", resolve),
      );
      request.on("error", reject).end(bytes);
    });
    return outcomes.pop();
  }

  async function jsonOf(parts: Parameters<typeof writtenForm>[0]): Promise<unknown> {
    const outcome = await outcomeOf(writtenForm(parts));
    if (outcome === undefined || outcome instanceof Error) throw new Error("it was refused", { cause: outcome });
    return outcome.json;
  }

  it("reads values by their types, and leaves invalid types to validation", async () => {
    const values = { model: "1", n: "2", stream: "true", more: '{"a":1}', later: "3" };
    expect(await jsonOf(Object.entries(values).map(([name, value]) => ({ name, value })))).to.deep.equal({
      model: "1",
      n: 2,
      stream: true,
      more: { a: 1 },
      later: "3",
    });
    const others = { n: "many", stream: "yes", more: "7" };
    expect(await jsonOf(Object.entries(others).map(([name, value]) => ({ name, value })))).to.deep.equal(others);
    expect(
      await jsonOf([
        { name: "n", value: "1e999" },
        { name: "stream", value: "1" },
      ]),
    ).to.deep.equal({ n: "1e999", stream: "1" });
  });

  it("reads one image as itself, and several as a list in their order", async () => {
    const uri = (bytes: Buffer) => `data:image/png;base64,${bytes.toString("base64")}`;
    const image = (name: string, value = PNG) => ({ name, filename: "x", type: "image/png", value });
    expect(await jsonOf([image("image")])).to.deep.equal({ image: uri(PNG) });
    expect(await jsonOf([image("image[]")])).to.deep.equal({ image: [uri(PNG)] });
    const other = Buffer.concat([PNG, PNG]);
    expect(
      await jsonOf([image("image", other), image("image"), image("mask"), image("image[2]", other)]),
    ).to.deep.equal({ image: [uri(other), uri(PNG), uri(other)], mask: uri(PNG) });
  });

  it("answers random bytes with a body or a refusal", async () => {
    const sound = writtenForm([
      { name: "model", value: "m" },
      { name: "image", filename: "a.png", value: PNG },
    ]);
    const changed = fc
      .tuple(fc.nat(sound.length - 1), fc.uint8Array({ maxLength: 8 }), fc.nat(20))
      .map(([at, bytes, gone]) => Buffer.concat([sound.subarray(0, at), bytes, sound.subarray(at + gone)]));
    await fc.assert(
      fc.asyncProperty(changed, async (bytes) => {
        const outcome = await outcomeOf(bytes);
        if (outcome instanceof Error) expect(outcome).to.be.instanceOf(GatewayError);
        if (outcome instanceof GatewayError) expect(outcome.code).to.be.oneOf(["invalid_request", "request_too_large"]);
      }),
      { numRuns: 300 },
    );
  });

  const words = "a hill ".repeat(WORDS / 7);
  const medium = (length: number) => "iVBORw0K".padEnd(length, "A");
  for (const [what, body, isTaken] of [
    ["text and a medium", { prompt: words.slice(200), image: medium(250_000) }, true],
    ["media that are too short to be extracted", { images: [medium(70_000), medium(70_000), medium(70_000)] }, true],
    ["too much text", { prompt: `${words} and words` }, false],
    ["too much text beside a medium", { prompt: `${words} and words`, image: medium(250_000) }, false],
    ["text that ends like a medium", { prompt: words + medium(200_000) }, false],
    ["text in the name of a member", { [medium(120_000)]: 1 }, false],
  ] as const) {
    it(`${isTaken ? "accepts" : "refuses"} JSON of ${what}`, async () => {
      const outcome = await outcomeOf(Buffer.from(JSON.stringify(body)), "application/json");
      if (!isTaken) expect(outcome).to.include({ code: "request_too_large" });
      else expect(outcome).to.have.property("json");
    });
  }

  for (const [count, isTaken] of [
    [9, true],
    [11, false],
  ] as const) {
    it(`${isTaken ? "accepts" : "refuses"} a form of ${count} texts of a tenth of the limit, and a file`, async () => {
      const texts = Array.from({ length: count }, (_, index) => ({
        name: `text${index}`,
        value: "x".repeat(WORDS / 10),
      }));
      const outcome = await outcomeOf(
        writtenForm([...texts, { name: "image", filename: "a.png", value: Buffer.alloc(200_000) }]),
      );
      if (!isTaken) expect(outcome).to.include({ code: "request_too_large" });
      else expect(outcome).to.have.property("json");
    });
  }

  it("refuses what exceeds its budget", async () => {
    const other = budget.open();
    await other.hold(3 * LIMIT);
    expect(await outcomeOf(writtenForm([{ name: "image", filename: "a", value: Buffer.alloc(1000) }]))).to.include({
      code: "overloaded",
    });
    other.release();
  });

  it("reads JSON beside forms", async () => {
    expect(await outcomeOf(Buffer.from('{"a":1}'), "application/json")).to.deep.include({ json: { a: 1 } });
    expect(await outcomeOf(Buffer.from([0x7b, 0xff]), "application/json")).to.include({ code: "invalid_request" });
    expect(await outcomeOf(Buffer.from(`--${BOUNDARY}--`), "multipart/form-data")).to.include({
      code: "invalid_request",
    });
  });
});
