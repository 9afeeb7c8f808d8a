/** Every option of a line has an effect where it is. */
import { inside, problemOf } from "../model/line.js";
import { writtenAs } from "../model/forms-in-use.js";
import type { Line, Mapping } from "../model/mapping.js";
import { NEW_ID, NOW } from "../model/read-lines.js";
import { isMap, type Old } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { isFaulty, linesOfForm, linesOfSections } from "./forms.js";
import type { Specs } from "./specs.js";

/** An option of a line. */
interface Option {
  readonly line: Line;
  readonly options: Old;
  /** The line is read, and never written. */
  readonly isRead: boolean;
}

/** Why an option has no effect, and what to write. */
interface Idle {
  readonly why: string;
  readonly hint?: string;
}

export function idleOptions({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) =>
    linesWithDirection(mapping).flatMap(({ line, isRead }) => {
      const options = line.file.at(line.pointer);
      return isMap(options) && !isFaulty(line) ? idleOf({ line, options, isRead }) : [];
    }),
  );
}

function linesWithDirection(mapping: Mapping): { readonly line: Line; readonly isRead: boolean }[] {
  const forms = [mapping.parts, ...mapping.records.values()].flatMap((record) => record.forms);
  return [
    ...linesOfSections(mapping).map((line) => ({ line, isRead: line.readOnly })),
    ...forms.flatMap((form) =>
      linesOfForm(form).map((line) => ({ line, isRead: line.readOnly || form.direction === "read" })),
    ),
  ];
}

function idleOf(option: Option): Problem[] {
  return Object.keys(option.options).flatMap((key) => {
    const idle = rules[key]?.(option);
    if (idle === undefined) return [];
    const { why, hint = `leave ${key}: out` } = idle;
    return [problemOf(inside(option.line, key), `${key}: has no effect here: ${why}`, hint)];
  });
}

const NEVER_WRITTEN: Idle = { why: "the line is never written" };

const rules: Readonly<Record<string, (option: Option) => Idle | undefined>> = {
  default: idleDefault,
  clamp: ({ isRead }) => (isRead ? NEVER_WRITTEN : undefined),
  const: ({ isRead }) => (isRead ? NEVER_WRITTEN : undefined),
  neutral: ({ line }) =>
    writtenAs(line) === "place"
      ? { why: "a value that is written is not lost", hint: "leave neutral: out, or add direction: read" }
      : undefined,
  lone: ({ line }) => (line.kind === "shared" ? undefined : { why: "the line selects no items of a list" }),
  joined_by: ({ line }) =>
    isJoined(line) ? undefined : { why: "texts are joined with words: true, and where a path selects them" },
  else: ({ line }) => (line.kind === "finish" ? { why: "the section finish has its own" } : undefined),
};

/** A text that every such record has is read with the default too. */
function idleDefault({ line, options, isRead }: Option): Idle | undefined {
  const { field, pointer, concept } = line;
  if (isRead && !(field.required && field.type.kind === "string")) return NEVER_WRITTEN;
  const isOfAnswer = pointer[0] === "response";
  if (options.default === NOW && !isOfAnswer) return { why: "only answers have the time at which they are written" };
  const isNewId = typeof options.default === "string" && options.default.endsWith(NEW_ID);
  return isNewId && !(isOfAnswer && concept === "id") ? { why: "only answers get new IDs" } : undefined;
}

function isJoined(line: Line): boolean {
  if (line.kind === "content") return line.words;
  return line.kind === "shared" && !line.isList && line.item !== undefined;
}
