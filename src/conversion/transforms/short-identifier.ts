/** An identifier for a vendor that takes so many characters and no more: a longer one is told by its hash. */
import { createHash } from "node:crypto";
import type { Json } from "../json.js";
import { asText } from "../read.js";

const LONGEST = 64;

/** The identifier, or its hash where it has more characters than that. */
export function identifierWithin(longest: number, identifier: string): string {
  return identifier.length <= longest
    ? identifier
    : createHash("sha256").update(identifier).digest("hex").slice(0, longest);
}

export const shortIdentifier = {
  read: (value: Json | undefined): string | undefined => asText(value),
  write: (user: string | undefined): Json | undefined =>
    user === undefined ? undefined : identifierWithin(LONGEST, user),
};
