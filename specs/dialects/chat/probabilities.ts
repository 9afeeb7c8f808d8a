/** How likely the tokens of an answer are. */
import type { Token } from "../../../generated/interlingua/text.js";
import type { Json } from "../../../src/conversion/json.js";
import { tokenList } from "../../../src/conversion/tokens.js";
import { inner } from "../../../src/conversion/values.js";

const content = tokenList({ text: "token", logarithm: "logprob", bytes: "bytes", likeliest: "top_logprobs" });

/** Those of the content, beside those of a refusal. */
export const contentProbabilities = {
  read: (value: Json | undefined): Token[] | undefined => content.read(inner(value).content),

  write(tokens: readonly Token[] | undefined): Json | undefined {
    return tokens === undefined ? undefined : { content: content.write(tokens), refusal: null };
  },
};
