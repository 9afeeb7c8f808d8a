/** Extracts the media from JSON before it is parsed: long base64 in strings stays in the received bytes. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { MaybePromise } from "../errors/maybe-promise.js";
import { dataUriAt, sniff } from "./data-uris.js";
import { Attachments } from "./attachments.js";

/** JSON text, and the bytes of its placeholders. */
export interface ExtractedBody {
  readonly text: string;
  readonly attachments: Attachments | undefined;
}

/** Shorter strings stay in the text. */
const LEAST = 64 * 1024;
/**
 * The start of a medium stays in the text, because its type and size are read from it. It is longer than what the
 * request log searches. For a JPEG it is longer still, and a limited number of those is kept.
 */
const HEAD = 136 * 1024;
const JPEG_HEAD = 272 * 1024;
const MOST_LONG_HEADS = 16;
const SNIFFED = 2048;
/** How much is searched before other calls get their turn. */
const TURN = 8 * 1024 * 1024;

const JPEG = "image/jpeg";
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;
const COLON = 0x3a;
/** The longest escape sequence. Base64 contains few of them, and only short ones. */
const LONGEST_ESCAPE = 6;
const MOST_ESCAPES = 1024;

const isBase64 = new Uint8Array(256);
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=")
  isBase64[character.charCodeAt(0)] = 1;

/**
 * Called before any text is made, to reserve memory: with the bytes that stay in the text, and how many of them are
 * neither a medium nor the start of one.
 */
export type ReserveText = (left: number, words: number) => Promise<void> | undefined;

/** The bytes must be UTF-8. From invalid JSON nothing is extracted; parsers will report it. */
export function extractBase64(
  bytes: Buffer,
  attachments?: Attachments,
  ask?: ReserveText,
): MaybePromise<ExtractedBody> {
  if (bytes.length >= LEAST) return extractLong(bytes, attachments ?? new Attachments(), ask);
  const body = { text: bytes.toString("utf8"), attachments: undefined };
  return ask?.(bytes.length, bytes.length)?.then(() => body) ?? body;
}

async function extractLong(
  bytes: Buffer,
  attachments: Attachments,
  ask: ReserveText | undefined,
): Promise<ExtractedBody> {
  const { cuts, words } = await mediaIn(bytes);
  const room = ask?.(
    cuts.reduce((left, { cut, close }) => left - (close - cut), bytes.length),
    words,
  );
  if (room !== undefined) await room;
  if (cuts.length === 0) return { text: bytes.toString("utf8"), attachments: undefined };
  const texts: string[] = [];
  let from = 0;
  for (const { cut, close } of cuts) {
    texts.push(
      bytes.toString("utf8", from, cut),
      JSON.stringify(attachments.add(bytes.subarray(cut, close), "is")).slice(1, -1),
    );
    from = close;
  }
  texts.push(bytes.toString("utf8", from));
  return { text: texts.join(""), attachments };
}

/** What is extracted: from the end of the medium's start to the closing quote. */
interface Cut {
  readonly cut: number;
  readonly close: number;
}

async function mediaIn(bytes: Buffer): Promise<{ readonly cuts: readonly Cut[]; readonly words: number }> {
  const cuts: Cut[] = [];
  let words = bytes.length;
  let longHeads = 0;
  let looked = 0;
  for (let open = bytes.indexOf(QUOTE), end = 0; open !== -1; open = bytes.indexOf(QUOTE, end)) {
    end = endOfString(bytes, open);
    if (end - open < LEAST) continue;
    if (end - looked > TURN) await nextTurn();
    looked = end - (end % TURN);
    const isLong = longHeads < MOST_LONG_HEADS && isJpeg(bytes, open);
    if (isLong) longHeads++;
    const cut = cutAfter(bytes, open + (isLong ? JPEG_HEAD : HEAD));
    const close = end - 1;
    if (isKey(bytes, end) || !(await isMedium(bytes, Math.min(cut, close), close))) continue;
    const isCut = close - cut >= LEAST / 2;
    if (isCut) cuts.push({ cut, close });
    // The start of a medium that stays does not count as text, if it is one.
    if (isPlain(bytes, open + SNIFFED, Math.min(cut, close))) words -= end - open;
    else if (isCut) words -= close - cut;
  }
  return { cuts, words };
}

/** In bare base64 or in a data URI. */
function isJpeg(bytes: Buffer, open: number): boolean {
  const begin = bytes.toString("latin1", open + 1, open + SNIFFED).replaceAll("\\/", "/");
  return sniff(begin.slice(dataUriAt(begin, 0)?.start ?? 0)) === JPEG;
}

/** The place after a string, given that of its opening quote. */
function endOfString(bytes: Buffer, open: number): number {
  let quote = bytes.indexOf(QUOTE, open + 1);
  while (quote !== -1 && isEscaped(bytes, quote)) quote = bytes.indexOf(QUOTE, quote + 1);
  return quote === -1 ? bytes.length : quote + 1;
}

function isEscaped(bytes: Buffer, quote: number): boolean {
  let at = quote - 1;
  while (bytes[at] === BACKSLASH) at--;
  return (quote - at) % 2 === 0;
}

/** A place that is not inside an escape sequence. Where there are many of them, there is no medium. */
function cutAfter(bytes: Buffer, place: number): number {
  for (let cut = place; cut < place + MOST_ESCAPES; cut++) {
    if (!bytes.subarray(cut - LONGEST_ESCAPE, cut).includes(BACKSLASH)) return cut;
  }
  return bytes.length;
}

/** Whether it is all base64. Some clients escape its slashes, which keeps it valid. */
async function isMedium(bytes: Buffer, start: number, end: number): Promise<boolean> {
  if (bytes[end] !== QUOTE) return false;
  for (let at = start; at < end; at += TURN) {
    if (!isPlain(bytes, at, Math.min(end, at + TURN))) return false;
    if (at + TURN < end) await nextTurn();
  }
  return true;
}

function isPlain(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (isBase64[byte] === 0 && !(byte === BACKSLASH && bytes[at + 1] === SLASH)) return false;
  }
  return true;
}

function isKey(bytes: Buffer, end: number): boolean {
  let at = end;
  while ((bytes[at] ?? COLON) <= 0x20) at++;
  return bytes[at] === COLON;
}
