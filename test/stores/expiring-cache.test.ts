import { expect } from "chai";
import { ExpiringCache } from "../../src/stores/expiring-cache.js";

describe("ExpiringCache", () => {
  let time = 0;
  const cacheOf = (capacity: number) => new ExpiringCache<string>(capacity, 100, () => time);

  it("forgets after its lifetime", () => {
    const cache = cacheOf(5);
    cache.set("a", "1");
    time += 99;
    expect(cache.get("a")).to.equal("1");
    time += 1;
    expect(cache.get("a")).to.equal(undefined);
  });

  it("keeps no more than its capacity, the newest", () => {
    const cache = cacheOf(2);
    for (const key of ["a", "b", "c"]) cache.set(key, key);
    expect(["a", "b", "c"].map((key) => cache.get(key))).to.deep.equal([undefined, "b", "c"]);
  });

  it("makes room for a key only once", () => {
    const cache = cacheOf(2);
    for (const key of ["a", "b", "b"]) cache.set(key, key);
    expect(cache.get("a")).to.equal("a");
  });
});
