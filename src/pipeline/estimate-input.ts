/** What a prompt is thought to take, before any upstream has counted it. */

const CHARACTERS_A_TOKEN = 4;
/** Bytes of media are not read as words. */
const MEDIA = /[A-Za-z0-9+/=_-]{1024,}/g;

export function estimateInput(body: string): number {
  return Math.ceil(body.replace(MEDIA, "").length / CHARACTERS_A_TOKEN);
}
