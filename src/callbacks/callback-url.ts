/** The URL that a client gives for callbacks. Whether its address may be reached is checked at delivery. */

const LONGEST = 2048;
/** Characters that URL parsers treat differently. */
const UNSEEN = /[\p{Cc}\p{Zs}\\]/u;
const AUTHORITY = /^[a-z]+:\/*([^/?#]*)/i;

export type CallbackUrl = { readonly url: string } | { readonly problem: string };

/** The URL as it will be called, or what is wrong with it. */
export function readCallbackUrl(written: unknown): CallbackUrl {
  if (typeof written !== "string") return { problem: "must be text" };
  if (written.length > LONGEST) return { problem: `must have at most ${LONGEST} characters` };
  const url = !UNSEEN.test(written) && URL.canParse(written) ? new URL(written) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return { problem: "must be an http or https address" };
  if (AUTHORITY.exec(written)?.[1]?.includes("@")) return { problem: "must not have a user or a password in it" };
  url.hash = "";
  return { url: url.href };
}
