/** Whether a video that is told of can be had: what is no address that anybody can follow is no video. */
import type { Video } from "../../generated/interlingua/video.js";

const WEB = /^https?:\/\//i;
const BYTES = /^data:video\//i;

export function isUsableVideo({ url = "", data = "" }: Video): boolean {
  return data !== "" || BYTES.test(url) || (WEB.test(url) && URL.canParse(url));
}
