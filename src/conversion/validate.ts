/** The first fault that a standalone validator finds, as a message that a client can act on. */
import type { Problem } from "./dialect.js";
import { BodyPlace } from "./body-place.js";
import type { Wire } from "./json.js";

interface ValidatorError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

/** `given`: the body as the client spells it. */
export function firstProblem(validate: unknown, body: Wire, given = body): Problem | undefined {
  const validator = validate as Validator;
  if (validator(body)) return undefined;
  const errors = validator.errors ?? [];
  const error = closest(errors);
  if (error === undefined) return { path: "", message: "The body is not valid." };
  const read = pathOf(error.instancePath);
  const path = given === body ? read : new BodyPlace(given).at(read).path;
  if (error.keyword === "required") {
    const missing = String(error.params.missingProperty);
    const whole = path === "" ? missing : `${path}.${missing}`;
    return { path: whole, message: `${whole} is required.` };
  }
  if (error.keyword === "minItems" || (error.keyword === "minLength" && error.params.limit === 1))
    return { path, message: `${path} must not be empty.` };
  if (error.keyword === "enum")
    return { path, message: `${path} must be one of ${allowed(error.params.allowedValues)}.` };
  if (error.keyword === "type")
    return {
      path,
      message: `${path === "" ? "The body" : path} must be ${types(typesAt(error.instancePath, errors))}.`,
    };
  if (error.keyword === "contains" && error.params.maxContains !== undefined)
    return { path, message: `${path} may hold only ${String(error.params.maxContains)} of a kind.` };
  if (error.keyword === "contains") return { path, message: `${path} lacks what this call is for.` };
  if (isBeyondDoubles(error.params.limit)) return { path, message: `${path} must be an integer of 64 bits.` };
  return { path, message: `${path === "" ? "The body" : path} ${error.message ?? "is not valid"}.` };
}

/** A limit that a double has only rounded: named in digits, it would be a value that is not allowed. */
function isBeyondDoubles(limit: unknown): boolean {
  return typeof limit === "number" && Math.abs(limit) > Number.MAX_SAFE_INTEGER;
}

/** If a value may be of several kinds, faults of its actual kind come before those of other kinds. */
function closest(errors: readonly ValidatorError[]): ValidatorError | undefined {
  const first = errors.find(({ keyword }) => keyword !== "if") ?? errors[0];
  if (first?.keyword !== "type") return first;
  return (
    errors.find(({ keyword, instancePath }) => !NO_FAULTS.has(keyword) && instancePath === first.instancePath) ?? first
  );
}

const NO_FAULTS: ReadonlySet<string> = new Set(["type", "anyOf", "oneOf", "if"]);

function typesAt(path: string, errors: readonly ValidatorError[]): unknown[] {
  return [
    ...new Set(
      errors
        .filter(({ keyword, instancePath }) => keyword === "type" && instancePath === path)
        .flatMap(({ params }) => params.type),
    ),
  ];
}

function allowed(values: unknown): string {
  return (Array.isArray(values) ? values : [])
    .filter((value) => value !== null)
    .map(String)
    .join(", ");
}

function types(wanted: readonly unknown[]): string {
  const list = wanted.map((type) =>
    type === "array"
      ? "a list"
      : type === "object"
        ? "an object"
        : type === "null"
          ? "null"
          : type === "integer"
            ? "a whole number"
            : `a ${String(type)}`,
  );
  return list.length < 2 ? (list[0] ?? "of another type") : `${list.slice(0, -1).join(", ")} or ${list.at(-1) ?? ""}`;
}

/** `/messages/0/content` -> `messages[0].content`. */
function pathOf(pointer: string): string {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replace(/~1/g, "/").replace(/~0/g, "~"))
    .reduce(
      (path, segment) => (/^\d+$/.test(segment) ? `${path}[${segment}]` : path === "" ? segment : `${path}.${segment}`),
      "",
    );
}
