/** The lines of the log for a person at a terminal. Programs get the JSON that these are made of. */
import { levels } from "pino";
import type { ActionCall } from "./action.js";
import { printable } from "./output.js";
import { type Style, styleOf } from "./style.js";

/** Makes a line of JSON readable. */
export type LineFormat = (line: string) => string;

interface Line {
  readonly level: number;
  readonly time: number;
  readonly event?: string;
  readonly msg?: string;
  readonly [field: string]: unknown;
}

interface LoggedError {
  readonly stack: string;
}

const COLOURS = {
  trace: "dim",
  debug: "dim",
  info: "green",
  warn: "yellow",
  error: "red",
  fatal: "red",
} as const satisfies Record<string, Parameters<Style>[1]>;
const LEVEL_WIDTH = 5;

const PLAIN = /^[^\s"=]+$/;

/** Undefined where no person reads the log: its lines stay JSON. */
export function readableLines(call: Pick<ActionCall, "io" | "flag">): LineFormat | undefined {
  const { stderr, environment } = call.io;
  if (stderr.isTTY !== true || call.flag("json")) return undefined;
  const style = styleOf({ stdout: stderr, environment });
  return (line) => readableLine(line, style);
}

/** Local time, level, event, message and fields. The stacks of errors are below. */
function readableLine(line: string, style: Style): string {
  const { level, time, event, msg, ...fields } = JSON.parse(line) as Line;
  const named = Object.entries(fields);
  const parts = [
    style(timeOf(time), "dim"),
    levelOf(level, style),
    ...(event === undefined ? [] : [style(printable(event), "cyan")]),
    ...(msg === undefined ? [] : [printable(msg)]),
    ...named.flatMap(([name, value]) =>
      isError(value) ? [] : [`${style(`${printable(name)}=`, "dim")}${textOf(value)}`],
    ),
  ];
  const below = named.flatMap(([, value]) => (isError(value) ? value.stack.split("\n") : []));
  return [parts.join(" "), ...below.map((text) => `    ${printable(text)}`)].map((text) => `${text}\n`).join("");
}

function timeOf(milliseconds: number): string {
  const time = new Date(milliseconds);
  return `${time.toTimeString().slice(0, 8)}.${String(time.getMilliseconds()).padStart(3, "0")}`;
}

function levelOf(level: number, style: Style): string {
  const name = levels.labels[level] ?? String(level);
  const text = name.toUpperCase().padEnd(LEVEL_WIDTH);
  return isColoured(name) ? style(text, COLOURS[name]) : text;
}

function isColoured(name: string): name is keyof typeof COLOURS {
  return Object.hasOwn(COLOURS, name);
}

function isError(value: unknown): value is LoggedError {
  return typeof value === "object" && value !== null && "stack" in value && typeof value.stack === "string";
}

function textOf(value: unknown): string {
  return printable(typeof value === "string" && PLAIN.test(value) ? value : JSON.stringify(value));
}
