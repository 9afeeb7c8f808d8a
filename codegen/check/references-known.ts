/** Records, forms, items and places that a mapping refers to are there, and none is there for nothing. */
import { contentOf, eachOf, inside, type Placed, problemOf, recordOf, singleOf } from "../model/line.js";
import { keyNode } from "./item-nodes.js";
import { contextsOf } from "../emit/write.js";
import { recordNameOf } from "../model/record-types.js";
import { piecesOf } from "../model/stream-rules.js";
import type { Form, Mapping } from "../model/mapping.js";
import { hintFor, misspelt, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import { isFaulty, linesOf, writtenLines } from "./forms.js";
import type { Specs } from "./specs.js";

export function referencesKnown({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [
    ...records(mapping),
    ...recordsOfOneType(mapping),
    ...counts(mapping),
    ...items(mapping),
    ...places(mapping),
    ...streamMedia(mapping),
  ]);
}

interface Reference {
  readonly name: string;
  readonly pointer: Pointer;
}

function records(mapping: Mapping): Problem[] {
  const { file } = mapping;
  const names = [...mapping.records.keys()];
  const streamed = mapping.stream.results;
  const used = [
    ...(streamed === undefined ? [] : [{ name: streamed.record, pointer: ["stream", "results", "record"] }]),
    ...(streamed?.faults === undefined
      ? []
      : [{ name: streamed.faults.record, pointer: ["stream", "results", "faults", "record"] }]),
    ...writtenLines(mapping).flatMap((line): Reference[] => {
      const name = line.concept === "usage" ? eachOf(line) : recordOf(line);
      // The counts are a section: their concept is not known.
      const isCounts = name === "usage" && isFaulty(line);
      return name === undefined || isCounts ? [] : [{ name, pointer: [...line.pointer, "record"] }];
    }),
    ...mapping.layout.items.flatMap(({ citations, pointer }): Reference[] =>
      citations === undefined ? [] : [{ name: citations.each, pointer: [...pointer, "citations", "record"] }],
    ),
    ...piecesOf(mapping.stream.read).flatMap(({ citation, pointer }): Reference[] =>
      citation === undefined ? [] : [{ name: citation, pointer: [...pointer, "record"] }],
    ),
  ];
  const idle = names.filter((name) => !used.some((reference) => reference.name === name));
  const unknown = once(
    used.filter(({ name }) => !names.includes(name)),
    names,
  );
  const wanted = [...new Set(unknown.map(({ name }) => name))];
  if (names.length === 0 && wanted.length > 1) return [withoutRecords(mapping, wanted)];
  // The one record that nothing refers to is the one that is not known.
  const only = wanted.length === 1 && idle.length === 1 ? idle[0] : undefined;
  return [
    ...unknown.map(({ name, pointer }) =>
      file.problem(
        pointer,
        `there is no record "${name}" in this mapping`,
        only === undefined
          ? (hintFor(name, names) ?? `write ${name}: { <form>: { … } } under records:`)
          : `did you mean "${only}"?`,
        only === undefined ? misspelt(name, names) : { written: name, meant: only },
      ),
    ),
    ...idle.map((name) => {
      const near = nearest(name, wanted);
      const hint = near === undefined ? "refer to it with record:, or leave it out" : `did you mean "${near}"?`;
      const about = { written: name, meant: near, lacks: name, isIdle: near === undefined, of: "record" as const };
      return file.problem(["records", name], `no line refers to the record "${name}"`, hint, about);
    }),
  ];
}

/** Lines refer to records, and the mapping has none. */
function withoutRecords({ file }: Mapping, wanted: readonly string[]): Problem {
  const list = wanted.map((name) => `"${name}"`).join(", ");
  const message = `lines refer to the records ${list}, and the mapping has no records`;
  const lines = wanted.map((name) => `${name}: { <form>: … }`).join(", ");
  return file.problem([], message, `write records: { ${lines} }`);
}

/** Several lines that refer to one record which is not there, and resembles none, are one problem. */
function once(references: readonly Reference[], names: readonly string[]): Reference[] {
  return references.filter(({ name }, index) => {
    const isFirst = references.findIndex((other) => other.name === name) === index;
    return isFirst || nearest(name, names) !== undefined;
  });
}

/** A line refers to a record for a concept that is one, and all lines that refer to it agree on which. */
function recordsOfOneType(mapping: Mapping): Problem[] {
  const { file, records: known, vocabulary } = mapping;
  const lines = linesOf(mapping).filter((line) => line.concept !== "usage" && !isFaulty(line));
  return lines.flatMap((line) => {
    const { concept, field, pointer } = line;
    const record = recordOf(line);
    const rule = known.get(record ?? "");
    if (rule === undefined) return [];
    const type = recordNameOf(field.type);
    if (type === rule.is) return [];
    const place = [...pointer, "record"];
    if (type === undefined || !vocabulary.records.has(type))
      return [file.problem(place, `"${concept}" is no record, nor a list of records`, "leave record: out")];
    return [
      file.problem(
        place,
        `"${rule.name}" is a ${rule.is} where another line refers to it, and a ${type} here`,
        "write a record for each",
      ),
    ];
  });
}

/** The counts of an answer are a section of their own, and no record. */
function counts({ response }: Mapping): Problem[] {
  return response.lines.flatMap((line) => {
    const record = line.concept === "usage" ? singleOf(line) : undefined;
    if (record === undefined || record === "usage") return [];
    return [
      problemOf(
        inside(line, "record"),
        `the counts are in the section usage, and not in a record "${record}"`,
        `write usage: { at: ${line.at.join(", ")}, record: usage }`,
      ),
    ];
  });
}

function undistinguished(form: Form): Problem {
  return problemOf(
    form,
    `nothing distinguishes the form "${form.name}" in content lists`,
    "write when:, or name it in an item of the layout, under content: or form:",
    { lacks: form.name, rank: 1 },
  );
}

/** The forms that items of the layout name. */
function formsNamed({ items: all }: Mapping["layout"]): { readonly name: string; readonly node: Placed }[] {
  return all.flatMap((item) => [
    ...(item.part === undefined ? [] : [{ name: item.part, node: keyNode(item, "form") }]),
    ...item.beside.flatMap((beside) => beside.forms.map((name) => ({ name, node: inside(beside, "form") }))),
  ]);
}

/** Whether content is one text everywhere, never a list of parts. */
function hasWordsAlone({ items: all, instructions }: Mapping["layout"]): boolean {
  return instructions?.words !== false && all.every(({ content, words }) => content === undefined || words === true);
}

function items({ file, layout, parts, response, vocabulary }: Mapping): Problem[] {
  const roles = (vocabulary.enums.get("Role") ?? []).map(({ name }) => name);
  // The item with a role that is not known may be the one of the assistant.
  const hasRoles = layout.items.every(({ role }) => roles.includes(role));
  const forms = parts.forms.map(({ name }) => name);
  const unknown = formsNamed(layout).filter(({ name }) => !forms.includes(name));
  const names = layout.items.map(({ name }) => name);
  const lost = parts.forms.filter(({ beside, when, direction, kind, bare }) => {
    // Words are of texts and of refusals: other parts need a place of their own.
    const isWords = kind !== "reasoning" && bare?.concept === "text" && hasWordsAlone(layout);
    return !beside && !isWords && direction !== "write" && Object.keys(when).length === 0;
  });
  const wanted = new Set(unknown.map(({ name }) => name));
  // The one form that no item names is the one that is not known.
  const only = wanted.size === 1 && lost.length === 1 ? lost[0]?.name : undefined;
  return [
    ...unknown.map(({ name, node }) =>
      problemOf(
        node,
        `there is no form "${name}" among the parts`,
        only === undefined ? hintFor(name, forms) : `did you mean "${only}"?`,
        { ...(only === undefined ? misspelt(name, forms) : { written: name, meant: only }), of: "form" },
      ),
    ),
    ...lost.map(undistinguished),
    ...(layout.defaultItem === undefined || names.includes(layout.defaultItem)
      ? []
      : [
          file.problem(
            ["layout", "default_item"],
            `there is no item "${layout.defaultItem}" in the layout`,
            hintFor(layout.defaultItem, names),
            misspelt(layout.defaultItem, names),
          ),
        ]),
    ...(hasRoles ? response.lines : [])
      .filter(({ concept, at, kind }) => concept === "parts" && at.length > 0 && kind !== "content" && kind !== "parts")
      .map((line) =>
        problemOf(
          line,
          "the layout has no item of the assistant with content, which an answer could be",
          "write content: answer if the answer is a list of parts",
        ),
      ),
  ];
}

function places(mapping: Mapping): Problem[] {
  const { layout, parts } = mapping;
  const known = contextsOf(mapping);
  const missing = namedOften(mapping, known);
  const isDefault = (name: string): boolean => name === layout.defaultItem;
  const check = (name: string, node: Placed): Problem[] =>
    known.includes(name)
      ? []
      : [
          problemOf(
            node,
            `there is no place "${name}" where a part may appear`,
            hintFor(name, known),
            misspelt(name, known),
          ),
        ];
  return [
    ...innerPlaces(mapping),
    // An item that is the default one has the problem there.
    ...[...missing].flatMap((name) => (isDefault(name) ? [] : [missingPlace(mapping, name)])),
    ...parts.forms.flatMap((form) =>
      (form.in ?? []).flatMap((name, index) => (missing.has(name) ? [] : check(name, inside(form, "in", index)))),
    ),
    ...layout.items.flatMap(({ beside, contentAt, empty }) =>
      [...(empty !== undefined && "by" in empty ? [{ ...contentAt, empty: empty.by }] : []), ...beside].flatMap(
        (place) => Object.keys(place.empty).flatMap((name) => check(name, inside(place, "default", name))),
      ),
    ),
  ];
}

/** Places that several forms are in, and that are no misspelt ones: what is missing is the place. */
function namedOften({ parts }: Mapping, known: readonly string[]): ReadonlySet<string> {
  const names = parts.forms.flatMap((form) => form.in ?? []).filter((name) => !known.includes(name));
  const isOften = (name: string): boolean => names.filter((other) => other === name).length > 1;
  return new Set(names.filter((name) => isOften(name) && nearest(name, known) === undefined));
}

function missingPlace({ file }: Mapping, name: string): Problem {
  return file.problem(
    ["layout", "items"],
    `several parts are in "${name}", and no item of the layout has this name, nor a line with content:`,
    `write ${name}: { when: …, content: … }, or take ${name} out of in:`,
    { lacks: name, rank: 1 },
  );
}

/** A line with `content` names a place of its own or an item, but hardly one that is nearly an item. */
function innerPlaces({ layout, parts }: Mapping): Problem[] {
  const items = layout.items.map(({ name }) => name);
  const named = parts.forms.flatMap((form) => form.in ?? []);
  return parts.forms.flatMap((form) =>
    form.lines.flatMap((line) => {
      const name = contentOf(line);
      const near = name === undefined || [...items, ...named].includes(name) ? undefined : nearest(name, items);
      if (name === undefined || near === undefined) return [];
      const message = `there is no place "${name}" where a part may appear`;
      const about = { written: name, meant: near };
      return [problemOf(inside(line, "content"), message, `did you mean "${near}"?`, about)];
    }),
  );
}

/** A medium that a stream gives whole is in a form of media that can be read. */
function streamMedia({ file, parts, stream, vocabulary }: Mapping): Problem[] {
  const kinds = vocabulary.unions.get("Part")?.kinds;
  // A kind that is not known is a problem of its own.
  const isMedia = (kind = ""): boolean => kind === "media" || kinds?.has(kind) === false;
  const forms = parts.forms
    .filter(({ kind, direction }) => isMedia(kind) && direction !== "write")
    .map(({ name }) => name);
  return piecesOf(stream.read)
    .flatMap(({ form, pointer }): Reference[] =>
      form === undefined ? [] : [{ name: form, pointer: [...pointer, "form"] }],
    )
    .filter(({ name }) => !forms.includes(name))
    .map(({ name, pointer }) =>
      file.problem(pointer, `there is no form "${name}" of media among the parts`, hintFor(name, forms)),
    );
}
