/** What a writer makes of a concept in the forms that passes give it. */
import type { Json } from "../../src/conversion/json.js";
import { readForms } from "../model/forms-in-use.js";
import { recordOf } from "../model/line.js";
import type { Form, Mapping } from "../model/mapping.js";
import type { Field } from "../model/vocabulary.js";
import { requestFates, WHOLE, type Fate } from "./fates.js";
import type { Condition, Context } from "./condition.js";
import { conditionsOf, isCarriedFate, type Carried } from "./fate-conditions.js";
import { neverTaken } from "./limits.js";
import { contextsApart, contextsOf, fatesWithin, partFates } from "./part-fates.js";
import { afterPasses, keptWhen, movedBy, type Named } from "./passes.js";
import type { ReadPlace, Step } from "./read-places.js";
import { given, type Known, type Shape } from "./shape.js";

/** The fates in the forms that passes give a concept. */
export interface MovedFates {
  readonly by: readonly string[];
  readonly carried: readonly Carried[];
  /** When the passes do not drop what they carry. */
  readonly when: readonly Condition[];
  /** When a pass carries what may have no place by itself; nothing where it always does. */
  readonly otherwise: readonly Condition[];
  /** A pass takes it away where its condition is met. The others may leave it where it is too. */
  readonly isInstead: boolean;
  /** A pass takes it away in any case. */
  readonly isGone: boolean;
}

/** The forms that a concept is read from: its part, the record that it belongs to, or the records that it is. */
function formsOf({ part, form, line }: ReadPlace, from: Mapping): readonly Form[] {
  const own = part ?? form;
  if (own !== undefined) return [own];
  const rule = from.records.get((line && recordOf(line)) ?? "");
  return rule === undefined ? [] : readForms(rule);
}

export function movedFates(place: ReadPlace, from: Mapping, to: Mapping): MovedFates {
  const { concept, part } = place;
  const contexts = part === undefined ? [{ role: "system" }] : contextsApart(contextsOf(part, from), from, to);
  const all = movedBy({ concept, isOfPart: part !== undefined }, from, to, formsOf(place, from));
  const moved = all.flatMap(({ pass, concepts, when }) =>
    concepts.flatMap((one) => {
      const fates = fatesOfConcept(one, contexts, to);
      const carried = fates.filter(isCarriedFate);
      return carried.length === 0 || neverTaken(one.concept, to) !== undefined
        ? []
        : [
            {
              pass,
              carried,
              isInstead: when.length > 0,
              otherwise: when,
              // What becomes of the records themselves is no condition of what they express together.
              when: [...when, ...conditionsOf(fates), ...(isRecord(one, to) ? [] : keptWhen(one, from, to))],
            },
          ];
    }),
  );
  return {
    by: [...new Set(moved.map(({ pass }) => pass))],
    carried: moved.flatMap(({ carried }) => carried),
    when: moved.flatMap(({ when }) => when),
    otherwise: moved.some(({ otherwise }) => otherwise.length === 0) ? [] : moved.flatMap(({ otherwise }) => otherwise),
    isInstead: moved.some(({ isInstead }) => isInstead),
    isGone: all.some(({ takesAway, when }) => takesAway && when.length === 0),
  };
}

/** The places of a concept by its name in tables: of a request, or of a part in these contexts. */
function fatesOfConcept({ concept, isOfPart, of = {} }: Named, contexts: readonly Context[], to: Mapping): Fate[] {
  const [head = "", ...inner] = concept.split(".");
  const kind = isOfPart ? to.vocabulary.unions.get("Part")?.kinds.get(head) : undefined;
  if (kind === undefined) return requestFates(stepsTo([head, ...inner], fieldsOf("Request", to), to), to);
  const shape = new Map([...openShape(kind.fields), ...Object.entries(of).flatMap(constant)]);
  const steps = inner.length === 0 ? [{ concept: WHOLE, shape }] : stepsInPart(inner, shape);
  return fatesWithin(contexts, (context) => partFates({ steps, kind: head }, context, to));
}

/** Whether a concept of requests is a record, or a list of them. */
function isRecord({ concept, isOfPart }: Named, to: Mapping): boolean {
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
function openShape(fields: readonly Field[]): Shape {
  return new Map(fields.map(({ name }) => [name, { is: "possible", shapes: [] }]));
}
