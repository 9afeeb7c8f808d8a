/** What is presumed of silent clients is a value of the concept, and one that the rules of the dialect accept. */
import { accepts } from "../../src/conversion/rules.js";
import type { Json } from "../../src/conversion/json.js";
import type { Problem } from "../load/problem.js";
import { rulesOf } from "../model/rules.js";
import type { Line, Presumption } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import type { Field } from "../model/vocabulary.js";
import { hintFor } from "../load/nearest.js";
import type { RuleSource } from "../load/sources/rules.js";
import type { Specs } from "./specs.js";
import { typesOf } from "./neutral-values.js";
import { named } from "./value-shapes.js";

export function presumedValues({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => mapping.request.lines.flatMap((line) => wrongIn(line, mapping)));
}

function wrongIn({ concept, field, readDefault, pointer }: Line, mapping: Mapping): Problem[] {
  const node = [...pointer, "read_default"];
  const rules = rulesOf(mapping.request.rules[concept] ?? []);
  return valuesOf(readDefault).flatMap(([key, value]) => {
    const place = key === undefined ? node : [...node, key];
    const written = JSON.stringify(value);
    const hint = ofType(value, field, mapping);
    if (hint !== undefined) {
      const message = `${written} is no value of "${concept}", which is ${named([field.type.kind])}`;
      return [mapping.file.problem(place, message, hint)];
    }
    const rule = rules.find((one) => !isAccepted(value, one));
    if (rule === undefined) return [];
    const message = `the rules of "${concept}" do not accept ${written}, which is presumed where it is missing`;
    return [mapping.file.problem(place, message, `write a value that request.rules accepts: ${rule.message}`)];
  });
}

/** The values, with the keys that they are under; null is none. */
function valuesOf(presumed: Presumption | undefined): [key: string | undefined, value: Json][] {
  if (presumed === undefined) return [];
  const { value, by, cases } = presumed;
  const all: [string | undefined, Json][] = [[by === undefined ? undefined : "else", value], ...Object.entries(cases)];
  return all.filter(([, one]) => one !== null);
}

/** What to write instead of a value that is not of the concept's type. */
function ofType(value: Json, { type }: Field, { vocabulary }: Mapping): string | undefined {
  if (type.kind === "enum") {
    const words = (vocabulary.enums.get(type.name) ?? []).map(({ name }) => name);
    return typeof value === "string" && words.includes(value) ? undefined : hintFor(String(value), words);
  }
  const isPlain = ["string", "integer", "number", "boolean"].includes(type.kind);
  return !isPlain || typesOf(value).includes(type.kind)
    ? undefined
    : "write what the concept holds, and not what the dialect writes";
}

/** A rule with conditions is about some requests only, and one for upstreams about requests of other clients. */
function isAccepted(value: Json, rule: RuleSource): boolean {
  const { when, operation, direction, code: _code, message: _message, ...limits } = rule;
  return when !== undefined || operation !== undefined || direction === "write" || accepts(limits, value);
}
