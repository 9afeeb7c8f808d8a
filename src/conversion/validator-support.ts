/** The functions that standalone validators call, so that generated code imports no other package. */
import { isEqualJson } from "./bytes.js";

/** The length of a text in code points, as JSON Schema counts it. */
export function ucs2length(text: string): number {
  let length = 0;
  for (const _point of text) length++;
  return length;
}

export function equal(left: unknown, right: unknown): boolean {
  return isEqualJson(left, right);
}
