/**
 * Rules about requests in the words of the vocabulary: what a family of models accepts, and what a dialect does
 * whatever the model.
 */
import type { GatewayErrorCode } from "../../generated/error-codes.js";
import { ConversionError } from "./conversion-error.js";
import type { AnyDialect } from "./dialect.js";
import type { Refusal } from "./failure.js";
import type { Json, Wire } from "./json.js";
import { Loss, type Origin } from "./loss.js";

export interface Rule {
  readonly concept: string;
  /** It holds for requests that say one of these values of something else. */
  readonly when: readonly Condition[];
  readonly values?: readonly Json[];
  readonly pixels?: "any";
  readonly least?: number;
  readonly most?: number;
  readonly step?: { readonly from: number; readonly by: number };
  /** Values accepted beside the bounds. */
  readonly or?: readonly Json[];
  readonly length?: number;
  readonly items?: { readonly exactly?: number; readonly least?: number; readonly most?: number };
  readonly required?: true;
  /** What counts where the request says nothing. */
  readonly otherwise?: Json;
  /** It holds at addresses of its family's own dialect that ask for this, or that name no task: else. */
  readonly operation?: string;
  /** Leaving it out would change what is asked for. */
  readonly essential?: true;
  /** It holds only for what clients say, or only for what upstreams are told. */
  readonly direction?: "read" | "write";
  readonly code?: GatewayErrorCode;
  readonly message: string;
}

export interface Condition {
  readonly concept: string;
  readonly values: readonly Json[] | "present" | "absent";
}

/** What rules look at of a request: its concepts, and which of them nobody said. */
export interface Ruled {
  readonly origin?: Origin | undefined;
  readonly presumed?: readonly string[] | undefined;
}

/** The first rule that a client's request breaks. What it left to its dialect is never refused. */
export function checkRules(
  rules: readonly Rule[],
  request: Ruled,
  body: Wire,
  dialect: AnyDialect,
  code: GatewayErrorCode,
): Refusal | undefined {
  for (const rule of rules) {
    if (rule.direction === "write" || !isBroken(rule, request)) continue;
    const param =
      new Loss(dialect.paths, body).placeOf(request, rule.concept) ?? dialect.places.requestModel?.join(".") ?? "";
    return { code: rule.code ?? code, message: sentence(param, rule), param };
  }
  return undefined;
}

/**
 * A request without what rules do not accept; what is essential cannot be left out. Concepts are as seen where they
 * stand in `seen`, and are there no more once they are left out.
 */
export function fitRules<R extends Ruled>(rules: readonly Rule[], request: R, loss: Loss, seen: Ruled = request): R {
  const fitted = { ...request } as R & { [concept: string]: unknown };
  const view = { ...seen } as Ruled & { [concept: string]: unknown };
  for (const rule of rules) {
    if (rule.direction === "read" || !isBroken(rule, view)) continue;
    const [concept = ""] = rule.concept.split(".", 1);
    const value = fitted[concept];
    if (rule.essential === true) {
      const param = loss.placeOf(request, rule.concept) ?? "";
      throw new ConversionError(param, sentence(param, rule));
    }
    loss.dropConcept(request, concept, value);
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

/**
 * Whether a request is as a rule wants it, or the rule does not speak of it: addresses say nothing in other dialects.
 */
function isMet(rule: Rule, request: Ruled): boolean {
  if (rule.operation !== undefined || !holdsFor(rule.when, request)) return true;
  const value = valueOf(request, rule.concept) ?? rule.otherwise;
  return value === undefined ? rule.required !== true : accepts(rule, value);
}

export function holdsFor(when: Rule["when"], request: Ruled): boolean {
  return when.every(({ concept, values }) => {
    const value = valueOf(request, concept);
    if (values === "absent") return value === undefined;
    return value !== undefined && (values === "present" || values.includes(value));
  });
}

/** A concept that is said, or one of the record that it is; an empty text or an empty list says nothing. */
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

/** Whether a value is one that a rule accepts. */
export function accepts(
  { values, pixels, least, most, step, or, length, items }: Omit<Rule, "concept" | "when" | "message">,
  value: Json,
): boolean {
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
