/** What a tool answered, as words. */
import type { Part } from "../../../generated/interlingua/text.js";
import { stringifyExact } from "../exact.js";
import type { Json } from "../json.js";

export const resultWords = {
  read(value: Json | undefined): Part[] | undefined {
    if (value === undefined || value === null) return [];
    return [{ kind: "text", text: typeof value === "string" ? value : stringifyExact(value) }];
  },

  write(parts: readonly Part[] | undefined): Json | undefined {
    return (parts ?? []).map((part) => (part.kind === "text" ? part.text : "")).join("");
  },
};
