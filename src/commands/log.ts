import { type Logger, levels, pino, symbols } from "pino";
import type { Config } from "../config/types.js";
import { logEvent } from "../observability/log-event.js";
import { GatheredOutput } from "./gathered-output.js";
import type { Output } from "./io.js";
import type { LineFormat } from "./readable-log.js";

interface LogOptions {
  /** What each line has. */
  readonly base?: object | null;
  /** How lines are written for people; as JSON without it. */
  readonly format?: LineFormat | undefined;
}

/** What waits for a reader that has stopped to read is kept in memory. */
const MOST_WAITING = 16 * 2 ** 20;

/**
 * The program's log: one line for each event, apart from what a command prints. What an operator should look at is
 * written at once. Where nothing takes the lines, later ones are lost and counted.
 */
export function createLog(
  config: Pick<Config, "logs">,
  output: Output,
  { base = null, format }: LogOptions = {},
): Logger {
  const gathered = new GatheredOutput(output);
  const urgent = levels.values.warn ?? 0;
  let lost = 0;
  const reportLost = () => {
    const lines = lost;
    lost = 0;
    logEvent(log, "log.lines_lost", { lines });
  };
  const destination = {
    [symbols.needsMetadataGsym]: true as const,
    lastLevel: 0,
    write(line: string) {
      if ((output.writableLength ?? 0) > MOST_WAITING) return void (lost += 1);
      if (lost > 0) reportLost();
      gathered.write(format === undefined ? line : format(line));
      if (destination.lastLevel >= urgent) gathered.flush();
    },
  };
  const log = pino({ level: config.logs.level, base }, destination);
  return log;
}
