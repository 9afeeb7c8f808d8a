/** No two lines are written to one place: the value of one of them would be lost without a report. */
import { inside, mediaOf, problemOf, type Placed } from "../model/line.js";
import { writtenAs, writtenForms } from "../model/forms-in-use.js";
import type { Form, Line, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import { WHOLE } from "../model/read-lines.js";
import { isFaulty } from "./forms.js";
import type { Specs } from "./specs.js";

/** A place that is written, and what is written there. */
interface Written {
  readonly path: string;
  readonly by: string;
  readonly line?: Line;
  /** The line of the record whose members are among those of the object around it, and the form of that record. */
  readonly inline?: { readonly line: Line; readonly form: Form };
}

export function distinctPlaces({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const { request, layout, response, usage, parts, records } = mapping;
    const conversation = mapping.isConversation ? [{ path: layout.at, by: "the conversation" }] : [];
    const instructions = [layout.instructions?.at ?? []].flat().map((path) => ({ path, by: "the instructions" }));
    return [
      ...clashes([...conversation, ...instructions, ...writtenBy(request.lines, mapping)]),
      // What is at a dot is among the members of the answer: parts there are a problem of their own.
      ...clashes(writtenBy(response.lines, mapping).filter(({ path }) => path !== WHOLE)),
      ...clashes(writtenBy(usage, mapping)),
      ...[parts, ...records.values()].flatMap(writtenForms).flatMap((form) => clashes(writtenBy(form.lines, mapping))),
      ...constantsOverwritten(mapping),
      ...countsOverwritten(mapping),
    ];
  });
}

function clashes(all: readonly Written[]): Problem[] {
  return all.flatMap((written, index) => {
    const { line, path } = written;
    const before = all.slice(0, index).find((other) => other.path === path && !areApart(other, written));
    if (line === undefined || before === undefined) return [];
    return [
      problemOf(
        line,
        `"${line.concept}" is written to ${path === WHOLE ? "." : path}, where ${before.by} is written too`,
        `write ${line.concept}: { absent: <why> }, or its own place; add direction: read if it is only read from here`,
        { written: path, meant: line.concept },
      ),
    ];
  });
}

/** No constant is written where a line writes: one of the two would be lost. */
function constantsOverwritten(mapping: Mapping): Problem[] {
  const { response, parts, records } = mapping;
  const forms = [parts, ...records.values()].flatMap(writtenForms);
  return [
    ...overwritten({ file: mapping.file, pointer: ["response"] }, "const", response.constants, response.lines, mapping),
    ...forms.flatMap((form) => [
      ...overwritten(form, "const", form.constants, form.lines, mapping),
      ...overwritten(form, "when", constantsIn(form.when), form.lines, mapping),
    ]),
    ...[mapping.request, response, ...forms].flatMap(({ lines }) =>
      lines.flatMap((line) => overwritten(line, "const", line.companions, lines, mapping, holderOf(line))),
    ),
  ];
}

/** Counts are in the object that the line of the answer names. */
function countsOverwritten(mapping: Mapping): Problem[] {
  const { file, response, usage } = mapping;
  const place = response.lines.find(({ concept }) => concept === "usage")?.at[0];
  if (place === undefined) return [];
  const holder = place === WHOLE ? "" : `${place}.`;
  const paths = Object.keys(response.constants).filter((path) => path.startsWith(holder));
  return paths.flatMap((path) => {
    const by = writtenBy(usage, mapping).find((one) => holder + one.path === path);
    if (by === undefined) return [];
    const message = `a constant is written to ${path}, where ${by.by} of the usage is written too`;
    return [file.problem(["response", "const", path], message, `leave ${path} out of const:`)];
  });
}

/** Constants of a line of an answer are in the object that has its value. */
function holderOf({ at: [at = ""], pointer }: Line): string {
  return pointer[0] === "response" ? at.slice(0, at.lastIndexOf(".") + 1) : "";
}

function overwritten(
  owner: Placed,
  key: string,
  constants: Readonly<Record<string, unknown>>,
  lines: readonly Line[],
  mapping: Mapping,
  holder = "",
): Problem[] {
  const written = writtenBy(lines, mapping);
  return Object.keys(constants).flatMap((name) => {
    const path = holder + name;
    const by = written.find((one) => one.path === path && one.inline === undefined);
    return by === undefined
      ? []
      : [
          problemOf(
            inside(owner, key, name),
            `a constant is written to ${path}, where ${by.by} is written too`,
            `leave ${name} out of ${key}:, or give the line of ${by.by} another place`,
          ),
        ];
  });
}

/** What a condition writes. */
function constantsIn(when: Form["when"]): Record<string, unknown> {
  const isConstant = (wanted: unknown): boolean =>
    typeof wanted === "boolean" || (typeof wanted === "string" && wanted !== "present" && wanted !== "absent");
  // Of several words a line may write the one that is meant.
  return Object.fromEntries(Object.entries(when).filter(([, wanted]) => isConstant(wanted)));
}

/** Lines may share a list, and of the forms of a record one alone is written. */
function areApart(one: Written, other: Written): boolean {
  if (one.line?.kind === "shared" && other.line?.kind === "shared") return true;
  return one.inline !== undefined && one.inline.line === other.inline?.line && one.inline.form !== other.inline.form;
}

function writtenBy(lines: readonly Line[], { records }: Mapping): Written[] {
  return lines.flatMap((line): Written[] => {
    if (line.kind !== "inline") return placesOf(line);
    const record = records.get(line.record);
    if (record === undefined) return [];
    return writtenForms(record).flatMap((form) =>
      form.lines.flatMap(placesOf).map((written) => ({ ...written, inline: { line, form } })),
    );
  });
}

function placesOf(line: Line): Written[] {
  if (writtenAs(line) !== "place" || isFaulty(line)) return [];
  const isAll = line.kind === "together" || line.kind === "finish";
  const paths = [...line.at.slice(0, isAll ? undefined : 1), ...line.copies, ...[mediaOf(line)?.at ?? []].flat()];
  return paths.map((path) => ({ path, by: `"${line.concept}"`, line }));
}
