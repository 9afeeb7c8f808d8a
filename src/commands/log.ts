import { type Logger, levels, pino, symbols } from "pino";
import type { Config } from "../config/types.js";
import { GatheredOutput } from "./gathered-output.js";
import type { Output } from "./io.js";
import type { LineFormat } from "./readable-log.js";

interface LogOptions {
  /** What each line has. */
  readonly base?: object | null;
  /** How lines are written for people; as JSON without it. */
  readonly format?: LineFormat | undefined;
}

/**
 * The program's log: one line for each event, apart from what a command prints. What an operator should look at is
 * written at once.
 */
export function createLog(
  config: Pick<Config, "logs">,
  output: Output,
  { base = null, format }: LogOptions = {},
): Logger {
  const gathered = new GatheredOutput(output);
  const urgent = levels.values.warn ?? 0;
  const destination = {
    [symbols.needsMetadataGsym]: true as const,
    lastLevel: 0,
    write(line: string) {
      gathered.write(format === undefined ? line : format(line));
      if (destination.lastLevel >= urgent) gathered.flush();
    },
  };
  return pino({ level: config.logs.level, base }, destination);
}
