/** Values by which the conditions of rows come true. */
import type { RuleSource } from "../../../codegen/load/sources/rules.js";
import type { Line, Words } from "../../../codegen/model/line.js";
import type { Json } from "../../../src/registry.js";

export function wordsIn(table: Words | undefined): string[] {
  return Object.values(table ?? {}).flat();
}

/** The values of a line that mean a value of its concept. */
export function valuesFor(line: Line, wanted: Json): readonly Json[] {
  if (wanted === "present") return [];
  if (line.kind === "words") return line.words[String(wanted)] ?? [];
  return line.kind === "transform" ? (typesOf[String(wanted)] ?? []) : [wanted];
}

/** Types by which transforms know a medium. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  image: ["image/png"],
  document: ["application/pdf"],
  audio: ["audio/wav"],
  video: ["video/mp4"],
};

/** Values that a rule accepts. */
export function valuesOf({ values = [], least, most, step, when }: RuleSource): readonly Json[] {
  if (when !== undefined) return [];
  if (step !== undefined) return [step.from + step.by * 4];
  return [...values, ...(least === undefined || most === undefined ? [] : between(least, most))];
}

export function between(least: number, most: number): number[] {
  const middle = (Math.max(least, -2) + Math.min(most, 2)) / 2;
  return [least, most, middle].filter((one) => one >= least && one <= most);
}
