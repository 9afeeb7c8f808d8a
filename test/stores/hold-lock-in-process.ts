// Runs as a process of its own: takes the lock, prints so, and holds it until it is killed.
import { takeServeLock } from "../../src/stores/drivers/serve-lock.js";

const lock = takeServeLock(process.argv[2] ?? "");
process.stdout.write("held\n");
// A lock that nothing refers to is released when it is collected.
setInterval(() => lock, 60_000);
