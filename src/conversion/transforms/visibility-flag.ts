/** Whether reasoning is visible, as a boolean. */
import type { Visibility } from "../../../generated/interlingua/text.js";
import type { Json } from "../json.js";

export const visibilityFlag = {
  read(value: Json | undefined): Visibility | undefined {
    if (typeof value !== "boolean") return undefined;
    return value ? "summarized" : "omitted";
  },

  write(visible: Visibility | undefined): Json | undefined {
    return visible === undefined ? undefined : visible === "summarized";
  },
};
