/** How likely the tokens of an answer are. */
import type { Json, Wire } from "../../../src/conversion/json.js";
import { tokenWith } from "../../../src/conversion/probabilities.js";
import { asItems, asList, asText, inner } from "../../../src/conversion/values.js";

/** Those of the answer are a list, and the likeliest ones at each place another. */
export const chosenCandidates = {
  read(value: Json | undefined): Json | undefined {
    const { chosenCandidates: chosen, topCandidates: top } = inner(value);
    const likeliest = asList(top).map((place) => asList(inner(place).candidates).flatMap(readToken));
    return asItems(
      asList(chosen).flatMap((one, index) =>
        readToken(one).map((token) => ({ ...token, top_logprobs: likeliest[index] ?? [] })),
      ),
    );
  },

  write(tokens: Json | undefined): Json | undefined {
    if (tokens === undefined) return undefined;
    const chosen = asList(tokens).map(inner);
    const likeliest = chosen.map((token) => ({ candidates: asList(token.top_logprobs).map(writeToken) }));
    return {
      chosenCandidates: chosen.map(writeToken),
      ...(likeliest.some(({ candidates }) => candidates.length > 0) && { topCandidates: likeliest }),
    };
  },
};

/** Nothing where it has no text. */
function readToken(candidate: Json): Wire[] {
  const { token, logProbability } = inner(candidate);
  const text = asText(token);
  return text === undefined ? [] : [tokenWith(text, logProbability)];
}

function writeToken(token: Json): Wire {
  const { token: text, logprob } = inner(token);
  return { token: text, logProbability: logprob };
}
