// Made from specs/dialects/ollama-chat/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the ollama-chat dialect for a model behind generate-content, and its answer. */
export const ollamaChatToGenerateContent: Pair = {
  from: "ollama-chat",
  to: "generate-content",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "contents",
      by:
        "hoist instructions, merge neighbours, answer calls, plain documents as text, only media taken, " +
        "media beside results, drop empty text, replace reasoning with signatures, drop trailing reasoning, " +
        "ensure user turn, user first",
    },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    {
      concept: "output_limit",
      from: "options.num_predict",
      to: "generationConfig.maxOutputTokens",
      by: "omit below one",
    },
    { concept: "temperature", from: "options.temperature", to: "generationConfig.temperature" },
    { concept: "top_p", from: "options.top_p", to: "generationConfig.topP" },
    { concept: "top_k", from: "options.top_k", to: "generationConfig.topK", by: "omit below one" },
    {
      concept: "stop",
      from: "options.stop",
      to: "generationConfig.stopSequences",
      by: "at most 5",
      when: "the first 5; with a character",
    },
    { concept: "presence_penalty", from: "options.presence_penalty", to: "generationConfig.presencePenalty" },
    { concept: "frequency_penalty", from: "options.frequency_penalty", to: "generationConfig.frequencyPenalty" },
    {
      concept: "seed",
      from: "options.seed",
      to: "generationConfig.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
    { concept: "logprobs", from: "logprobs", to: "generationConfig.responseLogprobs", when: "where it is true" },
    { concept: "top_logprobs", from: "top_logprobs", to: "generationConfig.logprobs", when: "beside logprobs" },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].functionDeclarations[].name",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].functionDeclarations[].description",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[].functionDeclarations[]",
      when: "in a known form; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "output_format.kind",
      from: "format",
      to: "generationConfig.responseMimeType",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "format",
      to: "generationConfig.responseJsonSchema",
      by: "schema subset",
      when: "as schema; in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "think",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as effort",
    },
    {
      concept: "text.text",
      from: "messages[].content",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "media.source",
      from: "messages[].images[]",
      to: "contents[].parts[inline].inlineData or contents[].parts[linked].fileData",
      by: "bare image",
      when: "with source's data with data or with source's url with url; in user turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "contents[].parts[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "contents[].parts[call].functionCall.id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].function.name",
      to: "contents[].parts[call].functionCall.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].function.arguments",
      to: "contents[].parts[call].functionCall.args",
      by: "json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "contents[].parts[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to:
        "contents[].parts[result].functionResponse.id or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "messages[tool].tool_name",
      to:
        "contents[].parts[result].functionResponse.name or contents[].parts[failed_result].functionResponse.id or " +
        "contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to: "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or contents[].parts[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    { concept: "(gateway)", from: "messages[].tool_calls[].type", by: "acted on by the gateway: always function" },
    {
      concept: "(gateway)",
      from: "messages[].tool_calls[].function.index",
      by: "acted on by the gateway: the order of the list is the order of the calls",
    },
  ],
  dropped: [
    {
      concept: "reasoning.text",
      from: "messages[].thinking",
      dropped: "the generate-content dialect has no place for it",
    },
    { concept: "(only here)", from: "keep_alive", dropped: "models are loaded by one host" },
    {
      concept: "(only here)",
      from: "truncate",
      when: "unless true",
      dropped: "no other dialect shortens conversations",
    },
    {
      concept: "(only here)",
      from: "shift",
      when: "unless true",
      dropped: "contexts are handled differently by every host",
    },
    { concept: "(only here)", from: "options.min_p", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.typical_p", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.repeat_penalty", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.repeat_last_n", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.num_ctx", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_keep", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_batch", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_gpu", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.main_gpu", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_thread", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.use_mmap", dropped: "models are loaded by one host" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "candidates[0].content", to: "message", by: "drop placeholder state, detach signatures" },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "done_reason",
      by:
        "STOP or SAFETY or RECITATION or LANGUAGE or BLOCKLIST or PROHIBITED_CONTENT or SPII or MODEL_ARMOR or " +
        "ESCALATION or PUP_LIMITED_DISABLED or IMAGE_SAFETY or IMAGE_PROHIBITED_CONTENT or IMAGE_RECITATION or " +
        "IMAGE_OTHER or /* or CONTINUATION or MALFORMED_FUNCTION_CALL or UNEXPECTED_TOOL_CALL or TOO_MANY_TOOL_CALLS " +
        "or MISSING_THOUGHT_SIGNATURE or MALFORMED_RESPONSE or NO_IMAGE or OTHER or others as stop, " +
        "MAX_TOKENS as length",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "done_reason",
      by: "one word with that of candidates[0].finishReason",
    },
    { concept: "explanation", from: "candidates[0].finishMessage", dropped: "the reason is not reported" },
    { concept: "explanation", from: "promptFeedback.blockReasonMessage", dropped: "the reason is not reported" },
    { concept: "usage.input", from: "usageMetadata.promptTokenCount", to: "prompt_eval_count", by: "made to add up" },
    { concept: "usage.cached_input", from: "usageMetadata.cachedContentTokenCount", dropped: "caches are not counted" },
    {
      concept: "usage.tool_input",
      from: "usageMetadata.toolUsePromptTokenCount",
      by: "implied by leaving it out: part of the input",
    },
    { concept: "usage.output", from: "usageMetadata.candidatesTokenCount", to: "eval_count", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usageMetadata.thoughtsTokenCount",
      by: "implied by leaving it out: part of the output",
    },
    { concept: "usage.total", from: "usageMetadata.totalTokenCount", dropped: "the parts are not summed" },
    { concept: "usage", from: "usageMetadata", to: "" },
    { concept: "model", from: "modelVersion", to: "model", by: "the public name of it" },
    { concept: "id", from: "responseId", dropped: "answers have no IDs" },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[bare_state]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[bare_state].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[thought]",
      to: "message.thinking",
      when: "where any of it is carried",
    },
    { concept: "reasoning.text", from: "candidates[0].content.parts[thought].text", to: "message.thinking" },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[thought].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text",
      from: "candidates[0].content.parts[text]",
      to: "message.content",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "candidates[0].content.parts[text].text", to: "message.content" },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[text].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[inline]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "candidates[0].content.parts[inline].inlineData.data",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[inline].inlineData",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[inline].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[linked]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "candidates[0].content.parts[linked].fileData.fileUri",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[linked].fileData",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[linked].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "call",
      from: "candidates[0].content.parts[call]",
      to: "message.tool_calls[]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[call].functionCall.id",
      to: "message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[call].functionCall.name",
      to: "message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[call].functionCall.args",
      to: "message.tool_calls[].function.arguments",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[call].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[lone_state]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[lone_state].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      to: "logprobs",
      by: "chosen candidates, token probabilities",
      when: "in a known form, where the answer has words",
    },
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
    { concept: "id", from: "responseId", dropped: "the streams of the ollama-chat dialect have no place for it" },
    {
      concept: "usage",
      from: "usageMetadata",
      to: "(members of the event)",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "done_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "done_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      to: "logprobs",
      by: "chosen candidates",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    { concept: "reasoning.text", from: "candidates[0].content.parts[].text", to: "message.thinking" },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    { concept: "text.text", from: "candidates[0].content.parts[].text", to: "message.content" },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].inlineData",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].fileData",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    { concept: "call.id", from: "candidates[0].content.parts[].functionCall.id", to: "message.tool_calls[0].id" },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[].functionCall.name",
      to: "message.tool_calls[0].function.name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.args",
      to: "message.tool_calls[0].function.arguments",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.partialArgs",
      to: "message.tool_calls[0].function.arguments",
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
