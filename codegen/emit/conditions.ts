/** Declared matches as program text: on the wire when reading, on the vocabulary when writing. */
import type { Match } from "../load/sources/mapping-lines.js";
import type { Form } from "../join/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { access, literal, segmentsOf } from "./text.js";

/** Whether an object of the wire is of a form. */
export function matchWire(match: Match, wire: string): string {
  const tests = Object.entries(match).map(([key, wanted]) => {
    const value = segmentsOf(key).reduce<string>(
      (object, segment, index) =>
        index === 0 ? access(object, String(segment)) : access(`inner(${object})`, String(segment)),
      wire,
    );
    const options = Array.isArray(wanted) ? wanted : [wanted];
    return options.map((option) => testWire(value, option)).join(" || ");
  });
  return tests.map((test) => (tests.length > 1 && test.includes("||") ? `(${test})` : test)).join(" && ");
}

function testWire(value: string, wanted: Json): string {
  if (typeof wanted === "object" && wanted !== null && !Array.isArray(wanted))
    return wanted.is_a === "record" ? `asWire(${value}) !== undefined` : `typeof ${value} === ${literal(wanted.is_a)}`;
  if (wanted === "absent") return `${value} == null`;
  if (wanted === "present") return `${value} != null`;
  return `${value} === ${literal(wanted)}`;
}

/** Whether a record of the vocabulary can be said in a form. */
export function matchRecord(only: Form["only"], record: string): string[] {
  return Object.entries(only).map(([path, wanted]) => {
    const value = segmentsOf(path).reduce<string>(
      (object, segment, index) => (index === 0 ? access(object, String(segment)) : `${object}?.${segment}`),
      record,
    );
    if (wanted === "present") return `${value} !== undefined`;
    if (typeof wanted === "object" && wanted !== null && !Array.isArray(wanted))
      return wanted.is_a === "record"
        ? `asWire(${value}) !== undefined`
        : `typeof ${value} === ${literal(wanted.is_a)}`;
    if (wanted === "absent") return `${value} === undefined`;
    if (wanted === "one") return `${value}?.length === 1`;
    return `${value} === ${literal(wanted)}`;
  });
}

/** The constants a form stands for when it is read. */
export function constantsOf(only: Form["only"]): [string, Json][] {
  return Object.entries(only).filter(
    ([path, wanted]) => !path.includes(".") && wanted !== "present" && wanted !== "absent" && wanted !== "one",
  );
}
