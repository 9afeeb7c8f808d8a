/** What the members of a dialect are by its mapping, whatever their names: names of tools, IDs of calls, bytes. */
import type { Form, Line, Mapping } from "../../../codegen/model/mapping.js";
import { wordsOf } from "./table-places.js";

export type KindOfMember = "id" | "name" | "mime" | "url" | "data";
export type KindsOfMembers = ReadonlyMap<string, KindOfMember>;

/** By the concepts of calls, tools, choices and sources. */
const kinds: ReadonlyMap<string, KindOfMember> = new Map([
  ...(["id", "name", "mime", "url", "data"] as const).map((kind) => [kind, kind] as const),
  ["names", "name"],
]);

const kindsByMapping = new WeakMap<Mapping, KindsOfMembers>();

/** By the names of the members. */
export function kindsOf(mapping: Mapping): KindsOfMembers {
  const found = kindsByMapping.get(mapping) ?? collectKinds(mapping);
  kindsByMapping.set(mapping, found);
  return found;
}

function collectKinds(mapping: Mapping): KindsOfMembers {
  const { parts, records } = mapping;
  const ofParts = parts.forms.filter(({ kind }) => kind === "call" || kind === "result");
  const ofRecords = [...records.values()].filter(({ is }) => is === "Tool" || is === "ToolChoice" || is === "Source");
  const forms = [...ofParts, ...ofRecords.flatMap((rule) => rule.forms)];
  const lines = forms.filter(isRead).flatMap((form) => form.lines);
  const words = wordsOf(mapping);
  return new Map(lines.flatMap(membersOf).filter(([name]) => !words.has(name)));
}

function isRead({ direction, dropped }: Form): boolean {
  return direction !== "write" && dropped === undefined;
}

/** A type that is a word of the dialect is no media type, and a list of tools no name. */
function membersOf(line: Line): [string, KindOfMember][] {
  const { concept, at } = line;
  const kind = "match" in line || (concept === "mime" && line.kind !== "value") ? undefined : kinds.get(concept);
  const names = at.map((path) => path.replace(/^.*[.\]]/, "")).filter((name) => name !== "");
  return kind === undefined ? [] : names.map((name) => [name, kind]);
}
