/** Tokens of answers as lists of objects on the wire, whatever their members are called there. */
import type { Token } from "../../generated/interlingua/text.js";
import { encodeUtf8 } from "./bytes.js";
import type { Json, Wire } from "./json.js";
import { asList, asNumber, asText, inner } from "./values.js";

/** What the vendor of most clients writes for a token that is very unlikely. Clients need a number. */
const VERY_UNLIKELY = -9999;

/** The members of a token in a dialect. Without one for its bytes, they are those of its text. */
export interface TokenMembers {
  readonly text: string;
  readonly logarithm: string;
  readonly bytes?: string;
  readonly likeliest?: string;
}

/** A transform of lists of such tokens. */
export function tokenList(members: TokenMembers): {
  read: (value: Json | undefined) => Token[] | undefined;
  write: (tokens: readonly Token[] | undefined) => Json[] | undefined;
} {
  const { likeliest } = members;
  return {
    read(value) {
      const tokens: Token[] = [];
      for (const item of asList(value)) {
        const token = readToken(item, members);
        if (token === undefined) continue;
        if (likeliest !== undefined) token.likeliest = readPlain(inner(item)[likeliest], members);
        tokens.push(token);
      }
      return tokens.length > 0 ? tokens : undefined;
    },

    write: (tokens) => tokens?.map((token) => writeToken(token, members)),
  };
}

/** Tokens without those that were likely in their places. */
function readPlain(value: Json | undefined, members: TokenMembers): Token[] {
  return asList(value).flatMap((item) => readToken(item, members) ?? []);
}

/** The same of one token; nothing where it has no text. */
export function readToken(item: Json | undefined, members: TokenMembers): Token | undefined {
  const wire = inner(item);
  const text = asText(wire[members.text]);
  if (text === undefined) return undefined;
  const given = members.bytes === undefined ? undefined : wire[members.bytes];
  return {
    text,
    logarithm: asNumber(wire[members.logarithm]) ?? VERY_UNLIKELY,
    bytes: asBytes(given) ?? [...encodeUtf8(text)],
  };
}

export function writeToken({ text, logarithm, bytes, likeliest }: Token, members: TokenMembers): Wire {
  return {
    [members.text]: text,
    [members.logarithm]: logarithm,
    ...(members.bytes !== undefined && { [members.bytes]: bytes }),
    ...(members.likeliest !== undefined &&
      likeliest !== undefined && { [members.likeliest]: likeliest.map((token) => writeToken(token, members)) }),
  };
}

function asBytes(value: Json | undefined): number[] | undefined {
  return Array.isArray(value) && value.every((byte) => typeof byte === "number") ? value : undefined;
}

/** What a token has as JSON beside its text and its bytes. */
const AROUND = 55;

/** About how many characters tokens have as JSON. To make the JSON would take a tenth of the time of their stream. */
export function charactersOf(tokens: readonly Token[]): number {
  let characters = 0;
  for (const { text, bytes, likeliest } of tokens) {
    characters += AROUND + text.length + 4 * bytes.length;
    if (likeliest !== undefined) characters += charactersOf(likeliest);
  }
  return characters;
}
