/** Calls under the names that the client gave its tools. */
import type { OpenPart, StreamWriterOptions } from "./contract.js";

/** Names a call as the client does. Returns whether the client wants free text in place of its arguments. */
export function nameAsOwn(part: OpenPart, toolNames: StreamWriterOptions["toolNames"]): boolean {
  const own = toolNames?.get(part.name);
  if (own === undefined) return false;
  part.name = own.name;
  part.group = own.group;
  part.calling = own.calling ?? part.calling;
  return own.calling === "text";
}
