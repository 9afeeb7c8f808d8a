/** Stop sequences of a request, some of which are left out. */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

/** The request with those of its stop sequences that are kept. If it loses some, that is reported. */
export function keepStops(request: Request, loss: Loss, isKept: (sequence: string) => boolean): Request {
  const { stop } = request;
  const kept = stop?.filter(isKept);
  if (stop === undefined || kept === undefined || kept.length === stop.length) return request;
  loss.dropConcept(request, "stop", stop);
  return { ...request, stop: kept.length > 0 ? kept : undefined };
}
