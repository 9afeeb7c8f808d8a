/** Why a medium could not be had. */
import { AddressRefusedError } from "../upstream/guarded-agent.js";

export type MediaErrorKind =
  /** No http or https address, or one with a user in it. */
  | "bad_address"
  /** No public host. */
  | "refused_address"
  | "unknown_host"
  | "timeout"
  /** Not reached, cut off, or not HTTP. */
  | "broken"
  /** What is there is not what was begun with. */
  | "changed"
  | "bad_redirect"
  | "too_many_redirects"
  /** Compressed, though nobody asked for that. */
  | "encoded"
  | "too_large"
  | "empty"
  /** Of another type, or no medium at all. */
  | "wrong_type"
  | `status_${number}`;

export interface MediaErrorDetails {
  /** Whether it may go well another time. */
  readonly isRetryable?: boolean;
  /** How long its host wants to be left alone. */
  readonly waitMs?: number | undefined;
  readonly cause?: unknown;
}

/** Says nothing of addresses: whoever named one may want to find out what is behind it. */
export class MediaError extends Error {
  override readonly name = "MediaError";
  readonly isRetryable: boolean;
  readonly waitMs: number | undefined;

  constructor(
    readonly code: MediaErrorKind,
    { isRetryable = false, waitMs, cause }: MediaErrorDetails = {},
  ) {
    super(`the medium could not be had: ${code}`, { cause });
    this.isRetryable = isRetryable;
    this.waitMs = waitMs;
  }
}

/** Some of it passes though it should not: a page in place of a video, or a host that knows nothing of it yet. */
const TRIES = 3;
/** Each is asked for later than the last: it may still be on its way. */
const TRIES_OF_REFUSALS = 12;
const PASSING = /^status_(?:408|425|429)$/;

/** Whether it has failed so often in a row that it is not to be had any more. */
export function isPermanent({ code, isRetryable }: MediaError, failures: number): boolean {
  if (code.startsWith("status_4") && !PASSING.test(code)) return failures >= TRIES_OF_REFUSALS;
  return !isRetryable && failures >= TRIES;
}

/** What an error of the HTTP client means. */
export function asMediaError(error: unknown): MediaError {
  if (error instanceof MediaError) return error;
  if (error instanceof AddressRefusedError) return new MediaError("refused_address", { cause: error });
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^(ENOTFOUND|EAI_)/.test(code)) return new MediaError("unknown_host", { isRetryable: true, cause: error });
  const isTimeout = /^UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT$/.test(code);
  return new MediaError(isTimeout ? "timeout" : "broken", { isRetryable: true, cause: error });
}
