/** An amount of money in ticks. It may be larger than any count of tokens. */
import type { Json } from "../json.js";

export const ticks = {
  read(value: Json | undefined): number | undefined {
    return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
  },

  write(amount: number | undefined): number | undefined {
    return amount;
  },
};
