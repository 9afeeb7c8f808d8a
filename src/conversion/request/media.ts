/** The media of a request, in all its places. */
import type { Medium, Request } from "../../../generated/interlingua/video.js";

const ALONE = ["first_frame", "last_frame", "source"] as const;
const LISTED = ["reference_images", "reference_videos", "reference_audios"] as const;

/** A request with each medium changed. */
export function changeMedia(request: Request, change: (medium: Medium) => Medium): Request {
  const changed = { ...request };
  for (const concept of ALONE) {
    const medium = request[concept];
    if (medium !== undefined) changed[concept] = change(medium);
  }
  for (const concept of LISTED) if (request[concept] !== undefined) changed[concept] = request[concept].map(change);
  return changed;
}
