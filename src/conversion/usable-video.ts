/** Whether a film that is told of can be had: what is no address that anybody can follow is no film. */
import type { Film } from "../../generated/interlingua/video.js";

const WEB = /^https?:\/\//i;
const BYTES = /^data:video\//i;

export function isUsableFilm({ url = "", data = "" }: Film): boolean {
  return data !== "" || BYTES.test(url) || (WEB.test(url) && URL.canParse(url));
}
