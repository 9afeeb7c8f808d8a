/** Streams as they are on the wire, for any dialect: the tests write and compare the text of their events. */
import { framed } from "../../src/conversion/stream/framing.js";
import { type AnyDialect, dialects, dialectsOf, encodeEvents, mediaTypeOf, streamTypeOf } from "../../src/registry.js";
import { formatOf } from "../../src/streams/stream-format.js";

type Framing = AnyDialect["framing"];

/** The dialect of conversations at whose address an upstream is called: the longest address that fits. */
export function dialectAt(path: string): string | undefined {
  const [pathname = ""] = path.split("?");
  const fitting = [...dialectsOf("text").values()].filter(({ endpoint }) => isAt(pathname, endpoint.streamPath));
  return fitting.sort((one, other) => other.endpoint.streamPath.length - one.endpoint.streamPath.length)[0]?.name;
}

/** The framing of the dialect at whose address an upstream is called. */
export function framingAt(path: string): Framing {
  return dialects.get(dialectAt(path) ?? "")?.framing;
}

function isAt(pathname: string, endpoint: string): boolean {
  const [start = "", end] = endpoint.replace(/\?.*/, "").split("{model}", 2);
  return end === undefined ? pathname.endsWith(start) : pathname.includes(start) && pathname.endsWith(end);
}

/** The bytes of a dialect's events. */
export function bytesOf(dialect: string, pieces: readonly string[]): Buffer {
  return Buffer.from(encodeEvents(pieces.join(""), dialects.get(dialect)?.framing));
}

/** The text of an event in a dialect's framing. */
export function eventOf(dialect: string, name: string, json: string): string {
  const { framing } = dialects.get(dialect) ?? {};
  return framed(framing?.framing ?? "sse", name, json);
}

/** The text of an answer: that of the events, where those are not text. */
export async function textOf(response: Response): Promise<string> {
  return textIn(Buffer.from(await response.arrayBuffer()), response.headers.get("content-type") ?? "");
}

/** The same of bytes with a content type. */
export function textIn(bytes: Buffer, contentType: string): string {
  const type = mediaTypeOf(contentType);
  const sender = [...dialectsOf("text").values()].find(({ framing }) => mediaTypeOf(streamTypeOf(framing)) === type);
  return formatOf({ framing: sender?.framing }).textOf(bytes);
}

/** The events in the text of a stream. Only server-sent events are apart by an empty line. */
export function eventsIn(text: string): string[] {
  return text.split(text.includes("\n\n") ? "\n\n" : "\n").filter((event) => event !== "");
}
