/** Reads and writes the bodies of errors, for all generated error modules. */
import type { Failure } from "./failure.js";
import type { Json } from "./json.js";
import { type Faults, findKnownFault, isServerFault } from "./known-faults.js";
import { asList, asText, firstAt, inner } from "./values.js";

const LONGEST_HEADER = 1_000;

/** Where errors have their fields. */
export interface ErrorPlaces {
  readonly message: readonly string[];
  readonly type: readonly string[];
  readonly code: readonly string[];
  readonly param: readonly string[];
  /** Seconds to wait before a retry. */
  readonly retry_after: readonly string[];
  /** The beginnings of names of the gateway's own account. */
  readonly inner_ids: readonly string[];
  /** Texts, or parts of texts, that mean another status than that of the answer. */
  readonly status: readonly {
    readonly at: readonly string[];
    readonly is?: readonly string[];
    readonly holds?: readonly string[];
    /** An answer with the status of a failure keeps it. */
    readonly in_success?: boolean;
    readonly status: number;
  }[];
}

/** Reads an error in any of the forms that hosts of a dialect send. */
export function readFailure(
  status: number,
  received: Json | undefined,
  places: ErrorPlaces,
  types: Readonly<Record<string, string>>,
  { knownFaults, serverFaults }: Faults,
): Failure {
  const body = Array.isArray(received) && received.length === 1 ? received[0] : received;
  const find = (paths: readonly string[]): string | undefined => {
    for (const path of paths) {
      const value = lookUp(body, path);
      if (typeof value === "number") return String(value);
      const text = asText(value);
      if (text !== undefined && text !== "") return text;
    }
    return undefined;
  };
  // A code that is a number repeats the status.
  const word = (paths: readonly string[]) =>
    paths.map((path) => find([path])).find((text) => text !== undefined && !/^\d+$/.test(text));
  const type = word(places.type);
  const message =
    find(places.message) ??
    firstDetail(body) ??
    (typeof body === "string" && body !== "" ? body : "The upstream gave no reason.");
  const known = findKnownFault(status, message, knownFaults);
  const code = known?.code ?? word(places.code);
  const mapped = places.status.find(
    ({ at, is, holds, in_success: isOfSuccess = false }) =>
      (status < 400 || !isOfSuccess) && at.some((place) => matchesText(find([place]) ?? "", is, holds)),
  )?.status;
  const retryAfter = wholeSeconds(find(places.retry_after));
  // A failed host may send a success. Where its body reports a fault of the server, the client is not at fault.
  const isServers = status < 400 && serverFaults.at.some((place) => isServerFault(find([place]) ?? "", serverFaults));
  const reported = statusOf(status, body, [type, code], types);
  const found = mapped ?? known?.status ?? (isServers ? Math.max(reported, 502) : reported);
  const blames = status < 400 && found >= 500 && type !== undefined && !isServerFault(type, serverFaults);
  return {
    status: found,
    message,
    type: blames ? undefined : type,
    code,
    param: find(places.param),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** The value of a header of an answer. */
export type HeaderReader = (name: string) => string | undefined;

/** A failure whose type is in a header where the body has none: `space#SomeError:http://…`. */
export function typedByHeader(failure: Failure, text: string | undefined): Failure {
  const [, type] = /^(?:[^#:]*#)?([^:]+)/.exec(text ?? "") ?? [];
  return failure.type !== undefined || type === undefined ? failure : { ...failure, type };
}

/** The first of the faults that a web framework found in the request, with its place. */
function firstDetail(body: Json | undefined): string | undefined {
  const { detail, message } = inner(body);
  const { loc, msg } = inner(asList(detail ?? inner(message).detail)[0]);
  const place = asList(loc)
    .filter((step) => typeof step === "string" || typeof step === "number")
    .join(".");
  const text = asText(msg);
  return text === undefined || place === "" ? text : `${place}: ${text}`;
}

function matchesText(text: string, words: readonly string[] = [], parts: readonly string[] = []): boolean {
  return words.includes(text) || parts.some((part) => text.toLowerCase().includes(part.toLowerCase()));
}

/** The value at a path, where `[*]` is the first item of a list that has the rest of the path. */
function lookUp(body: Json | undefined, path: string): Json | undefined {
  const [list = "", rest] = path.split("[*].");
  const value = segments(list).reduce<Json | undefined>(
    (object, key) => (Array.isArray(object) ? object[Number(key)] : inner(object)[key]),
    body,
  );
  return rest === undefined ? value : firstAt(value, segments(rest));
}

function segments(path: string): string[] {
  return path.split(/[.[\]]+/).filter(Boolean);
}

/** `34.4s`, or a number of seconds. */
function wholeSeconds(duration: string | undefined): string | undefined {
  return duration !== undefined && /^\d{1,9}(?:\.\d{1,9})?s?$/.test(duration)
    ? String(Math.ceil(Number.parseFloat(duration)))
    : undefined;
}

/** The status of an error inside a success: from the body, as a number or a type, or that of an upstream error. */
function statusOf(
  status: number,
  body: Json | undefined,
  words: readonly (string | undefined)[],
  types: Readonly<Record<string, string>>,
): number {
  if (status >= 400) return status;
  const whole = inner(body);
  const fault = inner(whole.error);
  const number = Number(fault.status_code ?? fault.code ?? whole.status_code ?? whole.code);
  if (Number.isInteger(number) && number >= 400 && number <= 599) return number;
  const known = Object.entries(types).find(([key, type]) => /^\d+$/.test(key) && words.includes(type));
  return known === undefined ? 502 : Number(known[0]);
}

/** The dialect's error type: by status, by class of status, or its default. */
export function typeByStatus(types: Readonly<Record<string, string>>, status: number): string {
  return types[String(status)] ?? types[`${Math.floor(status / 100)}xx`] ?? types.else ?? "error";
}

/** The type in events of streams: an upstream's own, if it is one of them. */
export function typeIn(types: Readonly<Record<string, string>>, { type, status }: Failure): string {
  return type !== undefined && Object.values(types).includes(type) ? type : typeByStatus(types, status);
}

/** A text without characters that headers cannot have. */
export function headerText(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, " ").slice(0, LONGEST_HEADER);
}

/** For dialects whose codes are lower-case words: any other code is left out. */
export function codeWord(code: string | undefined): string | undefined {
  return code !== undefined && /^[a-z][a-z0-9_]*$/.test(code) ? code : undefined;
}

/** For dialects without a place for a code: the message begins with it. */
export function codedMessage({ code, message }: Failure): string {
  return code === undefined || message.startsWith(`${code}: `) ? message : `${code}: ${message}`;
}
