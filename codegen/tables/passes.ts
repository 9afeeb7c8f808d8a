/** What the passes of a dialect do to concepts, as they declare it beside their code. */
import type { Mapping, Pass } from "../join/mapping.js";
import type { Shape } from "./shape.js";
import type { PassEffects } from "../load/dialect-functions.js";

/** A concept by its name in tables. Parts and requests have concepts of one name: `reasoning`. */
export interface Named {
  readonly concept: string;
  readonly isOfPart: boolean;
}

/** A concept in the form that a pass gives it. */
export interface Moved {
  readonly pass: string;
  readonly concepts: readonly Named[];
}

/** The passes that carry a concept in another form. */
export function movedBy(one: Named, from: Mapping, to: Mapping): Moved[] {
  return appliedTo(from, to).flatMap((applied) =>
    Object.entries(applied.effects.carries ?? {}).flatMap(([moved, concepts]) => {
      const isMoved = moved === one.concept && isOfPart(moved, applied, to) === one.isOfPart;
      const given = concepts.map((concept) => ({ concept, isOfPart: isOfPart(concept, applied, to) }));
      return isMoved ? [{ pass: applied.pass.name.replace(/_/g, " "), concepts: given }] : [];
    }),
  );
}

/** When passes do not drop a concept, or the record that it belongs to. */
export function keptWhen(one: Named, from: Mapping, to: Mapping): string[] {
  return appliedTo(from, to).flatMap((applied) =>
    Object.entries(applied.effects.drops ?? {}).flatMap(([dropped, when]) => {
      const isSame = dropped.startsWith("*") || isOfPart(dropped, applied, to) === one.isOfPart;
      return isSame && isWithin(one.concept, dropped) ? [filled(when, applied.pass)] : [];
    }),
  );
}

/** `{placeholders}` are the values of an option of the pass. */
function filled(when: string, { options }: Pass): string {
  return when.replace(/\{(\w+)\}/, (_, name: string) => {
    const values = options[name];
    return (Array.isArray(values) ? values : [values ?? null]).map((value) => JSON.stringify(value)).join(", ");
  });
}

/** A record after the passes of a writer: some take a concept away. */
export function afterPasses(shape: Shape, { functions, request }: Mapping): Shape {
  const changed = new Map(shape);
  for (const { name, options } of request.beforeWrite) {
    const concept = functions.find("request", name)?.effects.clears ?? "";
    const known = shape.get(concept);
    const accepted = Array.isArray(options.accepts) ? options.accepts : [];
    if (known?.is === "constant" && !accepted.includes(known.value)) changed.delete(concept);
  }
  return changed;
}

/** The kinds of parts that passes move out of results. */
export function carriedFromResults({ functions, layout }: Mapping): readonly string[] {
  return layout.beforeWrite.flatMap(
    ({ name }) => functions.find("conversation", name)?.effects.carries?.["result.parts"] ?? [],
  );
}

interface Applied {
  readonly pass: Pass;
  readonly effects: PassEffects;
  readonly isOfTurns: boolean;
}

function appliedTo(from: Mapping, to: Mapping): Applied[] {
  const applied = ({ functions }: Mapping, passes: readonly Pass[], isOfTurns: boolean): Applied[] =>
    passes.map((pass) => {
      const found = functions.find(isOfTurns ? "conversation" : "request", pass.name);
      return { pass, effects: found?.effects ?? {}, isOfTurns };
    });
  return [
    ...applied(from, from.layout.afterRead, true),
    ...applied(to, to.layout.beforeWrite, true),
    ...applied(from, from.request.afterRead, false),
    ...applied(to, to.request.beforeWrite, false),
  ];
}

/** Whether a pass means a concept of parts by a name. */
function isOfPart(name: string, { isOfTurns }: Applied, { vocabulary }: Mapping): boolean {
  const [head = "", member] = name.split(".");
  const kind = vocabulary.unions.get("Part")?.kinds.get(head);
  if (kind === undefined) return false;
  const isField = vocabulary.records.get("Request")?.fields.some((field) => field.name === head) ?? false;
  return member === undefined ? isOfTurns || !isField : kind.fields.some((field) => field.name === member);
}

/** `*` is any record: `*.cache`. */
function isWithin(concept: string, other: string): boolean {
  if (other.startsWith("*")) return concept.endsWith(other.slice(1));
  return concept === other || concept.startsWith(`${other}.`);
}
