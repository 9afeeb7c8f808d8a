/** The field-mapping table of an ordered pair of dialects, from their two mappings. */
import { rulesOf } from "../emit/rules.js";
import { camel } from "../emit/text.js";
import * as turnPasses from "../../src/conversion/conversation/index.js";
import type { FieldRow } from "../../src/conversion/dialect.js";
import * as requestPasses from "../../src/conversion/request/index.js";
import type { DialectDocument } from "./dialect-document.js";
import type { Line, Mapping, Unmapped, Pass } from "./mapping.js";
import { type ConceptPlace, partPlace, conceptPlaces } from "./concept-places.js";

/**
 * Requests of one dialect become those of another only inside a vocabulary, and where they do not go on as they came.
 */
export function isPair(from: Mapping, to: Mapping, documents: readonly DialectDocument[]): boolean {
  const target = documents.find(({ name }) => name === to.dialect);
  return (
    from !== to &&
    from.vocabulary.name === to.vocabulary.name &&
    target?.keys.jobs?.variant_of?.dialect !== from.dialect
  );
}

export function joinPair(from: Mapping, to: Mapping): FieldRow[] {
  const targets = conceptPlaces(to, "write");
  const rows = conceptPlaces(from, "read").map((place) => rowOf(place, targets, to));
  if (!from.isConversation) return unique([...rows, ...nativeRows(from)]);
  const layout: FieldRow = { concept: "turns", from: from.layout.at, to: to.layout.at, by: passNames(to) };
  const instructions: FieldRow[] =
    from.layout.instructions === undefined
      ? []
      : [
          {
            concept: "instructions",
            from: from.layout.instructions.at,
            to: to.layout.instructions?.at ?? to.layout.at,
          },
        ];
  return unique([layout, ...instructions, ...rows, ...nativeRows(from)]);
}

function passNames(to: Mapping): string {
  return to.layout.beforeWrite.map(({ name }) => name.replace(/_/g, " ")).join(", ");
}

const elsewhere = "(gateway)";

/** Members that no concept covers: only this dialect has them, or the gateway acts on them when it reads them. */
function nativeRows(from: Mapping): FieldRow[] {
  const list = from.layout.at;
  const rowsOf = (
    prefix: string,
    {
      unmapped,
      consumed,
    }: { readonly unmapped: readonly Unmapped[]; readonly consumed: Readonly<Record<string, string>> },
  ): FieldRow[] => [
    ...unmapped.map(({ path, because }) => ({ concept: "(only here)", from: prefix + path, dropped: because })),
    ...Object.entries(consumed).map(([path, why]) => ({
      concept: elsewhere,
      from: prefix + path,
      by: `acted on by the gateway: ${why}`,
    })),
  ];
  const recordRows = (prefix: string, lines: readonly Line[]): FieldRow[] =>
    lines.flatMap((line) => {
      const forms = from.records.get(line.each ?? line.record ?? "")?.forms ?? [];
      const place = line.at[0] === undefined ? prefix : `${prefix}${line.at[0]}${line.each === undefined ? "" : "[]"}.`;
      return forms.flatMap((form) => [...rowsOf(place, form), ...recordRows(place, form.lines)]);
    });
  return [
    ...rowsOf("", from.request),
    ...from.layout.items.filter(isOfRequest).flatMap((item) => rowsOf(`${list}[${item.name}].`, item)),
    ...from.parts.forms
      .filter(isOfRequest)
      .flatMap((form) => [
        ...rowsOf(`${partPlace(from, form)}.`, form),
        ...recordRows(`${partPlace(from, form)}.`, form.lines),
      ]),
    ...recordRows("", from.request.lines),
  ];
}

function isOfRequest({ direction }: { readonly direction: "read" | "write" | undefined }): boolean {
  return direction !== "write";
}

function rowOf(place: ConceptPlace, targets: readonly ConceptPlace[], to: Mapping): FieldRow {
  const { concept, path: from } = place;
  if (place.line.at.length === 0) return { concept, from };
  if (place.form?.dropped !== undefined) return { concept, from, dropped: place.form.dropped };
  const same = targets.filter(
    (target) => target.concept === concept && target.ofPart === place.ofPart && isCompatible(place, target),
  );
  const carried = same.filter(({ line }) => line.at.length > 0 && (!line.readOnly || line.field.required));
  if (carried.length > 0) {
    const by = describe(
      place.line,
      carried.map(({ line }) => line),
    );
    return {
      concept,
      from,
      to: [...new Set(carried.map(({ path }) => path))].join(" or "),
      ...(by === "" ? {} : { by }),
    };
  }
  const refused = same.find(({ form }) => form?.refused !== undefined)?.form?.refused ?? neverTaken(concept, to);
  if (refused !== undefined) return { concept, from, by: `refused: ${refused}` };
  if (same.some(({ line }) => line.record !== undefined)) return { concept, from, by: "by its members" };
  if (same.some(({ line }) => line.address !== undefined)) return { concept, from, by: "by the address" };
  const implicit = same.find(({ line }) => line.implicit !== undefined)?.line.implicit;
  if (implicit !== undefined) return { concept, from, by: `implied by leaving it out: ${implicit}` };
  const pass = passFor(place, to);
  const because =
    same.find(({ line }) => line.absent !== undefined)?.line.absent ?? `the ${to.dialect} dialect has no place for it`;
  return pass === undefined ? { concept, from, dropped: because } : { concept, from, by: pass };
}

/** Why a call with a concept is refused: the rules of the dialect accept no value of it, and it cannot be left out. */
function neverTaken(concept: string, { request: { rules } }: Mapping): string | undefined {
  const [head = ""] = concept.split(".");
  const ofConcept = rules[head];
  const rule =
    ofConcept === undefined
      ? undefined
      : rulesOf(ofConcept).find(
          ({ values, when, essential, direction }) =>
            Array.isArray(values) &&
            values.length === 0 &&
            when === undefined &&
            essential === true &&
            direction !== "read",
        );
  return rule === undefined ? undefined : String(rule.message);
}

/**
 * The pass that carries a concept, or the record that it belongs to, in another form: then its absence is no loss.
 * Passes over turns carry concepts of parts only.
 */
function passFor({ concept, ofPart }: ConceptPlace, to: Mapping): string | undefined {
  const passes = ofPart ? [...to.layout.beforeWrite, ...to.request.beforeWrite] : to.request.beforeWrite;
  const declared: Readonly<Record<string, object | undefined>> = ofPart
    ? { ...turnPasses, ...requestPasses }
    : { ...requestPasses };
  const carriesIt = ({ name }: Pass): boolean =>
    carriedBy(declared[camel(name)]).some((carried) => concept === carried || concept.startsWith(`${carried}.`));
  return passes.find(carriesIt)?.name.replace(/_/g, " ");
}

function carriedBy(pass: { readonly carries?: readonly string[] } | undefined = {}): readonly string[] {
  return pass.carries ?? [];
}

/** Forms of one kind with different constants do not correspond to each other. */
function isCompatible(left: ConceptPlace, right: ConceptPlace): boolean {
  const constants = left.form?.concepts ?? {};
  const others = right.form?.concepts ?? {};
  return Object.entries(constants).every(
    ([key, value]) =>
      key.includes(".") || !(key in others) || others[key] === value || isPresence(value) || isPresence(others[key]),
  );
}

function isPresence(value: unknown): boolean {
  return value === "present" || value === "absent" || value === "one";
}

function describe(from: Line, to: readonly Line[]): string {
  const steps = [
    from.transform === undefined ? "" : from.transform.replace(/_/g, " "),
    ...to.flatMap((line) => [
      line.transform === undefined || line.transform === from.transform ? "" : line.transform.replace(/_/g, " "),
      line.clamp === undefined ? "" : `kept within ${line.clamp[0]} and ${line.clamp[1]}`,
      line.atMost === undefined ? "" : `at most ${line.atMost}`,
      line.alwaysList && !from.alwaysList ? "always a list" : "",
      line.values !== undefined ? "word for word" : "",
    ]),
  ];
  return [...new Set(steps.filter((step) => step !== ""))].join(", ");
}

function unique(rows: readonly FieldRow[]): FieldRow[] {
  const seen = new Set<string>();
  const places = new Set<string>();
  return rows.filter((row) => {
    if (row.from === "") return false;
    const key = `${row.concept} ${row.from}`;
    // What is read elsewhere has its row there.
    if (seen.has(key) || (row.concept === elsewhere && places.has(row.from))) return false;
    seen.add(key);
    places.add(row.from);
    return true;
  });
}
