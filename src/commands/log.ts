import { type Logger, levels, pino, symbols } from "pino";
import type { Config } from "../config/types.js";
import { GatheredOutput } from "./gathered-output.js";
import type { Output } from "./io.js";

/**
 * The program's log: one line of JSON for each event, apart from what a command prints. Each line has the `base`. What
 * an operator should look at is written at once.
 */
export function createLog(config: Pick<Config, "logs">, output: Output, base: object | null = null): Logger {
  const gathered = new GatheredOutput(output);
  const urgent = levels.values.warn ?? 0;
  const destination = {
    [symbols.needsMetadataGsym]: true as const,
    lastLevel: 0,
    write(line: string) {
      gathered.write(line);
      if (destination.lastLevel >= urgent) gathered.flush();
    },
  };
  return pino({ level: config.logs.level, base }, destination);
}
