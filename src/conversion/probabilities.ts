/**
 * How likely each token of an answer was. In the vocabulary they are one list for the texts of an answer, in the form
 * that most dialects share. A dialect may have them in each text.
 */
import type { Part } from "../../generated/interlingua/text.js";
import { encodeUtf8 } from "./bytes.js";
import type { Json, Wire } from "./json.js";
import { asList, asText, asWire } from "./values.js";

/** A token with its logarithm, in the form of the vocabulary. */
export function tokenWith(token: string, logprob: Json | undefined, more: Wire = {}): Wire {
  return { token, logprob: typeof logprob === "number" ? logprob : null, bytes: [...encodeUtf8(token)], ...more };
}

/** The tokens of a list that has them in the form of the vocabulary; nothing where there are none. */
export function readTokens(value: Json | undefined): Wire[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const tokens = value.flatMap((item) => {
    const read = readToken(item);
    const top = asList(asWire(item)?.top_logprobs).map(readToken);
    return read === undefined ? [] : [{ ...read, top_logprobs: top.filter((other) => other !== undefined) }];
  });
  return tokens.length > 0 ? tokens : undefined;
}

function readToken(item: Json): Wire | undefined {
  const { token, logprob, bytes } = asWire(item) ?? {};
  const text = asText(token);
  if (text === undefined) return undefined;
  return tokenWith(text, logprob, Array.isArray(bytes) ? { bytes } : {});
}

/** The parts of an answer, whose texts have their own tokens. What is left over belongs to the last text. */
export function withProbabilities(parts: Part[], given: Json | undefined): Part[] {
  const texts = parts.filter(({ kind }) => kind === "text");
  const last = texts.at(-1);
  if (last === undefined || given === undefined) return parts;
  const tokens = asList(given);
  let next = 0;
  return parts.map((part) => {
    if (part.kind !== "text") return part;
    const first = next;
    for (let length = 0; next < tokens.length && (part === last || length < part.text.length); next++)
      length += asText(asWire(tokens[next])?.token)?.length ?? 0;
    return next === first ? part : { ...part, probabilities: tokens.slice(first, next) };
  });
}
