/** An identifier for a vendor that takes so many characters and no more: a longer one is told by its hash. */
import { createHash } from "node:crypto";
import type { Json } from "../json.js";
import { asText } from "../read.js";

const LONGEST = 64;

export const shortIdentifier = {
  read: (value: Json | undefined): string | undefined => asText(value),
  write: (user: string | undefined): Json | undefined => (user === undefined || user.length <= LONGEST ? user : createHash("sha256").update(user).digest("hex")),
};
