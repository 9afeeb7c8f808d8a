/**
 * How likely each token of an answer was. In the vocabulary they are one list for the texts of an answer. A dialect may
 * have them in each text.
 */
import type { Part, Token } from "../../generated/interlingua/text.js";
import { byteLength } from "./bytes.js";
import { sizeOf, TokenPool } from "./token-pool.js";

/** The parts of an answer, whose texts have their own tokens. What is left over belongs to a text at the end. */
export function withProbabilities(parts: Part[], tokens: readonly Token[] = []): Part[] {
  const texts = parts.filter(({ kind }) => kind === "text");
  if (texts.length === 0 || tokens.length === 0) return parts;
  const pool = new TokenPool();
  pool.add(tokens);
  const further = tokens.reduce((sum, token) => sum + sizeOf(token), 0) - bytesOf(texts);
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
