// Made from specs/dialects/video-interactions/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for a video. Only one that names an agent may lack the model, and that is refused. */
    Request: {
      /** @description Public ID of the model. */
      model?: string;
      /**
       * @description What the video is made of: a text, a content or a list of contents, or a list of steps of
       * the user.
       */
      input:
        | string
        | {
            [key: string]: unknown;
          }
        | components["schemas"]["Content"][];
      /** @description Form of the video: one or a list. */
      response_format?:
        | {
            [key: string]: unknown;
          }
        | (components["schemas"]["ResponseFormat"] & {
            gcs_uri?: null;
          })[]
        | null;
      /** @description How the video is made. */
      generation_config?: {
        /** @description What is to be done. */
        video_config?: {
          /** @description text_to_video, image_to_video or edit; derived from the input unless given. */
          task?: string | null;
        } | null;
        /** @description Makes the video repeatable as far as the model can. */
        seed?: number | null;
        /** @description Most tokens the video may take. */
        max_output_tokens?: number | null;
        /** @description How much to reason before. */
        thinking_level?: string | null;
        /** @description Show the reasoning in short. */
        thinking_summaries?: string | null;
      } | null;
      /** @description A public URL that is called when the task has ended. */
      callback_url?: string | null;
      /** @description Videos are not streamed; true is refused. */
      stream?: boolean | null;
      /** @description Keep the answer with the vendor; true is refused. */
      store?: boolean | null;
      /** @description Videos are always made in the background; true is refused. */
      background?: boolean | null;
      /** @description A stored answer to continue; refused. */
      previous_interaction_id?: string | null;
      /** @description Continues an answer that was cut; refused. */
      continuation_token?: string | null;
      /** @description An agent to call instead of a model; refused. */
      agent?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description Settings of an agent; refused. */
      agent_config?: {
        [key: string]: unknown;
      } | null;
      /** @description Where an agent works; refused. */
      environment?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description Where to report the end; refused. */
      webhook_config?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description Instructions before the input. */
      system_instruction?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description What the model may call. */
      tools?:
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description Older form of the kinds of output wanted. */
      response_modalities?: string[] | null;
      /** @description Older place of the output's media type. */
      response_mime_type?: string | null;
      /** @description A part of the prompt that the vendor holds in its cache. */
      cached_content?: string | null;
      /** @description Processing tier; paid tiers are refused. */
      service_tier?: string | null;
      /** @description From which level on the vendor blocks harmful content. */
      safety_settings?:
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description Free pairs the caller wants kept with the call. */
      labels?: {
        [key: string]: unknown;
      } | null;
    };
    /**
     * @description What the video is made of: words, an image, a video, or a list of them in a step of the user.
     */
    Content: {
      /**
       * @description Kind of content.
       * @enum {unknown}
       */
      type: "text" | "image" | "video" | "user_input";
      /** @description The words of a text. */
      text?: string | null;
      /** @description The bytes of an image or a video in base64. */
      data?: string | null;
      /** @description An address to fetch it from. */
      uri?: string | null;
      /** @description Its media type. */
      mime_type?: string | null;
      /** @description A name for it. */
      name?: string | null;
      /** @description How closely to look at it. */
      resolution?: string | null;
      /** @description How a video is looked at. */
      processing?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description The contents of the user's step, in order. */
      content?: components["schemas"]["Content"][] | null;
    };
    /** @description A form of the answer. */
    ResponseFormat: {
      /**
       * @description Kind of output: video, which it is unless given; a list may contain text too.
       * @enum {string|null}
       */
      type?: "video" | "text" | null;
      /** @description 360p, 720p, 1080p or 4k, as far as the model can; 720p unless given. */
      resolution?: string | null;
      /** @description 16:9 or 9:16; 16:9 unless given. */
      aspect_ratio?: string | null;
      /** @description Its length in whole seconds such as 8s; 10s unless given. */
      duration?: string | null;
      /** @description inline or uri; videos are always archived by the gateway and returned by URL. */
      delivery?: string | null;
      /** @description A place at the vendor where the video is put. */
      gcs_uri?: string | null;
    };
    /** @description What is known of a task. */
    Response: {
      /** @description The name of the task. */
      id: string;
      /** @description Always interaction. */
      object?: string;
      /** @description queued or in_progress; completed; failed, incomplete, budget_exceeded or cancelled. */
      status: string;
      /** @description Public ID of the model. */
      model?: string;
      /** @description When it began in ISO 8601. */
      created?: string;
      /** @description When it last changed in ISO 8601. */
      updated?: string;
      /** @description What the model made, once the task is done. */
      steps?: components["schemas"]["Step"][];
      /** @description Why there is no video. */
      errors?: components["schemas"]["Fault"][];
      error?: components["schemas"]["Fault"];
      /** @description Processing tier. */
      service_tier?: string;
      /** @description What it took. */
      usage?: components["schemas"]["Usage"];
    };
    /** @description One step of the model. */
    Step: {
      /** @description thought or model_output. */
      type?: string;
      /** @description Opaque state of a thought. */
      signature?: string;
      /** @description A thought in short. */
      summary?: unknown[];
      /** @description Videos and words in order. */
      content?: components["schemas"]["Output"][];
      error?: components["schemas"]["Fault"];
    };
    /** @description A video, or words about it. */
    Output: {
      /** @description video or text. */
      type?: string;
      /** @description Its media type. */
      mime_type?: string;
      /** @description Its address. */
      uri?: string;
      /** @description Its bytes in base64. */
      data?: string;
      /** @description The words. */
      text?: string;
      /** @description Its resolution. */
      resolution?: string;
    };
    /** @description A fault. */
    Fault: {
      /** @description The fault in one word. */
      code?: string | number | null;
      /** @description The fault in words. */
      message?: string | null;
      /** @description The fault in the word of its class. */
      status?: string | null;
    };
    /** @description Tokens. */
    Usage: {
      /** @description Tokens of prompt and media. */
      total_input_tokens?: number;
      /** @description Tokens read from a cache. */
      total_cached_tokens?: number;
      /** @description Tokens of the video. */
      total_output_tokens?: number;
      /** @description Tokens of reasoning. */
      total_thought_tokens?: number;
      /** @description Tokens of the vendor's own tools. */
      total_tool_use_tokens?: number;
      /** @description All tokens. */
      total_tokens?: number;
      /** @description Tokens of the input by its kinds. */
      input_tokens_by_modality?: components["schemas"]["ModalityTokens"][];
      /** @description Tokens of the output by its kinds. */
      output_tokens_by_modality?: components["schemas"]["ModalityTokens"][];
      /** @description Tokens from a cache by their kinds. */
      cached_tokens_by_modality?: components["schemas"]["ModalityTokens"][];
      /** @description Tokens of tools by their kinds. */
      tool_use_tokens_by_modality?: components["schemas"]["ModalityTokens"][];
      /** @description How often each tool was used. */
      grounding_tool_count?: unknown[];
    };
    /** @description Tokens of one kind. */
    ModalityTokens: {
      /** @description text, image, video or audio. */
      modality?: string;
      tokens?: number;
    };
    /** @description A failed call. */
    Error: {
      error: {
        /** @description The fault in one word such as invalid_request. */
        code: string;
        /** @description The fault in words. */
        message: string;
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
