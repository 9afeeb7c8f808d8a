// Runs as a process of its own: writes one row after the other, and prints the name of each that is written. A thread
// makes checkpoints meanwhile. At the end it leaves the thread: it must not keep the process.
import { openDatabase } from "../../src/stores/drivers/database.js";
import { startCheckpoints } from "../../src/stores/drivers/checkpoints.js";
import { writerOf } from "../../src/stores/drivers/writer.js";
import { silentLog } from "../support/silent-log.js";
import { writeSetting } from "../support/stores/settings.js";

const WRITERS = 4;

const [path = "", count = "0", mostPages = "0"] = process.argv.slice(2);
const database = await openDatabase(path);
startCheckpoints(database, { path, log: silentLog, mostPages: Number(mostPages) });
const writer = writerOf(database);

async function writeEach(name: string): Promise<void> {
  for (let number = 0; number < Number(count); number += 1) {
    await writer.write(() => writeSetting(`${name} ${number}`));
    process.stdout.write(`${name} ${number}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, index) => writeEach(String(index))));
await database.destroy();
