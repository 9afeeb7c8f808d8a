// Made from specs/dialects/embeddings/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for vectors. */
    Request: {
      /** @description Public ID of the model. */
      model: string;
      /** @description One text, a list of texts, one list of tokens, or a list of those. */
      input: (
        | (string & (unknown & unknown & unknown))
        | ((string | number | number[])[] & (unknown & unknown & unknown))
      ) &
        (unknown & unknown & unknown);
      /** @description How long the vectors are to be, for models that can choose. */
      dimensions?: number | null;
      /** @description The same as dimensions, under the name of some hosts. */
      output_dimension?: number | null;
      /**
       * @description The type of the numbers, for hosts that have a choice: float, int8, uint8, binary or
       * ubinary.
       */
      output_dtype?: string | null;
      /** @description The form of the vectors: float or base64. */
      encoding_format?: string | null;
      /** @description The end user on whose behalf the call is made. */
      user?: string | null;
      /** @description Vectors come in one answer. Some clients say so with false. */
      stream?: boolean | null;
      /** @description Notes on the call, for hosts that take any. */
      metadata?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description The vectors. */
    Response: {
      /** @description The answer's ID, of vendors that give one. */
      id?: string;
      /** @constant */
      object: "list";
      data: components["schemas"]["Embedding"][];
      /** @description Public ID of the model. */
      model: string;
      usage?: components["schemas"]["Usage"];
    };
    /** @description The vector of one input. */
    Embedding: {
      /** @constant */
      object: "embedding";
      /** @description The place of the input. */
      index: number;
      /** @description Numbers, or with the encoding base64 the bytes of 32-bit floats. */
      embedding: number[] | string;
    };
    /** @description Tokens used. */
    Usage: {
      prompt_tokens: number;
      total_tokens: number;
    };
    /** @description A failed call. */
    Error: {
      error: {
        message: string;
        type: string;
        param: string | null;
        code: string | null;
      };
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
