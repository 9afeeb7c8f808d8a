/** Clients that are told how long a film is, or that it was withheld, look for its address there too, and break where they find none: an empty one is no film. */
import type { Response } from "../../../generated/interlingua/video.js";

export function emptyAddress(response: Response): Response {
  const { films, seconds, respected } = response;
  const isToldOf = seconds !== undefined || respected !== undefined;
  return films.length === 0 && isToldOf ? { ...response, films: [{ url: "" }] } : response;
}
