/** Places in bodies that tell what a call may cost, whether it is converted or not. */
import type { Line, Mapping } from "../join/mapping.js";
import { segmentsOf } from "./text.js";

/** Where a concept of the request stands. */
export function linePaths({ request }: Mapping, concept: string): readonly string[] {
  return request.lines.find((line) => line.concept === concept)?.at ?? [];
}

/** The same paths in every manner in which clients may spell them. */
export function spellings(paths: readonly string[], { request }: Mapping): readonly string[] {
  if (request.camelButInside === undefined) return paths;
  return paths.flatMap((path) =>
    segmentsOf(path).map(String).reduce<string[]>((begun, name) => begun.flatMap((before) => bothWays(name).map((way) => (before === "" ? way : `${before}.${way}`))), [""]),
  );
}

function bothWays(name: string): string[] {
  return [...new Set([name, name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)])];
}

/** Members that hold the bytes of a medium, or the address that may be the bytes. */
export function mediaMembers(mapping: Mapping): string[] {
  const forms = [...mapping.parts.forms, ...[...mapping.records.values()].flatMap((record) => record.forms)];
  const bytes = [...mapping.records.values()].filter(({ is }) => is === "Source").flatMap(({ forms: sources }) => sources.flatMap(({ lines }) => lines.filter(({ concept }) => concept === "data")));
  const holding = [...forms.flatMap(({ lines }) => lines), ...mapping.request.lines].filter(({ as }) => holdsMedia.has(as ?? ""));
  return [...new Set(spellings([...bytes, ...holding].flatMap(lastMembers), mapping))];
}

/** Transforms between media and their forms on the wire. */
const holdsMedia = new Set(["media_uri", "bare_base64", "image_source", "image_sources", "typed_sources", "source_addresses"]);

function lastMembers({ at }: Line): string[] {
  return at.map((path) => String(segmentsOf(path).at(-1)));
}
