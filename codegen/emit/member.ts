/** A member of an object that generated code makes. */
import { code, codeOf, type Piece } from "../print/code.js";
import { memberName } from "./text.js";

export interface Member {
  readonly name: string;
  readonly expression: Piece;
}

export function printMember({ name, expression }: Member): Piece {
  const { text } = codeOf(expression);
  return text === name ? expression : code`${memberName(name)}: ${expression}`;
}
