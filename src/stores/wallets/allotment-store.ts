/** The store of allotments: parts of wallets that processes hold for calls to come. */
import { type Clock, clockOf } from "../drivers/clock.js";
import type { Database } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { changesOf, Statement } from "../drivers/steps.js";
import { type Writer, writerOf } from "../drivers/writer.js";
import { waitForAdmissions } from "./admit-calls.js";
import {
  AllotmentGoneError,
  WalletTooPoorError,
  type Growth,
  closeAllotment,
  growAllotment,
  insertAllotment,
  endInAllotment,
  showHeld,
  shrinkAllotment,
} from "./allotment.js";
import { type EndedCall, earlierEndOf } from "./ended-calls.js";
import type { Resolution } from "./holds.js";

export interface AllotmentWanted {
  /** Its own ID. Its process knows it even if the answer to its writing is lost. */
  readonly id: string;
  readonly walletId: string;
  readonly ticks: bigint;
  /** What the wallet must have open, so that others find enough in it. */
  readonly least: bigint;
  readonly lifetimeMilliseconds: number;
}

export interface EndedCalls {
  /** In the order of the calls. */
  readonly resolutions: readonly Resolution[];
  /** Another process needs what calls do not hold of it. */
  readonly isRecalled: boolean;
  /** Its lease has ended, and what it contained is back in the wallet. */
  readonly isGone: boolean;
}

export interface ExpiredAllotment {
  readonly id: string;
  readonly walletId: string;
  readonly ticks: bigint;
}

export interface AllotmentStore {
  /** Whether it was written: there may be too little in the wallet. */
  take(wanted: AllotmentWanted): Promise<boolean>;
  /** Whether the allotment was enlarged. */
  grow(id: string, growth: Growth): Promise<boolean>;
  /** Writes what calls hold of it. */
  show(id: string, held: bigint): Promise<void>;
  /** Gives back what calls do not hold. */
  shrink(id: string, held: bigint): Promise<void>;
  /** Gives all back. */
  close(id: string): Promise<void>;
  /** The same for one of which it is unknown whether it was written, or still will be. Returns it if it was. */
  closeUncertain(id: string, walletId: string): Promise<ExpiredAllotment | undefined>;
  /**
   * Charges or releases calls. One that ended before is left as it is. The calls, and what others hold, are asked for
   * when the transaction begins, and must stay the same from then on.
   */
  end(id: string, calls: () => readonly EndedCall[], held: () => bigint): Promise<EndedCalls>;
  /** Extends the leases, and returns which of the allotments still exist. */
  extend(ids: readonly string[], lifetimeMilliseconds: number): Promise<readonly string[]>;
  /** Which of these allotments other processes need. */
  recalled(ids: readonly string[]): Promise<readonly string[]>;
  /** Asks the processes for what calls do not hold of the wallet's allotments. Returns whether there is any. */
  recall(walletId: string): Promise<boolean>;
  /** Gives back allotments whose leases ended, because their processes died. Returns them. */
  expire(before?: number): Promise<readonly ExpiredAllotment[]>;
}

export function createAllotmentStore(database: Database, now: Clock = clockOf(database)): AllotmentStore {
  const writer = writerOf(database);
  return {
    async take({ lifetimeMilliseconds, ...wanted }) {
      const at = now();
      const allotment = { ...wanted, at, expiresAt: at + lifetimeMilliseconds };
      const isTaken = await writer.write(() => insertAllotment(allotment), { timeoutMs: CALL_WAIT_MS });
      failPoint("allot.committed");
      return isTaken;
    },

    async grow(id, growth) {
      try {
        await writer.write(() => growAllotment(id, growth), { timeoutMs: CALL_WAIT_MS });
        return true;
      } catch (error) {
        if (error instanceof WalletTooPoorError) return false;
        throw error;
      }
    },

    show: (id, held) => writer.write(() => showHeld(id, held)),

    shrink: (id, held) => writer.write(() => shrinkAllotment(id, held)),

    async close(id) {
      await writer.write(() => closeAllotment(id));
    },

    closeUncertain: (id, walletId) => closeUncertain(writer, id, walletId),

    end: (id, calls, held) => endCalls(writer, { id, calls, held, now }),

    async extend(ids, lifetimeMilliseconds) {
      const values = { expires_at: now() + lifetimeMilliseconds };
      return idsOf(await retryWhenLocked(async () => rowsWith(database, ids).update(values).returning("id")));
    },

    async recalled(ids) {
      return idsOf(await retryWhenLocked(async () => rowsWith(database, ids).where({ is_recalled: 1 }).select("id")));
    },

    recall: (walletId) => recallAllotments(database, walletId),

    expire: (before = now()) => expireAllotments(database, writer, before),
  };
}

async function closeUncertain(writer: Writer, id: string, walletId: string): Promise<ExpiredAllotment | undefined> {
  await writer.write(() => waitForAdmissions(walletId));
  const ticks = await writer.write(() => closeAllotment(id));
  return ticks === undefined ? undefined : { id, walletId, ticks };
}

interface Ending {
  readonly id: string;
  calls(): readonly EndedCall[];
  held(): bigint;
  now(): number;
}

async function endCalls(writer: Writer, { id, calls, held, now }: Ending): Promise<EndedCalls> {
  failAtEnd(calls(), "before");
  try {
    const isRecalled = await writer.write(() => endInAllotment(id, calls(), held(), now()));
    failAtEnd(calls(), "committed");
    return { resolutions: calls().map(resolutionOf), isRecalled, isGone: false };
  } catch (error) {
    if (!(error instanceof AllotmentGoneError)) throw error;
    const endOf = (call: EndedCall) => writer.write(() => earlierEndOf(call), { owner: call.input.caller.walletId });
    const resolutions = await Promise.all(calls().map(endOf));
    return { resolutions, isRecalled: false, isGone: true };
  }
}

function failAtEnd(calls: readonly EndedCall[], moment: "before" | "committed"): void {
  failPoint(`settle.${moment}`);
  if (calls.some(({ end }) => "released" in end)) failPoint(`release.${moment}`);
}

const FIND_BEYOND_CALLS = new Statement((database, value) =>
  beyondCalls(database, value("walletId")).select("id").limit(1),
);

const RECALL = new Statement((database, value) =>
  beyondCalls(database, value("walletId")).where({ is_recalled: 0 }).update({ is_recalled: 1 }),
);

/**
 * Asks the processes for what calls do not hold of a wallet's allotments. Returns whether there is any. Read first:
 * most wallets have none, and a write waits for others.
 */
export async function recallAllotments(database: Database, walletId: string): Promise<boolean> {
  const terms = { timeoutMs: CALL_WAIT_MS, owner: walletId };
  const find = () => writerOf(database).read(FIND_BEYOND_CALLS.with({ walletId }), terms);
  const [found] = await retryWhenLocked(find, CALL_WAIT_MS);
  if (found === undefined) return false;
  await writerOf(database).write(() => changesOf(RECALL.with({ walletId })), terms);
  return true;
}

function beyondCalls(database: Database, walletId: string) {
  return database("allotments").where({ wallet_id: walletId }).andWhereRaw("ticks > held_ticks");
}

function resolutionOf({ end }: EndedCall): Resolution {
  return "released" in end ? { state: "released" } : { state: "settled", chargedTicks: end.ticks };
}

function rowsWith(database: Database, ids: readonly string[]) {
  return database("allotments").whereIn("id", [...ids]);
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

async function expireAllotments(database: Database, writer: Writer, before: number): Promise<ExpiredAllotment[]> {
  const due: { id: string; wallet_id: string }[] = await database("allotments")
    .where("expires_at", "<=", before)
    .select("id", "wallet_id");
  const expired: ExpiredAllotment[] = [];
  for (const { id, wallet_id } of due) {
    const ticks = await writer.write(() => closeAllotment(id, before));
    if (ticks === undefined) continue;
    failPoint("expire.committed");
    expired.push({ id, walletId: wallet_id, ticks });
  }
  return expired;
}
