import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { pino } from "pino";
import { logWarnings } from "../../src/commands/log-warnings.js";

describe("warnings of Node and of libraries", () => {
  const lines: Record<string, unknown>[] = [];
  const printed: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const print = ({ message }: Error) => void printed.push(message);
  let others: NodeJS.WarningListener[];

  beforeEach(() => {
    [lines.length, printed.length] = [0, 0];
    others = process.listeners("warning");
    process.removeAllListeners("warning");
  });
  afterEach(() => {
    process.removeAllListeners("warning");
    for (const other of others) process.on("warning", other);
  });

  async function warn(message: string): Promise<void> {
    process.emitWarning(message, "OldWarning");
    await setImmediate();
  }

  it("are lines of the log in place of text, until that ends", async () => {
    process.on("warning", print);
    const printAgain = logWarnings(log);
    await warn("two\nlines");
    printAgain();
    await warn("after it");
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include({ level: 40, event: "process.warned", warning: "OldWarning: two\nlines" });
    expect(printed).to.deep.equal(["after it"]);
  });

  it("have their code, and no password of an address", async () => {
    process.on("warning", print);
    const printAgain = logWarnings(log);
    process.emitWarning("http://user:word@host/ is no address", "OldWarning", "DEP0170");
    await setImmediate();
    printAgain();
    expect(lines[0]).to.include({ warning: "OldWarning: http://host/ is no address", code: "DEP0170" });
  });

  it("are not logged where Node is not to print them", async () => {
    const printAgain = logWarnings(log);
    await warn("unwanted");
    printAgain();
    expect([lines, process.listenerCount("warning")]).to.deep.equal([[], 0]);
  });
});
