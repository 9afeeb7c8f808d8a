/** What a prompt is thought to take, before any upstream has counted it. */

const CHARACTERS_A_TOKEN = 4;
/** Bytes of media are not read as words. Each run is looked at once, however long: the body is the client's. */
const RUN = /[A-Za-z0-9+/=_-]+/g;
const SHORTEST_MEDIA = 1024;

export function estimateInput(body: string): number {
  let characters = body.length;
  for (const [run] of body.matchAll(RUN)) if (run.length >= SHORTEST_MEDIA) characters -= run.length;
  return Math.ceil(characters / CHARACTERS_A_TOKEN);
}
