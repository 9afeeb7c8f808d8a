/** The tables of the explorer as its page loads them: what `isogloss explain` prints, with the lines of the specs. */

export interface ExplorerIndex {
  readonly dialects: readonly DialectSummary[];
  readonly pairs: readonly PairSummary[];
  /** What each transform and pass does, by the words of the tables. */
  readonly functions: Readonly<Record<string, string>>;
}

export interface DialectSummary {
  readonly name: string;
  readonly title: string;
  /** Dialects of one vocabulary are converted into each other. */
  readonly vocabulary: string;
  /** Clients can call the gateway in it. Other dialects are those of upstreams alone. */
  readonly isServed: boolean;
  /** The operations with a URL of their own, the first of them the usual one. */
  readonly operations: readonly string[];
  /** The path decides about a stream, and not the body. */
  readonly isStreamInPath: boolean;
  /** How its streams are framed, if it has any. */
  readonly framing: string | undefined;
  /** Its calls create jobs. */
  readonly hasJobs: boolean;
  /** Its requests differ from those of this dialect in nothing. */
  readonly variantOf: string | undefined;
}

export interface PairSummary {
  readonly from: string;
  readonly to: string;
  readonly carried: number;
  readonly dropped: number;
  /** The gateway acts on them, or the other dialect expresses them by its form. */
  readonly handled: number;
}

/** A line of the table of a pair. */
export interface ExplorerRow {
  readonly concept: string;
  readonly from: string;
  readonly to?: string | undefined;
  readonly by?: string | undefined;
  readonly when?: string | undefined;
  readonly dropped?: string | undefined;
  /** The line in the mapping that the field is of, and in that of the other dialect. */
  readonly line?: number | undefined;
  readonly toLine?: number | undefined;
}

export interface ExplorerPair {
  readonly from: string;
  readonly to: string;
  /** The files whose lines the rows name. */
  readonly file: string;
  readonly toFile: string;
  readonly rows: readonly ExplorerRow[];
  /** The places of an answer of `to`, and of the events of its streams, for clients of `from`. */
  readonly answer: readonly ExplorerRow[];
  readonly stream: readonly ExplorerRow[];
}

/** What the page shows before anybody pastes anything. */
export interface ExplorerSample {
  readonly request: string;
  readonly answer: string;
  readonly stream: string;
}
