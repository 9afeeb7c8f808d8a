// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the cohere-chat dialect for a model behind generate-content, and its answer. */
export const cohereChatToGenerateContent: Pair = {
  from: "cohere-chat",
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
    { concept: "output_limit", from: "max_tokens", to: "generationConfig.maxOutputTokens" },
    { concept: "temperature", from: "temperature", to: "generationConfig.temperature" },
    { concept: "top_p", from: "p", to: "generationConfig.topP" },
    { concept: "top_k", from: "k", to: "generationConfig.topK", by: "omit below one" },
    {
      concept: "stop",
      from: "stop_sequences",
      to: "generationConfig.stopSequences",
      by: "at most 5",
      when: "the first 5; with a character",
    },
    { concept: "presence_penalty", from: "presence_penalty", to: "generationConfig.presencePenalty" },
    { concept: "frequency_penalty", from: "frequency_penalty", to: "generationConfig.frequencyPenalty" },
    {
      concept: "seed",
      from: "seed",
      to: "generationConfig.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
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
      concept: "strict",
      from: "strict_tools",
      to: "toolConfig.functionCallingConfig.mode",
      by: "strict for each tool",
      when: "beside tools, else it has no effect; with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "toolConfig.functionCallingConfig.mode",
      by: "word for word",
      when: "only NONE, REQUIRED; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.functionCallingConfig",
      when: "in a known form; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "generationConfig.responseMimeType",
      by: "by its form",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to: "generationConfig.responseJsonSchema",
      by: "schema subset",
      when: "as schema",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "generationConfig.responseJsonSchema",
      by: "schema subset",
      when: "unless response_format.json_schema has another value; as schema; as older_schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "generationConfig.responseMimeType or generationConfig.responseJsonSchema",
      when: "in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "generationConfig.thinkingConfig.thinkingBudget or generationConfig.thinkingConfig.thinkingLevel",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.token_budget",
      to: "generationConfig.thinkingConfig.thinkingBudget or generationConfig.thinkingConfig.thinkingLevel",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "systemInstruction.parts[text] or contents[].parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to:
        "contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to:
        "contents[].parts[inline].inlineData.mimeType or contents[].parts[inline].inlineData.data or " +
        "contents[].parts[linked].fileData.mimeType or contents[].parts[linked].fileData.fileUri or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.fileUri or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.fileUri",
      by: "media uri",
      when:
        "in user turns with source's data with data or in user turns with source's url with url or in assistant turns " +
        "with source's data with data or in assistant turns with source's url with url or in results with source's " +
        "data with data or in results with source's url with url",
    },
    {
      concept: "text",
      from: "messages[].content[found]",
      to:
        "systemInstruction.parts[text] or contents[].parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "arguments text",
    },
    {
      concept: "text.text",
      from: "messages[].tool_plan",
      to: "contents[].parts[text].text",
      when: "in assistant turns",
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
      by: "arguments text, json object",
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
      concept: "result.parts",
      from: "messages[tool].content",
      to: "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or contents[].parts[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "(gateway)",
      from: "documents",
      by: "acted on by the gateway: a pass reads them as parts of the user's last message",
    },
  ],
  dropped: [
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "messages[assistant].citations[].start",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.end",
      from: "messages[assistant].citations[].end",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].document.url",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].tool_output.url",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].document.title",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].tool_output.title",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].sources[].document.url",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].sources[].tool_output.url",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].sources[].document.title",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].sources[].tool_output.title",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].citations[].sources[]",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].citations[]",
      dropped: "sources are reported next to the answer",
    },
    { concept: "(only here)", from: "logprobs", when: "unless false", dropped: "probabilities are not carried back" },
    { concept: "(only here)", from: "citation_options", dropped: "no other dialect lets a request choose citations" },
    {
      concept: "(only here)",
      from: "safety_mode",
      when: 'unless "CONTEXTUAL"',
      dropped: "safety settings belong to one vendor",
    },
    { concept: "(only here)", from: "priority", when: "unless 0", dropped: "tiers belong to one vendor" },
    { concept: "(only here)", from: "raw_prompting", when: "unless false", dropped: "templates belong to one vendor" },
    {
      concept: "(only here)",
      from: "messages[].content[found].document.id",
      dropped: "results have no names elsewhere",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "candidates[0].content", to: "message", by: "drop placeholder state, detach signatures" },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "finish_reason",
      by:
        "STOP or CONTINUATION or MALFORMED_FUNCTION_CALL or UNEXPECTED_TOOL_CALL or TOO_MANY_TOOL_CALLS or " +
        "MISSING_THOUGHT_SIGNATURE or MALFORMED_RESPONSE or NO_IMAGE or OTHER or others as COMPLETE, " +
        "MAX_TOKENS as MAX_TOKENS, SAFETY or RECITATION or LANGUAGE or BLOCKLIST or PROHIBITED_CONTENT or SPII or " +
        "MODEL_ARMOR or ESCALATION or PUP_LIMITED_DISABLED or IMAGE_SAFETY or IMAGE_PROHIBITED_CONTENT or " +
        "IMAGE_RECITATION or IMAGE_OTHER or /* as ERROR",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "finish_reason",
      by: "one word with that of candidates[0].finishReason",
    },
    { concept: "explanation", from: "candidates[0].finishMessage", dropped: "the reason is not reported" },
    { concept: "explanation", from: "promptFeedback.blockReasonMessage", dropped: "the reason is not reported" },
    {
      concept: "usage.input",
      from: "usageMetadata.promptTokenCount",
      to: "usage.billed_units.input_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cached_input",
      from: "usageMetadata.cachedContentTokenCount",
      dropped: "cached tokens are not among those that are billed",
    },
    {
      concept: "usage.tool_input",
      from: "usageMetadata.toolUsePromptTokenCount",
      by: "implied by leaving it out: part of the input",
    },
    {
      concept: "usage.output",
      from: "usageMetadata.candidatesTokenCount",
      to: "usage.billed_units.output_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usageMetadata.thoughtsTokenCount",
      by: "implied by leaving it out: part of the output",
    },
    { concept: "usage.total", from: "usageMetadata.totalTokenCount", dropped: "the parts are not summed" },
    { concept: "usage", from: "usageMetadata", to: "usage" },
    { concept: "model", from: "modelVersion", dropped: "the model is not reported" },
    { concept: "id", from: "responseId", to: "id" },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[bare_state]",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[bare_state].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[thought]",
      to: "message.content[reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "candidates[0].content.parts[thought].text",
      to: "message.content[reasoning].thinking",
      by: "non empty text",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[thought].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text",
      from: "candidates[0].content.parts[text]",
      to: "message.content[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "candidates[0].content.parts[text].text", to: "message.content[text].text" },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[text].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[inline]",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "candidates[0].content.parts[inline].inlineData.data",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[inline].inlineData",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[inline].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[linked]",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "candidates[0].content.parts[linked].fileData.fileUri",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[linked].fileData",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[linked].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
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
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[call].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[lone_state]",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[lone_state].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "message.citations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "message.citations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      dropped: "probabilities have the form of one vendor",
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
    { concept: "id", from: "responseId", to: "message-start.id or message-end.id" },
    {
      concept: "usage",
      from: "usageMetadata",
      to: "message-end.delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "citation-start.delta.message.citations",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "citation-start.delta.message.citations",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "reasoning.text",
      from: "candidates[0].content.parts[].text",
      to: "content-delta.delta.message.content.thinking",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "text.text",
      from: "candidates[0].content.parts[].text",
      to: "content-delta.delta.message.content.text",
    },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].inlineData",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].fileData",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[].functionCall.id",
      to: "tool-call-start.delta.message.tool_calls.id",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[].functionCall.name",
      to: "tool-call-start.delta.message.tool_calls.function.name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.args",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.partialArgs",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
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
