/** Takes out of an upstream's words what a client must not see. */
import type { Provider } from "../catalog/types.js";

export type Scrub = (text: string) => string;

/** Header values shorter than this are words such as `beta`, not secrets. */
const SHORTEST_SECRET = 8;
const REMOVED = "[removed]";

/** A function that names the model by its public ID and removes the provider's address and secrets. */
export function createScrubber(publicId: string, upstreamModel: string, provider: Provider): Scrub {
  const base = new URL(provider.baseUrl);
  const values = Object.values(provider.headers).filter((value) => value.length >= SHORTEST_SECRET);
  const secrets = spellings([provider.apiKey ?? "", ...values]);
  const address = base.origin + base.pathname.replace(/\/+$/, "");
  const addresses = spellings([address, base.origin, base.host, base.hostname]);
  // The public ID is among the names so that an upstream's name inside it is left alone.
  const names = spellings([publicId, upstreamModel]);
  const words = `(?<![A-Za-z0-9_])(?:${pattern([...names, ...addresses])})(?![A-Za-z0-9_])`;
  const expression = new RegExp(secrets.length === 0 ? words : `${pattern(secrets)}|${words}`, "gi");
  const isName = new Set(names.map((name) => name.toLowerCase()));
  const replacement = (found: string) => (isName.has(found.toLowerCase()) ? publicId : REMOVED);
  return (text) => text.replace(expression, replacement);
}

/** Texts as they are and as they stand in a URL. */
function spellings(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== "").flatMap((text) => [text, encodeURIComponent(text)]);
}

/** Longest first: an alternative must not hide a longer one that begins alike. */
function pattern(texts: readonly string[]): string {
  return [...new Set(texts)]
    .sort((left, right) => right.length - left.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&"))
    .join("|");
}
