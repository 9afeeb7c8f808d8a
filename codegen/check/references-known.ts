/** Records, forms, items and places that a mapping refers to are there, and none is there for nothing. */
import { contentOf, eachOf, inside, type Placed, problemOf, recordOf, singleOf } from "../join/line.js";
import { keyNode } from "./item-nodes.js";
import { resultStreamOf } from "../emit/result-stream.js";
import { contextsOf } from "../emit/write.js";
import { recordNameOf } from "../join/record-types.js";
import { piecesOf } from "../join/stream-rules.js";
import type { Mapping } from "../join/mapping.js";
import { hintFor, misspelt, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/spec-file.js";
import { isFaulty, linesOf } from "./forms.js";
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
  const streamed = resultStreamOf(mapping);
  const used = [
    ...(streamed === undefined ? [] : [{ name: streamed.record, pointer: ["stream", "results", "record"] }]),
    ...(streamed?.faults === undefined
      ? []
      : [{ name: streamed.faults.record, pointer: ["stream", "results", "faults", "record"] }]),
    ...linesOf(mapping).flatMap((line): Reference[] => {
      const name = line.concept === "usage" ? eachOf(line) : recordOf(line);
      return name === undefined ? [] : [{ name, pointer: [...line.pointer, "record"] }];
    }),
    ...mapping.layout.items.flatMap(({ citations, pointer }): Reference[] =>
      citations === undefined ? [] : [{ name: citations.each, pointer: [...pointer, "citations", "record"] }],
    ),
    ...piecesOf(mapping.stream.read).flatMap(({ citation, pointer }): Reference[] =>
      citation === undefined ? [] : [{ name: citation, pointer: [...pointer, "record"] }],
    ),
  ];
  const idle = names.filter((name) => !used.some((reference) => reference.name === name));
  const unknown = used.filter(({ name }) => !names.includes(name));
  const wanted = [...new Set(unknown.map(({ name }) => name))];
  // The one record that nothing refers to is the one that is not known.
  const only = wanted.length === 1 && idle.length === 1 ? idle[0] : undefined;
  return [
    ...unknown.map(({ name, pointer }) =>
      file.problem(
        pointer,
        `there is no record "${name}" in this mapping`,
        only === undefined ? (hintFor(name, names) ?? "define it under records:") : `did you mean "${only}"?`,
        only === undefined ? misspelt(name, names) : { written: name, meant: only },
      ),
    ),
    ...idle.map((name) => {
      const near = nearest(name, wanted);
      const hint = near === undefined ? "refer to it with record:, or leave it out" : `did you mean "${near}"?`;
      const about = { written: name, meant: near, lacks: name, isIdle: near === undefined };
      return file.problem(["records", name], `no line refers to the record "${name}"`, hint, about);
    }),
  ];
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

/** Whether content is one text everywhere, never a list of parts. */
function hasWordsAlone({ items: all, instructions }: Mapping["layout"]): boolean {
  return instructions?.words !== false && all.every(({ content, words }) => content === undefined || words === true);
}

function items({ file, layout, parts, response }: Mapping): Problem[] {
  const forms = parts.forms.map(({ name }) => name);
  const check = (name: string, node: Placed): Problem[] =>
    forms.includes(name)
      ? []
      : [problemOf(node, `there is no form "${name}" among the parts`, hintFor(name, forms), misspelt(name, forms))];
  const referred = layout.items.flatMap((item) => [
    ...(item.part === undefined ? [] : check(item.part, keyNode(item, "form"))),
    ...item.beside.flatMap((beside) => beside.forms.flatMap((form) => check(form, inside(beside, "form")))),
  ]);
  const names = layout.items.map(({ name }) => name);
  const lost = parts.forms.filter(({ beside, when, direction, bare }) => {
    const isWords = bare?.concept === "text" && hasWordsAlone(layout);
    return !beside && !isWords && direction !== "write" && Object.keys(when).length === 0;
  });
  return [
    ...referred,
    ...lost.map((form) =>
      problemOf(
        form,
        `nothing distinguishes the form "${form.name}" in content lists`,
        "write when:, or name it in an item of the layout, under content: or form:",
        { lacks: form.name },
      ),
    ),
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
    ...response.lines
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
    ...parts.forms.flatMap((form) => (form.in ?? []).flatMap((name, index) => check(name, inside(form, "in", index)))),
    ...layout.items.flatMap(({ beside, contentAt, empty }) =>
      [...(empty !== undefined && "by" in empty ? [{ ...contentAt, empty: empty.by }] : []), ...beside].flatMap(
        (place) => Object.keys(place.empty).flatMap((name) => check(name, inside(place, "default", name))),
      ),
    ),
  ];
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
function streamMedia({ file, parts, stream }: Mapping): Problem[] {
  const forms = parts.forms
    .filter(({ kind, direction }) => kind === "media" && direction !== "write")
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
