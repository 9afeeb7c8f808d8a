/**
 * The bytes of a medium and its type in two places, which are one data URI in the vocabulary. The bytes come first.
 */
import { ConversionError } from "../conversion-error.js";
import type { Json } from "../json.js";
import type { Loss, Origin } from "../loss.js";
import { typeOfImage, typeOfVideo } from "../media-types.js";
import { asText } from "../values.js";
import { mediaUri } from "./media-uri.js";

export const inlineMedium = {
  takesSeveralPlaces: true,

  read([data, type]: readonly (Json | undefined)[]): string | undefined {
    const bytes = asText(data);
    if (bytes === undefined) return undefined;
    // Some clients put a whole data URI in the place of the bytes.
    return bytes.slice(0, 5).toLowerCase() === "data:"
      ? bytes
      : `data:${typeOf(bytes, asText(type)?.toLowerCase())};base64,${bytes}`;
  },

  write(url: string | undefined, loss: Loss, record: { readonly origin?: Origin | undefined }): Json[] {
    if (url === undefined) return [];
    const source = mediaUri.read(url);
    if (source?.data === undefined) {
      const path = loss.pathOf(record);
      throw new ConversionError(path, `${path}: this model takes the bytes of media, not addresses.`);
    }
    return [source.data, source.mime ?? "application/octet-stream"];
  },
};

const UNKNOWN = "application/octet-stream";

/** Clients may leave the type out, but other hosts refuse media without one. */
function typeOf(bytes: string, called = ""): string {
  return called === "" || called === UNKNOWN ? (typeOfImage(bytes) ?? typeOfVideo(bytes) ?? UNKNOWN) : called;
}
