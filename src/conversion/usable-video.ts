/** Whether a reported video can be downloaded: without a URL that anybody can follow there is none. */
import type { Video } from "../../generated/interlingua/video.js";

const WEB = /^https?:\/\//i;
const BYTES = /^data:video\//i;

export function isUsableVideo({ url = "", data = "" }: Video): boolean {
  return data !== "" || BYTES.test(url) || (WEB.test(url) && URL.canParse(url));
}
