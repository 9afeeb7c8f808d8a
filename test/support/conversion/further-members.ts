/** Parts beside the content that a dialect reads from several members, each time at another one than it writes. */
import type { Mapping } from "../../../codegen/model/mapping.js";
import type { Json, Wire } from "../../../src/registry.js";

export function withFurtherMembers(bodies: readonly Wire[], mapping: Mapping | undefined): Wire[] {
  const members = (mapping?.layout.items ?? [])
    .flatMap(({ beside }) => beside)
    .flatMap(({ at: [first, ...others] }) => others.map((other) => [first ?? "", other] as const));
  return bodies.flatMap((body) => [body, ...members.flatMap(([first, other]) => renamed(body, first, other))]);
}

/** The body with this name of a member everywhere, if it has that member. */
function renamed(body: Wire, name: string, other: string): Wire[] {
  let isRenamed = false;
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).map(([key, member]) => {
      isRenamed ||= key === name;
      return [key === name ? other : key, visit(member ?? null)] as const;
    });
    return Object.fromEntries(members);
  };
  const changed = visit(body) as Wire;
  return isRenamed ? [changed] : [];
}
