// Made from specs/dialects/ollama-chat/dialect.yaml by "make generate". Change the specs, not this file.
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
      /** @description Send the answer as lines; true if absent. */
      stream?: boolean | null;
      /** @description The form of the answer: json, or a JSON Schema. */
      format?:
        | string
        | {
            [key: string]: unknown;
          }
        | null;
      /** @description What the model may call. */
      tools?: components["schemas"]["Tool"][] | null;
      /** @description Whether to reason, or how much: low, medium or high. */
      think?: boolean | string | null;
      /** @description How long the model stays loaded. */
      keep_alive?: string | number | null;
      /** @description Report the log probability of every output token. */
      logprobs?: boolean | null;
      /** @description How many likely tokens to report at each place. */
      top_logprobs?: number | null;
      /** @description Shorten a conversation that is too long. */
      truncate?: boolean | null;
      /** @description Forget the beginning when the context is full. */
      shift?: boolean | null;
      /** @description Settings of the model. */
      options?: components["schemas"]["Options"];
    };
    /** @description Settings of the model. */
    Options: {
      /** @description Most tokens the answer may have; 0 or less is no limit. */
      num_predict?: number | null;
      /** @description Sampling temperature. */
      temperature?: number | null;
      /** @description Share of the probability mass to sample from. */
      top_p?: number | null;
      /** @description Sample from this many likely tokens; 0 or less is all of them. */
      top_k?: number | null;
      /** @description Least share of the likeliest token. */
      min_p?: number | null;
      /** @description Share of typical tokens. */
      typical_p?: number | null;
      /** @description Texts that end the output. */
      stop?: string[] | null;
      /** @description Makes sampling repeatable as far as the model can. */
      seed?: number | null;
      /** @description Penalty on a token that has come before at all. */
      presence_penalty?: number | null;
      /** @description Penalty on a token for each time it has come before. */
      frequency_penalty?: number | null;
      /** @description Penalty on recent tokens. */
      repeat_penalty?: number | null;
      /** @description How far back tokens are recent. */
      repeat_last_n?: number | null;
      /** @description Size of the context. */
      num_ctx?: number | null;
      /** @description Tokens of the prompt that are never forgotten. */
      num_keep?: number | null;
      /** @description Tokens of a batch. */
      num_batch?: number | null;
      /** @description Layers on graphics processors. */
      num_gpu?: number | null;
      /** @description The first graphics processor. */
      main_gpu?: number | null;
      /** @description Threads of the processor. */
      num_thread?: number | null;
      /** @description Map the model's file into memory. */
      use_mmap?: boolean | null;
    } | null;
    /** @description A message of one role. Its fields depend on the role. */
    Message: {
      /**
       * @description The role.
       * @enum {string}
       */
      role: "system" | "user" | "assistant" | "tool";
      /** @description The words. */
      content?: string | null;
      /** @description Reasoning of an earlier answer. */
      thinking?: string | null;
      /** @description Images in base64. */
      images?: string[] | null;
      /** @description Calls the assistant made. */
      tool_calls?: components["schemas"]["ToolCall"][] | null;
      /** @description The tool whose result this is. */
      tool_name?: string | null;
      /** @description The call whose result this is; only newer hosts have IDs. */
      tool_call_id?: string | null;
    };
    /** @description A call of a function. */
    ToolCall: {
      /** @description ID of the call; only newer hosts have IDs. */
      id?: string | null;
      /** @description Always function. */
      type?: string | null;
      /** @description The function and the arguments it is called with. */
      function: {
        /** @description Place in the list. */
        index?: number | null;
        /** @description The function. */
        name: string;
        /** @description Its arguments. */
        arguments?: {
          [key: string]: unknown;
        } | null;
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
    /** @description The answer, or a piece of it. */
    Response: {
      /** @description Public ID of the model. */
      model: string;
      /** @description Time in ISO 8601. */
      created_at?: string | null;
      /** @description The message of the assistant. */
      message: components["schemas"]["AnswerMessage"];
      /** @description The answer is complete. */
      done: boolean;
      /** @description Why the answer ended. */
      done_reason?: string | null;
      /** @description Tokens of the prompt. */
      prompt_eval_count?: number | null;
      /** @description Tokens of the answer. */
      eval_count?: number | null;
      /** @description Nanoseconds of the call. */
      total_duration?: number | null;
      /** @description Nanoseconds until the model was loaded. */
      load_duration?: number | null;
      /** @description Nanoseconds for the prompt. */
      prompt_eval_duration?: number | null;
      /** @description Nanoseconds for the answer. */
      eval_duration?: number | null;
      /** @description Log probabilities of the output tokens. */
      logprobs?: components["schemas"]["TokenLogprob"][] | null;
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
    /** @description The message of the assistant. */
    AnswerMessage: {
      /** @description Always assistant. */
      role: string;
      /** @description The words. */
      content?: string | null;
      /** @description The reasoning. */
      thinking?: string | null;
      /** @description Calls the assistant makes. */
      tool_calls?: components["schemas"]["ToolCall"][] | null;
    };
    /** @description Why a call was refused or failed. */
    Error: {
      /** @description The fault in words. */
      error: string;
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
