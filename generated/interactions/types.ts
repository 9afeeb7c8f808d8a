// Made from specs/dialects/interactions/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description One call for the next steps of a conversation. Only one that names an agent may lack the model,
     * and that is refused.
     */
    Request: {
      /** @description Public ID of the model. */
      model?: string;
      /**
       * @description The conversation so far: one text, one content or a list of contents of the user, or a list
       * of steps in order.
       */
      input:
        | string
        | {
            [key: string]: unknown;
          }
        | components["schemas"]["Step"][];
      /** @description Instructions before the input; perhaps as an object with parts. */
      system_instruction?:
        | string
        | {
            /** @description The instructions in order; words only. */
            parts?: components["schemas"]["InstructionPart"][] | null;
            /** @description The instructions as one text. */
            text?: string | null;
            /** @description The role; the place determines it. */
            role?: string | null;
          }
        | null;
      /** @description Send the answer as named events. */
      stream?: boolean | null;
      /** @description What the model may call. */
      tools?: components["schemas"]["Tool"][] | null;
      /** @description How the answer is made. */
      generation_config?: components["schemas"]["GenerationConfig"];
      /** @description Forms of the answer: one or a list. */
      response_format?:
        | {
            [key: string]: unknown;
          }
        | components["schemas"]["ResponseFormat"][]
        | null;
      /** @description Older place of response_format.mime_type. */
      response_mime_type?: string | null;
      /** @description Older form of the kinds of output wanted. */
      response_modalities?: string[] | null;
      /** @description Keep the answer with the vendor; true is refused. */
      store?: boolean | null;
      /** @description Answer later; true is refused. */
      background?: boolean | null;
      /** @description A stored answer to continue; refused. */
      previous_interaction_id?: string | null;
      /** @description An agent to call instead of a model; refused. */
      agent?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
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
      /** @description A part of the prompt that the vendor holds in its cache. */
      cached_content?: string | null;
      /** @description Continues an answer that was cut. */
      continuation_token?: string | null;
      /** @description Processing tier; paid tiers are refused. */
      service_tier?: string | null;
      /** @description From which level on the vendor blocks harmful content. */
      safety_settings?: components["schemas"]["SafetySetting"][] | null;
      /** @description Free pairs the caller wants kept with the call. */
      labels?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description A piece of the instructions. */
    InstructionPart: {
      /** @description Kind of piece; text. */
      type?: string | null;
      /** @description The words. */
      text?: string | null;
    };
    /**
     * @description A step of a conversation or a content inside one, identified by its type. Types not listed here,
     * such as calls of the vendor's own tools, pass unread.
     */
    Step: {
      /**
       * @description Kind of step: user_input, model_output, thought, function_call, function_result; kind of
       * content: text, image, audio, document, video; or the vendor's own.
       */
      type: string;
      /** @description The contents, in order. */
      content?:
        | unknown[]
        | {
            [key: string]: unknown;
          }
        | string
        | null;
      /** @description Why the model's output broke off. */
      error?: components["schemas"]["Fault"];
      /** @description Opaque reasoning state; must come back unchanged. */
      signature?: string | null;
      /** @description The reasoning in short. */
      summary?: components["schemas"]["Step"][] | null;
      /** @description Ties the result to the call. */
      id?: string | null;
      /** @description The function called. */
      name?: string | null;
      /** @description Its arguments. */
      arguments?: {
        [key: string]: unknown;
      } | null;
      /** @description The call that a result answers. */
      call_id?: string | null;
      /** @description What the function answered: a text, an object or a list of contents. */
      result?:
        | string
        | {
            [key: string]: unknown;
          }
        | unknown[]
        | null;
      /** @description The function failed. */
      is_error?: boolean | null;
      /** @description The words of a text. */
      text?: string | null;
      /** @description Where the words come from. */
      annotations?: components["schemas"]["Annotation"][] | null;
      /** @description The bytes of a medium in base64. */
      data?: string | null;
      /** @description An address to fetch a medium from. */
      uri?: string | null;
      /** @description Media type of a medium. */
      mime_type?: string | null;
      /** @description How closely to look at a medium. */
      resolution?: string | null;
    };
    /** @description Why an answer or a part of it failed. */
    Fault: {
      /** @description The fault in one word such as safety. */
      code?: string | number | null;
      /** @description The fault in words. */
      message?: string | null;
    } | null;
    /** @description Where a statement comes from. */
    Annotation: {
      /** @description Kind of annotation; url_citation for a web page. */
      type?: string | null;
      /** @description Address of the page. */
      url?: string | null;
      /** @description Its title. */
      title?: string | null;
      /** @description First byte in UTF-8 of the citing text. */
      start_index?: number | null;
      /** @description The byte after its last. */
      end_index?: number | null;
    };
    /** @description Something the model may call; types other than function are tools the vendor runs itself. */
    Tool: {
      /** @description Kind of tool: function or the vendor's own. */
      type: string;
      /** @description Its name. */
      name?: string | null;
      /** @description What it is for. */
      description?: string | null;
      /** @description JSON Schema of its arguments. */
      parameters?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description How the answer is made. */
    GenerationConfig: {
      /** @description Most tokens the answer may have; reasoning counts. */
      max_output_tokens?: number | null;
      /** @description Sampling temperature. */
      temperature?: number | null;
      /** @description Share of the probability mass to sample from. */
      top_p?: number | null;
      /** @description Sample from the k likeliest tokens; sent by some clients. */
      top_k?: number | null;
      /** @description Makes sampling repeatable as far as the model can. */
      seed?: number | null;
      /** @description Texts that end the output. */
      stop_sequences?: string[] | null;
      /** @description How much to reason: minimal, low, medium, high or xhigh. */
      thinking_level?: string | null;
      /** @description Show the reasoning in short: auto or none. */
      thinking_summaries?: string | null;
      /** @description Whether the model may or must call and what. */
      tool_choice?: components["schemas"]["ToolChoice"];
      /** @description Voice of spoken output. */
      speech_config?:
        | {
            [key: string]: unknown;
          }
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description How speech is written down. */
      transcription_config?: {
        [key: string]: unknown;
      } | null;
      /** @description Form of videos made. */
      video_config?: {
        [key: string]: unknown;
      } | null;
      /** @description Form of images made. */
      image_config?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description A word such as auto, any, none or validated; or an object that names tools. */
    ToolChoice:
      | string
      | {
          /** @description The only tools the model may choose from. */
          allowed_tools: {
            /** @description Among those: auto (it may call), any (it must call), none or validated. */
            mode?: string | null;
            /** @description Their names. */
            tools?: string[] | null;
          } | null;
        }
      | null;
    /** @description A form of the answer; text unless its type says otherwise. */
    ResponseFormat: {
      /** @description Kind of output: text, image, audio or video. */
      type?: string | null;
      /** @description Media type of the output such as application/json or text/plain. */
      mime_type?: string | null;
      /** @description JSON Schema the answer satisfies. */
      schema?: {
        [key: string]: unknown;
      } | null;
      /** @description Width to height of images such as 16:9. */
      aspect_ratio?: string | null;
      /** @description Tier of the size of images such as 1K. */
      image_size?: string | null;
    };
    /** @description From which level on one kind of harmful content is blocked. */
    SafetySetting: {
      /** @description Kind of harm. */
      type?: string | null;
      /** @description Level from which on it is blocked. */
      threshold?: string | null;
      /** @description How the level is judged. */
      method?: string | null;
    };
    /** @description The answer in full. */
    Response: {
      /** @description ID of the answer; absent at the vendor when it is not kept. */
      id?: string | null;
      /** @description Always interaction. */
      object?: string;
      /** @description Public ID of the model. */
      model: string;
      /**
       * @description How it ended: completed, requires_action (calls wait for results), incomplete, failed,
       * cancelled, budget_exceeded, requires_continuation; queued or in_progress before.
       */
      status: string;
      /** @description When it began in ISO 8601. */
      created?: string | null;
      /** @description When it last changed in ISO 8601. */
      updated?: string | null;
      /** @description The reasoning, text and calls of the model, in order. */
      steps: components["schemas"]["Step"][];
      /** @description Tokens used. */
      usage?: components["schemas"]["Usage"];
      /** @description Tier that served the call. */
      service_tier?: string | null;
      /** @description What went wrong on the way. */
      errors?: components["schemas"]["Fault"][] | null;
    };
    /** @description Tokens used. */
    Usage: {
      /** @description All input tokens; cached ones included. */
      total_input_tokens?: number | null;
      /** @description Input tokens read from a cache. */
      total_cached_tokens?: number | null;
      /** @description Tokens that the vendor's own tools put in; not among total_input_tokens. */
      total_tool_use_tokens?: number | null;
      /** @description Output tokens; reasoning not included. */
      total_output_tokens?: number | null;
      /** @description Spent on reasoning. */
      total_thought_tokens?: number | null;
      /** @description All together. */
      total_tokens?: number | null;
      /** @description Input tokens by kind of medium. */
      input_tokens_by_modality?: components["schemas"]["ModalityCounts"];
      /** @description Output tokens by kind of medium. */
      output_tokens_by_modality?: components["schemas"]["ModalityCounts"];
      /** @description Cached tokens by kind of medium. */
      cached_tokens_by_modality?: components["schemas"]["ModalityCounts"];
      /** @description Tokens of the vendor's tools by kind of medium. */
      tool_use_tokens_by_modality?: components["schemas"]["ModalityCounts"];
      /** @description Uses of the vendor's own tools. */
      grounding_tool_count?:
        | {
            [key: string]: unknown;
          }[]
        | null;
    } | null;
    /** @description Tokens by kind of medium. */
    ModalityCounts:
      | {
          /** @description Kind of medium. */
          modality?: string | null;
          /** @description Its tokens. */
          tokens?: number | null;
        }[]
      | null;
    /**
     * @description One event of a stream, identified by its event_type, which is also the name of the event. The
     * last event is the bare word [DONE].
     */
    Event:
      | components["schemas"]["InteractionEvent"]
      | components["schemas"]["StatusUpdate"]
      | components["schemas"]["StepStart"]
      | components["schemas"]["StepDelta"]
      | components["schemas"]["StepStop"]
      | components["schemas"]["StreamError"];
    /** @description The answer begins or is complete. */
    InteractionEvent: {
      /**
       * @description Name of the event. Earlier versions wrote the last.
       * @enum {unknown}
       */
      event_type: "interaction.created" | "interaction.completed" | "interaction.complete";
      /** @description ID of the event. */
      event_id?: string | null;
      /** @description The answer without its steps; at the end with the usage. */
      interaction: components["schemas"]["InteractionState"];
    };
    /** @description The answer, as a rule without its steps. */
    InteractionState: {
      /** @description ID of the answer; empty at the vendor when it is not kept. */
      id?: string | null;
      /** @description Always interaction. */
      object?: string;
      /** @description Public ID of the model. */
      model?: string | null;
      /** @description How far it got. */
      status: string;
      /** @description When it began in ISO 8601. */
      created?: string | null;
      /** @description When it last changed in ISO 8601. */
      updated?: string | null;
      /** @description Tokens used. */
      usage?: components["schemas"]["Usage"];
      /** @description Tier that serves the call. */
      service_tier?: string | null;
      /** @description Steps at the end, as some hosts repeat them. */
      steps?: components["schemas"]["Step"][] | null;
      /** @description What went wrong on the way. */
      errors?: components["schemas"]["Fault"][] | null;
    };
    /** @description The answer has got further. */
    StatusUpdate: {
      /**
       * @description Name of the event.
       * @constant
       */
      event_type: "interaction.status_update";
      /** @description ID of the event. */
      event_id?: string | null;
      /** @description ID of the answer. */
      interaction_id?: string | null;
      /** @description How far it got. */
      status: string;
    };
    /** @description A step begins. */
    StepStart: {
      /**
       * @description Name of the event.
       * @constant
       */
      event_type: "step.start";
      /** @description ID of the event. */
      event_id?: string | null;
      /** @description Place of the step. */
      index: number;
      /** @description The step before its content. */
      step: components["schemas"]["Step"];
    };
    /** @description A piece of a step. */
    StepDelta: {
      /**
       * @description Name of the event.
       * @constant
       */
      event_type: "step.delta";
      /** @description ID of the event. */
      event_id?: string | null;
      /** @description Place of the step. */
      index: number;
      /** @description The piece. */
      delta: components["schemas"]["Delta"];
    };
    /** @description A piece of a step; its type determines its field. */
    Delta: {
      /**
       * @description text, arguments_delta, thought_summary, thought_signature, text_annotation_delta, a whole
       * medium (image, audio, video or document) or the vendor's own.
       */
      type: string;
      /** @description More words. */
      text?: string | null;
      /**
       * @description More of the arguments as JSON text cut anywhere; an object in calls of the vendor's own
       * tools.
       */
      arguments?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description A content of the reasoning in short. */
      content?: components["schemas"]["Step"];
      /** @description The opaque reasoning state. */
      signature?: string | null;
      /** @description Where the words come from. */
      annotations?: components["schemas"]["Annotation"][] | null;
      /** @description The bytes of a medium in base64. */
      data?: string | null;
      /** @description An address to fetch a medium from. */
      uri?: string | null;
      /** @description Media type of a medium. */
      mime_type?: string | null;
    };
    /** @description A step is complete. */
    StepStop: {
      /**
       * @description Name of the event.
       * @constant
       */
      event_type: "step.stop";
      /** @description ID of the event. */
      event_id?: string | null;
      /** @description Place of the step. */
      index: number;
      /** @description Tokens used so far. */
      usage?: components["schemas"]["Usage"];
      /** @description Tokens of this step. */
      step_usage?: components["schemas"]["Usage"];
    };
    /** @description The answer breaks off. */
    StreamError: {
      /**
       * @description Name of the event.
       * @constant
       */
      event_type: "error";
      /** @description ID of the event. */
      event_id?: string | null;
      /** @description The fault. */
      error: components["schemas"]["ErrorDetail"];
    };
    /** @description Why a call was refused or failed. */
    Error: {
      /** @description The fault. */
      error: components["schemas"]["ErrorDetail"];
    };
    /** @description A fault. */
    ErrorDetail: {
      /** @description The fault in one word such as invalid_request. */
      code?: string | number | null;
      /** @description The fault in words. */
      message: string;
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
