/** Answers of upstreams with other counts: usage has the same two names in every vendor's answers. */
import type { VendorAnswer, VendorForms } from "../support/vendor-forms/form.js";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Usage in place of another. Undefined leaves it out. */
export type Change = (usage: Readonly<Record<string, Json>>) => Json | undefined;

const USAGE_MEMBERS: ReadonlySet<string> = new Set(["usage", "usageMetadata"]);

/** The reports of usage in an answer. */
export function usageIn({ words: { body }, countMembers = [] }: VendorForms): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(body).filter(([key]) => USAGE_MEMBERS.has(key) || countMembers.includes(key)),
  );
}

/** The same answer with every report of usage changed. */
export function withUsage(
  { body, stream }: VendorAnswer,
  change: Change,
  { countMembers = [] }: Pick<VendorForms, "countMembers">,
): VendorAnswer {
  const changed = (value: Json) => changedIn(value, change, countMembers);
  return {
    body: changed(body as Json) as VendorAnswer["body"],
    stream: stream.map((piece) =>
      piece.replace(
        // Before the data of an event is its field or its name, by the framing.
        /^(data: |!?[\w.-]+ |)(\{.*\})$/gm,
        (_line, before: string, data: string) => before + JSON.stringify(changed(JSON.parse(data) as Json)),
      ),
    ),
  };
}

/** Every number in it is different. */
export function everyCount(value: Json | ((count: number) => Json)): Change {
  const put = (within: Json): Json => {
    if (typeof within === "number") return typeof value === "function" ? value(within) : value;
    if (Array.isArray(within)) return within.map(put);
    if (typeof within !== "object" || within === null) return within;
    return Object.fromEntries(Object.entries(within).map(([key, member]) => [key, put(member as Json)]));
  };
  return put;
}

function changedIn(value: Json, change: Change, countMembers: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((item: Json) => changedIn(item, change, countMembers));
  if (typeof value !== "object" || value === null) return value;
  const counts = Object.entries(value as Readonly<Record<string, Json>>).filter(([key]) => countMembers.includes(key));
  const members = Object.entries(value).flatMap(([key, member]): [string, Json][] => {
    if (countMembers.includes(key)) return [];
    if (!USAGE_MEMBERS.has(key) || typeof member !== "object" || member === null)
      return [[key, changedIn(member as Json, change, countMembers)]];
    const reported = change(member as Record<string, Json>);
    return reported === undefined ? [] : [[key, reported]];
  });
  const reported = counts.length === 0 ? undefined : change(Object.fromEntries(counts));
  return { ...Object.fromEntries(members), ...(typeof reported === "object" ? reported : {}) };
}
