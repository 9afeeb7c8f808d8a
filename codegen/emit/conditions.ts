/** Declared matches as program text: on the wire when reading, on the vocabulary when writing. */
import type { Match } from "../load/sources/mapping-lines.js";
import type { Form } from "../model/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { code, codeOf, joined, type Code, type Piece } from "../print/code.js";
import { read } from "./runtime.js";
import { segmentsOf } from "../model/names.js";
import { access, literal } from "./text.js";

/** Whether an object of the wire matches a form; nothing where every object does. */
export function matchWire(match: Match, wire: Piece): Code | undefined {
  return matchAt(match, (path) => memberOf(wire, path));
}

/** The same where other expressions read the members of the object. */
export function matchAt(match: Match, valueAt: (path: string) => Piece): Code | undefined {
  const tests = Object.entries(match);
  if (tests.length === 0) return undefined;
  const conditions = tests.map(([key, wanted]) => {
    const value = valueAt(key);
    const options = Array.isArray(wanted) ? wanted : [wanted];
    const test = joined(
      options.map((option) => testWire(value, option)),
      " || ",
    );
    return tests.length > 1 && options.length > 1 ? code`(${test})` : test;
  });
  return joined(conditions, " && ");
}

/** A condition with a statement that it governs; the statement alone where there is none. */
export function onlyWhere(test: Code | undefined, statement: Piece): Code {
  return test === undefined ? codeOf(statement) : code`if (${test}) ${statement}`;
}

/** A member of an object of the wire, or of an object inside. */
export function memberOf(wire: Piece, path: string): Piece {
  return segmentsOf(path).reduce<Piece>((object, segment, index) => {
    if (typeof segment === "number") return code`${read.asList}(${object})[${segment}]`;
    return access(index === 0 ? object : code`${read.inner}(${object})`, segment);
  }, wire);
}

function testWire(value: Piece, wanted: Json): Code {
  if (typeof wanted === "object" && wanted !== null && !Array.isArray(wanted)) return testKind(value, wanted.is_a);
  if (wanted === "absent") return code`${value} == null`;
  if (wanted === "present") return code`${value} != null`;
  return code`${value} === ${literal(wanted)}`;
}

function testKind(value: Piece, kind: Json | undefined): Code {
  return kind === "record" ? code`${read.asWire}(${value}) !== undefined` : code`typeof ${value} === ${literal(kind)}`;
}

/** Whether a form can hold a record of the vocabulary. */
export function matchRecord(concepts: Form["concepts"], record: Piece): Code[] {
  return Object.entries(concepts).map(([path, wanted]) => {
    const value = segmentsOf(path).reduce<Piece>(
      (object, segment, index) => (index === 0 ? access(object, String(segment)) : code`${object}?.${segment}`),
      record,
    );
    if (wanted === "present") return code`${value} !== undefined`;
    if (typeof wanted === "object" && wanted !== null && !Array.isArray(wanted)) return testKind(value, wanted.is_a);
    if (wanted === "absent") return code`${value} === undefined`;
    if (wanted === "one") return code`${value}?.length === 1`;
    return code`${value} === ${literal(wanted)}`;
  });
}

/** Several conditions as one; nothing where there is none. */
export function allOf(tests: readonly Code[]): Code | undefined {
  return tests.length === 0 ? undefined : joined(tests, " && ");
}
