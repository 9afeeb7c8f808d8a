/**
 * What time it is for everybody who works on the same database. Processes on a server may run on machines whose clocks
 * differ: leases and what is due are reckoned by the clock that they share, the server's.
 */
import type { Knex } from "knex";

export type Clock = () => number;

/** How old an answer of the server may be. */
const REFRESH_MILLISECONDS = 10_000;

const clocks = new WeakMap<Knex, Clock>();

/** The clock of an open database: its server's, or this machine's where it is a file. */
export function clockOf(database: Knex): Clock {
  return clocks.get(database) ?? Date.now;
}

/** To be called once a database on a server is open. */
export async function keepServersClock(database: Knex): Promise<void> {
  clocks.set(database, await serversClock(database));
}

/** This machine's clock, put right: the server is asked again now and then while it is looked at. */
export async function serversClock(database: Knex, local: Clock = Date.now, refreshMilliseconds = REFRESH_MILLISECONDS): Promise<Clock> {
  let offset = 0;
  let askedAt = performance.now();
  const ask = async () => {
    askedAt = performance.now();
    const before = local();
    const { rows } = await database.raw<{ rows: { at: bigint }[] }>("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS at");
    const after = local();
    // Somewhere in between the server looked at its clock: what may be right already stays as it is.
    const at = Number(rows[0]?.at);
    if (at < before + offset - 1 || at > after + offset + 1) offset = Math.round(at - (before + after) / 2);
  };
  await ask();
  return () => {
    if (performance.now() - askedAt > refreshMilliseconds) ask().catch(() => undefined);
    return local() + offset;
  };
}
