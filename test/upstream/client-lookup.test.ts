/** Names that clients chose, asked of a DNS server that the tests write. */
import { createSocket, type Socket } from "node:dgram";
import type { LookupAddress } from "node:dns";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { type LookupAll, openClientLookup } from "../../src/upstream/client-lookup.js";

const [A, AAAA] = [1, 28];
const [NO_ERROR, SERVER_FAILURE, NO_NAME] = [0, 2, 3];
const HEADER_BYTES = 12;
const TIMEOUT_MS = 200;

/** The addresses of a name by their type; a code in place of an answer; nothing: no answer at all. */
type Zone = Readonly<Record<string, { readonly [A]?: number[]; readonly [AAAA]?: number[] } | number | undefined>>;

const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 192, 0, 2, 1];
const ZONE: Zone = {
  "both.test": { [A]: [192, 0, 2, 1], [AAAA]: [32, 1, 13, 184, ...Array<number>(11).fill(0), 1] },
  "four.test": { [A]: [192, 0, 2, 7] },
  "mapped.test": { [AAAA]: MAPPED },
  "failing.test": SERVER_FAILURE,
  "silent.test": undefined,
};

function answerOf(query: Buffer): Buffer | undefined {
  const end = query.indexOf(0, HEADER_BYTES);
  const labels: string[] = [];
  for (let at = HEADER_BYTES; at < end; at += 1 + (query[at] ?? 0))
    labels.push(query.toString("latin1", at + 1, at + 1 + (query[at] ?? 0)));
  const name = labels.join(".");
  const known = name in ZONE ? ZONE[name] : NO_NAME;
  if (known === undefined) return undefined;
  const type = query.readUInt16BE(end + 1);
  const bytes = typeof known === "number" ? undefined : known[type as typeof A];
  const head = Buffer.from(query.subarray(0, HEADER_BYTES));
  head.writeUInt16BE(0x8180 | (typeof known === "number" ? known : NO_ERROR), 2);
  head.writeUInt16BE(bytes === undefined ? 0 : 1, 6);
  head.writeUInt16BE(0, 10);
  const question = query.subarray(HEADER_BYTES, end + 5);
  if (bytes === undefined) return Buffer.concat([head, question]);
  const record = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]);
  return Buffer.concat([head, question, record]);
}

describe("names that clients chose", () => {
  let server: Socket;
  let asked: string[];
  let underWay = 0;
  let mostUnderWay = 0;
  const OF_SYSTEM: LookupAddress = { address: "192.0.2.99", family: 4 };
  const system: LookupAll = (name, _options, callback) => {
    asked.push(name);
    mostUnderWay = Math.max(mostUnderWay, (underWay += 1));
    setTimeout(() => {
      underWay -= 1;
      if (name.startsWith("unknown")) callback(Object.assign(new Error("x"), { code: "ENOTFOUND" }), []);
      else callback(null, [OF_SYSTEM]);
    }, 20);
  };
  const lookUp = (name: string, family = 0) => {
    const lookup = openClientLookup({ servers: [`127.0.0.1:${server.address().port}`], system, timeoutMs: TIMEOUT_MS });
    return found(lookup, name, family);
  };
  const found = (lookup: LookupAll, name: string, family = 0) =>
    new Promise<string>((resolve) =>
      lookup(name, { all: true, family }, (error, addresses) =>
        resolve(error?.code ?? addresses.map(({ address }) => address).join()),
      ),
    );

  before(async () => {
    server = createSocket("udp4");
    server.on("message", (query, { port, address }) => {
      const answer = answerOf(query);
      if (answer !== undefined) server.send(answer, port, address);
    });
    server.bind(0, "127.0.0.1");
    await once(server, "listening");
  });
  after(() => server.close());
  beforeEach(() => {
    asked = [];
    mostUnderWay = 0;
  });

  for (const [what, name, family, result] of [
    ["both families", "both.test", 0, "192.0.2.1,2001:db8::1"],
    ["the family that is wanted", "both.test", 6, "2001:db8::1"],
    ["one family", "four.test", 0, "192.0.2.7"],
    ["an IPv4 address in the form of IPv6", "mapped.test", 0, "::ffff:192.0.2.1"],
  ] as const) {
    it(`have their addresses, and the system is not asked: ${what}`, async () => {
      expect(await lookUp(name, family)).to.equal(result);
      expect(asked).to.deep.equal([]);
    });
  }

  for (const [what, name, result] of [
    ["is in its file of hosts", "internal.test", OF_SYSTEM.address],
    ["nobody knows", "unknown.test", "ENOTFOUND"],
    ["has no address of the wanted family", "four.test", OF_SYSTEM.address],
  ] as const) {
    it(`are asked of the system where DNS has no address: one that ${what}`, async () => {
      expect(await lookUp(name, name === "four.test" ? 6 : 0)).to.equal(result);
      expect(asked).to.deep.equal([name]);
    });
  }

  for (const name of ["silent.test", "failing.test"]) {
    it(`never hold a thread of the system where their servers do not answer: ${name}`, async () => {
      const first = await Promise.race([lookUp(name), sleep(20 * TIMEOUT_MS, "late")]);
      expect([first, asked]).to.deep.equal(["EAI_AGAIN", []]);
    });
  }

  it("are asked of the system one at a time, also after one that could not be asked", async () => {
    const faulty: LookupAll = (name, options, callback) => {
      if (name === "faulty.test") throw new TypeError("it cannot be asked");
      system(name, options, callback);
    };
    const servers = [`127.0.0.1:${server.address().port}`];
    const lookup = openClientLookup({ servers, system: faulty, timeoutMs: TIMEOUT_MS });
    const names = ["faulty.test", "one.test", "two.test", "three.test"];
    const [, ...others] = await Promise.all(names.map((name) => found(lookup, name).catch(() => "")));
    expect(others).to.deep.equal(Array(3).fill(OF_SYSTEM.address));
    expect(mostUnderWay).to.equal(1);
  });
});
