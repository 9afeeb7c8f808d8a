import { createCallbackStore } from "../../../src/stores/tasks/callback-store.js";
import type { Database } from "../../../src/stores/drivers/database.js";
import { createMediaIndex } from "../../../src/stores/media/media-index.js";
import { createTaskStore } from "../../../src/stores/tasks/task-store.js";
import type { TaskUpstream } from "../../../src/tasks/contract.js";
import { createDiskMedia } from "../../../src/media/disk-store.js";
import { type TaskEngine, createTaskEngine } from "../../../src/tasks/engine.js";
import { videoWriters, keptLog } from "./video-jobs.js";
import { videosAt } from "./video-server.js";

/** A whole engine on a database, with the upstream at this address. Everything is twenty times as fast as usual. */
export function engineOn(
  database: Database,
  upstreamUrl: string,
  directory: string,
  timeoutSeconds = 1,
  more: Partial<TaskUpstream> = {},
): TaskEngine {
  const stores = {
    tasks: createTaskStore(database),
    callbacks: createCallbackStore(database),
    media: createMediaIndex(database),
  };
  const media = createDiskMedia(directory);
  return createTaskEngine({
    stores,
    media,
    upstream: {
      ...videosAt(upstreamUrl, { index: stores.media, store: media, publicUrl: "http://gateway.test" }),
      ...more,
    },
    writers: videoWriters,
    config: {
      tasks: { pollSeconds: [0.02, 0.05], lifetimeHours: 48, retentionDays: 30 },
      callbacks: { allowPrivateAddresses: true, retrySeconds: [0.1, 0.2, 0.4], timeoutSeconds },
    },
    log: keptLog().log,
    times: { tickMs: 10, pollMs: 1_000, leaseMs: 1_500, marginMs: 1_000, sweepMs: 50 },
  });
}

/** Whether nothing is left to do, except tasks with an unknown outcome. */
export async function isQuiet(database: Database): Promise<boolean> {
  const [tasks] = (await database("tasks")
    .whereNull("finished_at")
    .whereNot({ state: "ambiguous" })
    .count({ count: "*" })) as { count: bigint }[];
  const [callbacks] = (await database("callbacks").whereNull("outcome").count({ count: "*" })) as { count: bigint }[];
  return tasks?.count === 0n && callbacks?.count === 0n;
}
