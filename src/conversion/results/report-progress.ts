/** Adds a progress for clients that expect one, even if the host reports none. It is complete only when the job is. */
import type { Response } from "../../../generated/interlingua/video.js";

export function reportProgress(response: Response): Response {
  const { state = "running", progress = 0 } = response;
  if (state === "succeeded") return { ...response, progress: 100 };
  return {
    ...response,
    progress: state === "queued" || state === "running" ? Math.min(99, Math.max(0, progress)) : undefined,
  };
}
