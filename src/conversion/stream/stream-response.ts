/** Writes a whole answer as a stream, for upstreams that answer a stream request with one body. */
import type { Response } from "../../../generated/interlingua/text.js";
import type { TextSink } from "./contract.js";

export function writeResponseEvents(response: Response, sink: TextSink): void {
  sink.start({ id: response.id, created: response.created });
  for (const part of response.parts ?? []) {
    if (part.kind === "text") sink.piece({ kind: "text", text: part.text, citations: part.citations, close: true });
    else if (part.kind === "refusal") sink.piece({ kind: "refusal", text: part.text, close: true });
    else if (part.kind === "reasoning") sink.piece({ ...part, close: true });
    else if (part.kind === "media") sink.piece({ kind: "media", media: part, signature: part.signature });
    else if (part.kind === "call")
      sink.piece({
        kind: "call",
        id: part.id,
        name: part.name,
        calling: part.calling,
        text: part.arguments,
        close: true,
      });
  }
  if (response.usage !== undefined) sink.count(response.usage);
  sink.finish(response.finish ?? "other", { stop_sequence: response.stop_sequence, explanation: response.explanation });
  sink.end();
}
