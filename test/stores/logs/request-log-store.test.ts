import { expect } from "chai";
import { createRequestLogStore } from "../../../src/stores/logs/request-log-store.js";
import type { RequestFilter, RequestRow } from "../../../src/stores/logs/request-rows.js";
import { createMoneyStore } from "../../../src/stores/wallets/money-store.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
import { forEachEngine } from "../../support/engines.js";
import { turnsDuring } from "../../support/turns.js";
import { callerOf, fund, held, requestedVideoOf } from "../../support/money/holds.js";

/** Only the members of every call. */
function bare(id: string, changes: Partial<RequestRow> = {}): RequestRow {
  return {
    id,
    requestId: `req_${id}`,
    createdAt: 1_000,
    dialect: "south",
    operation: "create",
    stream: false,
    attempts: [],
    status: 200,
    milliseconds: 12,
    estimated: false,
    costTicks: 0n,
    dropped: [],
    ...changes,
  };
}

const full: RequestRow = {
  ...bare("log_full"),
  keyId: "key_1",
  walletId: "wallet_1",
  model: "acme/small",
  provider: "acme",
  upstreamModel: "small-1",
  upstreamDialect: "north",
  stream: true,
  attempts: [
    { provider: "other", model: "small-2", dialect: "north", outcome: "503", milliseconds: 2 },
    { provider: "acme", model: "small-1", dialect: "north", outcome: "success", milliseconds: 6 },
  ],
  status: 502,
  code: "upstream_error",
  cause: "ECONNRESET",
  upstreamMilliseconds: 3,
  firstByteMilliseconds: 9,
  quantities: {
    ...{ input: 1, cachedInput: 2, cacheWrite: 0, cacheWriteHour: 0 },
    ...{ output: 4, reasoning: 5, images: 6, seconds: 7.25 },
  },
  estimated: true,
  costTicks: 9_007_199_254_740_993n,
  holdId: "hold_1",
  images: [{ count: 6, size: "1024x1024", quality: "high" }],
  taskId: "task_1",
  dropped: ["stop", "tools[1]"],
  requestBody: '{"a":1}',
  responseBody: '{"b":2}',
};

forEachEngine("createRequestLogStore: the request log", (database) => {
  const log = () => createRequestLogStore(database());
  const ids = async (filter: RequestFilter) => (await log().list(filter, { limit: 100 })).rows.map(({ id }) => id);

  it("returns all of a call", async () => {
    await log().write([full]);
    expect(await log().show("log_full")).to.deep.equal({
      ...full,
      wallet: undefined,
      repeats: 0,
      prices: undefined,
    });
  });

  it("returns the prices that a call was charged by", async () => {
    await fund(database(), "alice", 100n);
    const caller = await callerOf(database(), "alice");
    const admission = await createMoneyStore(database()).reserve(
      requestedVideoOf(caller, 5n, { prices: '{"input":"7"}' }),
    );
    await log().write([bare("log_1", { holdId: held(admission).id })]);
    expect((await log().show("log_1"))?.prices).to.equal('{"input":"7"}');
  });

  it("finds the call that created a task", async () => {
    await log().write([bare("log_bare"), full]);
    expect([await log().creatorOf("task_1"), await log().creatorOf("task_2")]).to.deep.equal(["log_full", undefined]);
  });

  for (const [name, firstByteMilliseconds] of [
    ["an answered call", 9],
    ["a call that made a task", undefined],
  ] as const)
    it(`returns the only attempt of ${name}`, async () => {
      const attempts = full.attempts.slice(1);
      await log().write([{ ...full, firstByteMilliseconds, attempts }]);
      expect((await log().show("log_full"))?.attempts).to.deep.equal(attempts);
    });

  it("writes calls with long bodies in several statements", async () => {
    const rows = Array.from({ length: 12 }, (_, index) => bare(`log_${index}`, { responseBody: "x".repeat(60_000) }));
    await log().write(rows);
    expect(await ids({})).to.have.members(rows.map(({ id }) => id));
  });

  it("returns a call with few members", async () => {
    await log().write([bare("log_bare")]);
    const shown = await log().show("log_bare");
    expect(JSON.parse(JSON.stringify({ ...shown, costTicks: undefined }))).to.deep.equal(
      JSON.parse(JSON.stringify({ ...bare("log_bare"), costTicks: undefined, repeats: 0 })),
    );
  });

  it("counts repeated refusals in the row of the first, and none where there is no row", async () => {
    await log().write([full]);
    for (const repeats of [2, 40])
      await log().repeat([
        { id: "log_full", repeats },
        { id: "log_none", repeats },
      ]);
    expect((await log().show("log_full"))?.repeats).to.equal(42);
    expect((await log().list({}, { limit: 9 })).rows.map(({ repeats }) => repeats)).to.deep.equal([42]);
  });

  it("finds no call that was not written", async () => {
    expect(await log().show("log_none")).to.equal(undefined);
  });

  it("lists calls without their bodies", async () => {
    await log().write([full]);
    const [row] = (await log().list({}, { limit: 1 })).rows;
    expect(row).to.include({ id: "log_full" }).and.not.to.have.any.keys("requestBody", "responseBody");
  });

  it("names the wallet of a call", async () => {
    const walletId = await createWalletStore(database()).create("alice");
    await log().write([bare("log_1", { walletId })]);
    expect((await log().show("log_1"))?.wallet).to.equal("alice");
  });

  it("accepts more calls at once than a statement has parameters", async () => {
    await log().write(Array.from({ length: 1_234 }, (_, index) => bare(`log_${index}`)));
    const [row]: { count: bigint }[] = await database()("request_log").count({ count: "*" });
    expect(row?.count).to.equal(1_234n);
  });

  it("does not change calls that were written before", async () => {
    await log().write([bare("log_1")]);
    await log().write([bare("log_1", { status: 500 }), bare("log_2")]);
    expect((await log().show("log_1"))?.status).to.equal(200);
    expect(await ids({})).to.have.members(["log_1", "log_2"]);
  });

  it("accepts text that an engine cannot keep unchanged", async () => {
    await log().write([bare("log_1", { requestBody: "a\0b\ud800c", model: "m\0", dropped: ["x\0y"] })]);
    const shown = await log().show("log_1");
    expect(shown?.requestBody?.replaceAll("\0", "")).to.match(/^ab\ufffd+c$/);
    expect(shown?.dropped[0]?.replaceAll("\0", "")).to.equal("xy");
  });

  it("treats invalid counts as not counted", async () => {
    await log().write([
      bare("log_1", { quantities: { input: -1, output: 1.5, reasoning: Number.NaN, cacheWrite: 2 } }),
    ]);
    expect((await log().show("log_1"))?.quantities).to.deep.include({
      input: undefined,
      output: undefined,
      reasoning: undefined,
      cacheWrite: 2,
    });
  });

  it("pages backwards from the latest, each call once, though many came at one moment", async () => {
    await log().write(
      Array.from({ length: 23 }, (_, index) =>
        bare(`log_${String(index).padStart(2, "0")}`, { createdAt: 1_000 + Math.floor(index / 10) }),
      ),
    );
    const seen: string[] = [];
    let after;
    do {
      const page: Awaited<ReturnType<ReturnType<typeof log>["list"]>> = await log().list({}, { limit: 5, after });
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
      await log().write([bare("log_late_" + String(seen.length), { createdAt: 5_000 })]);
    } while (after !== undefined);
    expect(seen).to.deep.equal(Array.from({ length: 23 }, (_, index) => `log_${String(22 - index).padStart(2, "0")}`));
  });

  describe("finds", () => {
    beforeEach(() =>
      log().write([
        bare("log_1", { createdAt: 1, walletId: "wallet_1", keyId: "key_1", model: "acme/small" }),
        bare("log_2", {
          createdAt: 2,
          walletId: "wallet_1",
          keyId: "key_2",
          model: "acme/large",
          status: 429,
          dialect: "north",
        }),
        bare("log_3", { createdAt: 3, walletId: "wallet_2", keyId: "key_3", model: "acme/small", requestId: "mine" }),
      ]),
    );

    const filters: [string, RequestFilter, string[]][] = [
      ["all calls", {}, ["log_3", "log_2", "log_1"]],
      ["those of a wallet", { walletId: "wallet_1" }, ["log_2", "log_1"]],
      ["those of a key", { keyId: "key_2" }, ["log_2"]],
      ["those of a model", { model: "acme/small" }, ["log_3", "log_1"]],
      ["those in a dialect", { dialect: "north" }, ["log_2"]],
      ["those with an outcome", { status: 429 }, ["log_2"]],
      ["the one with the client's request ID", { requestId: "mine" }, ["log_3"]],
      ["those since a time", { since: 2 }, ["log_3", "log_2"]],
      ["those before a time", { until: 2 }, ["log_1"]],
      ["those that match all of that", { walletId: "wallet_1", model: "acme/small", since: 1, until: 3 }, ["log_1"]],
      ["none for a text that only begins like one", { model: "acme/sm%" }, []],
    ];
    for (const [name, filter, wanted] of filters) {
      it(name, async () => expect(await ids(filter)).to.deep.equal(wanted));
    }
  });

  it("lets the event loop go on while it deletes many", async () => {
    await log().write(Array.from({ length: 1_000 }, (_, index) => bare(`log_${index}`, { createdAt: index })));
    expect(await turnsDuring(() => log().prune(1_000))).to.be.at.least(5);
  });

  it("deletes older calls and reports their number", async () => {
    await log().write(Array.from({ length: 450 }, (_, index) => bare(`log_${index}`, { createdAt: index })));
    expect(await log().prune(449)).to.equal(449);
    expect(await ids({})).to.deep.equal(["log_449"]);
    expect(await log().prune(449)).to.equal(0);
  });

  it("deletes no more once its process ends", async () => {
    await log().write(Array.from({ length: 450 }, (_, index) => bare(`log_${index}`, { createdAt: index })));
    let looks = 0;
    expect(await log().prune(449, () => (looks += 1) > 1)).to.equal(200);
  });
});
