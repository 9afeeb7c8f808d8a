/** The places of a dialect's document lead to members of its schemas. */
import type { AddressedMediumSource } from "../load/sources/dialect.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { isObject } from "../model/source.js";
import { hintFor, misspelt, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import { segmentsOf, stepsOf } from "../model/names.js";
import { missingPaths } from "./missing-paths.js";
import { follow } from "./part-places.js";
import { SchemaPlace } from "./schema-place.js";
import { schemasIn } from "./schemas-in.js";
import type { Specs } from "./specs.js";

const PLACES = ["x-dialect", "places"];

export function dialectPlaces({ documents }: Specs): Problem[] {
  return documents.flatMap((document) => [...pathsOf(document), ...membersOf(document), ...wordsOf(document)]);
}

/** The bodies that paths lead into. */
interface Bodies {
  readonly name: string;
  readonly place: SchemaPlace | undefined;
}

/** A path, where it is in the document. */
interface Written {
  readonly pointer: Pointer;
  readonly path: string;
}

function pathsOf(document: DialectDocument): Problem[] {
  const { places } = document.keys;
  const { events } = document;
  const requests = bodies(document, "requests", document.requests);
  const answers = bodies(document, "answers", document.answers);
  // An event may be a whole answer, and hosts tell of their models in both.
  const streamed = bodies(document, "events", events.length === 0 ? [] : [...events, ...document.answers]);
  const { ask_usage: ask, always_in: item, vectors } = places;
  return [
    ...missingIn(requests, values("request_model", places.request_model), document),
    ...missingIn(requests, values("request_stream", places.request_stream), document),
    ...missingIn(requests, values("answer_count", places.answer_count), document),
    ...missingIn(requests, values("image_size", places.image_size), document),
    ...missingIn(requests, values("usage_switch", places.usage_switch), document),
    ...missingIn(requests, member("ask_usage", "at", ask?.at), document),
    ...missingIn(requests, keys(["normalise"], places.normalise), document),
    ...missingIn(requests, keys(["always"], places.always), document),
    ...missingIn(requests, member("always_in", "at", item?.at), document),
    ...missingIn(inside(requests, item?.at), keys(["always_in", "item"], item?.item), document),
    ...missingIn(inside(requests, item?.at), keys(["always_in", "set"], item?.set), document),
    ...missingIn(requests, member("vectors", "form", vectors?.form), document),
    ...missingIn(answers, member("vectors", "at", vectors?.at), document),
    ...missingIn(inside(answers, vectors?.at), member("vectors", "index", vectors?.index), document),
    ...missingIn(inside(answers, vectors?.at), member("vectors", "vector", vectors?.vector), document),
    ...missingIn(answers, values("response_model", places.response_model), document),
    ...missingIn(answers, keys(["response_fixed"], places.response_fixed), document),
    ...missingIn(streamed, values("event_model", places.event_model), document),
    ...missingIn(streamed, member("ask_usage", "adds", ask?.adds), document),
    ...missingIn(streamed, keys(["event_fixed"], places.event_fixed), document),
    ...missingIn(streamed, keys(["usage_event"], places.usage_event), document),
  ];
}

function bodies(document: DialectDocument, name: string, schemas: readonly string[]): Bodies {
  const all = schemas.map((schema) => SchemaPlace.named(document, schema)).filter((schema) => schema !== undefined);
  return { name, place: SchemaPlace.union(all) };
}

/** The objects at a path: one, or those of a list. A path that leads nowhere is a problem of its own. */
function inside({ name, place }: Bodies, path: string | undefined): Bodies {
  const found = follow(place, path);
  const objects = [found, found?.items()].filter((one) => one !== undefined);
  return { name, place: SchemaPlace.union(objects) };
}

function values(key: string, paths: string | readonly string[] = []): Written[] {
  return typeof paths === "string"
    ? [{ pointer: [key], path: paths }]
    : paths.map((path, index) => ({ pointer: [key, index], path }));
}

function member(key: string, name: string, path: string | undefined): Written[] {
  return path === undefined ? [] : [{ pointer: [key, name], path }];
}

function keys(pointer: Pointer, map: object = {}): Written[] {
  return Object.keys(map).map((path) => ({ pointer: [...pointer, path], path }));
}

function missingIn({ name: where, place }: Bodies, all: readonly Written[], document: DialectDocument): Problem[] {
  const found = all.map(({ pointer, path }) => ({ pointer, missing: missingPaths(place, [path]) }));
  // Hosts add members that the vendor's schemas lack: beside a known place others may be of hosts.
  const isSure = found.every(({ missing }) => missing.length > 0);
  return found.flatMap(({ pointer, missing }) =>
    missing.flatMap(({ path, name, known }) => {
      if (!isSure && nearest(name, known) === undefined) return [];
      const message = `"${path}" leads nowhere in the ${where} of this document: there is no "${name}"`;
      const hint = hintFor(name, known) ?? "declare the member, or leave the place out";
      return [document.file.problem([...PLACES, ...pointer], message, hint, misspelt(name, known))];
    }),
  );
}

/** Names of members, wherever in a body they are. */
function membersOf(document: DialectDocument): Problem[] {
  const { bulk = [], addressed_media: media = [] } = document.keys.places;
  const members = new Set(
    schemasIn(document).flatMap(({ schema: { properties } }) => (isObject(properties) ? Object.keys(properties) : [])),
  );
  const written = [...values("bulk", bulk), ...media.flatMap(pathsOfMedium)];
  return written.flatMap(({ pointer, path }) =>
    segmentsOf(path).flatMap((name) =>
      typeof name === "number" || members.has(name)
        ? []
        : [
            document.file.problem(
              [...PLACES, ...pointer],
              `no schema of this document has a member "${name}"`,
              hintFor(name, members),
              misspelt(name, members),
            ),
          ],
    ),
  );
}

function pathsOfMedium({ at, when, typed_by: type }: AddressedMediumSource, index: number): Written[] {
  const place = ["addressed_media", index];
  return [
    { pointer: [...place, "at"], path: at },
    ...keys([...place, "when"], when),
    ...(type === undefined ? [] : [{ pointer: [...place, "typed_by"], path: type }]),
  ];
}

/** Words of objects, wherever in a body they are. A document has them in its schemas or in its sentences. */
function wordsOf(document: DialectDocument): Problem[] {
  const { addressed_media: media = [] } = document.keys.places;
  return media.flatMap(({ when = {} }, index) =>
    Object.entries(when).flatMap(([path, word]) => {
      const name = stepsOf(path).at(-1) ?? "";
      const known = wordsUnder(name, document);
      if (known === undefined || known.includes(word)) return [];
      const message = `no schema of this document has the word "${word}" in a member "${name}"`;
      const near = nearest(word, known);
      const hint = near === undefined ? "name it where the member is declared" : `did you mean "${near}"?`;
      const pointer = [...PLACES, "addressed_media", index, "when", path];
      return [document.file.problem(pointer, message, hint, misspelt(word, known))];
    }),
  );
}

/** All words that members of a name have in a document; nothing where one may have any word. */
function wordsUnder(name: string, document: DialectDocument): string[] | undefined {
  const members = schemasIn(document).flatMap(({ schema: { properties } }) =>
    isObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
  );
  const words = members.map((member) => {
    const { enum: listed = [], const: one = [], description = [] } = isObject(member) ? member : {};
    return JSON.stringify([listed, one, description]).match(/[\w/-]+/g) ?? [];
  });
  return words.length === 0 || words.some((some) => some.length === 0) ? undefined : words.flat();
}
