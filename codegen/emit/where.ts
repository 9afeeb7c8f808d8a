/** Where a generated reader is in the body that it reads, for its reports. */
import { code, type Piece } from "../print/code.js";
import { locals } from "./locals.js";
import { quote } from "./text.js";

/** A reader of a whole body has constant paths. A reader of an inner object gets the path of that object. */
export type Where = "body" | "inside";

/** The path of a member as an expression; that of the object itself where none is named. */
export function placeOf(where: Where, member: string): Piece {
  if (where === "body") return quote(member);
  return member === "" ? locals.path : code`${locals.path} + ${quote(`.${member}`)}`;
}
