/** Why a medium could not be downloaded. */
import { AddressRefusedError } from "../upstream/guarded-agent.js";
import { outcomeOf } from "../upstream/outcome.js";

export type MediaErrorKind =
  /** Not an http or https URL, or one with a user name. */
  | "bad_address"
  /** Not a public host. */
  | "refused_address"
  | "unknown_host"
  | "timeout"
  /** Not reached, broken, or not HTTP. */
  | "broken"
  /** The medium changed during the download. */
  | "changed"
  | "bad_redirect"
  | "too_many_redirects"
  /** Compressed, although the request did not accept that. */
  | "encoded"
  | "too_large"
  | "empty"
  /** Of another type, or not a medium. */
  | "wrong_type"
  | `status_${number}`;

export interface MediaErrorDetails {
  /** Whether a retry may succeed. */
  readonly isRetryable?: boolean;
  /** The wait that the host requests. */
  readonly waitMs?: number | undefined;
  readonly cause?: unknown;
}

/** Never contains URLs, because a client could use the error to explore the network. */
export class MediaError extends Error {
  override readonly name = "MediaError";
  readonly isRetryable: boolean;
  readonly waitMs: number | undefined;

  constructor(
    readonly code: MediaErrorKind,
    { isRetryable = false, waitMs, cause }: MediaErrorDetails = {},
  ) {
    super(`the medium could not be downloaded: ${code}`, { cause });
    this.isRetryable = isRetryable;
    this.waitMs = waitMs;
  }
}

/**
 * Some errors are temporary although they look permanent: a page instead of a video, or a host that does not have it
 * yet.
 */
const TRIES = 3;
/** The waits grow with each attempt, because the medium may not be ready yet. */
const MOST_TRIES = 12;

const STATUS = /^status_(\d+)$/;

/** Whether the download is given up after this many failures in a row. */
export function isPermanent({ code, isRetryable }: MediaError, failures: number): boolean {
  const [, status] = STATUS.exec(code) ?? [];
  if (status !== undefined && outcomeOf(Number(status)).download === "refused") return failures >= MOST_TRIES;
  return !isRetryable && failures >= TRIES;
}

/** The media error of an error of the HTTP client. */
export function asMediaError(error: unknown): MediaError {
  if (error instanceof MediaError) return error;
  if (error instanceof AddressRefusedError) return new MediaError("refused_address", { cause: error });
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^(ENOTFOUND|EAI_)/.test(code)) return new MediaError("unknown_host", { isRetryable: true, cause: error });
  const isTimeout = /^UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT$/.test(code);
  return new MediaError(isTimeout ? "timeout" : "broken", { isRetryable: true, cause: error });
}
