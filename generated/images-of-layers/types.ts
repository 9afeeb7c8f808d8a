// Made from specs/dialects/images-of-layers/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for images. */
    Request: {
      model: string;
      prompt?: string | null;
      image?: string | string[] | null;
      size?: string | null;
      sequential_image_generation?: string | null;
      sequential_image_generation_options?: {
        max_images?: number | null;
      } | null;
      layer_decomposition?: boolean | null;
      stream?: boolean | null;
      response_format?: string | null;
      output_format?: string | null;
      background?: string | null;
      watermark?: boolean | null;
    };
    /** @description The images. */
    Response: {
      created?: number;
      model?: string;
      data?: components["schemas"]["Image"][];
      usage?: {
        generated_images?: number;
        output_tokens?: number;
        total_tokens?: number;
      };
    };
    /** @description One image, or why there is none. */
    Image: {
      url?: string;
      b64_json?: string;
      size?: string;
      z_index?: number;
      bounding_box?: {
        [key: string]: unknown;
      };
      name?: string;
      description?: string;
      error?: {
        code?: string;
        message?: string;
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
