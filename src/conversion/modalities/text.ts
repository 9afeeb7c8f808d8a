/** Conversations: answers consist of text and calls, and come whole or as a stream. */
import type { Part, Request, Response } from "../../../generated/interlingua/text.js";
import type { Failure } from "../failure.js";
import { StreamWriter } from "../stream/stream-writer.js";
import { RepeatableReader } from "../stream/repeatable-reader.js";
import { StreamObserver } from "../stream/stream-observer.js";
import { isEmptyImage, unusable, withNewIds } from "../settle.js";
import { withTags } from "../state/conversation.js";
import { writeResponseEvents } from "../stream/stream-response.js";
import { withOwnNames } from "../tool-names.js";
import type { Modality } from "./modality.js";

export const textModality: Modality<"text"> = {
  faultOf({ finish, explanation, parts }: Response): Failure | "empty" | undefined {
    if (finish === "failed") return { status: 502, message: explanation ?? "The upstream broke off its answer." };
    return parts.length === 0 && finish === undefined ? "empty" : undefined;
  },

  faultFor: (response, { templates }) => unusable(response, templates),

  complete: (response, { toolNames, callIds, family }) =>
    withTags(withOwnNames(withNewIds(response, callIds), toolNames), family),

  callIdsOf: ({ turns }: Request) =>
    new Set(turns.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "call" ? [part.id] : [])))),

  billableOf: ({ usage, parts }) => ({
    usage,
    words: parts.map(wordsOf),
    images: parts.filter(isImagePart).map(() => ({ count: 1 })),
  }),

  streams: {
    openObserver: (listener) => new StreamObserver(listener),
    openWriter: (target, options) => new StreamWriter(target, options),
    openReader: (from, sink) => new RepeatableReader((watch) => from.openReader(watch), sink),
    writeWhole: writeResponseEvents,
  },
};

function wordsOf(part: Part): string {
  return part.kind === "call" ? part.name + part.arguments : "text" in part ? part.text : "";
}

function isImagePart(part: Part): boolean {
  return part.kind === "media" && part.medium === "image" && !isEmptyImage(part);
}
