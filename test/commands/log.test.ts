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

  it("writes what waits before a line that is written at once", () => {
    const writes: string[] = [];
    const log = createLog({ logs }, { write: (text) => writes.push(text) });
    log.info("the first");
    log.error("the second");
    expect(writes.join("").match(/the \w+/g)).to.deep.equal(["the first", "the second"]);
  });
});
