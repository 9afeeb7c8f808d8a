// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  {
    concept: "turns",
    from: "input",
    to: "contents",
    by:
      "hoist instructions, merge neighbours, answer calls, plain documents as text, media beside results, " +
      "drop empty text, attach signatures, drop trailing reasoning, ensure user turn, user first",
  },
  { concept: "instructions", from: "system_instruction", to: "systemInstruction.parts" },
  { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
  { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
  { concept: "output_limit", from: "generation_config.max_output_tokens", to: "generationConfig.maxOutputTokens" },
  { concept: "temperature", from: "generation_config.temperature", to: "generationConfig.temperature" },
  { concept: "top_p", from: "generation_config.top_p", to: "generationConfig.topP" },
  { concept: "stop", from: "generation_config.stop_sequences", to: "generationConfig.stopSequences", by: "at most 5" },
  { concept: "seed", from: "generation_config.seed", to: "generationConfig.seed" },
  { concept: "tools.name", from: "tools[].name", to: "tools[].name" },
  { concept: "tools.description", from: "tools[].description", to: "tools[].description" },
  {
    concept: "tools.parameters",
    from: "tools[].parameters",
    to: "tools[].parametersJsonSchema or tools[].parameters",
    by: "json schema, schema subset",
  },
  { concept: "tools", from: "tools[]", to: "tools[]" },
  {
    concept: "tool_choice.mode",
    from: "generation_config.tool_choice.allowed_tools.mode",
    to: "toolConfig.functionCallingConfig.mode",
    by: "word for word",
  },
  {
    concept: "tool_choice.names",
    from: "generation_config.tool_choice.allowed_tools.tools",
    to: "toolConfig.functionCallingConfig.allowedFunctionNames",
  },
  {
    concept: "tool_choice.mode",
    from: "generation_config.tool_choice",
    to: "toolConfig.functionCallingConfig.mode",
    by: "word for word",
  },
  { concept: "tool_choice", from: "generation_config.tool_choice", to: "toolConfig.functionCallingConfig" },
  {
    concept: "output_format.schema",
    from: "response_format.schema",
    to: "generationConfig.responseJsonSchema or generationConfig.responseSchema",
    by: "json schema, schema subset",
  },
  { concept: "output_format", from: "response_format", by: "by its members" },
  {
    concept: "reasoning.effort",
    from: "generation_config.thinking_level",
    to: "generationConfig.thinkingConfig.thinkingLevel",
    by: "word for word",
  },
  {
    concept: "reasoning.visible",
    from: "generation_config.thinking_summaries",
    to: "generationConfig.thinkingConfig.includeThoughts",
    by: "visibility flag",
  },
  { concept: "metadata", from: "labels", to: "labels" },
  { concept: "text.text", from: "input[].content[text].text", to: "contents[].parts[text].text" },
  {
    concept: "text.text",
    from: "input[].content[words_in_parts].parts",
    to: "contents[].parts[text].text",
    by: "joined text",
  },
  { concept: "text.text", from: "input[].content[untyped_text].text", to: "contents[].parts[text].text" },
  {
    concept: "media.medium",
    from: "input[].content[media].type",
    to: "contents[].parts[inline].inlineData.mimeType or contents[].parts[linked].fileData.mimeType",
    by: "medium of type",
  },
  { concept: "media.source.data", from: "data", to: "contents[].parts[inline].inlineData.data", by: "base64" },
  {
    concept: "media.source.mime",
    from: "mime_type",
    to: "contents[].parts[inline].inlineData.mimeType or contents[].parts[linked].fileData.mimeType",
  },
  {
    concept: "media.medium",
    from: "input[].content[linked].type",
    to: "contents[].parts[inline].inlineData.mimeType or contents[].parts[linked].fileData.mimeType",
    by: "medium of type",
  },
  { concept: "media.source.url", from: "uri", to: "contents[].parts[linked].fileData.fileUri" },
  { concept: "call.id", from: "input[call].id", to: "contents[].parts[call].functionCall.id" },
  { concept: "call.name", from: "input[call].name", to: "contents[].parts[call].functionCall.name" },
  {
    concept: "call.arguments",
    from: "input[call].arguments",
    to: "contents[].parts[call].functionCall.args",
    by: "json object",
  },
  {
    concept: "reasoning.text",
    from: "input[thought].summary",
    to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
    by: "summary content",
  },
  {
    concept: "reasoning.signature",
    from: "input[thought].signature",
    to: "contents[].parts[bare_state].thoughtSignature or contents[].parts[thought].thoughtSignature",
  },
  {
    concept: "result.id",
    from: "input[object_result].call_id",
    to: "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
  },
  {
    concept: "result.name",
    from: "input[object_result].name",
    to: "contents[].parts[failed_result].functionResponse.name or " + "contents[].parts[result].functionResponse.name",
  },
  {
    concept: "result.parts",
    from: "input[object_result].result",
    to:
      "contents[].parts[failed_result].functionResponse.response or " +
      "contents[].parts[result].functionResponse.response",
    by: "result object, failed result",
  },
  {
    concept: "result.error",
    from: "input[object_result].is_error",
    to: "contents[].parts[failed_result].functionResponse.response.error",
  },
  {
    concept: "result.id",
    from: "input[].content[nested_object_result].call_id",
    to: "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
  },
  {
    concept: "result.name",
    from: "input[].content[nested_object_result].name",
    to: "contents[].parts[failed_result].functionResponse.name or " + "contents[].parts[result].functionResponse.name",
  },
  {
    concept: "result.parts",
    from: "input[].content[nested_object_result].result",
    to:
      "contents[].parts[failed_result].functionResponse.response or " +
      "contents[].parts[result].functionResponse.response",
    by: "result object, failed result",
  },
  {
    concept: "result.error",
    from: "input[].content[nested_object_result].is_error",
    to: "contents[].parts[failed_result].functionResponse.response.error",
  },
  {
    concept: "result.id",
    from: "input[].content[nested_result].call_id",
    to: "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
  },
  {
    concept: "result.name",
    from: "input[].content[nested_result].name",
    to: "contents[].parts[failed_result].functionResponse.name or " + "contents[].parts[result].functionResponse.name",
  },
  {
    concept: "result.parts",
    from: "input[].content[nested_result].result",
    to:
      "contents[].parts[failed_result].functionResponse.response or " +
      "contents[].parts[result].functionResponse.response",
    by: "failed result, result object",
  },
  {
    concept: "result.error",
    from: "input[].content[nested_result].is_error",
    to: "contents[].parts[failed_result].functionResponse.response.error",
  },
  {
    concept: "result.id",
    from: "input[result].call_id",
    to: "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
  },
  {
    concept: "result.name",
    from: "input[result].name",
    to: "contents[].parts[failed_result].functionResponse.name or " + "contents[].parts[result].functionResponse.name",
  },
  {
    concept: "result.parts",
    from: "input[result].result",
    to:
      "contents[].parts[failed_result].functionResponse.response or " +
      "contents[].parts[result].functionResponse.response",
    by: "failed result, result object",
  },
  {
    concept: "result.error",
    from: "input[result].is_error",
    to: "contents[].parts[failed_result].functionResponse.response.error",
  },
  { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
  { concept: "(gateway)", from: "background", by: "acted on by the gateway: calls are answered at once" },
  { concept: "(gateway)", from: "previous_interaction_id", by: "acted on by the gateway: refused unless null" },
  { concept: "(gateway)", from: "agent", by: "acted on by the gateway: refused unless null" },
  { concept: "(gateway)", from: "environment", by: "acted on by the gateway: refused unless null" },
  { concept: "(gateway)", from: "webhook_config", by: "acted on by the gateway: refused unless null" },
  { concept: "(gateway)", from: "input[call].signature", by: "acted on by the gateway: read with thoughts" },
  {
    concept: "(gateway)",
    from: "input[].content[words_in_parts].role",
    by: "acted on by the gateway: the place tells it",
  },
];

export const dropped: readonly FieldRow[] = [
  { concept: "tools.name", from: "tools[].type", dropped: "its own vendor runs it" },
  {
    concept: "text.citations",
    from: "input[].content[text].annotations",
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
  { concept: "(only here)", from: "response_modalities", dropped: "answers in images or sound have no counterpart" },
  { concept: "(only here)", from: "cached_content", dropped: "caches are handles the vendor keeps" },
  { concept: "(only here)", from: "continuation_token", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "service_tier", dropped: "tiers belong to one vendor" },
  { concept: "(only here)", from: "safety_settings", dropped: "safety settings belong to one vendor" },
  { concept: "(only here)", from: "generation_config.speech_config", dropped: "answers in sound have no counterpart" },
  {
    concept: "(only here)",
    from: "generation_config.transcription_config",
    dropped: "answers in sound have no counterpart",
  },
  { concept: "(only here)", from: "generation_config.video_config", dropped: "videos are made elsewhere" },
  { concept: "(only here)", from: "generation_config.image_config", dropped: "answers in images have no counterpart" },
  { concept: "(only here)", from: "generation_config.top_k", dropped: "belongs to an older form" },
  { concept: "(only here)", from: "input[assistant].error", dropped: "only this dialect tells why a step broke off" },
];
