/** Where each concept of each form stands, for telling a client what was lost. */
import type { Form, Line, Mapping } from "../join/mapping.js";
import { object, type Code } from "../print/code.js";
import { literal, quote } from "./text.js";

export function conceptPaths(mapping: Mapping): Code {
  const records = [...mapping.records.values()].flatMap(({ forms }) => forms);
  return object([
    ...mapping.request.lines.flatMap((line) => row("request", line)),
    ...mapping.parts.forms.flatMap(formRows),
    ...records.flatMap((form) => [...formRows(form), ...wordRows(form)]),
  ]);
}

/** A bare value stands where its part does. */
function formRows({ key, lines, value, transform }: Form): string[] {
  return value === undefined || transform === undefined
    ? lines.flatMap((line) => row(key, line))
    : [`${quote(`${key}.${value}`)}: [""]`];
}

/** A form without lines says by its words alone what it stands for: they are where that stands. */
function wordRows({ key, lines, only, when }: Form): string[] {
  const places = Object.entries(when).flatMap(([path, match]) =>
    match !== "absent" && match !== "present" ? [path] : [],
  );
  return lines.length > 0 || places.length === 0
    ? []
    : Object.keys(only).map((concept) => `${quote(`${key}.${concept}`)}: ${literal(places)}`);
}

function row(form: string, line: Line): string[] {
  // What has a place of its own among the items of a list names itself, where it is there.
  const isItem = line.among !== undefined && line.item === undefined;
  return line.at.length === 0
    ? []
    : [`${quote(`${form}.${line.concept}`)}: ${literal(line.at.map((at) => (isItem ? `${at}[]` : at)))}`];
}
