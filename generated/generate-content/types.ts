// Made from specs/dialects/generate-content/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description How many tokens a request has. */
    Count: {
      /** @description Estimated number of tokens. */
      totalTokens: number;
    };
    /** @description One call for the next content of a conversation. */
    Request: {
      /** @description The model once more; only the path counts. */
      model?: string | null;
      /** @description The conversation so far in order. */
      contents: components["schemas"]["Content"][];
      /** @description Instructions before the conversation. */
      systemInstruction?: components["schemas"]["SystemInstruction"];
      /** @description How the answer is made and in what form. */
      generationConfig?: components["schemas"]["GenerationConfig"];
      /** @description What the model may call; a list of sets. */
      tools?: components["schemas"]["Tool"][] | null;
      /** @description Whether the model may or must call and what. */
      toolConfig?: components["schemas"]["ToolConfig"];
      /** @description From which level on the vendor blocks harmful content. */
      safetySettings?: components["schemas"]["SafetySetting"][] | null;
      /** @description A part of the prompt that the vendor holds in its cache. */
      cachedContent?: string | null;
      /** @description Free pairs the caller wants kept with the call. */
      labels?: {
        [key: string]: unknown;
      } | null;
      /** @description Keep the answer with the vendor. */
      store?: boolean | null;
      /** @description Processing tier; paid tiers are refused. */
      serviceTier?: string | null;
      /** @description Continues an answer that was cut. */
      continuationToken?: string | null;
      /** @description The vendor's templates that screen prompt and answer. */
      modelArmorConfig?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description The contents of one role. */
    Content: {
      /**
       * @description The role; the user when absent. Results of calls may have the role function.
       * @enum {string|null}
       */
      role?: "user" | "model" | "function" | "USER" | "MODEL" | null;
      /** @description The contents, in order. */
      parts: components["schemas"]["Part"][];
    };
    /** @description Instructions before the conversation. */
    SystemInstruction: {
      /** @description Means nothing here. */
      role?: string | null;
      /** @description The instructions in order; words only. */
      parts?: components["schemas"]["Part"][] | null;
    } | null;
    /** @description A piece of a content, known by the member it has. Members not listed here pass unread. */
    Part: {
      /** @description Words; reasoning when thought is true. */
      text?: string | null;
      /** @description The part is reasoning in short. */
      thought?: boolean | null;
      /** @description Opaque reasoning state beside the part; must come back with it unchanged. */
      thoughtSignature?: string | null;
      /** @description A medium, its bytes given here. */
      inlineData?: components["schemas"]["Blob"];
      /** @description A medium, its address given. */
      fileData?: components["schemas"]["FileData"];
      /** @description Which part of a video to look at and how often. */
      videoMetadata?: {
        [key: string]: unknown;
      } | null;
      /** @description How closely to look at the medium. */
      mediaResolution?: {
        /** @description Its name, such as MEDIA_RESOLUTION_LOW. */
        level?: string | null;
      } | null;
      /** @description A call of a function. */
      functionCall?: components["schemas"]["FunctionCall"];
      /** @description The result of a call. */
      functionResponse?: components["schemas"]["FunctionResponse"];
      /** @description Code the vendor ran. */
      executableCode?: {
        [key: string]: unknown;
      } | null;
      /** @description What that code put out. */
      codeExecutionResult?: {
        [key: string]: unknown;
      } | null;
      /** @description A call of one of the vendor's own tools. */
      toolCall?: {
        [key: string]: unknown;
      } | null;
      /** @description The result of such a call. */
      toolResponse?: {
        [key: string]: unknown;
      } | null;
      /** @description Free pairs the caller wants kept with the part. */
      partMetadata?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description The bytes of a medium. */
    Blob: {
      /** @description Media type of the bytes. */
      mimeType?: string | null;
      /** @description The bytes in base64. */
      data: string;
      /** @description Its name. */
      displayName?: string | null;
    } | null;
    /** @description The address of a medium. */
    FileData: {
      /** @description Media type of what is there. */
      mimeType?: string | null;
      /** @description An http address or a file that only the vendor knows. */
      fileUri?: string | null;
      /** @description Its name. */
      displayName?: string | null;
    } | null;
    /** @description A call of a function. In a stream the name comes once and the arguments perhaps in pieces. */
    FunctionCall: {
      /** @description Ties the result to the call; often absent. */
      id?: string | null;
      /** @description The function. */
      name?: string | null;
      /** @description Its arguments; absent when there are none. */
      args?: {
        [key: string]: unknown;
      } | null;
      /** @description Pieces of the arguments; sent by one of the vendor's hosts on request. */
      partialArgs?: components["schemas"]["PartialArgument"][] | null;
      /** @description More of this call is to come. */
      willContinue?: boolean | null;
    } | null;
    /** @description A piece of the arguments. */
    PartialArgument: {
      /** @description Where in the arguments it belongs. */
      jsonPath?: string;
      /** @description More of a text. */
      stringValue?: string | null;
      /** @description A number. */
      numberValue?: number | null;
      /** @description True or false. */
      boolValue?: boolean | null;
      /** @description A null. */
      nullValue?: string | number | null;
      /** @description More of this text is to come. */
      willContinue?: boolean | null;
    };
    /** @description The result of a call. */
    FunctionResponse: {
      /** @description The call it answers. */
      id?: string | null;
      /** @description The function that was called. */
      name?: string | null;
      /** @description What the function answered; by custom under output, or under error when it failed. */
      response?: {
        [key: string]: unknown;
      } | null;
      /** @description Media that belong to the result. */
      parts?: components["schemas"]["Part"][] | null;
      /** @description More results of this call are to come. */
      willContinue?: boolean | null;
      /** @description When the model is to take notice of it. */
      scheduling?: string | null;
    } | null;
    /** @description How the answer is made and in what form. */
    GenerationConfig: {
      /** @description Most tokens the answer may have; reasoning counts. */
      maxOutputTokens?: number | null;
      /** @description Sampling temperature. */
      temperature?: number | null;
      /** @description Share of the probability mass to sample from. */
      topP?: number | null;
      /** @description Sample from the k likeliest tokens. */
      topK?: number | null;
      /** @description Texts that end the output. */
      stopSequences?: string[] | null;
      /** @description How many candidates to make. */
      candidateCount?: number | null;
      /** @description Makes sampling repeatable as far as the model can. */
      seed?: number | null;
      /** @description Penalty on a token that has come before at all. */
      presencePenalty?: number | null;
      /** @description Penalty on a token for each time it has come before. */
      frequencyPenalty?: number | null;
      /** @description Report the log probability of every output token. */
      responseLogprobs?: boolean | null;
      /** @description How many likely tokens to report at each place; needs responseLogprobs. */
      logprobs?: number | null;
      /** @description Form of the answer: text/plain, application/json or text/x.enum. */
      responseMimeType?: string | null;
      /** @description Schema the answer satisfies in the vendor's own subset. */
      responseSchema?: {
        [key: string]: unknown;
      } | null;
      /** @description JSON Schema the answer satisfies. */
      responseJsonSchema?: {
        [key: string]: unknown;
      } | null;
      /**
       * @description Forms of the answer, one for each kind of output, in place of responseMimeType and the
       * schemas.
       */
      responseFormat?: components["schemas"]["ResponseFormat"][] | null;
      /** @description Kinds of output wanted. */
      responseModalities?: string[] | null;
      /** @description How much to reason and what of it is shown. */
      thinkingConfig?: components["schemas"]["ThinkingConfig"];
      /** @description How closely to look at media. */
      mediaResolution?: string | null;
      /** @description Voice of spoken output. */
      speechConfig?: {
        [key: string]: unknown;
      } | null;
      /** @description Form of images made. */
      imageConfig?:
        | ({
            /** @description Tier of the size such as 1K. */
            imageSize?: string | number | null;
            /** @description Width to height such as 16:9. */
            aspectRatio?: string | null;
          } & {
            [key: string]: unknown;
          })
        | null;
    } | null;
    /** @description The form of one kind of output. */
    ResponseFormat: {
      /** @description The form of texts. */
      text?: {
        /**
         * @description Type of the text: text/plain or application/json, also as TEXT_PLAIN and
         * APPLICATION_JSON.
         */
        mimeType?: string | null;
        /** @description JSON Schema the text satisfies. */
        schema?: {
          [key: string]: unknown;
        } | null;
      } | null;
      /** @description The form of images. */
      image?: {
        [key: string]: unknown;
      } | null;
      /** @description The form of sound. */
      audio?: {
        [key: string]: unknown;
      } | null;
      /** @description The form of videos. */
      video?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description How much to reason and what of it is shown. */
    ThinkingConfig: {
      /** @description Show the reasoning in short. */
      includeThoughts?: boolean | null;
      /** @description Most tokens of reasoning; 0 for none and -1 for as many as the model likes. */
      thinkingBudget?: number | null;
      /**
       * @description How much to reason: MINIMAL, LOW, MEDIUM, HIGH or XHIGH, also in small letters as xhigh;
       * takes the place of a budget in newer models.
       */
      thinkingLevel?: string | null;
    } | null;
    /** @description A set of functions or one of the vendor's own tools. Members not listed here pass unread. */
    Tool: {
      /** @description Functions that the caller runs. */
      functionDeclarations?: components["schemas"]["FunctionDeclaration"][] | null;
      /** @description Lets the vendor search the web. */
      googleSearch?: {
        [key: string]: unknown;
      } | null;
      /** @description Older form of web search. */
      googleSearchRetrieval?: {
        [key: string]: unknown;
      } | null;
      /** @description Lets the vendor run code. */
      codeExecution?: {
        [key: string]: unknown;
      } | null;
      /** @description Lets the vendor fetch pages. */
      urlContext?: {
        [key: string]: unknown;
      } | null;
      /** @description Lets the vendor look at maps. */
      googleMaps?: {
        [key: string]: unknown;
      } | null;
      /** @description Lets the vendor search files it holds. */
      fileSearch?: {
        [key: string]: unknown;
      } | null;
      /** @description Lets the model drive a screen. */
      computerUse?: {
        [key: string]: unknown;
      } | null;
      /** @description Tool servers the vendor calls itself. */
      mcpServers?:
        | {
            [key: string]: unknown;
          }[]
        | null;
    };
    /** @description A function that the caller runs. */
    FunctionDeclaration: {
      /** @description Its name. */
      name: string;
      /** @description What it is for. */
      description?: string | null;
      /** @description Schema of its arguments in the vendor's own subset; absent when it takes none. */
      parameters?: {
        [key: string]: unknown;
      } | null;
      /** @description JSON Schema of its arguments. */
      parametersJsonSchema?: {
        [key: string]: unknown;
      } | null;
      /** @description Schema of its results in the vendor's own subset. */
      response?: {
        [key: string]: unknown;
      } | null;
      /** @description JSON Schema of its results. */
      responseJsonSchema?: {
        [key: string]: unknown;
      } | null;
      /** @description Whether the model waits for the result. */
      behavior?: string | null;
    };
    /** @description Whether the model may or must call and what. */
    ToolConfig: {
      /** @description The same for functions that the caller runs. */
      functionCallingConfig?: {
        /** @description AUTO, ANY (it must call), NONE or VALIDATED (arguments must satisfy their schema). */
        mode?: string | null;
        /** @description The only functions the model may choose from. */
        allowedFunctionNames?: string[] | null;
        /** @description Stream arguments in pieces where the vendor's host can. */
        streamFunctionCallArguments?: boolean | null;
      } | null;
      /** @description Where and in what language the vendor searches. */
      retrievalConfig?: {
        [key: string]: unknown;
      } | null;
      /** @description Show calls of the vendor's own tools. */
      includeServerSideToolInvocations?: boolean | null;
    } | null;
    /** @description From which level on one kind of harmful content is blocked. */
    SafetySetting: {
      /** @description Kind of harm; a number from some clients. */
      category?: string | number | null;
      /** @description Level from which on it is blocked; a number from some clients. */
      threshold?: string | number | null;
      /** @description How the level is judged; a number from some clients. */
      method?: string | number | null;
    };
    /** @description An answer; in a stream only what is new of it. A blocked prompt has no candidates. */
    Response: {
      /** @description The answers; one unless more were requested. */
      candidates?: components["schemas"]["Candidate"][] | null;
      /** @description Why the prompt was blocked. */
      promptFeedback?: {
        /** @description The reason in one word. */
        blockReason?: string | number | null;
        /** @description The reason in words. */
        blockReasonMessage?: string | null;
        /** @description How harmful the prompt may be. */
        safetyRatings?:
          | {
              [key: string]: unknown;
            }[]
          | null;
      } | null;
      /** @description Tokens used; in a stream those of the whole answer so far. */
      usageMetadata?: components["schemas"]["Usage"];
      /** @description Public ID of the model. */
      modelVersion?: string | null;
      /** @description ID of the answer. */
      responseId?: string | null;
      /** @description When the call came. */
      createTime?: string | null;
      /** @description Opaque mark of the turn. */
      turnToken?: string | null;
      /** @description The only member of an event when the answer breaks off. */
      error?: components["schemas"]["ErrorDetail"];
    };
    /** @description One answer. */
    Candidate: {
      /** @description Its place among the candidates; absent for the first at some hosts. */
      index?: number | null;
      /** @description The output of the model. */
      content?: components["schemas"]["AnswerContent"];
      /**
       * @description Why it ended: STOP, MAX_TOKENS, SAFETY or another word; a number when the client requested
       * numbers.
       */
      finishReason?: string | number | null;
      /** @description Why it ended in words. */
      finishMessage?: string | null;
      /** @description How harmful the answer may be. */
      safetyRatings?:
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description Texts that the answer quotes. */
      citationMetadata?: {
        /** @description One entry for each quotation. */
        citations?:
          | {
              [key: string]: unknown;
            }[]
          | null;
        /** @description The same as another host names it. */
        citationSources?:
          | {
              [key: string]: unknown;
            }[]
          | null;
      } | null;
      /** @description Where statements come from. */
      groundingMetadata?: components["schemas"]["Grounding"];
      /** @description Pages the vendor fetched. */
      urlContextMetadata?: {
        [key: string]: unknown;
      } | null;
      /** @description Mean log probability of the tokens. */
      avgLogprobs?: number | null;
      /** @description Log probabilities, on request. */
      logprobsResult?: components["schemas"]["Logprobs"];
      /** @description Sum of the log probabilities. */
      score?: number | null;
      /** @description Tokens of this candidate. */
      tokenCount?: number | null;
    };
    /** @description The output of the model; without parts when it is empty. */
    AnswerContent: {
      /** @description Always model. */
      role?: string | null;
      /** @description The contents, in order. */
      parts?: components["schemas"]["Part"][] | null;
    } | null;
    /** @description Where statements come from. */
    Grounding: {
      /** @description The sources. */
      groundingChunks?: components["schemas"]["GroundingChunk"][] | null;
      /** @description Which words rest on which sources. */
      groundingSupports?: components["schemas"]["GroundingSupport"][] | null;
      /** @description What was searched for. */
      webSearchQueries?: string[] | null;
      /** @description Search suggestions to show. */
      searchEntryPoint?: {
        [key: string]: unknown;
      } | null;
      /** @description How the sources were found. */
      retrievalMetadata?: {
        [key: string]: unknown;
      } | null;
    } | null;
    /** @description A source, known by the member it has. */
    GroundingChunk: {
      /** @description A web page. */
      web?: {
        /** @description Its address. */
        uri?: string | null;
        /** @description Its title. */
        title?: string | null;
        /** @description Its site. */
        domain?: string | null;
      } | null;
      /** @description A passage of a file the vendor holds. */
      retrievedContext?: {
        [key: string]: unknown;
      } | null;
      /** @description A place on a map. */
      maps?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description Words that rest on sources. */
    GroundingSupport: {
      /** @description The words. */
      segment?: {
        /** @description Place of their part. */
        partIndex?: number | null;
        /** @description First byte of them in UTF-8; 0 when absent. */
        startIndex?: number | null;
        /** @description The byte after the last. */
        endIndex?: number | null;
        /** @description The words themselves. */
        text?: string | null;
      } | null;
      /** @description Places of the sources. */
      groundingChunkIndices?: number[] | null;
      /** @description How sure each source is. */
      confidenceScores?: number[] | null;
    };
    /** @description Log probabilities of the output. */
    Logprobs: {
      /** @description The tokens of the output. */
      chosenCandidates?: components["schemas"]["TokenLogprob"][] | null;
      /** @description The likeliest tokens at each place. */
      topCandidates?:
        | {
            /** @description The likeliest tokens at this place. */
            candidates?: components["schemas"]["TokenLogprob"][] | null;
          }[]
        | null;
      /** @description Sum of the log probabilities. */
      logProbabilitySum?: number | null;
    } | null;
    /** @description A token and how likely it was. */
    TokenLogprob: {
      /** @description The token. */
      token?: string | null;
      /** @description Its number. */
      tokenId?: number | null;
      /** @description Its log probability. */
      logProbability?: number | null;
    };
    /** @description Tokens used; a count of 0 is left out. */
    Usage: {
      /** @description All prompt tokens; cached ones included. */
      promptTokenCount?: number | null;
      /** @description Prompt tokens read from a cache. */
      cachedContentTokenCount?: number | null;
      /** @description Tokens that the vendor's own tools put in the prompt; not among promptTokenCount. */
      toolUsePromptTokenCount?: number | null;
      /** @description Output tokens; reasoning not included. */
      candidatesTokenCount?: number | null;
      /** @description Spent on reasoning. */
      thoughtsTokenCount?: number | null;
      /** @description All together. */
      totalTokenCount?: number | null;
      /** @description Prompt tokens by kind of medium. */
      promptTokensDetails?: components["schemas"]["ModalityCounts"];
      /** @description Cached tokens by kind of medium. */
      cacheTokensDetails?: components["schemas"]["ModalityCounts"];
      /** @description Tokens of the vendor's tools by kind of medium. */
      toolUsePromptTokensDetails?: components["schemas"]["ModalityCounts"];
      /** @description Output tokens by kind of medium. */
      candidatesTokensDetails?: components["schemas"]["ModalityCounts"];
      /** @description How the call is paid for. */
      trafficType?: string | number | null;
      /** @description Tier that served the call. */
      serviceTier?: string | null;
    } | null;
    /** @description Tokens by kind of medium. */
    ModalityCounts:
      | {
          /** @description Kind of medium. */
          modality?: string | number | null;
          /** @description Its tokens; 0 when absent. */
          tokenCount?: number | null;
        }[]
      | null;
    /** @description Why a call was refused or failed. */
    Error: {
      /** @description The fault. */
      error: components["schemas"]["ErrorDetail"];
    };
    /** @description A fault. */
    ErrorDetail: {
      /** @description The HTTP status. */
      code: number;
      /** @description The fault in words. */
      message: string;
      /** @description The fault in one word such as INVALID_ARGUMENT. */
      status: string;
      /** @description More about the fault; each entry has its own type. */
      details?:
        | {
            [key: string]: unknown;
          }[]
        | null;
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
