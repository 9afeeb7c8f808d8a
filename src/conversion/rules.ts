/** Rules about the concepts of requests: what a family of models accepts, and what a dialect accepts for all models. */
import type { GatewayErrorCode } from "../../generated/error-codes.js";
import { ConversionError } from "./conversion-error.js";
import type { Refusal } from "./refusal.js";
import type { Json, Wire } from "./json.js";
import { type ConceptPaths, Loss, type Origin } from "./loss.js";
import type { Places } from "./places.js";

export interface Rule {
  readonly concept: string;
  /** It applies to requests in which other concepts have one of these values. */
  readonly when: readonly Condition[];
  readonly values?: readonly Json[];
  readonly pixels?: "any";
  readonly least?: number;
  readonly most?: number;
  readonly step?: { readonly from: number; readonly by: number };
  /** Values that are accepted outside the bounds. */
  readonly or?: readonly Json[];
  /** Values that ask for what happens anyway. They are left out. */
  readonly left_out?: readonly Json[];
  readonly length?: number;
  readonly items?: { readonly exactly?: number; readonly least?: number; readonly most?: number };
  readonly required?: true;
  /** The value of requests without the concept. */
  readonly otherwise?: Json;
  /** It applies to this operation of the family's own dialect; `else` to requests without an operation. */
  readonly operation?: string;
  /** Leaving the concept out would change what is requested. */
  readonly essential?: true;
  /** It applies only to requests of clients, or only to requests to upstreams. */
  readonly direction?: "read" | "write";
  readonly code?: GatewayErrorCode;
  readonly message: string;
}

export interface Condition {
  readonly concept: string;
  readonly values: readonly Json[] | "present" | "absent";
}

/** The part of a request that rules look at: its concepts, and those with default values. */
export interface Ruled {
  readonly origin?: Origin | undefined;
  readonly presumed?: readonly string[] | undefined;
}

/** What a rule needs to know of the client's dialect. */
interface RuledDialect {
  readonly paths: ConceptPaths;
  readonly places: Pick<Places, "requestModel">;
}

/** The first rule that a client's request breaks. Default values of the dialect are never refused. */
export function checkRules(
  rules: readonly Rule[],
  request: Ruled,
  body: Wire,
  { paths, places }: RuledDialect,
  code: GatewayErrorCode,
): Refusal | undefined {
  for (const rule of rules) {
    if (rule.direction === "write" || !isBroken(rule, request)) continue;
    if (asksNothing(rule, valueOf(request, rule.concept))) continue;
    const param = new Loss(paths, body).placeOf(request, rule.concept) ?? places.requestModel?.join(".") ?? "";
    return { code: rule.code ?? code, message: sentence(param, rule), param };
  }
  return undefined;
}

/**
 * A request without what rules do not accept. Essential concepts cannot be left out. Concepts have the values in
 * `seen`, until they are left out.
 */
export function fitRules<R extends Ruled>(rules: readonly Rule[], request: R, loss: Loss, seen: Ruled = request): R {
  const fitted = { ...request } as R & { [concept: string]: unknown };
  const view = { ...seen } as Ruled & { [concept: string]: unknown };
  for (const rule of rules) {
    if (rule.direction === "read" || !isBroken(rule, view)) continue;
    const [concept = ""] = rule.concept.split(".", 1);
    const value = fitted[concept];
    const asksForNothing = asksNothing(rule, valueOf(view, rule.concept));
    if (rule.essential === true && !asksForNothing) {
      const param = loss.placeOf(request, rule.concept) ?? "";
      throw new ConversionError(param, sentence(param, rule));
    }
    if (!asksForNothing) loss.dropConcept(request, concept, value);
    delete fitted[concept];
    delete view[concept];
  }
  for (const concept of fitted.presumed ?? [])
    if (rules.some((rule) => rule.concept === concept && rule.direction !== "read" && !isMet(rule, fitted)))
      delete fitted[concept];
  return fitted;
}

function isBroken(rule: Rule, request: Ruled): boolean {
  return request.presumed?.includes(rule.concept) !== true && !isMet(rule, request);
}

/** Whether a request satisfies a rule, or the rule does not apply. Operations of one dialect do not exist in others. */
function isMet(rule: Rule, request: Ruled): boolean {
  if (rule.operation !== undefined || !holdsFor(rule.when, request)) return true;
  const value = valueOf(request, rule.concept) ?? rule.otherwise;
  return value === undefined ? rule.required !== true : accepts(rule, value);
}

/** Whether a value that a rule does not accept asks for what happens anyway. */
export function asksNothing({ left_out: leftOut }: Pick<Rule, "left_out">, value: Json | undefined): boolean {
  return value !== undefined && leftOut?.includes(value) === true;
}

export function holdsFor(when: Rule["when"], request: Ruled): boolean {
  return when.every(({ concept, values }) => {
    const value = valueOf(request, concept);
    if (values === "absent") return value === undefined;
    return value !== undefined && (values === "present" || values.includes(value));
  });
}

/** The value of a concept, or the one of its record. Empty texts and empty lists have none. */
function valueOf(request: Ruled, concept: string): Json | undefined {
  const value = concept
    .split(".")
    .reduce<Json | undefined>(
      (member, name) => (member as Readonly<Record<string, Json | undefined>> | undefined)?.[name],
      request as Json,
    );
  return value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

function sentence(param: string, { message }: Rule): string {
  return param === "" ? `${message.charAt(0).toUpperCase()}${message.slice(1)}.` : `${param}: ${message}.`;
}

const PIXELS = /^[1-9]\d{0,4}x[1-9]\d{0,4}$/;

/** Whether a rule accepts a value. */
export function accepts(
  { values, pixels, least, most, step, or, left_out, length, items }: Omit<Rule, "concept" | "when" | "message">,
  value: Json,
): boolean {
  if (left_out?.includes(value) === true) return false;
  const isNamed = values?.includes(value) ?? false;
  if (pixels !== undefined) return isNamed || (typeof value === "string" && PIXELS.test(value));
  if (values !== undefined) return isNamed;
  if (length !== undefined) return typeof value === "string" && value.length <= length;
  const count = Array.isArray(value) ? value.length : 1;
  if (items !== undefined)
    return items.exactly === undefined
      ? count >= (items.least ?? 0) && count <= (items.most ?? Infinity)
      : count === items.exactly;
  if (least === undefined && most === undefined && step === undefined) return true;
  if (or?.includes(value) === true) return true;
  if (typeof value !== "number" || value < (least ?? -Infinity) || value > (most ?? Infinity)) return false;
  return step === undefined || (value - step.from) % step.by === 0;
}
