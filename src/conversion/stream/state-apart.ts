import type { Piece } from "./contract.js";

/** State that comes with other content becomes a reasoning part: before it, or after text that continues. */
export function stateApart(piece: Piece, continues: boolean): Piece[] {
  const { kind, signature } = piece;
  if (kind === undefined || kind === "reasoning" || signature === undefined) return [piece];
  const state: Piece = { kind: "reasoning", signature };
  const bare: Piece = { ...piece, signature: undefined };
  return continues ? [bare, state] : [state, bare];
}
