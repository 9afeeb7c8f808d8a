/** Replaces the references of an OpenAPI document by what they name. All of them are within the document. */

export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** What a document has at a path. What contains itself keeps its reference where it begins again. */
export function resolvedAt(document: Value, path: readonly string[]): Value | null {
  const found = valueAt(document, path);
  return found === undefined ? null : resolved(found, document, []);
}

function resolved(value: Value, document: Value, around: readonly string[]): Value {
  if (Array.isArray(value)) return value.map((item: Value) => resolved(item, document, around));
  if (!isObject(value)) return value;
  const { $ref: reference, ...members } = value;
  if (typeof reference !== "string") return resolvedMembers(value, document, around);
  const named = around.includes(reference) ? undefined : valueAt(document, stepsOf(reference));
  if (named === undefined) return value;
  const inside = resolved(named, document, [...around, reference]);
  return isObject(inside) ? { ...inside, ...resolvedMembers(members, document, around) } : inside;
}

function resolvedMembers(
  members: Readonly<Record<string, Value>>,
  document: Value,
  around: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, resolved(member, document, around)]),
  );
}

function valueAt(document: Value, path: readonly string[]): Value | undefined {
  let value: Value | undefined = document;
  for (const step of path) value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  return value;
}

/** The steps of a JSON pointer in a fragment. */
function stepsOf(reference: string): readonly string[] {
  const [, ...steps] = decodeURIComponent(reference).split("/");
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function isObject(value: Value | undefined): value is { readonly [name: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
