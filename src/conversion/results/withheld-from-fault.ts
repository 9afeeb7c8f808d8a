/** A job without any video ends well if its withheld videos are counted, because the count gives the reason. */
import type { Response } from "../../../generated/interlingua/video.js";

export function withheldFromFault(response: Response): Response {
  const { state, fault, explanation, withheld, reasons } = response;
  if (state !== "failed" || fault !== "unsafe") return response;
  return {
    ...response,
    state: "succeeded",
    fault: undefined,
    explanation: undefined,
    withheld: Math.max(1, withheld ?? 1),
    reasons: reasons ?? (explanation === undefined ? [] : [explanation]),
  };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
withheldFromFault.carries = { explanation: ["reasons"] } as const;

/** The condition under which it carries them. */
withheldFromFault.carriesWhen = "where the video was withheld" as const;
