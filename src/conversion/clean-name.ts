/**
 * Makes names that a vendor accepts: other characters become underscores. A changed name ends in a digest of the
 * original, so that two names stay different and one name always changes in the same way. Where there is no room for
 * both, the digest is the name.
 */
import { sha256 } from "./bytes.js";

export interface NameRule {
  /** Ranges and single characters, such as `A-Za-z0-9_-`. */
  readonly allowed: string;
  readonly longest: number;
  readonly shortest?: number;
  /** The characters that it may begin with, if these are fewer. */
  readonly first?: string;
}

type Clean = (name: string) => string;

const digestLength = 12;
/** One for each rule that the specs name. */
const known = new Map<string, Clean>();

export function cleanerFor(rule: NameRule): Clean {
  const key = `${rule.allowed} ${rule.shortest ?? 1} ${rule.longest} ${rule.first ?? ""}`;
  const clean = known.get(key) ?? makeCleaner(rule);
  known.set(key, clean);
  return clean;
}

function makeCleaner({ allowed, longest, shortest = 1, first = allowed }: NameRule): Clean {
  const wanted = new RegExp(`^(?=[${first}])[${allowed}]{${shortest},${longest}}$`);
  const begins = new RegExp(`^[${first}]`);
  const other = new RegExp(`[^${allowed}]`, "g");
  const room = longest - digestLength - 1;
  return (name) => {
    if (wanted.test(name)) return name;
    const digest = sha256(name);
    if (room <= 0) return digest.slice(0, longest);
    const plain = name.replace(other, "_");
    const led = plain === "" || begins.test(plain) ? plain : `_${plain}`;
    return `${led.slice(0, room)}_${digest.slice(0, digestLength)}`;
  };
}
