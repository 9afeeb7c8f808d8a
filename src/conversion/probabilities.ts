/**
 * How likely each token of an answer was. In the vocabulary they are one list for the texts of an answer, in the form
 * that most dialects share. A dialect may have them in each text.
 */
import type { Part } from "../../generated/interlingua/text.js";
import { byteLength, encodeUtf8 } from "./bytes.js";
import type { Json, Wire } from "./json.js";
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

/** Tokens that are taken text by text, in their order. */
export class Tokens {
  #next = 0;

  constructor(private readonly tokens: readonly Json[]) {}

  /** Those that spell a text: tokens may be parts of characters, so bytes are counted. */
  of(text: string): Json[] {
    const first = this.#next;
    const wanted = byteLength(text);
    for (let length = 0; length < wanted && this.#next < this.tokens.length; this.#next++)
      length += lengthOf(this.tokens[this.#next]);
    return this.tokens.slice(first, this.#next);
  }

  get rest(): Json[] {
    return this.tokens.slice(this.#next);
  }
}

function lengthOf(token: Json | undefined): number {
  const bytes = asWire(token)?.bytes;
  return Array.isArray(bytes) ? bytes.length : byteLength(textOf(token));
}

function textOf(token: Json | undefined): string {
  return asText(asWire(token)?.token) ?? "";
}

/** The parts of an answer, whose texts have their own tokens. What is left over belongs to the last text. */
export function withProbabilities(parts: Part[], given: Json | undefined): Part[] {
  const texts = parts.filter((part) => part.kind === "text");
  const last = texts.at(-1);
  if (last === undefined || given === undefined) return parts;
  const tokens = new Tokens(tokensOf(texts.map(({ text }) => text).join(""), asList(given)));
  return parts.map((part) => {
    if (part.kind !== "text") return part;
    const own = tokens.of(part.text);
    const probabilities = part === last ? own.concat(tokens.rest) : own;
    return probabilities.length === 0 ? part : { ...part, probabilities };
  });
}

/** The tokens from the one on with which the words begin: hosts may have those of reasoning before them. */
function tokensOf(words: string, tokens: readonly Json[]): readonly Json[] {
  const spelled = tokens.map(textOf).join("");
  const before = spelled.lastIndexOf(words);
  if (before <= 0) return tokens;
  let length = 0;
  const first = tokens.findIndex((token) => (length += textOf(token).length) > before);
  return tokens.slice(first);
}
