import { expect } from "chai";
import { EqualRefusals } from "../../src/request-log/equal-refusals.js";
import type { RequestRow } from "../../src/stores/logs/request-rows.js";

const REFUSED = { keyId: "key", status: 404, code: "model_not_found", dialect: "chat", operation: "createChat" };
const rowOf = (id: string, more: Partial<RequestRow> = {}) => ({ id, ...REFUSED, ...more }) as RequestRow;

describe("EqualRefusals: refusals that are equal", () => {
  let time = 0;
  let refusals: EqualRefusals;
  beforeEach(() => {
    refusals = new EqualRefusals(() => time, 100);
  });

  it("are counted in the first of them", () => {
    expect(["a", "b", "c"].map((id) => refusals.isRepeated(rowOf(id)))).to.deep.equal([false, true, true]);
    expect(refusals.take()).to.deep.equal([{ id: "a", repeats: 2 }]);
    expect(refusals.take()).to.deep.equal([]);
    expect(refusals.isRepeated(rowOf("d"))).to.equal(true);
    expect(refusals.take()).to.deep.equal([{ id: "a", repeats: 1 }]);
  });

  it("start again when their time is over", () => {
    refusals.isRepeated(rowOf("a"));
    refusals.isRepeated(rowOf("b"));
    time += 100;
    expect(refusals.take()).to.deep.equal([{ id: "a", repeats: 1 }]);
    expect(refusals.isRepeated(rowOf("c"))).to.equal(false);
    expect(refusals.isRepeated(rowOf("d"))).to.equal(true);
    expect(refusals.take()).to.deep.equal([{ id: "c", repeats: 1 }]);
  });

  it("are counted again when that could not be written", () => {
    refusals.isRepeated(rowOf("a"));
    refusals.isRepeated(rowOf("b"));
    refusals.giveBack(refusals.take());
    expect(refusals.take()).to.deep.equal([{ id: "a", repeats: 1 }]);
  });

  const others: [string, Partial<RequestRow>][] = [
    ["another key", { keyId: "other" }],
    ["another code", { code: "invalid_request" }],
    ["another model", { model: "acme/other" }],
    ["another dialect", { dialect: "messages" }],
    ["an answer", { status: 200 }],
    ["a fault of the gateway", { status: 503 }],
    ["a client that disconnected", { status: 499 }],
    ["a call with a hold", { holdId: "hold" }],
    ["a call that was sent", { upstreamModel: "inner" }],
  ];
  for (const [name, more] of others) {
    it(`do not include ${name}`, () => {
      refusals.isRepeated(rowOf("a"));
      expect(refusals.isRepeated(rowOf("b", more))).to.equal(false);
    });
  }
});
