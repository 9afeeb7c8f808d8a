/** Dialects with opaque state say whose it is, and find it at places that there are. */
import type { DialectDocument, StateSource } from "../join/dialect-document.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

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
            [state.loop.asked, "asked"],
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
    return [...asks, ...inLoop, ...lists, ...toldOf(document)];
  });
}

/** State is told by members of answers, or of their events. */
function toldOf(document: DialectDocument): Problem[] {
  const { at = [], items = [] } = document.keys.state?.in_answers ?? {};
  const places = ["Response", "Event"].flatMap((name) => SchemaPlace.named(document, name) ?? []);
  const missing = at.flatMap((path, index) => {
    const tried = places.map((place) => place.at(path));
    const [first] = tried;
    return first === undefined || first instanceof SchemaPlace || tried.some((place) => place instanceof SchemaPlace)
      ? []
      : [{ pointer: ["at", index], place: first }];
  });
  const known = SchemaPlace.union(
    at.flatMap((path) =>
      places.flatMap((place) => {
        const found = place.at(path);
        return found instanceof SchemaPlace ? [found, found.items() ?? found] : [];
      }),
    ),
  );
  const unknown = items.flatMap(({ at: member }, index) => {
    const place = known?.at(member);
    return place === undefined || place instanceof SchemaPlace ? [] : [{ pointer: ["items", index, "at"], place }];
  });
  return [...missing, ...unknown].map(({ pointer, place }) =>
    document.file.problem(
      ["x-dialect", "state", "in_answers", ...pointer],
      `there is no "${place.name}" here`,
      hintFor(place.name, place.known),
    ),
  );
}

/** The list itself, and each member of its items. */
function placesOf(
  list: string,
  items: NonNullable<StateSource["lists"]>[string],
): { readonly path: string; readonly at: (string | number)[] }[] {
  const inside = `${list}[*]`;
  return [
    { path: list, at: [] },
    ...items.flatMap(({ at, when = {} }, index) => [
      { path: `${inside}.${at}`, at: [index, "at"] },
      ...Object.keys(when).map((member) => ({ path: `${inside}.${member}`, at: [index, "when", member] })),
    ]),
  ];
}
