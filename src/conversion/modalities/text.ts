/** Conversations: answers consist of text and calls, and come whole or as a stream. */
import type { Part, Response } from "../../../generated/interlingua/text.js";
import type { Failure } from "../failure.js";
import type { TextSink } from "../stream/contract.js";
import { StreamWriter } from "../stream/stream-writer.js";
import { StreamObserver } from "../stream/stream-observer.js";
import { withTags } from "../state/conversation.js";
import { writeResponseEvents } from "../stream/stream-response.js";
import { withOwnNames } from "../tool-names.js";
import type { StreamListener, Modality, StreamSink } from "./modality.js";

export const textModality: Modality<"text"> = {
  faultOf({ finish, explanation, parts }: Response): Failure | "empty" | undefined {
    if (finish === "failed") return { status: 502, message: explanation ?? "The upstream broke off its answer." };
    return parts.length === 0 && finish === undefined ? "empty" : undefined;
  },

  complete: (response, { toolNames, family }) => withTags(withOwnNames(response, toolNames), family),

  billableOf: ({ usage, parts }) => ({
    usage,
    words: parts.map(wordsOf),
    images: parts.filter(isImage).map(() => ({ count: 1 })),
  }),

  streams: {
    openObserver: () => new StreamObserver(),
    openWriter: (target, options) => new StreamWriter(target, options),
    listen,
    openReader: (from, sink) => from.openReader(sink),
    writeWhole: (response, sink) => writeResponseEvents(response, sink),
  },
};

/** Passes everything on, and reports text, usage and the end to the listener. */
function listen(sink: StreamSink<"text">, listener: StreamListener): TextSink {
  return {
    start: (head) => sink.start(head),
    piece(piece) {
      if (piece.text !== undefined) listener.onText(piece.text);
      if (piece.media !== undefined && isImage(piece.media)) listener.onImage({ count: 1 });
      sink.piece(piece);
    },
    count(usage) {
      sink.count(usage);
      listener.onUsage(sink.usage);
    },
    finish(reason, detail) {
      listener.onFinish();
      sink.finish(reason, detail);
    },
    lose: (place) => sink.lose(place),
    fail: (failure) => sink.fail(failure),
    end: () => sink.end(),
  };
}

function isImage(part: Part): boolean {
  return part.kind === "media" && part.medium === "image";
}

function wordsOf(part: Part): string {
  return part.kind === "call" ? part.name + part.arguments : "text" in part ? part.text : "";
}
