// Made from specs/dialects/embed-content/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for vectors. */
    Request: {
      requests: components["schemas"]["EmbedRequest"][];
    };
    /** @description One input. */
    EmbedRequest: {
      /** @description The model's name behind models/. */
      model: string;
      content: components["schemas"]["Content"];
      /** @description What the vector is for. */
      taskType?: string | null;
      /** @description The title of a document. */
      title?: string | null;
      /** @description How long the vector is to be. */
      outputDimensionality?: number | null;
    };
    /** @description The words of an input. */
    Content: {
      parts: {
        text?: string;
      }[];
    };
    /** @description The vectors. */
    Response: {
      embeddings?: components["schemas"]["Values"][];
      usageMetadata?: components["schemas"]["Usage"];
    };
    /** @description One vector. */
    Values: {
      values?: number[];
    };
    /** @description Tokens used, from newer upstreams. */
    Usage: {
      promptTokenCount?: number;
      totalTokenCount?: number;
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
