/** What parts the turns of a conversation have: passes over others have nothing to do. */
import type { Part, Turn } from "../../generated/interlingua/text.js";

/** The kinds of parts that passes are about, inside of results too, and opaque state. */
export interface Held {
  call: boolean;
  result: boolean;
  media: boolean;
  reasoning: boolean;
  /** A part has opaque state. */
  state: boolean;
}

export function heldBy(turns: readonly Turn[]): Held {
  const held = { call: false, result: false, media: false, reasoning: false, state: false };
  for (const turn of turns) addParts(turn.parts, held);
  return held;
}

function addParts(parts: readonly Part[], held: Held): void {
  for (const part of parts) {
    switch (part.kind) {
      case "call":
        held.call = true;
        break;
      case "result":
        held.result = true;
        addParts(part.parts, held);
        continue;
      case "media":
        held.media = true;
        break;
      case "reasoning":
        held.reasoning = true;
        break;
      case "refusal":
        continue;
    }
    if (part.signature !== undefined) held.state = true;
  }
}
