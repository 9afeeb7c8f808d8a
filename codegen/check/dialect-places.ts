/** The places of a dialect's document lead to members of its schemas. */
import type { DialectDocument } from "../model/dialect-document.js";
import { isObject } from "../model/source.js";
import { hintFor, misspelt, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { missingPaths } from "./missing-paths.js";
import { SchemaPlace } from "./schema-place.js";
import { schemasIn } from "./schemas-in.js";
import type { Specs } from "./specs.js";

const PLACES = ["x-dialect", "places"];

export function dialectPlaces({ documents }: Specs): Problem[] {
  return documents.flatMap((document) => [...pathsOf(document), ...bulkOf(document)]);
}

function pathsOf(document: DialectDocument): Problem[] {
  const { places } = document.keys;
  const { requests, answers, events } = document;
  return [
    ...missingAt(document, requests, "requests", "request_model", places.request_model),
    ...missingAt(document, requests, "requests", "request_stream", places.request_stream),
    ...missingAt(document, requests, "requests", "answer_count", places.answer_count),
    ...missingAt(document, requests, "requests", "image_size", places.image_size),
    ...missingAt(document, answers, "answers", "response_model", places.response_model),
    // An event may be a whole answer, and hosts tell of their models in both.
    ...(events.length > 0
      ? missingAt(document, [...events, ...answers], "events", "event_model", places.event_model)
      : []),
  ];
}

function missingAt(
  document: DialectDocument,
  schemas: readonly string[],
  bodies: string,
  key: string,
  paths: string | readonly string[] = [],
): Problem[] {
  const all = schemas.map((name) => SchemaPlace.named(document, name)).filter((schema) => schema !== undefined);
  const body = SchemaPlace.union(all);
  const missing = missingPaths(body, [paths].flat());
  // Hosts add members that the vendor's schemas lack: beside a known place others may be of hosts.
  const isSure = missing.length === [paths].flat().length;
  return missing.flatMap(({ path, name, known }) => {
    if (!isSure && nearest(name, known) === undefined) return [];
    const index = typeof paths === "string" ? [] : [paths.indexOf(path)];
    const message = `"${path}" leads nowhere in the ${bodies} of this document: there is no "${name}"`;
    const hint = hintFor(name, known) ?? "declare the member, or leave the place out";
    return [document.file.problem([...PLACES, key, ...index], message, hint, misspelt(name, known))];
  });
}

/** Names of members, wherever in an answer they are. */
function bulkOf(document: DialectDocument): Problem[] {
  const members = new Set(
    schemasIn(document).flatMap(({ schema: { properties } }) => (isObject(properties) ? Object.keys(properties) : [])),
  );
  return (document.keys.places.bulk ?? []).flatMap((name, index) =>
    members.has(name)
      ? []
      : [
          document.file.problem(
            [...PLACES, "bulk", index],
            `no schema of this document has a member "${name}"`,
            hintFor(name, members),
            misspelt(name, members),
          ),
        ],
  );
}
