// Made from specs/dialects/generate-content/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the generate-content dialect for a model behind chat, and its answer. */
export const generateContentToChat: Pair = {
  from: "generate-content",
  to: "chat",
  fields: [
    {
      concept: "turns",
      from: "contents",
      to: "messages",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, " +
        "name files, drop empty text, media beside results, attach state to calls, replay reasoning, " +
        "replay reasoning records, drop trailing reasoning",
    },
    { concept: "instructions", from: "systemInstruction.parts", to: "messages" },
    { concept: "output_limit", from: "generationConfig.maxOutputTokens", to: "max_completion_tokens" },
    { concept: "temperature", from: "generationConfig.temperature", to: "temperature" },
    { concept: "top_p", from: "generationConfig.topP", to: "top_p" },
    {
      concept: "stop",
      from: "generationConfig.stopSequences",
      to: "stop",
      by: "at most 4",
      when: "the first 4; with a character",
    },
    { concept: "presence_penalty", from: "generationConfig.presencePenalty", to: "presence_penalty" },
    { concept: "frequency_penalty", from: "generationConfig.frequencyPenalty", to: "frequency_penalty" },
    { concept: "seed", from: "generationConfig.seed", to: "seed" },
    { concept: "logprobs", from: "generationConfig.responseLogprobs", to: "logprobs", when: "where it is true" },
    { concept: "top_logprobs", from: "generationConfig.logprobs", to: "top_logprobs", when: "beside logprobs" },
    {
      concept: "tools.name",
      from: "tools[].functionDeclarations[].name",
      to: "tools[].function.name",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.description",
      from: "tools[].functionDeclarations[].description",
      to: "tools[].function.description",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parametersJsonSchema",
      to: "tools[].function.parameters",
      by: "arguments subset, object schema",
      when: "of the client; unless another has its name; with conditions that the vendor accepts; as one object",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parameters",
      to: "tools[].function.parameters",
      by: "arguments subset, object schema",
      when:
        "unless tools[].functionDeclarations[].parametersJsonSchema has another value; of the client; " +
        "unless another has its name; with conditions that the vendor accepts; as one object",
    },
    {
      concept: "tools",
      from: "tools[].functionDeclarations[]",
      to: "tools[]",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.functionCallingConfig.mode",
      to: "tool_choice or tool_choice.type or tool_choice.allowed_tools.mode or tools[].function.strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.functionCallingConfig.allowedFunctionNames",
      to: "tool_choice.function.name or tool_choice.allowed_tools.tools[].function.name",
      by: "single",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "toolConfig.functionCallingConfig",
      to: "tool_choice",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseMimeType",
      to: "response_format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseJsonSchema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "schema subset, schema as instruction, words as instruction",
      when: "as schema; in a known form; as JSON; with conditions that the vendor accepts; of an object; as one_of_words; as untyped_schema",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseSchema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "schema subset, schema as instruction, words as instruction",
      when:
        "unless generationConfig.responseJsonSchema has another value; as schema; in a known form; as JSON; " +
        "with conditions that the vendor accepts; of an object; as one_of_words; as untyped_schema; " +
        "as untyped_plain_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseJsonSchema",
      to: "response_format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseSchema",
      to: "response_format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseFormat[0].text.mimeType",
      to: "response_format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseFormat[0].text.schema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "schema subset, schema as instruction",
      when: "as listed_schema; in a known form; as JSON; with conditions that the vendor accepts; of an object; as listed_untyped_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseFormat[0].text.schema",
      to: "response_format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generationConfig.thinkingConfig.thinkingLevel",
      to: "reasoning_effort",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; beside tools as the model accepts it; as thinking",
    },
    {
      concept: "reasoning.budget",
      from: "generationConfig.thinkingConfig.thinkingBudget",
      to: "reasoning_effort",
      by: "fit reasoning",
      when: "as the model is controlled; beside tools as the model accepts it",
    },
    { concept: "metadata", from: "labels", to: "metadata" },
    {
      concept: "reasoning",
      from: "contents[].parts[bare_state]",
      to: "messages[].reasoning_details or messages[].tool_calls[].extra_content.google.thought_signature",
      by: "reasoning record, attach state to calls",
      when: "in assistant turns or before a call, for hosts that take it there; for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[bare_state].thoughtSignature",
      to: "messages[].reasoning_details or messages[].tool_calls[].extra_content.google.thought_signature",
      by: "reasoning record, attach state to calls",
      when:
        "in assistant turns or before a call, for hosts that take it there; " +
        'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; ' +
        "for hosts that want it back; before something else",
    },
    {
      concept: "reasoning",
      from: "contents[].parts[thought]",
      to: "messages[].reasoning_content or messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when: "in assistant turns or before a call, for hosts that take it there; for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.text",
      from: "contents[].parts[thought].text",
      to: "messages[].reasoning_content",
      when: "in assistant turns; for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[thought].thoughtSignature",
      to: "messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when:
        "before a call, for hosts that take it there; in assistant turns; not where calling is text; " +
        'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; ' +
        "for hosts that take it; for hosts that want it back; before something else",
    },
    {
      concept: "text",
      from: "contents[].parts[text]",
      to: "messages[].content[text] or messages[].content or messages[tool].content[text] or messages[tool].content",
    },
    {
      concept: "text.text",
      from: "contents[].parts[text].text",
      to: "messages[].content[text].text or messages[].content or messages[tool].content[text].text or messages[tool].content",
    },
    {
      concept: "media",
      from: "contents[].parts[inline]",
      to:
        "messages[].content[image] or messages[].content[audio] or messages[].content[document] or " +
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data or in user " +
        "turns where medium is document with source's data or in results where medium is image or in results where " +
        "medium is audio with source's data or in results where medium is document with source's data or of plain " +
        "text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[inline].inlineData.mimeType",
      to:
        "messages[].content[image].type or messages[].content[audio].type or messages[].content[document].type or " +
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "medium of type, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data or in user " +
        "turns where medium is document with source's data or in results where medium is image or in results where " +
        "medium is audio with source's data or in results where medium is document with source's data or of plain " +
        "text; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[inline].inlineData.mimeType",
      to:
        "messages[].content[image].image_url.url or messages[].content[audio].input_audio.format or " +
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "media uri, audio format, bytes or uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data with data or in " +
        "user turns where medium is document with source's data or in results where medium is image or in results " +
        "where medium is audio with source's data with data or in results where medium is document with source's data " +
        "or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "contents[].parts[inline].inlineData.data",
      to:
        "messages[].content[image].image_url.url or messages[].content[audio].input_audio.data or " +
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "base64, media uri, bytes or uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data or in user " +
        "turns where medium is document with source's data or in results where medium is image or in results where " +
        "medium is audio with source's data or in results where medium is document with source's data or of plain " +
        "text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "contents[].parts[inline].inlineData",
      to:
        "messages[].content[image].image_url.url or messages[].content[audio].input_audio or " +
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "media uri, bytes or uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data with data or in " +
        "user turns where medium is document with source's data or in results where medium is image or in results " +
        "where medium is audio with source's data with data or in results where medium is document with source's data " +
        "or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[inline].mediaResolution.level",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; " +
        "only MEDIA_RESOLUTION_UNSPECIFIED, MEDIA_RESOLUTION_LOW, media_resolution_low, " +
        "MEDIA_RESOLUTION_HIGH, media_resolution_high; unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "contents[].parts[linked]",
      to: "messages[].content[image]",
      when: "in user turns where medium is image or in results where medium is image; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[linked].fileData.mimeType",
      to: "messages[].content[image].type",
      by: "medium of type",
      when: "in user turns where medium is image or in results where medium is image; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[linked].fileData.mimeType",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns where medium is image or in results where medium is image; unless at an address of one vendor",
    },
    {
      concept: "media.source.url",
      from: "contents[].parts[linked].fileData.fileUri",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns where medium is image or in results where medium is image; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "contents[].parts[linked].fileData",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns where medium is image or in results where medium is image; unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[linked].mediaResolution.level",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; " +
        "only MEDIA_RESOLUTION_UNSPECIFIED, MEDIA_RESOLUTION_LOW, media_resolution_low, " +
        "MEDIA_RESOLUTION_HIGH, media_resolution_high; unless at an address of one vendor; unless of plain text",
    },
    { concept: "call", from: "contents[].parts[call]", to: "messages[].tool_calls[]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "contents[].parts[call].functionCall.id",
      to: "messages[].tool_calls[].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "contents[].parts[call].functionCall.name",
      to: "messages[].tool_calls[].function.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "contents[].parts[call].functionCall.args",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "in assistant turns",
    },
    {
      concept: "call.signature",
      from: "contents[].parts[call].thoughtSignature",
      to: "messages[].tool_calls[].extra_content.google.thought_signature",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; for hosts that take it',
    },
    {
      concept: "result",
      from: "contents[].parts[failed_result]",
      to: "messages[tool]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "contents[].parts[failed_result].functionResponse.response.error",
      to: "messages[].content[text].text or messages[].content or messages[tool].content[text].text or messages[tool].content",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "contents[].parts[failed_result].functionResponse.id",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[failed_result].functionResponse.name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[failed_result].functionResponse.response",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text",
      by: "failed result, media beside results",
      when: "with its call",
    },
    { concept: "result", from: "contents[].parts[result]", to: "messages[tool]", when: "in user turns; with its call" },
    {
      concept: "result.id",
      from: "contents[].parts[result].functionResponse.id",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[result].functionResponse.name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[result].functionResponse.response",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "reasoning",
      from: "contents[].parts[lone_state]",
      to: "messages[].reasoning_details or messages[].tool_calls[].extra_content.google.thought_signature",
      by: "reasoning record, attach state to calls",
      when: "in assistant turns or before a call, for hosts that take it there; for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[lone_state].thoughtSignature",
      to: "messages[].reasoning_details or messages[].tool_calls[].extra_content.google.thought_signature",
      by: "reasoning record, attach state to calls",
      when:
        "in assistant turns or before a call, for hosts that take it there; " +
        'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; ' +
        "for hosts that want it back; before something else",
    },
    { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path tells it" },
    { concept: "(gateway)", from: "systemInstruction.role", by: "acted on by the gateway: the place tells it" },
  ],
  dropped: [
    { concept: "top_k", from: "generationConfig.topK", dropped: "sampling here is by temperature and top_p" },
    { concept: "image_ratio", from: "generationConfig.imageConfig.aspectRatio", dropped: "answers are words" },
    { concept: "image_size", from: "generationConfig.imageConfig.imageSize", dropped: "answers are words" },
    { concept: "outputs.kind", from: "generationConfig.responseModalities[]", dropped: "answers are words" },
    { concept: "outputs", from: "generationConfig.responseModalities[]", dropped: "answers are words" },
    {
      concept: "reasoning.visible",
      from: "generationConfig.thinkingConfig.includeThoughts",
      when: "unless false",
      dropped: "the model decides what to show",
    },
    {
      concept: "text.signature",
      from: "contents[].parts[text].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "(only here)",
      from: "generationConfig.candidateCount",
      when: "unless 1",
      dropped: "one answer is carried back",
    },
    {
      concept: "(only here)",
      from: "generationConfig.mediaResolution",
      dropped: "other dialects have a detail for each image",
    },
    { concept: "(only here)", from: "generationConfig.speechConfig", dropped: "answers in sound have no counterpart" },
    {
      concept: "(only here)",
      from: "generationConfig.responseFormat[1]",
      dropped: "the first form is carried, where it is one of texts",
    },
    {
      concept: "(only here)",
      from: "generationConfig.responseFormat[2]",
      dropped: "the first form is carried, where it is one of texts",
    },
    {
      concept: "(only here)",
      from: "generationConfig.responseFormat[3]",
      dropped: "the first form is carried, where it is one of texts",
    },
    { concept: "(only here)", from: "toolConfig.retrievalConfig", dropped: "search runs inside one vendor's servers" },
    { concept: "(only here)", from: "toolConfig.includeServerSideToolInvocations", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "continuationToken", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "modelArmorConfig", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "safetySettings", dropped: "safety settings belong to one vendor" },
    { concept: "(only here)", from: "cachedContent", dropped: "caches are handles the vendor keeps" },
    { concept: "(only here)", from: "store", when: "unless false", dropped: "answers are not stored" },
    {
      concept: "(only here)",
      from: "serviceTier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "contents[].parts[text].partMetadata", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "contents[].parts[inline].videoMetadata",
      dropped: "only this dialect has cuts of a video",
    },
    {
      concept: "(only here)",
      from: "contents[].parts[inline].inlineData.displayName",
      dropped: "names of files are not carried",
    },
    {
      concept: "(only here)",
      from: "contents[].parts[linked].videoMetadata",
      dropped: "only this dialect has cuts of a video",
    },
    {
      concept: "(only here)",
      from: "contents[].parts[linked].fileData.displayName",
      dropped: "names of files are not carried",
    },
    { concept: "(only here)", from: "tools[].response", dropped: "results are not described elsewhere" },
    { concept: "(only here)", from: "tools[].responseJsonSchema", dropped: "results are not described elsewhere" },
    { concept: "(only here)", from: "tools[].behavior", dropped: "belongs to one vendor" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    {
      concept: "parts",
      from: "choices[0].message",
      to: "candidates[0].content",
      by: "reasoning of whole record, drop placeholder state, detach signatures, hidden as state, attach signatures",
    },
    {
      concept: "finish",
      from: "choices[0].finish_reason",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by:
        "stop or eos or an empty word or tool_calls or function_call as STOP, " +
        "length or max_tokens or model_length or model_context_window_exceeded or incomplete as MAX_TOKENS, " +
        "content_filter or sensitive as SAFETY, error or network_error or insufficient_system_resource or " +
        "function_call_filter: MALFORMED_FUNCTION_CALL or others as OTHER",
    },
    { concept: "id", from: "id", to: "responseId" },
    { concept: "created", from: "created", dropped: "the time is not reported" },
    { concept: "model", from: "model", to: "modelVersion", by: "the public name of it" },
    { concept: "usage.input", from: "usage.prompt_tokens", to: "usageMetadata.promptTokenCount", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.prompt_tokens_details.cached_tokens",
      to: "usageMetadata.cachedContentTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.cached_input",
      from: "usage.prompt_cache_hit_tokens",
      to: "usageMetadata.cachedContentTokenCount",
      by: "made to add up",
      when: "unless usage.prompt_tokens_details.cached_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.cached_tokens",
      to: "usageMetadata.cachedContentTokenCount",
      by: "made to add up",
      when: "unless usage.prompt_tokens_details.cached_tokens has another value; unless usage.prompt_cache_hit_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.num_cached_tokens",
      to: "usageMetadata.cachedContentTokenCount",
      by: "made to add up",
      when:
        "unless usage.prompt_tokens_details.cached_tokens has another value; " +
        "unless usage.prompt_cache_hit_tokens has another value; unless usage.cached_tokens has another value",
    },
    {
      concept: "usage.cache_write",
      from: "usage.prompt_tokens_details.cache_write_tokens",
      dropped: "writes to caches are not counted",
    },
    {
      concept: "usage.output",
      from: "usage.completion_tokens",
      to: "usageMetadata.candidatesTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usage.completion_tokens_details.reasoning_tokens",
      to: "usageMetadata.thoughtsTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usage.reasoning_tokens",
      to: "usageMetadata.thoughtsTokenCount",
      by: "made to add up",
      when: "unless usage.completion_tokens_details.reasoning_tokens has another value",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usageMetadata.totalTokenCount", by: "made to add up" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost.total_cost", dropped: "costs are not reported" },
    { concept: "usage", from: "usage", to: "usageMetadata" },
    {
      concept: "text",
      from: "choices[0].message.content[text]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "choices[0].message.content[text].text",
      to: "candidates[0].content.parts[text].text",
    },
    {
      concept: "text.cache",
      from: "choices[0].message.content[text].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "text.cache",
      from: "choices[0].message.content[text].prompt_cache_breakpoint",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media",
      from: "choices[0].message.content[image_address]",
      to: "candidates[0].content.parts[inline] or candidates[0].content.parts[linked]",
      when: "with source's data or with source's url; where any of it is carried",
    },
    {
      concept: "media.medium",
      from: "choices[0].message.content[image_address].type",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source",
      from: "choices[0].message.content[image_address].image_url",
      to:
        "candidates[0].content.parts[inline].inlineData.mimeType or " +
        "candidates[0].content.parts[inline].inlineData.data or candidates[0].content.parts[linked].fileData.mimeType " +
        "or candidates[0].content.parts[linked].fileData.fileUri",
      by: "media uri",
      when: "with source's data with data or with source's url with url",
    },
    {
      concept: "media",
      from: "choices[0].message.images[]",
      to: "candidates[0].content.parts[inline] or candidates[0].content.parts[linked]",
      when: "with source's data or with source's url; where any of it is carried",
    },
    {
      concept: "media.medium",
      from: "choices[0].message.images[].type",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source",
      from: "choices[0].message.images[].image_url",
      to:
        "candidates[0].content.parts[inline].inlineData.mimeType or " +
        "candidates[0].content.parts[inline].inlineData.data or candidates[0].content.parts[linked].fileData.mimeType " +
        "or candidates[0].content.parts[linked].fileData.fileUri",
      by: "media uri",
      when: "with source's data with data or with source's url with url",
    },
    {
      concept: "media.source",
      from: "choices[0].message.images[].image_url.url",
      to:
        "candidates[0].content.parts[inline].inlineData.mimeType or " +
        "candidates[0].content.parts[inline].inlineData.data or candidates[0].content.parts[linked].fileData.mimeType " +
        "or candidates[0].content.parts[linked].fileData.fileUri",
      by: "media uri",
      when: "with source's data with data or with source's url with url",
    },
    {
      concept: "media",
      from: "choices[0].message.content[document_address]",
      to: "candidates[0].content.parts[inline] or candidates[0].content.parts[linked]",
      when: "with source's data or with source's url; where any of it is carried",
    },
    {
      concept: "media.medium",
      from: "choices[0].message.content[document_address].type",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source",
      from: "choices[0].message.content[document_address].document_url",
      to:
        "candidates[0].content.parts[inline].inlineData.mimeType or " +
        "candidates[0].content.parts[inline].inlineData.data or candidates[0].content.parts[linked].fileData.mimeType " +
        "or candidates[0].content.parts[linked].fileData.fileUri",
      by: "media uri",
      when: "with source's data with data or with source's url with url",
    },
    {
      concept: "media.title",
      from: "choices[0].message.content[document_address].document_name",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "choices[0].message.content[document_address].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "choices[0].message.content[document_address].prompt_cache_breakpoint",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "refusal",
      from: "choices[0].message.content[refusal]",
      to: "candidates[0].content.parts[declined]",
      when: "where any of it is carried",
    },
    {
      concept: "refusal.text",
      from: "choices[0].message.content[refusal].refusal",
      to: "candidates[0].content.parts[declined].text",
    },
    {
      concept: "reasoning",
      from: "choices[0].message.content[thinking]",
      to: "candidates[0].content.parts[bare_state] or candidates[0].content.parts[shown_thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.content[thinking].thinking",
      to: "candidates[0].content.parts[bare_state].text or candidates[0].content.parts[shown_thought].text",
      by: "joined text",
      when: "as far as it is understood; unless its record has other words",
    },
    {
      concept: "reasoning",
      from: "choices[0].message.content[summarised]",
      to: "candidates[0].content.parts[bare_state] or candidates[0].content.parts[shown_thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.content[summarised].summary",
      to: "candidates[0].content.parts[bare_state].text or candidates[0].content.parts[shown_thought].text",
      by: "joined text",
      when: "as far as it is understood; unless its record has other words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.reasoning_content",
      to: "candidates[0].content.parts[bare_state].text or candidates[0].content.parts[shown_thought].text",
      when: "unless its record has other words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.reasoning",
      to: "candidates[0].content.parts[bare_state].text or candidates[0].content.parts[shown_thought].text",
      when: "unless choices[0].message.reasoning_content has another value; unless its record has other words",
    },
    {
      concept: "reasoning.signature",
      from: "choices[0].message.reasoning_details",
      to:
        "candidates[0].content.parts[shown_thought].thoughtSignature or " +
        "candidates[0].content.parts[call].thoughtSignature or candidates[0].content.parts[text].thoughtSignature or " +
        "candidates[0].content.parts[inline].thoughtSignature or candidates[0].content.parts[linked].thoughtSignature",
      by: "reasoning record, attach signatures",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    { concept: "refusal.text", from: "choices[0].message.refusal", to: "candidates[0].content.parts[declined].text" },
    {
      concept: "call",
      from: "choices[0].message.tool_calls[]",
      to: "candidates[0].content.parts[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.calling",
      from: "choices[0].message.tool_calls[].type",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "call.id",
      from: "choices[0].message.tool_calls[].id",
      to: "candidates[0].content.parts[call].functionCall.id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.tool_calls[].custom.name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.tool_calls[].custom.input",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.tool_calls[].function.name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.tool_calls[].function.arguments",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "choices[0].message.tool_calls[].extra_content.google.thought_signature",
      to:
        "candidates[0].content.parts[call].thoughtSignature or " +
        "candidates[0].content.parts[bare_state].thoughtSignature or " +
        "candidates[0].content.parts[shown_thought].thoughtSignature",
      by: "detach signatures",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; of calls with a name',
    },
    {
      concept: "call.signature",
      from: "choices[0].message.tool_calls[].extra_content.vertex.thought_signature",
      to:
        "candidates[0].content.parts[call].thoughtSignature or " +
        "candidates[0].content.parts[bare_state].thoughtSignature or " +
        "candidates[0].content.parts[shown_thought].thoughtSignature",
      by: "detach signatures",
      when:
        "unless choices[0].message.tool_calls[].extra_content.google.thought_signature has another value; " +
        'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; of calls with a name',
    },
    {
      concept: "call",
      from: "choices[0].message.content[used]",
      to: "candidates[0].content.parts[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "choices[0].message.content[used].id",
      to: "candidates[0].content.parts[call].functionCall.id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.content[used].name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.content[used].input",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call",
      from: "choices[0].message.function_call",
      to: "candidates[0].content.parts[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.name",
      from: "choices[0].message.function_call.name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.function_call.arguments",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    { concept: "text.text", from: "choices[0].message.content", to: "candidates[0].content.parts[text].text" },
    {
      concept: "text.citations.url",
      from: "choices[0].message.annotations[].url_citation.url",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "choices[0].message.annotations[].url_citation.title",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "choices[0].message.annotations[].url_citation.start_index",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "choices[0].message.annotations[].url_citation.end_index",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations",
      from: "choices[0].message.annotations[]",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "search_results",
      to: "candidates[0].groundingMetadata",
      by: "cited pages, grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "citations",
      to: "candidates[0].groundingMetadata",
      by: "cited pages, grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "choices[0].logprobs",
      to: "candidates[0].logprobsResult",
      by: "content probabilities, chosen candidates",
      when: "in a known form, where the answer has words",
    },
    { concept: "(only here)", from: "choices[0].message.audio", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "choices[0].message.name", dropped: "participants are not named elsewhere" },
    {
      concept: "(gateway)",
      from: "choices[0].message.images[].index",
      by: "acted on by the gateway: the order of the list tells it",
    },
    {
      concept: "(only here)",
      from: "choices[0].message.content[thinking].closed",
      when: "unless true",
      dropped: "it says that the thought is complete",
    },
    {
      concept: "(gateway)",
      from: "choices[0].message.tool_calls[].index",
      by: "acted on by the gateway: the order of the list tells it",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "id", to: "responseId" },
    {
      concept: "created",
      from: "created",
      dropped: "the streams of the generate-content dialect have no place for it",
    },
    { concept: "usage", from: "usage", to: "usageMetadata", by: "count by count, as in whole answers" },
    {
      concept: "usage",
      from: "x_groq.usage",
      to: "usageMetadata",
      by: "count by count, as in whole answers",
      when: "unless usage has another value",
    },
    {
      concept: "usage",
      from: "choices[0].usage",
      to: "usageMetadata",
      by: "count by count, as in whole answers",
      when: "unless usage has another value; unless x_groq.usage has another value",
    },
    {
      concept: "finish",
      from: "choices[0].finish_reason",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "search_results",
      to: "candidates[0].groundingMetadata",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "citations",
      to: "candidates[0].groundingMetadata",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "choices[0].logprobs",
      to: "candidates[0].logprobsResult",
      by: "content probabilities",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning_content",
      to: "candidates[0].content.parts[0].text",
      by: "reasoning words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning",
      to: "candidates[0].content.parts[0].text",
      by: "reasoning words",
      when: "unless choices[0].delta.reasoning_content has another value",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning_details",
      to: "candidates[0].content.parts[0].text",
      by: "reasoning words",
      when: "unless choices[0].delta.reasoning_content has another value; unless choices[0].delta.reasoning has another value",
    },
    {
      concept: "reasoning.signature",
      from: "choices[0].delta.reasoning_details",
      to: "candidates[0].content.parts[0].thoughtSignature",
      by: "reasoning state",
    },
    { concept: "text.text", from: "choices[0].delta.content[text].text", to: "candidates[0].content.parts[0].text" },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.content[thinking].thinking",
      to: "candidates[0].content.parts[0].text",
      by: "joined text",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.content[reasoning].summary",
      to: "candidates[0].content.parts[0].text",
      by: "joined text",
    },
    { concept: "text.text", from: "choices[0].delta.content", to: "candidates[0].content.parts[0].text" },
    { concept: "media", from: "choices[0].delta.images[]", to: "candidates[0].content.parts[0]" },
    { concept: "refusal.text", from: "choices[0].delta.refusal", to: "candidates[0].content.parts[0].text" },
    {
      concept: "call.id",
      from: "choices[0].delta.tool_calls[].id",
      to: "candidates[0].content.parts[0].functionCall.id",
    },
    {
      concept: "call.name",
      from: "choices[0].delta.tool_calls[].function.name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].delta.tool_calls[].function.arguments",
      to: "candidates[0].content.parts[0].functionCall.args",
      by: "arguments piece",
    },
    {
      concept: "call.signature",
      from: "choices[0].delta.tool_calls[].extra_content.google.thought_signature",
      to: "candidates[0].content.parts[0].thoughtSignature",
    },
    {
      concept: "call.signature",
      from: "choices[0].delta.tool_calls[].extra_content.vertex.thought_signature",
      to: "candidates[0].content.parts[0].thoughtSignature",
      when: "unless choices[0].delta.tool_calls[].extra_content.google.thought_signature has another value",
    },
    {
      concept: "call.name",
      from: "choices[0].delta.tool_calls[].custom.name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].delta.tool_calls[].custom.input",
      to: "candidates[0].content.parts[0].functionCall.args",
    },
    {
      concept: "text.citations",
      from: "choices[0].delta.annotations",
      to: "candidates[0].groundingMetadata",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
