/** A cache mark, as an object that may contain a lifetime. A mark of another form has none. */
import type { Json, Wire } from "../json.js";
import { asWire } from "../read.js";

export const cacheMark = {
  read(value: Json | undefined): string | undefined {
    const mark = asWire(value);
    if (mark === undefined) return undefined;
    return mark.ttl === "1h" ? "long" : "short";
  },

  write(span: string | undefined): Wire | undefined {
    if (span === undefined) return undefined;
    return span === "long" ? { type: "ephemeral", ttl: "1h" } : { type: "ephemeral" };
  },
};
