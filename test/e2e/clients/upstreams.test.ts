import { expect } from "chai";
import { upstreamDialects } from "./simulated.js";
import { OFTEN } from "./upstreams.js";

describe("the upstreams of the fast tests of clients", () => {
  it("are all that there are, each behind a client at least", () => {
    expect([...new Set<string>(Object.values(OFTEN).flat())].sort()).to.deep.equal([...upstreamDialects].sort());
  });
});
