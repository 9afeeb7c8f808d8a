/** What a writer makes of a concept in the form that a pass gives it. */
import type { Json } from "../../src/conversion/json.js";
import type { Mapping } from "../model/mapping.js";
import type { Field } from "../model/vocabulary.js";
import { requestFates, WHOLE, type Fate } from "./fates.js";
import type { Context } from "./condition.js";
import { partFates } from "./part-fates.js";
import { afterPasses, type Named } from "./passes.js";
import type { Step } from "./read-places.js";
import { given, type Known, type Shape } from "./shape.js";

/** The places of a concept by its name in tables: of a request, or of a part in these contexts. */
export function fatesOfConcept(
  { concept, isOfPart, of = {} }: Named,
  contexts: readonly Context[],
  to: Mapping,
): Fate[] {
  const [head = "", ...inner] = concept.split(".");
  const kind = isOfPart ? to.vocabulary.unions.get("Part")?.kinds.get(head) : undefined;
  if (kind === undefined) return requestFates(stepsTo([head, ...inner], fieldsOf("Request", to), to), to);
  const shape = new Map([...openShape(kind.fields), ...Object.entries(of).flatMap(constant)]);
  const steps = inner.length === 0 ? [{ concept: WHOLE, shape }] : stepsInPart(inner, shape);
  return contexts.flatMap((context) => partFates({ steps, kind: head }, context, to));
}

/** Whether a concept of requests is a record, or a list of them. */
export function isRecord({ concept, isOfPart }: Named, to: Mapping): boolean {
  return !isOfPart && membersOf(concept, fieldsOf("Request", to), to).length > 0;
}

/** The concepts of the record that a concept is. */
function membersOf(concept: string, fields: readonly Field[], to: Mapping): readonly Field[] {
  const type = fields.find(({ name }) => name === concept)?.type;
  const record = type?.kind === "list" ? type.of : type;
  return record?.kind === "record" ? fieldsOf(record.name, to) : [];
}

function stepsTo([concept = "", ...inner]: readonly string[], fields: readonly Field[], to: Mapping): Step[] {
  const within = membersOf(concept, fields, to);
  const shape = afterPasses(openShape(fields), to);
  if (inner.length > 0) return [{ concept, shape: given(shape, concept) }, ...stepsTo(inner, within, to)];
  const record = within.length === 0 ? undefined : afterPasses(openShape(within), to);
  return [{ concept, shape: given(shape, concept, record) }];
}

/** A concept of a part, or the only one of a record in it. */
function stepsInPart([concept = "", name]: readonly string[], shape: Shape): Step[] {
  if (name === undefined) return [{ concept, shape: given(shape, concept) }];
  const inner = given(new Map(), name);
  return [
    { concept, shape: given(shape, concept, inner) },
    { concept: name, shape: inner },
  ];
}

/** One of several values is not certain. */
function constant([name, value]: [string, Json]): [string, Known][] {
  return Array.isArray(value) ? [] : [[name, { is: "constant", value }]];
}

function fieldsOf(record: string, { vocabulary }: Mapping): readonly Field[] {
  return vocabulary.records.get(record)?.fields ?? [];
}

/** A record of which nothing is certain. */
export function openShape(fields: readonly Field[]): Shape {
  return new Map(fields.map(({ name }) => [name, { is: "possible", shapes: [] }]));
}
