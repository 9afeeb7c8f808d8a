/** Where requests of a dialect have each concept: one place for each line of a form that its reader reads. */
import { inside as nodeInside, isAlone, itemOf, recordOf, singleOf, withinOf } from "../model/line.js";
import { constantsOf } from "../model/constants.js";
import { isOfLine, readForms } from "../model/forms-in-use.js";
import { oncePer } from "../model/once-per.js";
import type { Form, Line, Mapping, RecordRule } from "../model/mapping.js";
import { itemPlace, partReadPlaces } from "./part-place.js";
import { withMovedInto } from "./passes.js";
import { given, shapeOf, shapesIn, shapesOfForms, type Shape } from "./shape.js";

/** A concept, and what is certain about the record that has it. */
export interface Step {
  readonly concept: string;
  readonly shape: Shape;
  /** It is a record that is read as a whole, not member by member. */
  readonly isWhole?: boolean;
}

export interface ReadPlace {
  /** Its name in tables: `media.source.url`. */
  readonly concept: string;
  readonly path: string;
  /** Several of its paths are one value, or only the first with a value counts. */
  readonly earlier: readonly string[];
  /** From the outermost record to the one that has the concept. */
  readonly steps: readonly Step[];
  readonly line: Line | undefined;
  /** The form that it is read from; a request itself has none. */
  readonly form: Form | undefined;
  /** The form of the part that it is in. */
  readonly part: Form | undefined;
  /** The concept has no member of its own: the member that distinguishes the form implies it. */
  readonly isConstant: boolean;
  /** A constant that a member has by being there, whose value is another concept. */
  readonly isOfLine?: boolean;
  /** It is in a record whose forms all have conditions; records in no form are dropped. */
  readonly isOfKnownForm: boolean;
  /** Other forms of its record do not have it: there it is a member that nobody knows. */
  readonly isInSomeForms: boolean;
}

/** A record that is read, or a list of them. */
interface Holder {
  readonly steps: readonly Step[];
  readonly shape: Shape;
  readonly owner: string;
  readonly prefix: string;
  readonly form: Form | undefined;
  readonly part: Form | undefined;
  readonly isOfKnownForm: boolean;
}

/** The concepts of requests and of the records inside. */
export const requestPlaces = oncePer((mapping: Mapping): readonly ReadPlace[] => {
  const shape: Shape = new Map(
    mapping.request.lines.map((line) => [line.concept, { is: "possible", shapes: shapesIn(line, mapping) }]),
  );
  const request = { steps: [], shape, owner: "", prefix: "", form: undefined, part: undefined, isOfKnownForm: false };
  return [
    ...mapping.request.lines.flatMap((line) => linePlaces(line, request, mapping)),
    ...offeredPlaces(request, mapping),
  ];
});

/** Tools that items of the conversation offer, which are read as tools of the request. */
function offeredPlaces(request: Holder, mapping: Mapping): ReadPlace[] {
  const line = mapping.request.lines.find(({ concept }) => concept === "tools");
  const rule = mapping.records.get(line === undefined ? "" : (recordOf(line) ?? ""));
  if (line === undefined || rule === undefined) return [];
  const { shape } = request;
  return mapping.layout.items.flatMap(({ name, offers, direction }) => {
    if (offers === undefined || direction === "write") return [];
    const at = { path: `${itemPlace(mapping, name)}.${offers.at}[]`, earlier: [] };
    const steps = [{ concept: line.concept, shape: given(shape, line.concept) }];
    const whole = { ...valuePlace(line.concept, request), ...at, steps, line, isOfKnownForm: isClosedRecord(rule) };
    return [...recordPlaces(line, rule, at, request, mapping), whole];
  });
}

/** What is certain about the parts of a form when they have been read. */
export function partShape(form: Form, mapping: Mapping): Shape {
  return withMovedInto(shapeOf(form, mapping), form.kind ?? "", mapping);
}

/** The concepts of the parts of a form. */
export function partPlaces(form: Form, mapping: Mapping): ReadPlace[] {
  const shape = partShape(form, mapping);
  const holder = { steps: [], shape, owner: form.kind ?? "", form, part: form, isOfKnownForm: false };
  return partReadPlaces(mapping, form).flatMap((prefix, index, all) =>
    formPlaces({ ...holder, prefix }, form, mapping).map((place) => ({
      ...place,
      earlier: [...all.slice(0, index), ...place.earlier],
    })),
  );
}

/** Citations in a list beside the content of items, as those of texts, by the role of the item. */
export function citationPlaces(mapping: Mapping): { readonly role: string; readonly places: readonly ReadPlace[] }[] {
  const { layout, parts, vocabulary } = mapping;
  const fields = vocabulary.unions.get("Part")?.kinds.get("text")?.fields;
  const field = fields?.find(({ name }) => name === "citations");
  const form = parts.forms.find(({ kind, direction }) => kind === "text" && direction !== "write");
  const own = form?.lines[0];
  return layout.items.flatMap((item) => {
    const { citations, role, direction } = item;
    if (
      citations === undefined ||
      direction === "write" ||
      field === undefined ||
      form === undefined ||
      own === undefined
    )
      return [];
    const { at, each } = citations;
    const records = {
      kind: "records",
      record: each,
      isAlone: false,
      others: undefined,
      within: undefined,
      of: {},
    } as const;
    const line: Line = { ...own, ...nodeInside(item, "citations"), concept: field.name, field, at: [at], ...records };
    const known = { is: "possible", shapes: shapesIn(line, mapping) } as const;
    const shape = new Map([...partShape(form, mapping), [field.name, known] as const]);
    const prefix = itemPlace(mapping, item.name);
    const holder = { steps: [], shape, owner: "text", prefix, form, part: form, isOfKnownForm: false };
    return [{ role, places: linePlaces(line, holder, mapping) }];
  });
}

/** The constants of a form are read from the member that distinguishes it. An empty text says nothing. */
function constantPlaces(holder: Holder): ReadPlace[] {
  const { form, prefix } = holder;
  const [discriminator] = Object.entries(form?.when ?? {}).filter(([, match]) => match !== "absent");
  if (form === undefined || discriminator === undefined) return [];
  const [at, match] = discriminator;
  const own = { path: inside(prefix, at), isConstant: true, isOfLine: isOfLine(form, at, match) };
  const constants = constantsOf(form.concepts).filter(([, value]) => value !== "");
  return constants.map(([concept]) => ({ ...valuePlace(concept, holder), ...own }));
}

function valuePlace(concept: string, holder: Holder): ReadPlace {
  const { steps, shape, owner, prefix, form, part, isOfKnownForm } = holder;
  return {
    concept: named(owner, concept),
    path: prefix,
    earlier: [],
    steps: [...steps, { concept, shape: given(shape, concept) }],
    line: undefined,
    form,
    part,
    isConstant: false,
    isOfKnownForm,
    isInSomeForms: false,
  };
}

function linePlaces(line: Line, holder: Holder, mapping: Mapping): ReadPlace[] {
  const { shape, prefix } = holder;
  const rule = mapping.records.get(recordOf(line) ?? "");
  const own = { concept: line.concept, shape: given(shape, line.concept), isWhole: rule === undefined };
  const isClosed = rule !== undefined && isClosedRecord(rule);
  const places = line.at.map((at, index) => ({
    ...valuePlace(line.concept, holder),
    path: placeIn(prefix, at, line),
    earlier: line.kind === "together" ? [] : line.at.slice(0, index).map((other) => placeIn(prefix, other, line)),
    steps: [...holder.steps, own],
    line,
    isOfKnownForm: isClosed || (holder.isOfKnownForm && singleOf(line) === undefined),
  }));
  if (rule === undefined) return places;
  // The members of a record that has no place of its own are those of the object around it.
  const at = places.length === 0 ? [{ path: prefix, earlier: [] }] : places;
  const members = at.flatMap((place) => recordPlaces(line, rule, place, holder, mapping));
  const held = places.flatMap((place) => listsInside(place.path, readForms(rule)).map((path) => ({ ...place, path })));
  return [...members, ...held, ...places];
}

/** The members of a record at one of its places. */
function recordPlaces(
  line: Line,
  rule: RecordRule,
  at: Pick<ReadPlace, "path" | "earlier">,
  holder: Holder,
  mapping: Mapping,
): ReadPlace[] {
  const { shape, owner } = holder;
  const isKnown = isClosedRecord(rule) && line.at.length === 0;
  const held = { ...holder, owner: named(owner, line.concept), isOfKnownForm: isKnown };
  const forms = readForms(rule);
  // Passes may have moved concepts into the record.
  const known = shape.get(line.concept);
  const moved = known !== undefined && "shapes" in known ? known.shapes : [];
  const shapes = moved.length === forms.length ? moved : shapesOfForms(forms, mapping);
  return formsAt(at.path, forms).flatMap(({ form, place: prefix }) => {
    const inner: Shape = shapes[forms.indexOf(form)] ?? new Map();
    const steps = [...holder.steps, { concept: line.concept, shape: given(shape, line.concept, inner) }];
    const others = forms.filter((other) => other !== form && !other.isBare && !other.implicit);
    return formPlaces({ ...held, prefix, steps, shape: inner, form }, form, mapping).map((place) => ({
      ...place,
      earlier: [...at.earlier, ...place.earlier],
      isInSomeForms: place.isInSomeForms || others.some((other) => !hasPlace(other, place.line)),
    }));
  });
}

/** The places of the forms of a record: that of the record, or those of the lists that some of the forms hold. */
export function formsAt(place: string, forms: readonly Form[]): { readonly form: Form; readonly place: string }[] {
  const plain = forms.filter(({ inside: list }) => list === undefined);
  const lists = listsInside(place, forms);
  return [
    ...forms.map((form) => ({ form, place })),
    ...lists.flatMap((list) => plain.map((form) => ({ form, place: list }))),
  ];
}

/** The lists of records that forms of a record hold. */
export function listsInside(place: string, forms: readonly Form[]): string[] {
  return [...new Set(forms.flatMap(({ inside: list }) => (list === undefined ? [] : [`${inside(place, list.at)}[]`])))];
}

function hasPlace({ lines }: Form, line: Line | undefined): boolean {
  return line === undefined || lines.some(({ at }) => at.some((one) => line.at.includes(one)));
}

/** The concepts of a record of one form. */
function formPlaces(holder: Holder, form: Form, mapping: Mapping): ReadPlace[] {
  const { prefix } = holder;
  const value = form.value === undefined ? [] : [valuePlace(form.value, holder)];
  const fields = Object.entries(form.inside?.fields ?? {}).map(([name, path]) => ({
    ...valuePlace(name, holder),
    path: inside(prefix, path),
  }));
  const lines = form.lines.flatMap((line) => linePlaces(line, holder, mapping));
  return [...value, ...constantPlaces(holder), ...fields, ...lines];
}

/** Whether all forms of a record have conditions: records in no form are dropped. */
function isClosedRecord(rule: RecordRule): boolean {
  const forms = readForms(rule).filter(({ isBare, implicit }) => !isBare && !implicit);
  return forms.every(({ when }) => Object.keys(when).length > 0);
}

function named(owner: string, concept: string): string {
  return owner === "" ? concept : `${owner}.${concept}`;
}

/** The place of a line: an item of a list, or a member of each item. */
export function placeIn(prefix: string, at: string, line: Line): string {
  const isItem = line.kind === "records" || line.kind === "members" || line.kind === "shared";
  const list = isItem && !isAlone(line) ? `${inside(prefix, at)}[]` : inside(prefix, at);
  const within = withinOf(line);
  if (within !== undefined) return `${list.replace(/\[\]$/, "")}[].${within}[]`;
  const item = itemOf(line);
  return item === undefined ? list : inside(list, item);
}

export function inside(prefix: string, at: string): string {
  return prefix === "" || at === "" ? `${prefix}${at}` : `${prefix}.${at}`;
}
