/** Which media are stored for which task. The bytes are in the media store. */
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { withTimeLimit } from "../drivers/time-limit.js";
import { type Database, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { randomBase62 } from "../identifiers.js";

export interface StoredMedia {
  readonly id: string;
  readonly taskId: string;
  /** Its role in the task, such as `video`. */
  readonly kind: string;
  readonly mime: string;
  readonly bytes: number;
  readonly storedAt: number;
}

/** The location of bytes, under a name that no other attempt writes to. */
export interface StoredBytes {
  readonly name: string;
  /** The kind of store they were written to. Operators may have moved them since, under the same name. */
  readonly place: string;
}

/** One attempt to store a medium. */
export interface MediaAttempt extends StoredBytes {
  /** The same for every attempt. */
  readonly id: string;
}

/** A lease of a task, with its fence. */
interface Leased {
  readonly id: string;
  readonly fence: number;
}

export interface MediaIndex {
  /** Call it before any bytes are written, so that no bytes exist without a record. */
  begin(taskId: string, kind: string, place: string): Promise<MediaAttempt>;
  /**
   * Call it once all bytes of an attempt are stored. Only then can readers find the medium. The first attempt counts,
   * for ever. False: another attempt was first, or the lease was lost. Its bytes must be deleted.
   */
  markStored(
    leased: Leased,
    attempt: MediaAttempt,
    what: { readonly mime: string; readonly bytes: number },
  ): Promise<boolean>;
  /** Call it when an attempt has failed and its bytes are deleted. */
  dropAttempt(attempt: Pick<MediaAttempt, "name">): Promise<void>;
  find(id: string): Promise<(StoredMedia & { readonly at: StoredBytes }) | undefined>;
  /** All bytes of a task, also those of attempts that do not count. */
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
  return { ...attempts(database, now), ...lookups(database) };
}

/** An attempt to store a medium: only the first that is complete counts. */
function attempts(database: Database, now: () => number): Pick<MediaIndex, "begin" | "markStored" | "dropAttempt"> {
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
  };
}

function lookups(database: Database): Pick<MediaIndex, "find" | "bytesOf" | "list"> {
  return {
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
