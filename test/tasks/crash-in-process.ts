// Run as a process of its own, to be killed at a fail point on its way: makes tasks, sees them to their end, and calls back.
import { openDatabase } from "../../src/stores/drivers/database.js";
import { engineOn, isQuiet } from "./crash-engine.js";
import { FILM_PRICES, until } from "./video-jobs.js";
import { sendFilm } from "./video-server.js";
import { intentOf } from "./support.js";

const [location = "", keyId = "", walletId = "", upstreamUrl = "", callbackUrl = "", directory = "", films = "2"] = process.argv.slice(2);
const database = await openDatabase(location);
const engine = engineOn(database, upstreamUrl, directory);
if (location.startsWith("/")) await engine.takeOver();
engine.start();
const intent = intentOf({ keyId, walletId }, 100n, { prices: FILM_PRICES, callbackUrl });
await engine.create(intent, { prepare: async () => undefined, post: (task) => sendFilm(upstreamUrl, task, true) });
for (let film = 0; film < Number(films); film += 1) {
  // Whoever stood still for long finds that its connections are closed: what it was just writing is lost to it.
  const creation = await engine.create(intent, { prepare: async () => undefined, post: (task) => sendFilm(upstreamUrl, task) }).catch(() => undefined);
  if (creation?.became === "accepted") process.stdout.write(`${creation.task.id}\n`);
}
await until(() => isQuiet(database).catch(() => false), 120_000);
await engine.stop();
await database.destroy();
