/** Dialects with opaque state name its family, and the places of the state exist. */
import type { StateSource } from "../load/sources/dialect.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

type Items = NonNullable<StateSource["lists"]>[string];

const CONCEPTS: readonly string[] = ["signature", "redacted"];

export function statePlaced({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const { file, name, keys } = document;
    if (keys.state !== undefined) return ofState(document, keys.state);
    const forms = mappings.find(({ dialect }) => dialect === name)?.parts.forms ?? [];
    const hasState = forms.some(({ lines }) =>
      lines.some(({ concept, at }) => CONCEPTS.includes(concept) && at.length > 0),
    );
    if (!hasState) return [];
    const message = "parts of this dialect hold opaque state, and nothing names its family";
    return [file.problem(["x-dialect"], message, "write state: { family: the vendor's }")];
  });
}

function ofState(document: DialectDocument, state: StateSource): Problem[] {
  const body = SchemaPlace.named(document, "Request");
  const { ask, loop, lists = {} } = state;
  const places: Placed[] = [
    ...(ask === undefined
      ? []
      : (["at", "beside", "unless"] as const).map((key) => ({ path: ask[key], pointer: ["ask", key] }))),
    ...(loop === undefined
      ? []
      : [
          { path: loop.turns, pointer: ["loop", "turns"] },
          { path: `${loop.turns}[*].${loop.items}`, pointer: ["loop", "items"] },
          { path: loop.requested_by, pointer: ["loop", "requested_by"] },
        ]),
    ...Object.entries(lists).flatMap(([list, items]) =>
      placesOf(list, items).map(({ path, at }) => ({ path, pointer: ["lists", list, ...at] })),
    ),
  ];
  const missing = places.flatMap(({ path, pointer }) =>
    absent(document, path === undefined ? undefined : body?.at(path), pointer),
  );
  return [...missing, ...wordsPlaced(document, state, body), ...ofAnswers(document)];
}

interface Placed {
  readonly path: string | undefined;
  /** Below the key `state`. */
  readonly pointer: (string | number)[];
}

/** A problem where a path leads to no place. */
function absent(
  { file }: DialectDocument,
  place: ReturnType<SchemaPlace["at"]> | undefined,
  pointer: Pointer,
): Problem[] {
  if (place === undefined || place instanceof SchemaPlace) return [];
  const hint = hintFor(place.name, place.known);
  return [file.problem(["x-dialect", "state", ...pointer], `there is no "${place.name}" here`, hint)];
}

/** Turns hold reasoning in words in members that they have. */
function wordsPlaced(
  document: DialectDocument,
  { in_words: words }: StateSource,
  body: SchemaPlace | undefined,
): Problem[] {
  if (words === undefined) return [];
  const { at, members, records = {} } = words;
  const list = body?.at(at);
  const places =
    list instanceof SchemaPlace
      ? [
          ...members.map((member, index) => ({ pointer: ["members", index], member })),
          ...Object.keys(records).map((member) => ({ pointer: ["records", member], member })),
        ].map(({ pointer, member }) => ({ pointer, place: body?.at(`${at}[*].${member}`) }))
      : [{ pointer: ["at"], place: list }];
  return places.flatMap(({ pointer, place }) => absent(document, place, ["in_words", ...pointer]));
}

/** State of answers is in members of answers, or of their events. */
function ofAnswers(document: DialectDocument): Problem[] {
  const { at = [], items = [] } = document.keys.state?.in_answers ?? {};
  const places = document.answers.flatMap((name) => SchemaPlace.named(document, name) ?? []);
  const lacking = (path: string, ...pointer: (string | number)[]) => {
    const tried = places.map((place) => place.at(path));
    const [first] = tried;
    return first === undefined || first instanceof SchemaPlace || tried.some((place) => place instanceof SchemaPlace)
      ? []
      : [{ pointer, place: first }];
  };
  const missing = at.flatMap((path, index) => lacking(path, "at", index));
  const known = SchemaPlace.union(
    at.flatMap((path) =>
      places.flatMap((place) => {
        const found = place.at(path);
        return found instanceof SchemaPlace ? [found, found.items() ?? found] : [];
      }),
    ),
  );
  const unknown = items.flatMap((item, index) =>
    statesOf(item).flatMap(({ path, at: pointer }) => {
      const place = known?.at(path);
      return place === undefined || place instanceof SchemaPlace
        ? []
        : [{ pointer: ["items", index, ...pointer], place }];
    }),
  );
  const unnamed = items.flatMap(({ pieces }, index) =>
    pieces === undefined ? [] : lacking(pieces, "items", index, "pieces"),
  );
  return [...missing, ...unknown, ...unnamed].flatMap(({ pointer, place }) =>
    absent(document, place, ["in_answers", ...pointer]),
  );
}

/** The list itself, and each member of its items. */
function placesOf(list: string, items: Items): { readonly path: string; readonly at: (string | number)[] }[] {
  const inside = `${list}[*]`;
  return [
    { path: list, at: [] },
    ...items.flatMap((item, index) => [
      ...statesOf(item).map(({ path, at }) => ({ path: `${inside}.${path}`, at: [index, ...at] })),
      ...Object.keys(item.when ?? {}).map((member) => ({ path: `${inside}.${member}`, at: [index, "when", member] })),
    ]),
  ];
}

/** The places of state in an item. */
function statesOf({ at }: Pick<Items[number], "at">): { readonly path: string; readonly at: (string | number)[] }[] {
  return typeof at === "string" ? [{ path: at, at: ["at"] }] : at.map((path, index) => ({ path, at: ["at", index] }));
}
