import { setImmediate as turn } from "node:timers/promises";
import { expect } from "chai";
import { createLog } from "../../src/commands/log.js";

describe("the program's log", () => {
  const logs = { level: "info", requestLog: false, requestLogRetentionDays: 1 } as const;
  const cases = [
    ["info", "is written with the others of its turn", 0],
    ["warn", "is written at once", 1],
    ["error", "is written at once", 1],
  ] as const;
  for (const [level, what, writtenNow] of cases)
    it(`a line of level ${level} ${what}`, async () => {
      const writes: string[] = [];
      const log = createLog({ logs }, { write: (text) => writes.push(text) });
      log[level]("a line");
      expect(writes).to.have.lengthOf(writtenNow);
      await turn();
      expect(writes).to.have.lengthOf(1);
    });

  it("loses lines that nothing takes, and says how many as soon as one is taken", () => {
    const output = { writableLength: 0, texts: [] as string[], write: (text: string) => output.texts.push(text) };
    const log = createLog({ logs }, output);
    const events = () =>
      output.texts
        .join("")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as object);
    output.writableLength = 2 ** 25;
    for (const text of ["one", "two", "three"]) log.error(text);
    expect(output.texts).to.deep.equal([]);
    output.writableLength = 0;
    log.error("four");
    log.error("five");
    const [lost, ...others] = events() as { event?: string; lines?: number; msg: string }[];
    expect([lost?.event, lost?.lines]).to.deep.equal(["log.lines_lost", 3]);
    expect(others.map(({ msg }) => msg)).to.deep.equal(["four", "five"]);
  });

  it("writes what waits before a line that is written at once", () => {
    const writes: string[] = [];
    const log = createLog({ logs }, { write: (text) => writes.push(text) });
    log.info("the first");
    log.error("the second");
    expect(writes.join("").match(/the \w+/g)).to.deep.equal(["the first", "the second"]);
  });
});
