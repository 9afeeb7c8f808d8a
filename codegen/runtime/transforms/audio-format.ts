/** Sound as base64 beside the short name of its format. */
import type { Source } from "../../../generated/interlingua/text.js";
import type { Json } from "../json.js";
import { asText, inner } from "../read.js";

const mimes: ReadonlyMap<string, string> = new Map([["mp3", "audio/mpeg"], ["wav", "audio/wav"]]);
const formats: ReadonlyMap<string, string> = new Map([["audio/mpeg", "mp3"], ["audio/mp3", "mp3"], ["audio/wav", "wav"], ["audio/x-wav", "wav"], ["audio/wave", "wav"]]);

export const audioFormat = {
  read(value: Json | undefined): Source | undefined {
    const wire = inner(value);
    const data = asText(wire.data);
    const format = asText(wire.format) ?? "wav";
    return data === undefined ? undefined : { data, mime: mimes.get(format) ?? `audio/${format}` };
  },

  write(source: Source | undefined): Json | undefined {
    if (source?.data === undefined) return undefined;
    const mime = source.mime ?? "audio/wav";
    return { data: source.data, format: formats.get(mime) ?? mime.slice(mime.indexOf("/") + 1) };
  },
};
