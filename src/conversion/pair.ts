/** The tables of ordered pairs of dialects: what `isogloss explain` prints. */

/** One line of the field-mapping table of an ordered pair of dialects. */
export interface FieldRow {
  readonly concept: string;
  readonly from: string;
  /** The target's place; nothing when the field is dropped. */
  readonly to?: string;
  /** The transform on the way. */
  readonly by?: string;
  /** When it is carried, if not always; when it is not reported, if it is dropped. */
  readonly when?: string;
  /** Why it is dropped. */
  readonly dropped?: string;
}

/** The fields of one dialect's requests for a model behind another dialect, and those of its answers. */
export interface Pair {
  readonly from: string;
  readonly to: string;
  readonly fields: readonly FieldRow[];
  readonly dropped: readonly FieldRow[];
  /** The places of an answer of `to`, and where a client of `from` gets them. */
  readonly answer: readonly FieldRow[];
  /** The same of the events of a stream; none where the answers have no parts. */
  readonly stream: readonly FieldRow[];
}
