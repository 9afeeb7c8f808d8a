// Runs as a process of its own, to be killed at a fail point: makes tasks, runs them to their end, and sends callbacks.
import { openDatabase } from "../../src/stores/drivers/database.js";
import { engineOn, isQuiet } from "../support/tasks/crash-engine.js";
import { VIDEO_PRICES } from "../support/tasks/video-jobs.js";
import { until } from "../support/until.js";
import { sendVideo } from "../support/tasks/video-server.js";
import { intentOf } from "../support/tasks/tasks.js";

const [location = "", keyId = "", walletId = "", upstreamUrl = "", callbackUrl = "", directory = "", videos = "2"] =
  process.argv.slice(2);
const database = await openDatabase(location);
const engine = engineOn(database, upstreamUrl, directory);
if (location.startsWith("/")) await engine.takeOver();
engine.start();
const intent = intentOf({ keyId, walletId }, 100n, { prices: VIDEO_PRICES, callbackUrl });
// A process that was suspended for long finds its connections closed, or the database slow: its current write is lost.
const create = (isRefused: boolean) =>
  engine
    .create(intent, { prepare: async () => undefined, post: (task) => sendVideo(upstreamUrl, task, isRefused) })
    .catch(() => undefined);
await until(async () => (await create(true)) !== undefined, 60_000);
for (let video = 0; video < Number(videos); video += 1) {
  const creation = await create(false);
  if (creation?.became === "accepted") process.stdout.write(`${creation.task.id}\n`);
}
await until(() => isQuiet(database).catch(() => false), 120_000);
// A write whose answer was lost is tried again in the background.
await engine.flushWrites();
await engine.stop();
await database.destroy();
