/** What upstreams say, with other counts in it: usage stands under the same two names wherever a vendor tells it. */
import type { VendorAnswer } from "../support/vendor-forms/form.js";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Usage in place of another; undefined leaves it out. */
export type Change = (usage: Readonly<Record<string, Json>>) => Json | undefined;

const USAGE_MEMBERS: ReadonlySet<string> = new Set(["usage", "usageMetadata"]);

/** The same answer with every report of usage changed. */
export function withUsage({ body, stream }: VendorAnswer, change: Change): VendorAnswer {
  return {
    body: changed(body as Json, change) as VendorAnswer["body"],
    stream: stream.map((piece) =>
      piece.replace(
        /^data: (\{.*\})/gm,
        (_line, data: string) => `data: ${JSON.stringify(changed(JSON.parse(data) as Json, change))}`,
      ),
    ),
  };
}

/** Every number in it is another. */
export function everyCount(value: Json | ((count: number) => Json)): Change {
  const put = (within: Json): Json => {
    if (typeof within === "number") return typeof value === "function" ? value(within) : value;
    if (Array.isArray(within)) return within.map(put);
    if (typeof within !== "object" || within === null) return within;
    return Object.fromEntries(Object.entries(within).map(([key, member]) => [key, put(member as Json)]));
  };
  return put;
}

function changed(value: Json, change: Change): Json {
  if (Array.isArray(value)) return value.map((item: Json) => changed(item, change));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).flatMap(([key, member]): [string, Json][] => {
    if (!USAGE_MEMBERS.has(key) || typeof member !== "object" || member === null)
      return [[key, changed(member as Json, change)]];
    const reported = change(member as Record<string, Json>);
    return reported === undefined ? [] : [[key, reported]];
  });
  return Object.fromEntries(members);
}
