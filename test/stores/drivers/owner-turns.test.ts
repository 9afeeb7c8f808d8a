import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { isBusy } from "../../../src/stores/drivers/retry-when-locked.js";
import { MissedTurnError, OwnerTurns } from "../../../src/stores/drivers/owner-turns.js";
import { failureOf } from "../../support/promises.js";

const LONG_MS = 60_000;

describe("turns of owners", () => {
  let turns: OwnerTurns;
  let begun: string[];
  let ends: Map<string, { resolve(name: string): void; reject(error: Error): void }>;

  beforeEach(() => {
    [turns, begun, ends] = [new OwnerTurns(), [], new Map()];
  });

  const begin = (owner: string, name: string, timeoutMs = LONG_MS): Promise<string> =>
    turns.during(owner, timeoutMs, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }));
    });
  const end = async (name: string) => {
    ends.get(name)?.resolve(name);
    await nextTurn();
  };

  it("are three at a time, and others in order of arrival", async () => {
    const all = ["a", "b", "c", "d", "e"].map((name) => begin("one", name));
    await nextTurn();
    expect(begun).to.deep.equal(["a", "b", "c"]);
    await end("b");
    expect(begun).to.deep.equal(["a", "b", "c", "d"]);
    for (const name of ["a", "c", "d", "e"]) await end(name);
    expect(await Promise.all(all)).to.deep.equal(["a", "b", "c", "d", "e"]);
  });

  it("delay no other owner", async () => {
    for (const name of ["a", "b", "c", "d"]) void begin("one", name);
    void begin("other", "e");
    await nextTurn();
    expect(begun).to.deep.equal(["a", "b", "c", "e"]);
  });

  it("pass on after a failure", async () => {
    const failed = failureOf(begin("one", "a"));
    for (const name of ["b", "c", "d"]) void begin("one", name);
    await nextTurn();
    ends.get("a")?.reject(new Error("no answer"));
    expect((await failed).message).to.equal("no answer");
    await nextTurn();
    expect(begun).to.deep.equal(["a", "b", "c", "d"]);
  });

  it("begin nothing whose time is over, as if it had not got a lock", async () => {
    for (const name of ["a", "b", "c"]) void begin("one", name);
    const late = failureOf(begin("one", "late", 1));
    void begin("one", "d");
    await sleep(5);
    await end("a");
    const error = await late;
    expect([error instanceof MissedTurnError, isBusy(error)]).to.deep.equal([true, true]);
    expect(begun).to.deep.equal(["a", "b", "c", "d"]);
  });

  it("are free again when all has ended", async () => {
    for (const round of ["1", "2", "3"]) {
      const names = ["a", "b", "c", "d"].map((name) => name + round);
      const all = names.map((name) => begin("one", name));
      await nextTurn();
      for (const name of names) await end(name);
      await Promise.all(all);
    }
    expect(begun).to.have.lengthOf(12);
  });
});
