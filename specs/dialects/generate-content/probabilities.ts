/** How likely the tokens of an answer are. */
import type { Token } from "../../../generated/interlingua/text.js";
import type { Json } from "../../../src/conversion/json.js";
import { readToken, tokenList, writeToken } from "../../../src/conversion/tokens.js";
import { asList, inner } from "../../../src/conversion/values.js";

const candidate = { text: "token", logarithm: "logProbability" };
const candidates = tokenList(candidate);

/** Those of the answer are a list, and the likeliest ones at each place another. */
export const chosenCandidates = {
  read(value: Json | undefined): Token[] | undefined {
    const { chosenCandidates: chosen, topCandidates: top } = inner(value);
    const places = asList(top);
    const tokens = asList(chosen).flatMap((one, index) => {
      const token = readToken(one, candidate);
      return token === undefined ? [] : { ...token, likeliest: candidates.read(inner(places[index]).candidates) ?? [] };
    });
    return tokens.length > 0 ? tokens : undefined;
  },

  write(tokens: readonly Token[] | undefined): Json | undefined {
    if (tokens === undefined) return undefined;
    const likeliest = tokens.map((token) => ({ candidates: candidates.write(token.likeliest ?? []) ?? [] }));
    return {
      chosenCandidates: tokens.map((token) => writeToken(token, candidate)),
      ...(likeliest.some((place) => place.candidates.length > 0) && { topCandidates: likeliest }),
    };
  },
};
