import type { LookupAddress } from "node:dns";
import { expect } from "chai";
import { forConnections, type LookupAll } from "../../src/upstream/lookup-all.js";
import { openSharedLookup } from "../../src/upstream/shared-lookup.js";

const ADDRESSES: readonly LookupAddress[] = [
  { address: "192.0.2.1", family: 4 },
  { address: "2001:db8::1", family: 6 },
];

/** Longer than a test. */
const LONG_MS = 600_000;

describe("the names of upstreams", () => {
  let asked: string[];
  /** Ends all lookups that are under way. */
  let answer: () => void;
  let waiting: (() => void)[];

  /** What the system reports in place of addresses. */
  let failure: string | undefined;
  /** How much later it is. */
  let passedMs: number;

  const system: LookupAll = (name, _options, callback) => {
    asked.push(name);
    const code = name === "unknown.test" ? "ENOTFOUND" : failure;
    // The system has no addresses beside an error.
    waiting.push(() =>
      code === undefined
        ? callback(null, [...ADDRESSES])
        : (callback as (error: Error) => void)(Object.assign(new Error("x"), { code })),
    );
  };
  const opened = (times = { newMs: LONG_MS, oldMs: LONG_MS }) => {
    const lookup = forConnections(openSharedLookup(system, times, () => performance.now() + passedMs));
    return (name: string, options: { readonly all?: boolean; readonly family?: number } = { all: true }) =>
      new Promise<unknown[]>((resolve) => lookup(name, options, (...found) => resolve(found)));
  };

  beforeEach(() => {
    [asked, waiting, failure, passedMs] = [[], [], undefined, 0];
    answer = () => waiting.splice(0).forEach((end) => end());
  });

  it("are looked up once for all connections that are opened meanwhile, and again afterwards", async () => {
    const lookUp = opened();
    const all = [lookUp("a.test"), lookUp("a.test"), lookUp("b.test"), lookUp("a.test")];
    expect(asked).to.deep.equal(["a.test", "b.test"]);
    answer();
    for (const found of await Promise.all(all)) expect(found).to.deep.equal([null, ADDRESSES]);
    const later = lookUp("a.test");
    answer();
    await later;
    expect(asked).to.deep.equal(["a.test", "b.test", "a.test"]);
  });

  it("are looked up apart for another family", () => {
    const lookUp = opened();
    void [lookUp("a.test", { all: true, family: 4 }), lookUp("a.test", { all: true, family: 6 })];
    expect(asked).to.have.length(2);
  });

  for (const all of [true, false]) {
    it(`fail all connections alike that wait for them, ${all ? "for all addresses" : "for one"}`, async () => {
      const lookUp = opened();
      const both = [lookUp("unknown.test", { all }), lookUp("unknown.test", { all })];
      answer();
      for (const [error] of await Promise.all(both)) expect(error).to.include({ code: "ENOTFOUND" });
      expect(asked).to.have.length(1);
    });
  }

  it("fail where they cannot be looked up at all, and are looked up again", async () => {
    const lookup = openSharedLookup(() => {
      asked.push("once more");
      throw new TypeError("no such option");
    });
    for (const count of [1, 2]) {
      const [error] = await new Promise<unknown[]>((resolve) =>
        lookup("a.test", { all: true }, (...found) => resolve(found)),
      );
      expect([error instanceof TypeError, asked.length]).to.deep.equal([true, count]);
    }
  });

  it("give the first address to who wants one", async () => {
    const one = opened()("a.test", { all: false });
    answer();
    expect(await one).to.deep.equal([null, "192.0.2.1", 4]);
  });

  it("keep the addresses that they had where the lookup is late", async () => {
    const lookUp = opened({ newMs: 150, oldMs: LONG_MS });
    const first = lookUp("a.test");
    answer();
    await first;
    const late = [lookUp("a.test"), lookUp("a.test")];
    for (const found of await Promise.all(late)) expect(found).to.deep.equal([null, ADDRESSES]);
    expect([asked.length, waiting.length]).to.deep.equal([2, 1]);
  });

  it("are not waited for again where the lookup is late already", async () => {
    const lookUp = opened();
    const first = lookUp("a.test");
    answer();
    await first;
    void lookUp("a.test");
    passedMs = LONG_MS - 1;
    expect(await lookUp("a.test")).to.deep.equal([null, ADDRESSES]);
    expect(waiting).to.have.length(1);
  });

  const MINUTE_MS = 60_000;
  it("are waited for longer where those that they had are older than ten minutes", async () => {
    const lookUp = opened({ newMs: 1, oldMs: LONG_MS });
    const first = lookUp("a.test");
    answer();
    await first;
    passedMs = 11 * MINUTE_MS;
    failure = "ESERVFAIL";
    const found = lookUp("a.test");
    setTimeout(answer, 30);
    expect((await found)[0]).to.include({ code: "ESERVFAIL" });
  });

  it("keep such addresses where the lookup does not end", async () => {
    const lookUp = opened({ newMs: LONG_MS, oldMs: 20 });
    const first = lookUp("a.test");
    answer();
    await first;
    passedMs = 11 * MINUTE_MS;
    expect(await lookUp("a.test")).to.deep.equal([null, ADDRESSES]);
  });

  const HOUR_MS = 3_600_000;
  const failures: [code: string, hours: number, isKept: boolean][] = [
    ["EAI_AGAIN", 0, true],
    ["EAI_AGAIN", 23, true],
    ["EAI_AGAIN", 25, false],
    ["ENOTFOUND", 0, false],
  ];
  for (const [code, hours, isKept] of failures)
    it(`${isKept ? "keep" : "do not keep"} the addresses that they had ${hours} hours before ${code}`, async () => {
      const lookUp = opened();
      const first = lookUp("a.test");
      answer();
      await first;
      failure = code;
      passedMs = hours * HOUR_MS;
      // A failure does not change what is kept.
      for (const _ of [1, 2]) {
        const later = lookUp("a.test");
        answer();
        const [error, addresses] = await later;
        if (isKept) expect([error, addresses]).to.deep.equal([null, ADDRESSES]);
        else expect(error).to.include({ code });
      }
    });

  it("wait for a name that was never found", async () => {
    const lookUp = opened({ newMs: 1, oldMs: 1 });
    const found = lookUp("a.test");
    setTimeout(answer, 30);
    expect(await found).to.deep.equal([null, ADDRESSES]);
  });
});
