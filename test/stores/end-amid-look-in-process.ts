// Runs as a process of its own: ends at once after the thread that makes checkpoints was requested to look.
import { startCheckpoints } from "../../src/stores/drivers/checkpoints.js";
import { openDatabase } from "../../src/stores/drivers/database.js";
import { writerOf } from "../../src/stores/drivers/writer.js";
import { silentLog } from "../support/silent-log.js";
import { writeSetting } from "../support/stores/settings.js";

const COMMITS = 16;

const [path = "", program = ""] = process.argv.slice(2);
const database = await openDatabase(path);
startCheckpoints(database, { path, log: silentLog, program: new URL(program) });
for (let number = 0; number < COMMITS; number += 1)
  await writerOf(database).write(() => writeSetting(`name ${number}`));
await database.destroy();
