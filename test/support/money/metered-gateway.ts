import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import type { Fields, DialectClient } from "../dialect-clients/dialect-client.js";
import { findFaults } from "../auditor.js";
import { ADMIN_TOKEN, type GatewayOptions, WALLET, type WrittenCatalog } from "../gateway.js";
import { type Scripted, scriptedGateway } from "../scripted-gateway.js";
import { textOf } from "../wire-streams.js";

export interface Question {
  readonly stream?: boolean;
  /** Further members of the body. */
  readonly fields?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another key than the gateway's own. */
  readonly key?: string;
  /** The call's own ID. Null for a call that leaves no row. */
  readonly requestId?: string | null;
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A call's hold when it is over, with counts and ticks as numbers. */
export interface Charge {
  readonly state: string;
  readonly held: number;
  readonly ticks: number;
  readonly estimated: boolean;
  readonly input: number | null;
  readonly cachedInput: number | null;
  readonly cacheWrite: number | null;
  readonly cacheWriteHour: number | null;
  readonly output: number | null;
  readonly reasoning: number | null;
}

/** A row of the request log in the database. */
export type LogRow = Readonly<Record<string, string | bigint | null>>;

/** A gateway before scripted upstreams, with a ledger that the test can read. */
export interface MeteredGateway extends Scripted {
  readonly database: Database;
  /** Starts a call without waiting for its answer. */
  open(dialectClient: DialectClient, model: string, question?: Question): Promise<Response>;
  /** Makes a call and reads its whole answer. */
  ask(dialectClient: DialectClient, model: string, question?: Question): Promise<Answer>;
  /** The charge of the only call since the last time. */
  charge(): Promise<Charge>;
  /** The charges of all of them, in the order of their admission. */
  charges(): Promise<Charge[]>;
  /** The row of a call. */
  row(requestId: string): Promise<LogRow>;
  /** Another key of the wallet. */
  newKey(rules: Fields): Promise<string>;
  admin(method: string, path: string, body?: unknown): Promise<Fields>;
}

/** A call is charged by then, however it ended. */
const WAIT_MS = 15_000;
const SETTLED_COLUMNS = [
  ...["input_tokens", "cached_input_tokens", "cache_write_tokens", "cache_write_hour_tokens"],
  ...["output_tokens", "reasoning_tokens"],
].join();

interface HoldRow {
  readonly place: bigint;
  readonly id: string;
  readonly state: string;
  readonly ticks: bigint;
  readonly charged_ticks: bigint | null;
  readonly estimated: bigint;
  readonly input_tokens: bigint | null;
  readonly cached_input_tokens: bigint | null;
  readonly cache_write_tokens: bigint | null;
  readonly cache_write_hour_tokens: bigint | null;
  readonly output_tokens: bigint | null;
  readonly reasoning_tokens: bigint | null;
}

/** A gateway for a suite, with its ledger. At the end the ledger must be valid and the log must agree with it. */
export function meteredGateway(
  models: WrittenCatalog["models"],
  config: GatewayOptions["config"] = {},
): () => MeteredGateway {
  const requested = new Set<string>();
  let current: MeteredGateway | undefined;

  after(async () => {
    if (current === undefined) return;
    try {
      await expectSound(current.database, requested);
    } finally {
      await current.database.destroy();
    }
  });
  const scripted = scriptedGateway(models, config);
  before(async () => {
    const database = await openDatabase(scripted().gateway.database);
    current = { ...scripted(), database, ...talk(scripted, requested), ...look(database) };
  });

  return () => {
    if (current === undefined) throw new Error("the gateway has not started");
    return current;
  };
}

function talk(
  scripted: () => Scripted,
  requested: Set<string>,
): Pick<MeteredGateway, "open" | "ask" | "newKey" | "admin"> {
  const open: MeteredGateway["open"] = async (
    dialectClient,
    model,
    { stream = false, fields = {}, headers = {}, key, requestId = newRequestId(), signal } = {},
  ) => {
    const { gateway } = scripted();
    const [credential] = dialectClient.credentials(key ?? gateway.key);
    if (requestId !== null) requested.add(requestId);
    return fetch(gateway.url + dialectClient.path(model, stream), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(requestId !== null && { "x-request-id": requestId }),
        ...dialectClient.headers,
        ...credential.headers,
        ...headers,
      },
      body: JSON.stringify({ ...dialectClient.body(model), ...(stream ? dialectClient.streaming : {}), ...fields }),
      ...(signal !== undefined && { signal }),
    });
  };
  const admin: MeteredGateway["admin"] = async (method, path, body) => {
    const response = await fetch(`${scripted().gateway.url}/admin/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${ADMIN_TOKEN}`,
        "content-type": typeof body === "string" ? "application/yaml" : "application/json",
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Fields;
  };
  return {
    open,
    async ask(dialectClient, model, question) {
      const response = await open(dialectClient, model, question);
      return { status: response.status, headers: response.headers, text: await textOf(response) };
    },
    newKey: async (rules) => String((await admin("POST", "/keys", { wallet: WALLET, ...rules })).key),
    admin,
  };
}

function look(database: Database): Pick<MeteredGateway, "charge" | "charges" | "row"> {
  // Holds are in the order in which they were written, so that those of earlier calls are not read again each time.
  let seen = 0n;
  async function charges(): Promise<Charge[]> {
    const rows = await until(`calls are paid for`, async () => {
      const fresh = await rowsOf<HoldRow>(
        database,
        `SELECT rowid AS place, id, state, ticks, charged_ticks, estimated, ${SETTLED_COLUMNS} FROM holds ` +
          `WHERE rowid > ${seen} ORDER BY created_at, id`,
      );
      return fresh.every(({ state }) => state !== "held") ? fresh : undefined;
    });
    for (const { place } of rows) if (place > seen) seen = place;
    return rows.map(chargeOf);
  }
  return {
    charges,
    async charge() {
      const [charge, ...more] = await charges();
      if (charge === undefined || more.length > 0)
        throw new Error(`${charge === undefined ? 0 : more.length + 1} calls were admitted, not one`);
      return charge;
    },
    row: (requestId) =>
      until(`${requestId} is written down`, async () => {
        const rows: LogRow[] = await database("request_log").where({ request_id: requestId });
        return rows[0];
      }),
  };
}

function chargeOf(row: HoldRow): Charge {
  const { state, ticks, charged_ticks, estimated } = row;
  return {
    state,
    held: Number(ticks),
    ticks: Number(charged_ticks ?? 0),
    estimated: estimated === 1n,
    input: countOf(row.input_tokens),
    cachedInput: countOf(row.cached_input_tokens),
    cacheWrite: countOf(row.cache_write_tokens),
    cacheWriteHour: countOf(row.cache_write_hour_tokens),
    output: countOf(row.output_tokens),
    reasoning: countOf(row.reasoning_tokens),
  };
}

function countOf(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}

/** Every call left one row, or is counted in that of an equal refusal, and each row has the cost of the ledger. */
async function expectSound(database: Database, requested: ReadonlySet<string>): Promise<void> {
  await until("every call is written down", async () => {
    const rows = await rowsOf<{ request_id: string; repeats: bigint }>(
      database,
      "SELECT request_id, repeats FROM request_log",
    );
    const written = rows.filter(({ request_id }) => requested.has(request_id)).length;
    const repeated = rows.reduce((sum, { repeats }) => sum + Number(repeats), 0);
    return written + repeated >= requested.size ? rows : undefined;
  });
  const twice = await rowsOf(database, "SELECT request_id FROM request_log GROUP BY request_id HAVING COUNT(*) > 1");
  expect(twice, "calls with more than one row").to.deep.equal([]);
  const unlike = await rowsOf(
    database,
    `SELECT r.request_id, r.cost_ticks, h.state, h.charged_ticks FROM request_log r
      LEFT JOIN holds h ON h.id = r.hold_id
      WHERE r.cost_ticks <> COALESCE(h.charged_ticks, 0) OR r.estimated <> COALESCE(h.estimated, 0)
        OR COALESCE(r.output_tokens, -1) <> COALESCE(h.output_tokens, -1)
        OR COALESCE(r.input_tokens, -1) <> COALESCE(h.input_tokens, -1)`,
  );
  expect(unlike, "rows that differ from their holds").to.deep.equal([]);
  const unknown = await rowsOf(
    database,
    "SELECT id FROM holds WHERE id NOT IN (SELECT hold_id FROM request_log WHERE hold_id IS NOT NULL)",
  );
  expect(unknown, "holds of no call").to.deep.equal([]);
  expect(await findFaults(database)).to.deep.equal([]);
}

/** Reads repeatedly until there is a result. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined> | T | undefined,
  timeoutMs = WAIT_MS,
): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (let wait = 5; ; wait = Math.min(2 * wait, 40)) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`not so within ${timeoutMs} ms: ${what}`);
    await sleep(wait);
  }
}

async function rowsOf<Row>(database: Database, query: string): Promise<Row[]> {
  const result: unknown = await database.raw(query);
  return (Array.isArray(result) ? result : (result as { rows: Row[] }).rows) as Row[];
}

export function newRequestId(): string {
  return `test_${randomBytes(12).toString("hex")}`;
}
