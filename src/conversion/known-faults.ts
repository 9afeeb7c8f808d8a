/** Faults that upstreams report in texts of their own, and that clients detect by the texts of their own vendor. */
import type { Failure } from "./failure.js";

/** A code of the gateway, and the texts of upstreams that mean it. */
export interface KnownFault {
  readonly code: string;
  readonly status: number;
  readonly words: readonly RegExp[];
}

/** How upstreams of all dialects report a fault of their own: the places, and the types or codes. */
export interface ServerFaults {
  readonly at: readonly string[];
  readonly words: readonly string[];
}

/** The known texts of all faults. */
export interface Faults {
  readonly knownFaults: readonly KnownFault[];
  readonly serverFaults: ServerFaults;
}

/** The message of a code in a dialect. */
export interface OwnWords {
  readonly is: string;
  readonly else: string;
  readonly holds: readonly string[];
}

const NUMBER = "[0-9][0-9,]{0,15}";

/** A text as a pattern in which `{count}` and other names match whole numbers. */
export function wordsOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(escaped.replace(/\{(\w+)\}/g, `(?<$1>${NUMBER})`), "i");
}

/** Statuses that are clear without a message. */
const SURE: ReadonlySet<number> = new Set([401, 402, 403, 404, 408, 409, 429, 503, 504, 529]);

/** The fault that a message means, by the known texts. */
export function findKnownFault(status: number, message: string, faults: readonly KnownFault[]): KnownFault | undefined {
  return SURE.has(status) ? undefined : faults.find(({ words }) => words.some((pattern) => pattern.test(message)));
}

/**
 * Whether an error type or code means a fault of the server. It may be in capitals, in lower case or the name of a
 * class.
 */
export function isServerFault(codeText: string, { words }: ServerFaults): boolean {
  const word = codeText.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
  return words.some((known) => word === known || word.startsWith(`${known}_`));
}

/** A failure with the message that a dialect's own clients detect. The message replaces its code. */
export function inDialectWords(
  failure: Failure,
  own: Readonly<Record<string, OwnWords>>,
  faults: readonly KnownFault[],
): Failure {
  const { code, message, ...rest } = failure;
  const words = code === undefined || !Object.hasOwn(own, code) ? undefined : own[code];
  if (words === undefined) return failure;
  if (words.holds.some((text) => message.toLowerCase().includes(text.toLowerCase()))) return { ...rest, message };
  const { count, limit } = numbersIn(message, faults.find((fault) => fault.code === code)?.words ?? []);
  const hasNumbers = count !== undefined && limit !== undefined;
  return {
    ...rest,
    message: hasNumbers ? words.is.replace("{count}", count).replace("{limit}", limit) : `${words.else}: ${message}`,
  };
}

function numbersIn(message: string, patterns: readonly RegExp[]): Readonly<Record<string, string | undefined>> {
  const found = patterns.map((pattern) => pattern.exec(message)).find((match) => match !== null);
  return Object.fromEntries(
    Object.entries(found?.groups ?? {}).map(([name, digits]) => [name, digits?.replaceAll(",", "")]),
  );
}
