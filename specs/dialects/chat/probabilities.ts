/** How likely the tokens of an answer are. */
import type { Json } from "../../../src/conversion/json.js";
import { readTokens } from "../../../src/conversion/probabilities.js";
import { inner } from "../../../src/conversion/values.js";

/** Those of the content, beside those of a refusal. */
export const contentProbabilities = {
  read: (value: Json | undefined): Json | undefined => readTokens(inner(value).content),

  write(tokens: Json | undefined): Json | undefined {
    return tokens === undefined ? undefined : { content: tokens, refusal: null };
  },
};
