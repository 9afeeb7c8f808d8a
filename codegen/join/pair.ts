/** The field-mapping table of an ordered pair of dialects, from their two mappings. */
import { constantsOf } from "../emit/conditions.js";
import { rulesOf } from "../emit/rules.js";
import { camel } from "../emit/text.js";
import * as turnPasses from "../../src/conversion/conversation/index.js";
import type { FieldRow } from "../../src/conversion/dialect.js";
import * as requestPasses from "../../src/conversion/request/index.js";
import type { DialectDocument } from "./dialect-document.js";
import type { Form, Line, Mapping, Unmapped, Pass } from "./mapping.js";

/** Where a dialect says a concept, and under what name the table shows it. */
interface Saying {
  readonly concept: string;
  readonly path: string;
  readonly line: Line;
  /** The record or kind of part whose concept it is. */
  readonly owner: string;
  readonly form: Form | undefined;
  /** A concept of a part, not of the request. */
  readonly ofPart: boolean;
}

/** Requests of one dialect become those of another only inside a vocabulary, and where they do not go on as they came. */
export function isPair(from: Mapping, to: Mapping, documents: readonly DialectDocument[]): boolean {
  const target = documents.find(({ name }) => name === to.dialect);
  return (
    from !== to &&
    from.vocabulary.name === to.vocabulary.name &&
    target?.keys.jobs?.variant_of?.dialect !== from.dialect
  );
}

export function joinPair(from: Mapping, to: Mapping): FieldRow[] {
  const targets = sayings(to, "write");
  const rows = sayings(from, "read").map((saying) => rowOf(saying, targets, to));
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

/** Members that no concept covers: known to this dialect alone, or acted on where they are read. */
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

function partPlace(mapping: Mapping, form: Form): string {
  const beside = mapping.layout.items
    .flatMap(({ beside: entries }) => entries)
    .find(({ forms }) => forms.includes(form.name));
  const item = mapping.layout.items.find(({ part }) => part === form.name);
  if (item !== undefined) return `${mapping.layout.at}[${item.name}]`;
  if (beside !== undefined) return `${mapping.layout.at}[].${beside.at[0] ?? ""}${beside.list ? "[]" : ""}`;
  const content = mapping.layout.items.find(({ content: at }) => at !== undefined)?.content ?? "content";
  return `${mapping.layout.at}[].${content}[${form.name}]`;
}

/** What a request says; forms of answers alone are no part of it. */
function sayings(mapping: Mapping, direction: "read" | "write"): Saying[] {
  const usable = (form: Form): boolean =>
    (form.direction === undefined || form.direction === direction) &&
    (direction === "read" || form.in?.join() !== "answer");
  const found: Omit<Saying, "ofPart">[] = [];
  // A constant that a form stands for is said where the form is told from others.
  const addConstants = (form: Form, owner: string, subject: string, prefix: string): void => {
    const [tell] = Object.keys(form.when);
    if (direction === "read" || tell === undefined) return;
    for (const [concept] of constantsOf(form.only))
      found.push({
        concept: `${subject}.${concept}`,
        path: `${prefix}.${tell}`,
        owner,
        form,
        line: bareLine(concept, `${prefix}.${tell}`),
      });
  };
  const addRecord = (name: string, owner: string, prefix: string): void => {
    for (const form of mapping.records.get(name)?.forms.filter(usable) ?? []) {
      addLines(form.lines, owner, prefix, form);
      addConstants(form, owner, owner, prefix);
    }
    for (const form of mapping.records
      .get(name)
      ?.forms.filter(({ refused }) => direction === "write" && refused !== undefined) ?? []) {
      for (const concept of Object.keys(form.only))
        found.push({
          concept: `${owner}.${concept}`,
          path: "",
          owner,
          form,
          line: { ...bareLine(concept, ""), at: [] },
        });
    }
    for (const form of mapping.records.get(name)?.forms.filter(usable) ?? []) {
      if (form.value !== undefined)
        found.push({
          concept: `${owner}.${form.value}`,
          path: prefix,
          owner,
          form,
          line: bareLine(form.value, prefix),
        });
    }
  };
  const addLines = (lines: readonly Line[], owner: string, prefix: string, form: Form | undefined): void => {
    for (const line of lines) {
      const concept = owner === "" ? line.concept : `${owner}.${line.concept}`;
      if (line.record !== undefined || line.each !== undefined) {
        const path =
          line.at[0] === undefined
            ? ""
            : `${prefix === "" ? "" : `${prefix}.`}${line.at[0]}${line.each === undefined ? "" : "[]"}`;
        addRecord(line.record ?? line.each ?? "", concept, path);
        found.push({ concept, path: line.at.length > 0 ? path : "", owner, form, line });
        continue;
      }
      const paths = line.at.length === 0 ? [""] : line.at;
      for (const at of paths)
        found.push({ concept, path: at === "" ? "" : prefix === "" ? at : `${prefix}.${at}`, owner, form, line });
    }
  };
  addLines(mapping.request.lines, "", "", undefined);
  const ofRequest = found.length;
  for (const form of mapping.parts.forms.filter(usable)) {
    const place = partPlace(mapping, form);
    if (form.value !== undefined)
      found.push({
        concept: `${form.kind ?? ""}.${form.value}`,
        path: place,
        owner: `part:${form.kind ?? ""}`,
        form,
        line: bareLine(form.value, place),
      });
    addPart(form, place, found, addRecord);
    addConstants(form, `part:${form.kind ?? ""}`, form.kind ?? "", place);
  }
  return found.map((saying, index) => ({ ...saying, ofPart: index >= ofRequest }));
}

function addPart(
  form: Form,
  place: string,
  found: Omit<Saying, "ofPart">[],
  addRecord: (name: string, owner: string, prefix: string) => void,
): void {
  const kind = form.kind ?? "";
  for (const line of form.lines) {
    const path = line.at[0] === undefined ? "" : `${place}.${line.at[0]}`;
    if (line.record !== undefined) addRecord(line.record, `${kind}.${line.concept}`, path);
    found.push({ concept: `${kind}.${line.concept}`, path, owner: `part:${kind}`, form, line });
  }
}

function bareLine(concept: string, path: string): Line {
  return {
    concept,
    field: { name: concept, type: { kind: "json" }, means: "", required: false, neutral: undefined },
    pointer: [],
    at: [path],
    transform: undefined,
    transformEach: [],
    each: undefined,
    record: undefined,
    item: undefined,
    constants: {},
    content: undefined,
    media: undefined,
    orList: false,
    itemForm: undefined,
    items: false,
    itemIds: undefined,
    among: undefined,
    lines: false,
    within: undefined,
    of: {},
    values: undefined,
    joined: false,
    otherwise: undefined,
    alone: false,
    omitEmpty: false,
    neutral: undefined,
    together: false,
    readDefault: undefined,
    address: undefined,
    alwaysList: false,
    default: undefined,
    defaultFromModel: undefined,
    clamp: undefined,
    atMost: undefined,
    idPrefix: undefined,
    generated: false,
    copies: [],
    without: [],
    part: undefined,
    readOnly: false,
    absent: undefined,
    implicit: undefined,
  };
}

function rowOf(saying: Saying, targets: readonly Saying[], to: Mapping): FieldRow {
  const { concept, path: from } = saying;
  if (saying.line.at.length === 0) return { concept, from };
  if (saying.form?.dropped !== undefined) return { concept, from, dropped: saying.form.dropped };
  const same = targets.filter(
    (target) => target.concept === concept && target.ofPart === saying.ofPart && isCompatible(saying, target),
  );
  const carried = same.filter(({ line }) => line.at.length > 0 && (!line.readOnly || line.field.required));
  if (carried.length > 0) {
    const by = describe(
      saying.line,
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
  if (same.some(({ line }) => line.record !== undefined)) return { concept, from, by: "told by its members" };
  if (same.some(({ line }) => line.address !== undefined)) return { concept, from, by: "told by the address" };
  const implicit = same.find(({ line }) => line.implicit !== undefined)?.line.implicit;
  if (implicit !== undefined) return { concept, from, by: `said by saying nothing: ${implicit}` };
  const pass = passFor(saying, to);
  const because =
    same.find(({ line }) => line.absent !== undefined)?.line.absent ?? `the ${to.dialect} dialect has no place for it`;
  return pass === undefined ? { concept, from, dropped: because } : { concept, from, by: pass };
}

/** Why a call that says a concept is refused, where a dialect's rules take no value of it and it cannot be left out. */
function neverTaken(concept: string, { request: { rules } }: Mapping): string | undefined {
  const [head = ""] = concept.split(".");
  const told = rules[head];
  const rule =
    told === undefined
      ? undefined
      : rulesOf(told).find(
          ({ values, when, essential, direction }) =>
            Array.isArray(values) &&
            values.length === 0 &&
            when === undefined &&
            essential === true &&
            direction !== "read",
        );
  return rule === undefined ? undefined : String(rule.message);
}

/** Passes that say a concept, or the record that it belongs to, in other words, so that its own absence is no loss: those over turns speak of parts alone. */
function passFor({ concept, ofPart }: Saying, to: Mapping): string | undefined {
  const passes = ofPart ? [...to.layout.beforeWrite, ...to.request.beforeWrite] : to.request.beforeWrite;
  const declared: Readonly<Record<string, object | undefined>> = ofPart
    ? { ...turnPasses, ...requestPasses }
    : { ...requestPasses };
  const carriesIt = ({ name }: Pass): boolean =>
    carriedBy(declared[camel(name)]).some((said) => concept === said || concept.startsWith(`${said}.`));
  return passes.find(carriesIt)?.name.replace(/_/g, " ");
}

function carriedBy(pass: { readonly carries?: readonly string[] } | undefined = {}): readonly string[] {
  return pass.carries ?? [];
}

/** Forms of one kind that stand for different constants do not answer each other. */
function isCompatible(left: Saying, right: Saying): boolean {
  const constants = left.form?.only ?? {};
  const others = right.form?.only ?? {};
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
