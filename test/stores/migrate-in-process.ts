// Runs as a process of its own: waits for the given moment and then migrates, so that several start in parallel.
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../src/stores/drivers/database.js";
import { migrate } from "../../src/stores/migrations/migrate.js";

const [path = "", moment = "0"] = process.argv.slice(2);
await sleep(Math.max(0, Number(moment) - Date.now()));
const database = await openDatabase(path);
process.stdout.write(JSON.stringify(await migrate(database)));
await database.destroy();
