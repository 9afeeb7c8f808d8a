/** What is certain about a record that a reader makes: which of its concepts are there, and with what value. */
import { recordOf, transformOf } from "../model/line.js";
import { constantsOf } from "../model/constants.js";
import { readForms } from "../model/forms-in-use.js";
import type { Form, Line, Mapping } from "../model/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import type { Test } from "./condition.js";

export type Known =
  | { readonly is: "absent" }
  | { readonly is: "constant"; readonly value: Json }
  /** Its value is the client's; a record has one of these shapes. */
  | { readonly is: "given" | "possible"; readonly shapes: readonly Shape[] };

export type Shape = ReadonlyMap<string, Known>;

const absent: Known = { is: "absent" };

/** The record that is read from a form. */
export function shapeOf(form: Form, mapping: Mapping): Shape {
  const shape = new Map<string, Known>();
  for (const line of form.lines) {
    const isRead = line.at.length > 0 || line.kind === "inline";
    const isGiven = line.field.required || form.concepts[line.concept] === "one";
    if (isRead) shape.set(line.concept, { is: isGiven ? "given" : "possible", shapes: shapesIn(line, mapping) });
  }
  const { bare, value } = form;
  if (value !== undefined) shape.set(value, { is: "given", shapes: bare === undefined ? [] : shapesIn(bare, mapping) });
  for (const concept of Object.values(form.inside?.fields ?? {})) shape.set(concept, { is: "possible", shapes: [] });
  for (const [concept, value] of constantsOf(form.concepts)) shape.set(concept, { is: "constant", value });
  return shape;
}

/** The records of the forms of one rule. A form that holds a list of them gives concepts to records of all others. */
export function shapesOfForms(forms: readonly Form[], mapping: Mapping): Shape[] {
  const plain = forms.filter(({ inside }) => inside === undefined).flatMap((form) => [...shapeOf(form, mapping)]);
  const held = plain.map(([concept, known]) => [concept, { is: "possible", shapes: shapesOf(known) }] as const);
  return forms.map((form) => new Map([...(form.inside === undefined ? [] : held), ...shapeOf(form, mapping)]));
}

/** The shapes of the records that a line reads. A transform may give any concept of its record, or states which. */
export function shapesIn(line: Line, mapping: Mapping): Shape[] {
  const { type } = line.field;
  const rule = mapping.records.get(recordOf(line) ?? "");
  if (rule !== undefined) return shapesOfForms(readForms(rule), mapping);
  const held = type.kind === "list" ? type.of : type;
  const fields = held.kind === "record" ? (mapping.vocabulary.records.get(held.name)?.fields ?? []) : [];
  const transform = transformOf(line);
  const reads = transform === undefined ? undefined : mapping.functions.find("transforms", transform)?.effects.reads;
  const read = fields.filter(({ name }) => reads?.includes(name) ?? true);
  return read.length === 0 ? [] : [new Map(read.map(({ name }) => [name, { is: "possible", shapes: [] }]))];
}

/** A shape in which a concept is given, where it is a record in this shape. */
export function given(shape: Shape, concept: string, inner?: Shape): Shape {
  const known = shape.get(concept);
  if (known?.is === "constant") return shape;
  const shapes = inner === undefined ? shapesOf(known) : [inner];
  return new Map([...shape, [concept, { is: "given", shapes }]]);
}

/** What is certain of a record is only possible for the concepts of these paths. `inside` leads to the record. */
export function weakened(shape: Shape, paths: ReadonlySet<string>, inside: readonly string[]): Shape {
  const weaker = ([concept, known]: readonly [string, Known]): [string, Known] => {
    if (!("shapes" in known)) return [concept, known];
    const path = [...inside, concept];
    const shapes = known.shapes.map((one) => weakened(one, paths, path));
    return [concept, { is: paths.has(path.join(".")) ? "possible" : known.is, shapes }];
  };
  return new Map([...shape].map(weaker));
}

function shapesOf(known: Known | undefined): readonly Shape[] {
  return known !== undefined && "shapes" in known ? known.shapes : [];
}

/** Whether a form of the target can hold a record: never, always, or under the conditions named. */
export function holds(concepts: Form["concepts"], shape: Shape): "never" | readonly Test[] {
  const conditions: Test[] = [];
  for (const [path, wanted] of Object.entries(concepts)) {
    const answer = holdsOne(path.split("."), wanted, shape);
    if (answer === false) return "never";
    if (answer === undefined) conditions.push({ is: "concept", of: [], concept: path, wanted });
  }
  return conditions;
}

function holdsOne([concept = "", ...inside]: readonly string[], wanted: Json, shape: Shape): boolean | undefined {
  const known = shape.get(concept) ?? absent;
  if (known.is === "absent") return wanted === "absent";
  if (inside.length > 0) {
    const answers = new Set(shapesOf(known).map((inner) => holdsOne(inside, wanted, inner)));
    const [only] = answers;
    return answers.size === 1 ? only : undefined;
  }
  if (known.is === "constant") return wanted === "present" || known.value === wanted;
  const isAny = wanted === "present" || wanted === "absent";
  return isAny && known.is === "given" ? wanted === "present" : undefined;
}
