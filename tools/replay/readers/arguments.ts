import { isObject, parseJson, type Json } from "../json.js";
import type { Faults } from "../meaning.js";

/** Arguments as JSON text: no text is no arguments, and invalid JSON stays text. */
export function readArguments(text: string, call: string, faults: Faults): Json {
  if (text.trim() === "") return {};
  const value = parseJson(text);
  faults.expect(isObject(value), `${call}: arguments are no JSON object`);
  return value ?? text;
}
