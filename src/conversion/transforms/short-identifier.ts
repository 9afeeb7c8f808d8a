/** An identifier for a vendor with a maximum length: a longer one is replaced by its hash. */
import { sha256 } from "../bytes.js";
import type { Json } from "../json.js";
import { asText } from "../values.js";

const LONGEST = 64;

/** The identifier, or its hash if it is too long. */
export function identifierWithin(longest: number, identifier: string): string {
  return identifier.length <= longest ? identifier : sha256(identifier).slice(0, longest);
}

export const shortIdentifier = {
  read: (value: Json | undefined): string | undefined => asText(value),
  write: (user: string | undefined): string | undefined =>
    user === undefined ? undefined : identifierWithin(LONGEST, user),
};
