/** What an error says, read from a dialect's own shape. */
export interface Told {
  readonly code: string;
  readonly message: string;
  /** Where the field at fault is named. */
  readonly place: string;
}

/** What is wrong, what of a sound body is changed for it, and the path of the field at fault. */
export type WrongField = readonly [what: string, change: Readonly<Record<string, unknown>>, path: string];

/** What is asked, and the code of the refusal. */
export type Refused = readonly [what: string, change: Readonly<Record<string, unknown>>, code: string];

export type Headers = Readonly<Record<string, string>>;

/** How clients of one dialect call the gateway, and what they can get wrong. */
export interface Speaker {
  readonly path: string;
  /** The headers of a sound call, without the content type. */
  headers(key: string): Headers;
  /** The headers of a call that presents its key where another dialect has it. */
  foreign(key: string): readonly Headers[];
  /** A sound body for a model. */
  body(model: string): Readonly<Record<string, unknown>>;
  /** Reads an error, and fails when it is not in the dialect's shape. */
  readError(body: unknown, status: number): Told;
  /** A member with an integer, written as given, that every other dialect has a place for. */
  integer(digits: string): string;
  readonly wrong: readonly WrongField[];
  readonly refused: readonly Refused[];
}
