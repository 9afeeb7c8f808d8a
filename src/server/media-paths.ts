/** Serves the media of tasks to anybody who has their URLs. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { MediaIndex, StoredMedia } from "../stores/media/media-index.js";
import type { ByteRange, MediaStore } from "../media/media-store.js";
import { MediaLengthError, passBytes } from "../media/stored-length.js";
import { cutWhenStalled } from "../streams/client-stream.js";
import { pour } from "../streams/pour.js";
import { codeOf } from "../errors/error-code.js";
import { databaseAway, GatewayError, unreadableMedium } from "../errors/gateway-error.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { Context, Middleware } from "./state.js";
import { type EventLog, logEvent } from "../observability/log-event.js";

const MEDIA = /^\/media\/([0-9A-Za-z]{40,64})$/;
/** Types that browsers may display; everything else is served as a download. */
const ENDINGS: Readonly<Record<string, string>> = {
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};
/** One byte range. A request for several gets the whole medium. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;
/** The bytes under an ID never change, but are deleted one day. */
const CACHE = "private, max-age=86400, immutable";
/** Browsers may play it. It must not run or load anything, and has no access to this origin. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** The index of media, and their stores. */
export interface MediaPlaces {
  readonly index: Pick<MediaIndex, "find">;
  readonly store: Pick<MediaStore, "read">;
}

/** The code with which a stream ends whose reader has closed it. */
const CLIENT_LEFT = "ERR_STREAM_PREMATURE_CLOSE";
/** A store that sends nothing for longer is an error, while the client still waits. */
const FIRST_BYTES_MS = 10_000;

class NoBytesError extends Error {
  override readonly name = "NoBytesError";

  constructor(readonly code: "no_bytes" | typeof CLIENT_LEFT) {
    super("the first bytes of the medium did not come");
  }
}

/** The headers of a medium's answer, which errors must not have. */
const OWN_HEADERS = [
  "etag",
  "last-modified",
  "accept-ranges",
  "content-range",
  "content-length",
  "content-disposition",
  "content-security-policy",
];

export interface MediaTimes {
  /** After which a client that takes nothing is cut. */
  readonly stallMs?: number;
  readonly firstBytesMs?: number;
}

export function mediaPaths(
  { index, store }: MediaPlaces,
  log: EventLog,
  { stallMs, firstBytesMs = FIRST_BYTES_MS }: MediaTimes = {},
): Middleware {
  const serve = async (ctx: Context): Promise<void> => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD")
      throw new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, { allow: "GET, HEAD" });
    const id = MEDIA.exec(ctx.path)?.[1];
    const medium =
      id === undefined
        ? undefined
        : await index.find(id).catch((error: unknown) => {
            throw databaseAway(error);
          });
    if (medium === undefined) throw notThere();
    const source: Source = {
      async read(range) {
        const bytes = await store.read(medium.at.name, range);
        return bytes && firstBytes(bytes, ctx.res, firstBytesMs);
      },
      onFailed(error) {
        if (codeOf(error) !== CLIENT_LEFT) logEvent(log, "media.read_failed", { reason: reasonOf(error) });
      },
    };
    // A stalled client also releases the file.
    cutWhenStalled(ctx.res, stallMs);
    await show(ctx, medium, source).catch((error: unknown) => {
      // An error answer, without the medium.
      ctx.set("cache-control", "no-store");
      for (const name of OWN_HEADERS) ctx.remove(name);
      throw error;
    });
  };
  return (ctx, next) => (ctx.path.startsWith("/media/") ? serve(ctx) : next());
}

/** The bytes of one medium. */
interface Source {
  read(range: ByteRange | undefined): Promise<Readable | undefined>;
  onFailed(error: unknown): void;
}

/** Until the first bytes are there, the answer can be an error. A client that leaves meanwhile releases the medium. */
async function firstBytes(bytes: Readable, client: ServerResponse, milliseconds: number): Promise<Readable> {
  const giveUp = (code: NoBytesError["code"]) => bytes.destroy(new NoBytesError(code));
  const onLeft = () => giveUp(CLIENT_LEFT);
  const timer = setTimeout(giveUp, milliseconds, "no_bytes");
  client.once("close", onLeft);
  if (client.closed) onLeft();
  try {
    // A stream without bytes may end without becoming readable.
    await Promise.race([once(bytes, "readable"), once(bytes, "end")]);
  } finally {
    clearTimeout(timer);
    client.off("close", onLeft);
  }
  if (bytes.readableLength > 0) return bytes;
  bytes.destroy();
  throw new MediaLengthError();
}

async function show(ctx: Context, medium: StoredMedia, source: Source): Promise<void> {
  const tag = `"${medium.id}"`;
  const ending = ENDINGS[medium.mime];
  ctx.set({
    "cache-control": CACHE,
    etag: tag,
    "last-modified": new Date(medium.storedAt).toUTCString(),
    "accept-ranges": "bytes",
    "content-security-policy": POLICY,
    "content-disposition":
      ending === undefined ? "attachment" : `inline; filename="${medium.kind.replace(/[^\w-]/g, "_")}.${ending}"`,
    "content-type": ending === undefined ? "application/octet-stream" : medium.mime,
  });
  if (knows(ctx.get("if-none-match"), tag)) return void (ctx.status = 304);
  const range = isCurrent(ctx.get("if-range"), tag, medium.storedAt)
    ? readRange(ctx.get("range"), medium.bytes)
    : undefined;
  if (range === "unsatisfiable") {
    ctx.set("content-range", `bytes */${medium.bytes}`);
    ctx.remove("content-disposition");
    ctx.status = 416;
    ctx.body = "";
    return;
  }
  await send(ctx, medium, range, source);
}

async function send(ctx: Context, { bytes }: StoredMedia, range: ByteRange | undefined, source: Source): Promise<void> {
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  ctx.status = range === undefined ? 200 : 206;
  if (range !== undefined) ctx.set("content-range", `bytes ${first}-${last}/${bytes}`);
  ctx.length = last - first + 1;
  if (ctx.method === "HEAD" || bytes === 0) return void (ctx.respond = endNow(ctx));
  // A store may have no ranges, which matters only for a part.
  const part = ctx.length === bytes ? undefined : range;
  const stored = await source.read(part).catch((error: unknown) => {
    source.onFailed(error);
    throw unreadableMedium(error);
  });
  if (stored === undefined) throw notThere();
  ctx.respond = false;
  ctx.res.statusCode = ctx.status;
  // A client that hangs up also releases the file.
  await pour(stored, ctx.res, passBytes(ctx.length)).catch((error: unknown) => {
    // A fault of the source ends the answer. One that is not the answer's came after the client had left.
    if (ctx.res.errored === error) source.onFailed(error);
    ctx.res.destroy();
  });
}

/** Koa would remove the content length of an answer without a body. */
function endNow(ctx: Context): false {
  ctx.res.statusCode = ctx.status;
  ctx.res.end();
  return false;
}

function knows(header: string, tag: string): boolean {
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag || one.trim() === "*");
}

/** A range counts only if it belongs to the version that the client has. */
function isCurrent(header: string, tag: string, storedAt: number): boolean {
  return header === "" || header === tag || header === new Date(storedAt).toUTCString();
}

function readRange(header: string, bytes: number): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = RANGE.exec(header) ?? [];
  if (from === "" && to === "") return undefined;
  const first = from === "" ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === "" || to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  return first > last ? "unsatisfiable" : { first, last };
}

function notThere(): GatewayError {
  return new GatewayError("not_found", "There is nothing at this path.");
}
