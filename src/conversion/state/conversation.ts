/**
 * Decides which opaque state is sent to whom. In converted requests, only the vendor that made it gets it. In converted
 * answers it gets a tag.
 */
import type { Part, Response, Turn } from "../../../generated/interlingua/text.js";
import type { Loss, Origin } from "../loss.js";
import { readTag, tagState } from "./tag.js";

export interface Families {
  /** The family of state without a tag. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Not all kinds of parts have state. */
type Stated = Part & { readonly signature?: string; readonly redacted?: string };

/** The value as its vendor made it, if it is of the requested family. An empty value counts as none. */
export function stateFor({ from, to }: Families, value: string): string | undefined {
  const tagged = readTag(value);
  const family = tagged === undefined ? from : tagged.family;
  return value !== "" && family !== undefined && family === to ? (tagged?.value ?? value) : undefined;
}

/** Before a request is written: state of another family is left out and reported. */
export function keepOwnState<R extends { readonly origin?: Origin | undefined; readonly turns?: Turn[] }>(
  request: R,
  families: Families,
  loss: Loss,
): R {
  if (request.turns?.some(({ parts }) => parts.some(hasState)) !== true) return request;
  const turns = request.turns.flatMap((turn) => {
    if (!turn.parts.some(hasState)) return [turn];
    const parts = turn.parts.flatMap((part) => shownAsHidden(part, families) ?? ownPart(part, families, loss) ?? []);
    return parts.length === 0 ? [] : [{ ...turn, parts }];
  });
  return { ...request, turns };
}

/** Restores hidden reasoning that clients stored as state. It may be in one part with reasoning text. */
function shownAsHidden(part: Part, families: Families): Part[] | undefined {
  if (part.kind !== "reasoning" || part.signature === undefined || readTag(part.signature)?.isHidden !== true)
    return undefined;
  const { signature, text, ...rest } = part;
  const redacted = stateFor(families, signature);
  if (redacted === undefined) return undefined;
  const hidden: Part = { ...rest, text: "", redacted };
  return text === "" ? [hidden] : [{ ...rest, text }, hidden];
}

/** A part with the state of the requested vendor only. Nothing if it had nothing else. */
function ownPart(part: Part, families: Families, loss: Loss): Part | undefined {
  if (!hasState(part)) return part;
  const [signature, redacted] = [stateOf(part, "signature"), stateOf(part, "redacted")];
  const own = { signature: stateFor(families, signature ?? ""), redacted: stateFor(families, redacted ?? "") };
  if (part.kind === "reasoning" && part.text === "" && !own.signature && !own.redacted) return loss.drop(part);
  if (!own.signature) loss.dropConcept(part, "signature", signature);
  if (!own.redacted) loss.dropConcept(part, "redacted", redacted);
  return {
    ...part,
    ...(signature !== undefined && { signature: own.signature }),
    ...(redacted !== undefined && { redacted: own.redacted }),
  } as Part;
}

/** Adds tags before an answer is written in another dialect. */
export function withTags(response: Response, family: string | undefined): Response {
  if (family === undefined || !response.parts.some(hasState)) return response;
  return { ...response, parts: response.parts.map((part) => tagged(part, family)) };
}

function tagged(part: Part, family: string): Part {
  const [signature, redacted] = [stateOf(part, "signature"), stateOf(part, "redacted")];
  return {
    ...part,
    ...(signature && { signature: tagState(family, signature) }),
    ...(redacted && { redacted: tagState(family, redacted) }),
  } as Part;
}

function hasState(part: Part): boolean {
  return stateOf(part, "signature") !== undefined || stateOf(part, "redacted") !== undefined;
}

function stateOf(part: Part, concept: "signature" | "redacted"): string | undefined {
  return (part as Stated)[concept];
}
