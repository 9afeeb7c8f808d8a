/** The way back of tools whose names had to change on the way to an upstream. */
import type { Response } from "../../generated/interlingua/text.js";

/** From the name that was sent to the client's own. */
export type ToolNames = ReadonlyMap<string, string>;

/** An answer that calls the tools as the client does. */
export function withOwnNames(response: Response, names: ToolNames): Response {
  if (names.size === 0) return response;
  return { ...response, parts: response.parts.map((part) => (part.kind === "call" ? { ...part, name: names.get(part.name) ?? part.name } : part)) };
}
