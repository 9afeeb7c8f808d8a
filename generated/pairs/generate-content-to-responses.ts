// Made from specs/dialects/generate-content/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the generate-content dialect for a model behind responses, and its answer. */
export const generateContentToResponses: Pair = {
  from: "generate-content",
  to: "responses",
  fields: [
    {
      concept: "turns",
      from: "contents",
      to: "input",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, " +
        "name files, drop empty text, clean call ids, drop trailing reasoning, ensure user turn",
    },
    {
      concept: "instructions",
      from: "systemInstruction.parts",
      to: "instructions",
      when: "unless output_format.kind is json",
    },
    {
      concept: "output_limit",
      from: "generationConfig.maxOutputTokens",
      to: "max_output_tokens",
      by: "kept within 16 and 2147483647",
      when: "from 16 to 2147483647",
    },
    { concept: "temperature", from: "generationConfig.temperature", to: "temperature" },
    { concept: "top_p", from: "generationConfig.topP", to: "top_p" },
    {
      concept: "logprobs",
      from: "generationConfig.responseLogprobs",
      to: "include",
      by: "included probabilities",
      when: "where it is true",
    },
    { concept: "top_logprobs", from: "generationConfig.logprobs", to: "top_logprobs", when: "beside logprobs" },
    {
      concept: "tools.name",
      from: "tools[].functionDeclarations[].name",
      to: "tools[].name",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.description",
      from: "tools[].functionDeclarations[].description",
      to: "tools[].description",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parametersJsonSchema",
      to: "tools[].parameters",
      by: "arguments subset, object schema",
      when: "of the client; unless another has its name; with conditions that the vendor accepts; as one object",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parameters",
      to: "tools[].parameters",
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
      to: "tool_choice or tool_choice.type or tool_choice.mode or tools[].strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.functionCallingConfig.allowedFunctionNames",
      to: "tool_choice.name or tool_choice.tools[].name",
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
      to: "text.format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseJsonSchema",
      to: "text.format.schema or instructions",
      by: "schema subset, schema as instruction, words as instruction",
      when: "as schema; in a known form; as JSON; with conditions that the vendor accepts; of an object; as one_of_words; as untyped_schema",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseSchema",
      to: "text.format.schema or instructions",
      by: "schema subset, schema as instruction, words as instruction",
      when:
        "unless generationConfig.responseJsonSchema has another value; as schema; in a known form; as JSON; " +
        "with conditions that the vendor accepts; of an object; as one_of_words; as untyped_schema; " +
        "as untyped_plain_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseJsonSchema",
      to: "text.format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseSchema",
      to: "text.format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseFormat[0].text.mimeType",
      to: "text.format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseFormat[0].text.schema",
      to: "text.format.schema or instructions",
      by: "schema subset, schema as instruction",
      when: "as listed_schema; in a known form; as JSON; with conditions that the vendor accepts; of an object; as listed_untyped_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseFormat[0].text.schema",
      to: "text.format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generationConfig.thinkingConfig.thinkingLevel",
      to: "reasoning.effort",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as thinking",
    },
    {
      concept: "reasoning.budget",
      from: "generationConfig.thinkingConfig.thinkingBudget",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "generationConfig.thinkingConfig.includeThoughts",
      to: "reasoning.summary",
      by: "visibility flag, word for word",
      when: "with a word for it; as the model is controlled",
    },
    { concept: "metadata", from: "labels", to: "metadata" },
    {
      concept: "reasoning",
      from: "contents[].parts[bare_state]",
      to: "input[thought]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[bare_state].thoughtSignature",
      to: "input[thought].encrypted_content",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "reasoning",
      from: "contents[].parts[thought]",
      to: "input[thought]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "contents[].parts[thought].text",
      to: "input[thought].summary",
      by: "summary texts",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[thought].thoughtSignature",
      to: "input[thought].encrypted_content",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "text",
      from: "contents[].parts[text]",
      to:
        "input[].content[output] or input[].content or input[].content[text] or instructions or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "contents[].parts[text].text",
      to:
        "input[].content[output].text or input[].content or input[].content[text].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
    },
    {
      concept: "text.signature",
      from: "contents[].parts[text].thoughtSignature",
      to: "input[thought].encrypted_content",
      by: "detach signatures",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "media",
      from: "contents[].parts[inline]",
      to:
        "input[].content[image] or input[].content[document] or input[text_result].output[image] or " +
        "input[text_result].output[document] or input[result].output[image] or input[result].output[document] or " +
        "input[].content[output].text or input[].content or input[].content[text].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's data or in " +
        "results where medium is image or in results where medium is document with source's data or of plain text; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[inline].inlineData.mimeType",
      to:
        "input[].content[image].type or input[].content[document].type or input[text_result].output[image].type or " +
        "input[text_result].output[document].type or input[result].output[image].type or " +
        "input[result].output[document].type or input[].content[output].text or input[].content or " +
        "input[].content[text].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "medium of type, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's data or in " +
        "results where medium is image or in results where medium is document with source's data or of plain text; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[inline].inlineData.mimeType",
      to:
        "input[].content[image].image_url or input[].content[document].file_data or " +
        "input[text_result].output[image].image_url or input[text_result].output[document].file_data or " +
        "input[result].output[image].image_url or input[result].output[document].file_data or " +
        "input[].content[output].text or input[].content or input[].content[text].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "media uri, bytes or uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's data or in " +
        "results where medium is image or in results where medium is document with source's data or of plain text; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "contents[].parts[inline].inlineData.data",
      to:
        "input[].content[image].image_url or input[].content[document].file_data or " +
        "input[text_result].output[image].image_url or input[text_result].output[document].file_data or " +
        "input[result].output[image].image_url or input[result].output[document].file_data or " +
        "input[].content[output].text or input[].content or input[].content[text].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "base64, media uri, bytes or uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's data or in " +
        "results where medium is image or in results where medium is document with source's data or of plain text; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "contents[].parts[inline].inlineData",
      to:
        "input[].content[image].image_url or input[].content[document].file_data or " +
        "input[text_result].output[image].image_url or input[text_result].output[document].file_data or " +
        "input[result].output[image].image_url or input[result].output[document].file_data or " +
        "input[].content[output].text or input[].content or input[].content[text].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "media uri, bytes or uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's data or in " +
        "results where medium is image or in results where medium is document with source's data or of plain text; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[inline].mediaResolution.level",
      to: "input[].content[image].detail or input[text_result].output[image].detail or input[result].output[image].detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; " +
        "only MEDIA_RESOLUTION_UNSPECIFIED, MEDIA_RESOLUTION_LOW, media_resolution_low, " +
        "MEDIA_RESOLUTION_HIGH, media_resolution_high; unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "contents[].parts[linked]",
      to:
        "input[].content[image] or input[].content[linked_document] or input[text_result].output[image] or " +
        "input[text_result].output[linked_document] or input[result].output[image] or " +
        "input[result].output[linked_document]",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's url or in results " +
        "where medium is image or in results where medium is document with source's url; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[linked].fileData.mimeType",
      to:
        "input[].content[image].type or input[].content[linked_document].type or input[text_result].output[image].type " +
        "or input[text_result].output[linked_document].type or input[result].output[image].type or " +
        "input[result].output[linked_document].type",
      by: "medium of type",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's url or in results " +
        "where medium is image or in results where medium is document with source's url; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[linked].fileData.mimeType",
      to:
        "input[].content[image].image_url or input[].content[linked_document].file_url or " +
        "input[text_result].output[image].image_url or input[text_result].output[linked_document].file_url or " +
        "input[result].output[image].image_url or input[result].output[linked_document].file_url",
      by: "media uri",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's url or in results " +
        "where medium is image or in results where medium is document with source's url; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source.url",
      from: "contents[].parts[linked].fileData.fileUri",
      to:
        "input[].content[image].image_url or input[].content[linked_document].file_url or " +
        "input[text_result].output[image].image_url or input[text_result].output[linked_document].file_url or " +
        "input[result].output[image].image_url or input[result].output[linked_document].file_url",
      by: "media uri",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's url or in results " +
        "where medium is image or in results where medium is document with source's url; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "contents[].parts[linked].fileData",
      to:
        "input[].content[image].image_url or input[].content[linked_document].file_url or " +
        "input[text_result].output[image].image_url or input[text_result].output[linked_document].file_url or " +
        "input[result].output[image].image_url or input[result].output[linked_document].file_url",
      by: "media uri",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's url or in results " +
        "where medium is image or in results where medium is document with source's url; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[linked].mediaResolution.level",
      to: "input[].content[image].detail or input[text_result].output[image].detail or input[result].output[image].detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; " +
        "only MEDIA_RESOLUTION_UNSPECIFIED, MEDIA_RESOLUTION_LOW, media_resolution_low, " +
        "MEDIA_RESOLUTION_HIGH, media_resolution_high; unless at an address of one vendor; unless of plain text",
    },
    { concept: "call", from: "contents[].parts[call]", to: "input[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "contents[].parts[call].functionCall.id",
      to: "input[call].call_id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "contents[].parts[call].functionCall.name",
      to: "input[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "contents[].parts[call].functionCall.args",
      to: "input[call].arguments",
      by: "json object, arguments text",
      when: "in assistant turns",
    },
    {
      concept: "call.signature",
      from: "contents[].parts[call].thoughtSignature",
      to: "input[thought].encrypted_content",
      by: "detach signatures",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "result",
      from: "contents[].parts[failed_result]",
      to: "input[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "contents[].parts[failed_result].functionResponse.response.error",
      to:
        "input[].content[output].text or input[].content or input[].content[text].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "contents[].parts[failed_result].functionResponse.id",
      to: "input[result].call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[failed_result].functionResponse.name",
      to: "input[text_result].call_id or input[result].call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[failed_result].functionResponse.response",
      to: "input[result].output",
      by: "failed result",
      when: "in user turns; with its call",
    },
    { concept: "result", from: "contents[].parts[result]", to: "input[result]", when: "in user turns; with its call" },
    {
      concept: "result.id",
      from: "contents[].parts[result].functionResponse.id",
      to: "input[result].call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[result].functionResponse.name",
      to: "input[text_result].call_id or input[result].call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[result].functionResponse.response",
      to: "input[result].output",
      by: "result object",
      when: "in user turns; with its call",
    },
    {
      concept: "reasoning",
      from: "contents[].parts[lone_state]",
      to: "input[thought]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[lone_state].thoughtSignature",
      to: "input[thought].encrypted_content",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path tells it" },
    { concept: "(gateway)", from: "systemInstruction.role", by: "acted on by the gateway: the place tells it" },
  ],
  dropped: [
    { concept: "top_k", from: "generationConfig.topK", dropped: "the responses dialect has no place for it" },
    { concept: "stop", from: "generationConfig.stopSequences", dropped: "there are no stop sequences here" },
    {
      concept: "presence_penalty",
      from: "generationConfig.presencePenalty",
      when: "unless 0",
      dropped: "there are no penalties here",
    },
    {
      concept: "frequency_penalty",
      from: "generationConfig.frequencyPenalty",
      when: "unless 0",
      dropped: "there are no penalties here",
    },
    { concept: "seed", from: "generationConfig.seed", dropped: "the responses dialect has no place for it" },
    { concept: "image_ratio", from: "generationConfig.imageConfig.aspectRatio", dropped: "answers are words" },
    { concept: "image_size", from: "generationConfig.imageConfig.imageSize", dropped: "answers are words" },
    { concept: "outputs.kind", from: "generationConfig.responseModalities[]", dropped: "answers are words" },
    { concept: "outputs", from: "generationConfig.responseModalities[]", dropped: "answers are words" },
    {
      concept: "media.signature",
      from: "contents[].parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the responses dialect has no place for it",
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
    { concept: "parts", from: "output", to: "candidates[0].content", by: "hidden as state, attach signatures" },
    {
      concept: "finish",
      from: "status",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by:
        "completed as STOP, incomplete/max_output_tokens or incomplete/max_messages or incomplete as MAX_TOKENS, " +
        "incomplete/content_filter as SAFETY, failed or failed/* or cancelled or in_progress or queued or others as " +
        "OTHER",
    },
    {
      concept: "finish",
      from: "incomplete_details.reason",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by: "one word with that of status",
    },
    {
      concept: "finish",
      from: "error.code",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by: "one word with that of status",
    },
    {
      concept: "explanation",
      from: "error.message",
      to: "candidates[0].finishMessage",
      when: "where output was withheld",
    },
    { concept: "id", from: "id", to: "responseId" },
    { concept: "created", from: "created_at", dropped: "the time is not reported" },
    { concept: "model", from: "model", to: "modelVersion", by: "the public name of it" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usageMetadata.promptTokenCount", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.input_tokens_details.cached_tokens",
      to: "usageMetadata.cachedContentTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.input_tokens_details.cache_write_tokens",
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
      from: "usage.output_tokens_details.reasoning_tokens",
      to: "usageMetadata.thoughtsTokenCount",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usageMetadata.totalTokenCount", by: "made to add up" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost", dropped: "costs are not reported" },
    { concept: "usage", from: "usage", to: "usageMetadata" },
    {
      concept: "text",
      from: "output[].content[output]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output[].content[output].text", to: "candidates[0].content.parts[text].text" },
    {
      concept: "refusal",
      from: "output[].content[refusal]",
      to: "candidates[0].content.parts[declined]",
      when: "where any of it is carried",
    },
    {
      concept: "refusal.text",
      from: "output[].content[refusal].refusal",
      to: "candidates[0].content.parts[declined].text",
    },
    {
      concept: "call",
      from: "output[text_call]",
      to: "candidates[0].content.parts[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "output[text_call].call_id",
      to: "candidates[0].content.parts[call].functionCall.id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output[text_call].name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.group",
      from: "output[text_call].namespace",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "call.arguments",
      from: "output[text_call].input",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call",
      from: "output[call]",
      to: "candidates[0].content.parts[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "output[call].call_id",
      to: "candidates[0].content.parts[call].functionCall.id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output[call].name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.group",
      from: "output[call].namespace",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "call.arguments",
      from: "output[call].arguments",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    {
      concept: "reasoning",
      from: "output[thought]",
      to:
        "candidates[0].content.parts[bare_state] or candidates[0].content.parts[shown_thought] or " +
        "candidates[0].content.parts[call].thoughtSignature or candidates[0].content.parts[text].thoughtSignature or " +
        "candidates[0].content.parts[inline].thoughtSignature or candidates[0].content.parts[linked].thoughtSignature",
      by: "attach signatures",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].summary",
      to: "candidates[0].content.parts[bare_state].text or candidates[0].content.parts[shown_thought].text",
      by: "summary texts",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].content",
      to: "candidates[0].content.parts[bare_state].text or candidates[0].content.parts[shown_thought].text",
      by: "summary texts",
      when: "unless output[thought].summary has another value; as far as it is understood",
    },
    {
      concept: "reasoning.signature",
      from: "output[thought].encrypted_content",
      to:
        "candidates[0].content.parts[bare_state].thoughtSignature or " +
        "candidates[0].content.parts[shown_thought].thoughtSignature or " +
        "candidates[0].content.parts[call].thoughtSignature or candidates[0].content.parts[text].thoughtSignature or " +
        "candidates[0].content.parts[inline].thoughtSignature or candidates[0].content.parts[linked].thoughtSignature",
      by: "attach signatures",
    },
    {
      concept: "text.citations.url",
      from: "output[].content[output].annotations[].url",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output[].content[output].annotations[].title",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "output[].content[output].annotations[].start_index",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "output[].content[output].annotations[].end_index",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations",
      from: "output[].content[output].annotations[]",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "output",
      to: "candidates[0].logprobsResult",
      by: "probabilities of texts, chosen candidates",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(only here)",
      from: "output[assistant].phase",
      dropped: "only this dialect tells commentary from answers",
    },
    { concept: "(gateway)", from: "output[assistant].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[assistant].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "output[text_call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[text_call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "output[call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "output[thought].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[thought].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    {
      concept: "(gateway)",
      from: "output[].content[output].logprobs",
      by: "acted on by the gateway: those of answers are read together, and those of earlier turns are not needed",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "response.created.response.id", to: "responseId" },
    {
      concept: "created",
      from: "response.created.response.created_at",
      dropped: "the streams of the generate-content dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "response.output_item.added[function_call].item.call_id",
      to: "candidates[0].content.parts[0].functionCall.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.added[function_call].item.name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "call.id",
      from: "response.output_item.added[custom_tool_call].item.call_id",
      to: "candidates[0].content.parts[0].functionCall.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.added[custom_tool_call].item.name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "probabilities",
      from: "response.output_text.delta.logprobs",
      to: "candidates[0].logprobsResult",
      by: "token probabilities",
      when: "in a known form, where the answer has words",
    },
    { concept: "text.text", from: "response.output_text.delta.delta", to: "candidates[0].content.parts[0].text" },
    { concept: "text.text", from: "response.output_text.done.text", to: "candidates[0].content.parts[0].text" },
    {
      concept: "text.citations",
      from: "response.output_text.annotation.added.annotation",
      to: "candidates[0].groundingMetadata",
      when: "in a known form, where the answer has words",
    },
    { concept: "refusal.text", from: "response.refusal.delta.delta", to: "candidates[0].content.parts[0].text" },
    { concept: "refusal.text", from: "response.refusal.done.refusal", to: "candidates[0].content.parts[0].text" },
    {
      concept: "reasoning.text",
      from: "response.reasoning_summary_text.delta.delta",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "reasoning.text",
      from: "response.reasoning_text.delta.delta",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.delta.delta",
      to: "candidates[0].content.parts[0].functionCall.args",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.done.arguments",
      to: "candidates[0].content.parts[0].functionCall.args",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.delta.delta",
      to: "candidates[0].content.parts[0].functionCall.args",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.done.input",
      to: "candidates[0].content.parts[0].functionCall.args",
    },
    {
      concept: "call.id",
      from: "response.output_item.done[function_call].item.call_id",
      to: "candidates[0].content.parts[0].functionCall.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.done[function_call].item.name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "call.arguments",
      from: "response.output_item.done[function_call].item.arguments",
      to: "candidates[0].content.parts[0].functionCall.args",
    },
    {
      concept: "call.id",
      from: "response.output_item.done[custom_tool_call].item.call_id",
      to: "candidates[0].content.parts[0].functionCall.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.done[custom_tool_call].item.name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "call.arguments",
      from: "response.output_item.done[custom_tool_call].item.input",
      to: "candidates[0].content.parts[0].functionCall.args",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.summary",
      to: "candidates[0].content.parts[0].text",
      by: "summary texts",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.content",
      to: "candidates[0].content.parts[0].text",
      by: "summary texts",
      when: "unless response.output_item.done[reasoning].item.summary has another value",
    },
    {
      concept: "reasoning.signature",
      from: "response.output_item.done[reasoning].item.encrypted_content",
      to: "candidates[0].content.parts[0].thoughtSignature",
    },
    {
      concept: "text.text",
      from: "response.output_item.done[message].item.content[output_text].text",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "refusal.text",
      from: "response.output_item.done[message].item.content[refusal].refusal",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "usage",
      from: "response.completed.response.usage",
      to: "usageMetadata",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.status",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.incomplete_details.reason",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "usage",
      from: "response.incomplete.response.usage",
      to: "usageMetadata",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.status",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.incomplete_details.reason",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
