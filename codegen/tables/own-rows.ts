/** The rows of members that only one dialect has: they are the same in its tables for every other dialect. */
import { eachOf, inside, type Placed, recordOf } from "../model/line.js";
import type { Form, Item, Line, Mapping, Unmapped } from "../model/mapping.js";
import { oncePer } from "../model/once-per.js";
import { onlyWhen } from "./condition.js";
import { unlessNeutral } from "./limits.js";
import { itemPlace, partReadPlaces } from "./part-place.js";
import { formsAt } from "./read-places.js";
import type { TableRow } from "./table-row.js";
import { ONLY_HERE, elsewhere } from "./no-concepts.js";

interface Own extends Placed {
  readonly unmapped: readonly Unmapped[];
  readonly consumed: Readonly<Record<string, string>>;
}

/** Members that no concept covers: only this dialect has them, or the gateway acts on them when it reads them. */
export const ownRows = oncePer((from: Mapping): readonly TableRow[] => {
  const { layout, request, parts } = from;
  const isRead = ({ direction }: { readonly direction: Form["direction"] }): boolean => direction !== "write";
  return [
    ...rowsOfOwn("", { ...request, file: from.file, pointer: ["request"] }),
    ...layout.items.filter(isRead).flatMap((item) => rowsOfOwn(`${itemPlace(from, item.name)}.`, item)),
    ...parts.forms
      .filter(isRead)
      .flatMap((form) => partReadPlaces(from, form).flatMap((place) => ownRowsOfForm(`${place}.`, form, from))),
    ...ownRowsOfRecords("", request.lines, from),
    ...layout.items.filter(isRead).flatMap((item) => ownRowsOfOffers(item, from)),
  ];
});

/** Items may offer further tools. */
function ownRowsOfOffers({ name, offers }: Item, from: Mapping): TableRow[] {
  const line = from.request.lines.find(({ concept }) => concept === "tools");
  if (line === undefined || offers === undefined) return [];
  return ownRowsOfRecord(`${itemPlace(from, name)}.${offers.at}[].`, line, from);
}

export function ownRowsOfForm(prefix: string, form: Form, from: Mapping): TableRow[] {
  return [...rowsOfOwn(prefix, form), ...ownRowsOfRecords(prefix, form.lines, from)];
}

function ownRowsOfRecords(prefix: string, lines: readonly Line[], from: Mapping): TableRow[] {
  return lines.flatMap((line) => {
    // Citations beside their text have their rows there.
    if (line.concept === "citations" && line.at.length === 0) return [];
    const [at] = line.at;
    const place = at === undefined ? prefix : `${prefix}${at}${eachOf(line) === undefined ? "" : "[]"}.`;
    return ownRowsOfRecord(place, line, from);
  });
}

function ownRowsOfRecord(place: string, line: Line, from: Mapping): TableRow[] {
  const forms = from.records.get(recordOf(line) ?? "")?.forms ?? [];
  return formsAt(place.replace(/\.$/, ""), forms).flatMap(({ form, place: at }) =>
    ownRowsOfForm(at === "" ? "" : `${at}.`, form, from).map((row) =>
      row.by === undefined ? row : { ...row, ...onlyWhen([{ is: "form", form: form.name }]), form: form.key },
    ),
  );
}

function rowsOfOwn(prefix: string, own: Own): TableRow[] {
  const { unmapped, consumed } = own;
  return [
    ...unmapped.map(({ path, because, neutral }) => ({
      concept: ONLY_HERE,
      from: prefix + path,
      dropped: because,
      at: inside(own, "unmapped", path),
      ...onlyWhen(unlessNeutral(neutral)),
    })),
    ...Object.entries(consumed).map(([path, why]) => ({
      concept: elsewhere,
      from: prefix + path,
      by: `acted on by the gateway: ${why}`,
      at: inside(own, "consumed", path),
    })),
  ];
}
