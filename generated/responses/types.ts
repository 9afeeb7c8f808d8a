// Made from specs/dialects/responses/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description One call for the next items of a conversation. Only one that points at stored state may lack the
     * input, and that is refused.
     */
    Request: {
      /** @description Public ID of the model. */
      model: string;
      /** @description The conversation so far: one text of the user or a list of items in order. */
      input?: string | components["schemas"]["Item"][];
      /** @description Instructions before the input. */
      instructions?: string | null;
      /** @description Send the answer as server-sent events. */
      stream?: boolean | null;
      /** @description Settings of the stream. */
      stream_options?: {
        /** @description Pad events so that their length reveals nothing. */
        include_obfuscation?: boolean | null;
      } | null;
      /** @description Most tokens the answer may have; reasoning counts. */
      max_output_tokens?: number | null;
      /** @description Most calls of the vendor's own tools in one answer. */
      max_tool_calls?: number | null;
      /** @description Whether the vendor may cut a conversation that is too long; auto or disabled. */
      truncation?: string | null;
      /** @description Sampling temperature. */
      temperature?: number | null;
      /** @description Share of the probability mass to sample from. */
      top_p?: number | null;
      /**
       * @description Sample from this many likely tokens, 0 or less is all of them; an extension of some hosts.
       */
      top_k?: number | null;
      /** @description Makes sampling repeatable where the model can; an extension of some hosts. */
      seed?: number | null;
      /** @description How many likely tokens to report at each place. */
      top_logprobs?: number | null;
      /** @description What the model may call. */
      tools?: components["schemas"]["Tool"][] | null;
      /** @description Whether the model may or must call and what. */
      tool_choice?: components["schemas"]["ToolChoice"];
      /** @description Allow several calls in one answer. */
      parallel_tool_calls?: boolean | null;
      /** @description Form and length of the answer's words. */
      text?: components["schemas"]["TextSettings"];
      /** @description How much to reason and what of it is shown. */
      reasoning?: components["schemas"]["ReasoningSettings"];
      /** @description Extra facts wanted back such as reasoning.encrypted_content. */
      include?: string[] | null;
      /** @description Stable and opaque ID of the end user. */
      safety_identifier?: string | null;
      /** @description Older name of safety_identifier. */
      user?: string | null;
      /** @description Free pairs the caller wants kept with the call. */
      metadata?: {
        [key: string]: unknown;
      } | null;
      /** @description Groups calls that share a prompt prefix. */
      prompt_cache_key?: string | null;
      /** @description How the prompt cache is used and for how long. */
      prompt_cache_options?: {
        [key: string]: unknown;
      } | null;
      /** @description Older form of how long the cache is kept. */
      prompt_cache_retention?: string | null;
      /** @description Keep the answer with the vendor; true is refused. */
      store?: boolean | null;
      /** @description Answer later; true is refused. */
      background?: boolean | null;
      /** @description A stored answer to continue; refused. */
      previous_response_id?: string | null;
      /** @description A stored conversation to continue; refused. */
      conversation?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description A prompt stored with the vendor. */
      prompt?: {
        /** @description The stored prompt. */
        id?: string | null;
        /** @description Its version. */
        version?: string | null;
        /** @description Values for its gaps. */
        variables?: {
          [key: string]: unknown;
        } | null;
      } | null;
      /** @description How the vendor shortens a long conversation. */
      context_management?:
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description Processing tier; paid tiers are refused. */
      service_tier?: string | null;
      /** @description Moderation of input and output by the vendor. */
      moderation?: {
        [key: string]: unknown;
      } | null;
      /** @description The vendor's access programs the call is made under. */
      access_programs?: {
        [key: string]: unknown;
      } | null;
      /** @description Treatment of images in the input. */
      image?: {
        /** @description Whether older images may be compressed; enabled or disabled. */
        context_compression?: string | null;
      } | null;
    };
    /**
     * @description One entry of a conversation, identified by its type; one without a type is a message. Types not
     * listed here, such as calls of the vendor's own tools, pass unread.
     */
    Item: {
      /**
       * @description Kind of item: message (also when absent), function_call, function_call_output,
       * custom_tool_call, custom_tool_call_output, tool_search_call, tool_search_output, additional_tools,
       * agent_message, compaction_trigger, reasoning or the vendor's own.
       */
      type?: string | null;
      /** @description ID of the item itself; not the one that ties a result to its call. */
      id?: string | null;
      /** @description How far it got: in_progress, completed or incomplete. */
      status?: string | null;
      /** @description The role of a message. */
      role?: string | null;
      /** @description Words or parts of a message; of reasoning the thoughts themselves. */
      content?:
        | string
        | unknown[]
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description Whether an assistant's message is commentary or the final_answer. */
      phase?: string | null;
      /** @description Ties the result to the call. */
      call_id?: string | null;
      /** @description The tool called. */
      name?: string | null;
      /** @description Group of tools that the one called belongs to. */
      namespace?: string | null;
      /**
       * @description Tools that a search found or that the conversation adds; those of a tool server have no
       * type.
       */
      tools?:
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description Who searches for tools: client or server. */
      execution?: string | null;
      /** @description Arguments of a function as JSON text; an object in calls of the vendor's own tools. */
      arguments?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description Whether the model or one of the vendor's tools calls. */
      caller?: {
        [key: string]: unknown;
      } | null;
      /** @description Input of a custom tool as free text. */
      input?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description What the tool answered. */
      output?:
        | string
        | unknown[]
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description The agent that wrote an agent_message. */
      author?: string | null;
      /** @description The agent that an agent_message is for. */
      recipient?: string | null;
      /** @description The agent that made this item. */
      agent?: {
        [key: string]: unknown;
      } | null;
      /** @description The reasoning in short; perhaps empty. */
      summary?: components["schemas"]["Part"][] | null;
      /** @description The reasoning in opaque form; must come back unchanged. */
      encrypted_content?: string | null;
    };
    /**
     * @description A piece of a message, a result or reasoning; its type determines its field. Types not listed
     * here pass unread.
     */
    Part: {
      /**
       * @description Kind of part: input_text, output_text, summary_text, reasoning_text, refusal, input_image,
       * input_file, input_audio or encrypted_content.
       */
      type: string;
      /** @description The words. */
      text?: string | null;
      /** @description Where the words come from. */
      annotations?: components["schemas"]["Annotation"][] | null;
      /** @description Log probabilities of the tokens, on request. */
      logprobs?: components["schemas"]["TokenLogprob"][] | null;
      /** @description Words in which the assistant declined. */
      refusal?: string | null;
      /** @description What one agent writes to another; encrypted if the vendor's own model wrote it. */
      encrypted_content?: string | null;
      /** @description Address of an image or the image as a data URI. */
      image_url?: string | null;
      /** @description How closely to look. */
      detail?: string | null;
      /** @description A file that only the vendor knows. */
      file_id?: string | null;
      /** @description The document as a data URI or as the base64 of a PDF. */
      file_data?: string | null;
      /** @description Address of the document. */
      file_url?: string | null;
      /** @description Name of the document. */
      filename?: string | null;
      /** @description The sound of an input_audio part. */
      input_audio?: {
        /** @description The sound in base64. */
        data?: string | null;
        /** @description Its encoding such as wav or mp3. */
        format?: string | null;
      } | null;
      /** @description The prompt up to here is worth caching. */
      prompt_cache_breakpoint?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description Where a statement comes from; its type determines its fields. */
    Annotation: {
      /** @description url_citation, file_citation, container_file_citation or file_path. */
      type?: string | null;
      /** @description Address of the page cited. */
      url?: string | null;
      /** @description Its title. */
      title?: string | null;
      /** @description First character of the citing text. */
      start_index?: number | null;
      /** @description The character after its last. */
      end_index?: number | null;
      /** @description The file cited. */
      file_id?: string | null;
      /** @description Its name. */
      filename?: string | null;
      /** @description The container that holds the file. */
      container_id?: string | null;
      /** @description Place of the file among those searched. */
      index?: number | null;
    };
    /** @description A token and how likely it was. */
    TokenLogprob: {
      /** @description The token. */
      token?: string;
      /** @description Its log probability. */
      logprob?: number;
      /** @description Its bytes in UTF-8. */
      bytes?: number[] | null;
      /** @description The likeliest tokens at this place. */
      top_logprobs?: components["schemas"]["TokenLogprob"][] | null;
    };
    /** @description Something the model may call; types not listed here are tools the vendor runs itself. */
    Tool: {
      /** @description Kind of tool: function, custom, tool_search, namespace or the vendor's own. */
      type: string;
      /** @description Its name; of a namespace, functions if its tools are called without one. */
      name?: string | null;
      /** @description What it is for. */
      description?: string | null;
      /** @description JSON Schema of its arguments; null when it takes none. */
      parameters?: {
        [key: string]: unknown;
      } | null;
      /** @description Arguments must satisfy the schema exactly; so it is when absent. */
      strict?: boolean | null;
      /** @description Free text or a grammar that the input of a custom tool follows. */
      format?: components["schemas"]["InputFormat"];
      /** @description The tools of a namespace. */
      tools?: components["schemas"]["Tool"][] | null;
      /** @description Who searches for tools: client or server. */
      execution?: string | null;
      /** @description JSON Schema of its results. */
      output_schema?: {
        [key: string]: unknown;
      } | null;
      /** @description Keep the tool out of the prompt until a search finds it. */
      defer_loading?: boolean | null;
      /** @description Which of the vendor's tools may call it. */
      allowed_callers?: string[] | null;
    };
    /** @description What the input of a custom tool must be. */
    InputFormat: {
      /** @description text or grammar. */
      type?: string | null;
      /** @description How the grammar is written: lark or regex. */
      syntax?: string | null;
      /** @description The grammar. */
      definition?: string | null;
    } | null;
    /** @description A word such as auto, none or required; or an object that names tools. */
    ToolChoice:
      | string
      | {
          /** @description Kind of choice: function, custom, allowed_tools, mcp or one of the vendor's own tools. */
          type: string;
          /** @description The tool that must be called. */
          name?: string | null;
          /** @description Among the allowed tools: auto (it may call) or required (it must call). */
          mode?: string | null;
          /** @description The only tools the model may choose from. */
          tools?: components["schemas"]["AllowedTool"][] | null;
          /** @description The tool server that must be called. */
          server_label?: string | null;
        }
      | null;
    /** @description One of the tools the model may choose from. */
    AllowedTool: {
      /** @description Kind of tool: function, custom, namespace or the vendor's own. */
      type?: string | null;
      /** @description Its name. */
      name?: string | null;
      /** @description The tool server it belongs to. */
      server_label?: string | null;
    };
    /** @description Form and length of the answer's words. */
    TextSettings: {
      /** @description Form the answer must have. */
      format?: components["schemas"]["TextFormat"];
      /** @description How long the answer should be. */
      verbosity?: string | null;
    } | null;
    /** @description Form the answer must have. */
    TextFormat: {
      /** @description text, json_object (any JSON object) or json_schema. */
      type: string;
      /** @description A name for the schema. */
      name?: string | null;
      /** @description What the answer is for. */
      description?: string | null;
      /** @description JSON Schema the answer satisfies. */
      schema?: {
        [key: string]: unknown;
      } | null;
      /** @description The answer must satisfy the schema exactly. */
      strict?: boolean | null;
    } | null;
    /** @description How much to reason and what of it is shown. */
    ReasoningSettings: {
      /** @description How much to reason. */
      effort?: string | null;
      /** @description Show the reasoning in short: auto, concise or detailed. */
      summary?: string | null;
      /** @description Older name of summary. */
      generate_summary?: string | null;
      /** @description How the model reasons; standard or pro. */
      mode?: string | null;
      /** @description Which earlier reasoning is used: auto, current_turn or all_turns. */
      context?: string | null;
    } | null;
    /** @description The answer in full; while it streams the answer so far. Most fields repeat the request. */
    Response: {
      /** @description ID of the answer. */
      id: string;
      /**
       * @description Always response.
       * @constant
       */
      object: "response";
      /** @description Unix seconds. */
      created_at: number;
      /** @description Unix seconds at the end. */
      completed_at?: number | null;
      /** @description How far it got: in_progress, completed, incomplete, failed, cancelled or queued. */
      status: string;
      /** @description Why it failed. */
      error?: components["schemas"]["ResponseError"];
      /** @description Why it is incomplete. */
      incomplete_details?: {
        /** @description max_output_tokens, content_filter, max_messages or steered. */
        reason?: string | null;
      } | null;
      /** @description Public ID of the model. */
      model: string;
      /** @description The text and calls of the model, in order. */
      output: components["schemas"]["Item"][];
      /** @description Tokens used; null until the end. */
      usage?: components["schemas"]["Usage"];
      /** @description Instructions of the request. */
      instructions?: string | components["schemas"]["Item"][] | null;
      /** @description Limit of the request. */
      max_output_tokens?: number | null;
      /** @description Limit of the request on the vendor's own tools. */
      max_tool_calls?: number | null;
      /** @description Whether the conversation could be cut. */
      truncation?: string | null;
      /** @description Temperature used. */
      temperature?: number | null;
      /** @description Share of the probability mass used. */
      top_p?: number | null;
      /** @description How many likely tokens are reported. */
      top_logprobs?: number | null;
      /** @description Penalty used. */
      presence_penalty?: number | null;
      /** @description Penalty used for each time a token has come before. */
      frequency_penalty?: number | null;
      /** @description Tools of the request. */
      tools?: components["schemas"]["Tool"][] | null;
      /** @description Tool choice of the request. */
      tool_choice?: components["schemas"]["ToolChoice"];
      /** @description Whether several calls were allowed. */
      parallel_tool_calls?: boolean | null;
      /** @description The requested form and length. */
      text?: components["schemas"]["TextSettings"];
      /** @description The requested reasoning. */
      reasoning?: components["schemas"]["ReasoningSettings"];
      /** @description ID of the end user. */
      safety_identifier?: string | null;
      /** @description Older name of safety_identifier. */
      user?: string | null;
      /** @description Free pairs of the request. */
      metadata?: {
        [key: string]: unknown;
      } | null;
      /** @description Cache key of the request. */
      prompt_cache_key?: string | null;
      /** @description How the prompt cache was used. */
      prompt_cache_options?: {
        [key: string]: unknown;
      } | null;
      /** @description How long the cache is kept. */
      prompt_cache_retention?: string | null;
      /** @description Always false. */
      store?: boolean | null;
      /** @description Always false. */
      background?: boolean | null;
      /** @description Always null. */
      previous_response_id?: string | null;
      /** @description Always null. */
      conversation?: {
        [key: string]: unknown;
      } | null;
      /** @description Stored prompt of the request. */
      prompt?: {
        [key: string]: unknown;
      } | null;
      /** @description Tier that served the call. */
      service_tier?: string | null;
      /** @description What moderation found. */
      moderation?: {
        [key: string]: unknown;
      } | null;
      /** @description Access programs that applied. */
      access_programs?: {
        [key: string]: unknown;
      } | null;
      /** @description How images were treated. */
      image?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description Why an answer failed. */
    ResponseError: {
      /** @description The fault in one word such as server_error. */
      code?: string | null;
      /** @description The kind of the fault. */
      type?: string | null;
      /** @description The fault in words. */
      message: string;
    } | null;
    /** @description Tokens used. */
    Usage: {
      /** @description All input tokens; cached ones included. */
      input_tokens: number;
      /** @description Parts of input_tokens. */
      input_tokens_details?: {
        /** @description Read from a cache. */
        cached_tokens?: number | null;
        /** @description Written to a cache. */
        cache_write_tokens?: number | null;
      } | null;
      /** @description All output tokens; reasoning included. */
      output_tokens: number;
      /** @description Parts of output_tokens. */
      output_tokens_details?: {
        /** @description Spent on reasoning. */
        reasoning_tokens?: number | null;
      } | null;
      /** @description Both together. */
      total_tokens: number;
      /** @description What some hosts charge in ticks; 10 000 000 000 make a US dollar. */
      cost_in_usd_ticks?: number | null;
      /** @description What some hosts charge in US dollars. */
      cost?: number | null;
    } | null;
    /** @description One event of a stream, identified by its type, which is also the name of the event. */
    Event:
      | components["schemas"]["ResponseEvent"]
      | components["schemas"]["ItemEvent"]
      | components["schemas"]["PartEvent"]
      | components["schemas"]["TextDelta"]
      | components["schemas"]["TextDone"]
      | components["schemas"]["RefusalDone"]
      | components["schemas"]["AnnotationAdded"]
      | components["schemas"]["CallDelta"]
      | components["schemas"]["CallDone"]
      | components["schemas"]["SummaryPartEvent"]
      | components["schemas"]["SummaryTextDelta"]
      | components["schemas"]["SummaryTextDone"]
      | components["schemas"]["KeepAlive"]
      | components["schemas"]["StreamError"]
      | components["schemas"]["HostedEvent"];
    /** @description The answer starts, continues or ends. */
    ResponseEvent: {
      /**
       * @description Name of the event.
       * @enum {unknown}
       */
      type:
        | "response.created"
        | "response.in_progress"
        | "response.queued"
        | "response.completed"
        | "response.incomplete"
        | "response.failed";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description The answer so far; in the last event the whole of it with the usage. */
      response: components["schemas"]["Response"];
    };
    /** @description An item begins or is complete. */
    ItemEvent: {
      /**
       * @description Name of the event.
       * @enum {unknown}
       */
      type: "response.output_item.added" | "response.output_item.done";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description Place of the item. */
      output_index: number;
      /** @description The item before its content or with all of it. */
      item: components["schemas"]["Item"];
    };
    /** @description A part of an item begins or is complete. */
    PartEvent: {
      /**
       * @description Name of the event; some hosts have their own for reasoning.
       * @enum {unknown}
       */
      type:
        | "response.content_part.added"
        | "response.content_part.done"
        | "response.reasoning_part.added"
        | "response.reasoning_part.done";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description ID of the item. */
      item_id: string;
      /** @description Place of the item. */
      output_index: number;
      /** @description Place of the part. */
      content_index: number;
      /** @description The part before its words or with all of them. */
      part: components["schemas"]["Part"];
    };
    /** @description More words of a part. */
    TextDelta: {
      /**
       * @description Name of the event.
       * @enum {unknown}
       */
      type: "response.output_text.delta" | "response.refusal.delta" | "response.reasoning_text.delta";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description ID of the item. */
      item_id: string;
      /** @description Place of the item. */
      output_index: number;
      /** @description Place of the part. */
      content_index: number;
      /** @description The words. */
      delta: string;
      /** @description Log probabilities of the tokens, on request. */
      logprobs?: components["schemas"]["TokenLogprob"][] | null;
      /** @description Padding without meaning. */
      obfuscation?: string | null;
    };
    /** @description The words of a part are complete. */
    TextDone: {
      /**
       * @description Name of the event.
       * @enum {unknown}
       */
      type: "response.output_text.done" | "response.reasoning_text.done";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description ID of the item. */
      item_id: string;
      /** @description Place of the item. */
      output_index: number;
      /** @description Place of the part. */
      content_index: number;
      /** @description All the words. */
      text: string;
      /** @description Log probabilities of the tokens, on request. */
      logprobs?: components["schemas"]["TokenLogprob"][] | null;
    };
    /** @description A refusal is complete. */
    RefusalDone: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "response.refusal.done";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description ID of the item. */
      item_id: string;
      /** @description Place of the item. */
      output_index: number;
      /** @description Place of the part. */
      content_index: number;
      /** @description All the words in which the model declined. */
      refusal: string;
    };
    /** @description It is now known where some words come from. */
    AnnotationAdded: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "response.output_text.annotation.added";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description ID of the item. */
      item_id: string;
      /** @description Place of the item. */
      output_index: number;
      /** @description Place of the part. */
      content_index: number;
      /** @description Place of the annotation. */
      annotation_index?: number;
      /** @description Where the words come from. */
      annotation: components["schemas"]["Annotation"];
    };
    /** @description More of what a tool is called with. */
    CallDelta: {
      /**
       * @description Name of the event.
       * @enum {unknown}
       */
      type: "response.function_call_arguments.delta" | "response.custom_tool_call_input.delta";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description ID of the item. */
      item_id: string;
      /** @description Place of the item. */
      output_index: number;
      /** @description More of the arguments as JSON text cut anywhere; of a custom tool more of its input. */
      delta: string;
      /** @description Padding without meaning. */
      obfuscation?: string | null;
    };
    /** @description What a tool is called with is complete. */
    CallDone: {
      /**
       * @description Name of the event.
       * @enum {unknown}
       */
      type: "response.function_call_arguments.done" | "response.custom_tool_call_input.done";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description ID of the item. */
      item_id: string;
      /** @description Place of the item. */
      output_index: number;
      /** @description The function called. */
      name?: string | null;
      /** @description All the arguments as JSON text. */
      arguments?: string;
      /** @description All the input of a custom tool. */
      input?: string;
    };
    /** @description A part of the short form of reasoning begins or is complete. */
    SummaryPartEvent: {
      /**
       * @description Name of the event.
       * @enum {unknown}
       */
      type: "response.reasoning_summary_part.added" | "response.reasoning_summary_part.done";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description ID of the item. */
      item_id: string;
      /** @description Place of the item. */
      output_index: number;
      /** @description Place of the part in the summary. */
      summary_index: number;
      /** @description The part before its words or with all of them. */
      part: components["schemas"]["Part"];
    };
    /** @description More of the reasoning in short. */
    SummaryTextDelta: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "response.reasoning_summary_text.delta";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description ID of the item. */
      item_id: string;
      /** @description Place of the item. */
      output_index: number;
      /** @description Place of the part in the summary. */
      summary_index: number;
      /** @description The words. */
      delta: string;
      /** @description Padding without meaning. */
      obfuscation?: string | null;
    };
    /** @description The words of a part of the summary are complete. */
    SummaryTextDone: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "response.reasoning_summary_text.done";
      /** @description Counts the events from 0. */
      sequence_number: number;
      /** @description ID of the item. */
      item_id: string;
      /** @description Place of the item. */
      output_index: number;
      /** @description Place of the part in the summary. */
      summary_index: number;
      /** @description All the words. */
      text: string;
    };
    /** @description Keeps the connection alive; may come at any time. */
    KeepAlive: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "keepalive";
      /** @description Counts the events from 0. */
      sequence_number?: number | null;
    };
    /** @description The answer breaks off. The fault is in the event itself or in its error. */
    StreamError: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: "error";
      /** @description Counts the events from 0. */
      sequence_number?: number | null;
      /** @description The fault in one word. */
      code?: string | null;
      /** @description The fault in words. */
      message?: string | null;
      /** @description Path of the field at fault. */
      param?: string | null;
      /** @description The fault, if it is not in the event itself. */
      error?: components["schemas"]["ErrorDetail"];
    };
    /** @description News of one of the vendor's own tools; passes unread. */
    HostedEvent: {
      /** @description Name of the event; none of those above. */
      type: string;
      /** @description Counts the events from 0. */
      sequence_number: number;
    };
    /** @description Why a call was refused or failed. */
    Error: {
      /** @description The fault. */
      error: components["schemas"]["ErrorDetail"];
    };
    /** @description A fault. */
    ErrorDetail: {
      /** @description The fault in words. */
      message: string;
      /** @description Family of the fault such as invalid_request_error. */
      type?: string | null;
      /** @description Path of the field at fault. */
      param?: string | null;
      /** @description The fault in one word; a number at some hosts. */
      code?: string | number | null;
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
