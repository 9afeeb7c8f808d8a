/** Where requests of a dialect have each concept of their vocabulary. */
import { constantsOf } from "../emit/conditions.js";
import type { Form, Line, Mapping } from "./mapping.js";

/** Where a dialect says a concept, and under what name the table shows it. */
export interface ConceptPlace {
  readonly concept: string;
  readonly path: string;
  readonly line: Line;
  /** The record or kind of part whose concept it is. */
  readonly owner: string;
  readonly form: Form | undefined;
  /** A concept of a part, not of the request. */
  readonly ofPart: boolean;
}

export function partPlace(mapping: Mapping, form: Form): string {
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
export function conceptPlaces(mapping: Mapping, direction: "read" | "write"): ConceptPlace[] {
  const usable = (form: Form): boolean =>
    (form.direction === undefined || form.direction === direction) &&
    (direction === "read" || form.in?.join() !== "answer");
  const found: Omit<ConceptPlace, "ofPart">[] = [];
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
  return found.map((place, index) => ({ ...place, ofPart: index >= ofRequest }));
}

function addPart(
  form: Form,
  place: string,
  found: Omit<ConceptPlace, "ofPart">[],
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
    field: { name: concept, type: { kind: "json" }, description: "", required: false, neutral: undefined },
    pointer: [],
    at: [path],
    transform: undefined,
    transformEach: [],
    each: undefined,
    record: undefined,
    item: undefined,
    itemMatch: {},
    constants: {},
    content: undefined,
    media: undefined,
    orList: false,
    itemForm: undefined,
    items: false,
    itemIds: undefined,
    among: undefined,
    otherWays: { isText: false, inside: undefined },
    fault: undefined,
    joinedBy: undefined,
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
