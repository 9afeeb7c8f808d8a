/** Why a medium could not be downloaded. */
import { AddressRefusedError } from "../upstream/guarded-agent.js";
import { outcomeOf } from "../upstream/outcome.js";

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
  /** Whether a retry may succeed. */
  readonly isRetryable?: boolean;
  /** The wait that the host asks for. */
  readonly waitMs?: number | undefined;
  readonly cause?: unknown;
}

/** Never contains addresses: whoever gave one could use the error to explore the network. */
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

/** Some errors pass although they look permanent: a page instead of a video, or a host that does not have it yet. */
const TRIES = 3;
/** The waits grow with each attempt, because the medium may still be on its way. */
const TRIES_OF_REFUSALS = 12;

const STATUS = /^status_(\d+)$/;

/** Whether it has failed so often in a row that it is given up. */
export function isPermanent({ code, isRetryable }: MediaError, failures: number): boolean {
  const [, status] = STATUS.exec(code) ?? [];
  if (status !== undefined && outcomeOf(Number(status)).download === "refused") return failures >= TRIES_OF_REFUSALS;
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
