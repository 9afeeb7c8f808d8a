/** What a new catalog gets for a provider whose key is in the environment. */
export interface Starter {
  /** The variable that has the key. */
  readonly variable: string;
  /** The day on which the prices were compared with a public list. Absent if none are known. */
  readonly checked?: string;
  /** The vendor's own page of prices. */
  readonly prices: string;
  readonly dialect: string;
  readonly models: readonly StarterModel[];
}

export interface StarterModel {
  readonly model: string;
  /** Absent if nobody has checked its prices. */
  readonly pricing?: Readonly<Record<string, number>>;
}
