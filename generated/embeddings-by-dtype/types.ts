// Made from specs/dialects/embeddings-by-dtype/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for vectors. */
    Request: {
      /** @description The model. */
      model: string;
      /** @description One text, a list of texts, one list of tokens, or a list of those. */
      input: (
        | (string & (unknown & unknown & unknown))
        | ((string | number | number[])[] & (unknown & unknown & unknown))
      ) &
        (unknown & unknown & unknown);
      /** @description How long the vectors are to be. */
      output_dimension?: number | null;
      /** @description The type of their numbers: float, int8, uint8, binary or ubinary. */
      output_dtype?: string | null;
      /** @description The form of the vectors: float or base64. */
      encoding_format?: string | null;
      /** @description Notes on the call. */
      metadata?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description The vectors. */
    Response: {
      id?: string;
      object?: string;
      data?: components["schemas"]["Embedding"][];
      model?: string;
      usage?: components["schemas"]["Usage"];
    };
    /** @description The vector of one input. */
    Embedding: {
      object?: string;
      index?: number;
      embedding: number[] | string;
    };
    /** @description Tokens used. */
    Usage: {
      prompt_tokens?: number;
      total_tokens?: number;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
