/** Colours of text for people. None where the output is no terminal, or NO_COLOR is set: https://no-color.org */
import type { CommandIo } from "./io.js";

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

export type Style = (text: string, colour: keyof typeof CODES) => string;

export function styleOf({ stdout, environment }: Pick<CommandIo, "stdout" | "environment">): Style {
  const isPlain = stdout.isTTY !== true || (environment.NO_COLOR ?? "") !== "" || environment.TERM === "dumb";
  return (text, colour) => (isPlain ? text : `\u001B[${CODES[colour]}m${text}\u001B[0m`);
}
