/** A boolean with the opposite meaning. */
import type { Json } from "../json.js";

export const negated = {
  /** The value for which it writes true. */
  trueFor: false as const,

  read(value: Json | undefined): boolean | undefined {
    return typeof value === "boolean" ? !value : undefined;
  },

  write(value: boolean | undefined): boolean | undefined {
    return value === undefined ? undefined : !value;
  },
};
