/** A public URL. Hosts also report URLs in storage of their own. */
import type { Json } from "../json.js";

const WEB = /^https?:\/\//i;

export const webAddress = {
  read: (value: Json | undefined): string | undefined => (isWebAddress(value) ? value : undefined),
  write: (address: string | undefined): string | undefined => address,
};

export function isWebAddress(value: Json | undefined): value is string {
  return typeof value === "string" && WEB.test(value);
}
