/** What an error says, read from a dialect's own shape. */
export interface ErrorParts {
  readonly code: string;
  readonly message: string;
  /** Where the field at fault is named. */
  readonly place: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** What is wrong, what of a sound body is changed for it, and the path of the field at fault. */
export type WrongField = readonly [what: string, change: Fields, path: string];

/** What is asked, what of a sound body is changed for it, and the code of the refusal. */
export type Refused = readonly [what: string, change: Fields, code: string];

/** Where a key is presented. */
export interface Credential {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

/** How clients of one dialect call the gateway, and what they can get wrong. */
export interface DialectClient {
  path(model: string, stream?: boolean): string;
  /** The model stands in the body, not in the path. */
  readonly namesModel: boolean;
  /** The headers of every call beside its type and its key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where a key may be presented, the usual place first. */
  readonly credentials: (key: string) => readonly [Credential, ...Credential[]];
  /** Where it may not be, though other dialects have it there. */
  readonly foreign: (key: string) => readonly Credential[];
  /** A sound body for a model. */
  body(model: string): Fields;
  /** What a body says more to ask for so many tokens at most. */
  readonly limited: (tokens: number) => Fields;
  /** What a body says more to ask for a stream. */
  readonly streaming: Fields;
  /**
   * What the gateway adds to the end of a body on its way to an upstream of the dialect, and more when it is to stream.
   */
  readonly added: string;
  readonly addedToStream: string;
  /** Reads an error, and fails when it is not in the dialect's shape. */
  readError(body: unknown, status: number): ErrorParts;
  /** Reads an event that tells an error, and fails when it is not in the dialect's shape. */
  readErrorEvent(event: string): string;
  /** What only a stream that ended well holds. */
  readonly goodEnd: RegExp;
  /** A member with an integer, written as given, that every other dialect has a place for. */
  integer(digits: string): string;
  readonly wrong: readonly WrongField[];
  readonly refused: readonly Refused[];
}

/** The data of an event, parsed. */
export function dataOf(event: string): Fields {
  return JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? "null") as Fields;
}

/** Keys where no dialect has them. */
export function nowhere(key: string): Credential[] {
  return [
    { headers: { authorization: `Basic ${key}` } },
    { headers: { authorization: key } },
    { headers: { cookie: `key=${key}` } },
    { query: `api_key=${key}` },
  ];
}
