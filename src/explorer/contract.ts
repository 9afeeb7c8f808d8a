/** What the page of the explorer asks of the compiled code. These types need neither Node nor the dialects. */

export interface PairInput {
  /** The dialect of the client. */
  readonly from: string;
  /** The dialect of the upstream. */
  readonly to: string;
  /** The client's request, as text. */
  readonly request: string;
  /** It is from the request log: media in it are placeholders, and stay so. */
  readonly isStored?: boolean | undefined;
  /** The operation, where the client's dialect has several. */
  readonly operation?: string | undefined;
  /** The same, by the name that the request log has of it. */
  readonly operationId?: string | undefined;
  /** The client asks for a stream, where the path and not the body decides. */
  readonly stream?: boolean | undefined;
  /** The names of the model for clients and at the upstream. */
  readonly model?: string | undefined;
  readonly upstreamModel?: string | undefined;
}

export interface AnswerInput extends PairInput {
  /** The upstream's answer, whole or as the text of its stream. */
  readonly answer: string;
}

/** The error that the client gets. */
export interface ClientError {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string;
  /** The field at fault. */
  readonly param: string | undefined;
  /** Where the text is no JSON. */
  readonly place: { readonly line: number; readonly column: number } | undefined;
  /** Its body, in the client's dialect. */
  readonly body: string;
}

export type Outcome<T> = { readonly done: T } | { readonly error: ClientError };

export interface ConvertedRequest {
  /** After the base URL of the provider. */
  readonly path: string;
  readonly text: string;
  /** The paths of the client's fields that the upstream does not get. */
  readonly dropped: readonly string[];
  /** The value of `x-dropped-params`, if the answer has it. */
  readonly header: string | undefined;
  /** Media at these URLs are fetched by the gateway. Here their bytes are a placeholder. */
  readonly fetched: readonly string[];
}

export interface ConvertedAnswer {
  readonly text: string;
  /** The places of the upstream's answer that do not reach the client. */
  readonly lost: readonly string[];
}

export interface Explorer {
  convertRequest(input: PairInput): Promise<Outcome<ConvertedRequest>>;
  convertAnswer(input: AnswerInput): Promise<Outcome<ConvertedAnswer>>;
  convertStream(input: AnswerInput): Promise<Outcome<ConvertedAnswer>>;
}
