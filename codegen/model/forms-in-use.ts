/** Which forms and lines readers read and writers write. Emitters and the tables of pairs go by these alone. */
import type { Match } from "../load/sources/mapping-lines.js";
import type { Beside, Form, Item, Line, Mapping, RecordRule } from "./mapping.js";
import { oncePer } from "./once-per.js";

/** The forms in which a record is read, in the order in which they are tried. */
export const readForms = oncePer(({ forms }: RecordRule): readonly Form[] =>
  forms.filter(({ direction }) => direction !== "write"),
);

/** The forms in which a record is written, in the order in which they are tried. */
export const writtenForms = oncePer(({ forms }: RecordRule): readonly Form[] =>
  forms.filter(({ direction }) => direction !== "read"),
);

/** Whether a part can be written in a form at a place. */
export function isWrittenIn(form: Form, where: string): boolean {
  return form.direction !== "read" && (form.in === undefined || form.in.includes(where));
}

/** Places beside the content of an item, with the forms that can be written there. */
export interface BesideForms {
  readonly entry: Beside;
  readonly forms: readonly [Form, ...Form[]];
}

/** The places beside the content of an item that are written, all parts of their kind. */
export function writtenBeside(item: Item, where: string, { parts }: Mapping): BesideForms[] {
  return item.beside.flatMap((entry) => {
    const [first, ...others] = entry.forms.flatMap((name) =>
      parts.forms.filter((form) => form.name === name && isWrittenIn(form, where)),
    );
    return first === undefined ? [] : [{ entry, forms: [first, ...others] }];
  });
}

/** The forms of parts in content lists, in the order in which they are tried. */
export const writtenInContent = oncePer(({ parts }: Mapping): readonly Form[] =>
  parts.forms.filter(({ direction, isBare, beside }) => direction !== "read" && !isBare && !beside),
);

/** The items in which turns are laid out, in requests or in answers. */
export function writtenItems({ layout }: Mapping, where: "request" | "answer"): Item[] {
  return layout.items.filter(
    (item) =>
      item.direction !== "read" &&
      (item.in === undefined || item.in === where) &&
      (where === "request" || item.role === "assistant"),
  );
}

/** Whether answers have the citations of their texts in a list of their own. */
export function citesBesideText({ layout, response }: Mapping): boolean {
  return (
    layout.items.some(({ citations }) => citations?.in === "answer") ||
    (response.citations !== undefined && !response.citations.isOnlyRead)
  );
}

/** How a line is written: nothing comes of it, its concept is reported as lost, or it has a place. */
export function writtenAs(line: Line): "nothing" | "loss" | "place" {
  if (line.kind === "implicit" || line.kind === "address") return "nothing";
  if (line.readOnly && line.field.required) return "nothing";
  return line.kind === "absent" || line.readOnly ? "loss" : "place";
}

/** The concepts of a form that it has no line for. */
export function uncoveredBy<F extends { readonly name: string }>(form: Form, fields: readonly F[]): F[] {
  const covered = new Set<string | undefined>([
    ...form.lines.map(({ concept }) => concept),
    ...Object.keys(form.concepts).map((path) => path.split(".")[0]),
    form.value,
  ]);
  return fields.filter(({ name }) => !covered.has(name));
}

/** Whether a member that must be there has a value with a line of its own, or is inside of one. */
export function isOfLine({ lines }: Form, path: string, match: Match[string]): boolean {
  return (
    match === "present" && lines.some(({ at }) => at.some((place) => path === place || path.startsWith(`${place}.`)))
  );
}
