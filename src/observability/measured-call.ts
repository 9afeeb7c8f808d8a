/** A call as the metrics and the traces show it. */

export type TokenType = (typeof TOKEN_TYPES)[number];

export type MeasuredTokens = Readonly<Record<TokenType, number>>;

export const TOKEN_TYPES = ["input", "cached_input", "cache_write", "output", "reasoning"] as const;

type Counted = "input" | "cachedInput" | "cacheWrite" | "output" | "reasoning";

/** Charged tokens by their types. What was not counted is none. */
export function measuredTokens({
  input = 0,
  cachedInput = 0,
  cacheWrite = 0,
  output = 0,
  reasoning = 0,
}: Readonly<Partial<Record<Counted, number | undefined>>>): MeasuredTokens {
  return { input, cached_input: cachedInput, cache_write: cacheWrite, output, reasoning };
}

/** One request to an upstream, and how it ended. */
export interface MeasuredAttempt {
  readonly provider: string;
  readonly outcome: string;
}

/** A task that has ended, and was charged. Its creation is a call of its own, without tokens. */
export type MeasuredTask = Pick<MeasuredCall, "dialect" | "model" | "provider" | "upstream" | "usd"> & {
  readonly tokens: MeasuredTokens;
};

/** A call that has ended. What is not known of it is an empty text. */
export interface MeasuredCall {
  readonly dialect: string;
  readonly model: string;
  readonly provider: string;
  /** The dialect of its upstream. */
  readonly upstream: string;
  readonly status: number;
  readonly code: string;
  readonly seconds: number;
  readonly firstByteSeconds: number | undefined;
  /** What the gateway itself took before the first byte of the upstream. */
  readonly overheadSeconds: number | undefined;
  readonly settlementSeconds: number | undefined;
  readonly tokens: MeasuredTokens | undefined;
  readonly usd: number;
  /** The fields of the request that the upstream did not get. */
  readonly dropped: readonly string[];
  /** Whether the dialect's document declares a member of this name anywhere in requests. */
  isDeclared(name: string): boolean;
  readonly attempts: readonly MeasuredAttempt[];
}
