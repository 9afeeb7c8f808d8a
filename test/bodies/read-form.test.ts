import { type ClientRequest, createServer, type IncomingMessage, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import type { Body } from "../../src/bodies/body.js";
import { MemoryBudget } from "../../src/bodies/memory-budget.js";
import { parseForm } from "../../src/bodies/parse-form.js";
import { readMedia } from "../../src/bodies/read-body.js";
import { readForm } from "../../src/bodies/read-form.js";
import { ClientGoneError, GatewayError } from "../../src/errors/gateway-error.js";
import type { FormTable } from "../../src/registry.js";
import { BOUNDARY, FORM_TYPE, type WrittenPart, writtenForm } from "../support/forms.js";
import { eventually } from "../support/until.js";

const TABLE: FormTable = {
  files: { picture: "list", mask: "one" },
  values: { count: "number", options: "object", "options.most": "number", "options.inner": "object" },
};
const MIB = 1024 * 1024;

const read = (parts: readonly WrittenPart[]): Body => readForm(parseForm(writtenForm(parts), BOUNDARY), TABLE);

describe("readForm: the members of a form", () => {
  it("are apart from those that hold files, or may", () => {
    const { json, form } = read([
      { name: "count", value: " 2 " },
      { name: "picture", value: "https://example.test/a" },
      { name: "extra[a]", filename: "x", value: Buffer.from([255]) },
      { name: "extra[b]", value: "beside a file" },
      { name: "options[most]", value: "3" },
    ]);
    expect(Object.keys(json)).to.deep.equal(["count", "picture", "extra", "options"]);
    expect(form?.values).to.deep.equal({ count: 2, options: { most: 3 } });
    expect(form?.parts.map(({ member }) => member)).to.deep.equal(["count", "picture", "extra", "extra", "options"]);
  });

  for (const [value, isBig] of [
    ['{"most":9007199254740993}', true],
    ['{"most":[9007199254740992]}', true],
    ['{"most":3}', false],
    ["not JSON, 9007199254740993", false],
  ] as const)
    it(`${isBig ? "have" : "have no"} integers that were rounded in ${value}`, () =>
      expect(read([{ name: "options", value }]).hasBigIntegers).to.equal(isBig));

  it("have these integers as the client wrote them in the text", () => {
    const big = '{ "most": 9007199254740993 }';
    const [count, whole, inner] = ["count", "options", "options[inner]"].map((name) => ({ name, value: big }));
    if (count === undefined || whole === undefined || inner === undefined) throw new Error("there are three");
    expect(read([{ ...count, value: "1" }, whole]).text).to.equal(`{"count":1,"options":${big}}`);
    expect(read([inner]).text).to.equal(`{"options":{"inner":${big}}}`);
    expect(() => read([{ ...inner, name: "options[0][inner]" }])).to.throw("too large for an item");
  });

  for (const charset of ["ISO_8859-1", "l1", "latin-1", "cp819"])
    it(`are read in Latin-1 where a client calls it ${charset}`, () => {
      const part = { name: "words", type: `text/plain; charset=${charset}`, value: Buffer.from("caf\u00e9", "latin1") };
      expect(read([part]).json).to.deep.equal({ words: "caf\u00e9" });
    });
});

describe("readForm: a form that is refused", () => {
  const part = (name: string, value = "1") => ({ name, value });
  const deep = '{"a":'.repeat(129) + "1" + "}".repeat(129);

  for (const [what, parts, message] of [
    ["a value beside its parts", [part("options", '{"x":1}'), part("options[y]")], '"options[y]" beside a value'],
    ["parts before their value", [part("options[y]"), part("options", '{"x":1}')], '"options" twice'],
    ["a text beside a list", [part("tags"), part("tags[]")], '"tags[]" beside a value'],
    ["a list before a text", [part("tags[]"), part("tags")], '"tags" twice'],
    ["an inner value beside its parts", [part("options[inner]", "{}"), part("options[inner][x]")], "beside a value"],
    ["an item beside its parts", [part("later[0]", "{}"), part("later[0][x]")], "beside a value"],
    [
      "a value that is nested too deeply",
      [part("options", deep)],
      'The value of "options" is nested deeper than 128 levels, at position 640.',
    ],
    [
      "another charset",
      [{ ...part("words"), type: "text/plain; charset=windows-1252" }],
      '"words" in another charset than UTF-8 and Latin-1',
    ],
  ] as const)
    it(`has ${what}`, () => expect(() => read(parts)).to.throw(GatewayError, message));

  it("has no texts beside addresses and files of one name", () => {
    const body = read([part("picture", "a"), part("picture[]", "b"), part("later[]"), part("later[]")]);
    expect(body.json).to.deep.equal({ picture: ["a", "b"], later: ["1", "1"] });
  });
});

/** A server that reads one form within a budget, and what came of it. */
async function served(budget: MemoryBudget, bytes: Buffer, send: (client: ClientRequest) => void, held: number[] = []) {
  const outcomes: (Body | Error)[] = [];
  const read = async (request: IncomingMessage): Promise<void> => {
    const lease = budget.open();
    const note = (outcome: Body | Error) => void outcomes.push(outcome);
    await readMedia(request, { whole: 4 * MIB, words: MIB }, lease, TABLE).then(note, note);
    held.push(budget.held);
    lease.release();
  };
  const server = createServer((request, response) => void read(request).finally(() => response.end()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { "content-type": FORM_TYPE, "content-length": bytes.length };
  const client = sendRequest({ port, host: "127.0.0.1", method: "POST", headers }).on("error", () => undefined);
  send(client);
  await eventually(
    () => Promise.resolve(outcomes.length),
    (count) => count === 1,
  );
  client.destroy();
  server.closeAllConnections();
  server.close();
  return outcomes[0];
}

describe("the memory of a form", () => {
  const file = (size: number) => ({ name: "picture", filename: "a", value: Buffer.alloc(size, 255) });
  const text = (size: number, value: string) => ({ name: "words", value: value.repeat(size / value.length) });

  for (const [what, parts] of [
    ["many small files", Array.from({ length: 50 }, () => file(40_000))],
    ["one large file", [file(3 * MIB)]],
    ["a text that JSON does not lengthen", [text(400_000, "a \u007f\u2028\u00e9")]],
    ["a text of control characters", [text(170_000, "\u0001")]],
    [
      "a text in Latin-1",
      [{ ...text(400_000, "x"), type: "text/plain; charset=latin1", value: Buffer.alloc(400_000, 0xe9) }],
    ],
    ["a text of quotes and ends of lines", [text(400_000, '"\\\r\n\t')]],
  ] as const) {
    it(`counts what stays in its text of ${what}`, async () => {
      const bytes = writtenForm(parts);
      const held: number[] = [];
      const budget = new MemoryBudget(16 * MIB, { timeoutMs: 15_000 });
      const body = await served(budget, bytes, (client) => client.end(bytes), held);
      if (body === undefined || body instanceof Error) throw new Error("it was refused", { cause: body });
      // The bytes, and twice what is text: it is parsed from one, or written anew from the other.
      expect(held[0]).to.be.closeTo(bytes.length + 2 * Buffer.byteLength(body.text), 20_000);
    });
  }

  it("has the limit of JSON for its texts", async () => {
    const bytes = writtenForm([text(180_000, "\u0001")]);
    const outcome = await served(new MemoryBudget(16 * MIB), bytes, (client) => client.end(bytes));
    expect(outcome).to.be.instanceOf(GatewayError).and.to.have.property("code", "request_too_large");
  });
});

describe("a form that breaks off", () => {
  const bytes = writtenForm([
    { name: "picture", filename: "a", value: Buffer.alloc(2 * MIB, 1) },
    { name: "count", value: "2" },
  ]);

  for (const [what, share, isCut] of [
    ["nowhere", 1, false],
    ["in the head of its first part", 0.0001, true],
    ["in a file", 0.5, true],
    ["before its last boundary", 0.999999, true],
  ] as const) {
    it(`${what} gives all memory back`, async () => {
      const budget = new MemoryBudget(8 * MIB, { timeoutMs: 15_000 });
      const outcome = await served(budget, bytes, (client) => {
        client.write(bytes.subarray(0, Math.floor(bytes.length * share)), () => isCut && client.destroy());
      });
      expect(outcome instanceof ClientGoneError).to.equal(isCut);
      expect(budget.held).to.equal(0);
    });
  }
});
