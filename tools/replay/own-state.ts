/** What clients keep of vendors other than the dialect's own: their opaque state, with the tag from the answer. */
import { readTag, tagState } from "../../src/conversion/state/tag.js";
import { dialects, hostOf } from "../../src/registry.js";
import { isObject, type Json } from "./json.js";
import type { Play } from "./plays.js";

const STATE = /("encrypted_content"\s*:\s*")([^"\\]+)(?=")/g;
const INCLUDED = "reasoning.encrypted_content";

/** A recorded body as a client of the gateway would have it. */
export function withTags(body: string, { from, to, preset }: Pick<Play, "from" | "to" | "preset">): string {
  const dialect = dialects.get(from.name);
  const family = dialect === undefined || from !== to ? undefined : hostOf(preset, dialect).foreignFamily;
  return family === undefined
    ? body
    : body.replace(STATE, (_, head: string, value: string) => head + tagState(family, value));
}

/** A body that arrived, without a request for state that its client did not send. */
export function asRequested(arrived: Record<string, Json>, sent: Record<string, Json>): Record<string, Json> {
  const { include, ...rest } = arrived;
  const requested = sent.include;
  if (!Array.isArray(include) || sent.store != null || (Array.isArray(requested) && requested.includes(INCLUDED)))
    return arrived;
  const left = include.filter((item) => item !== INCLUDED);
  return left.length === 0 && !Array.isArray(requested)
    ? { ...rest, ...(requested !== undefined && { include: requested }) }
    : { ...rest, include: left };
}

/** An answer, or an event, with its state as its vendor made it. */
export function untagged(value: Json): Json {
  if (typeof value === "string") return readTag(value)?.value ?? value;
  if (Array.isArray(value)) return value.map(untagged);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, untagged(item)]))
    : value;
}
