import { expect } from "chai";
import { CallQueue } from "../../src/calls/call-queue.js";
import { GatewayError } from "../../src/errors/gateway-error.js";

describe("the queue of calls", () => {
  /** The names of calls in the order in which they entered. */
  let entered: string[];
  let queue: CallQueue;
  const enter = (name: string, wallet: string): Promise<unknown> => {
    const note = () => void entered.push(name);
    const waiting = queue.enter(wallet);
    if (waiting === undefined) return Promise.resolve(note());
    return waiting.then(note, (error: unknown) => error);
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  beforeEach(() => {
    entered = [];
    queue = new CallQueue({ most: 4, waitMs: 50 });
  });

  it("lets calls in at once while there are places", () => {
    for (const [name, wallet] of [
      ["a1", "a"],
      ["a2", "a"],
      ["a3", "a"],
      ["b1", "b"],
    ] as const)
      void enter(name, wallet);
    expect([entered, queue.waiting]).to.deep.equal([["a1", "a2", "a3", "b1"], 0]);
  });

  it("leaves a place to others than one wallet", async () => {
    for (const name of ["a1", "a2", "a3", "a4"]) void enter(name, "a");
    void enter("b1", "b");
    await turn();
    expect([entered, queue.waiting]).to.deep.equal([["a1", "a2", "a3", "b1"], 1]);
  });

  it("gives each wallet its turn, however many calls another one has waiting", async () => {
    for (const name of ["a1", "a2", "a3"]) void enter(name, "a");
    void enter("b1", "b");
    for (const name of ["a4", "a5", "a6"]) void enter(name, "a");
    for (const name of ["b2", "b3"]) void enter(name, "b");
    void enter("c1", "c");
    for (let count = 0; count < 6; count++) {
      queue.leave("a");
      await turn();
    }
    expect(entered.slice(4)).to.deep.equal(["a4", "b2", "c1", "a5", "b3", "a6"]);
    expect(queue.waiting).to.equal(0);
  });

  it("refuses a call that waited too long, and forgets it", async () => {
    for (const name of ["a1", "a2", "a3"]) void enter(name, "a");
    void enter("b1", "b");
    const refused = await enter("c1", "c");
    expect(refused).to.be.instanceOf(GatewayError).with.property("code", "overloaded");
    expect((refused as GatewayError).details).to.deep.include({ retryAfter: "1" });
    queue.leave("b");
    await turn();
    expect([entered, queue.waiting]).to.deep.equal([["a1", "a2", "a3", "b1"], 0]);
    expect(queue.enter("c")).to.equal(undefined);
  });

  it("counts what was left, for each wallet", () => {
    for (let round = 0; round < 100; round++) {
      for (const wallet of ["a", "a", "a", "b"]) expect(queue.enter(wallet)).to.equal(undefined);
      for (const wallet of ["b", "a", "a", "a"]) queue.leave(wallet);
    }
  });
});
