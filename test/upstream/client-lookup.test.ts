/** Names that clients chose, asked of a DNS server that the tests write. */
import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { openClientLookup } from "../../src/upstream/client-lookup.js";
import { temporaryDirectory } from "../support/directories.js";

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
  "four.failing.test": SERVER_FAILURE,
  "silent.test": undefined,
};

interface Files {
  readonly hosts?: string;
  readonly resolver?: string;
  readonly name?: string;
}

function nameIn(query: Buffer): string {
  const end = query.indexOf(0, HEADER_BYTES);
  const labels: string[] = [];
  for (let at = HEADER_BYTES; at < end; at += 1 + (query[at] ?? 0))
    labels.push(query.toString("latin1", at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join(".");
}

function answerOf(query: Buffer): Buffer | undefined {
  const end = query.indexOf(0, HEADER_BYTES);
  const name = nameIn(query);
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
  const directory = temporaryDirectory();
  let server: Socket;
  let asked: string[];

  const lookUp = (name: string, family = 0) => {
    const files = { hosts: join(directory(), "hosts"), resolver: join(directory(), "resolv.conf") };
    const servers = [`127.0.0.1:${server.address().port}`];
    const lookup = openClientLookup({ servers, files, timeoutMs: TIMEOUT_MS });
    return new Promise<string>((resolve) =>
      lookup(name, { all: true, family }, (error, addresses) =>
        resolve(error?.code ?? addresses.map(({ address }) => address).join()),
      ),
    );
  };

  before(async () => {
    server = createSocket("udp4");
    server.on("message", (query, { port, address }) => {
      asked.push(nameIn(query));
      const answer = answerOf(query);
      if (answer !== undefined) server.send(answer, port, address);
    });
    server.bind(0, "127.0.0.1");
    await once(server, "listening");
  });
  after(() => server.close());
  beforeEach(() => (asked = []));

  for (const [what, name, family, result] of [
    ["both families", "both.test", 0, "192.0.2.1,2001:db8::1"],
    ["the family that is wanted", "both.test", 6, "2001:db8::1"],
    ["one family", "four.test", 0, "192.0.2.7"],
    ["an IPv4 address in the form of IPv6", "mapped.test", 0, "::ffff:192.0.2.1"],
  ] as const) {
    it(`have their addresses: ${what}`, async () => expect(await lookUp(name, family)).to.equal(result));
  }

  for (const [what, name, family, code] of [
    ["no server has it", "unknown.test", 0, "ENOTFOUND"],
    ["it has no address of the wanted family", "four.test", 6, "ENOTFOUND"],
    ["it is no name", "a..test", 0, "ENOTFOUND"],
    ["its server fails", "failing.test", 0, "EAI_AGAIN"],
    ["its server does not answer", "silent.test", 0, "EAI_AGAIN"],
  ] as const) {
    it(`are not known, or not at the moment: ${what}`, async () => expect(await lookUp(name, family)).to.equal(code));
  }

  for (const [what, { hosts = "", resolver = "", name = "four.test" }, result, names] of [
    ["the file of hosts comes first", { hosts: "192.0.2.5 a b FOUR.test # c" }, "192.0.2.5", []],
    ["a comment of the file is no name", { hosts: "192.0.2.5 a # four.test" }, "192.0.2.7", ["four.test"]],
    ["all lines of the file count", { hosts: "192.0.2.5 four.test\n::5 four.test" }, "192.0.2.5,::5", []],
    [
      "a short name is searched in the machine's domains",
      { resolver: "search none.test test.", name: "four" },
      "192.0.2.7",
      ["four.none.test", "four.test"],
    ],
    ["a complete name is asked for first", { resolver: "search none.test" }, "192.0.2.7", ["four.test"]],
    [
      "a name with fewer dots than in the options is searched first",
      { resolver: "search none.test\noptions edns0 ndots:5" },
      "192.0.2.7",
      ["four.test.none.test", "four.test"],
    ],
    [
      "the last line of domains counts",
      { resolver: "search one.test\ndomain test", name: "four" },
      "192.0.2.7",
      ["four.test"],
    ],
    [
      "a domain whose server fails is not the last",
      { resolver: "search failing.test test", name: "four" },
      "192.0.2.7",
      ["four.failing.test", "four.test"],
    ],
    [
      "a name with a dot at its end is searched nowhere",
      { resolver: "search test", name: "four." },
      "ENOTFOUND",
      ["four"],
    ],
  ] as const satisfies readonly (readonly [string, Files, string, readonly string[]])[]) {
    it(`are looked up as the system does: ${what}`, async () => {
      await writeFile(join(directory(), "hosts"), hosts);
      await writeFile(join(directory(), "resolv.conf"), resolver);
      expect(await lookUp(name)).to.equal(result);
      expect([...new Set(asked)]).to.deep.equal(names);
    });
  }
});
