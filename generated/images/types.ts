// Made from specs/dialects/images/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for images. */
    Request: {
      /** @description Public ID of the model. */
      model: string;
      /** @description What is to be seen. */
      prompt?: string;
      /** @description How many images to make. */
      n?: number | null;
      /** @description Width and height such as 1024x1024, or a name for them. */
      size?: string | null;
      /** @description How much is put into an image. */
      quality?: string | null;
      /** @description transparent, opaque or auto. */
      background?: string | null;
      /** @description low or auto. */
      moderation?: string | null;
      /** @description How close an edit stays to its sources. */
      input_fidelity?: string | null;
      /** @description png, jpeg or webp. */
      output_format?: string | null;
      /** @description 0 to 100, for jpeg and webp. */
      output_compression?: number | null;
      /** @description The number of previews in a stream, 0 to 3. */
      partial_images?: number | null;
      /** @description url or b64_json, for models that offer both. */
      response_format?: string | null;
      /** @description Send the answer as server-sent events. */
      stream?: boolean | null;
      /** @description The end user on whose behalf the call is made. */
      user?: string | null;
      /** @description An image to work on, or several. */
      image?: components["schemas"]["Source"] | components["schemas"]["Source"][] | null;
      /** @description Images to work on. */
      images?: components["schemas"]["Source"][] | null;
      /** @description Where the first image may change. */
      mask?: components["schemas"]["Source"] | null;
      /** @description 1k or 2k, for models with tiers. */
      resolution?: string | null;
      /** @description Width to height such as 16:9. */
      aspect_ratio?: string | null;
      /** @description Whether one prompt may make a series. */
      sequential_image_generation?: string | null;
      /** @description Settings of a series. */
      sequential_image_generation_options?: {
        /** @description The most images of a series. */
        max_images?: number | null;
      } | null;
      /** @description Take the one image given apart into layers. */
      layer_decomposition?: boolean | null;
      /** @description Whether images are marked, for models that mark them. */
      watermark?: boolean | null;
    };
    /** @description One call for images made of others. */
    EditRequest: components["schemas"]["Request"] &
      (
        | {
            image: Record<string, never> | string | unknown[];
          }
        | {
            images: unknown[];
          }
      );
    /**
     * @description The same as a form, for images that are uploaded. Several are repeated parts: `image`, `image[]`
     * or `image[0]`.
     */
    EditForm: components["schemas"]["EditRequest"] & {
      /** @description Files of images to work on in their order. */
      image?: string[];
      /**
       * Format: binary
       * @description File of where the first image may change.
       */
      mask?: string;
    };
    /**
     * @description An image as an address or a data URI, as a file of the host, or as an object that holds one of
     * them.
     */
    Source:
      | (
          | {
              /** @description image_url. */
              type?: string | null;
              /** @description Address or data URI. */
              url?: string | null;
              image_url?:
                | string
                | {
                    url: string;
                  }
                | null;
              /** @description ID of a file at the host. */
              file_id?: string | null;
            }
          | {
              url: string;
            }
          | {
              image_url: string | Record<string, never>;
            }
          | {
              file_id: string;
            }
        )
      | string;
    /** @description The images. */
    Response: {
      /** @description When in Unix seconds. */
      created: number;
      data: components["schemas"]["Image"][];
      /** @description Public ID of the model. */
      model?: string;
      background?: string;
      output_format?: string;
      quality?: string;
      size?: string;
      usage?: components["schemas"]["Usage"];
    };
    /** @description One image, or why there is none. */
    Image: {
      /** @description Its bytes in base64. */
      b64_json?: string;
      /** @description Its address. */
      url?: string;
      size?: string;
      revised_prompt?: string;
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
    /**
     * @description One event of a stream, known by its type. The stream ends after the last image, or with an
     * error.
     */
    Event:
      | components["schemas"]["Preview"]
      | components["schemas"]["Completed"]
      | components["schemas"]["OfSeries"]
      | components["schemas"]["ErrorEvent"];
    /** @description An image on its way. There may be fewer than were requested. */
    Preview: {
      /** @enum {string} */
      type: "image_generation.partial_image" | "image_edit.partial_image";
      /** @description Its bytes in base64. */
      b64_json?: string;
      /** @description Its place among the previews. */
      partial_image_index: number;
      /** @description When in Unix seconds. */
      created_at: number;
      size?: string;
      quality?: string;
      background?: string;
      output_format?: string;
    };
    /** @description An image that is done; there is one of these for each. */
    Completed: {
      /** @enum {string} */
      type: "image_generation.completed" | "image_edit.completed";
      /** @description Its bytes in base64. */
      b64_json?: string;
      /** @description Its address. */
      url?: string;
      /** @description When in Unix seconds. */
      created_at: number;
      size?: string;
      quality?: string;
      background?: string;
      output_format?: string;
      revised_prompt?: string;
      /** @description The usage of all images, in the event of the last one. */
      usage?: components["schemas"]["Usage"];
      /**
       * @description Those of a series that could not be made, in the form of an answer without a stream; the
       * event of the last image has them.
       */
      failed?: components["schemas"]["Image"][];
    };
    /** @description An image of a series that is done, or why there is none, from hosts that have such events. */
    OfSeries: {
      /** @enum {string} */
      type: "image_generation.partial_succeeded" | "image_generation.partial_failed";
      /** @description Its bytes in base64. */
      b64_json?: string;
      /** @description Its address. */
      url?: string;
      size?: string;
      error?: {
        code?: string;
        message?: string;
      };
    };
    /** @description The stream failed after it had begun. */
    ErrorEvent: {
      /** @constant */
      type: "error";
      error: {
        message: string;
        type: string;
        param: string | null;
        code: string | null;
      };
    };
    /** @description What it took. */
    Usage: {
      input_tokens?: number;
      input_tokens_details?: {
        text_tokens?: number;
        image_tokens?: number;
      };
      output_tokens?: number;
      total_tokens?: number;
      generated_images?: number;
      cost_in_usd_ticks?: number;
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
