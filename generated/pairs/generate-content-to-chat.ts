// Made from specs/dialects/generate-content/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  {
    concept: "turns",
    from: "contents",
    to: "messages",
    by:
      "answer calls, failures as text, web addresses only, plain documents as text, drop empty text, media " +
      "beside results, attach state to calls, replay reasoning, drop trailing reasoning",
  },
  { concept: "instructions", from: "systemInstruction.parts", to: "messages" },
  { concept: "output_limit", from: "generationConfig.maxOutputTokens", to: "max_completion_tokens or max_tokens" },
  { concept: "temperature", from: "generationConfig.temperature", to: "temperature" },
  { concept: "top_p", from: "generationConfig.topP", to: "top_p" },
  { concept: "stop", from: "generationConfig.stopSequences", to: "stop", by: "at most 4" },
  { concept: "presence_penalty", from: "generationConfig.presencePenalty", to: "presence_penalty" },
  { concept: "frequency_penalty", from: "generationConfig.frequencyPenalty", to: "frequency_penalty" },
  { concept: "seed", from: "generationConfig.seed", to: "seed" },
  { concept: "tools.name", from: "tools[].name", to: "tools[].custom.name or tools[].function.name" },
  {
    concept: "tools.description",
    from: "tools[].description",
    to: "tools[].custom.description or tools[].function.description",
  },
  {
    concept: "tools.parameters",
    from: "tools[].parametersJsonSchema",
    to: "tools[].function.parameters",
    by: "schema subset, object schema",
  },
  {
    concept: "tools.parameters",
    from: "tools[].parameters",
    to: "tools[].function.parameters",
    by: "schema subset, object schema",
  },
  { concept: "tools", from: "tools[]", to: "tools[]" },
  {
    concept: "tool_choice.mode",
    from: "toolConfig.functionCallingConfig.mode",
    to: "tool_choice.type or tool_choice.allowed_tools.mode or tool_choice",
    by: "word for word",
  },
  {
    concept: "tool_choice.names",
    from: "toolConfig.functionCallingConfig.allowedFunctionNames",
    to: "tool_choice.custom.name or tool_choice.function.name or tool_choice.allowed_tools.tools",
    by: "single",
  },
  { concept: "tool_choice", from: "toolConfig.functionCallingConfig", to: "tool_choice" },
  {
    concept: "output_format.schema",
    from: "generationConfig.responseJsonSchema",
    to: "response_format.json_schema.schema",
    by: "schema subset",
  },
  {
    concept: "output_format.schema",
    from: "generationConfig.responseSchema",
    to: "response_format.json_schema.schema",
    by: "schema subset",
  },
  { concept: "reasoning.budget", from: "generationConfig.thinkingConfig.thinkingBudget", by: "fit reasoning" },
  {
    concept: "reasoning.effort",
    from: "generationConfig.thinkingConfig.thinkingLevel",
    to: "reasoning_effort",
    by: "word for word",
  },
  { concept: "metadata", from: "labels", to: "metadata" },
  {
    concept: "reasoning.signature",
    from: "contents[].parts[bare_state].thoughtSignature",
    to: "messages[].reasoning_details",
  },
  { concept: "reasoning.text", from: "contents[].parts[thought].text", to: "messages[].reasoning_content" },
  {
    concept: "reasoning.signature",
    from: "contents[].parts[thought].thoughtSignature",
    to: "messages[].reasoning_details",
  },
  { concept: "text.text", from: "contents[].parts[text].text", to: "messages[].content[text].text" },
  {
    concept: "media.medium",
    from: "contents[].parts[inline].inlineData.mimeType",
    to: "messages[].content[image].type or messages[].content[audio].type or " + "messages[].content[document].type",
    by: "medium of type",
  },
  {
    concept: "media.source.mime",
    from: "contents[].parts[inline].inlineData.mimeType",
    to: "messages[].content[audio].input_audio.format",
    by: "audio format",
  },
  {
    concept: "media.source.data",
    from: "contents[].parts[inline].inlineData.data",
    to: "messages[].content[audio].input_audio.data",
    by: "base64",
  },
  {
    concept: "media.source",
    from: "contents[].parts[inline].inlineData",
    to:
      "messages[].content[image].image_url.url or messages[].content[audio].input_audio or " +
      "messages[].content[document].file.file_data",
    by: "media uri",
  },
  {
    concept: "media.detail",
    from: "contents[].parts[inline].mediaResolution.level",
    to: "messages[].content[image].image_url.detail",
    by: "word for word",
  },
  {
    concept: "media.medium",
    from: "contents[].parts[linked].fileData.mimeType",
    to: "messages[].content[image].type or messages[].content[audio].type or " + "messages[].content[document].type",
    by: "medium of type",
  },
  {
    concept: "media.source.mime",
    from: "contents[].parts[linked].fileData.mimeType",
    to: "messages[].content[audio].input_audio.format",
    by: "audio format",
  },
  {
    concept: "media.source",
    from: "contents[].parts[linked].fileData",
    to:
      "messages[].content[image].image_url.url or messages[].content[audio].input_audio or " +
      "messages[].content[document].file.file_data",
    by: "media uri",
  },
  {
    concept: "media.detail",
    from: "contents[].parts[linked].mediaResolution.level",
    to: "messages[].content[image].image_url.detail",
    by: "word for word",
  },
  { concept: "call.id", from: "contents[].parts[call].functionCall.id", to: "messages[].tool_calls[].id" },
  {
    concept: "call.name",
    from: "contents[].parts[call].functionCall.name",
    to: "messages[].tool_calls[].custom.name or messages[].tool_calls[].function.name",
  },
  {
    concept: "call.arguments",
    from: "contents[].parts[call].functionCall.args",
    to: "messages[].tool_calls[].custom.input or messages[].tool_calls[].function.arguments",
    by: "json object, arguments text",
  },
  {
    concept: "call.signature",
    from: "contents[].parts[call].thoughtSignature",
    to: "messages[].tool_calls[].extra_content.google.thought_signature",
  },
  {
    concept: "result.id",
    from: "contents[].parts[failed_result].functionResponse.id",
    to: "messages[tool].tool_call_id",
  },
  {
    concept: "result.name",
    from: "contents[].parts[failed_result].functionResponse.name",
    by: "implied by leaving it out: results are tied to calls by ID",
  },
  {
    concept: "result.parts",
    from: "contents[].parts[failed_result].functionResponse.response",
    to: "messages[tool].content",
    by: "failed result",
  },
  { concept: "result.id", from: "contents[].parts[result].functionResponse.id", to: "messages[tool].tool_call_id" },
  {
    concept: "result.name",
    from: "contents[].parts[result].functionResponse.name",
    by: "implied by leaving it out: results are tied to calls by ID",
  },
  {
    concept: "result.parts",
    from: "contents[].parts[result].functionResponse.response",
    to: "messages[tool].content",
    by: "result object",
  },
  {
    concept: "reasoning.signature",
    from: "contents[].parts[lone_state].thoughtSignature",
    to: "messages[].reasoning_details",
  },
  { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path tells it" },
  { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
  { concept: "(gateway)", from: "systemInstruction.role", by: "acted on by the gateway: the place tells it" },
];

export const dropped: readonly FieldRow[] = [
  { concept: "top_k", from: "generationConfig.topK", dropped: "sampling here is by temperature and top_p" },
  {
    concept: "reasoning.visible",
    from: "generationConfig.thinkingConfig.includeThoughts",
    dropped: "the model decides what to show",
  },
  {
    concept: "text.signature",
    from: "contents[].parts[text].thoughtSignature",
    dropped: "the chat dialect has no place for it",
  },
  {
    concept: "media.signature",
    from: "contents[].parts[inline].thoughtSignature",
    dropped: "the chat dialect has no place for it",
  },
  {
    concept: "media.source.url",
    from: "contents[].parts[linked].fileData.fileUri",
    dropped: "the chat dialect has no place for it",
  },
  {
    concept: "media.signature",
    from: "contents[].parts[linked].thoughtSignature",
    dropped: "the chat dialect has no place for it",
  },
  { concept: "(only here)", from: "generationConfig.candidateCount", dropped: "one answer is carried back" },
  { concept: "(only here)", from: "generationConfig.responseLogprobs", dropped: "probabilities are not carried back" },
  { concept: "(only here)", from: "generationConfig.logprobs", dropped: "probabilities are not carried back" },
  {
    concept: "(only here)",
    from: "generationConfig.responseModalities",
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
  { concept: "(only here)", from: "safetySettings", dropped: "safety settings belong to one vendor" },
  { concept: "(only here)", from: "cachedContent", dropped: "caches are handles the vendor keeps" },
  { concept: "(only here)", from: "serviceTier", dropped: "tiers belong to one vendor" },
  { concept: "(only here)", from: "continuationToken", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "modelArmorConfig", dropped: "belongs to one vendor" },
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
];
