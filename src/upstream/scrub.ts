/** Removes from an upstream's texts what a client must not see. */
import type { Provider } from "../catalog/types.js";

export type Scrub = (text: string) => string;

/** Header values shorter than this are words such as `beta`, not secrets. */
const SHORTEST_SECRET = 8;
/** Replaces what was removed. */
export const REMOVED = "[removed]";

/**
 * Returns a function that names the model by its public ID, and removes the provider's hosts and secrets and its
 * account IDs.
 */
export function createScrubber(
  publicId: string,
  upstreamModel: string,
  provider: Provider,
  innerIds: readonly string[] = [],
): Scrub {
  const base = new URL(provider.baseUrl);
  const secrets = secretsOf(provider);
  const address = base.origin + base.pathname.replace(/\/+$/, "");
  const addresses = spellings([address, base.origin, base.host, base.hostname]);
  // The public ID is among the names, so that an upstream's name inside it is not replaced.
  const names = spellings([publicId, upstreamModel]);
  const others = [
    ...elsewhere(base.hostname),
    ...(innerIds.length === 0 ? [] : [`(?:${pattern(innerIds)})(?=[a-z-]{0,40}\\d)[a-z0-9-]{4,80}`]),
  ];
  const words = `(?<![A-Za-z0-9_])(?:${[pattern([...names, ...addresses]), ...others].join("|")})(?![A-Za-z0-9_])`;
  const expression = new RegExp(secrets.length === 0 ? words : `${pattern(secrets)}|${words}`, "gi");
  const isName = new Set(names.map((name) => name.toLowerCase()));
  const replacement = (found: string) => (isName.has(found.toLowerCase()) ? publicId : REMOVED);
  return (text) => text.replace(expression, replacement);
}

/** Returns a function that removes the provider's secrets, and leaves all other words as they are. */
export function createSecretScrubber(provider: Provider): Scrub {
  const secrets = secretsOf(provider);
  if (secrets.length === 0) return (text) => text;
  const expression = new RegExp(pattern(secrets), "gi");
  return (text) => text.replace(expression, REMOVED);
}

function secretsOf(provider: Provider): string[] {
  const values = Object.values(provider.headers).filter((value) => value.length >= SHORTEST_SECRET);
  const fields = Object.values(provider.credentials?.fields ?? {});
  const hidden = fields.flatMap((field) => (typeof field === "string" ? [] : [field.reveal()]));
  return spellings([provider.apiKey?.reveal() ?? "", ...values, ...hidden]);
}

/** Other hosts of the same owner, with their paths. */
function elsewhere(host: string): string[] {
  const domain = DOMAIN.exec(host)?.[0];
  return domain === undefined
    ? []
    : [
        `(?:https?://)?(?:[a-z0-9-]{1,63}\\.){0,6}${pattern([domain])}` +
          `(?::\\d{1,5})?(?:/(?:${IN_ADDRESS}*${ITS_END})?)?`,
      ];
}

/**
 * The registered domain: the last two labels, or three where the second-level label is generic. IP addresses and names
 * of local networks have none.
 */
const DOMAIN = /[a-z0-9-]+\.(?:(?:com|co|net|org|gov|edu|ac|ne|or|go)\.[a-z]{2}|[a-z][a-z0-9-]*[a-z])$/i;
const IN_ADDRESS = "[^\\s\"'`<>()]";
/** A full stop at the end belongs to the sentence. */
const ITS_END = "[^\\s\"'`<>().,;:!?]";
const ADDRESS = new RegExp(`\\bhttps?://${IN_ADDRESS}{0,4000}${ITS_END}`, "gi");

/** Removes every URL: when the call is long over, it is unknown which were the client's own. */
export function withoutAddresses(words: string): string {
  return words.replace(ADDRESS, REMOVED);
}

/** Texts in plain and in URL encoding. */
function spellings(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== "").flatMap((text) => [text, encodeURIComponent(text)]);
}

/** Longest first: an alternative must not hide a longer one with the same start. */
function pattern(texts: readonly string[]): string {
  return [...new Set(texts)]
    .sort((left, right) => right.length - left.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&"))
    .join("|");
}
