/** A transform whose values are of another type than the concept, and the line as other mappings have it. */
import { isDeepStrictEqual } from "node:util";
import { linesOf } from "../check/forms.js";
import { follow, partPlaces } from "../check/part-places.js";
import { fitsAsItIs } from "../check/value-types.js";
import { isMap, printed } from "../load/former-lines.js";
import type { Placed } from "../load/spec-file.js";
import { transformOf } from "../model/line.js";
import type { Line, Mapping } from "../model/mapping.js";
import { WHOLE } from "../model/read-lines.js";
import type { Compiled } from "./compiled.js";

interface LineAtPlace {
  readonly line: Line;
  /** What the document of the dialect allows there; nothing where that is not known. */
  readonly types: readonly string[];
}

export function unfitTransform(
  { file, pointer }: Placed,
  compiled: Compiled,
): { readonly message: string; readonly hint: string } | undefined {
  const mapping = compiled.mappings.find((one) => one.file.name === file.name);
  const line = mapping && linesOf(mapping).find((one) => isDeepStrictEqual(one.pointer, pointer));
  const transform = line === undefined ? undefined : transformOf(line);
  if (mapping === undefined || line === undefined || transform === undefined) return undefined;
  return {
    message: `the transform "${transform}" does not fit the concept "${line.concept}"`,
    hint: `write ${printed({ [line.concept]: withTransform(line, fittingTransform(line, mapping, compiled)) })}`,
  };
}

/** The transform that other mappings have where a place holds values of the same type; nothing where none is needed. */
function fittingTransform(line: Line, mapping: Mapping, compiled: Compiled): string | undefined {
  const { types } = atPlace(line, mapping, compiled);
  const others = compiled.mappings
    .flatMap((other) => sameConcept(line, other).map((one) => atPlace(one, other, compiled)))
    .filter((one) => transformOf(one.line) !== transformOf(line));
  const alike = others.filter((other) => other.types.some((type) => types.includes(type)));
  const models = types.length === 0 ? others : alike;
  const isPlain = models.some((one) => one.line.kind === "value");
  if (isPlain || (models.length === 0 && fitsAsItIs(line, types))) return undefined;
  const known = models.map((one) => transformOf(one.line)).find((name) => name !== undefined);
  return known ?? (types.length === 0 ? undefined : "<name>");
}

function sameConcept({ concept, field }: Line, mapping: Mapping): Line[] {
  return linesOf(mapping).filter((other) => other.concept === concept && other.field === field);
}

function atPlace(line: Line, mapping: Mapping, { documents }: Compiled): LineAtPlace {
  const document = documents.find(({ name }) => name === mapping.dialect);
  const [section, name] = line.pointer;
  if (document === undefined) return { line, types: [] };
  const places = partPlaces(document, mapping);
  const form = section === "parts" ? mapping.parts.forms.find((one) => one.name === name) : undefined;
  const around = section === "request" ? places.request : section === "response" ? places.response : undefined;
  const place = follow(form === undefined ? around : places.part(form), line.at[0]);
  return { line, types: (place?.types ?? []).filter((type) => type !== "null") };
}

/** The line with this transform, and with all its other options. */
function withTransform({ file, pointer, at }: Line, transform: string | undefined) {
  const source = file.at(pointer);
  const { transform: _unfit, at: _paths, ...options } = isMap(source) ? source : {};
  const paths = at.map((one) => (one === "" ? WHOLE : one));
  const path = paths.length === 1 ? (paths[0] ?? "") : paths;
  const line = { at: path, ...(transform !== undefined && { transform }), ...options };
  return typeof path === "string" && Object.keys(line).length === 1 ? path : line;
}
