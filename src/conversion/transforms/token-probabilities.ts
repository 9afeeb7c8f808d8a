/** How likely each token was, as a list of tokens. */
import type { Json } from "../json.js";
import { readTokens } from "../probabilities.js";

export const tokenProbabilities = {
  read: (value: Json | undefined): Json | undefined => readTokens(value),
  write: (tokens: Json | undefined): Json | undefined => tokens,
};
