/** Origins of records that no reader read. */
import type { Wire } from "../../src/conversion/json.js";
import { Loss, type ConceptPaths, type Origin } from "../../src/conversion/loss.js";

/** The body of such records. It has no members, so places come in the order of the reports. */
export const anyBody: Wire = Object.freeze({});

/** A place of that body, or the body itself. */
export function originAt(path: string, form: string): Origin {
  return path === "" ? { from: anyBody, form } : { from: anyBody, member: path, form };
}

export function lossOf(concepts: ConceptPaths): Loss {
  return new Loss(concepts, anyBody);
}
