/** The parts of an error, read from a dialect's own form. */
export interface ErrorParts {
  readonly code: string;
  readonly message: string;
  /** The path of the field at fault. */
  readonly place: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** What is wrong, the change of a valid body, and the path of the field at fault. */
export type WrongField = readonly [what: string, change: Fields, path: string];

/** What is requested, the change of a valid body, and the code of the refusal. */
export type Refused = readonly [what: string, change: Fields, code: string];

/** Where a key is sent. */
export interface Credential {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

/** The members with which a client sets what a call costs. */
export interface Ways {
  /** The longest answer, in each spelling. */
  readonly limits: readonly ((limit: number) => Fields)[];
  /** What a request without a limit of its own has. */
  readonly unlimited: Fields;
  readonly candidates?: (count: number) => Fields;
  image(base64: string): Fields;
  words(text: string): Fields;
}

/** How clients of one dialect call the gateway, and their possible errors. */
export interface DialectClient {
  path(model: string, stream?: boolean): string;
  /** The model is in the body, not in the path. */
  readonly namesModel: boolean;
  /** The headers of every call beside its type and its key. */
  readonly headers: Readonly<Record<string, string>>;
  /** The places of a key, the usual one first. */
  readonly credentials: (key: string) => readonly [Credential, ...Credential[]];
  /** Places where it is not accepted, though other dialects have it there. */
  readonly foreign: (key: string) => readonly Credential[];
  /** A valid body for a model. */
  body(model: string): Fields;
  /** The members of a body that request a limit of tokens. */
  readonly limited: (tokens: number) => Fields;
  /** The members of a body that request a stream. */
  readonly streaming: Fields;
  /** The members that the gateway adds to the end of a body for an upstream of the dialect, and those for a stream. */
  readonly added: string;
  readonly addedToStream: string;
  /** Reads an error, and fails when it is not in the dialect's form. */
  readError(body: unknown, status: number): ErrorParts;
  /** Reads an error event, and fails when it is not in the dialect's form. */
  readErrorEvent(event: string): string;
  /** A text that only a complete stream contains. */
  readonly goodEnd: RegExp;
  /** A member with an integer, written unchanged, that every other dialect has a place for. */
  integer(digits: string): string;
  readonly ways: Ways;
  /** A question with one text in every place where a client may put one. */
  readonly everywhere: (text: string) => Fields;
  readonly wrong: readonly WrongField[];
  readonly refused: readonly Refused[];
}

/** The data of an event, parsed. */
export function dataOf(event: string): Fields {
  return JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? "null") as Fields;
}

/** Places of keys that no dialect has. */
export function nowhere(key: string): Credential[] {
  return [
    { headers: { authorization: `Basic ${key}` } },
    { headers: { authorization: key } },
    { headers: { cookie: `key=${key}` } },
    { query: `api_key=${key}` },
  ];
}
