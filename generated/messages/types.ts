// Made from specs/dialects/messages/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A request whose tokens are to be counted; whatever it may hold is the same as in a call. */
    CountRequest: {
      /** @description Public ID of the model. */
      model: string;
      /** @description The turns so far in order. */
      messages: components["schemas"]["Message"][];
      /** @description Instructions: one text or a list of text blocks. */
      system?: string | components["schemas"]["Block"][] | null;
      /** @description What the model may call. */
      tools?: components["schemas"]["Tool"][] | null;
    };
    /** @description How many tokens a request has. */
    Count: {
      /** @description Estimated number of tokens. */
      input_tokens: number;
    };
    /** @description One call for the next turn of a conversation. */
    Request: {
      /** @description Public ID of the model. */
      model: string;
      /** @description The turns so far in order. */
      messages: components["schemas"]["Message"][];
      /** @description Most tokens the answer may have; reasoning counts; 0 only fills the cache. */
      max_tokens: number;
      /** @description Instructions: one text or a list of text blocks. */
      system?: string | components["schemas"]["Block"][] | null;
      /** @description Send the answer as named events. */
      stream?: boolean | null;
      /** @description Texts that end the output. */
      stop_sequences?: string[] | null;
      /** @description Sampling temperature; newer models take only 1. */
      temperature?: number | null;
      /** @description Share of the probability mass to sample from. */
      top_p?: number | null;
      /** @description Sample from the k likeliest tokens. */
      top_k?: number | null;
      /** @description Whether the model reasons and what of it is shown. */
      thinking?: components["schemas"]["Thinking"];
      /** @description Effort and form of the answer. */
      output_config?: components["schemas"]["OutputConfig"];
      /** @description Older place of output_config.format. */
      output_format?: components["schemas"]["OutputFormat"];
      /** @description What the model may call. */
      tools?: components["schemas"]["Tool"][] | null;
      /** @description Whether the model may or must call and what. */
      tool_choice?: components["schemas"]["ToolChoice"];
      /** @description About the caller. */
      metadata?: {
        /** @description Opaque ID of the end user. */
        user_id?: string | null;
      } | null;
      /** @description Cache the prompt up to its last cacheable block. */
      cache_control?: components["schemas"]["CacheControl"];
      /** @description Processing tier; paid tiers are refused. */
      service_tier?: string | null;
      /** @description Speed of the answer; standard or fast. */
      speed?: string | null;
      /** @description Region in which the model runs. */
      inference_geo?: string | null;
      /** @description Container the vendor runs code in. */
      container?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description Extra facts about the call wanted back. */
      diagnostics?: {
        [key: string]: unknown;
      } | null;
      /** @description Tool servers the vendor calls itself. */
      mcp_servers?:
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description How the vendor shortens a long conversation. */
      context_management?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description One turn. One of the system may set how the turns after it are answered, and say nothing. */
    Message: {
      /**
       * @description The role; instructions inside the conversation have the role system.
       * @enum {string}
       */
      role: "user" | "assistant" | "system";
      /** @description One text or a list of blocks. */
      content?: string | components["schemas"]["Block"][];
      /** @description How the turns after this one of the system are answered: its effort. */
      output_config?: {
        [key: string]: unknown;
      } | null;
      /** @description How long a turn of the system is shown to the model. */
      clear_at?: string | null;
    };
    /** @description A piece of a turn; its type determines its fields. Types not listed here pass unread. */
    Block: {
      /**
       * @description Kind of block: text, image, document, thinking, redacted_thinking, tool_use, tool_result,
       * tool_reference, search_result or the vendor's own.
       */
      type: string;
      /** @description The words of a text block. */
      text?: string | null;
      /** @description On text a list of where the words come from; on a document whether it may be cited. */
      citations?:
        | components["schemas"]["Citation"][]
        | {
            /** @description The document may be cited. */
            enabled?: boolean | null;
          }
        | null;
      /** @description Where the bytes of an image or a document are. */
      source?: components["schemas"]["Source"];
      /** @description Name of a document. */
      title?: string | null;
      /** @description What the model should know about a document beside its content. */
      context?: string | null;
      /** @description The reasoning in readable form; perhaps empty. */
      thinking?: string | null;
      /** @description Opaque proof of the reasoning; must come back unchanged. */
      signature?: string | null;
      /** @description Reasoning that is only there in opaque form. */
      data?: string | null;
      /** @description Ties the result to the call. */
      id?: string | null;
      /** @description The tool called. */
      name?: string | null;
      /** @description Arguments of the call. */
      input?: {
        [key: string]: unknown;
      } | null;
      /** @description Whether the model or one of the vendor's tools calls. */
      caller?: {
        [key: string]: unknown;
      } | null;
      /** @description The call that a result answers. */
      tool_use_id?: string | null;
      /** @description The tool that a reference points at. */
      tool_name?: string | null;
      /** @description What the tool answered; an object in results of the vendor's own tools. */
      content?:
        | string
        | components["schemas"]["Block"][]
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description The tool failed. */
      is_error?: boolean | null;
      /** @description A file that only the vendor knows. */
      file_id?: string | null;
      /** @description The prompt up to here is worth caching. */
      cache_control?: components["schemas"]["CacheControl"];
    };
    /** @description Where the bytes of a medium are; a search result has the bare address of its page here. */
    Source:
      | {
          /** @description How it is given: base64, url, file, text or content. */
          type?: string;
          /** @description Media type of the data. */
          media_type?: string | null;
          /** @description The bytes in base64; the words themselves when type is text. */
          data?: string | null;
          /** @description An address to fetch them from. */
          url?: string | null;
          /** @description A file that only the vendor knows. */
          file_id?: string | null;
          /** @description A document given as a text or a list of blocks. */
          content?: string | components["schemas"]["Block"][] | null;
        }
      | string
      | null;
    /** @description Where a statement comes from; its type determines its members. */
    Citation: {
      /**
       * @description char_location, page_location, content_block_location, search_result_location or
       * web_search_result_location.
       */
      type?: string;
      /** @description The words cited. */
      cited_text?: string | null;
      /** @description The web page. */
      url?: string | null;
      /** @description Title of the page or the search result. */
      title?: string | null;
      /** @description Source of a search result. */
      source?: string | null;
      /** @description Opaque reference that must come back unchanged. */
      encrypted_index?: string | null;
      /** @description Which document of the request. */
      document_index?: number | null;
      /** @description Its title. */
      document_title?: string | null;
      /** @description Which search result of the request. */
      search_result_index?: number | null;
      /** @description First character cited. */
      start_char_index?: number | null;
      /** @description The character after the last. */
      end_char_index?: number | null;
      /** @description First page cited. */
      start_page_number?: number | null;
      /** @description The page after the last. */
      end_page_number?: number | null;
      /** @description First block cited. */
      start_block_index?: number | null;
      /** @description The block after the last. */
      end_block_index?: number | null;
    };
    /** @description A mark up to which the prompt is worth caching. */
    CacheControl: {
      /** @description Kind of cache; ephemeral. */
      type?: string | null;
      /** @description How long it is kept; 5m or 1h. */
      ttl?: string | null;
    } | null;
    /** @description Whether the model reasons and what of it is shown. */
    Thinking: {
      /** @description enabled (with a budget), adaptive, disabled or between_tools. */
      type: string;
      /** @description Most tokens of reasoning when type is enabled. */
      budget_tokens?: number | null;
      /** @description summarized: show a readable form; omitted: only the signature. */
      display?: string | null;
    } | null;
    /** @description Effort and form of the answer. */
    OutputConfig: {
      /** @description How much to reason and write. */
      effort?: string | null;
      /** @description Form the answer must have. */
      format?: components["schemas"]["OutputFormat"];
      /** @description Tokens a whole task may use. */
      task_budget?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description Form the answer must have. */
    OutputFormat: {
      /** @description Kind of form; json_schema. */
      type: string;
      /** @description JSON Schema the answer satisfies. */
      schema?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description Something the model may call; with a dated type it is one the vendor runs or defines itself. */
    Tool: {
      /** @description Kind of tool: custom (also when absent) or the vendor's own. */
      type?: string | null;
      /** @description Its name. */
      name?: string | null;
      /** @description What it is for. */
      description?: string | null;
      /** @description JSON Schema of its arguments. */
      input_schema?: {
        [key: string]: unknown;
      } | null;
      /** @description Arguments must satisfy the schema exactly. */
      strict?: boolean | null;
      /** @description The tools up to here are worth caching. */
      cache_control?: components["schemas"]["CacheControl"];
      /** @description Stream arguments before they are known to be valid. */
      eager_input_streaming?: boolean | null;
      /** @description Examples of arguments. */
      input_examples?:
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description Keep the tool out of the prompt until a search finds it. */
      defer_loading?: boolean | null;
      /** @description Which of the vendor's tools may call it. */
      allowed_callers?: string[] | null;
    };
    /** @description Whether the model may or must call and what. */
    ToolChoice: {
      /** @description auto, any (it must call), tool (it must call the one named) or none. */
      type: string;
      /** @description The tool when type is tool. */
      name?: string | null;
      /** @description At most one call in the answer. */
      disable_parallel_tool_use?: boolean | null;
    } | null;
    /** @description The answer in full. */
    Response: {
      /** @description ID of the answer. */
      id: string;
      /**
       * @description Always message.
       * @constant
       */
      type: "message";
      /** @description Always assistant. */
      role: string;
      /** @description Public ID of the model. */
      model: string;
      /** @description The output of the model, in order; it may be empty. */
      content: components["schemas"]["Block"][];
      /**
       * @description Why it ended: end_turn, max_tokens, stop_sequence, tool_use, pause_turn, refusal; null while
       * it streams.
       */
      stop_reason?: string | null;
      /** @description The stop sequence that was met. */
      stop_sequence?: string | null;
      /** @description More about a refusal. */
      stop_details?: components["schemas"]["StopDetails"];
      /** @description Tokens used. */
      usage: components["schemas"]["Usage"];
      /** @description Container the vendor ran code in. */
      container?: components["schemas"]["Container"];
      /** @description How the vendor shortened the conversation. */
      context_management?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description More about a refusal. */
    StopDetails: {
      /** @description Always refusal. */
      type?: string;
      /** @description Policy that was touched. */
      category?: string | null;
      /** @description Why in words. */
      explanation?: string | null;
      /** @description Model the vendor would try instead. */
      recommended_model?: string | null;
    } | null;
    /** @description Container the vendor runs code in. */
    Container: {
      /** @description Names it in later calls. */
      id?: string;
      /** @description When it ends. */
      expires_at?: string;
    } | null;
    /** @description Tokens used; in a stream each count covers the whole answer so far. */
    Usage: {
      /** @description Prompt tokens that touched no cache. */
      input_tokens?: number | null;
      /** @description Prompt tokens read from a cache. */
      cache_read_input_tokens?: number | null;
      /** @description Prompt tokens written to a cache. */
      cache_creation_input_tokens?: number | null;
      /** @description Parts of cache_creation_input_tokens by how long they are kept. */
      cache_creation?: {
        /** @description Kept five minutes. */
        ephemeral_5m_input_tokens?: number | null;
        /** @description Kept an hour. */
        ephemeral_1h_input_tokens?: number | null;
      } | null;
      /** @description All output tokens; reasoning included. */
      output_tokens: number;
      /** @description Parts of output_tokens. */
      output_tokens_details?: {
        /** @description Spent on reasoning. */
        thinking_tokens?: number | null;
      } | null;
      /** @description Uses of the vendor's own tools. */
      server_tool_use?: {
        /** @description Searches. */
        web_search_requests?: number | null;
        /** @description Pages fetched. */
        web_fetch_requests?: number | null;
      } | null;
      /** @description Tier that served the call. */
      service_tier?: string | null;
      /** @description Speed that served the call. */
      speed?: string | null;
      /** @description Region that served the call. */
      inference_geo?: string | null;
      /** @description Usage of each model run inside the call. The counts above are those of its messages. */
      iterations?:
        | ({
            /** @description message, compaction, advisor_message or fallback_message. */
            type?: string;
            /** @description Prompt tokens that touched no cache. */
            input_tokens?: number;
            /** @description Prompt tokens read from a cache. */
            cache_read_input_tokens?: number | null;
            /** @description Prompt tokens written to a cache. */
            cache_creation_input_tokens?: number | null;
            /** @description Parts of cache_creation_input_tokens by how long they are kept. */
            cache_creation?: {
              /** @description Kept five minutes. */
              ephemeral_5m_input_tokens?: number | null;
              /** @description Kept an hour. */
              ephemeral_1h_input_tokens?: number | null;
            } | null;
            /** @description All output tokens. */
            output_tokens?: number;
          } & {
            [key: string]: unknown;
          })[]
        | null;
    };
    /** @description One event of a stream, identified by its type, which is also the name of the event. */
    Event:
      | components["schemas"]["MessageStart"]
      | components["schemas"]["ContentBlockStart"]
      | components["schemas"]["ContentBlockDelta"]
      | components["schemas"]["ContentBlockStop"]
      | components["schemas"]["MessageDelta"]
      | components["schemas"]["MessageStop"]
      | components["schemas"]["Ping"]
      | components["schemas"]["Error"];
    /** @description The answer begins. */
    MessageStart: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "message_start";
      /** @description The answer before its content. */
      message: components["schemas"]["Response"];
    };
    /** @description A block begins; only one is open at a time. */
    ContentBlockStart: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "content_block_start";
      /** @description Place of the block. */
      index: number;
      /** @description The block before its content. */
      content_block: components["schemas"]["Block"];
    };
    /** @description A piece of the open block. */
    ContentBlockDelta: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "content_block_delta";
      /** @description Place of the block. */
      index: number;
      /** @description The piece. */
      delta: components["schemas"]["BlockDelta"];
    };
    /** @description A piece of a block; its type determines its field. */
    BlockDelta: {
      /**
       * @description text_delta, input_json_delta, thinking_delta, signature_delta, citations_delta or the
       * vendor's own.
       */
      type: string;
      /** @description More words. */
      text?: string;
      /** @description More of the arguments as JSON text cut anywhere. */
      partial_json?: string;
      /** @description More of the reasoning. */
      thinking?: string;
      /** @description The opaque proof of the reasoning. */
      signature?: string;
      /** @description Where the words come from. */
      citation?: components["schemas"]["Citation"];
      /** @description The summary that replaces a long conversation. */
      content?: string | null;
    };
    /** @description The open block is complete. */
    ContentBlockStop: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "content_block_stop";
      /** @description Place of the block. */
      index: number;
    };
    /** @description The answer has ended, and why; its counts replace earlier ones. */
    MessageDelta: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "message_delta";
      /** @description What is now known of the answer. */
      delta: {
        /** @description Why it ended. */
        stop_reason?: string | null;
        /** @description The stop sequence that was met. */
        stop_sequence?: string | null;
        /** @description More about a refusal. */
        stop_details?: components["schemas"]["StopDetails"];
        /** @description Container the vendor ran code in. */
        container?: components["schemas"]["Container"];
      };
      /** @description Tokens used so far. */
      usage: components["schemas"]["Usage"];
      /** @description How the vendor shortened the conversation. */
      context_management?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description The last event. */
    MessageStop: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "message_stop";
    };
    /** @description Keeps the connection alive; may come at any time. */
    Ping: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "ping";
    };
    /** @description Why a call was refused or failed; in a stream the answer breaks off. */
    Error: {
      /**
       * @description Always error; the name of the event in a stream.
       * @constant
       */
      type: "error";
      /** @description The fault. */
      error: {
        /** @description Family of the fault such as invalid_request_error. */
        type: string;
        /** @description The fault in words. */
        message: string;
        /** @description More about the fault. */
        details?: {
          [key: string]: unknown;
        } | null;
      };
      /** @description Names the call in logs. */
      request_id?: string | null;
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
