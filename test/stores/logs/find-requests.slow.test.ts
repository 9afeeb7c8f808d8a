import { expect } from "chai";
import { findRequests } from "../../../src/stores/logs/find-requests.js";
import { createRequestLogStore } from "../../../src/stores/logs/request-log-store.js";
import type { RequestFilter, RequestRow } from "../../../src/stores/logs/request-rows.js";
import type { PageCursor } from "../../../src/stores/paging.js";
import { forEachEngine } from "../../support/engines.js";
import { turnsDuring } from "../../support/turns.js";

const CALLS = 97;
const STATUSES = [200, 200, 404, 200, 499, 502, 200] as const;

/** Members repeat after different numbers of calls, so that all combinations occur. Some come at one moment. */
const rows: readonly RequestRow[] = Array.from({ length: CALLS }, (_, call) => ({
  id: `log_${String(call).padStart(2, "0")}`,
  requestId: `req_${call % 11}`,
  createdAt: 1_000 + Math.floor(call / 3),
  dialect: call % 13 === 0 ? "north" : "south",
  operation: "create",
  stream: false,
  attempts: [],
  status: STATUSES[call % STATUSES.length] ?? 200,
  milliseconds: 1,
  estimated: false,
  costTicks: 0n,
  dropped: [],
  ...(call % 2 === 0 && { keyId: `key_${call % 4}`, walletId: "wallet_1" }),
  ...(call % 5 > 0 && { model: `acme/${call % 5}` }),
  ...(call % 17 === 0 && { code: "broken_off" }),
}));

function meets(row: RequestRow, { outcome, since = 0, until = Infinity, ...same }: RequestFilter): boolean {
  const { status, code, createdAt } = row;
  const isFailed = status >= 500 || (status < 400 && code !== undefined);
  const isRefused = status >= 400 && status <= 498;
  return (
    (outcome === undefined || (outcome === "failed" ? isFailed : isRefused)) &&
    createdAt >= since &&
    createdAt < until &&
    Object.entries(same).every(([name, value]) => row[name as keyof RequestRow] === value)
  );
}

const filters: readonly RequestFilter[] = [
  {},
  { dialect: "north" },
  { dialect: "east" },
  { status: 200 },
  { status: 404 },
  { status: 503 },
  { outcome: "failed" },
  { outcome: "refused" },
  { requestId: "req_3", status: 200 },
  { requestId: "req_0", outcome: "failed" },
  { keyId: "key_2", model: "acme/1" },
  { walletId: "wallet_1", outcome: "failed" },
  { walletId: "wallet_1", keyId: "key_0", model: "acme/2", dialect: "north", status: 200 },
  { model: "acme/3", status: 502, since: 1_004, until: 1_020 },
  { dialect: "north", until: 1_010 },
];

forEachEngine("findRequests: calls that meet several conditions", (database) => {
  beforeEach(() => createRequestLogStore(database()).write(rows));

  const summaries = () => database()("request_log").select("request_log.id", "request_log.created_at");
  const rowOf = ({ id, created_at }: { id: string; created_at: bigint }) => ({ id, createdAt: Number(created_at) });

  async function found(filter: RequestFilter, limit: number, rowsOfAPart: number): Promise<string[]> {
    const ids: string[] = [];
    let after: PageCursor | undefined;
    do {
      const page = await findRequests(database(), { summaries, rowOf, rowsOfAPart }, filter, { limit, after });
      expect(page.rows.length).to.be.at.most(limit);
      ids.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    return ids;
  }

  it("let the event loop go on between their parts", async () => {
    expect(await turnsDuring(() => found({ dialect: "east" }, 10, 10))).to.be.at.least(CALLS / 10);
  });

  for (const filter of filters)
    it(`each once, the latest first, in pages and parts of any size: ${JSON.stringify(filter)}`, async () => {
      const wanted = rows.filter((row) => meets(row, filter)).map(({ id }) => id);
      for (const [limit, rowsOfAPart] of [
        [3, 2],
        [4, 4],
        [100, 7],
        [1, 1_000],
      ] as const)
        expect(await found(filter, limit, rowsOfAPart)).to.deep.equal([...wanted].reverse());
    });
});
