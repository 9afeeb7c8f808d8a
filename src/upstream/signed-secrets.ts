/**
 * The tokens and signatures of a provider's latest requests. An upstream may repeat them in an error, and unlike a key
 * they are not known before.
 */
import type { SignRequest } from "./credentials/sign-request.js";
import { REMOVED, type Scrub } from "./scrub.js";

export interface SignedSecrets {
  readonly sign: SignRequest;
  /** Removes them from a text. */
  readonly scrub: Scrub;
}

/** Shorter values are dates and names. */
const SHORTEST_SECRET = 20;
/** The token until now, and the one that replaced it while calls with the first were under way. */
const REMEMBERED = 2;

/** The same signer, whose secrets are remembered. */
export function rememberSecrets(signer: SignRequest): SignedSecrets {
  const latest = new Map<string, readonly string[]>();
  return {
    async sign(request) {
      const headers = await signer(request);
      for (const [name, value] of Object.entries(headers)) {
        const known = latest.get(name) ?? [];
        if (value.length < SHORTEST_SECRET || known.includes(value) || request.headers[name] === value) continue;
        latest.set(name, [value, ...known].slice(0, REMEMBERED));
      }
      return headers;
    },
    scrub: (text) => [...latest.values()].flat().flatMap(spellings).reduce(remove, text),
  };
}

/** A value, and its token without the scheme before it, in plain and in URL encoding. */
function spellings(value: string): string[] {
  const token = value.slice(value.lastIndexOf(" ") + 1);
  return [value, ...(token.length < SHORTEST_SECRET ? [] : [token])].flatMap((one) => [one, encodeURIComponent(one)]);
}

function remove(text: string, secret: string): string {
  return text.replaceAll(secret, REMOVED);
}
