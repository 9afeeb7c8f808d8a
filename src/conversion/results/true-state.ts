/**
 * How a job stands in truth: hosts call a job done that brought no film, since it was withheld, and older ones do not
 * say that it is done at all. Places where films stand are there before the film is, and after it is clear that none will be.
 */
import type { Response } from "../../../generated/interlingua/video.js";
import { isUsableFilm } from "../usable-video.js";

export function trueState(response: Response): Response {
  const films = response.films.filter(isUsableFilm);
  const isWithheld = response.respected === false || (response.withheld ?? 0) > 0;
  if (films.length > 0 && response.respected !== false) {
    const state = response.state ?? "succeeded";
    return { ...response, films, state, ...(state === "succeeded" && { respected: true }) };
  }
  const saysFault = isWithheld || response.fault !== undefined;
  if (response.state === undefined ? !saysFault : response.state !== "succeeded") return { ...response, films, ...(isWithheld && response.state === "failed" && { fault: "unsafe" }) };
  return { ...response, films: [], state: "failed", fault: isWithheld ? "unsafe" : (response.fault ?? "internal"), explanation: response.explanation ?? why(response, isWithheld) };
}

function why({ reasons = [], words }: Response, isWithheld: boolean): string {
  if (reasons.length > 0) return reasons.join(" ");
  if (words !== undefined && words !== "") return words;
  return isWithheld ? "The video was withheld by content moderation." : "The model's host brought no video.";
}
