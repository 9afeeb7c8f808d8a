// Made from specs/dialects/bedrock-converse/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for the next message of a conversation. */
    Request: {
      /** @description The conversation so far in order. */
      messages: components["schemas"]["Message"][];
      /** @description Instructions before the conversation. */
      system?: components["schemas"]["Block"][] | null;
      /** @description How the answer is made. */
      inferenceConfig?: {
        /** @description Most tokens the answer may have. */
        maxTokens?: number | null;
        /** @description Sampling temperature. */
        temperature?: number | null;
        /** @description Share of the probability mass to sample from. */
        topP?: number | null;
        /** @description Sample from this many likely tokens; sent by some clients. */
        topK?: number | null;
        /** @description Texts that end the output. */
        stopSequences?: string[] | null;
      } | null;
      /** @description What the model may call. */
      toolConfig?: {
        /** @description The tools. */
        tools?: components["schemas"]["Tool"][] | null;
        /** @description Whether the model must call. */
        toolChoice?: components["schemas"]["ToolChoice"];
      } | null;
      /** @description The vendor's filter of prompts and answers. */
      guardrailConfig?: {
        [key: string]: unknown;
      } | null;
      /** @description Members that only some models know. */
      additionalModelRequestFields?: components["schemas"]["ModelFields"];
      /** @description Values for a prompt that the vendor keeps. */
      promptVariables?: {
        [key: string]: unknown;
      } | null;
      /** @description Further members of the model's own answer. */
      additionalModelResponseFieldPaths?: string[] | null;
      /** @description Free pairs the caller wants kept with the call. */
      requestMetadata?: {
        [key: string]: unknown;
      } | null;
      /** @description How fast the answer is made. */
      performanceConfig?: {
        /**
         * @description How fast.
         * @enum {string|null}
         */
        latency?: "standard" | "optimized" | null;
      } | null;
      /** @description Processing tier. */
      serviceTier?:
        | {
            /** @description Name of the tier. */
            type?: string | null;
          }
        | string
        | null;
      /** @description The form of the answer. */
      outputConfig?: {
        /** @description Form the text must have. */
        textFormat?: components["schemas"]["TextFormat"];
        /** @description How much to reason: low, medium, high, xhigh or max. */
        effort?: string | null;
      } | null;
    };
    /** @description Members that only some models know. Members not listed here pass unread. */
    ModelFields: {
      /** @description Sample from this many likely tokens. */
      top_k?: number | null;
      /** @description The same for another family. */
      inferenceConfig?: {
        /** @description Sample from this many likely tokens. */
        topK?: number | null;
      } | null;
      /** @description How much to reason. */
      thinking?: components["schemas"]["Thinking"];
      /** @description Older name of thinking. */
      reasoning_config?: components["schemas"]["Thinking"];
      /** @description How much to reason, for another family. */
      reasoningConfig?: {
        /** @description enabled or disabled. */
        type?: string | null;
        /** @description low, medium or high. */
        maxReasoningEffort?: string | null;
      } | null;
      /** @description How much to reason, for another family. */
      reasoning_effort?: string | null;
      /** @description Effort of the model. */
      output_config?: {
        /** @description How much to reason. */
        effort?: string | null;
      } | null;
    } | null;
    /** @description How much to reason. */
    Thinking: {
      /** @description enabled, disabled or adaptive. */
      type?: string | null;
      /** @description Most tokens of reasoning. */
      budget_tokens?: number | null;
      /** @description summarized or omitted. */
      display?: string | null;
    } | null;
    /** @description The blocks of one role. */
    Message: {
      /**
       * @description The role.
       * @enum {string}
       */
      role: "user" | "assistant" | "system";
      /** @description The blocks in order. */
      content: components["schemas"]["Block"][];
    };
    /** @description A piece of a message, known by the member it has. Members not listed here pass unread. */
    Block: {
      /** @description Words. */
      text?: string | null;
      /** @description An image. */
      image?: components["schemas"]["Image"];
      /** @description A document. */
      document?: components["schemas"]["Document"];
      /** @description A video. */
      video?: components["schemas"]["Medium"];
      /** @description Sound. */
      audio?: components["schemas"]["Medium"];
      /** @description A call. */
      toolUse?: components["schemas"]["ToolUse"];
      /** @description What a tool answered. */
      toolResult?: components["schemas"]["ToolResult"];
      /** @description Words that the vendor's filter looks at. */
      guardContent?: components["schemas"]["GuardContent"];
      /** @description The prompt up to here is cached. */
      cachePoint?: components["schemas"]["CachePoint"];
      /** @description What the model thought. */
      reasoningContent?: components["schemas"]["Reasoning"];
      /** @description Words with their sources. */
      citationsContent?: components["schemas"]["Cited"];
      /** @description A source that the answer may cite. */
      searchResult?: components["schemas"]["SearchResult"];
      /** @description A result as JSON. */
      json?: unknown;
    };
    /** @description Where the bytes of a medium are, known by the member it has. */
    Bytes: {
      /** @description The bytes in base64. */
      bytes?: string | null;
      /** @description A place in the vendor's storage. */
      s3Location?: {
        /** @description An address in the vendor's storage. */
        uri?: string | null;
        /** @description Account that owns it. */
        bucketOwner?: string | null;
      } | null;
    } | null;
    /** @description An image. */
    Image: {
      /** @description png, jpeg, gif or webp. */
      format?: string | null;
      source: components["schemas"]["Bytes"];
    } | null;
    /** @description A video or sound. */
    Medium: {
      /** @description Short name of the format. */
      format?: string | null;
      source: components["schemas"]["Bytes"];
    } | null;
    /** @description A document. */
    Document: {
      /** @description Short name of the format, such as pdf. */
      format?: string | null;
      /** @description Its name; every document has its own. */
      name?: string | null;
      /** @description Its bytes or its words, known by the member it has. */
      source: {
        /** @description The bytes in base64. */
        bytes?: string | null;
        /** @description The words. */
        text?: string | null;
        /** @description The words in pieces. */
        content?: components["schemas"]["Words"][] | null;
        /** @description A place in the vendor's storage. */
        s3Location?: {
          [key: string]: unknown;
        } | null;
      } | null;
      /** @description How the document is to be read. */
      context?: string | null;
      /** @description Whether to cite it. */
      citations?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description Words. */
    Words: {
      /** @description The words. */
      text?: string | null;
    } | null;
    /** @description A call. */
    ToolUse: {
      /** @description Ties the result to the call. */
      toolUseId: string;
      /** @description The tool. */
      name: string;
      /** @description Its arguments. */
      input?: unknown;
      /** @description Kind of call. */
      type?: string | null;
    } | null;
    /** @description What a tool answered. */
    ToolResult: {
      /** @description The call it answers. */
      toolUseId: string;
      /** @description The answer. */
      content?: components["schemas"]["Block"][] | null;
      /** @description success or error. */
      status?: string | null;
      /** @description Kind of result. */
      type?: string | null;
    } | null;
    /** @description Words or an image that the vendor's filter looks at. */
    GuardContent: {
      /** @description Words. */
      text?: {
        /** @description The words. */
        text?: string | null;
        /** @description What the words are. */
        qualifiers?: string[] | null;
      } | null;
      /** @description An image. */
      image?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description The prompt up to here is cached. */
    CachePoint: {
      /** @description Always default. */
      type?: string | null;
      /** @description 5m or 1h. */
      ttl?: string | null;
    } | null;
    /** @description What the model thought. */
    Reasoning: {
      /** @description In words. */
      reasoningText?: {
        /** @description The words. */
        text?: string | null;
        /** @description Must come back unchanged with the words. */
        signature?: string | null;
      } | null;
      /** @description In a form that only the vendor reads. */
      redactedContent?: string | null;
    } | null;
    /** @description Words with their sources. */
    Cited: {
      /** @description The words. */
      content?: components["schemas"]["Words"][] | null;
      /** @description The sources. */
      citations?: components["schemas"]["Citation"][] | null;
    } | null;
    /** @description A source. */
    Citation: {
      /** @description Its title. */
      title?: string | null;
      /** @description Its name. */
      source?: string | null;
      /** @description The cited words. */
      sourceContent?: components["schemas"]["Words"][] | null;
      /** @description Where the cited words are, known by the member it has. */
      location?: {
        /** @description On a page. */
        web?: {
          /** @description The page. */
          url?: string | null;
          /** @description Its domain. */
          domain?: string | null;
        } | null;
      } | null;
    } | null;
    /** @description A source that the answer may cite. */
    SearchResult: {
      /** @description Its address. */
      source?: string | null;
      /** @description Its title. */
      title?: string | null;
      /** @description Its words. */
      content?: components["schemas"]["Words"][] | null;
      /** @description Whether to cite it. */
      citations?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description A tool, known by the member it has. */
    Tool: {
      /** @description A function. */
      toolSpec?: {
        /** @description Its name. */
        name: string;
        /** @description What it is for. */
        description?: string | null;
        /** @description Its arguments. */
        inputSchema?: {
          /** @description JSON Schema of its arguments. */
          json?: {
            [key: string]: unknown;
          } | null;
        } | null;
        /** @description Calls must satisfy the schema exactly. */
        strict?: boolean | null;
      } | null;
      /** @description A tool that the vendor runs. */
      systemTool?: {
        /** @description Its name. */
        name?: string | null;
      } | null;
      /** @description The tools up to here are cached. */
      cachePoint?: components["schemas"]["CachePoint"];
    };
    /** @description Whether the model must call, known by the member it has. */
    ToolChoice: {
      /** @description The model decides. */
      auto?: Record<string, never> | null;
      /** @description The model must call. */
      any?: Record<string, never> | null;
      /** @description The model must call this tool. */
      tool?: {
        /** @description The tool. */
        name?: string | null;
      } | null;
    } | null;
    /** @description Form the text must have. */
    TextFormat: {
      /** @description Always json_schema. */
      type: string;
      /** @description The schema. */
      structure?: {
        /** @description A JSON Schema. */
        jsonSchema?: components["schemas"]["JsonSchema"];
      } | null;
    } | null;
    /** @description A JSON Schema. */
    JsonSchema: {
      /** @description JSON Schema as text. */
      schema?: string | null;
      /** @description Its name. */
      name?: string | null;
      /** @description What the answer is for. */
      description?: string | null;
    } | null;
    /** @description The answer. */
    Response: {
      /** @description What the model made. */
      output: {
        message?: components["schemas"]["Message"];
      };
      /**
       * @description Why the answer ended: end_turn, stop_sequence, tool_use, max_tokens,
       * model_context_window_exceeded, content_filtered, guardrail_intervened, malformed_model_output or
       * malformed_tool_use.
       */
      stopReason: string;
      /** @description Tokens used. */
      usage?: components["schemas"]["Usage"];
      /** @description Times. */
      metrics?: components["schemas"]["Metrics"];
      /** @description Further members of the model's own answer. */
      additionalModelResponseFields?: {
        /** @description The stop sequence that was met. */
        stop_sequence?: string | null;
      } | null;
      /** @description What the vendor's filter and router did. */
      trace?: components["schemas"]["Trace"];
    };
    /** @description What the vendor's filter and router did. */
    Trace: {
      /** @description What the router chose. */
      promptRouter?: {
        /** @description The model that answered. */
        invokedModelId?: string | null;
      } | null;
    } | null;
    /** @description Times. */
    Metrics: {
      /** @description Milliseconds that the model took. */
      latencyMs?: number | null;
    } | null;
    /** @description Tokens used. */
    Usage: {
      /** @description Tokens of the prompt that no cache has. */
      inputTokens?: number | null;
      /** @description Tokens of the answer. */
      outputTokens?: number | null;
      /** @description All tokens. */
      totalTokens?: number | null;
      /** @description Tokens of the prompt read from a cache. */
      cacheReadInputTokens?: number | null;
      /** @description Tokens of the prompt written to a cache. */
      cacheWriteInputTokens?: number | null;
      /** @description Parts of cacheWriteInputTokens by how long they are kept. */
      cacheDetails?:
        | {
            /** @description 5m or 1h. */
            ttl?: string;
            /** @description Tokens of the prompt that are kept so long. */
            inputTokens?: number;
          }[]
        | null;
    } | null;
    /** @description One message of a stream. Its type is the name in its header. */
    Event: {
      /**
       * @description Kind of event: messageStart, contentBlockStart, contentBlockDelta, contentBlockStop,
       * messageStop, metadata or the name of an exception.
       */
      type: string;
      /** @description Always assistant. */
      role?: string | null;
      /** @description Place of the block. */
      contentBlockIndex?: number | null;
      /** @description The block that begins. */
      start?: {
        /** @description A call. */
        toolUse?: components["schemas"]["ToolUseStart"];
        /** @description The result of a tool that the vendor runs. */
        toolResult?: Record<string, never> | null;
      } | null;
      /** @description What is new. */
      delta?: {
        /** @description More words. */
        text?: string | null;
        /** @description Bytes of an image. */
        image?: {
          [key: string]: unknown;
        } | null;
        /** @description More of such a result. */
        toolResult?: Record<string, never>[] | null;
        /** @description More of a call. */
        toolUse?: {
          /** @description More of the arguments as JSON text. */
          input?: string | null;
        } | null;
        /** @description More reasoning. */
        reasoningContent?: {
          /** @description More reasoning. */
          text?: string | null;
          /** @description Must come back unchanged with the words. */
          signature?: string | null;
          /** @description Reasoning that only the vendor reads. */
          redactedContent?: string | null;
        } | null;
        /** @description A source. */
        citation?: components["schemas"]["Citation"];
      } | null;
      /**
       * @description Why the answer ended: end_turn, stop_sequence, tool_use, max_tokens,
       * model_context_window_exceeded, content_filtered, guardrail_intervened, malformed_model_output or
       * malformed_tool_use.
       */
      stopReason?: string | null;
      /** @description Further members of the model's own answer. */
      additionalModelResponseFields?: {
        /** @description The stop sequence that was met. */
        stop_sequence?: string | null;
      } | null;
      /** @description Tokens used. */
      usage?: components["schemas"]["Usage"];
      /** @description Times. */
      metrics?: components["schemas"]["Metrics"];
      /** @description What the vendor's filter and router did. */
      trace?: components["schemas"]["Trace"];
      /** @description The fault in words. */
      message?: string | null;
    };
    /** @description A call that begins. */
    ToolUseStart: {
      /** @description Ties the result to the call. */
      toolUseId?: string | null;
      /** @description The tool. */
      name?: string | null;
    } | null;
    /** @description Why a call was refused or failed. */
    Error: {
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
