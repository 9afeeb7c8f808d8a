/** One field that would change. */
export interface FieldDifference {
  readonly field: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** What applying a catalog file does to one provider or model. */
export interface ItemDifference {
  /** `keep`: the file lacks it, and it stays because nothing is pruned. */
  readonly action: "add" | "change" | "remove" | "keep";
  readonly what: "provider" | "model";
  readonly id: string;
  readonly fields: readonly FieldDifference[];
}

/** The fields in which two flat descriptions differ. */
export function differingFields(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
): FieldDifference[] {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names]
    .filter((name) => canonical(from[name]) !== canonical(to[name]))
    .map((field) => ({ field, from: from[field], to: to[field] }));
}

/** A difference in plain words, one line for the item and one for each field. */
export function printDifference(difference: ItemDifference): string {
  const { action, what, id, fields } = difference;
  if (action === "keep") return `keep ${what} ${id} (the file lacks it; --prune removes it)`;
  return [`${action} ${what} ${id}`, ...fields.map(printField)].join("\n");
}

function printField({ field, from, to }: FieldDifference): string {
  return `  ${field}: ${printValue(from)} -> ${printValue(to)}`;
}

function printValue(value: unknown): string {
  if (value === undefined) return "(none)";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** JSON with sorted keys, so that equal values read equal. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isPlainObject(part) ? sortedByKey(part) : part)) ?? "";
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sortedByKey(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
