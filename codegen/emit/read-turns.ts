/** Readers of turns, from the items of a dialect's conversation. */
import type { Item, Mapping } from "../join/mapping.js";
import { matchWire } from "./conditions.js";
import { keysOfItem, unitOf } from "./keys.js";
import { Places } from "./places.js";
import { camel, pascal, quote } from "./text.js";
import { functionLines } from "./signature.js";
import { matchItem, offersTools, itemStatement } from "./offers.js";
import { readerParameters, reportUnmapped, joinPath, reportShadowed } from "./read-reports.js";

export function emitTurns(mapping: Mapping): string[] {
  const items = mapping.layout.items.filter(({ direction }) => direction !== "write");
  return [
    "function readTurns(value: Json | undefined, path: string, loss: Loss" +
      `${offersTools(mapping) ? ", offered?: Tool[]" : ""}): Turn[] {`,
    "const turns: Turn[] = [];",
    ...(mapping.layout.defaultItem === undefined
      ? []
      : [
          `if (!Array.isArray(value)) return bareTurn(${bareRole(mapping)}, readContent(value, path, loss, readPart));`,
        ]),
    "for (const [index, item] of asList(value).entries()) {",
    "const wire = inner(item);",
    "const place = `${path}[${index}]`;",
    ...items.map(
      (item, index) => `${index === 0 ? "" : "else "}if (${matchItem(item, mapping)}) ${itemStatement(item)}`,
    ),
    mapping.layout.defaultItem === undefined
      ? "else loss.at(place);"
      : `else addBare(turns, ${bareRole(mapping)}, readPart(wire, place, loss));`,
    "}",
    "return turns;",
    "}",
    "",
    ...items.filter((item) => item.refused === undefined).flatMap((item) => emitItem(item, mapping)),
  ];
}

/** The reader of a part beside the content; one that tells its own from others reports the others. */
function besideReader(names: readonly string[], mapping: Mapping): string {
  const tests = names.map((name) => ({
    name,
    test: matchWire(mapping.parts.forms.find((candidate) => candidate.name === name)?.when ?? {}, "one"),
  }));
  const [only] = tests;
  if (tests.length === 1 && only?.test === "") return `read${pascal(only.name)}Part`;
  return (
    "(one, place, lost) => (" +
    `${tests.map(({ name, test }) => `${test} ? read${pascal(name)}Part(one, place, lost) : `).join("")}` +
    "lost.other(place))"
  );
}

/** The role of what stands in place of items. */
function bareRole(mapping: Mapping): string {
  return quote(mapping.layout.items.find(({ name }) => name === mapping.layout.defaultItem)?.role ?? "user");
}

function emitItem(item: Item, mapping: Mapping): string[] {
  const places = new Places("wire");
  const name = `read${pascal(item.name)}Item`;
  const unmapped = reportUnmapped(`${camel(item.name)}Item`, keysOfItem(item, mapping), item.unmapped, places, "path");
  const beside = (first: boolean): string[] =>
    item.beside
      .filter((entry) => entry.first === first)
      .map((entry) => {
        const read = entry.list ? "besideList" : "besideText";
        return (
          `...${read}(${firstOf(entry.at, places)}, ${placeOfFirst(entry.at, places)}, loss, ` +
          `${besideReader(entry.forms, mapping)}),`
        );
      });
  const parts =
    item.part === undefined
      ? [
          ...beside(true),
          ...(item.content === undefined
            ? []
            : [`...readContent(${places.read(item.content)}, ${joinPath("path", item.content)}, loss, readPart),`]),
          ...beside(false),
        ]
      : [];
  return [
    ...unmapped.tables,
    ...functionLines(
      `function ${name}`,
      [...readerParameters, ...(item.offers === undefined ? [] : ["offered: Tool[]"])],
      "Turn",
      [
        ...places.declarations,
        ...unmapped.statements,
        ...reportShadowed(item.beside, places, "path"),
        ...(item.offers === undefined
          ? []
          : [
              `offered.push(...(readEach(${places.read(item.offers.at)}, ` +
                `${joinPath("path", item.offers.at)}, (one, place) => read${pascal(item.offers.each)}` +
                "(one, place, loss)) ?? []));",
            ]),
        `return {\nrole: ${quote(item.role)},\nparts: ` +
          (item.part === undefined
            ? cited(item, `[\n${parts.join("\n")}\n]`, places, mapping)
            : `concat(read${pascal(item.part)}Part(wire, path, loss))`) +
          `,\norigin: { path, form: ${quote(`item.${item.name}`)} },\n};`,
      ],
    ),
  ];
}

function cited(item: Item, parts: string, places: Places, mapping: Mapping): string {
  if (item.citations === undefined) return parts;
  const { at, each } = item.citations;
  const unit = unitOf(each, mapping);
  const citations =
    `readEach(${places.read(at)}, ${joinPath("path", at)}, (one, place) => read` + `${pascal(each)}(one, place, loss))`;
  return `citeParts(${parts}, ${unit === undefined ? citations : `reportedCitations(${quote(unit)}, ${citations})`})`;
}

function firstOf(at: readonly string[], places: Places): string {
  return at.length > 1 ? `first(${at.map((path) => places.read(path)).join(", ")})` : places.read(at[0] ?? "");
}

/** Which of several places spoke. */
function placeOfFirst(at: readonly string[], places: Places): string {
  const place = joinPath("path", at[0] ?? "");
  return at.length < 2 ? place : `${places.read(at[0] ?? "")} != null ? ${place} : ${joinPath("path", at[1] ?? "")}`;
}
