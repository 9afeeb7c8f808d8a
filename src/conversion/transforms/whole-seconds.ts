/** A duration that one side reports with fractions and the other in whole seconds. */
import type { Json } from "../json.js";

export const wholeSeconds = {
  read(value: Json | undefined): number | undefined {
    return typeof value === "number" ? value : undefined;
  },

  write(value: number | undefined): Json | undefined {
    return value === undefined ? undefined : Math.round(value);
  },
};
