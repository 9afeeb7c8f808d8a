import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../json.js";
import type { CallPart } from "../meaning.js";

/**
 * Calls whose arguments come one value at a time, each with its place, as one vendor sends them on request: first a
 * name
 * with a flag that more follows, then values, then an empty call, which some never send.
 */
export class PartialCalls {
  private input: JsonObject | undefined;

  /** Accepts a part that opens or continues such a call, and returns the call that it opens. */
  take(part: Json, at: string): { readonly taken: boolean; readonly opened?: CallPart } {
    const call = member(part, "functionCall");
    if (!isObject(call)) return { taken: false };
    const goesOn = call.willContinue === true;
    const name = textAt(call, "name") ?? "";
    if (name === "" && this.input !== undefined) {
      for (const piece of listAt(call, "partialArgs")) put(this.input, piece);
      if (!goesOn) this.input = undefined;
      return { taken: true };
    }
    if (!goesOn) return { taken: false };
    const input: JsonObject = { ...(isObject(call.args) ? call.args : {}) };
    this.input = input;
    const state = textAt(part, "thoughtSignature") ?? "";
    const signature = state === "" ? undefined : { value: state, at: `${at}.thoughtSignature` };
    return { taken: true, opened: { kind: "call", at, id: textAt(call, "id") ?? "", name, input, signature } };
  }
}

/** Puts one value in its place. Text that continues is appended. */
function put(input: JsonObject, piece: Json): void {
  const steps = [...(textAt(piece, "jsonPath") ?? "").matchAll(/\.([^.[\]]+)|\[(\d+)\]|\['([^']*)'\]/g)].map(
    ([, name, index, quoted]) => (index === undefined ? (name ?? quoted ?? "") : Number(index)),
  );
  let holder: JsonObject | Json[] = input;
  for (const [order, step] of steps.slice(0, -1).entries()) {
    const inside: Json | undefined = valueAt(holder, step);
    const next: JsonObject | Json[] =
      isObject(inside) || Array.isArray(inside) ? inside : typeof steps[order + 1] === "number" ? [] : {};
    setAt(holder, step, next);
    holder = next;
  }
  const last = steps.at(-1);
  if (last === undefined) return;
  const before = valueAt(holder, last);
  const text = textAt(piece, "stringValue");
  const value =
    text === undefined
      ? (member(piece, "numberValue") ?? member(piece, "boolValue") ?? null)
      : (typeof before === "string" ? before : "") + text;
  setAt(holder, last, value);
}

function valueAt(holder: JsonObject | Json[], step: string | number): Json | undefined {
  return Array.isArray(holder) ? holder[Number(step)] : holder[String(step)];
}

function setAt(holder: JsonObject | Json[], step: string | number, value: Json): void {
  if (Array.isArray(holder)) holder[Number(step)] = value;
  else holder[String(step)] = value;
}
