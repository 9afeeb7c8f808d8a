/** Parses multipart/form-data from its bytes. Parts are views of those bytes: nothing is copied. */
import { isUtf8 } from "node:buffer";
import { GatewayError } from "../errors/gateway-error.js";

export interface FormPart {
  readonly name: string;
  readonly filename: string | undefined;
  /** Its media type in lower case, without parameters. One that is none, as image/*, is unknown. */
  readonly type: string | undefined;
  /** The declared charset of a part without a file name, in lower case. */
  readonly charset: string | undefined;
  readonly bytes: Buffer;
}

export const UNKNOWN_TYPE = "application/octet-stream";

const MOST_PARTS = 100;
const LONGEST_HEAD = 16 * 1024;
const LONGEST_NAME = 200;
const LONGEST_FILENAME = 1024;

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))(?:\s*;|\s*$)/i;
const LINE_END = "\r\n";
const HEAD_END = "\r\n\r\n";
const HEADER = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):(.*)$/;
/**
 * A quoted value ends before a semicolon or the end. Browsers escape no backslash: where the value would not end
 * otherwise, one before the quote is part of the value.
 */
const PARAMETER = new RegExp(
  "^(?:;[ \\t]*)+([\\w!#$%&'*+.^`|~-]+)[ \\t]*=[ \\t]*" +
    String.raw`(?:"((?:[^"\\]|\\.)*)"(?=[ \t]*(?:;|$))|"([^"]*\\)"(?=[ \t]*(?:;|$))|([^\s";]*))[ \t]*`,
);
const NO_MORE = /^;?[ \t]*$/;
const TYPE = /^[\w.+-]{1,64}\/[\w.+-]{1,64}$/;
/** Pages that let users choose a file by such a type send it. */
const ANY_TYPE = /^[\w.+*-]+\/[\w.+*-]+$/;
/** Others encode the bytes for mail. */
const PLAIN_ENCODINGS = ["7bit", "8bit", "binary"];

const CONTROL = /[\u0000-\u001f\u007f]/;
/** A file's name may have a tab. */
const CONTROL_IN_FILENAME = /[\u0000-\u0008\u000a-\u001f\u007f]/;

/** The boundary of the parts, from the header of the request. */
export function boundaryOf(contentType: string): string {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw unsound("has no boundary");
  return boundary;
}

/** The parts in their order. Fails on anything incomplete or invalid. */
export function parseForm(bytes: Buffer, boundary: string): FormPart[] {
  const delimiter = Buffer.from(`${LINE_END}--${boundary}`);
  const parts: FormPart[] = [];
  let at = afterPreamble(bytes, delimiter);
  for (; !isEnd(bytes, at);) {
    const start = afterLineEnd(bytes, at);
    const next = bytes.indexOf(delimiter, start - LINE_END.length);
    if (next === -1) throw unsound("is cut off");
    if (parts.push(partOf(bytes, start, next)) > MOST_PARTS) throw unsound(`has more than ${MOST_PARTS} parts`);
    at = next + delimiter.length;
  }
  return parts;
}

/** The first boundary needs no line before it. */
function afterPreamble(bytes: Buffer, delimiter: Buffer): number {
  const first = delimiter.subarray(LINE_END.length);
  if (bytes.subarray(0, first.length).equals(first)) return first.length;
  const place = bytes.indexOf(delimiter);
  if (place === -1) throw unsound("never reaches its boundary");
  return place + delimiter.length;
}

function isEnd(bytes: Buffer, at: number): boolean {
  return bytes.toString("latin1", at, at + 2) === "--";
}

/** Spaces may follow a boundary. */
function afterLineEnd(bytes: Buffer, place: number): number {
  let at = place;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at++;
  if (bytes.toString("latin1", at, at + LINE_END.length) !== LINE_END)
    throw unsound("is cut off, or has more behind a boundary");
  return at + LINE_END.length;
}

function partOf(bytes: Buffer, start: number, end: number): FormPart {
  const headEnd = bytes.subarray(start, Math.min(end, start + LONGEST_HEAD)).indexOf(HEAD_END);
  if (headEnd === -1) throw unsound(`has a part without a head, or with one of more than ${LONGEST_HEAD} bytes`);
  const head = bytes.subarray(start, start + headEnd);
  if (!isUtf8(head)) throw unsound("has a part whose head is not UTF-8");
  const headers = headersOf(head.toString("utf8"));
  const disposition = dispositionOf(headers.get("content-disposition") ?? "");
  const name = disposition.get("name");
  if (name === undefined || name === "") throw unsound("has a part without a name");
  if (name.length > LONGEST_NAME) throw unsound(`has a part whose name is longer than ${LONGEST_NAME} characters`);
  const filename = extendedOf(disposition.get("filename*")) ?? disposition.get("filename");
  if (filename !== undefined && filename.length > LONGEST_FILENAME)
    throw unsound(`has a file whose name is longer than ${LONGEST_FILENAME} characters`);
  if (CONTROL.test(name) || CONTROL_IN_FILENAME.test(filename ?? "")) throw unsound("has control characters in a name");
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase() ?? "binary";
  if (!PLAIN_ENCODINGS.includes(encoding)) throw unsound(`has ${JSON.stringify(name)} in an encoding for mail`, name);
  return {
    name,
    filename,
    ...typeOf(headers.get("content-type"), name, filename !== undefined),
    bytes: bytes.subarray(start + headEnd + HEAD_END.length, end),
  };
}

/** Each header at most once, so that no other parser can read another value. */
function headersOf(head: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of head.split(LINE_END)) {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (name === undefined || value === undefined || value.includes("\n"))
      throw unsound("has a part with an unsound head");
    const key = name.toLowerCase();
    if (headers.has(key)) throw unsound(`has a part that repeats ${key}`);
    headers.set(key, withoutBlanks(value));
  }
  return headers;
}

/** Without spaces and tabs around it. A pattern would try each of a long row that does not end the text. */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}

function isBlank(character: string | undefined): boolean {
  return character === " " || character === "\t";
}

function dispositionOf(header: string): ReadonlyMap<string, string> {
  const kind = /^form-data[ \t]*/i.exec(header)?.[0];
  if (kind === undefined) throw unsound("has a part that is not form-data");
  const parameters = parametersOf(header.slice(kind.length));
  if (parameters === undefined) throw unsound("has a part with an unsound content-disposition");
  return parameters;
}

/** The parameters of a header by their names in lower case, or nothing where it has more than these. */
function parametersOf(text: string): ReadonlyMap<string, string> | undefined {
  const parameters = new Map<string, string>();
  for (let rest = text; !NO_MORE.test(rest);) {
    const [all, name, quoted, asWritten, bare] = PARAMETER.exec(rest) ?? [];
    if (all === undefined || name === undefined || parameters.has(name.toLowerCase())) return undefined;
    parameters.set(name.toLowerCase(), quoted === undefined ? (asWritten ?? bare ?? "") : withQuotes(quoted));
    rest = rest.slice(all.length);
  }
  return parameters;
}

/** Without the backslashes before quotes. Two backslashes stay: some clients mean two of them, and others one. */
function withQuotes(quoted: string): string {
  return quoted.replace(/\\(["\\])/g, (pair, character) => (character === '"' ? character : pair));
}

/** An extended value with its charset: utf-8''na%C3%AFve.png */
function extendedOf(extended: string | undefined): string | undefined {
  if (extended === undefined) return undefined;
  const [, escaped] = /^utf-8'[^']*'(.*)$/i.exec(extended) ?? [];
  try {
    if (escaped !== undefined) return decodeURIComponent(escaped);
  } catch {
    // A value that cannot be decoded is ignored.
  }
  throw unsound("has a file whose name cannot be read");
}

/** The type and charset of a part. A file may have any type, and its charset is left to whoever reads it. */
function typeOf(header: string | undefined, name: string, isFile: boolean): Pick<FormPart, "type" | "charset"> {
  if (header === undefined) return { type: undefined, charset: undefined };
  const [written = ""] = header.split(";", 1);
  const word = written.trim().toLowerCase();
  const type = TYPE.test(word) ? word : UNKNOWN_TYPE;
  if (isFile) return { type, charset: undefined };
  const rest = header.slice(written.length);
  const parameters = parametersOf(rest);
  // What nobody can read does not matter, but for a charset.
  if (!ANY_TYPE.test(word) || (parameters === undefined && /charset/i.test(rest)))
    throw unsound(`has ${JSON.stringify(name)} with an unsound content-type`, name);
  const charset = parameters?.get("charset")?.replace(/\\(.)/g, "$1").toLowerCase();
  return { type, charset: charset === "" ? undefined : charset };
}

function unsound(what: string, param?: string): GatewayError {
  return new GatewayError("invalid_request", `The form in the request body ${what}.`, { param });
}
