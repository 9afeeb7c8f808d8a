// Made from specs/dialects/cohere-chat/dialect.yaml by "make generate". Change the specs, not this file.
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
      /** @description Send the answer as server-sent events. */
      stream?: boolean | null;
      /** @description What the model may call. */
      tools?: components["schemas"]["Tool"][] | null;
      /** @description Calls must satisfy the schemas of their tools. */
      strict_tools?: boolean | null;
      /** @description REQUIRED or NONE; the model decides if absent. */
      tool_choice?: string | null;
      /** @description Texts that the answer may cite. */
      documents?:
        | (
            | string
            | {
                [key: string]: unknown;
              }
          )[]
        | null;
      /** @description How citations are made. */
      citation_options?: {
        /** @description Their quality, or OFF. */
        mode?: string | null;
      } | null;
      /** @description Form the answer must have. */
      response_format?: components["schemas"]["ResponseFormat"];
      /** @description The safety instruction: CONTEXTUAL, STRICT or OFF. */
      safety_mode?: string | null;
      /** @description Most tokens the answer may have; reasoning counts. */
      max_tokens?: number | null;
      /** @description Up to five texts that end the output. */
      stop_sequences?: string[] | null;
      /** @description Sampling temperature. */
      temperature?: number | null;
      /** @description Makes sampling repeatable as far as the model can. */
      seed?: number | null;
      /** @description Penalty on a token for each time it has come before. */
      frequency_penalty?: number | null;
      /** @description Penalty on a token that has come before at all. */
      presence_penalty?: number | null;
      /** @description Sample from this many likely tokens; 0 is all of them. */
      k?: number | null;
      /** @description Share of the probability mass to sample from. */
      p?: number | null;
      /** @description Report the log probability of every output token. */
      logprobs?: boolean | null;
      /** @description How much to reason. */
      thinking?: components["schemas"]["Thinking"];
      /** @description Order of the call at times of high load; 0 is the first. */
      priority?: number | null;
      /** @description The prompt is used without a template. */
      raw_prompting?: boolean | null;
    };
    /** @description A message of one role. Its fields depend on the role. */
    Message: {
      /**
       * @description The role.
       * @enum {string}
       */
      role: "system" | "user" | "assistant" | "tool";
      /** @description The words or a list of parts; an assistant that only calls has none. */
      content?: string | components["schemas"]["Part"][] | null;
      /** @description Calls the assistant made. */
      tool_calls?: components["schemas"]["ToolCall"][] | null;
      /** @description Words before the calls. */
      tool_plan?: string | null;
      /** @description The call that a tool message answers. */
      tool_call_id?: string | null;
      /** @description Citations of an earlier answer; sent back by clients. */
      citations?: unknown[] | null;
    };
    /** @description A piece of a message; its type determines its field. Types not listed here pass unread. */
    Part: {
      /** @description Kind of part: text, thinking, image_url, document. */
      type: string;
      /** @description The words of a text part. */
      text?: string | null;
      /** @description The words of a thinking part. */
      thinking?: string | null;
      /** @description The image of an image_url part. */
      image_url?: {
        /** @description An http address or a data URI. */
        url?: string | null;
        /** @description How closely to look. */
        detail?: string | null;
      } | null;
      /** @description The document of a document part in the result of a tool. */
      document?: {
        /** @description The name by which citations refer to it. */
        id?: string | null;
        /** @description Its members. */
        data?:
          | {
              [key: string]: unknown;
            }
          | string
          | null;
      } | null;
    };
    /** @description A call of a function. */
    ToolCall: {
      /** @description Ties the result to the call. */
      id: string;
      /** @description Always function. */
      type?: string | null;
      /** @description The function and the arguments it is called with. */
      function: {
        /** @description The function. */
        name: string;
        /** @description Its arguments as JSON text. */
        arguments?: string | null;
      };
    };
    /** @description A function that the model may call. */
    Tool: {
      /** @description Always function. */
      type?: string | null;
      /** @description The function. */
      function: {
        /** @description Its name. */
        name: string;
        /** @description What it is for. */
        description?: string | null;
        /** @description JSON Schema of its arguments. */
        parameters?: {
          [key: string]: unknown;
        } | null;
      };
    };
    /** @description The form the answer must have. */
    ResponseFormat: {
      /** @description text or json_object. */
      type: string;
      /** @description JSON Schema of the answer; any object if absent. */
      json_schema?: {
        [key: string]: unknown;
      } | null;
      /** @description Older name of json_schema. */
      schema?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description How much to reason. */
    Thinking: {
      /** @description enabled or disabled. */
      type?: string | null;
      /** @description Most tokens of reasoning. */
      token_budget?: number | null;
    } | null;
    /** @description The answer. */
    Response: {
      /** @description ID of the answer. */
      id: string;
      /** @description Why the answer ended: COMPLETE, STOP_SEQUENCE, TOOL_CALL, MAX_TOKENS, ERROR or TIMEOUT. */
      finish_reason: string;
      /** @description The message of the assistant. */
      message: components["schemas"]["AnswerMessage"];
      /** @description Tokens used. */
      usage?: components["schemas"]["Usage"];
      /** @description Log probabilities of the output tokens. */
      logprobs?:
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description The whole prompt; only on request. */
      prompt?: string | null;
    };
    /** @description The message of the assistant. */
    AnswerMessage: {
      /** @description Always assistant. */
      role: string;
      /** @description Its reasoning and its words. */
      content?: components["schemas"]["AnswerPart"][] | null;
      /** @description Words before the calls. */
      tool_plan?: string | null;
      /** @description Calls the assistant makes. */
      tool_calls?: components["schemas"]["ToolCall"][] | null;
      /** @description Where the words come from. */
      citations?: components["schemas"]["Citation"][] | null;
    };
    /** @description A piece of the answer. */
    AnswerPart: {
      /** @description text or thinking. */
      type: string;
      /** @description The words of a text. */
      text?: string | null;
      /** @description The words of the reasoning. */
      thinking?: string | null;
    };
    /** @description Where some words of the answer come from. */
    Citation: {
      /** @description First character of the words. */
      start?: number | null;
      /** @description The character after their last. */
      end?: number | null;
      /** @description The words. */
      text?: string | null;
      /** @description The part of the content that has the words. */
      content_index?: number | null;
      /** @description Kind of the words: TEXT_CONTENT, THINKING_CONTENT or PLAN. */
      type?: string | null;
      /** @description Documents or results of tools. */
      sources?: components["schemas"]["Source"][] | null;
    };
    /** @description A source of a citation. */
    Source: {
      /** @description document or tool. */
      type?: string | null;
      /** @description Name of the document or of the call. */
      id?: string | null;
      /** @description The members of a document. */
      document?: {
        /** @description Its name again. */
        id?: string | null;
        /** @description Its address. */
        url?: string | null;
        /** @description Its title. */
        title?: string | null;
      } | null;
      /** @description What the tool answered. */
      tool_output?:
        | ({
            /** @description The address of a page. */
            url?: string | null;
            /** @description Its title. */
            title?: string | null;
          } & {
            [key: string]: unknown;
          })
        | null;
    };
    /** @description Tokens used. */
    Usage: {
      /** @description Tokens that are billed. */
      billed_units?: components["schemas"]["TokenCounts"];
      /** @description All tokens. */
      tokens?: components["schemas"]["TokenCounts"];
      /** @description Prompt tokens read from a cache. */
      cached_tokens?: number | null;
    } | null;
    /** @description Counts of tokens. */
    TokenCounts: {
      /** @description Tokens of the prompt. */
      input_tokens?: number | null;
      /** @description Tokens of the answer. */
      output_tokens?: number | null;
    } | null;
    /** @description One event of a stream. Its type determines its members. */
    Event: {
      /**
       * @description Kind of event: message-start, content-start, content-delta, content-end, tool-plan-delta,
       * tool-call-start, tool-call-delta, tool-call-end, citation-start, citation-end or message-end.
       */
      type: string;
      /** @description ID of the answer. */
      id?: string | null;
      /** @description Place of the part or of the call. */
      index?: number | null;
      /** @description What is new. */
      delta?: {
        /** @description New members of the message. */
        message?: components["schemas"]["DeltaMessage"];
        /**
         * @description Why the answer ended: COMPLETE, STOP_SEQUENCE, TOOL_CALL, MAX_TOKENS, ERROR or TIMEOUT.
         */
        finish_reason?: string | null;
        /** @description Tokens used. */
        usage?: components["schemas"]["Usage"];
        /** @description Why the answer broke off. */
        error?: string | null;
      } | null;
    };
    /** @description New members of the message. */
    DeltaMessage: {
      /** @description Always assistant. */
      role?: string | null;
      /** @description A piece of a part. The first event has an empty list. */
      content?: components["schemas"]["DeltaPart"] | unknown[];
      /** @description A piece of the words before the calls. */
      tool_plan?: string | null;
      /** @description A piece of a call. The first event has an empty list. */
      tool_calls?: components["schemas"]["DeltaCall"] | unknown[];
      /** @description One citation. The first event has an empty list. */
      citations?: components["schemas"]["Citation"] | unknown[];
    } | null;
    /** @description A piece of a part. */
    DeltaPart: {
      /** @description text or thinking; sent once. */
      type?: string | null;
      /** @description More words. */
      text?: string | null;
      /** @description More reasoning. */
      thinking?: string | null;
    } | null;
    /** @description A piece of a call. */
    DeltaCall: {
      /** @description Ties the result to the call; sent once. */
      id?: string | null;
      /** @description Always function; sent once. */
      type?: string | null;
      /** @description The name once and then the arguments in pieces. */
      function?: {
        /** @description The function. */
        name?: string | null;
        /** @description More of its arguments. */
        arguments?: string | null;
      } | null;
    } | null;
    /** @description Why a call was refused or failed. */
    Error: {
      /** @description ID of the call. */
      id?: string | null;
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
