/** Whether a reported video can be downloaded. A video without a usable URL does not count. */
import type { Video } from "../../generated/interlingua/video.js";

const WEB = /^https?:\/\//i;
const BYTES = /^data:video\//i;

export function isUsableVideo({ url = "", data = "" }: Video): boolean {
  return data !== "" || BYTES.test(url) || (WEB.test(url) && URL.canParse(url));
}
