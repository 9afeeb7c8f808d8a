/** A member of an object that generated code makes. */
import { code, type Piece } from "../print/code.js";
import { memberName } from "./text.js";

export interface Member {
  readonly name: string;
  readonly expression: Piece;
  /** What the expression does not show. */
  readonly note?: string | undefined;
}

export function printMember({ name, expression, note }: Member): Piece {
  return code`${noteLine(note)}${memberName(name)}: ${expression}`;
}

/** A comment on the line above a member or an item. */
export function noteLine(note: string | undefined): string {
  return note === undefined ? "" : `// ${note}\n`;
}
