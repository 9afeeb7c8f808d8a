/** A boolean with the opposite meaning. */
import type { Json } from "../json.js";

export const negated = {
  read(value: Json | undefined): boolean | undefined {
    return typeof value === "boolean" ? !value : undefined;
  },

  write(value: boolean | undefined): boolean | undefined {
    return value === undefined ? undefined : !value;
  },
};
