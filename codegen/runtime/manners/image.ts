/** Pictures: each item of an answer is one, or the reason why there is none. */
import type { Image, Response } from "../../../generated/interlingua/image.js";
import type { Failure } from "../dialect.js";
import type { Manner } from "./manner.js";

export const imageManner: Manner<"image"> = {
  /** An answer of nothing but faults has failed. */
  faultOf({ images }: Response): Failure | "empty" | undefined {
    if (images.some(isPicture)) return undefined;
    const fault = images.find((image) => image.fault !== undefined || image.fault_code !== undefined);
    if (fault === undefined) return "empty";
    return { status: 400, message: fault.fault ?? "The picture could not be made.", ...(fault.fault_code !== undefined && { code: fault.fault_code }) };
  },

  complete: (response) => response,

  yieldOf: ({ images, size, quality, usage }) => ({
    usage,
    words: [],
    pictures: images.filter(isPicture).map((image) => ({ count: 1, size: image.size ?? size, quality })),
  }),
};

function isPicture({ url, data }: Image): boolean {
  return url !== undefined || data !== undefined;
}
