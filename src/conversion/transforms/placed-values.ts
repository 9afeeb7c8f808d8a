/** Arguments that come one value at a time, each with its path of names and indices. */
import type { Json } from "../json.js";
import { asList, asText, inner } from "../read.js";
import type { PlacedValue } from "../stream/contract.js";

const step = /\.([^.[\]]+)|\[(\d+)\]|\['([^']*)'\]/g;

export const placedValues = {
  read(value: Json | undefined): PlacedValue[] {
    return asList(value).map((item) => {
      const { jsonPath, stringValue, numberValue, boolValue } = inner(item);
      const at = [...(asText(jsonPath) ?? "").matchAll(step)].map(([, name, index, quoted]) =>
        index === undefined ? (name ?? quoted ?? "") : Number(index),
      );
      return { at, value: stringValue ?? numberValue ?? boolValue ?? null };
    });
  },

  /** No client receives arguments in this form. */
  write(): Json | undefined {
    return undefined;
  },
};
