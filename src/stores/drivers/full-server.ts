/** What happens when PostgreSQL has no connection left for this process. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { CALL_WAIT_MS } from "./retry-when-locked.js";

/** PostgreSQL's code for too many connections: of the server, the database or the user. */
const FULL = "53300";
const PAUSE_MS = 200;

interface Pool {
  numUsed(): number;
  numFree(): number;
}

interface Client {
  readonly pool: Pool;
  acquireRawConnection(): Promise<unknown>;
}

/**
 * Statements wait for a connection until their time is over. The pool would fail those that wait whenever it cannot
 * open another connection, although its others are free again in a moment. Where none works, their error is the
 * reason: it is known at once, except that a full server is asked again for a time.
 */
export function waitWhenFull(database: Knex): void {
  const client = database.client as Client;
  const hasNone = (): boolean => client.pool.numUsed() + client.pool.numFree() === 0;
  Object.defineProperty(client.pool, "propagateCreateError", { get: hasNone });
  const open = client.acquireRawConnection.bind(client);
  client.acquireRawConnection = async () => {
    const until = performance.now() + CALL_WAIT_MS;
    for (;;) {
      try {
        return await open();
      } catch (error) {
        if (!isFull(error) || !hasNone() || performance.now() + PAUSE_MS > until) throw error;
      }
      await sleep(PAUSE_MS);
    }
  };
}

function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === FULL;
}
