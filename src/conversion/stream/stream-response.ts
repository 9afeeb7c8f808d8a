/** Writes a whole answer as a stream, for upstreams that answer a stream request with one body. */
import type { Part, Response } from "../../../generated/interlingua/text.js";
import { noLoss, type Loss } from "../loss.js";
import { withProbabilities } from "../probabilities.js";
import { withPlaces } from "./events.js";
import type { Losable, Piece, TextSink } from "./contract.js";

export function writeResponseEvents(response: Response, sink: TextSink, loss: Loss = noLoss): void {
  sink.start({ id: response.id, created: response.created });
  const { parts = [] } = response;
  for (const part of sink.takesProbabilities ? withProbabilities(parts, response.probabilities) : parts) {
    const place = (what: Losable) => (what === "part" ? loss.pathOf(part) : loss.placeOf(part, what));
    const piece = wholePiece(part, loss);
    if (piece !== undefined) sink.piece({ ...piece, place });
  }
  if (response.usage !== undefined) sink.count(response.usage);
  sink.finish(response.finish ?? "other", { stop_sequence: response.stop_sequence, explanation: response.explanation });
  sink.end();
}

/** A complete part as one piece. */
export function wholePiece(part: Part, loss: Loss = noLoss): Piece | undefined {
  switch (part.kind) {
    case "text":
      return {
        kind: "text",
        text: part.text,
        citations: part.citations?.map((citation) => withPlaces(citation, loss)),
        probabilities: part.probabilities,
        close: true,
      };
    case "refusal":
      return { kind: "refusal", text: part.text, close: true };
    case "reasoning":
      return { ...part, close: true };
    case "media":
      return { kind: "media", media: part, signature: part.signature };
    case "call":
      return {
        kind: "call",
        id: part.id,
        name: part.name,
        calling: part.calling,
        text: part.arguments,
        close: true,
      };
    case "result":
      return undefined;
  }
}
