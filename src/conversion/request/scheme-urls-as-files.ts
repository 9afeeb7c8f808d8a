/** Reads URLs of a scheme or a folder that only one host can read as IDs of its files. */
import type { Request } from "../../../generated/interlingua/video.js";
import type { Loss } from "../loss.js";
import { changeMedia } from "./media.js";

export function schemeUrlsAsFiles(request: Request, _loss: Loss, scheme: string): Request {
  return changeMedia(request, ({ url, ...medium }) =>
    url?.startsWith(scheme) === true ? { ...medium, file: url } : { ...medium, url },
  );
}
