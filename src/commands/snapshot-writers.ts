import type { Clock } from "../stores/drivers/clock.js";
import type { SnapshotWriter } from "../tasks/contract.js";

/** The writers of task snapshots, by dialect. They are large, so only commands that need them load them. */
export async function loadSnapshotWriters(now: Clock): Promise<ReadonlyMap<string, SnapshotWriter>> {
  const { snapshotWriters } = await import("../tasks/upstream/snapshot.js");
  const { dialects } = await import("../registry.js");
  return snapshotWriters(dialects, now);
}
