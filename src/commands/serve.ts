import type { Listen } from "../config/types.js";
import { type Action, type ActionCall, runAction } from "./action.js";
import { loadCatalogWords } from "./catalog-words.js";
import type { CommandIo } from "./io.js";
import { createLog } from "./log.js";
import { portOf } from "./port.js";
import { startServing, printAdminToken, watchForEnd } from "./serving.js";
import { logEvent } from "../observability/log-event.js";

const serve: Action = {
  name: "serve",
  summary: "Brings the database up to date, applies the config's catalog file, and serves until a signal ends it.",
  options: {
    port: { value: "N", summary: "the port to listen on" },
    host: { value: "H", summary: "the address to listen on" },
  },
  async run(call) {
    const { io } = call;
    const config = call.config(listenOf(call));
    const words = await loadCatalogWords();
    const log = createLog(config, io.stderr);
    const serving = await startServing({ config, words, environment: io.environment, log });
    const ending = watchForEnd(log);
    printAdminToken(io.stderr, serving);
    io.stderr.write(`isogloss listening on ${serving.url}\n`);
    if (call.flag("json")) call.print({ url: serving.url, port: serving.port }, () => serving.url);
    const code = await ending.code;
    logEvent(log, "process.draining");
    await serving.stop();
    ending.over();
    return code;
  },
};

/** `isogloss serve` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(serve, args, io);
}

function listenOf(call: ActionCall): Partial<Listen> {
  const host = call.text("host");
  const port = portOf(call.text("port"));
  return { ...(host === undefined ? {} : { host }), ...(port === undefined ? {} : { port }) };
}
