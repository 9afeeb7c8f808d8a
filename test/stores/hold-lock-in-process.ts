// Runs as a process of its own: takes the lock, prints so, and holds it until it is killed.
import { takeServeLock } from "../../src/stores/drivers/serve-lock.js";

takeServeLock(process.argv[2] ?? "");
process.stdout.write("held\n");
setInterval(() => undefined, 60_000);
