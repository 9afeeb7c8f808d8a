/**
 * What time it is for everybody who works on the same database: leases and what is due are reckoned by the one clock that
 * they share. That is a server's own, or, where the database is a file, this machine's. Between two looks at it time goes by
 * as the monotonic clock says, so that a machine's clock that is put forward or back makes nothing due and ends no lease.
 */
import type { Knex } from "knex";

export type Clock = () => number;

/** A clock that notices when the one it follows is put forward or back. */
export interface SharedClock {
  readonly now: Clock;
  /** Milliseconds by which the clock that is followed was put forward, or back, since that was last answered for. */
  step(): number;
  /** The step is answered for: what is in the database fits the clock again. */
  follow(): void;
}

/** Where the time is read from. */
export interface TimeSources {
  /** What may be put forward and back. */
  readonly wall: Clock;
  /** What only goes forward, whatever it began with. */
  readonly monotonic: Clock;
}

const SOURCES: TimeSources = { wall: () => Date.now(), monotonic: () => performance.now() };

/** How old an answer of the server may be. */
const REFRESH_MILLISECONDS = 10_000;
/** Two clocks that differ by more than this between two looks did not drift apart. */
const LEAST_STEP_MILLISECONDS = 1_000;

const clocks = new WeakMap<Knex, SharedClock>();

/** The clock of an open database. */
export function clockOf(database: Knex): Clock {
  return sharedClockOf(database).now;
}

export function sharedClockOf(database: Knex): SharedClock {
  const known = clocks.get(database) ?? localClock();
  clocks.set(database, known);
  return known;
}

/** To be called once a database on a server is open. */
export async function useDatabaseClock(database: Knex): Promise<void> {
  clocks.set(database, await databaseClock(database));
}

/** This machine's clock. A step is not taken part in until it is answered for: until then nothing in the database fits. */
export function localClock({ wall, monotonic }: TimeSources = SOURCES): SharedClock {
  let ahead = wall() - monotonic();
  let stepped = 0;
  const look = () => {
    const drift = wall() - monotonic() - ahead;
    if (Math.abs(drift) >= LEAST_STEP_MILLISECONDS) stepped += drift;
    ahead += drift;
    return stepped;
  };
  return {
    // The tables take whole numbers only.
    now: () => Math.round(wall() - look()),
    step: () => Math.round(look()),
    follow() {
      stepped = 0;
    },
  };
}

/** A server's clock, asked again now and then while it is looked at, and at once when this machine has slept. */
export async function databaseClock(
  database: Knex,
  { wall, monotonic }: TimeSources = SOURCES,
  refreshMilliseconds = REFRESH_MILLISECONDS,
): Promise<SharedClock> {
  const writer = localClock({ wall, monotonic });
  let offset = 0;
  let stepped = 0;
  let askedAt = monotonic();
  const ask = async (isFirst: boolean) => {
    askedAt = monotonic();
    writer.follow();
    const before = monotonic();
    const { rows } = await database.raw<{ rows: { at: bigint }[] }>(
      "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS at",
    );
    const after = monotonic();
    // Somewhere in between the server looked at its clock: what may be right already stays as it is.
    const at = Number(rows[0]?.at);
    if (at >= before + offset - 1 && at <= after + offset + 1) return;
    const drift = at - (before + after) / 2 - offset;
    offset += drift;
    if (!isFirst && Math.abs(drift) - (after - before) >= LEAST_STEP_MILLISECONDS) stepped += drift;
  };
  await ask(true);
  return {
    now() {
      if (monotonic() - askedAt > refreshMilliseconds || writer.step() !== 0) ask(false).catch(() => undefined);
      return Math.round(monotonic() + offset);
    },
    step: () => Math.round(stepped),
    follow() {
      stepped = 0;
    },
  };
}
