/** The limits of a key. An absent limit means unlimited. */
export interface KeyLimits {
  readonly requestsPerMinute?: number | undefined;
  readonly tokensPerMinute?: number | undefined;
  readonly mostConcurrent?: number | undefined;
  /** Budgets: what it may spend in a day and in a month of UTC. */
  readonly ticksPerDay?: bigint | undefined;
  readonly ticksPerMonth?: bigint | undefined;
}

/** The caller: a key and its wallet. */
export interface Caller {
  readonly keyId: string;
  readonly walletId: string;
  /** Absent when the key has none. */
  readonly limits?: KeyLimits | undefined;
  /** The models the key may call, as `allowsModel` reads them; all of them when absent. */
  readonly models?: readonly string[] | undefined;
  /** The dialects the key may call in; all of them when absent. */
  readonly dialects?: readonly string[] | undefined;
  /** The networks and addresses the key may be used from, as `allowsSource` reads them; all of them when absent. */
  readonly sources?: readonly string[] | undefined;
}
