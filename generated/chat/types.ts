// Made from specs/dialects/chat/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for the next message of a conversation. */
    Request: {
      /** @description Public ID of the model. */
      model: string;
      /** @description The conversation so far in order. */
      messages: components["schemas"]["Message"][];
      /** @description Send the answer as server-sent chunks. */
      stream?: boolean | null;
      /** @description Settings of the stream. */
      stream_options?: components["schemas"]["StreamOptions"];
      /** @description Most tokens the answer may have; reasoning counts. */
      max_completion_tokens?: number | null;
      /** @description Older name of max_completion_tokens. */
      max_tokens?: number | null;
      /** @description One text or a list of texts that end the output. */
      stop?: string | string[] | null;
      /** @description Sampling temperature. */
      temperature?: number | null;
      /** @description Share of the probability mass to sample from. */
      top_p?: number | null;
      /** @description Penalty on a token for each time it has come before. */
      frequency_penalty?: number | null;
      /** @description Penalty on a token that has come before at all. */
      presence_penalty?: number | null;
      /** @description Bias added to single tokens by their number. */
      logit_bias?: {
        [key: string]: number;
      } | null;
      /** @description Another name of seed; an extension of one host. */
      random_seed?: number | null;
      /** @description Makes sampling repeatable as far as the model can. */
      seed?: number | null;
      /** @description How many choices to make. */
      n?: number | null;
      /** @description Report the log probability of every output token. */
      logprobs?: boolean | null;
      /** @description How many likely tokens to report at each place; needs logprobs. */
      top_logprobs?: number | null;
      /** @description What the model may call. */
      tools?: components["schemas"]["Tool"][] | null;
      /** @description Whether the model may or must call and what. */
      tool_choice?: components["schemas"]["ToolChoice"];
      /** @description Allow several calls in one message. */
      parallel_tool_calls?: boolean | null;
      /** @description Predecessor of tools. */
      functions?: components["schemas"]["FunctionDefinition"][] | null;
      /** @description Predecessor of tool_choice: a word or the name of a function. */
      function_call?:
        | string
        | {
            /** @description The function that must be called. */
            name?: string;
          }
        | null;
      /** @description Lets the vendor search the web while it answers. */
      web_search_options?: {
        [key: string]: unknown;
      } | null;
      /** @description Form the answer must have. */
      response_format?: components["schemas"]["ResponseFormat"];
      /** @description How long the answer should be. */
      verbosity?: string | null;
      /** @description Kinds of output wanted. */
      modalities?: string[] | null;
      /** @description Format and voice of spoken output. */
      audio?: {
        [key: string]: unknown;
      } | null;
      /** @description Text the caller expects to come back almost unchanged. */
      prediction?: components["schemas"]["Prediction"];
      /** @description How much to reason. */
      reasoning_effort?: string | null;
      /** @description How much to reason, in the form of clients of some hosts. */
      reasoning?: components["schemas"]["ReasoningSettings"];
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
      /** @description Answer later; true is refused. */
      deferred?: boolean | null;
      /** @description Keep the answer with the vendor. */
      store?: boolean | null;
      /** @description Processing tier; paid tiers are refused. */
      service_tier?: string | null;
      /** @description Moderation of input and output by the vendor. */
      moderation?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description Settings of the stream. */
    StreamOptions: {
      /** @description Send one last chunk with the usage and no choices. */
      include_usage?: boolean | null;
      /** @description Pad chunks so that their length reveals nothing. */
      include_obfuscation?: boolean | null;
    } | null;
    /** @description A message of one role. Its fields depend on the role. */
    Message: {
      /**
       * @description The role.
       * @enum {string}
       */
      role: "developer" | "system" | "user" | "assistant" | "tool" | "function";
      /** @description The words or a list of parts; an assistant that only calls has none. */
      content?: string | components["schemas"]["Part"][] | null;
      /** @description Distinguishes participants of one role. */
      name?: string | null;
      /** @description Calls the assistant made. */
      tool_calls?: components["schemas"]["ToolCall"][] | null;
      /** @description The call that a tool message answers. */
      tool_call_id?: string | null;
      /** @description Predecessor of tool_calls. */
      function_call?: components["schemas"]["FunctionCall"];
      /** @description Words in which the assistant declined. */
      refusal?: string | null;
      /** @description Names a spoken answer given earlier. */
      audio?: {
        [key: string]: unknown;
      } | null;
      /** @description Citations of an earlier answer; sent back by some clients. */
      annotations?: unknown[] | null;
      /** @description Reasoning of an earlier answer; an extension of many hosts. */
      reasoning_content?: string | null;
      /** @description Another common name of reasoning_content. */
      reasoning?: string | null;
      /** @description Images of an earlier answer; an extension of hosts of models that make some. */
      images?: components["schemas"]["AnswerImage"][] | Record<string, never> | string | null;
      /** @description One host's typed record of earlier reasoning. */
      reasoning_details?: unknown[] | null;
    };
    /** @description A piece of a message; its type determines its field. Types not listed here pass unread. */
    Part: {
      /**
       * @description Kind: text, image_url, input_audio, file, document_url, refusal, thinking, reasoning,
       * tool_use, tool_result.
       */
      type: string;
      /** @description The words of a text part. */
      text?: string | null;
      /** @description The image of an image_url part; some hosts take the bare address. */
      image_url?:
        | {
            /** @description An http address or a data URI. */
            url?: string | null;
            /** @description How closely to look. */
            detail?: string | null;
          }
        | string
        | null;
      /** @description The sound of an input_audio part. */
      input_audio?: {
        /** @description The sound in base64. */
        data?: string | null;
        /** @description Its encoding such as wav or mp3. */
        format?: string | null;
      } | null;
      /** @description The document of a file part. */
      file?: {
        /** @description The document as a data URI or as the base64 of a PDF. */
        file_data?: string | null;
        /** @description Its name. */
        filename?: string | null;
        /** @description A file that only the vendor knows. */
        file_id?: string | null;
      } | null;
      /**
       * @description The document of a document_url part, as an http address or a data URI; an extension of one
       * host.
       */
      document_url?: string | null;
      /** @description Its name. */
      document_name?: string | null;
      /** @description Words in which the assistant declined. */
      refusal?: string | null;
      /** @description Reasoning as text parts; an extension of one host. */
      thinking?: string | components["schemas"]["Part"][] | null;
      /** @description Reasoning as texts in short; an extension of one host. */
      summary?: string | components["schemas"]["Part"][] | null;
      /** @description The reasoning of this part is complete. */
      closed?: boolean | null;
      /** @description ID of a tool_use part; one editor sends calls as such parts. */
      id?: string | null;
      /** @description The tool that a tool_use part calls. */
      name?: string | null;
      /** @description Arguments of a tool_use part. */
      input?: {
        [key: string]: unknown;
      } | null;
      /** @description The call that a tool_result part answers. */
      tool_use_id?: string | null;
      /** @description What the tool of a tool_result part returned. */
      content?: string | components["schemas"]["Part"][] | null;
      /** @description The tool of a tool_result part failed. */
      is_error?: boolean | null;
      /** @description The prompt up to here is worth caching. */
      prompt_cache_breakpoint?: {
        [key: string]: unknown;
      } | null;
      /** @description The same as some hosts name it. */
      cache_control?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description A call of a tool. */
    ToolCall: {
      /** @description Ties the result to the call. */
      id: string;
      /** @description Kind of call: function (also when absent) or custom. */
      type?: string | null;
      /** @description Place in the list; redundant here but sent by some hosts. */
      index?: number | null;
      /** @description The function and its arguments. */
      function?: components["schemas"]["FunctionCall"];
      /** @description The custom tool and its input. */
      custom?: components["schemas"]["CustomCall"];
      /** @description Opaque state that must come back with the call. */
      extra_content?: components["schemas"]["ExtraContent"];
    };
    /** @description A function and the arguments it is called with. */
    FunctionCall: {
      /** @description The function. */
      name?: string | null;
      /** @description Its arguments as JSON text; written by a model and perhaps not valid. */
      arguments?: string | null;
    } | null;
    /** @description A custom tool and the free text it is called with. */
    CustomCall: {
      /** @description The tool. */
      name?: string | null;
      /** @description Its input as free text. */
      input?: string | null;
    } | null;
    /** @description Vendor state beside a call; an extension. */
    ExtraContent: {
      /** @description State of one vendor. */
      google?: {
        /** @description Opaque reasoning state behind the call. */
        thought_signature?: string | null;
      } | null;
      /** @description The same from another host of that vendor. */
      vertex?: {
        /** @description Opaque reasoning state behind the call. */
        thought_signature?: string | null;
      } | null;
    } | null;
    /** @description Something the model may call. */
    Tool: {
      /** @description Kind of tool: function (also when absent), custom or one a host runs itself. */
      type?: string | null;
      /** @description The function offered. */
      function?: components["schemas"]["FunctionDefinition"];
      /** @description The custom tool offered. */
      custom?: components["schemas"]["CustomDefinition"];
      /** @description The tools up to here are worth caching; some hosts know it. */
      cache_control?: {
        [key: string]: unknown;
      } | null;
      /** @description Its name; one editor sends no object around it. */
      name?: string | null;
      /** @description What it is for; next to a name. */
      description?: string | null;
      /** @description JSON Schema of its arguments; next to a name. */
      parameters?: {
        [key: string]: unknown;
      } | null;
      /** @description The same by another name. */
      input_schema?: {
        [key: string]: unknown;
      } | null;
      /** @description Arguments must satisfy the schema exactly; next to a name. */
      strict?: boolean | null;
      /** @description The form of the free text; next to a name. */
      format?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description A function the caller runs. */
    FunctionDefinition: {
      /** @description Its name. */
      name: string;
      /** @description What it is for. */
      description?: string | null;
      /** @description JSON Schema of its arguments; absent when it takes none. */
      parameters?: {
        [key: string]: unknown;
      } | null;
      /** @description Arguments must satisfy the schema exactly. */
      strict?: boolean | null;
      /** @description The tools up to here are worth caching; some hosts know it. */
      cache_control?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description A tool that takes free text. */
    CustomDefinition: {
      /** @description Its name. */
      name: string;
      /** @description What it is for. */
      description?: string | null;
      /** @description Free text or a grammar the input follows. */
      format?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description A word such as auto, none or required; or an object that names tools. */
    ToolChoice:
      | string
      | {
          /**
           * @description Kind of choice: function, custom, tool or allowed_tools; one editor sends auto, none,
           * required or any.
           */
          type?: string | null;
          /** @description The function that must be called. */
          function?: components["schemas"]["NamedTool"];
          /** @description The custom tool that must be called. */
          custom?: components["schemas"]["NamedTool"];
          /** @description The tool that must be called; one editor sends it like this. */
          name?: string | null;
          /** @description The only tools the model may choose from. */
          allowed_tools?: {
            /** @description auto: it may call one; required: it must. */
            mode?: string | null;
            /** @description The tools. */
            tools?: components["schemas"]["AllowedTool"][] | null;
          } | null;
        }
      | null;
    /** @description A tool by its name. */
    NamedTool: {
      /** @description Its name. */
      name: string;
    } | null;
    /** @description One of the tools the model may choose from. */
    AllowedTool: {
      /** @description Kind of tool: function or custom. */
      type?: string | null;
      /** @description The function. */
      function?: components["schemas"]["NamedTool"];
      /** @description The custom tool. */
      custom?: components["schemas"]["NamedTool"];
    };
    /** @description Form the answer must have. */
    ResponseFormat: {
      /** @description text, json_object (any JSON object) or json_schema. */
      type: string;
      /** @description The schema when type is json_schema. */
      json_schema?: components["schemas"]["JsonSchemaFormat"];
      /** @description The schema beside json_object; an extension of some hosts. */
      schema?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description A schema the answer satisfies. */
    JsonSchemaFormat: {
      /** @description A name for the schema. */
      name?: string | null;
      /** @description What the answer is for. */
      description?: string | null;
      /** @description The JSON Schema. */
      schema?: {
        [key: string]: unknown;
      } | null;
      /** @description The answer must satisfy the schema exactly. */
      strict?: boolean | null;
    } | null;
    /** @description How much to reason, in the form of clients of some hosts. */
    ReasoningSettings: {
      /** @description How much to reason. */
      effort?: string | null;
      /** @description Most tokens of reasoning. */
      max_tokens?: number | null;
      /** @description Whether to reason at all. */
      enabled?: boolean | null;
      /** @description Leave the reasoning out of the answer. */
      exclude?: boolean | null;
    } | null;
    /** @description Text the caller expects to come back almost unchanged. */
    Prediction: {
      /** @description Kind of prediction. */
      type?: string | null;
      /** @description The words or a list of text parts. */
      content?: string | components["schemas"]["Part"][] | null;
    } | null;
    /** @description The answer in full. */
    Response: {
      /** @description ID of the answer. */
      id: string;
      /** @description Always chat.completion. */
      object?: string;
      /** @description Unix seconds. */
      created: number;
      /** @description Public ID of the model. */
      model: string;
      /** @description The answers; one unless more were requested. */
      choices: components["schemas"]["Choice"][];
      /** @description Tokens used. */
      usage?: components["schemas"]["Usage"];
      /** @description Tier that served the call. */
      service_tier?: string | null;
      /** @description Configuration of the vendor that answered. */
      system_fingerprint?: string | null;
      /** @description Addresses of pages that the answer rests on, at hosts that search. */
      citations?: string[] | null;
      /** @description The same with their titles. */
      search_results?: components["schemas"]["Page"][] | null;
    };
    /** @description One answer. */
    Choice: {
      /** @description Its place among the choices. */
      index: number;
      /** @description The output of the model. */
      message: components["schemas"]["AnswerMessage"];
      /** @description Why it ended: stop, length, tool_calls, content_filter or a host's own word. */
      finish_reason?: string | null;
      /** @description Log probabilities, on request. */
      logprobs?: components["schemas"]["Logprobs"];
    };
    /** @description The output of the model. */
    AnswerMessage: {
      /** @description Always assistant. */
      role?: string;
      /** @description The words; null when it only calls; some hosts send a list of parts. */
      content?: string | components["schemas"]["Part"][] | null;
      /** @description Words in which the model declined. */
      refusal?: string | null;
      /** @description Calls the model makes. */
      tool_calls?: components["schemas"]["ToolCall"][] | null;
      /** @description Predecessor of tool_calls. */
      function_call?: components["schemas"]["FunctionCall"];
      /** @description Where statements come from. */
      annotations?: components["schemas"]["Annotation"][] | null;
      /** @description The answer in sound. */
      audio?: components["schemas"]["AnswerAudio"];
      /** @description What the model thought; an extension of many hosts. */
      reasoning_content?: string | null;
      /** @description Another common name of reasoning_content. */
      reasoning?: string | null;
      /** @description Images of the answer; an extension of hosts of models that make some. */
      images?: components["schemas"]["AnswerImage"][] | null;
      /** @description One host's typed record of the reasoning. */
      reasoning_details?: components["schemas"]["ReasoningDetail"][] | null;
    };
    /**
     * @description An image of an answer. Clients of some hosts send the bytes of their own images so, as a text.
     */
    AnswerImage:
      | {
          /** @description image_url. */
          type?: string | null;
          /** @description Its place in the answer. */
          index?: number | string | null;
          /** @description Where it is; some hosts send the bare address. */
          image_url?:
            | {
                /** @description A data URI or a URL. */
                url?: string | null;
              }
            | string
            | unknown[]
            | null;
        }
      | string
      | null;
    /** @description An answer in sound. */
    AnswerAudio: {
      /** @description Names the sound in later calls. */
      id?: string;
      /** @description The sound in base64. */
      data?: string;
      /** @description The text. */
      transcript?: string;
      /** @description Unix seconds after which the ID is no longer known. */
      expires_at?: number;
    } | null;
    /** @description A typed entry of one host's record of the reasoning. */
    ReasoningDetail: {
      /** @description reasoning.text, reasoning.summary or reasoning.encrypted. */
      type?: string;
      /** @description ID of the entry. */
      id?: string | null;
      /** @description Vendor format the entry was made from. */
      format?: string | null;
      /** @description Its place in the record. */
      index?: number | null;
      /** @description The reasoning in words. */
      text?: string | null;
      /** @description The reasoning in short. */
      summary?: string | null;
      /** @description Opaque proof of the words. */
      signature?: string | null;
      /** @description The reasoning in opaque form. */
      data?: string | null;
    };
    /** @description Where a statement comes from. */
    Annotation: {
      /** @description Kind of annotation; url_citation for a web page. */
      type?: string;
      /** @description The page cited. */
      url_citation?: {
        /** @description Its address. */
        url?: string;
        /** @description Its title. */
        title?: string | null;
        /** @description First character of the citing text. */
        start_index?: number | null;
        /** @description The character after its last. */
        end_index?: number | null;
        /** @description The words cited; sent by some hosts. */
        content?: string | null;
      } | null;
    };
    /** @description Log probabilities of the output. */
    Logprobs: {
      /** @description Tokens of the words. */
      content?: components["schemas"]["TokenLogprob"][] | null;
      /** @description Tokens of the refusal. */
      refusal?: components["schemas"]["TokenLogprob"][] | null;
    } | null;
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
    /** @description Tokens used. */
    Usage: {
      /** @description All prompt tokens; cached ones included. */
      prompt_tokens: number;
      /** @description All output tokens; reasoning included. */
      completion_tokens: number;
      /** @description Both together. */
      total_tokens: number;
      /** @description Parts of prompt_tokens. */
      prompt_tokens_details?: {
        /** @description Read from a cache. */
        cached_tokens?: number | null;
        /** @description Written to a cache. */
        cache_write_tokens?: number | null;
        /** @description Of sound. */
        audio_tokens?: number | null;
        /** @description Of images. */
        image_tokens?: number | null;
        /** @description Of words. */
        text_tokens?: number | null;
      } | null;
      /** @description Parts of completion_tokens. */
      completion_tokens_details?: {
        /** @description Spent on reasoning. */
        reasoning_tokens?: number | null;
        /** @description Of sound. */
        audio_tokens?: number | null;
        /** @description Of words. */
        text_tokens?: number | null;
        /** @description Predicted and used. */
        accepted_prediction_tokens?: number | null;
        /** @description Predicted and not used. */
        rejected_prediction_tokens?: number | null;
      } | null;
      /** @description One host's name of cached prompt tokens. */
      prompt_cache_hit_tokens?: number | null;
      /** @description Another host's name of cached prompt tokens. */
      cached_tokens?: number | null;
      /** @description A third host's name of cached prompt tokens. */
      num_cached_tokens?: number | null;
      /** @description One host's name of reasoning tokens. */
      reasoning_tokens?: number | null;
      /** @description What some hosts charge in ticks; 10 000 000 000 make a US dollar. */
      cost_in_usd_ticks?: number | null;
      /** @description What some hosts charge in US dollars. */
      cost?:
        | number
        | {
            /** @description All parts of the price together. */
            total_cost?: number | null;
          }
        | null;
    } | null;
    /**
     * @description One event of a stream; each repeats the ID, the time and the model. The last event is the bare
     * word [DONE].
     */
    Chunk: {
      /** @description ID of the answer. */
      id?: string;
      /** @description Always chat.completion.chunk. */
      object?: string;
      /** @description Unix seconds. */
      created?: number;
      /** @description Public ID of the model. */
      model?: string;
      /** @description The new content; empty in the chunk that contains only usage. */
      choices?: components["schemas"]["ChunkChoice"][];
      /** @description Tokens used; null until the last chunk. */
      usage?: components["schemas"]["Usage"];
      /** @description Tier that serves the call. */
      service_tier?: string | null;
      /** @description Configuration of the vendor that answers. */
      system_fingerprint?: string | null;
      /** @description Padding without meaning. */
      obfuscation?: string | null;
      /** @description Addresses of pages that the answer rests on, at hosts that search. */
      citations?: string[] | null;
      /** @description The same with their titles. */
      search_results?: components["schemas"]["Page"][] | null;
      /** @description One host's own record; holds the usage there. */
      x_groq?: {
        /** @description Tokens used. */
        usage?: components["schemas"]["Usage"];
      } | null;
      /** @description Replaces choices when the answer breaks off. */
      error?: components["schemas"]["ErrorDetail"];
      /** @description The fault in words; where a host sends it outside of error. */
      message?: string | null;
      /** @description The same at another host. */
      msg?: string | null;
      /** @description The same at hosts that are written with one library of Python. */
      detail?: unknown;
      /** @description The fault at one host; of code 0 in answers. */
      base_resp?: {
        /** @description Its number. */
        status_code?: number | null;
      } | null;
    };
    /** @description A page that an answer rests on. */
    Page: {
      /** @description Its address. */
      url?: string;
      /** @description Its title. */
      title?: string | null;
    };
    /** @description What is new in one answer. */
    ChunkChoice: {
      /** @description Its place among the choices. */
      index: number;
      /** @description The new pieces. */
      delta?: components["schemas"]["Delta"];
      /** @description Why it ended; null before. */
      finish_reason?: string | null;
      /** @description Tokens used, at some hosts. */
      usage?: components["schemas"]["Usage"];
      /** @description Log probabilities of the new tokens. */
      logprobs?: components["schemas"]["Logprobs"];
    };
    /** @description New pieces of a message. */
    Delta: {
      /** @description Always assistant; in the first chunk. */
      role?: string | null;
      /** @description More words; some hosts send a list of parts. */
      content?: string | components["schemas"]["Part"][] | null;
      /** @description More words in which the model declines. */
      refusal?: string | null;
      /** @description New calls and pieces of open ones. */
      tool_calls?: components["schemas"]["ToolCallDelta"][] | null;
      /** @description Predecessor of tool_calls. */
      function_call?: components["schemas"]["FunctionCall"];
      /** @description Where statements come from. */
      annotations?: components["schemas"]["Annotation"][] | null;
      /** @description More of what the model thinks; an extension of many hosts. */
      reasoning_content?: string | null;
      /** @description Another common name of reasoning_content. */
      reasoning?: string | null;
      /** @description More images of the answer; an extension of hosts of models that make some. */
      images?: components["schemas"]["AnswerImage"][] | null;
      /** @description More of one host's typed record of the reasoning. */
      reasoning_details?: components["schemas"]["ReasoningDetail"][] | null;
    };
    /** @description A new call or a piece of an open one. */
    ToolCallDelta: {
      /** @description Which call; missing or always 0 at some hosts. */
      index?: number | null;
      /** @description Links the result to the call; sent once. */
      id?: string | null;
      /** @description Kind of call; sent once. */
      type?: string | null;
      /** @description The name once and then the arguments in pieces. */
      function?: components["schemas"]["FunctionCall"];
      /** @description The name once and then the input in pieces. */
      custom?: components["schemas"]["CustomCall"];
      /** @description Opaque state that must come back with the call. */
      extra_content?: components["schemas"]["ExtraContent"];
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
