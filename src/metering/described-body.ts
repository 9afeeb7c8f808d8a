/** What was said, as operators may see it: media, vectors and secrets are told by their size, and long texts are cut. */
import type { Json } from "../registry.js";
import { withPlaceholders } from "./placeholders.js";

/** The most that is kept of one body, in characters. */
export const MOST_DESCRIBED = 65_536;

export function describeBody(body: Json, mediaMembers: ReadonlySet<string>): string {
  return JSON.stringify(withPlaceholders(body, { mediaMembers })).slice(0, MOST_DESCRIBED);
}

/** A stream of events, each as a body of its own. */
export function describeEvents(text: string, mediaMembers: ReadonlySet<string>): string {
  return text
    .split("\n")
    .map((line) => (line.startsWith("data:") ? `data: ${describeData(line.slice("data:".length), mediaMembers)}` : line))
    .join("\n")
    .slice(0, MOST_DESCRIBED);
}

/** The last event may be cut off: then it is words. */
function describeData(data: string, mediaMembers: ReadonlySet<string>): string {
  try {
    return describeBody(JSON.parse(data) as Json, mediaMembers);
  } catch {
    return String(withPlaceholders(data, { mediaMembers }));
  }
}
