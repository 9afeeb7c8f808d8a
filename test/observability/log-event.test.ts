import { readFileSync } from "node:fs";
import { expect } from "chai";
import { pino } from "pino";
import { EVENTS } from "../../src/observability/events.js";
import { logEvent } from "../../src/observability/log-event.js";
import { eventsPage } from "../../tools/log-events.js";

describe("logEvent: log events", () => {
  it("write the name, level and message of the table, and the fields of the line", () => {
    const lines: unknown[] = [];
    const log = pino(
      { base: null, timestamp: false },
      { write: (line: string) => void lines.push(JSON.parse(line) as unknown) },
    );
    logEvent(log, "hold.expired", { hold: "hold_1" });
    const { message } = EVENTS["hold.expired"];
    expect(lines).to.deep.equal([{ level: 40, event: "hold.expired", hold: "hold_1", msg: message }]);
  });

  it("have names of a subject and an event, in alphabetical order", () => {
    const names = Object.keys(EVENTS);
    for (const name of names) expect(name).to.match(/^[a-z_]+\.[a-z_]+$/);
    expect(names).to.deep.equal([...names].sort());
  });

  it("are on the page for operators as they are in the table", () => {
    expect(readFileSync("docs/log-events.md", "utf8"), "run npx tsx tools/log-events.ts").to.equal(eventsPage());
  });
});
