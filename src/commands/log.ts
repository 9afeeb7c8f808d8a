import { type Logger, pino } from "pino";
import type { Config } from "../config/types.js";
import { GatheredOutput } from "./gathered-output.js";
import type { Output } from "./io.js";

/** The program's log: one line of JSON for each event, apart from what a command prints. Each line has the `base`. */
export function createLog(config: Pick<Config, "logs">, output: Output, base: object | null = null): Logger {
  return pino({ level: config.logs.level, base }, new GatheredOutput(output));
}
