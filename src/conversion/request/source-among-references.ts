/** The source of an edit or an extension, for a dialect in which it is the first reference video. */
import type { Request } from "../../../generated/interlingua/video.js";
import type { Loss } from "../loss.js";

type Kept = Pick<Request, "aspect_ratio" | "duration">;

/** Such a video keeps its shape, and an edited one keeps its length. This dialect needs that stated, others do not. */
function keptOf({ mode }: Request): Kept {
  return mode === "edit" ? { aspect_ratio: "adaptive", duration: -1 } : { aspect_ratio: "adaptive" };
}

/** Reads the first reference video as the source of an edit or an extension. */
export function sourceFromReferences(request: Request): Request {
  const [source, ...others] = request.reference_videos ?? [];
  if (source === undefined || (request.mode !== "edit" && request.mode !== "extend")) return request;
  const changed = { ...request, source, reference_videos: others.length > 0 ? others : undefined };
  for (const [concept, value] of Object.entries(keptOf(request)))
    if (changed[concept as keyof Kept] === value) changed[concept as keyof Kept] = undefined;
  return changed;
}

/** Writes the source of an edit or an extension as the first reference video. */
export function sourceAmongReferences(request: Request, loss: Loss): Request {
  const { source } = request;
  if (source === undefined) return request;
  const kept = keptOf(request);
  for (const concept of Object.keys(kept)) loss.dropConcept(request, concept, request[concept as keyof Kept]);
  return { ...request, ...kept, source: undefined, reference_videos: [source, ...(request.reference_videos ?? [])] };
}
