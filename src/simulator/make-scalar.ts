import type { Wire } from "../registry.js";
import type { PromptValues } from "./prompt-values.js";

/** Example texts of the formats that JSON Schema names. */
const BY_FORMAT: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  time: "12:30:00Z",
  "date-time": "2026-01-31T12:30:00Z",
  duration: "PT1H",
  email: "someone@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  "uri-reference": "https://example.com/",
  uuid: "123e4567-e89b-42d3-a456-426614174000",
};

/** Texts that usual patterns accept. */
const FOR_PATTERNS: readonly string[] = [
  ...Object.values(BY_FORMAT),
  ..."a A 1 12 123 1234 12345 ab abc AB ABC A1 AB12 a-b a_b ABC-123 +15551234567 #aabbcc 1.0 1.0.0 en en-US EUR".split(
    " ",
  ),
];

/** A text that satisfies a schema. `nth` makes neighbours in a list differ. */
export function makeText(schema: Wire, name: string, promptValues: PromptValues, nth: number): string {
  const { format, pattern, minLength = 0, maxLength = Infinity } = schema;
  const hint = promptValues.text(name);
  const known = typeof format === "string" ? BY_FORMAT[format] : undefined;
  const text =
    known === undefined ? (hint ?? suggested(schema) ?? `example ${name}`.trim()) : (formatted(format, hint) ?? known);
  if (typeof pattern === "string") return matching(pattern, [text, ...FOR_PATTERNS]);
  if (known !== undefined) return text;
  const distinct = nth === 0 ? text : `${text} ${nth + 1}`;
  return [...distinct.padEnd(Number(minLength), ".")].slice(0, Number(maxLength)).join("");
}

/** A number that satisfies a schema. `nth` makes neighbours in a list differ. */
export function makeNumber(schema: Wire, name: string, promptValues: PromptValues, nth: number): number {
  const wanted = promptValues.number(name) ?? numberOf(schema.default) ?? 1;
  const step = numberOf(schema.multipleOf) ?? (schema.type === "integer" ? 1 : undefined);
  const fitting = (number: number) => (step === undefined ? within(schema, number) : onStep(schema, number, step));
  return nth === 0 ? fitting(wanted) : fitting(fitting(wanted) + nth * (step ?? 1));
}

function suggested({ default: usual, examples }: Wire): string | undefined {
  const suggestion = usual ?? (Array.isArray(examples) ? examples[0] : undefined);
  return typeof suggestion === "string" ? suggestion : undefined;
}

/** A hint that has the requested format. */
function formatted(format: unknown, hint: string | undefined): string | undefined {
  if (hint === undefined) return undefined;
  if (format === "date") return /^\d{4}-\d{2}-\d{2}$/.test(hint) ? hint : undefined;
  if (format === "email") return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(hint) ? hint : undefined;
  return format === "uri" && /^https?:\/\/\S+$/.test(hint) ? hint : undefined;
}

function matching(pattern: string, choices: readonly string[]): string {
  const expression = new RegExp(pattern, "u");
  return choices.find((choice) => expression.test(choice)) ?? choices[0] ?? "";
}

/** The nearest number within the bounds; the middle if both bounds are exclusive. */
function within(schema: Wire, wanted: number): number {
  const [above = -Infinity, below = Infinity] = [numberOf(schema.exclusiveMinimum), numberOf(schema.exclusiveMaximum)];
  const low = Math.max(numberOf(schema.minimum) ?? -Infinity, above);
  const high = Math.min(numberOf(schema.maximum) ?? Infinity, below);
  const value = Math.min(high, Math.max(low, wanted));
  if (value > above && value < below) return value;
  if (Number.isFinite(low) && Number.isFinite(high)) return (low + high) / 2;
  return value > above ? below - 1 : above + 1;
}

/** The nearest multiple of a step within the bounds. */
function onStep(schema: Wire, wanted: number, step: number): number {
  const [above = -Infinity, below = Infinity] = [numberOf(schema.exclusiveMinimum), numberOf(schema.exclusiveMaximum)];
  const least = Math.max(Math.ceil((numberOf(schema.minimum) ?? -Infinity) / step), Math.floor(above / step) + 1);
  const most = Math.min(Math.floor((numberOf(schema.maximum) ?? Infinity) / step), Math.ceil(below / step) - 1);
  return Math.min(most, Math.max(least, Math.round(wanted / step))) * step;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
