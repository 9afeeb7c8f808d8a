/** What readers of streams do not read of an event, for the request log. */
import type { Wire } from "../json.js";
import { isUncovered, type Unmapped } from "../loss.js";
import type { TextSink } from "./contract.js";

/** Reports the members of an object at this place of an event that no concept covers. */
export function loseUnmapped(wire: Wire, known: Unmapped, place: string, sink: Pick<TextSink, "lose">): void {
  for (const key in wire) if (isUncovered(wire[key], known.get(key))) sink.lose(`${place}.${key}`);
}
