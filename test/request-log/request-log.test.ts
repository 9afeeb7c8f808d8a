import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { pino } from "pino";
import { RequestLog, type RequestLogTimes } from "../../src/request-log/request-log.js";
import type { GroupSums } from "../../src/stores/logs/call-sums.js";
import type { RequestLogStore } from "../../src/stores/logs/request-log-store.js";
import type { RequestRow } from "../../src/stores/logs/request-rows.js";
import { until } from "../support/until.js";

const BARE = { createdAt: 0, dialect: "south", status: 200, milliseconds: 1, costTicks: 0n, dropped: [] };
const rowOf = (id: string, more: Partial<RequestRow> = {}) => ({ id, ...BARE, ...more }) as unknown as RequestRow;
const DAY_MS = 86_400_000;

/** A log on a store that accepts only what a case allows. */
function logOf(write: (ids: readonly string[]) => void, times: Partial<RequestLogTimes> = {}) {
  const written: string[][] = [];
  const stored: RequestRow[] = [];
  const lines: string[] = [];
  const pruned: number[] = [];
  const sums: GroupSums[] = [];
  const store: Pick<RequestLogStore, "write" | "prune" | "addSums" | "sumRest"> = {
    async write(rows) {
      const ids = rows.map(({ id }) => id);
      write(ids);
      written.push(ids);
      stored.push(...rows);
    },
    async prune(before) {
      pruned.push(before);
      return 3;
    },
    async addSums(some) {
      sums.push(...some);
    },
    sumRest: () => Promise.resolve(),
  };
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const requests = new RequestLog(store as RequestLogStore, log, {
    retentionMs: 14 * DAY_MS,
    flushMs: 10,
    batch: 3,
    mostWaiting: 5,
    pruneMs: 10,
    ...times,
  });
  return { requests, written, stored, lines, pruned, sums };
}

const failing = (code: string) => () => {
  throw Object.assign(new Error("with the row's own words"), { code });
};
const away = failing("ECONNREFUSED");
const refused = failing("22P05");

describe("RequestLog: the writer of the request log", () => {
  it("writes as soon as a batch is full", async () => {
    const { requests, written } = logOf(() => undefined);
    for (const id of ["a", "b", "c"]) requests.add(rowOf(id));
    await sleep(0);
    expect(written).to.deep.equal([["a", "b", "c"]]);
  });

  it("adds what a task was charged to the sums of its creation, and counts no further request", async () => {
    const { requests, sums, stored } = logOf(() => undefined);
    requests.add(rowOf("a", { model: "acme/video" }));
    const quantities = { input: 3, output: 8 };
    requests.addCharge({ createdAt: 0, dialect: "south", model: "acme/video", quantities, costTicks: 7n });
    requests.addCharge({ createdAt: 0, dialect: "south", model: "acme/other", costTicks: 5n });
    await requests.stop();
    expect(stored).to.have.lengthOf(1);
    expect(
      sums.map(({ step, names: { model }, requests: counted, inputTokens, outputTokens, costTicks }) => [
        [step, model, counted],
        [inputTokens, outputTokens, costTicks],
      ]),
    ).to.deep.equal([
      [
        [60_000, "acme/video", 1],
        [3, 8, 7n],
      ],
      [
        [3_600_000, "acme/video", 1],
        [3, 8, 7n],
      ],
      [
        [60_000, "acme/other", 0],
        [0, 0, 5n],
      ],
      [
        [3_600_000, "acme/other", 0],
        [0, 0, 5n],
      ],
    ]);
    expect(sums.map(({ durations }) => durations.reduce((sum, count) => sum + count))).to.deep.equal([1, 1, 0, 0]);
  });

  it("sums up every call, also refusals that have no row of their own", async () => {
    const { requests, sums } = logOf(() => undefined);
    for (let calls = 0; calls < 5; calls += 1) requests.add(rowOf(`row_${calls}`, { status: 401, keyId: "key_1" }));
    await requests.stop();
    expect(sums.map(({ step, requests: counted }) => [step, counted])).to.deep.equal([
      [60_000, 5],
      [3_600_000, 5],
    ]);
  });

  it("writes each row once, however many calls write it", async () => {
    const { requests, written } = logOf(() => undefined, { batch: 2, mostWaiting: 100 });
    const ids = Array.from({ length: 21 }, (_unused, index) => `row_${index}`);
    const flushes = ids.map((id) => (requests.add(rowOf(id)), requests.flush()));
    await Promise.all(flushes);
    await requests.stop();
    expect(written.flat()).to.deep.equal(ids);
  });

  it("writes the waiting rows when it ends", async () => {
    const { requests, written } = logOf(() => undefined);
    requests.add(rowOf("a"));
    await requests.stop();
    expect(written).to.deep.equal([["a"]]);
  });

  it("tells at its end how many rows it could not write", async () => {
    const { requests, lines } = logOf(away);
    for (const id of ["a", "b"]) requests.add(rowOf(id));
    await requests.stop();
    expect(JSON.parse(lines.at(-1) ?? "{}")).to.include({ event: "request_log.rows_lost", requests: 2 });
  });

  it("writes by itself after a while", async () => {
    const { requests, written } = logOf(() => undefined);
    requests.start();
    requests.add(rowOf("a"));
    await until(() => written.length > 0);
    expect(written).to.deep.equal([["a"]]);
    await requests.stop();
  });

  it("keeps rows for a database that comes back, and counts those that exceed its limit", async () => {
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

  it("keeps a single row for a database that comes back", async () => {
    let isAway = true;
    const { requests, written } = logOf(() => (isAway ? away() : undefined));
    requests.add(rowOf("a"));
    await requests.flush();
    isAway = false;
    await requests.flush();
    expect(written).to.deep.equal([["a"]]);
  });

  it("tries an unavailable database once per batch, not once per row", async () => {
    let requested = 0;
    const { requests } = logOf(() => (requested++, away()));
    for (const id of ["a", "b"]) requests.add(rowOf(id));
    await requests.flush();
    expect(requested).to.equal(1);
  });

  it("keeps bodies up to a limit for a database that comes back, and the lengths of the others", async () => {
    let isAway = true;
    const { requests, stored } = logOf(() => (isAway ? away() : undefined), { mostCharacters: 10 });
    requests.add(rowOf("a", { requestBody: "1234", responseBody: "567" }));
    requests.add(rowOf("b", { requestBody: "12345", dropped: ["one", "two"] }));
    requests.add(rowOf("c", { dropped: ["x"] }));
    await requests.flush();
    isAway = false;
    await requests.flush();
    expect(stored.map(({ requestBody, responseBody, dropped }) => [requestBody, responseBody, dropped])).to.deep.equal([
      ["1234", "567", []],
      ["<5 characters>", undefined, ["<2 more>"]],
      [undefined, undefined, ["<1 more>"]],
    ]);
  });

  it("has room for bodies again when rows are written", async () => {
    const { requests, stored } = logOf(() => undefined, { mostCharacters: 10 });
    for (const id of ["a", "b", "c"]) {
      requests.add(rowOf(id, { responseBody: "12345678" }));
      await requests.flush();
    }
    expect(stored.map(({ responseBody }) => responseBody)).to.deep.equal(["12345678", "12345678", "12345678"]);
  });

  it("does not lose the others of a batch with a row that every database refuses", async () => {
    const { requests, written, lines } = logOf((ids) => void (ids.includes("b") && refused()));
    for (const id of ["a", "b", "c"]) requests.add(rowOf(id));
    await requests.flush();
    await requests.flush();
    expect(written.flat()).to.deep.equal(["a", "c"]);
    expect(lines.join()).to.contain('"requests":1').and.not.contain("own words");
  });

  it("does not try a row again that every database refuses, even if it is the only one", async () => {
    let tries = 0;
    const { requests } = logOf(() => (tries++, refused()));
    requests.add(rowOf("a"));
    await requests.flush();
    const before = tries;
    await requests.flush();
    expect(tries).to.equal(before);
  });

  it("keeps the rest of a batch when the database becomes unavailable in the middle of it", async () => {
    let isAway = false;
    const { requests, written } = logOf((ids) => {
      if (isAway) away();
      if (!ids.includes("b")) return;
      isAway = ids.length === 1;
      refused();
    });
    for (const id of ["a", "b", "c"]) requests.add(rowOf(id));
    await requests.flush();
    expect(written.flat()).to.deep.equal(["a"]);
    isAway = false;
    await requests.flush();
    expect(written.flat()).to.deep.equal(["a", "c"]);
  });

  it("prunes rows beyond the retention, at its start and again", async () => {
    const { requests, pruned } = logOf(() => undefined);
    const begun = Date.now();
    requests.start();
    await sleep(40);
    await requests.stop();
    expect(pruned.length).to.be.greaterThan(1);
    expect(pruned[0]).to.be.within(begun - 14 * DAY_MS, Date.now() - 14 * DAY_MS);
  });
});
