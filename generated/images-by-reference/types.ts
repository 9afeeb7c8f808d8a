// Made from specs/dialects/images-by-reference/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for images. */
    Request: {
      model: string;
      prompt?: string;
      n?: number | null;
      aspect_ratio?: string | null;
      resolution?: string | null;
      quality?: string | null;
      response_format?: string | null;
      user?: string | null;
      image?: components["schemas"]["Source"];
      images?: components["schemas"]["Source"][] | null;
    };
    /** @description An image that is given. */
    Source: {
      type?: string;
      url?: string;
      file_id?: string;
    };
    /** @description The images. */
    Response: {
      created?: number;
      model?: string;
      data?: components["schemas"]["Image"][];
      usage?: components["schemas"]["Usage"];
    };
    /** @description One image, or none where it was moderated away. */
    Image: {
      url?: string;
      b64_json?: string;
      revised_prompt?: string;
      respect_moderation?: boolean;
    };
    /** @description What it cost. */
    Usage: {
      cost_in_usd_ticks?: number;
      input_tokens?: number;
      output_tokens?: number;
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
