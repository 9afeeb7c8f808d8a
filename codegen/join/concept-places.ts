/** Where requests of a dialect have each concept of their vocabulary. */
import { constantsOf } from "../emit/conditions.js";
import type { Form, Line, Mapping } from "./mapping.js";

/** Where a dialect holds a concept, and under what name the table shows it. */
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

/** The concepts of a request. Forms that only answers have are left out. */
export function conceptPlaces(mapping: Mapping, direction: "read" | "write"): ConceptPlace[] {
  const found = new Finder(mapping, direction);
  found.addLines(mapping.request.lines, "", "", undefined);
  const ofRequest = found.places.length;
  for (const form of mapping.parts.forms) found.addPart(form);
  return found.places.map((place, index) => ({ ...place, ofPart: index >= ofRequest }));
}

/** Collects the places of concepts, records inside of records too. */
class Finder {
  readonly places: Omit<ConceptPlace, "ofPart">[] = [];

  constructor(
    private readonly mapping: Mapping,
    private readonly direction: "read" | "write",
  ) {}

  addLines(lines: readonly Line[], owner: string, prefix: string, form: Form | undefined): void {
    for (const line of lines) {
      const concept = owner === "" ? line.concept : `${owner}.${line.concept}`;
      const record = line.record ?? line.each;
      if (record !== undefined) {
        const [at] = line.at;
        const path = at === undefined ? "" : `${inside(prefix, at)}${line.each === undefined ? "" : "[]"}`;
        this.#addRecord(record, concept, path);
        this.places.push({ concept, path, owner, form, line });
        continue;
      }
      for (const at of line.at.length === 0 ? [""] : line.at)
        this.places.push({ concept, path: at === "" ? "" : inside(prefix, at), owner, form, line });
    }
  }

  addPart(form: Form): void {
    if (!this.#isUsable(form)) return;
    const place = partPlace(this.mapping, form);
    const kind = form.kind ?? "";
    const owner = `part:${kind}`;
    if (form.value !== undefined) this.#addValue(form, form.value, owner, kind, place);
    for (const line of form.lines) {
      const path = line.at[0] === undefined ? "" : `${place}.${line.at[0]}`;
      if (line.record !== undefined) this.#addRecord(line.record, `${kind}.${line.concept}`, path);
      this.places.push({ concept: `${kind}.${line.concept}`, path, owner, form, line });
    }
    this.#addConstants(form, owner, kind, place);
  }

  #isUsable(form: Form): boolean {
    const isDirection = form.direction === undefined || form.direction === this.direction;
    return isDirection && (this.direction === "read" || form.in?.join() !== "answer");
  }

  #addRecord(name: string, owner: string, prefix: string): void {
    const forms = this.mapping.records.get(name)?.forms ?? [];
    const usable = forms.filter((form) => this.#isUsable(form));
    for (const form of usable) {
      this.addLines(form.lines, owner, prefix, form);
      this.#addConstants(form, owner, owner, prefix);
    }
    for (const form of forms)
      if (this.direction === "write" && form.refused !== undefined) this.#addRefused(form, owner);
    for (const form of usable) if (form.value !== undefined) this.#addValue(form, form.value, owner, owner, prefix);
  }

  /** A form that is a bare value holds one concept, at its own path. */
  #addValue(form: Form, value: string, owner: string, subject: string, path: string): void {
    this.places.push({ concept: `${subject}.${value}`, path, owner, form, line: bareLine(value, path) });
  }

  /** What cannot be written has no path. */
  #addRefused(form: Form, owner: string): void {
    for (const concept of Object.keys(form.concepts)) {
      const line = { ...bareLine(concept, ""), at: [] };
      this.places.push({ concept: `${owner}.${concept}`, path: "", owner, form, line });
    }
  }

  /** A constant of a form is at the member that distinguishes the form from others. */
  #addConstants(form: Form, owner: string, subject: string, prefix: string): void {
    const [discriminator] = Object.keys(form.when);
    if (this.direction === "read" || discriminator === undefined) return;
    const path = `${prefix}.${discriminator}`;
    for (const [concept] of constantsOf(form.concepts))
      this.places.push({ concept: `${subject}.${concept}`, path, owner, form, line: bareLine(concept, path) });
  }
}

function inside(prefix: string, at: string): string {
  return prefix === "" ? at : `${prefix}.${at}`;
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
