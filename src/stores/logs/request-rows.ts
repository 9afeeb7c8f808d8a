/** Calls as the request log keeps and shows them. */
import type { Period } from "../paging.js";
import type { Counts } from "./counts.js";

/** One call. Times are Unix milliseconds, or milliseconds since the call arrived. */
export interface RequestRow {
  readonly id: string;
  /** The ID that the client gets for the call. */
  readonly requestId: string;
  readonly createdAt: number;
  readonly keyId?: string | undefined;
  readonly walletId?: string | undefined;
  readonly model?: string | undefined;
  readonly provider?: string | undefined;
  readonly upstreamModel?: string | undefined;
  readonly dialect: string;
  readonly upstreamDialect?: string | undefined;
  readonly operation: string;
  readonly stream: boolean;
  /** The requests to upstreams, in order. */
  readonly attempts: readonly LoggedAttempt[];
  readonly status: number;
  readonly code?: string | undefined;
  /** The cause of an upstream's failure. Clients do not see it. */
  readonly cause?: string | undefined;
  readonly milliseconds: number;
  readonly upstreamMilliseconds?: number | undefined;
  readonly firstByteMilliseconds?: number | undefined;
  readonly quantities?: Counts | undefined;
  readonly estimated: boolean;
  readonly costTicks: bigint;
  readonly holdId?: string | undefined;
  /** The images that it was charged for, where their prices depend on more than their number. */
  readonly images?: readonly ChargedImages[] | undefined;
  /** The task that it created. */
  readonly taskId?: string | undefined;
  /** What the client sent and the upstream did not get. */
  readonly dropped: readonly string[];
  /** The bodies, with placeholders for media and secrets. */
  readonly requestBody?: string | undefined;
  readonly responseBody?: string | undefined;
}

/** Images of one size and quality. */
export interface ChargedImages {
  readonly count: number;
  readonly size?: string | undefined;
  readonly quality?: string | undefined;
}

/** The outcome of an attempt that was answered. */
export const SUCCESS = "success";

/** One request to an upstream. */
export interface LoggedAttempt {
  readonly provider: string;
  readonly model: string;
  readonly dialect: string;
  /** `success`, a kind of error, a status or its class. */
  readonly outcome: string;
  readonly milliseconds: number;
}

/** How many further equal refusals one row represents. */
export interface Repeats {
  readonly id: string;
  readonly repeats: number;
}

/** A call in a list, without its bodies. */
export interface RequestSummary extends Omit<RequestRow, "requestBody" | "responseBody"> {
  /** The name of its wallet, while the wallet exists. */
  readonly wallet?: string | undefined;
  /** How many further equal refusals it represents. */
  readonly repeats: number;
}

export interface RequestDetails extends RequestSummary, Pick<RequestRow, "requestBody" | "responseBody"> {
  /** The prices that it was charged by, as JSON. Absent before the charge is written, and without one. */
  readonly prices?: string | undefined;
}

/** Calls as the overview counts them: those that failed, or broke off later, and those that were refused. */
export const OUTCOMES = ["failed", "refused"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Selects calls that match all given members. */
export interface RequestFilter extends Period {
  readonly walletId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly model?: string | undefined;
  readonly dialect?: string | undefined;
  readonly status?: number | undefined;
  readonly outcome?: Outcome | undefined;
  readonly requestId?: string | undefined;
}
