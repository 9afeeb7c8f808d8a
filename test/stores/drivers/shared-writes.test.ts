import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { MissedTurnError } from "../../../src/stores/drivers/owner-turns.js";
import { SharedWrites } from "../../../src/stores/drivers/shared-writes.js";
import { Statement, changesOf, type Steps } from "../../../src/stores/drivers/steps.js";
import { Undone } from "../../../src/stores/drivers/undone.js";
import { type Writer, writerOf } from "../../../src/stores/drivers/writer.js";
import { forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

const LONG_MS = 60_000;
const MOST = 4;

const INSERT = new Statement((database, value) =>
  database("settings").insert({ name: value("name"), value: "a text" }),
);

const CODES: Readonly<Record<string, string>> = { away: "ECONNRESET", unflushed: "EIO" };

/** What the test writes. `bad` fails, others fail with a code, and `undone` writes nothing. */
function* insertAll(row: string, names: readonly string[]): Steps<readonly string[]> {
  for (const name of names) {
    if (name === "bad") throw new Error("a bad input");
    if (name in CODES) throw Object.assign(new Error("lost"), { code: CODES[name] });
    yield* changesOf(INSERT.with({ name }));
  }
  const results = names.map((name) => `${row}: ${name}`);
  if (names.includes("undone")) throw new Undone(results);
  return results;
}

forEachEngine("writes that share a transaction", (database) => {
  let begun: (readonly string[])[];

  beforeEach(() => (begun = []));

  /** `begun` gets the inputs of each transaction. */
  const writes = ({ timeoutMs = LONG_MS, delayMs = 0, first = MOST } = {}) => {
    const real = writerOf(database());
    const writer: Writer = {
      isFailing: false,
      read: (step, terms) => real.read(step, terms),
      write: async (steps, terms) => {
        await sleep(delayMs);
        return real.write(steps, terms);
      },
    };
    return new SharedWrites<string, string>(
      writer,
      function* (row, inputs) {
        const names = inputs();
        begun.push(names);
        return yield* insertAll(row, names);
      },
      { first, most: MOST, timeoutMs },
    );
  };
  const add = (shared: SharedWrites<string, string>, names: readonly string[], row = "one") =>
    Promise.allSettled(names.map((name) => shared.add({ row, owner: "alice" }, name)));
  const shown = (results: readonly PromiseSettledResult<string>[]) =>
    results.map((result) => (result.status === "fulfilled" ? result.value : (result.reason as Error).message));
  const namesInDatabase = async () => ((await database()("settings").pluck("name")) as string[]).sort();

  it("are those that came by the time at which they are decided", async () => {
    expect(shown(await add(writes(), ["a", "b", "c"]))).to.deep.equal(["one: a", "one: b", "one: c"]);
    expect(begun).to.deep.equal([["a", "b", "c"]]);
    expect(await namesInDatabase()).to.deep.equal(["a", "b", "c"]);
  });

  it("are a limited number, in order of arrival", async () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    expect(shown(await add(writes(), names))).to.deep.equal(names.map((name) => `one: ${name}`));
    expect(begun).to.deep.equal([
      ["a", "b", "c", "d"],
      ["e", "f"],
    ]);
  });

  it("are of one row: those of others are written by themselves", async () => {
    const shared = writes();
    const both = await Promise.all([add(shared, ["a", "b"]), add(shared, ["c"], "other")]);
    expect(both.flatMap(shown)).to.deep.equal(["one: a", "one: b", "other: c"]);
    expect(begun).to.have.length(2);
  });

  it("fail alone, and the others are written", async () => {
    expect(shown(await add(writes(), ["bad", "a", "c"]))).to.deep.equal(["a bad input", "one: a", "one: c"]);
    expect(begun).to.deep.equal([["bad", "a", "c"], ["bad"], ["a"], ["c"]]);
    expect(shown(await add(writes(), ["d", "bad"]))).to.deep.equal(["one: d", "a bad input"]);
    expect(await namesInDatabase()).to.deep.equal(["a", "c", "d"]);
  });

  for (const failure of Object.keys(CODES))
    it(`fail together where some may be written: ${failure}`, async () => {
      expect(shown(await add(writes(), [failure, "a", "c"]))).to.deep.equal(["lost", "lost", "lost"]);
      expect(begun).to.have.length(1);
      expect(await namesInDatabase()).to.deep.equal([]);
    });

  it("are few at first, and more after they were fast", async () => {
    await add(writes({ first: 1 }), ["a", "b", "c", "d", "e", "f", "g", "h"]);
    expect(begun.map(({ length }) => length)).to.deep.equal([1, 2, 4, 1]);
  });

  it("are fewer after they were slow", async () => {
    await add(writes({ delayMs: 350 }), ["a", "b", "c", "d", "e", "f", "g", "h"]);
    expect(begun.map(({ length }) => length)).to.deep.equal([4, 2, 1, 1]);
  });

  it("have their results where the transaction is undone", async () => {
    expect(shown(await add(writes(), ["a", "undone"]))).to.deep.equal(["one: a", "one: undone"]);
    expect(await namesInDatabase()).to.deep.equal([]);
  });

  it("leave out those whose time is over", async () => {
    const shared = writes({ timeoutMs: 5_000, delayMs: 150 });
    const late = shared.add({ row: "one", owner: "alice" }, "late");
    await sleep(100);
    const inTime = shared.add({ row: "one", owner: "alice" }, "in time");
    expect(await late).to.equal("one: late");
    expect(await inTime).to.equal("one: in time");
    const waiting = writes({ timeoutMs: 50, delayMs: 100 });
    expect(await failureOf(waiting.add({ row: "one", owner: "alice" }, "too late"))).to.be.instanceOf(MissedTurnError);
    expect(await namesInDatabase()).to.deep.equal(["in time", "late"]);
  });

  it("go on after all of them failed", async () => {
    const shared = writes();
    await add(shared, ["away"]);
    expect(shown(await add(shared, ["a"]))).to.deep.equal(["one: a"]);
  });
});
