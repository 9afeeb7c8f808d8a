/** Leaves long texts out of the JSON of values that are edited, so that no edit copies or searches them. */
import { randomBytes } from "node:crypto";
import { isSame, type Json, type Wire } from "../registry.js";

export interface ShortenedValues {
  /** The values as JSON, with a placeholder for each long text. */
  readonly text: string;
  /** The values of this JSON after edits, with their long texts. Those that no edit changed are the same as before. */
  restore(edited: string): Wire;
}

const LONG = 1024;
/** No client can guess it, and so none can write a placeholder. */
const SECRET = randomBytes(12).toString("hex");

export function shortenTexts(values: Wire): ShortenedValues {
  const texts = new Map<string, string>();
  const leaveOut = (text: string): string => {
    const placeholder = `\u0001long:${SECRET}:${texts.size}`;
    texts.set(placeholder, text);
    return placeholder;
  };
  const text = JSON.stringify(values, (_, value: Json) =>
    typeof value === "string" && value.length > LONG ? leaveOut(value) : value,
  );
  const short = JSON.parse(text) as Wire;
  const whole = (value: Json): Json =>
    JSON.parse(JSON.stringify(value), (_, inside: Json) =>
      typeof inside === "string" ? (texts.get(inside) ?? inside) : inside,
    ) as Json;
  const restored = (name: string, value: Json): Json =>
    (isSame(short[name], value) ? values[name] : undefined) ?? whole(value);
  return {
    text,
    restore: (edited) =>
      Object.fromEntries(
        Object.entries(JSON.parse(edited) as Record<string, Json>).map(([name, value]) => [
          name,
          restored(name, value),
        ]),
      ),
  };
}
