import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { pino } from "pino";
import { RequestLog, type RequestLogTimes } from "../../src/metering/request-log.js";
import type { RequestLogStore, RequestRow } from "../../src/stores/request-log-store.js";

const rowOf = (id: string) => ({ id }) as RequestRow;
const DAY_MS = 86_400_000;

/** A log on a store that takes what a case lets it take. */
function logOf(write: (ids: readonly string[]) => void, times: Partial<RequestLogTimes> = {}) {
  const written: string[][] = [];
  const lines: string[] = [];
  const pruned: number[] = [];
  const store: Pick<RequestLogStore, "write" | "prune"> = {
    async write(rows) {
      const ids = rows.map(({ id }) => id);
      write(ids);
      written.push(ids);
    },
    async prune(before) {
      pruned.push(before);
      return 3;
    },
  };
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const requests = new RequestLog(store as RequestLogStore, log, { retentionMs: 14 * DAY_MS, flushMs: 10, batch: 3, mostWaiting: 5, pruneMs: 10, ...times });
  return { requests, written, lines, pruned };
}

const away = () => {
  throw Object.assign(new Error("with the row's own words"), { code: "ECONNREFUSED" });
};

describe("the writer of the request log", () => {
  it("writes as soon as a batch is full", async () => {
    const { requests, written } = logOf(() => undefined);
    for (const id of ["a", "b", "c"]) requests.add(rowOf(id));
    await sleep(0);
    expect(written).to.deep.equal([["a", "b", "c"]]);
  });

  it("writes each row once, however many want it written", async () => {
    const { requests, written } = logOf(() => undefined, { batch: 2, mostWaiting: 100 });
    const ids = Array.from({ length: 21 }, (_unused, index) => `row_${index}`);
    const flushes = ids.map((id) => (requests.add(rowOf(id)), requests.flush()));
    await Promise.all(flushes);
    await requests.stop();
    expect(written.flat()).to.deep.equal(ids);
  });

  it("writes what waits when it is told to end", async () => {
    const { requests, written } = logOf(() => undefined);
    requests.add(rowOf("a"));
    await requests.stop();
    expect(written).to.deep.equal([["a"]]);
  });

  it("writes by itself after a while", async () => {
    const { requests, written } = logOf(() => undefined);
    requests.start();
    requests.add(rowOf("a"));
    await sleep(40);
    expect(written).to.deep.equal([["a"]]);
    await requests.stop();
  });

  it("keeps rows for a database that comes back, and counts those there is no room for", async () => {
    let isAway = true;
    const { requests, written, lines } = logOf(() => (isAway ? away() : undefined));
    for (const id of ["a", "b", "c", "d", "e", "f", "g"]) requests.add(rowOf(id));
    await requests.flush();
    expect(written).to.deep.equal([]);
    isAway = false;
    await requests.flush();
    expect(written.flat()).to.deep.equal(["a", "b", "c", "d", "e"]);
    expect(lines.join()).to.contain('"requests":2').and.not.contain("own words");
  });

  it("does not lose the others of a batch with a row that no database takes", async () => {
    const { requests, written, lines } = logOf((ids) => void (ids.includes("b") && away()));
    for (const id of ["a", "b", "c"]) requests.add(rowOf(id));
    await requests.flush();
    await requests.flush();
    expect(written.flat()).to.deep.equal(["a", "c"]);
    expect(lines.join()).to.contain('"requests":1');
  });

  it("prunes what is older than it is to keep, at its start and again", async () => {
    const { requests, pruned } = logOf(() => undefined);
    requests.start();
    await sleep(40);
    await requests.stop();
    expect(pruned.length).to.be.greaterThan(1);
    expect(pruned[0]).to.be.within(Date.now() - 14 * DAY_MS - 1_000, Date.now() - 14 * DAY_MS);
  });
});
