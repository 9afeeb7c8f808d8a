/** Addresses of a scheme that only one host can follow name its files: they lead nowhere elsewhere. */
import type { Request } from "../../../generated/interlingua/video.js";
import type { Loss } from "../loss.js";
import { changeMedia } from "./media.js";

interface Options {
  readonly scheme: string;
}

export function filesByScheme(request: Request, _loss: Loss, { scheme }: Options): Request {
  return changeMedia(request, ({ url, ...medium }) =>
    url?.startsWith(scheme) === true ? { ...medium, file: url } : { ...medium, url },
  );
}

/** The way back. Files of another host stay files. */
export function schemesOfFiles(request: Request, _loss: Loss, { scheme }: Options): Request {
  return changeMedia(request, ({ file, ...medium }) =>
    file?.startsWith(scheme) === true ? { ...medium, url: file } : { ...medium, file },
  );
}
