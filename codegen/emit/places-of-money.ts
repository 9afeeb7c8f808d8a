/** Places in bodies that decide what a call may cost, whether it is converted or not. */
import type { MediaAddress } from "../../src/conversion/places.js";
import type { AddressedMediumSource } from "../load/sources/dialect.js";
import { singleOf, transformOf } from "../model/line.js";
import type { Line, Mapping } from "../model/mapping.js";
import { segmentsOf, stepsOf } from "../model/names.js";

/** The paths of a concept of the request. */
export function linePaths({ request }: Mapping, concept: string): readonly string[] {
  return request.lines.find((line) => line.concept === concept)?.at ?? [];
}

/** The paths of the budget of reasoning tokens in a request. */
export function budgetPaths({ request, records }: Mapping): readonly string[] {
  const line = request.lines.find(({ concept }) => concept === "reasoning");
  const inside = (records.get((line && singleOf(line)) ?? "")?.forms ?? []).flatMap(({ lines }) =>
    lines.filter(({ concept }) => concept === "budget").flatMap(({ at }) => at),
  );
  const outside = line === undefined || line.at.length === 0 ? [""] : line.at.map((at) => `${at}.`);
  return [...new Set(outside.flatMap((before) => inside.map((at) => before + at)))];
}

/** The same paths in every modality in which clients may spell them. */
export function spellings(paths: readonly string[], { request }: Mapping): readonly string[] {
  if (request.spelling === undefined) return paths;
  return paths.flatMap((path) =>
    segmentsOf(path)
      .map(String)
      .reduce<string[]>(
        (begun, name) =>
          begun.flatMap((before) => bothWays(name).map((way) => (before === "" ? way : `${before}.${way}`))),
        [""],
      ),
  );
}

function bothWays(name: string): string[] {
  return [...new Set([name, name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)])];
}

/** Members that hold the bytes of a medium, or the address that may be the bytes. */
export function mediaMembers(mapping: Mapping): string[] {
  const forms = [...mapping.parts.forms, ...[...mapping.records.values()].flatMap((record) => record.forms)];
  const bytes = [...mapping.records.values()].flatMap(({ is, forms: sources }) =>
    sources.flatMap(({ lines }) => lines.filter(({ concept }) => concept === bytesOf[is])),
  );
  const holding = [...forms.flatMap(({ lines }) => lines), ...mapping.request.lines].filter((line) =>
    holdsMedia(transformOf(line), mapping),
  );
  const beside = mapping.layout.items.flatMap(({ beside: places }) =>
    places
      .filter(({ forms: names }) =>
        mapping.parts.forms.some(({ name, transform }) => names.includes(name) && holdsMedia(transform, mapping)),
      )
      .flatMap(({ at }) => at.map(lastMember)),
  );
  const inside = holding.flatMap((line) => membersInside(transformOf(line), mapping));
  return [...new Set(spellings([...bytes, ...holding].flatMap(lastMembers).concat(beside, inside), mapping))];
}

/** Addresses and IDs of media, with every path in every spelling. */
export function mediaAddresses(media: readonly AddressedMediumSource[], mapping: Mapping): MediaAddress[] {
  const ways = (path: string) => spellings([path], mapping).map(stepsOf);
  return media.flatMap(({ at: path, when = {}, medium, typed_by: typePath }) => {
    const conditions = Object.entries(when).reduce<MediaAddress["when"][]>(
      (begun, [place, is]) => begun.flatMap((before) => ways(place).map((at) => [...before, { at, is }])),
      [[]],
    );
    const types = typePath === undefined ? [undefined] : ways(typePath);
    return ways(path).flatMap((at) =>
      conditions.flatMap((words) =>
        types.map((typedBy) => ({
          at,
          when: words,
          ...(medium !== undefined && { medium }),
          ...(typedBy !== undefined && { typedBy }),
        })),
      ),
    );
  });
}

/** The concepts of records that are bytes, or an address that may be the bytes. */
const bytesOf: Readonly<Record<string, string>> = { Source: "data", Medium: "url" };

/** Transforms of media declare `holdsMedia` themselves. */
function holdsMedia(name: string | undefined, { functions }: Mapping): boolean {
  return name !== undefined && functions.find("transforms", name)?.members.includes("holdsMedia") === true;
}

/** The members of objects in which a transform finds media. */
function membersInside(name: string | undefined, { functions }: Mapping): readonly string[] {
  return (name === undefined ? undefined : functions.find("transforms", name)?.effects.mediaIn) ?? [];
}

/** Where several places hold a value together, the first of them holds the bytes. */
function lastMembers({ at, kind }: Line): string[] {
  return (kind === "together" ? at.slice(0, 1) : at).map(lastMember);
}

function lastMember(path: string): string {
  return String(segmentsOf(path).at(-1));
}
