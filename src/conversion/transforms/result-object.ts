/**
 * The result of a tool, as an object. A text is wrapped under one fixed key. An object that came as JSON text stays an
 * object. Only the wrapper is removed again.
 */
import type { Part } from "../../../generated/interlingua/text.js";
import { parseObject } from "../exact.js";
import type { Json } from "../json.js";
import type { Loss } from "../loss.js";
import { asWire } from "../values.js";
import { readResultText, writeResultText } from "../result-text.js";

const wrapper = "output";

export const resultObject = {
  writesObject: true as const,
  reportsWriting: true,

  read(value: Json | undefined): Part[] | undefined {
    const object = asWire(value);
    const isWrapped = object !== undefined && typeof object[wrapper] === "string" && Object.keys(object).length === 1;
    return readResultText(isWrapped ? object[wrapper] : value);
  },

  write(parts: readonly Part[] | undefined, loss: Loss): Json | undefined {
    const words = writeResultText(parts, loss);
    return parseObject(words) ?? { [wrapper]: words };
  },
};
