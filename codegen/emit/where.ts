/** Where a generated reader is in the body that it reads, for its reports. */
import { code, type Piece } from "../print/code.js";
import type { Places } from "./places.js";
import { segmentsOf } from "../model/names.js";
import { quote } from "./text.js";

/** A reader of a whole body, or of an inner object. */
export type Where = "body" | "inside";

/** The object and its member as two arguments; the object alone where none is named. */
export function placeOf(places: Places, member: string): Piece {
  return segmentsOf(member).length === 0 ? places.place : code`${places.root}, ${quote(member)}`;
}
