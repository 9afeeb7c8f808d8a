// Made from specs/dialects/generate-content/mapping.yaml, specs/dialects/ollama-chat/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the generate-content dialect for a model behind ollama-chat, and its answer. */
export const generateContentToOllamaChat: Pair = {
  from: "generate-content",
  to: "ollama-chat",
  fields: [
    {
      concept: "turns",
      from: "contents",
      to: "messages",
      by:
        "answer calls, failures as text, plain documents as text, only media taken, drop empty text, media " +
        "beside results, drop trailing reasoning, ensure user turn",
    },
    { concept: "instructions", from: "systemInstruction.parts", to: "messages" },
    {
      concept: "output_limit",
      from: "generationConfig.maxOutputTokens",
      to: "options.num_predict",
      by: "omit below one, kept within 1 and 2147483647",
      when: "from 1 to 2147483647",
    },
    { concept: "temperature", from: "generationConfig.temperature", to: "options.temperature" },
    { concept: "top_p", from: "generationConfig.topP", to: "options.top_p" },
    { concept: "top_k", from: "generationConfig.topK", to: "options.top_k", by: "omit below one" },
    { concept: "stop", from: "generationConfig.stopSequences", to: "options.stop" },
    { concept: "presence_penalty", from: "generationConfig.presencePenalty", to: "options.presence_penalty" },
    { concept: "frequency_penalty", from: "generationConfig.frequencyPenalty", to: "options.frequency_penalty" },
    { concept: "seed", from: "generationConfig.seed", to: "options.seed" },
    {
      concept: "tools.name",
      from: "tools[].functionDeclarations[].name",
      to: "tools[].function.name",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].functionDeclarations[].description",
      to: "tools[].function.description",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parametersJsonSchema",
      to: "tools[].function.parameters",
      by: "schema subset, object schema",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parameters",
      to: "tools[].function.parameters",
      by: "schema subset, object schema",
      when:
        "unless tools[].functionDeclarations[].parametersJsonSchema has another value; of the client; unless " +
        "another has its name; where calls are not forbidden, else it has no effect; among the tools that " +
        "may be chosen",
    },
    {
      concept: "tools",
      from: "tools[].functionDeclarations[]",
      to: "tools[]",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.functionCallingConfig.mode",
      to: "tools[]",
      by: "withhold tools",
      when:
        "where it forbids calls; of tools of the client; unless it is free, which has no effect; beside " +
        "tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.functionCallingConfig.allowedFunctionNames",
      to: "tools[]",
      by: "offer chosen tools",
      when:
        "of tools of the client; where calls are not forbidden, else it has no effect; beside tools, else it " +
        "has no effect",
    },
    {
      concept: "tool_choice",
      from: "toolConfig.functionCallingConfig",
      to: "tools[]",
      by: "withhold tools",
      when:
        "where it forbids calls; of tools of the client; unless it is free, which has no effect; beside " +
        "tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseMimeType",
      to: "format",
      by: "by its form, implied by leaving it out: what happens without it",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseJsonSchema",
      to: "format",
      by: "schema subset",
      when: "as schema; in a known form; as one_of_words; as untyped_schema",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseSchema",
      to: "format",
      by: "schema subset",
      when:
        "unless generationConfig.responseJsonSchema has another value; as schema; in a known form; as " +
        "one_of_words; as untyped_schema; as untyped_plain_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseJsonSchema",
      to: "format",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseSchema",
      to: "format",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "reasoning.budget",
      from: "generationConfig.thinkingConfig.thinkingBudget",
      to: "think",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "generationConfig.thinkingConfig.thinkingLevel",
      to: "think",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning",
      from: "contents[].parts[thought]",
      to: "messages[].thinking",
      when: "in assistant turns; before something else",
    },
    {
      concept: "reasoning.text",
      from: "contents[].parts[thought].text",
      to: "messages[].thinking",
      when: "in assistant turns; before something else",
    },
    { concept: "text", from: "contents[].parts[text]", to: "messages[].content or messages[tool].content" },
    { concept: "text.text", from: "contents[].parts[text].text", to: "messages[].content or messages[tool].content" },
    {
      concept: "media",
      from: "contents[].parts[inline]",
      to: "messages[].images[] or messages[].content or messages[tool].content",
      by: "bare image, plain documents as text",
      when:
        "in user turns where medium is image with source's data or in results where medium is image with " +
        "source's data or of plain text",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[inline].inlineData.mimeType",
      to: "messages[].images[] or messages[].content or messages[tool].content",
      by: "medium of type, bare image, plain documents as text",
      when:
        "in user turns where medium is image with source's data or in results where medium is image with " +
        "source's data or of plain text",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[inline].inlineData.mimeType",
      to: "messages[].images[] or messages[].content or messages[tool].content",
      by: "bare image, plain documents as text",
      when:
        "in user turns where medium is image with source's data or in results where medium is image with " +
        "source's data or of plain text",
    },
    {
      concept: "media.source.data",
      from: "contents[].parts[inline].inlineData.data",
      to: "messages[].images[] or messages[].content or messages[tool].content",
      by: "base64, bare image, plain documents as text",
      when:
        "in user turns where medium is image with source's data or in results where medium is image with " +
        "source's data or of plain text",
    },
    {
      concept: "media.source",
      from: "contents[].parts[inline].inlineData",
      to: "messages[].images[] or messages[].content or messages[tool].content",
      by: "bare image, plain documents as text",
      when:
        "in user turns where medium is image with source's data or in results where medium is image with " +
        "source's data or of plain text",
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
      to: "messages[].tool_calls[].function.name or messages[tool].tool_name",
      by: "link results by name",
    },
    {
      concept: "call.arguments",
      from: "contents[].parts[call].functionCall.args",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object",
      when: "in assistant turns",
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
      to: "messages[].content or messages[tool].content",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "contents[].parts[failed_result].functionResponse.id",
      to: "messages[tool].tool_call_id or messages[tool].tool_name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[failed_result].functionResponse.name",
      to: "messages[tool].tool_name or messages[tool].tool_call_id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[failed_result].functionResponse.response",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "failed result, media beside results",
      when: "with its call",
    },
    { concept: "result", from: "contents[].parts[result]", to: "messages[tool]", when: "in user turns; with its call" },
    {
      concept: "result.id",
      from: "contents[].parts[result].functionResponse.id",
      to: "messages[tool].tool_call_id or messages[tool].tool_name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[result].functionResponse.name",
      to: "messages[tool].tool_name or messages[tool].tool_call_id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[result].functionResponse.response",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "result object, media beside results",
      when: "with its call",
    },
    { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path tells it" },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
    { concept: "(gateway)", from: "systemInstruction.role", by: "acted on by the gateway: the place tells it" },
  ],
  dropped: [
    {
      concept: "reasoning.visible",
      from: "generationConfig.thinkingConfig.includeThoughts",
      when: "unless false",
      dropped: "reasoning is always shown",
    },
    { concept: "metadata", from: "labels", dropped: "nothing is kept with a call" },
    {
      concept: "reasoning",
      from: "contents[].parts[bare_state]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[bare_state].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[thought].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.signature",
      from: "contents[].parts[text].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[inline].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    { concept: "media", from: "contents[].parts[linked]", dropped: "the ollama-chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "contents[].parts[linked].fileData.mimeType",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[linked].fileData.mimeType",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "contents[].parts[linked].fileData.fileUri",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "contents[].parts[linked].fileData",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[linked].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "call.signature",
      from: "contents[].parts[call].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "contents[].parts[lone_state]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[lone_state].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
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
      from: "generationConfig.responseModalities",
      when: 'unless ["TEXT"]',
      dropped: "answers in images or sound have no counterpart",
    },
    {
      concept: "(only here)",
      from: "generationConfig.mediaResolution",
      dropped: "other dialects have a detail for each image",
    },
    { concept: "(only here)", from: "generationConfig.speechConfig", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "generationConfig.imageConfig", dropped: "answers in images have no counterpart" },
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
    { concept: "parts", from: "message", to: "candidates[0].content", by: "hidden as state, attach signatures" },
    {
      concept: "finish",
      from: "done_reason",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by: "stop as STOP, length as MAX_TOKENS, others as OTHER",
    },
    { concept: "created", from: "created_at", dropped: "the time is not reported" },
    { concept: "model", from: "model", to: "modelVersion", by: "the public name of it" },
    { concept: "usage.input", from: "prompt_eval_count", to: "usageMetadata.promptTokenCount", by: "made to add up" },
    { concept: "usage.output", from: "eval_count", to: "usageMetadata.candidatesTokenCount", by: "made to add up" },
    { concept: "text.text", from: "message.content", to: "candidates[0].content.parts[text].text" },
    { concept: "reasoning.text", from: "message.thinking", to: "candidates[0].content.parts[shown_thought].text" },
    {
      concept: "call",
      from: "message.tool_calls[]",
      to: "candidates[0].content.parts[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "message.tool_calls[].id",
      to: "candidates[0].content.parts[call].functionCall.id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "message.tool_calls[].function.name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "json object",
      when: "of calls with a name",
    },
    { concept: "(gateway)", from: "message.tool_calls[].type", by: "acted on by the gateway: always function" },
    {
      concept: "(gateway)",
      from: "message.tool_calls[].function.index",
      by: "acted on by the gateway: the order of the list is the order of the calls",
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
      concept: "usage",
      from: "(members of the event)",
      to: "usageMetadata",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "done_reason",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    { concept: "reasoning.text", from: "message.thinking", to: "candidates[0].content.parts[0].text" },
    { concept: "text.text", from: "message.content", to: "candidates[0].content.parts[0].text" },
    { concept: "call.id", from: "message.tool_calls[].id", to: "candidates[0].content.parts[0].functionCall.id" },
    {
      concept: "call.name",
      from: "message.tool_calls[].function.name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "candidates[0].content.parts[0].functionCall.args",
      by: "json object",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
