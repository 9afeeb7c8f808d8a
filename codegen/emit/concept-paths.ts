/** The path of each concept of each form, for reports of losses to clients. */
import type { Form, Line, Mapping } from "../model/mapping.js";
import { isOfLine } from "../model/forms-in-use.js";
import { WHOLE } from "../model/read-lines.js";
import { object, type Code } from "../print/code.js";
import { constant } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { constantsOf } from "../model/constants.js";
import { types } from "./runtime.js";
import { literal, quote } from "./text.js";

export function emitPaths(mapping: Mapping): Module {
  const paths = constant({
    name: "paths",
    isExported: true,
    docs: `The places of each concept of each form in a body of the ${mapping.dialect} dialect.`,
    type: types.ConceptPaths,
    value: conceptPaths(mapping),
  });
  return { path: `${mapping.dialect}/paths.ts`, specs: [mapping.file.name], declarations: [paths] };
}

function conceptPaths(mapping: Mapping): Code {
  const records = [...mapping.records.values()].flatMap(({ forms }) => forms);
  return object([
    ...mapping.request.lines.flatMap((line) => row("request", line)),
    ...[...mapping.parts.forms, ...records].flatMap((form) => [
      ...formRows(form),
      ...wordRows(form),
      ...aroundRows(form),
    ]),
  ]);
}

/** The path of a bare value is the path of its part. */
function formRows({ key, lines, bare }: Form): string[] {
  return [...lines, ...(bare === undefined ? [] : [bare])].flatMap((line) => row(key, line));
}

/** Concepts that all records of a list share are in the object around it. */
function aroundRows({ key, inside }: Form): string[] {
  return Object.entries(inside?.fields ?? {}).map(([concept, at]) => `${quote(`${key}.${concept}`)}: ${literal([at])}`);
}

/**
 * The constants of a form are at the members of its condition, but for those that a line has a place for. What a member
 * says by being absent is at no place.
 */
function wordRows(form: Form): string[] {
  const { key, lines, bare, concepts, when } = form;
  const places = Object.entries(when).flatMap(([path, match]) => {
    if (match === "absent" || isOfLine(form, path, match)) return [];
    const mayBeAbsent = [match].flat().includes("absent");
    return [`${path === WHOLE ? "" : path}${mayBeAbsent ? "?" : ""}`];
  });
  const given = new Set([...lines, ...(bare === undefined ? [] : [bare])].map(({ concept }) => concept));
  return constantsOf(concepts)
    .filter(([concept]) => places.length > 0 && !given.has(concept))
    .map(([concept]) => `${quote(`${key}.${concept}`)}: ${literal(places)}`);
}

function row(form: string, line: Line): string[] {
  // What has a place of its own among the items of a list names itself, where it is there.
  const isItem = line.kind === "shared" && line.item === undefined;
  return line.at.length === 0
    ? []
    : [`${quote(`${form}.${line.concept}`)}: ${literal(line.at.map((at) => (isItem ? `${at}[]` : at)))}`];
}
