import type { SnapshotWriter } from "../tasks/contract.js";

/** How dialects tell of tasks, by their names. They are much code, which most commands need not wait for. */
export async function loadSnapshotWriters(): Promise<ReadonlyMap<string, SnapshotWriter>> {
  const { snapshotWriters } = await import("../tasks/upstream/snapshot.js");
  const { dialects } = await import("../registry.js");
  return snapshotWriters(dialects);
}
