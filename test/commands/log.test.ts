import { setImmediate as turn } from "node:timers/promises";
import { expect } from "chai";
import { pino } from "pino";
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

  const circle: Record<string, unknown> = {};
  circle.circle = circle;
  const fields: readonly [name: string, fields: object][] = [
    ["none", {}],
    ["texts that JSON escapes", { event: "call.completed", text: '"quoted"\n\u2028\ud800 \u0000' }],
    ["those that are absent", { absent: undefined, also: () => 1, but: null }],
    ["numbers", { whole: 1, part: 0.5, none: Number.NaN, endless: Infinity }],
    ["lists and objects", { dropped: ["a.b"], usage: { input: 1, output: undefined } }],
    ["an error", { err: new TypeError("a fault", { cause: new Error("another") }) }],
    ["a long integer", { ticks: 9007199254740993n, held: { ticks: 1n } }],
    ["a circle", { circle }],
    ["one with a form of its own", { at: new Date(0) }],
    ["a list", ["a", "b"]],
    ["an object that is a text in JSON", new URL("http://127.0.0.1/")],
    ["half of a surrogate pair", { text: "a\ud83d" }],
  ];
  for (const [name, given] of fields)
    it(`writes fields as the library does: ${name}`, () => {
      const [own, other]: [string[], string[]] = [[], []];
      const options = { level: "info", base: { process: 7 } };
      const log = createLog({ logs }, { write: (text) => own.push(text) }, options);
      const library = pino(options, { write: (text: string) => void other.push(text) });
      for (const writer of [log, library, log.child({ part: "a" }), library.child({ part: "a" })])
        writer.warn(given, "a line");
      const withoutTime = (lines: readonly string[]) =>
        lines.map((line) => line.replace(/"time":\d+/, '"time":0').replace(/\.ts:\d+:\d+/g, ""));
      expect(withoutTime(own)).to.deep.equal(withoutTime(other));
    });
});
