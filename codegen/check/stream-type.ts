/** The content type of a dialect's streams, without its parameters. */
import { mediaTypeOf, streamTypeOf } from "../../src/conversion/stream/framing.js";
import type { DialectDocument } from "../model/dialect-document.js";

export function streamTypeIn({ keys: { stream } }: DialectDocument): string {
  const { framing = "sse", content_type: contentType } = stream ?? {};
  return mediaTypeOf(streamTypeOf({ framing, byDefault: false, ...(contentType !== undefined && { contentType }) }));
}
