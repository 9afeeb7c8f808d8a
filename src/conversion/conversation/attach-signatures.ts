/**
 * Attaches the opaque state before a call, a text or a medium to it, for a vendor that reads it there. That vendor
 * refuses the first call of a turn without state, but documents a value for calls of other models.
 */
import type { Part, ReasoningPart, Turn } from "../../../generated/interlingua/text.js";
import type { Loss, Origin } from "../loss.js";

/** How a vendor takes state. */
interface Attachment {
  /** The state of the first call of a turn that lacks its own. */
  readonly unsigned: string | undefined;
  /** The text of reasoning whose state goes to a call is kept, or dropped where a vendor does not accept it. */
  readonly keepsWords: boolean;
  /** The parts beside calls that have state. */
  readonly others: readonly ("text" | "media")[];
}

/** `unsigned`: the state of the first call of a turn that lacks its own. The text of reasoning stays. */
export function attachSignatures(turns: Turn[], loss: Loss, unsigned?: string): Turn[] {
  return attachTo(turns, loss, { unsigned, keepsWords: true, others: ["text", "media"] });
}

/** What passes of several dialects are made of. */
export function attachTo(turns: Turn[], loss: Loss, how: Attachment): Turn[] {
  return turns.map((turn) => (turn.role === "assistant" ? { ...turn, parts: attach(turn.parts, how, loss) } : turn));
}

function attach(parts: readonly Part[], { unsigned, keepsWords, others }: Attachment, loss: Loss): Part[] {
  const attached: Part[] = [];
  let isFirst = true;
  for (const part of parts) {
    if (part.kind === "call") {
      const signature = part.signature ?? takeSignature(attached, keepsWords, loss) ?? (isFirst ? unsigned : undefined);
      attached.push({ ...part, signature });
      isFirst = false;
    } else if (isWordless(attached.at(-1)) && isSignable(part, others)) {
      attached.push({ ...part, signature: part.signature ?? takeSignature(attached, false, loss) });
    } else attached.push(part);
  }
  return attached;
}

function isSignable<Kind extends "text" | "media">(
  part: Part,
  kinds: readonly Kind[],
): part is Extract<Part, { kind: Kind }> {
  return kinds.some((kind) => kind === part.kind);
}

function isWordless(part: Part | undefined): boolean {
  return part?.kind === "reasoning" && part.text === "";
}

/** The state of the reasoning just before. */
function takeSignature(parts: Part[], keepsWords: boolean, loss: Loss): string | undefined {
  const last = parts.at(-1);
  if (last?.kind !== "reasoning" || last.signature === undefined) return undefined;
  const { signature, ...rest } = last;
  parts.pop();
  if (last.text === "") return signature;
  const words: ReasoningPart = { ...rest, origin: ofWords(rest.origin) };
  if (keepsWords) parts.push(words);
  else loss.drop(words);
  return signature;
}

/** Where the words are that are left of reasoning whose state is elsewhere by now. */
function ofWords(origin: Origin | undefined): Origin | undefined {
  // A client may send so many of them that no stack has room.
  const places: Origin[] = [];
  for (let place = origin; place !== undefined; place = place.another) places.push(place);
  return places.reduceRight<Origin | undefined>(
    (another, place) =>
      place.concept === "signature" ? another : { ...place, concept: place.concept ?? "text", another },
    undefined,
  );
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
attachSignatures.carries = {
  "reasoning[signature=present]": ["call.signature", "text.signature", "media.signature"],
  "reasoning.signature": ["call.signature", "text.signature", "media.signature"],
};

/** Streams attach state to the same parts. */
attachSignatures.inStreams = "signs" as const;

/** Without these parts it changes nothing. */
attachSignatures.about = ["call", "reasoning"] as const;
