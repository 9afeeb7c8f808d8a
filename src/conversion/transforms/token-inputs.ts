/** Inputs of which vectors are made, as texts and tokens by number. */
import type { Input } from "../../../generated/interlingua/embedding.js";
import type { Json } from "../json.js";

/** One text or one list of tokens, or a list of either. */
export const tokenInputs = {
  /** The concepts of inputs that it writes. */
  writes: ["text", "tokens"] as const,

  read(value: Json | undefined): Input[] {
    if (!Array.isArray(value)) return inputOf(value);
    return isTokens(value) ? inputOf(value) : value.flatMap(inputOf);
  },

  write(inputs: readonly Input[] | undefined): Json | undefined {
    const values = (inputs ?? []).flatMap(({ text, tokens }) => text ?? (tokens === undefined ? [] : [tokens]));
    return values.length === 1 ? values[0] : values;
  },
};

function isTokens(list: readonly Json[]): boolean {
  return list.length > 0 && list.every((item) => typeof item === "number");
}

function inputOf(value: Json | undefined): Input[] {
  if (typeof value === "string") return [{ text: value }];
  return Array.isArray(value) && isTokens(value) ? [{ tokens: value }] : [];
}
