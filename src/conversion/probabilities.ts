/**
 * How likely each token of an answer was. In the vocabulary they are one list for the texts of an answer, in the form
 * that most dialects share. A dialect may have them in each text.
 */
import type { Part } from "../../generated/interlingua/text.js";
import { byteLength, encodeUtf8 } from "./bytes.js";
import type { Json, Wire } from "./json.js";
import { sizeOf, TokenPool } from "./token-pool.js";
import { asList, asNumber, asText, asWire } from "./values.js";

/** What the vendor of most clients writes for a token that is very unlikely. Clients need a number. */
const VERY_UNLIKELY = -9999;

/** A token with its logarithm, in the form of the vocabulary. */
export function tokenWith(token: string, logprob: Json | undefined, bytes?: Json[]): Wire {
  return { token, logprob: asNumber(logprob) ?? VERY_UNLIKELY, bytes: bytes ?? [...encodeUtf8(token)] };
}

/** The tokens of a list that has them in the form of the vocabulary; nothing where there are none. */
export function readTokens(value: Json | undefined): Wire[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const tokens = value.flatMap((item) => {
    const token = readToken(item);
    const likeliest = asList(asWire(item)?.top_logprobs).map(readToken);
    return token === undefined ? [] : [{ ...token, top_logprobs: likeliest.filter((one) => one !== undefined) }];
  });
  return tokens.length > 0 ? tokens : undefined;
}

function readToken(item: Json): Wire | undefined {
  const { token, logprob, bytes } = asWire(item) ?? {};
  const text = asText(token);
  return text === undefined ? undefined : tokenWith(text, logprob, Array.isArray(bytes) ? bytes : undefined);
}

/** The parts of an answer, whose texts have their own tokens. What is left over belongs to a text at the end. */
export function withProbabilities(parts: Part[], given: Json | undefined): Part[] {
  const tokens = asList(given);
  const texts = parts.filter(({ kind }) => kind === "text");
  if (texts.length === 0 || tokens.length === 0) return parts;
  const pool = new TokenPool();
  pool.add(tokens);
  const further = tokens.reduce<number>((sum, token) => sum + sizeOf(token), 0) - bytesOf(texts);
  const hasOthers = texts.length < parts.length && further > 0;
  // Hosts that have the tokens of reasoning have them first.
  const reasoned = bytesOf(parts.filter(({ kind }) => kind === "reasoning"));
  if (hasOthers && further >= reasoned) pool.drop(reasoned);
  return parts.map((part) => {
    if (part.kind !== "text" || part.text === "") return part;
    const own = hasOthers ? pool.takeSpelled(part.text) : pool.take(part.text);
    const probabilities = part === texts.at(-1) && !hasOthers ? own.concat(pool.takeAll()) : own;
    return probabilities.length === 0 ? part : { ...part, probabilities };
  });
}

function bytesOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + ("text" in part ? byteLength(part.text) : 0), 0);
}
