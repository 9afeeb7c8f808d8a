import { isScalar } from "yaml";
import { hasReference, interpolate, unshieldReferences } from "./interpolate.js";
import { type Place, type Shape, reportValue, resolvedNode } from "./shape.js";

/** Returns the problem of a value, as words that follow its name: `must not be empty`. */
export type Check<Value> = (value: Value) => string | undefined;

export interface Range {
  readonly from?: number;
  readonly to?: number;
}

/** Text. */
export function text(check?: Check<string>): Shape<string> {
  return (place) => {
    const value = interpolatedValue(place);
    if (value === undefined) return undefined;
    if (typeof value !== "string") return reportValue(place, "must be text; put it in quotes");
    return checked(place, value, check);
  };
}

/** Text that may read an empty variable, or one with an empty default. Then the key counts as absent. */
export function textUnlessEmpty(check?: Check<string>): Shape<string> {
  const required = text(check);
  return (place) => {
    const written = writtenText(place);
    if (written === undefined || !hasReference(written)) return required(place);
    const outcome = interpolate(written, place.file.environment);
    if ("text" in outcome && outcome.text === "") return undefined;
    return required(place);
  };
}

/** One of some words. */
export function word<Word extends string>(words: readonly Word[]): Shape<Word> {
  return (place) => {
    const value = interpolatedValue(place);
    if (value === undefined) return undefined;
    return words.find((one) => one === value) ?? reportValue(place, `must be one of ${words.join(", ")}`);
  };
}

/** A whole number. */
export function integer(range: Range = {}): Shape<number> {
  return number(range, "a whole number", Number.isSafeInteger);
}

/** A number, with a fraction or without. */
export function decimal(range: Range = {}): Shape<number> {
  return number(range, "a number", Number.isFinite);
}

export const truth: Shape<boolean> = truthOr("must be true or false");

/** True or false, where other values have shapes of their own, which the complaint names. */
export function truthOr(complaint: string): Shape<boolean> {
  return (place) => {
    const value = interpolatedValue(place);
    if (value === undefined) return undefined;
    if (typeof value === "boolean") return value;
    if (readsVariable(place) && (value === "true" || value === "false")) return value === "true";
    return reportValue(place, complaint);
  };
}

/** The text as written in the file, before references are replaced. */
export function writtenText(place: Place): string | undefined {
  const node = resolvedNode(place);
  return isScalar(node) && typeof node.value === "string" ? unshieldReferences(node.value) : undefined;
}

/** Reports what `interpolate` found wrong with a value. */
export function reportReference(place: Place, outcome: { missing: string } | { malformed: string }): undefined {
  if ("missing" in outcome) return reportValue(place, `reads the variable ${outcome.missing}, which is not set`);
  return reportValue(place, "has a reference that is neither ${NAME} nor ${NAME:-default}");
}

function number(range: Range, kind: string, isSound: (value: number) => boolean): Shape<number> {
  const { from, to } = range;
  const bounds = (from === undefined ? "" : ` from ${from}`) + (to === undefined ? "" : ` to ${to}`);
  return (place) => {
    const value = interpolatedValue(place);
    if (value === undefined) return undefined;
    const read = typeof value === "string" && readsVariable(place) ? numberOf(value) : value;
    const sound = typeof read === "number" && isSound(read) && read >= (from ?? -Infinity) && read <= (to ?? Infinity);
    return sound ? read : reportValue(place, `must be ${kind}${bounds}`);
  };
}

function numberOf(written: string): number {
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : NaN;
}

function readsVariable(place: Place): boolean {
  return hasReference(writtenText(place) ?? "");
}

function checked<Value>(place: Place, value: Value, check: Check<Value> | undefined): Value | undefined {
  const complaint = check?.(value);
  return complaint === undefined ? value : reportValue(place, complaint);
}

function interpolatedValue(place: Place): string | number | boolean | null | undefined {
  const node = resolvedNode(place);
  if (!isScalar(node)) return reportValue(place, "must be a single value");
  if (typeof node.value === "string") {
    const outcome = interpolate(unshieldReferences(node.value), place.file.environment);
    return "text" in outcome ? outcome.text : reportReference(place, outcome);
  }
  if (typeof node.value === "number" || typeof node.value === "boolean") return node.value;
  return null;
}
