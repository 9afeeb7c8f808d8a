import type { Piece } from "./contract.js";

/** State that comes with anything but reasoning is reasoning of its own: before it, or after words that only go on. */
export function stateApart(piece: Piece, continues: boolean): Piece[] {
  const { kind, signature } = piece;
  if (kind === undefined || kind === "reasoning" || signature === undefined) return [piece];
  const state: Piece = { kind: "reasoning", signature };
  const bare: Piece = { ...piece, signature: undefined };
  return continues ? [bare, state] : [state, bare];
}
