import { expect } from "chai";
import { CallSums, type SummedCall } from "../../../src/stores/logs/call-sums.js";
import { createOverviewStore, type OverviewFilter } from "../../../src/stores/logs/overview-store.js";
import { createRequestLogStore } from "../../../src/stores/logs/request-log-store.js";
import type { RequestRow } from "../../../src/stores/logs/request-rows.js";
import { forEachEngine } from "../../support/engines.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A whole hour, when minutes are not kept any more. */
const START = Math.floor(Date.now() / HOUR) * HOUR - 72 * HOUR;

let made = 0;

function call(changes: Partial<RequestRow> = {}): RequestRow & SummedCall {
  made += 1;
  return {
    id: `log_${made}`,
    requestId: `req_${made}`,
    createdAt: START,
    keyId: "key_1",
    walletId: "wallet_1",
    model: "acme/small",
    provider: "acme",
    upstreamModel: "small-1",
    dialect: "south",
    operation: "create",
    stream: false,
    attempts: [],
    status: 200,
    milliseconds: 100,
    firstByteMilliseconds: 40,
    quantities: { input: 10, output: 5 },
    estimated: false,
    costTicks: 7n,
    dropped: [],
    ...changes,
  };
}

forEachEngine("createOverviewStore: the sums of calls", (database) => {
  const log = () => createRequestLogStore(database());
  const count = async (calls: readonly SummedCall[], times = 1) => {
    const sums = new CallSums();
    for (const one of calls) sums.add(one, times);
    await log().addSums(sums.take());
  };
  const read = (filter: Partial<OverviewFilter> = {}, by: "model" | "route" | "key" = "model", lines = 0) =>
    createOverviewStore(database()).read({ since: START, until: START + HOUR, ...filter }, by, lines);

  it("has every call once, in its minute", async () => {
    await count([call(), call(), call({ createdAt: START + 5 * MINUTE })]);
    const { stepMs, points, total } = await read();
    expect(stepMs).to.equal(MINUTE);
    expect(points.map(({ at, requests }) => [at - START, requests])).to.deep.equal([
      [0, 2],
      [5 * MINUTE, 1],
    ]);
    expect(total).to.include({ requests: 3, refused: 0, failed: 0, inputTokens: 30, outputTokens: 15, costTicks: 21n });
    expect(total.duration.p50).to.be.within(60, 110);
    expect(total.firstByte.p95).to.be.within(30, 60);
  });

  it("counts refusals and failures apart, and not their durations", async () => {
    await count([call(), call({ status: 429, milliseconds: 1 }), call({ status: 502, milliseconds: 90_000 })]);
    const { total } = await read();
    expect(total).to.include({ requests: 3, refused: 1, failed: 1 });
    expect(total.duration.p99).to.be.within(60, 150);
  });

  it("counts equal calls that have no row of their own", async () => {
    await count([call({ status: 401, costTicks: 0n })], 42);
    expect((await read()).total).to.include({ requests: 42, refused: 42 });
  });

  it("adds what several processes count at the same time", async () => {
    await Promise.all(Array.from({ length: 10 }, () => count([call(), call({ keyId: "key_2" })])));
    expect((await read()).total).to.include({ requests: 20, costTicks: 140n });
  });

  it("adds the rows of other versions once, also when several processes do so", async () => {
    await log().write(Array.from({ length: 450 }, () => call()));
    await database()("request_log").update({ summed: 0 });
    await Promise.all([log().sumRest(), log().sumRest()]);
    const { total } = await read({ until: START + 5 * 24 * HOUR });
    expect(total).to.include({ requests: 450, costTicks: 3_150n });
  });

  it("shows a long period by the hour or more", async () => {
    await count([call(), call({ createdAt: START + 3 * HOUR })]);
    const { stepMs, points } = await read({ until: START + 5 * 24 * HOUR });
    expect(stepMs).to.equal(HOUR);
    expect(points.map(({ at }) => at - START)).to.deep.equal([0, 3 * HOUR]);
  });

  it("has shares, those with the most calls first", async () => {
    await count([call(), call({ model: "acme/large", upstreamModel: "large-1" }), call()]);
    const { shares } = await read({}, "route");
    expect(shares.map(({ id, requests }) => [id, requests])).to.deep.equal([
      ["acme small-1", 2],
      ["acme large-1", 1],
    ]);
  });

  const groups: readonly (readonly ["model" | "route" | "key", string, string])[] = [
    ["model", "acme/small", "acme/large"],
    ["key", "key_1", "key_2"],
    ["route", "acme small-1", "acme large-1"],
  ];
  for (const [by, first, second] of groups)
    it(`has the largest over time, by ${by}`, async () => {
      const other = { model: "acme/large", upstreamModel: "large-1", keyId: "key_2" };
      const least = { model: "acme/tiny", upstreamModel: "tiny 1", keyId: "key_3" };
      const late = { createdAt: START + 5 * MINUTE };
      await count([call(), call(), call(late), call({ ...other, ...late }), call(other), call(least)]);
      const { lines } = await read({}, by, 2);
      expect(
        lines.map(({ id, points }) => [id, points.map(({ at, requests }) => [at - START, requests])]),
      ).to.deep.equal([
        [
          first,
          [
            [0, 2],
            [5 * MINUTE, 1],
          ],
        ],
        [
          second,
          [
            [0, 1],
            [5 * MINUTE, 1],
          ],
        ],
      ]);
    });

  it("has lines of calls without a model, and of names with spaces", async () => {
    await count([call({ model: undefined, provider: undefined, upstreamModel: undefined })]);
    expect((await read({}, "route", 3)).lines.map(({ id, points }) => [id, points.length])).to.deep.equal([["", 1]]);
    await count([call({ upstreamModel: "small 1 of many" })], 5);
    expect((await read({}, "route", 1)).lines.map(({ id, points }) => [id, points.length])).to.deep.equal([
      ["acme small 1 of many", 1],
    ]);
  });

  it("selects what matches", async () => {
    await count([call(), call({ model: "acme/large" }), call({ keyId: "key_2" })]);
    expect((await read({ model: "acme/small", keyId: "key_1" })).total.requests).to.equal(1);
  });

  it("keeps hours when minutes are pruned", async () => {
    await count([call()]);
    await log().prune(0);
    expect((await read()).total.requests).to.equal(0);
    expect((await read({ until: START + 5 * 24 * HOUR })).total.requests).to.equal(1);
  });
});
