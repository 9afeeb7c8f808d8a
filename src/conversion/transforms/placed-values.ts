/** Arguments told one value at a time, each with its place in them as a path of names and numbers. */
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

  /** Nobody is told arguments this way. */
  write(): Json | undefined {
    return undefined;
  },
};
