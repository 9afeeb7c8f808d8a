// Made from specs/dialects/generate-content/mapping.yaml, specs/dialects/messages/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the generate-content dialect for a model behind messages, and its answer. */
export const generateContentToMessages: Pair = {
  from: "generate-content",
  to: "messages",
  fields: [
    {
      concept: "turns",
      from: "contents",
      to: "messages",
      by:
        "hoist instructions, answer calls, web addresses only, decode texts, types as shown, only types, " +
        "only media taken, drop empty text, words in failures, clean call ids, drop trailing reasoning, " +
        "ensure user turn, user first, trim prefill",
    },
    { concept: "instructions", from: "systemInstruction.parts", to: "system" },
    { concept: "output_limit", from: "generationConfig.maxOutputTokens", to: "max_tokens" },
    {
      concept: "temperature",
      from: "generationConfig.temperature",
      to: "temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "generationConfig.topP", to: "top_p", when: "without reasoning, or near 1" },
    { concept: "top_k", from: "generationConfig.topK", to: "top_k", when: "without reasoning" },
    { concept: "stop", from: "generationConfig.stopSequences", to: "stop_sequences", when: "with a letter or a sign" },
    {
      concept: "tools.name",
      from: "tools[].functionDeclarations[].name",
      to: "tools[].name",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].functionDeclarations[].description",
      to: "tools[].description",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parametersJsonSchema",
      to: "tools[].input_schema",
      by: "arguments subset, object schema",
      when: "of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parameters",
      to: "tools[].input_schema",
      by: "arguments subset, object schema",
      when:
        "unless tools[].functionDeclarations[].parametersJsonSchema has another value; of the client; " +
        "unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[].functionDeclarations[]",
      to: "tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.functionCallingConfig.mode",
      to: "tool_choice.type or tools[].strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.functionCallingConfig.allowedFunctionNames",
      to: "tool_choice.name or tools[]",
      by: "single, offer chosen tools",
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
      to: "system[text].text or output_config.format.type",
      by: "json as instruction, by its form, implied by leaving it out: what happens without it",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseJsonSchema",
      to: "output_config.format.schema or system[text].text",
      by: "schema subset, closed schema, schema as instruction, words as instruction, implied by leaving it out: what happens without it",
      when: "as schema; in a known form; as JSON; of an object; with conditions that the vendor accepts; as one_of_words; as untyped_schema",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseSchema",
      to: "output_config.format.schema or system[text].text",
      by: "schema subset, closed schema, schema as instruction, words as instruction, implied by leaving it out: what happens without it",
      when:
        "unless generationConfig.responseJsonSchema has another value; as schema; in a known form; as JSON; " +
        "of an object; with conditions that the vendor accepts; as one_of_words; as untyped_schema; " +
        "as untyped_plain_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseJsonSchema",
      to: "output_config.format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseSchema",
      to: "output_config.format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseFormat[0].text.mimeType",
      to: "system[text].text or output_config.format.type",
      by: "json as instruction, by its form, implied by leaving it out: what happens without it",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseFormat[0].text.schema",
      to: "output_config.format.schema or system[text].text",
      by: "schema subset, closed schema, schema as instruction",
      when: "as listed_schema; in a known form; as JSON; of an object; with conditions that the vendor accepts; as listed_untyped_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseFormat[0].text.schema",
      to: "output_config.format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generationConfig.thinkingConfig.thinkingLevel",
      to: "output_config.effort or thinking.type or thinking.budget_tokens",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as thinking",
    },
    {
      concept: "reasoning.budget",
      from: "generationConfig.thinkingConfig.thinkingBudget",
      to: "thinking.budget_tokens or thinking.type or output_config.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "generationConfig.thinkingConfig.includeThoughts",
      to: "thinking.display",
      by: "visibility flag, word for word",
      when: "with a word for it; as the model is controlled",
    },
    {
      concept: "reasoning",
      from: "contents[].parts[bare_state]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[bare_state].thoughtSignature",
      to: "messages[].content[reasoning].signature",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "reasoning",
      from: "contents[].parts[thought]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "contents[].parts[thought].text",
      to: "messages[].content[reasoning].thinking",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[thought].thoughtSignature",
      to: "messages[].content[reasoning].signature",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "text",
      from: "contents[].parts[text]",
      to: "messages[].content[text] or system[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "contents[].parts[text].text",
      to: "messages[].content[text].text or system[text].text or messages[].content[result].content[text].text",
    },
    {
      concept: "text.signature",
      from: "contents[].parts[text].thoughtSignature",
      to: "messages[].content[reasoning].signature",
      by: "detach signatures",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "media",
      from: "contents[].parts[inline]",
      to:
        "messages[].content[image] or messages[].content[document] or messages[].content[result].content[image] or " +
        "messages[].content[result].content[document]",
      when:
        "in user turns where medium is image with data or in user turns where medium is document with data or in user " +
        "turns where medium is document with text or in results where medium is image with data or in results where " +
        "medium is document with data or in results where medium is document with text; " +
        "unless at an address of one vendor; images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[inline].inlineData.mimeType",
      to:
        "messages[].content[image].type or messages[].content[document].type or " +
        "messages[].content[result].content[image].type or messages[].content[result].content[document].type",
      by: "medium of type",
      when:
        "in user turns where medium is image or in user turns where medium is document or in results where medium is " +
        "image or in results where medium is document; unless at an address of one vendor; " +
        "images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[inline].inlineData.mimeType",
      to:
        "messages[].content[image].source.media_type or messages[].content[document].source.media_type or " +
        "messages[].content[result].content[image].source.media_type or " +
        "messages[].content[result].content[document].source.media_type",
      when:
        "in user turns where medium is image with data or in user turns where medium is document with data or in user " +
        "turns where medium is document with text or in results where medium is image with data or in results where " +
        "medium is document with data or in results where medium is document with text; " +
        "unless at an address of one vendor; images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.source.data",
      from: "contents[].parts[inline].inlineData.data",
      to:
        "messages[].content[image].source.data or messages[].content[document].source.data or " +
        "messages[].content[result].content[image].source.data or " +
        "messages[].content[result].content[document].source.data",
      by: "base64, read plain documents, decode texts",
      when:
        "in user turns where medium is image or in user turns where medium is document or in results where medium is " +
        "image or in results where medium is document or of plain text or of text; " +
        "unless at an address of one vendor; images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.source",
      from: "contents[].parts[inline].inlineData",
      to:
        "messages[].content[image].source or messages[].content[document].source or " +
        "messages[].content[result].content[image].source or messages[].content[result].content[document].source",
      when:
        "in user turns where medium is image with data or in user turns where medium is document with data or in user " +
        "turns where medium is document with text or in results where medium is image with data or in results where " +
        "medium is document with data or in results where medium is document with text; " +
        "unless at an address of one vendor; images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media",
      from: "contents[].parts[linked]",
      to:
        "messages[].content[image] or messages[].content[document] or messages[].content[result].content[image] or " +
        "messages[].content[result].content[document]",
      when:
        "in user turns where medium is image with url or in user turns where medium is document with url or in results " +
        "where medium is image with url or in results where medium is document with url; " +
        "unless at an address of one vendor; images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[linked].fileData.mimeType",
      to:
        "messages[].content[image].type or messages[].content[document].type or " +
        "messages[].content[result].content[image].type or messages[].content[result].content[document].type",
      by: "medium of type",
      when:
        "in user turns where medium is image or in user turns where medium is document or in results where medium is " +
        "image or in results where medium is document; unless at an address of one vendor; " +
        "images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.source.url",
      from: "contents[].parts[linked].fileData.fileUri",
      to:
        "messages[].content[image].source.url or messages[].content[document].source.url or " +
        "messages[].content[result].content[image].source.url or " +
        "messages[].content[result].content[document].source.url",
      when:
        "in user turns where medium is image or in user turns where medium is document or in results where medium is " +
        "image or in results where medium is document; unless at an address of one vendor; " +
        "images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.source",
      from: "contents[].parts[linked].fileData",
      to:
        "messages[].content[image].source or messages[].content[document].source or " +
        "messages[].content[result].content[image].source or messages[].content[result].content[document].source",
      when:
        "in user turns where medium is image with url or in user turns where medium is document with url or in results " +
        "where medium is image with url or in results where medium is document with url; " +
        "unless at an address of one vendor; images of accepted types; documents of text or of accepted types",
    },
    { concept: "call", from: "contents[].parts[call]", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "contents[].parts[call].functionCall.id",
      to: "messages[].content[call].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "contents[].parts[call].functionCall.name",
      to: "messages[].content[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "contents[].parts[call].functionCall.args",
      to: "messages[].content[call].input",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "call.signature",
      from: "contents[].parts[call].thoughtSignature",
      to: "messages[].content[reasoning].signature",
      by: "detach signatures",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "result",
      from: "contents[].parts[failed_result]",
      to: "messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "contents[].parts[failed_result].functionResponse.response.error",
      to: "messages[].content[result].is_error",
      by: "by its form",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "contents[].parts[failed_result].functionResponse.id",
      to: "messages[].content[result].tool_use_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[failed_result].functionResponse.name",
      to: "messages[].content[result].tool_use_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[failed_result].functionResponse.response",
      to: "messages[].content[result].content",
      by: "failed result",
      when: "in user turns; with its call",
    },
    {
      concept: "result",
      from: "contents[].parts[result]",
      to: "messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "contents[].parts[result].functionResponse.id",
      to: "messages[].content[result].tool_use_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[result].functionResponse.name",
      to: "messages[].content[result].tool_use_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[result].functionResponse.response",
      to: "messages[].content[result].content",
      by: "result object",
      when: "in user turns; with its call",
    },
    {
      concept: "reasoning",
      from: "contents[].parts[lone_state]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[lone_state].thoughtSignature",
      to: "messages[].content[reasoning].signature",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path tells it" },
    { concept: "(gateway)", from: "systemInstruction.role", by: "acted on by the gateway: the place tells it" },
  ],
  dropped: [
    {
      concept: "presence_penalty",
      from: "generationConfig.presencePenalty",
      when: "unless 0",
      dropped: "the vendor offers no penalties",
    },
    {
      concept: "frequency_penalty",
      from: "generationConfig.frequencyPenalty",
      when: "unless 0",
      dropped: "the vendor offers no penalties",
    },
    { concept: "seed", from: "generationConfig.seed", dropped: "the vendor offers no seed" },
    {
      concept: "logprobs",
      from: "generationConfig.responseLogprobs",
      when: "unless false",
      dropped: "probabilities are not reported",
    },
    {
      concept: "top_logprobs",
      from: "generationConfig.logprobs",
      when: "unless 0",
      dropped: "probabilities are not reported",
    },
    { concept: "image_ratio", from: "generationConfig.imageConfig.aspectRatio", dropped: "answers are words" },
    { concept: "image_size", from: "generationConfig.imageConfig.imageSize", dropped: "answers are words" },
    { concept: "outputs.kind", from: "generationConfig.responseModalities[]", dropped: "answers are words" },
    { concept: "outputs", from: "generationConfig.responseModalities[]", dropped: "answers are words" },
    { concept: "metadata", from: "labels", dropped: "only the end user's ID is taken" },
    {
      concept: "media.detail",
      from: "contents[].parts[inline].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[linked].fileData.mimeType",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[linked].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the messages dialect has no place for it",
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
    { concept: "parts", from: "content", to: "candidates[0].content", by: "hidden as state, attach signatures" },
    {
      concept: "finish",
      from: "stop_reason",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by:
        "end_turn or stop_sequence or tool_use as STOP, max_tokens or model_context_window_exceeded as MAX_TOKENS, " +
        "refusal as SAFETY, pause_turn or compaction as CONTINUATION, others as OTHER",
    },
    {
      concept: "explanation",
      from: "stop_details.explanation",
      to: "candidates[0].finishMessage",
      when: "where output was withheld",
    },
    { concept: "id", from: "id", to: "responseId" },
    { concept: "model", from: "model", to: "modelVersion", by: "the public name of it" },
    { concept: "stop_sequence", from: "stop_sequence", dropped: "the sequence is not reported" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usageMetadata.promptTokenCount", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cache_read_input_tokens",
      to: "usageMetadata.cachedContentTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.cache_creation_input_tokens",
      dropped: "writes to caches are not counted",
    },
    {
      concept: "usage.cache_write_hour",
      from: "usage.cache_creation.ephemeral_1h_input_tokens",
      dropped: "writes to caches are not counted",
    },
    {
      concept: "usage.cache_write_minutes",
      from: "usage.cache_creation.ephemeral_5m_input_tokens",
      dropped: "writes to caches are not counted",
    },
    {
      concept: "usage.output",
      from: "usage.output_tokens",
      to: "usageMetadata.candidatesTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.thinking_tokens",
      to: "usageMetadata.thoughtsTokenCount",
      by: "made to add up",
    },
    { concept: "usage", from: "usage", to: "usageMetadata" },
    {
      concept: "text",
      from: "content[text]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "content[text].text", to: "candidates[0].content.parts[text].text" },
    {
      concept: "text.cache",
      from: "content[text].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "text",
      from: "content[tool_reference]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "content[tool_reference].tool_name",
      to: "candidates[0].content.parts[text].text",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "content[tool_reference].tool_name",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media",
      from: "content[document_of_blocks]",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "content[document_of_blocks].type",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[document_of_blocks].source.content",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[document_of_blocks].title",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[document_of_blocks].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    { concept: "media", from: "content[search_result]", dropped: "the generate-content dialect has no place for it" },
    {
      concept: "media.medium",
      from: "content[search_result].type",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[search_result].content",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[search_result].title",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[search_result].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "content[reasoning]",
      to:
        "candidates[0].content.parts[bare_state] or candidates[0].content.parts[shown_thought] or " +
        "candidates[0].content.parts[call].thoughtSignature or candidates[0].content.parts[text].thoughtSignature or " +
        "candidates[0].content.parts[inline].thoughtSignature or candidates[0].content.parts[linked].thoughtSignature",
      by: "attach signatures",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "content[reasoning].thinking",
      to: "candidates[0].content.parts[bare_state].text or candidates[0].content.parts[shown_thought].text",
    },
    {
      concept: "reasoning.signature",
      from: "content[reasoning].signature",
      to:
        "candidates[0].content.parts[bare_state].thoughtSignature or " +
        "candidates[0].content.parts[shown_thought].thoughtSignature or " +
        "candidates[0].content.parts[call].thoughtSignature or candidates[0].content.parts[text].thoughtSignature or " +
        "candidates[0].content.parts[inline].thoughtSignature or candidates[0].content.parts[linked].thoughtSignature",
      by: "attach signatures",
    },
    {
      concept: "reasoning",
      from: "content[redacted]",
      to:
        "candidates[0].content.parts[shown_thought] or candidates[0].content.parts[bare_state].thoughtSignature or " +
        "candidates[0].content.parts[shown_thought].thoughtSignature",
      by: "hidden as state",
      when: "without redacted or where its vendor is known; where any of it is carried",
    },
    {
      concept: "reasoning.redacted",
      from: "content[redacted].data",
      to: "candidates[0].content.parts[bare_state].thoughtSignature or candidates[0].content.parts[shown_thought].thoughtSignature",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    {
      concept: "call",
      from: "content[call]",
      to: "candidates[0].content.parts[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "content[call].id",
      to: "candidates[0].content.parts[call].functionCall.id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "content[call].name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "content[call].input",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.cache",
      from: "content[call].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "content[text].citations[].url",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "content[text].citations[].title",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.quote",
      from: "content[text].citations[].cited_text",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "without a URL; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "content[text].citations[]",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(only here)",
      from: "content[text].citations.enabled",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[tool_reference].cache_control",
      dropped: "caches are steered differently by every vendor",
    },
    { concept: "(only here)", from: "content[document_of_blocks].context", dropped: "only this vendor reads it" },
    {
      concept: "(only here)",
      from: "content[document_of_blocks].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[search_result].source",
      dropped: "only this dialect names where words come from",
    },
    {
      concept: "(only here)",
      from: "content[search_result].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[call].caller",
      when: 'unless {"type":"direct"}',
      dropped: "tells which of the vendor's tools called",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "message_start.message.id", to: "responseId" },
    {
      concept: "usage",
      from: "message_start.message.usage",
      to: "usageMetadata",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "message_start.message.stop_reason",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.text",
      from: "message_start.message.content[text].text",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "call.id",
      from: "message_start.message.content[tool_use].id",
      to: "candidates[0].content.parts[0].functionCall.id",
    },
    {
      concept: "call.name",
      from: "message_start.message.content[tool_use].name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "call.arguments",
      from: "message_start.message.content[tool_use].input",
      to: "candidates[0].content.parts[0].functionCall.args",
      by: "json object",
    },
    {
      concept: "text.text",
      from: "content_block_start[text].content_block.text",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "reasoning.text",
      from: "content_block_start[thinking].content_block.thinking",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "reasoning.signature",
      from: "content_block_start[thinking].content_block.signature",
      to: "candidates[0].content.parts[0].thoughtSignature",
    },
    {
      concept: "reasoning.redacted",
      from: "content_block_start[redacted_thinking].content_block.data",
      to: "candidates[0].content.parts[0].thoughtSignature",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    {
      concept: "call.id",
      from: "content_block_start[tool_use].content_block.id",
      to: "candidates[0].content.parts[0].functionCall.id",
    },
    {
      concept: "call.name",
      from: "content_block_start[tool_use].content_block.name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "call.arguments",
      from: "content_block_start[tool_use].content_block.input",
      to: "candidates[0].content.parts[0].functionCall.args",
      by: "non empty json object",
    },
    {
      concept: "part.text",
      from: "content_block_delta[text_delta].delta.text",
      to: "candidates[0].content.parts[0].text or candidates[0].content.parts[0].functionCall.args",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[thinking_delta].delta.thinking",
      to: "candidates[0].content.parts[0].text or candidates[0].content.parts[0].functionCall.args",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[input_json_delta].delta.partial_json",
      to: "candidates[0].content.parts[0].text or candidates[0].content.parts[0].functionCall.args",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "content_block_delta[signature_delta].delta.signature",
      to: "candidates[0].content.parts[0].thoughtSignature",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "content_block_delta[citations_delta].delta.citation",
      to: "candidates[0].groundingMetadata",
      when: "in a known form, where the answer has words",
    },
    { concept: "usage", from: "message_delta.usage", to: "usageMetadata", by: "count by count, as in whole answers" },
    {
      concept: "finish",
      from: "message_delta.delta.stop_reason",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "message_delta.delta.stop_sequence",
      dropped: "the streams of the generate-content dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "message_delta.delta.stop_details.explanation",
      to: "candidates[0].finishMessage",
      when: "where output was withheld",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
