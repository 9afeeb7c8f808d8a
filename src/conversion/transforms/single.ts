/** A list, for a dialect that supports only one item. */
import type { Json } from "../json.js";

export const single = {
  read(value: Json | undefined): string[] | undefined {
    return typeof value === "string" ? [value] : undefined;
  },

  write(list: readonly string[] | undefined): string | undefined {
    return list?.[0];
  },
};
