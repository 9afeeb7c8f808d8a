/** Dialects with opaque state say whose it is, and find it at places that there are. */
import type { StateSource } from "../load/sources/dialect.js";
import type { DialectDocument } from "../join/dialect-document.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

type Items = NonNullable<StateSource["lists"]>[string];

const CONCEPTS: readonly string[] = ["signature", "redacted"];

export function statePlaced({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const { file, name, keys } = document;
    const { state } = keys;
    const forms = mappings.find(({ dialect }) => dialect === name)?.parts.forms ?? [];
    const hasState = forms.some(({ lines }) =>
      lines.some(({ concept, at }) => CONCEPTS.includes(concept) && at.length > 0),
    );
    if (state === undefined)
      return hasState
        ? [
            file.problem(
              ["x-dialect"],
              "parts of this dialect hold opaque state, and nothing says whose",
              "say state: { family: the vendor's }",
            ),
          ]
        : [];
    const body = SchemaPlace.named(document, "Request");
    const asks = (["at", "beside", "unless"] as const).flatMap((key) => {
      const place = state.ask === undefined ? undefined : body?.at(state.ask[key]);
      return place === undefined || place instanceof SchemaPlace
        ? []
        : [
            file.problem(
              ["x-dialect", "state", "ask", key],
              `there is no "${place.name}" here`,
              hintFor(place.name, place.known),
            ),
          ];
    });
    const inLoop =
      state.loop === undefined
        ? []
        : [
            [state.loop.turns, "turns"],
            [`${state.loop.turns}[*].${state.loop.items}`, "items"],
            [state.loop.requested_by, "requested_by"],
          ].flatMap(([path = "", key = ""]) => {
            const place = body?.at(path);
            return place === undefined || place instanceof SchemaPlace
              ? []
              : [
                  file.problem(
                    ["x-dialect", "state", "loop", key],
                    `there is no "${place.name}" here`,
                    hintFor(place.name, place.known),
                  ),
                ];
          });
    const lists = Object.entries(state.lists ?? {}).flatMap(([list, items]) =>
      placesOf(list, items).flatMap(({ path, at }) => {
        const place = body?.at(path);
        if (place === undefined || place instanceof SchemaPlace) return [];
        return [
          file.problem(
            ["x-dialect", "state", "lists", list, ...at],
            `there is no "${place.name}" here`,
            hintFor(place.name, place.known),
          ),
        ];
      }),
    );
    return [...asks, ...inLoop, ...lists, ...wordsPlaced(document, state, body), ...toldOf(document)];
  });
}

/** Turns hold reasoning in words in members that they have. */
function wordsPlaced(
  { file }: DialectDocument,
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
  return places.flatMap(({ pointer, place }) =>
    place === undefined || place instanceof SchemaPlace
      ? []
      : [
          file.problem(
            ["x-dialect", "state", "in_words", ...pointer],
            `there is no "${place.name}" here`,
            hintFor(place.name, place.known),
          ),
        ],
  );
}

/** State is told by members of answers, or of their events. */
function toldOf(document: DialectDocument): Problem[] {
  const { at = [], items = [] } = document.keys.state?.in_answers ?? {};
  const places = document.answers.flatMap((name) => SchemaPlace.named(document, name) ?? []);
  const absent = (path: string, ...pointer: (string | number)[]) => {
    const tried = places.map((place) => place.at(path));
    const [first] = tried;
    return first === undefined || first instanceof SchemaPlace || tried.some((place) => place instanceof SchemaPlace)
      ? []
      : [{ pointer, place: first }];
  };
  const missing = at.flatMap((path, index) => absent(path, "at", index));
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
    pieces === undefined ? [] : absent(pieces, "items", index, "pieces"),
  );
  return [...missing, ...unknown, ...unnamed].map(({ pointer, place }) =>
    document.file.problem(
      ["x-dialect", "state", "in_answers", ...pointer],
      `there is no "${place.name}" here`,
      hintFor(place.name, place.known),
    ),
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
