/** A member of an object that generated code makes, before it is printed. */
import { memberName, noted } from "./text.js";

export interface Member {
  readonly name: string;
  readonly expression: string;
  /** Where the value comes from. */
  readonly note: string;
}

export function printMember({ name, expression, note }: Member): string {
  return noted(`${memberName(name)}: ${expression},`, note);
}
