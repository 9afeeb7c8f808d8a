/** Which media are kept for which task, and what they are; the bytes are elsewhere. */
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { withTimeLimit } from "../drivers/time-limit.js";
import { type Database, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { randomBase62 } from "../identifiers.js";

export interface StoredMedia {
  readonly id: string;
  readonly taskId: string;
  /** What it is of its task, such as `video`. */
  readonly kind: string;
  readonly mime: string;
  readonly bytes: number;
  readonly storedAt: number;
}

/** Where bytes are: under a name that nobody else writes to. */
export interface StoredBytes {
  readonly name: string;
  /** Where they were written; operators may have moved them since, under the same name. */
  readonly place: string;
}

/** One try to store a medium. */
export interface MediaAttempt extends StoredBytes {
  /** The same whoever tries, and however often. */
  readonly id: string;
}

/** The lease of a task, as whoever holds it knows it. */
interface Leased {
  readonly id: string;
  readonly fence: number;
}

export interface MediaIndex {
  /** To be called before any bytes are written: none are there that nobody remembers. */
  begin(taskId: string, kind: string, place: string): Promise<MediaAttempt>;
  /**
   * To be called once all bytes of an attempt are safe; only then is the medium there for readers. The first attempt counts,
   * for ever. False: another's did, or the lease of the task is another's; the bytes are to be removed.
   */
  markStored(
    leased: Leased,
    attempt: MediaAttempt,
    what: { readonly mime: string; readonly bytes: number },
  ): Promise<boolean>;
  /** An attempt came to nothing, and its bytes are gone. */
  dropAttempt(attempt: Pick<MediaAttempt, "name">): Promise<void>;
  find(id: string): Promise<(StoredMedia & { readonly at: StoredBytes }) | undefined>;
  /** All bytes of a task, whether or not they count. */
  bytesOf(taskId: string): Promise<StoredBytes[]>;
  list(taskId: string): Promise<StoredMedia[]>;
}

interface MediaRow {
  readonly id: string;
  readonly task_id: string;
  readonly kind: string;
  readonly place: string;
  readonly name: string | null;
  readonly mime: string;
  readonly bytes: bigint;
  readonly stored_at: bigint;
}

const SECRET_BITS = 256;
const NAME_BITS = 128;

export function createMediaIndex(database: Database, now: () => number = Date.now): MediaIndex {
  return {
    async begin(taskId, kind, place) {
      const row = { id: randomBase62(SECRET_BITS), task_id: taskId, kind, place, state: "expected", created_at: now() };
      await retryWhenLocked(async () => database("media").insert(row).onConflict(["task_id", "kind"]).ignore());
      const [id]: string[] = await retryWhenLocked(async () =>
        database("media").where({ task_id: taskId, kind }).pluck("id"),
      );
      if (id === undefined) throw new Error("the medium was forgotten at once");
      const name = randomBase62(NAME_BITS);
      await retryWhenLocked(async () =>
        database("media_attempts").insert({ name, task_id: taskId, place, created_at: now() }),
      );
      return { id, name, place };
    },

    async markStored(leased, { id, name, place }, { mime, bytes }) {
      const stored = { state: "stored", name, place, mime, bytes, stored_at: now() };
      const isStored = await inTransaction(database, async (transaction) => {
        const ours = transaction("tasks")
          .where({ id: leased.id, fence: leased.fence })
          .whereNull("finished_at")
          .select("id");
        const changed = await transaction("media")
          .where({ id, state: "expected" })
          .whereIn("task_id", ours)
          .update(stored);
        if (changed === 1) await transaction("media_attempts").where({ name }).delete();
        return changed === 1;
      });
      failPoint("media.recorded");
      return isStored;
    },

    async dropAttempt({ name }) {
      await retryWhenLocked(async () => database("media_attempts").where({ name }).delete());
    },

    async find(id) {
      const look = async (): Promise<MediaRow | undefined> => database("media").where({ id, state: "stored" }).first();
      const row = await withTimeLimit(retryWhenLocked(look, CALL_WAIT_MS));
      return row && { ...mediaOf(row), at: storedBytesOf(row) };
    },

    async bytesOf(taskId) {
      const media: MediaRow[] = await retryWhenLocked(async () =>
        database("media").where({ task_id: taskId, state: "stored" }).select(),
      );
      const attempts: StoredBytes[] = await retryWhenLocked(async () =>
        database("media_attempts").where({ task_id: taskId }).select("name", "place"),
      );
      return [...media.map(storedBytesOf), ...attempts];
    },

    async list(taskId) {
      const rows: MediaRow[] = await database("media")
        .where({ task_id: taskId, state: "stored" })
        .orderBy("kind")
        .select();
      return rows.map(mediaOf);
    },
  };
}

function mediaOf({ id, task_id, kind, mime, bytes, stored_at }: MediaRow): StoredMedia {
  return { id, taskId: task_id, kind, mime, bytes: Number(bytes), storedAt: Number(stored_at) };
}

function storedBytesOf({ id, name, place }: MediaRow): StoredBytes {
  return { name: name ?? id, place };
}
