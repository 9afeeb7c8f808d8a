import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { isBusy } from "../../../src/stores/drivers/retry-when-locked.js";
import { MissedTurnError, OwnerTurns } from "../../../src/stores/drivers/owner-turns.js";
import { failureOf } from "../../support/promises.js";

const LONG_MS = 60_000;

describe("turns of owners", () => {
  let turns: OwnerTurns;
  let begun: string[];
  let ends: Map<string, (name: string) => void>;

  beforeEach(() => {
    [turns, begun, ends] = [new OwnerTurns(), [], new Map()];
  });

  const begin = (owner: string, name: string, timeoutMs = LONG_MS): Promise<string> =>
    turns.during(owner, timeoutMs, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.(name);
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
});
