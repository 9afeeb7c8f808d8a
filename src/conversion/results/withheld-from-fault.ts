/**
 * Where videos that were withheld for safety are counted, a job that made nothing else ended well: the count tells why
 * there is none.
 */
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
