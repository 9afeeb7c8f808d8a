/** Calls that report a concept of a record as lost. */
import type { Json } from "../../src/conversion/json.js";
import { writtenAs } from "../model/forms-in-use.js";
import type { Line } from "../model/mapping.js";
import { code, type Code, type Piece } from "../print/code.js";
import { locals } from "./locals.js";
import { literal, quote } from "./text.js";

/** Reports the concept unless its value is the neutral one. `clamp`: another number is sent in its place. */
export function reportDropped(
  record: Piece,
  concept: string,
  value: Piece,
  neutral: Json | undefined,
  report: "dropConcept" | "clamp" = "dropConcept",
): Code {
  const unless = neutral === undefined ? "" : `, ${literal(neutral)}`;
  return code`${locals.loss}.${report}(${record}, ${quote(concept)}, ${value}${unless})`;
}

/** The same as a statement, for a concept without a place. */
export function reportAbsent(
  record: Piece,
  {
    concept,
    field,
    neutral = field.neutral,
  }: Pick<Line, "concept" | "field"> & { readonly neutral?: Json | undefined },
): Code {
  return code`${reportDropped(record, concept, code`${record}.${concept}`, neutral)};`;
}

/** Whether a line says that its concept has no place when the record is written. */
export function isLost(line: Line): boolean {
  return writtenAs(line) === "loss";
}

/** Reports of the concepts that lines have, and no place is for. */
export function reportLost(lines: readonly Line[], record: Piece): Code[] {
  return lines.filter(isLost).map((line) => reportAbsent(record, line));
}
