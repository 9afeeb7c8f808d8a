/** How much is done, for clients that are told it whatever the host tells: all of it only when all is done. */
import type { Response } from "../../../generated/interlingua/video.js";

export function reportProgress(response: Response): Response {
  const { state = "running", progress = 0 } = response;
  if (state === "succeeded") return { ...response, progress: 100 };
  return {
    ...response,
    progress: state === "queued" || state === "running" ? Math.min(99, Math.max(0, progress)) : undefined,
  };
}
