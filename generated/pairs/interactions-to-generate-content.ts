// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the interactions dialect for a model behind generate-content, and its answer. */
export const interactionsToGenerateContent: Pair = {
  from: "interactions",
  to: "generate-content",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "contents",
      by:
        "hoist instructions, merge neighbours, answer calls, plain documents as text, only media taken, " +
        "media beside results, drop empty text, replace reasoning with signatures, drop trailing reasoning, " +
        "ensure user turn, user first",
      when: "in a known form",
    },
    { concept: "instructions", from: "system_instruction", to: "systemInstruction.parts", when: "in a known form" },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "generation_config.max_output_tokens", to: "generationConfig.maxOutputTokens" },
    { concept: "temperature", from: "generation_config.temperature", to: "generationConfig.temperature" },
    { concept: "top_p", from: "generation_config.top_p", to: "generationConfig.topP" },
    {
      concept: "stop",
      from: "generation_config.stop_sequences",
      to: "generationConfig.stopSequences",
      by: "at most 5",
      when: "the first 5; with a character",
    },
    {
      concept: "seed",
      from: "generation_config.seed",
      to: "generationConfig.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].functionDeclarations[].name",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].functionDeclarations[].description",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "json schema, arguments subset",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[].functionDeclarations[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice",
      to: "toolConfig.functionCallingConfig.mode",
      by: "word for word",
      when: "only auto, validated, none, any; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice.allowed_tools.mode",
      to: "toolConfig.functionCallingConfig.mode",
      by: "word for word",
      when: "only auto, validated, none, any; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "generation_config.tool_choice.allowed_tools.tools",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames or tools[].functionDeclarations[]",
      by: "offer chosen tools",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "generation_config.tool_choice",
      to: "toolConfig.functionCallingConfig",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format[].type",
      to: "generationConfig.responseMimeType",
      by: "by its form",
    },
    {
      concept: "output_format.schema",
      from: "response_format[].schema",
      to: "generationConfig.responseJsonSchema",
      by: "json schema, schema subset",
      when: "as schema",
    },
    {
      concept: "output_format",
      from: "response_format[]",
      to: "generationConfig.responseMimeType or generationConfig.responseJsonSchema",
      when: "in items whose type is text; in a known form",
    },
    {
      concept: "outputs.kind",
      from: "response_format[].type",
      to: "generationConfig.responseModalities[]",
      by: "by its form",
      when: "unless it is another of its kind",
    },
    {
      concept: "outputs.aspect_ratio",
      from: "response_format[].aspect_ratio",
      to: "generationConfig.imageConfig.aspectRatio",
      by: "settings of outputs",
      when: "as image; unless it is another of its kind",
    },
    {
      concept: "outputs.size",
      from: "response_format[].image_size",
      to: "generationConfig.imageConfig.imageSize",
      by: "settings of outputs",
      when: "as image; unless it is another of its kind",
    },
    {
      concept: "outputs",
      from: "response_format[]",
      to: "generationConfig.responseModalities[]",
      when: "in items whose type is image or audio; in a known form; unless it is another of its kind",
    },
    {
      concept: "reasoning.effort",
      from: "generation_config.thinking_level",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as level",
    },
    {
      concept: "reasoning.visible",
      from: "generation_config.thinking_summaries",
      to: "generationConfig.thinkingConfig.includeThoughts",
      by: "visibility flag",
      when: "only auto, none; as the model is controlled",
    },
    { concept: "metadata", from: "labels", to: "labels" },
    {
      concept: "text",
      from: "input[].content[text]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text",
      from: "input[].content[words_in_parts]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "input[].content[words_in_parts].parts",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "joined text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "input[].content[untyped_text]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "input[].content[untyped_text].text",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "media",
      from: "input[].content[media]",
      to:
        "contents[].parts[inline] or contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[inline] or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "with source's data or of plain text",
    },
    {
      concept: "media.medium",
      from: "input[].content[media].type",
      to:
        "contents[].parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text, implied by leaving it out: other concepts",
    },
    {
      concept: "media.source.data",
      from: "input[].content[media].data",
      to:
        "contents[].parts[inline].inlineData.data or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.data or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "base64, plain documents as text",
      when: "with source's data or of plain text",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[media].mime_type",
      to:
        "contents[].parts[inline].inlineData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.mimeType or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "with source's data with data or of plain text",
    },
    {
      concept: "media",
      from: "input[].content[linked]",
      to:
        "contents[].parts[linked] or contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[linked]",
      when: "with source's url",
    },
    { concept: "media.medium", from: "input[].content[linked].type", by: "implied by leaving it out: other concepts" },
    {
      concept: "media.source.url",
      from: "input[].content[linked].uri",
      to:
        "contents[].parts[linked].fileData.fileUri or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.fileUri or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.fileUri",
      when: "with source's url",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[linked].mime_type",
      to:
        "contents[].parts[linked].fileData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.mimeType",
      when: "with source's url with url",
    },
    { concept: "call", from: "input[call]", to: "contents[].parts[call]" },
    { concept: "call.id", from: "input[call].id", to: "contents[].parts[call].functionCall.id" },
    { concept: "call.name", from: "input[call].name", to: "contents[].parts[call].functionCall.name" },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "contents[].parts[call].functionCall.args",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "input[call].signature",
      to: "contents[].parts[call].thoughtSignature or contents[].parts[bare_state].thoughtSignature or contents[].parts[thought].thoughtSignature",
      by: "detach signatures",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to:
        "contents[].parts[bare_state] or contents[].parts[thought] or contents[].parts[call].thoughtSignature or " +
        "contents[].parts[text].thoughtSignature or contents[].parts[inline].thoughtSignature or " +
        "contents[].parts[linked].thoughtSignature",
      by: "replace reasoning with signatures",
      when: "before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
      by: "summary content",
      when: "with signature; as far as it is understood; unless its state goes to what follows; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].signature",
      to:
        "contents[].parts[bare_state].thoughtSignature or contents[].parts[thought].thoughtSignature or " +
        "contents[].parts[call].thoughtSignature or contents[].parts[text].thoughtSignature or " +
        "contents[].parts[inline].thoughtSignature or contents[].parts[linked].thoughtSignature",
      by: "replace reasoning with signatures",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "result",
      from: "input[object_result]",
      to: "contents[].parts[failed_result] or contents[].parts[result]",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "input[object_result].call_id",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id or " +
        "contents[].parts[failed_result].functionResponse.name or contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[object_result].name",
      to:
        "contents[].parts[failed_result].functionResponse.name or contents[].parts[result].functionResponse.name or " +
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[object_result].result",
      to:
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[text].text",
      by: "result object, failed result, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[object_result].is_error",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      when: "where error is true; with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_object_result]",
      to: "contents[].parts[failed_result] or contents[].parts[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_object_result].call_id",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id or " +
        "contents[].parts[failed_result].functionResponse.name or contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_object_result].name",
      to:
        "contents[].parts[failed_result].functionResponse.name or contents[].parts[result].functionResponse.name or " +
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_object_result].result",
      to:
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked] or contents[].parts[text].text",
      by: "result object, failed result, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_object_result].is_error",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      when: "in user turns where error is true; with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_result]",
      to: "contents[].parts[failed_result] or contents[].parts[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_result].call_id",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id or " +
        "contents[].parts[failed_result].functionResponse.name or contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_result].name",
      to:
        "contents[].parts[failed_result].functionResponse.name or contents[].parts[result].functionResponse.name or " +
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_result].result",
      to:
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked] or contents[].parts[text].text",
      by: "failed result, result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_result].is_error",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      when: "in user turns where error is true; with its call",
    },
    {
      concept: "result",
      from: "input[result]",
      to: "contents[].parts[failed_result] or contents[].parts[result]",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "input[result].call_id",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id or " +
        "contents[].parts[failed_result].functionResponse.name or contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[result].name",
      to:
        "contents[].parts[failed_result].functionResponse.name or contents[].parts[result].functionResponse.name or " +
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].result",
      to:
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[text].text",
      by: "failed result, result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[result].is_error",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      when: "where error is true; with its call",
    },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
    { concept: "(gateway)", from: "background", by: "acted on by the gateway: calls are answered at once" },
    { concept: "(gateway)", from: "previous_interaction_id", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "agent", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "environment", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "webhook_config", by: "acted on by the gateway: refused unless null" },
    {
      concept: "(gateway)",
      from: "input[].content[words_in_parts].role",
      by: "acted on by the gateway: the place tells it",
    },
  ],
  dropped: [
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "text.citations.url",
      from: "input[].content[text].annotations[].url",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[text].annotations[].title",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[text].annotations[].start_index",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[text].annotations[].end_index",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations",
      from: "input[].content[text].annotations[]",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "media.detail",
      from: "input[].content[media].resolution",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[linked].resolution",
      dropped: "the generate-content dialect has no place for it",
    },
    { concept: "(only here)", from: "response_mime_type", dropped: "the older name of the output's form" },
    {
      concept: "(only here)",
      from: "response_modalities",
      when: 'unless ["text"], ["TEXT"]',
      dropped: "answers in images or sound have no counterpart",
    },
    { concept: "(only here)", from: "cached_content", dropped: "caches are handles the vendor keeps" },
    { concept: "(only here)", from: "continuation_token", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "safety_settings", dropped: "safety settings belong to one vendor" },
    {
      concept: "(only here)",
      from: "generation_config.speech_config",
      dropped: "answers in sound have no counterpart",
    },
    {
      concept: "(only here)",
      from: "generation_config.transcription_config",
      dropped: "answers in sound have no counterpart",
    },
    { concept: "(only here)", from: "generation_config.video_config", dropped: "videos are made elsewhere" },
    {
      concept: "(only here)",
      from: "generation_config.image_config",
      dropped: "answers in images have no counterpart",
    },
    { concept: "(only here)", from: "generation_config.top_k", dropped: "belongs to an older form" },
    { concept: "(only here)", from: "input[assistant].error", dropped: "only this dialect tells why a step broke off" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    {
      concept: "parts",
      from: "candidates[0].content",
      to: "steps",
      by: "drop placeholder state, detach signatures, hidden as state, detach signatures",
    },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "status and errors[0].code and steps[*].error.code",
      by:
        "STOP or OTHER or others as completed, MAX_TOKENS as incomplete, " +
        "SAFETY or RECITATION or LANGUAGE or BLOCKLIST or PROHIBITED_CONTENT or SPII or MODEL_ARMOR or ESCALATION or " +
        "PUP_LIMITED_DISABLED or IMAGE_SAFETY or IMAGE_PROHIBITED_CONTENT or IMAGE_RECITATION or IMAGE_OTHER or /* as " +
        "failed/safety, CONTINUATION as requires_continuation, MALFORMED_FUNCTION_CALL or UNEXPECTED_TOOL_CALL or " +
        "TOO_MANY_TOOL_CALLS or MISSING_THOUGHT_SIGNATURE or MALFORMED_RESPONSE or NO_IMAGE as " +
        "failed/malformed_function_call",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "status and errors[0].code and steps[*].error.code",
      by: "one word with that of candidates[0].finishReason",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      to: "errors[0].message",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      to: "errors[0].message",
      when: "where output was withheld; unless candidates[0].finishMessage has another value",
    },
    {
      concept: "usage.input",
      from: "usageMetadata.promptTokenCount",
      to: "usage.total_input_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cached_input",
      from: "usageMetadata.cachedContentTokenCount",
      to: "usage.total_cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.tool_input",
      from: "usageMetadata.toolUsePromptTokenCount",
      to: "usage.total_tool_use_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.output",
      from: "usageMetadata.candidatesTokenCount",
      to: "usage.total_output_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usageMetadata.thoughtsTokenCount",
      to: "usage.total_thought_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usageMetadata.totalTokenCount", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage", from: "usageMetadata", to: "usage" },
    { concept: "model", from: "modelVersion", to: "model", by: "the public name of it" },
    { concept: "id", from: "responseId", to: "id" },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[bare_state]",
      to: "steps[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[bare_state].thoughtSignature",
      to: "steps[thought].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[thought]",
      to: "steps[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "candidates[0].content.parts[thought].text",
      to: "steps[thought].summary",
      by: "summary content",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[thought].thoughtSignature",
      to: "steps[thought].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "text",
      from: "candidates[0].content.parts[text]",
      to: "steps[].content[answer_text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "candidates[0].content.parts[text].text", to: "steps[].content[answer_text].text" },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[text].thoughtSignature",
      to: "steps[thought].signature",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[inline]",
      to: "steps[].content[media]",
      when: "with source's data; where any of it is carried",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      to: "steps[].content[media].type",
      by: "medium of type",
      when: "with source's data",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      to: "steps[].content[media].mime_type",
      when: "with source's data",
    },
    {
      concept: "media.source.data",
      from: "candidates[0].content.parts[inline].inlineData.data",
      to: "steps[].content[media].data",
      by: "base64",
      when: "with source's data",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[inline].inlineData",
      to: "steps[].content[media].data or steps[].content[media].mime_type",
      when: "with source's data",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[inline].mediaResolution.level",
      to: "steps[].content[media].resolution",
      by: "word for word",
      when:
        "with source's data; only MEDIA_RESOLUTION_LOW, media_resolution_low, " +
        "MEDIA_RESOLUTION_MEDIUM, media_resolution_medium, MEDIA_RESOLUTION_HIGH, " +
        "media_resolution_high, MEDIA_RESOLUTION_ULTRA_HIGH, media_resolution_ultra_high",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[inline].thoughtSignature",
      to: "steps[thought].signature",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[linked]",
      to: "steps[].content[linked]",
      when: "with source's url; where any of it is carried",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      to: "steps[].content[linked].type",
      by: "medium of type",
      when: "with source's url",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      to: "steps[].content[linked].mime_type",
      when: "with source's url",
    },
    {
      concept: "media.source.url",
      from: "candidates[0].content.parts[linked].fileData.fileUri",
      to: "steps[].content[linked].uri",
      when: "with source's url",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[linked].fileData",
      to: "steps[].content[linked].uri or steps[].content[linked].mime_type",
      when: "with source's url",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[linked].mediaResolution.level",
      to: "steps[].content[linked].resolution",
      by: "word for word",
      when:
        "with source's url; only MEDIA_RESOLUTION_LOW, media_resolution_low, " +
        "MEDIA_RESOLUTION_MEDIUM, media_resolution_medium, MEDIA_RESOLUTION_HIGH, " +
        "media_resolution_high, MEDIA_RESOLUTION_ULTRA_HIGH, media_resolution_ultra_high",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[linked].thoughtSignature",
      to: "steps[thought].signature",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "call",
      from: "candidates[0].content.parts[call]",
      to: "steps[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[call].functionCall.id",
      to: "steps[call].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[call].functionCall.name",
      to: "steps[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[call].functionCall.args",
      to: "steps[call].arguments",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[call].thoughtSignature",
      to: "steps[thought].signature",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; of calls with a name',
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[lone_state]",
      to: "steps[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[lone_state].thoughtSignature",
      to: "steps[thought].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "steps[].content[answer_text].annotations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "steps[].content[answer_text].annotations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    { concept: "probabilities", from: "candidates[0].logprobsResult", dropped: "probabilities are not reported" },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[text].partMetadata",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[inline].videoMetadata",
      dropped: "only this dialect has cuts of a video",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[inline].inlineData.displayName",
      dropped: "names of files are not carried",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[linked].videoMetadata",
      dropped: "only this dialect has cuts of a video",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[linked].fileData.displayName",
      dropped: "names of files are not carried",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    {
      concept: "id",
      from: "responseId",
      to: "interaction.created.interaction.id or interaction.status_update.interaction_id or interaction.completed.interaction.id",
    },
    {
      concept: "usage",
      from: "usageMetadata",
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "step.delta.delta.annotations[0]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "step.delta.delta.annotations[0]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      dropped: "the streams of the interactions dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      to: "interaction.completed.interaction.errors[0].message",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      to: "interaction.completed.interaction.errors[0].message",
      when: "unless candidates[0].finishMessage has another value; where output was withheld",
    },
    { concept: "reasoning.text", from: "candidates[0].content.parts[].text", to: "step.delta.delta.content.text" },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "step.delta.delta.signature",
    },
    { concept: "text.text", from: "candidates[0].content.parts[].text", to: "step.delta.delta.text" },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "step.delta.delta.signature",
    },
    { concept: "media", from: "candidates[0].content.parts[].inlineData", to: "step.delta.delta" },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "step.delta.delta.signature",
    },
    { concept: "media", from: "candidates[0].content.parts[].fileData", to: "step.delta.delta" },
    { concept: "call.id", from: "candidates[0].content.parts[].functionCall.id", to: "step.start.step.id" },
    { concept: "call.name", from: "candidates[0].content.parts[].functionCall.name", to: "step.start.step.name" },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.args",
      to: "step.delta.delta.arguments",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "step.delta.delta.signature",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.partialArgs",
      to: "step.delta.delta.arguments",
      by: "placed values",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].executableCode",
      dropped: "the vendor runs code itself",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].codeExecutionResult",
      dropped: "the vendor runs code itself",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].toolCall",
      dropped: "the vendor runs its own tools",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].toolResponse",
      dropped: "the vendor runs its own tools",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
