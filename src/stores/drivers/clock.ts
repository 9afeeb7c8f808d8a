/**
 * The time that all users of one database share, for leases and due times: the clock of the database server, or of this
 * machine where the database is a file. Between two readings time passes by the monotonic clock. A machine's clock that
 * is put forward or back therefore makes nothing due and ends no lease.
 */
import type { Knex } from "knex";

export type Clock = () => number;

/** A clock that notices when its source was put forward or back. */
export interface SharedClock {
  readonly now: Clock;
  /** The time for others, such as receivers of callbacks: a step of a file's clock counts before it is followed. */
  readonly time: Clock;
  /** The milliseconds by which the source was put forward or back since the last `follow`. */
  step(): number;
  /** Accepts the step: the times in the database were adjusted to it. */
  follow(): void;
}

/** The sources of the time. */
export interface TimeSources {
  /** The clock of the machine, which can be put forward and back. */
  readonly wall: Clock;
  /** Only goes forward, from any start. */
  readonly monotonic: Clock;
}

const SOURCES: TimeSources = { wall: () => Date.now(), monotonic: () => performance.now() };

/** The oldest answer of the server that is still used. */
const REFRESH_MILLISECONDS = 10_000;
/** A difference above this between two readings is not drift. */
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

/** Call it once a database on a server is open. */
export async function useDatabaseClock(database: Knex): Promise<void> {
  clocks.set(database, await databaseClock(database));
}

/**
 * This machine's clock. It ignores a step until `follow` is called, because the times in the database do not fit
 * before.
 */
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
    // The tables accept integers only.
    now: () => Math.round(wall() - look()),
    time: () => Math.round(wall()),
    step: () => Math.round(look()),
    follow() {
      stepped = 0;
    },
  };
}

/**
 * The clock of a server. It is read again from time to time while it is used, and at once after this machine was
 * suspended.
 */
export async function databaseClock(
  database: Knex,
  { wall, monotonic }: TimeSources = SOURCES,
  refreshMilliseconds = REFRESH_MILLISECONDS,
): Promise<SharedClock> {
  const writer = localClock({ wall, monotonic });
  let offset = 0;
  let stepped = 0;
  let refreshedAt = monotonic();
  const ask = async (isFirst: boolean) => {
    refreshedAt = monotonic();
    writer.follow();
    const before = monotonic();
    const { rows } = await database.raw<{ rows: { at: bigint }[] }>(
      "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS at",
    );
    const after = monotonic();
    // The server read its clock at some time in between. An offset that may still be right is kept.
    const at = Number(rows[0]?.at);
    if (at >= before + offset - 1 && at <= after + offset + 1) return;
    const drift = at - (before + after) / 2 - offset;
    offset += drift;
    if (!isFirst && Math.abs(drift) - (after - before) >= LEAST_STEP_MILLISECONDS) stepped += drift;
  };
  await ask(true);
  const now = () => {
    if (monotonic() - refreshedAt > refreshMilliseconds || writer.step() !== 0) ask(false).catch(() => undefined);
    return Math.round(monotonic() + offset);
  };
  return {
    now,
    time: now,
    step: () => Math.round(stepped),
    follow() {
      stepped = 0;
    },
  };
}
