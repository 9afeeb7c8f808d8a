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
  return writingAtOnce(pino({ level: config.logs.level, base }, destination));
}

/** Writes the fields of a line together: the library writes each by itself, which takes longer. */
function writingAtOnce(log: Logger): Logger {
  const writer = log as Logger & LineWriter;
  const byField = writer[symbols.asJsonSym];
  writer[symbols.asJsonSym] = function (fields, message, level, time) {
    // The library has a form for errors.
    const written = "err" in fields ? undefined : fieldsOf(fields);
    if (written === undefined || typeof message !== "string") return byField.call(this, fields, message, level, time);
    return `{"level":${level}${time}${this[symbols.chindingsSym]}${written},"msg":${JSON.stringify(message)}}\n`;
  };
  return writer;
}

/** How the library writes a line. */
interface LineWriter {
  [symbols.asJsonSym](this: LineWriter, fields: object, message: unknown, level: number, time: string): string;
  readonly [symbols.chindingsSym]: string;
}

/** The fields of a line, with a comma before each. Nothing where the library has to write them. */
function fieldsOf(fields: object): string | undefined {
  try {
    const text = JSON.stringify(fields);
    // No object, or half of a surrogate pair.
    if (!text.startsWith("{") || text.includes("\\ud")) return undefined;
    return text === "{}" ? "" : `,${text.slice(1, -1)}`;
  } catch {
    // Long integers and circles.
    return undefined;
  }
}
