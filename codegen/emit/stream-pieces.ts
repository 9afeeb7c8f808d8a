/** The pieces that the events of a stream tell, however deep their rules stand. */
import type { EventRule, PieceRule } from "../join/stream-rules.js";

export function piecesOf(rule: EventRule): PieceRule[] {
  return [...rule.pieces.flatMap(insidePiece), ...Object.values(rule.cases).flatMap(piecesOf)];
}

function insidePiece(piece: PieceRule): PieceRule[] {
  return [piece, ...piece.pieces.flatMap(insidePiece), ...Object.values(piece.cases ?? {}).flatMap(piecesOf)];
}
