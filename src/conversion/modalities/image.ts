/** Images: each item of an answer is one, or the reason why there is none. */
import type { Response } from "../../../generated/interlingua/image.js";
import type { Failure } from "../failure.js";
import { isImage, ResultStreamWriter, ResultStreamObserver } from "../stream/results.js";
import type { Modality } from "./modality.js";

export const imageModality: Modality<"image"> = {
  /** An answer that contains only faults has failed. */
  faultOf({ images }: Response): Failure | "empty" | undefined {
    if (images.some(isImage)) return undefined;
    const fault = images.find((image) => image.fault !== undefined || image.fault_code !== undefined);
    if (fault === undefined) return "empty";
    return {
      status: 400,
      message: fault.fault ?? "The image could not be made.",
      ...(fault.fault_code !== undefined && { code: fault.fault_code }),
    };
  },

  complete: (response) => response,

  billableOf: ({ images, size, quality, usage }) => ({
    usage,
    words: [],
    images: images.filter(isImage).map((image) => ({ count: 1, size: image.size ?? size, quality })),
  }),

  streams: {
    openObserver: (listener) => new ResultStreamObserver(listener),

    openWriter({ name, templates }, options) {
      if (templates === undefined) throw new RangeError(`The dialect ${name} has no streams.`);
      return new ResultStreamWriter(templates, options);
    },

    openReader({ name, openReader }, sink) {
      if (openReader === undefined) throw new RangeError(`The dialect ${name} has no streams.`);
      return openReader(sink);
    },

    writeWhole({ created, images, size, quality, background, format, usage }, sink) {
      sink.start(created);
      for (const image of images) sink.result({ quality, background, format, ...image, size: image.size ?? size });
      if (usage !== undefined) sink.count(usage);
      sink.end();
    },
  },
};
