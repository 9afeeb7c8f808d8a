/**
 * Notices between the processes on one PostgreSQL. Those of changes make them known at once. Nothing depends on them: a
 * process that gets none looks for changes every few seconds.
 */
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { withinTime } from "../../errors/race.js";
import { type Database, type Transaction, engineOf } from "./database.js";
import { driverAddress } from "./postgres-address.js";

/** What has changed. */
export type Subject = "catalog" | "keys";

export interface Notified extends Readonly<Record<Subject, () => void>> {
  /** A process reports something that is stored nowhere. */
  report(report: unknown): void;
}

const CHANNEL = "isogloss_changes";
/** Of PostgreSQL. */
const LONGEST_NOTICE = 7_999;
const CONNECT_MILLISECONDS = 5_000;
const KEEP_ALIVE_MILLISECONDS = 10_000;
const STOP_MILLISECONDS = 1_000;
const LONGEST_PAUSE_MILLISECONDS = 2_000;

/** Within a transaction, it is sent at the commit. A file has one process, which knows its own changes. */
export async function sendNotice(database: Database | Transaction, subject: Subject): Promise<void> {
  if (engineOf(database) === "postgres") await database.raw("SELECT pg_notify(?, ?)", [CHANNEL, subject]);
}

/** Reports something to all processes. What is too long for a notice is not sent. */
export async function sendReport(database: Database, report: unknown): Promise<void> {
  const notice = JSON.stringify({ report });
  if (engineOf(database) === "postgres" && Buffer.byteLength(notice) <= LONGEST_NOTICE)
    await database.raw("SELECT pg_notify(?, ?)", [CHANNEL, notice]);
}

/** Calls a function at each notice, and those for changes at each new connection: others may have been missed. */
export class NoticeListener {
  #client: pg.Client | undefined;
  #socket: Socket | undefined;
  readonly #stopping = new AbortController();
  #listening: Promise<void> = Promise.resolve();

  constructor(
    private readonly address: string,
    private readonly notified: Notified,
  ) {}

  start(): void {
    this.#listening = this.#listenForEver();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#client?.end().catch(() => undefined);
    // A server that vanished answers nothing, for as long as TCP waits for it.
    await withinTime(this.#listening, STOP_MILLISECONDS, () => void this.#socket?.destroy());
  }

  async #listenForEver(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // Why it failed is known from the calls and the work that need the same database.
      await this.#listen().catch(() => undefined);
      await sleep(Math.random() * LONGEST_PAUSE_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Resolves when the connection has ended. */
  async #listen(): Promise<void> {
    const socket = new Socket();
    this.#socket = socket;
    const client = new pg.Client({
      connectionString: driverAddress(this.address),
      stream: () => socket,
      application_name: "isogloss notices",
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    });
    const ended = new Promise<void>((resolve) => client.once("end", resolve));
    client.on("error", () => undefined);
    client.on("notification", ({ payload }) => this.#pass(payload));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.notified.catalog();
      this.notified.keys();
      if (!this.#stopping.signal.aborted) await ended;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  #pass(payload: string | undefined): void {
    if (payload === "catalog") this.notified.catalog();
    if (payload === "keys") this.notified.keys();
    if (payload?.startsWith("{") === true) this.notified.report(reportIn(payload));
  }
}

/** Other versions may send other notices. */
function reportIn(notice: string): unknown {
  try {
    return (JSON.parse(notice) as { readonly report?: unknown }).report;
  } catch {
    return undefined;
  }
}
