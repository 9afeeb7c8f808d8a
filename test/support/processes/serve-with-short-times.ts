// Runs as a process of its own: serves as the program does, but with leases that last a moment.
import { loadCatalogWords } from "../../../src/catalog/load-words.js";
import { createLog } from "../../../src/commands/log.js";
import { startServing } from "../../../src/commands/serving.js";
import { untilEndSignal } from "../../../src/commands/watch-for-end.js";
import { loadConfig } from "../../../src/config/load.js";
import { SHORT_TIMES, SHORT_TASK_TIMES } from "./short-times.js";

const config = loadConfig({ directory: process.cwd(), environment: {} });
const log = createLog(config, process.stderr);
const serving = await startServing({
  config,
  words: await loadCatalogWords(),
  environment: {},
  log,
  times: SHORT_TIMES,
  taskTimes: SHORT_TASK_TIMES,
});
process.stdout.write(`${JSON.stringify({ url: serving.url })}\n`);
await untilEndSignal();
await serving.stop();
process.stdout.write("", () => process.exit(0));
