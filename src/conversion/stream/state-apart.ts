import type { Piece } from "./contract.js";

/** State that is not that of a piece of reasoning. */
export function hasStateBeside({ kind, signature }: Piece): boolean {
  return signature !== undefined && kind !== undefined && kind !== "reasoning";
}

/** State that comes with other content becomes a reasoning part: before it, or after text that continues. */
export function stateApart(piece: Piece, continues: boolean): Piece[] {
  const { signature, place } = piece;
  if (!hasStateBeside(piece)) return [piece];
  const state: Piece = { kind: "reasoning", signature, place };
  const bare: Piece = { ...piece, signature: undefined };
  return continues ? [bare, state] : [state, bare];
}
