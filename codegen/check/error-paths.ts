/** The members of a dialect's errors are those of its schema of errors. */
import { inside } from "../model/line.js";
import { printed } from "../load/former-lines.js";
import type { Mapping } from "../model/mapping.js";
import { isList } from "../model/source.js";
import { nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Json } from "../../src/conversion/json.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

export function errorPaths({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    const error = SchemaPlace.named(document, "Error");
    return mapping === undefined || error === undefined
      ? []
      : [
          ...inBody(mapping, error, document.file.name),
          ...inPlaces(mapping, error, document.file.name),
          ...wordsRead(mapping, error, document.file.name),
        ];
  });
}

/** Clients are sent what the schema has. A body may belong to a shape that other dialects have too. */
function inBody({ errors }: Mapping, error: SchemaPlace, document: string): Problem[] {
  const check = (place: SchemaPlace | undefined, value: Json | undefined, pointer: Pointer): Problem[] => {
    if (place === undefined || typeof value !== "object" || value === null) return [];
    if (isList(value)) return value.flatMap((item, index) => check(place.items(), item, [...pointer, index]));
    return Object.entries(value).flatMap(([member, value]) => {
      const here = [...pointer, member];
      const found = place.at(member);
      if (found instanceof SchemaPlace) return check(found, value, here);
      const { file, pointer: node } = inside(errors.nodes.body, ...here);
      const near = nearest(member, found.known);
      const message = `the schema Error of ${document} has no member "${member}" here`;
      const hint = near === undefined ? `declare it there, or leave it out` : `did you mean "${near}"?`;
      return [file.problem(node, message, hint)];
    });
  };
  return check(error, errors.body, []);
}

/** Hosts have errors of other forms too, but hardly a member that is nearly one of the schema. */
function inPlaces({ file, errors }: Mapping, error: SchemaPlace, document: string): Problem[] {
  const own = Object.entries(errors.read).filter(([key]) => file.at(["errors", "read", key]) !== undefined);
  return own.flatMap(([key, places]) =>
    [places].flat().flatMap((place: unknown, index) => {
      const path = typeof place === "string" ? place : undefined;
      const found = path === undefined ? undefined : error.at(path);
      if (path === undefined || found === undefined || found instanceof SchemaPlace) return [];
      const near = nearest(found.name, found.known);
      // Some hosts begin members with a capital letter.
      if (near === undefined || near.toLowerCase() === found.name.toLowerCase()) return [];
      const message = `"${path}" leads nowhere in the schema Error of ${document}: there is no "${found.name}"`;
      return [file.problem(["errors", "read", key, index], message, `did you mean "${near}"?`)];
    }),
  );
}

/** A failure that is as the schema says is read with its words. */
function wordsRead({ file, errors }: Mapping, error: SchemaPlace, document: string): Problem[] {
  const paths = errors.read.message;
  const found = paths.map((path) => error.at(path));
  const isFound = found.some((one) => one instanceof SchemaPlace || nearest(one.name, one.known) !== undefined);
  if (paths.length === 0 || isFound) return [];
  const own = ["errors", "read", "message"];
  const node = file.at(own) === undefined ? ["errors"] : own;
  const place = placeOfWords(errors.body);
  const hint =
    place === undefined
      ? "write message: with its place there under errors.read"
      : `write ${printed({ message: [place] })} under errors.read`;
  const message = `errors as the schema Error of ${document} has them are read without their words`;
  return [file.problem(node, message, hint)];
}

/** The words of a failure in bodies for clients. */
const WORDS: readonly Json[] = ["$message", "$coded_message"];

function placeOfWords(body: Json): string | undefined {
  if (typeof body !== "object" || body === null || isList(body)) return undefined;
  for (const [member, value = null] of Object.entries(body)) {
    if (WORDS.includes(value)) return member;
    const inner = placeOfWords(value);
    if (inner !== undefined) return `${member}.${inner}`;
  }
  return undefined;
}
