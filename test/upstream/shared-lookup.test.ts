import type { LookupAddress } from "node:dns";
import { expect } from "chai";
import { forConnections, type LookupAll } from "../../src/upstream/lookup-all.js";
import { openSharedLookup } from "../../src/upstream/shared-lookup.js";

const ADDRESSES: readonly LookupAddress[] = [
  { address: "192.0.2.1", family: 4 },
  { address: "2001:db8::1", family: 6 },
];

describe("the names of upstreams", () => {
  let asked: string[];
  /** Ends all lookups that are under way. */
  let answer: () => void;
  let waiting: (() => void)[];

  const system: LookupAll = (name, _options, callback) => {
    asked.push(name);
    const unknown = Object.assign(new Error("x"), { code: "ENOTFOUND" });
    // The system has no addresses beside an error.
    waiting.push(() =>
      name === "unknown.test" ? (callback as (error: Error) => void)(unknown) : callback(null, [...ADDRESSES]),
    );
  };
  const opened = () => {
    const lookup = forConnections(openSharedLookup(system));
    return (name: string, options: { readonly all?: boolean; readonly family?: number } = { all: true }) =>
      new Promise<unknown[]>((resolve) => lookup(name, options, (...found) => resolve(found)));
  };

  beforeEach(() => {
    [asked, waiting] = [[], []];
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
});
