import type { Part, Request } from "../registry.js";

const CHARACTERS_PER_TOKEN = 4;
const TOKENS_OF_A_MEDIUM = 250;
/** The tokens of a turn besides its text. */
const TOKENS_OF_A_TURN = 4;

/** An estimate of the tokens of a text. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/** The beginning of a text that has this many tokens. It never splits a character. */
export function firstTokens(text: string, tokens: number): string {
  const cut = text.slice(0, tokens * CHARACTERS_PER_TOKEN);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** An estimate of the tokens of a part. */
export function countPart(part: Part): number {
  switch (part.kind) {
    case "media":
      return TOKENS_OF_A_MEDIUM + countTokens(part.source.text ?? "");
    case "call":
      return countTokens(part.name + part.arguments);
    case "result":
      return countParts(part.parts);
    default:
      return countTokens(part.text);
  }
}

/** An estimate of the tokens of some parts. */
export function countParts(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + countPart(part), 0);
}

/** An estimate of the tokens of a request: its turns, and the tools it declares. */
export function countRequest({ turns, tools = [] }: Request): number {
  const declared = tools.map(({ name, description, parameters }) => JSON.stringify({ name, description, parameters }));
  return turns.reduce((sum, { parts }) => sum + TOKENS_OF_A_TURN + countParts(parts), countTokens(declared.join("")));
}
