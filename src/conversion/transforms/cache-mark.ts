/** A cache mark, as an object that may contain a lifetime. Other lifetimes and other members are lost. */
import type { Json, Wire } from "../json.js";
import { membersOf, type Loss } from "../loss.js";
import { asWire } from "../values.js";

/** The lifetime of an hour. */
export const HOUR = "1h";

const known = membersOf(
  [],
  [
    ["type", ["ephemeral"]],
    ["mode", ["explicit"]],
    ["ttl", ["5m", HOUR]],
  ],
);

export const cacheMark = {
  writesObject: true as const,
  read(value: Json | undefined, loss: Loss): string | undefined {
    const mark = asWire(value);
    if (mark === undefined) return undefined;
    loss.unmapped(mark, known);
    return mark.ttl === HOUR ? "long" : "short";
  },

  write(span: string | undefined): Wire | undefined {
    if (span === undefined) return undefined;
    return span === "long" ? { type: "ephemeral", ttl: HOUR } : { type: "ephemeral" };
  },
};
