/** How much a key may ask for; what is absent is not limited. */
export interface KeyLimits {
  readonly requestsPerMinute?: number | undefined;
  readonly tokensPerMinute?: number | undefined;
  readonly mostConcurrent?: number | undefined;
}

/** Who is calling: a key and the wallet it belongs to. */
export interface Caller {
  readonly keyId: string;
  readonly walletId: string;
  /** Absent when the key has none. */
  readonly limits?: KeyLimits | undefined;
  /** The models the key may call, as `allowsModel` reads them; all of them when absent. */
  readonly models?: readonly string[] | undefined;
}
