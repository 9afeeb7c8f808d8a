// Made from specs/dialects/generate-content/mapping.yaml, specs/dialects/interactions/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the generate-content dialect for a model behind interactions, and its answer. */
export const generateContentToInteractions: Pair = {
  from: "generate-content",
  to: "interactions",
  fields: [
    {
      concept: "turns",
      from: "contents",
      to: "input",
      by:
        "hoist instructions, answer calls, plain documents as text, only media taken, drop empty text, " +
        "detach signatures, drop trailing reasoning, ensure user turn",
    },
    { concept: "instructions", from: "systemInstruction.parts", to: "system_instruction" },
    { concept: "output_limit", from: "generationConfig.maxOutputTokens", to: "generation_config.max_output_tokens" },
    { concept: "temperature", from: "generationConfig.temperature", to: "generation_config.temperature" },
    { concept: "top_p", from: "generationConfig.topP", to: "generation_config.top_p" },
    {
      concept: "stop",
      from: "generationConfig.stopSequences",
      to: "generation_config.stop_sequences",
      by: "at most 5",
      when: "the first 5",
    },
    {
      concept: "seed",
      from: "generationConfig.seed",
      to: "generation_config.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
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
      by: "schema subset, json schema",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parameters",
      to: "tools[].parameters",
      by: "schema subset, json schema",
      when: "unless tools[].functionDeclarations[].parametersJsonSchema has another value; of the client; unless another has its name",
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
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "word for word",
      when: "only AUTO, auto, MODE_UNSPECIFIED, VALIDATED, validated, NONE, none, ANY, any; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.functionCallingConfig.allowedFunctionNames",
      to: "generation_config.tool_choice.allowed_tools.tools",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "toolConfig.functionCallingConfig",
      to: "generation_config.tool_choice",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseMimeType",
      to: "response_format[].type",
      by: "by its form",
      when: "in a known form; beside outputs of texts",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseJsonSchema",
      to: "response_format[].schema or system_instruction",
      by: "schema subset, json schema, words as instruction",
      when: "as schema; in a known form; as JSON; beside outputs of texts; as one_of_words; as untyped_schema",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseSchema",
      to: "response_format[].schema or system_instruction",
      by: "schema subset, json schema, words as instruction",
      when:
        "unless generationConfig.responseJsonSchema has another value; as schema; in a known form; as JSON; " +
        "beside outputs of texts; as one_of_words; as untyped_schema; as untyped_plain_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseJsonSchema",
      to: "response_format[].type",
      by: "by its form",
      when: "in a known form; beside outputs of texts",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseSchema",
      to: "response_format[].type",
      by: "by its form",
      when: "in a known form; beside outputs of texts",
    },
    {
      concept: "image_ratio",
      from: "generationConfig.imageConfig.aspectRatio",
      to: "response_format[].aspect_ratio",
      by: "settings in outputs, implied by leaving it out: the output of images has them",
      when: "unless texts alone are requested; beside outputs of images",
    },
    {
      concept: "image_size",
      from: "generationConfig.imageConfig.imageSize",
      to: "response_format[].image_size",
      by: "settings in outputs, implied by leaving it out: the output of images has them",
      when: "unless texts alone are requested; beside outputs of images",
    },
    {
      concept: "outputs.kind",
      from: "generationConfig.responseModalities[]",
      to: "response_format[].type",
      when: "where kind is image; only TEXT, text, IMAGE, image, AUDIO, audio",
    },
    {
      concept: "outputs",
      from: "generationConfig.responseModalities[]",
      to: "response_format[]",
      when: "where kind is image; in a known form",
    },
    {
      concept: "reasoning.budget",
      from: "generationConfig.thinkingConfig.thinkingBudget",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "generationConfig.thinkingConfig.thinkingLevel",
      to: "generation_config.thinking_level",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "generationConfig.thinkingConfig.includeThoughts",
      to: "generation_config.thinking_summaries",
      by: "visibility flag, word for word",
      when: "with a word for it; as the model is controlled",
    },
    { concept: "metadata", from: "labels", to: "labels" },
    {
      concept: "reasoning",
      from: "contents[].parts[bare_state]",
      to: "input[thought]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[bare_state].thoughtSignature",
      to: "input[thought].signature",
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
      by: "summary content",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[thought].thoughtSignature",
      to: "input[thought].signature",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "text",
      from: "contents[].parts[text]",
      to: "input[].content[text] or system_instruction or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "contents[].parts[text].text",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
    },
    {
      concept: "text.signature",
      from: "contents[].parts[text].thoughtSignature",
      to: "input[thought].signature",
      by: "detach signatures",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "media",
      from: "contents[].parts[inline]",
      to: "input[].content[media] or input[result].result[media] or input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "in assistant turns with source's data or in user turns with source's data or in results with source's data or of plain text",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[inline].inlineData.mimeType",
      to:
        "input[].content[media].type or input[result].result[media].type or input[].content[text].text or " +
        "system_instruction or input[result].result[text].text",
      by: "medium of type, plain documents as text",
      when: "in assistant turns with source's data or in user turns with source's data or in results with source's data or of plain text",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[inline].inlineData.mimeType",
      to:
        "input[].content[media].mime_type or input[result].result[media].mime_type or input[].content[text].text or " +
        "system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "in assistant turns with source's data or in user turns with source's data or in results with source's data or of plain text",
    },
    {
      concept: "media.source.data",
      from: "contents[].parts[inline].inlineData.data",
      to:
        "input[].content[media].data or input[result].result[media].data or input[].content[text].text or " +
        "system_instruction or input[result].result[text].text",
      by: "base64, plain documents as text",
      when: "in assistant turns with source's data or in user turns with source's data or in results with source's data or of plain text",
    },
    {
      concept: "media.source",
      from: "contents[].parts[inline].inlineData",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[].content[text].text or system_instruction or " +
        "input[result].result[text].text",
      by: "plain documents as text",
      when: "in assistant turns with source's data or in user turns with source's data or in results with source's data or of plain text",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[inline].mediaResolution.level",
      to: "input[].content[media].resolution or input[result].result[media].resolution",
      by: "word for word",
      when:
        "in assistant turns with source's data or in user turns with source's data or in results with source's data; " +
        "only MEDIA_RESOLUTION_LOW, media_resolution_low, MEDIA_RESOLUTION_MEDIUM, " +
        "media_resolution_medium, MEDIA_RESOLUTION_HIGH, media_resolution_high, " +
        "MEDIA_RESOLUTION_ULTRA_HIGH, media_resolution_ultra_high; unless of plain text",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[inline].thoughtSignature",
      to: "input[thought].signature",
      by: "detach signatures",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "media",
      from: "contents[].parts[linked]",
      to: "input[].content[linked] or input[result].result[linked]",
      when: "in assistant turns with source's url or in user turns with source's url or in results with source's url",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[linked].fileData.mimeType",
      to: "input[].content[linked].type or input[result].result[linked].type",
      by: "medium of type",
      when: "in assistant turns with source's url or in user turns with source's url or in results with source's url",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[linked].fileData.mimeType",
      to: "input[].content[linked].mime_type or input[result].result[linked].mime_type",
      when: "in assistant turns with source's url or in user turns with source's url or in results with source's url",
    },
    {
      concept: "media.source.url",
      from: "contents[].parts[linked].fileData.fileUri",
      to: "input[].content[linked].uri or input[result].result[linked].uri",
      when: "in assistant turns with source's url or in user turns with source's url or in results with source's url",
    },
    {
      concept: "media.source",
      from: "contents[].parts[linked].fileData",
      to:
        "input[].content[linked].uri or input[].content[linked].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type",
      when: "in assistant turns with source's url or in user turns with source's url or in results with source's url",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[linked].mediaResolution.level",
      to: "input[].content[linked].resolution or input[result].result[linked].resolution",
      by: "word for word",
      when:
        "in assistant turns with source's url or in user turns with source's url or in results with source's url; " +
        "only MEDIA_RESOLUTION_LOW, media_resolution_low, MEDIA_RESOLUTION_MEDIUM, " +
        "media_resolution_medium, MEDIA_RESOLUTION_HIGH, media_resolution_high, " +
        "MEDIA_RESOLUTION_ULTRA_HIGH, media_resolution_ultra_high; unless of plain text",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[linked].thoughtSignature",
      to: "input[thought].signature",
      by: "detach signatures",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    { concept: "call", from: "contents[].parts[call]", to: "input[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "contents[].parts[call].functionCall.id",
      to: "input[call].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "contents[].parts[call].functionCall.name",
      to: "input[call].name or input[result].name",
      by: "link results by name",
    },
    {
      concept: "call.arguments",
      from: "contents[].parts[call].functionCall.args",
      to: "input[call].arguments",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "call.signature",
      from: "contents[].parts[call].thoughtSignature",
      to: "input[thought].signature",
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
      to: "input[result].is_error",
      by: "by its form",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "contents[].parts[failed_result].functionResponse.id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[failed_result].functionResponse.name",
      to: "input[result].name or input[result].call_id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[failed_result].functionResponse.response",
      to: "input[result].result",
      by: "failed result",
      when: "in user turns; with its call",
    },
    { concept: "result", from: "contents[].parts[result]", to: "input[result]", when: "in user turns; with its call" },
    {
      concept: "result.id",
      from: "contents[].parts[result].functionResponse.id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[result].functionResponse.name",
      to: "input[result].name or input[result].call_id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[result].functionResponse.response",
      to: "input[result].result",
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
      to: "input[thought].signature",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path tells it" },
    { concept: "(gateway)", from: "systemInstruction.role", by: "acted on by the gateway: the place tells it" },
  ],
  dropped: [
    { concept: "top_k", from: "generationConfig.topK", dropped: "sampling here is by temperature and top_p" },
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
    {
      concept: "(only here)",
      from: "generationConfig.candidateCount",
      when: "unless 1",
      dropped: "one answer is carried back",
    },
    {
      concept: "(only here)",
      from: "generationConfig.responseLogprobs",
      when: "unless false",
      dropped: "probabilities are not carried back",
    },
    { concept: "(only here)", from: "generationConfig.logprobs", dropped: "probabilities are not carried back" },
    {
      concept: "(only here)",
      from: "generationConfig.mediaResolution",
      dropped: "other dialects have a detail for each image",
    },
    { concept: "(only here)", from: "generationConfig.speechConfig", dropped: "answers in sound have no counterpart" },
    {
      concept: "(only here)",
      from: "generationConfig.responseFormat",
      dropped: "a newer form that no other dialect has",
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
      from: "steps",
      to: "candidates[0].content",
      by: "detach signatures, hidden as state, attach signatures",
    },
    {
      concept: "finish",
      from: "status",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by:
        "completed or requires_action as STOP, incomplete or budget_exceeded as MAX_TOKENS, " +
        "failed/safety or */safety or */recitation or */language or */prohibited_content or */spii or */blocklist or " +
        "*/content_blocked or */image_safety or */image_prohibited_content or */image_recitation or */image_other as " +
        "SAFETY, failed/malformed_function_call or */malformed_function_call or */malformed_tool_call or " +
        "*/unexpected_tool_call or */too_many_tool_calls or */missing_thought_signature or */no_image as " +
        "MALFORMED_FUNCTION_CALL, failed or failed/* or cancelled or in_progress or queued or others as OTHER, " +
        "requires_continuation as CONTINUATION",
    },
    {
      concept: "finish",
      from: "errors[0].code",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by: "one word with that of status",
    },
    {
      concept: "finish",
      from: "steps[*].error.code",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by: "one word with that of status",
    },
    {
      concept: "explanation",
      from: "errors[0].message",
      to: "candidates[0].finishMessage",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "steps[*].error.message",
      to: "candidates[0].finishMessage",
      when: "where output was withheld; unless errors[0].message has another value",
    },
    { concept: "id", from: "id", to: "responseId" },
    { concept: "model", from: "model", to: "modelVersion", by: "the public name of it" },
    { concept: "created", from: "created", dropped: "the time is not reported" },
    {
      concept: "usage.input",
      from: "usage.total_input_tokens",
      to: "usageMetadata.promptTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.cached_input",
      from: "usage.total_cached_tokens",
      to: "usageMetadata.cachedContentTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.tool_input",
      from: "usage.total_tool_use_tokens",
      to: "usageMetadata.toolUsePromptTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.output",
      from: "usage.total_output_tokens",
      to: "usageMetadata.candidatesTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usage.total_thought_tokens",
      to: "usageMetadata.thoughtsTokenCount",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usageMetadata.totalTokenCount", by: "made to add up" },
    { concept: "usage", from: "usage", to: "usageMetadata" },
    {
      concept: "text",
      from: "steps[].content[text]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "steps[].content[text].text", to: "candidates[0].content.parts[text].text" },
    {
      concept: "text",
      from: "steps[].content[words_in_parts]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "steps[].content[words_in_parts].parts",
      to: "candidates[0].content.parts[text].text",
      by: "joined text",
    },
    {
      concept: "text",
      from: "steps[].content[untyped_text]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "steps[].content[untyped_text].text", to: "candidates[0].content.parts[text].text" },
    { concept: "media", from: "steps[].content[media]", dropped: "the generate-content dialect has no place for it" },
    { concept: "media.medium", from: "steps[].content[media].type", by: "implied by leaving it out: other concepts" },
    {
      concept: "media.source.data",
      from: "steps[].content[media].data",
      to: "candidates[0].content.parts[inline].inlineData.data",
      by: "base64",
      when: "with source's data",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[media].mime_type",
      to: "candidates[0].content.parts[inline].inlineData.mimeType",
      when: "with source's data with data",
    },
    {
      concept: "media.detail",
      from: "steps[].content[media].resolution",
      dropped: "the generate-content dialect has no place for it",
    },
    { concept: "media", from: "steps[].content[linked]", dropped: "the generate-content dialect has no place for it" },
    { concept: "media.medium", from: "steps[].content[linked].type", by: "implied by leaving it out: other concepts" },
    {
      concept: "media.source.url",
      from: "steps[].content[linked].uri",
      to: "candidates[0].content.parts[linked].fileData.fileUri",
      when: "with source's url",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[linked].mime_type",
      to: "candidates[0].content.parts[linked].fileData.mimeType",
      when: "with source's url with url",
    },
    {
      concept: "media.detail",
      from: "steps[].content[linked].resolution",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "call",
      from: "steps[call]",
      to: "candidates[0].content.parts[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "steps[call].id",
      to: "candidates[0].content.parts[call].functionCall.id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "steps[call].name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "steps[call].arguments",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "steps[call].signature",
      to:
        "candidates[0].content.parts[call].thoughtSignature or " +
        "candidates[0].content.parts[bare_state].thoughtSignature or " +
        "candidates[0].content.parts[shown_thought].thoughtSignature",
      by: "detach signatures",
      when: "of calls with a name",
    },
    {
      concept: "reasoning",
      from: "steps[thought]",
      to:
        "candidates[0].content.parts[bare_state] or candidates[0].content.parts[shown_thought] or " +
        "candidates[0].content.parts[call].thoughtSignature or candidates[0].content.parts[text].thoughtSignature or " +
        "candidates[0].content.parts[inline].thoughtSignature or candidates[0].content.parts[linked].thoughtSignature",
      by: "attach signatures",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "steps[thought].summary",
      to: "candidates[0].content.parts[bare_state].text or candidates[0].content.parts[shown_thought].text",
      by: "summary content",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.signature",
      from: "steps[thought].signature",
      to:
        "candidates[0].content.parts[bare_state].thoughtSignature or " +
        "candidates[0].content.parts[shown_thought].thoughtSignature or " +
        "candidates[0].content.parts[call].thoughtSignature or candidates[0].content.parts[text].thoughtSignature or " +
        "candidates[0].content.parts[inline].thoughtSignature or candidates[0].content.parts[linked].thoughtSignature",
      by: "attach signatures",
    },
    {
      concept: "text.citations.url",
      from: "steps[].content[text].annotations[].url",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "steps[].content[text].annotations[].title",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "steps[].content[text].annotations[].start_index",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "steps[].content[text].annotations[].end_index",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations",
      from: "steps[].content[text].annotations[]",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    { concept: "(only here)", from: "steps[assistant].error", dropped: "only this dialect tells why a step broke off" },
    {
      concept: "(gateway)",
      from: "steps[].content[words_in_parts].role",
      by: "acted on by the gateway: the place tells it",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "interaction.created.interaction.id", to: "responseId" },
    {
      concept: "call.id",
      from: "step.start[function_call].step.id",
      to: "candidates[0].content.parts[0].functionCall.id",
    },
    {
      concept: "call.name",
      from: "step.start[function_call].step.name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "call.arguments",
      from: "step.start[function_call].step.arguments",
      to: "candidates[0].content.parts[0].functionCall.args",
      by: "non empty json object",
    },
    {
      concept: "call.signature",
      from: "step.start[function_call].step.signature",
      to: "candidates[0].content.parts[0].thoughtSignature",
    },
    {
      concept: "reasoning.signature",
      from: "step.start[thought].step.signature",
      to: "candidates[0].content.parts[0].thoughtSignature",
    },
    {
      concept: "finish",
      from: "step.start[model_output].step.error.code",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "step.start[model_output].step.error.message",
      to: "candidates[0].finishMessage",
      when: "where output was withheld",
    },
    {
      concept: "part.text",
      from: "step.delta[text].delta.text",
      to: "candidates[0].content.parts[0].functionCall.args or candidates[0].content.parts[0].text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[arguments_delta].delta.arguments",
      to: "candidates[0].content.parts[0].functionCall.args or candidates[0].content.parts[0].text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[thought_summary].delta.content.text",
      to: "candidates[0].content.parts[0].functionCall.args or candidates[0].content.parts[0].text",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "step.delta[thought_signature].delta.signature",
      to: "candidates[0].content.parts[0].thoughtSignature",
      by: "as the part that it continues",
    },
    { concept: "media", from: "step.delta[image].delta.data", to: "candidates[0].content.parts[0]" },
    { concept: "media", from: "step.delta[image].delta.uri", to: "candidates[0].content.parts[0]" },
    { concept: "media", from: "step.delta[audio].delta.data", to: "candidates[0].content.parts[0]" },
    { concept: "media", from: "step.delta[audio].delta.uri", to: "candidates[0].content.parts[0]" },
    { concept: "media", from: "step.delta[video].delta.data", to: "candidates[0].content.parts[0]" },
    { concept: "media", from: "step.delta[video].delta.uri", to: "candidates[0].content.parts[0]" },
    { concept: "media", from: "step.delta[document].delta.data", to: "candidates[0].content.parts[0]" },
    { concept: "media", from: "step.delta[document].delta.uri", to: "candidates[0].content.parts[0]" },
    {
      concept: "text.citations",
      from: "step.delta[text_annotation_delta].delta.annotations",
      to: "candidates[0].groundingMetadata",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "interaction.completed.interaction.usage",
      to: "usageMetadata",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.status",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.errors[0].code",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.completed.interaction.errors[0].message",
      to: "candidates[0].finishMessage",
      when: "where output was withheld",
    },
    {
      concept: "usage",
      from: "interaction.complete.interaction.usage",
      to: "usageMetadata",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.complete.interaction.status",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.complete.interaction.errors[0].code",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.complete.interaction.errors[0].message",
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
