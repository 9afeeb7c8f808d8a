/** Bytes in base64, which may be in the URL-safe alphabet and without padding. Other vendors need the standard form. */
import type { Json } from "../json.js";

export const base64 = {
  read(value: Json | undefined): string | undefined {
    if (typeof value !== "string" || !/[-_]|[^=]$/.test(value)) return typeof value === "string" ? value : undefined;
    const plain = value.replace(/-/g, "+").replace(/_/g, "/").replace(/=+$/, "");
    return plain.padEnd(Math.ceil(plain.length / 4) * 4, "=");
  },

  write(data: string | undefined): Json | undefined {
    return data;
  },
};
