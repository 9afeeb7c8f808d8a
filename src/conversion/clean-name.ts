/**
 * Makes names that a vendor accepts: other characters become underscores. A changed name ends in a digest of the
 * original, so that two names stay different and one name always changes in the same way. Where there is no room for
 * both, the digest is the name.
 */
import { sha256 } from "./bytes.js";

type Clean = (name: string) => string;

const digestLength = 12;
/** One for each pattern that the specs have. */
const known = new Map<string, Clean>();

/**
 * `pattern`: the names that are accepted, as one class of characters with a number of them, such as
 * `[A-Za-z0-9_-]{1,64}`. The first character may have a class of its own.
 */
export function cleanerFor(pattern: string): Clean {
  const found = known.get(pattern);
  if (found !== undefined) return found;
  const clean = makeCleaner(pattern);
  known.set(pattern, clean);
  return clean;
}

const PATTERN = /^(?:\[([^\]]+)\])?\[([^\]]+)\]\{(?:\d+,)?(\d+)\}$/;

function makeCleaner(pattern: string): Clean {
  const [, head, allowed, most] = PATTERN.exec(pattern) ?? [];
  if (allowed === undefined) throw new TypeError(`${pattern} is no pattern of names.`);
  const first = head ?? allowed;
  const longest = Number(most) + (head === undefined ? 0 : 1);
  const wanted = new RegExp(`^${pattern}$`);
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
