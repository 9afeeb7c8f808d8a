/** A member of an object that generated code makes. */
import { code, codeOf, madeOf, type Piece } from "../print/code.js";
import { memberName } from "./text.js";

export interface Member {
  readonly name: string;
  readonly expression: Piece;
}

/** Its name is made of what its value is made of. */
export function printMember({ name, expression }: Member): Piece {
  const { text, node } = codeOf(expression);
  return text === name ? expression : madeOf(node, code`${memberName(name)}: ${expression}`);
}
