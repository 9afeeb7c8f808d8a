/** A sound's media type as the short name of its format. */
import type { Json } from "../json.js";
import { asText } from "../read.js";

const mimes: ReadonlyMap<string, string> = new Map([
  ["mp3", "audio/mpeg"],
  ["wav", "audio/wav"],
]);
const formats: ReadonlyMap<string, string> = new Map([
  ["audio/mpeg", "mp3"],
  ["audio/mp3", "mp3"],
  ["audio/wav", "wav"],
  ["audio/x-wav", "wav"],
  ["audio/wave", "wav"],
]);

export const audioFormat = {
  read(value: Json | undefined): string | undefined {
    const format = asText(value)?.toLowerCase();
    return format === undefined ? undefined : (mimes.get(format) ?? `audio/${format}`);
  },

  write(mime: string | undefined): Json | undefined {
    return mime === undefined ? undefined : (formats.get(mime) ?? mime.slice(mime.indexOf("/") + 1));
  },
};
