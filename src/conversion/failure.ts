/** The error that a client gets instead of an answer. */
import type { Json } from "./json.js";

/** An error on its way to a client, in no dialect yet. */
export interface Failure {
  readonly status: number;
  /** A gateway code of specs/errors.yaml, an upstream's own code, or nothing. */
  readonly code?: string;
  /** An upstream's own error type, kept only when client and upstream have the same dialect. */
  readonly type?: string;
  readonly message: string;
  /** The path of the field at fault. */
  readonly param?: string;
  /** Further members that a vendor's own clients read. */
  readonly details?: Json;
  /** Seconds until the upstream accepts a retry. */
  readonly retryAfter?: string;
}
