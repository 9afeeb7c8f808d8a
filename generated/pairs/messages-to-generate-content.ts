// Made from specs/dialects/messages/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  {
    concept: "turns",
    from: "messages",
    to: "contents",
    by:
      "hoist instructions, merge neighbours, answer calls, plain documents as text, media beside results, " +
      "drop empty text, attach signatures, drop trailing reasoning, ensure user turn, user first",
  },
  { concept: "instructions", from: "system", to: "systemInstruction.parts" },
  { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
  { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
  { concept: "output_limit", from: "max_tokens", to: "generationConfig.maxOutputTokens" },
  { concept: "temperature", from: "temperature", to: "generationConfig.temperature" },
  { concept: "top_p", from: "top_p", to: "generationConfig.topP" },
  { concept: "top_k", from: "top_k", to: "generationConfig.topK" },
  { concept: "stop", from: "stop_sequences", to: "generationConfig.stopSequences", by: "at most 5" },
  { concept: "tools.name", from: "tools[].name", to: "tools[].name" },
  { concept: "tools.description", from: "tools[].description", to: "tools[].description" },
  {
    concept: "tools.parameters",
    from: "tools[].input_schema",
    to: "tools[].parametersJsonSchema or tools[].parameters",
    by: "object schema, schema subset",
  },
  { concept: "tools", from: "tools[]", to: "tools[]" },
  {
    concept: "tool_choice.names",
    from: "tool_choice.name",
    to: "toolConfig.functionCallingConfig.allowedFunctionNames",
    by: "single",
  },
  {
    concept: "tool_choice.mode",
    from: "tool_choice.type",
    to: "toolConfig.functionCallingConfig.mode",
    by: "word for word",
  },
  { concept: "tool_choice", from: "tool_choice", to: "toolConfig.functionCallingConfig" },
  {
    concept: "output_format.schema",
    from: "output_config.format.schema",
    to: "generationConfig.responseJsonSchema or generationConfig.responseSchema",
    by: "closed schema, schema subset",
  },
  { concept: "output_format", from: "output_config.format", by: "by its members" },
  { concept: "reasoning.mode", from: "thinking.type", by: "fit reasoning" },
  { concept: "reasoning.budget", from: "thinking.budget_tokens", to: "generationConfig.thinkingConfig.thinkingBudget" },
  {
    concept: "reasoning.visible",
    from: "thinking.display",
    to: "generationConfig.thinkingConfig.includeThoughts",
    by: "visibility flag",
  },
  {
    concept: "reasoning.effort",
    from: "output_config.effort",
    to: "generationConfig.thinkingConfig.thinkingLevel",
    by: "word for word",
  },
  { concept: "text.text", from: "messages[].content[text].text", to: "contents[].parts[text].text" },
  {
    concept: "text.text",
    from: "messages[].content[tool_reference].tool_name",
    to: "contents[].parts[text].text",
    by: "tool name text",
  },
  { concept: "text.tools", from: "messages[].content[tool_reference].tool_name", by: "clean tool names" },
  {
    concept: "media.source.mime",
    from: "messages[].content[image].source.media_type",
    to: "contents[].parts[inline].inlineData.mimeType or contents[].parts[linked].fileData.mimeType",
  },
  {
    concept: "media.source.data",
    from: "messages[].content[image].source.data",
    to: "contents[].parts[inline].inlineData.data",
    by: "base64",
  },
  {
    concept: "media.source.url",
    from: "messages[].content[image].source.url",
    to: "contents[].parts[linked].fileData.fileUri",
  },
  { concept: "media.source.text", from: "messages[].content[image].source.data", by: "plain documents as text" },
  {
    concept: "media.source",
    from: "messages[].content[image].source",
    to: "contents[].parts[inline].inlineData or contents[].parts[linked].fileData",
  },
  {
    concept: "media.source",
    from: "messages[].content[document_of_blocks].source.content",
    to: "contents[].parts[inline].inlineData or contents[].parts[linked].fileData",
    by: "document text",
  },
  {
    concept: "media.source",
    from: "messages[].content[search_result].content",
    to: "contents[].parts[inline].inlineData or contents[].parts[linked].fileData",
    by: "document text",
  },
  {
    concept: "media.source.mime",
    from: "messages[].content[document].source.media_type",
    to: "contents[].parts[inline].inlineData.mimeType or contents[].parts[linked].fileData.mimeType",
  },
  {
    concept: "media.source.data",
    from: "messages[].content[document].source.data",
    to: "contents[].parts[inline].inlineData.data",
    by: "base64",
  },
  {
    concept: "media.source.url",
    from: "messages[].content[document].source.url",
    to: "contents[].parts[linked].fileData.fileUri",
  },
  { concept: "media.source.text", from: "messages[].content[document].source.data", by: "plain documents as text" },
  {
    concept: "media.source",
    from: "messages[].content[document].source",
    to: "contents[].parts[inline].inlineData or contents[].parts[linked].fileData",
  },
  {
    concept: "reasoning.text",
    from: "messages[].content[reasoning].thinking",
    to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
  },
  {
    concept: "reasoning.signature",
    from: "messages[].content[reasoning].signature",
    to: "contents[].parts[bare_state].thoughtSignature or contents[].parts[thought].thoughtSignature",
  },
  { concept: "call.id", from: "messages[].content[call].id", to: "contents[].parts[call].functionCall.id" },
  { concept: "call.name", from: "messages[].content[call].name", to: "contents[].parts[call].functionCall.name" },
  {
    concept: "call.arguments",
    from: "messages[].content[call].input",
    to: "contents[].parts[call].functionCall.args",
    by: "json object",
  },
  {
    concept: "result.id",
    from: "messages[].content[result].tool_use_id",
    to: "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
  },
  {
    concept: "result.parts",
    from: "messages[].content[result].content",
    to:
      "contents[].parts[failed_result].functionResponse.response or " +
      "contents[].parts[result].functionResponse.response",
    by: "failed result, result object",
  },
  {
    concept: "result.error",
    from: "messages[].content[result].is_error",
    to: "contents[].parts[failed_result].functionResponse.response.error",
  },
];

export const dropped: readonly FieldRow[] = [
  { concept: "tools.strict", from: "tools[].strict", dropped: "strictness applies to the whole call" },
  {
    concept: "tools.cache",
    from: "tools[].cache_control",
    dropped: "the generate-content dialect has no place for it",
  },
  { concept: "tools.name", from: "tools[].type", dropped: "its own vendor runs it" },
  {
    concept: "parallel_calls",
    from: "tool_choice.disable_parallel_tool_use",
    dropped: "there is no switch for parallel calls",
  },
  { concept: "user", from: "metadata.user_id", dropped: "end users are not distinguished" },
  {
    concept: "text.citations",
    from: "messages[].content[text].citations",
    dropped: "sources are reported next to the answer",
  },
  {
    concept: "text.cache",
    from: "messages[].content[text].cache_control",
    dropped: "the generate-content dialect has no place for it",
  },
  {
    concept: "media.cache",
    from: "messages[].content[image].cache_control",
    dropped: "the generate-content dialect has no place for it",
  },
  {
    concept: "media.title",
    from: "messages[].content[document_of_blocks].title",
    dropped: "the generate-content dialect has no place for it",
  },
  {
    concept: "media.cache",
    from: "messages[].content[document_of_blocks].cache_control",
    dropped: "the generate-content dialect has no place for it",
  },
  {
    concept: "media.title",
    from: "messages[].content[search_result].title",
    dropped: "the generate-content dialect has no place for it",
  },
  {
    concept: "media.cache",
    from: "messages[].content[search_result].cache_control",
    dropped: "the generate-content dialect has no place for it",
  },
  {
    concept: "media.title",
    from: "messages[].content[document].title",
    dropped: "the generate-content dialect has no place for it",
  },
  {
    concept: "media.cache",
    from: "messages[].content[document].cache_control",
    dropped: "the generate-content dialect has no place for it",
  },
  {
    concept: "reasoning.redacted",
    from: "messages[].content[redacted].data",
    dropped: "hidden reasoning has the form of one vendor",
  },
  {
    concept: "call.cache",
    from: "messages[].content[call].cache_control",
    dropped: "the generate-content dialect has no place for it",
  },
  {
    concept: "result.cache",
    from: "messages[].content[result].cache_control",
    dropped: "the generate-content dialect has no place for it",
  },
  { concept: "(only here)", from: "cache_control", dropped: "caches are steered differently by every vendor" },
  { concept: "(only here)", from: "service_tier", dropped: "tiers belong to one vendor" },
  { concept: "(only here)", from: "speed", dropped: "speeds belong to one vendor" },
  { concept: "(only here)", from: "inference_geo", dropped: "regions belong to one vendor" },
  { concept: "(only here)", from: "container", dropped: "containers stay with the vendor that holds them" },
  { concept: "(only here)", from: "diagnostics", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "mcp_servers", dropped: "servers the vendor calls itself" },
  { concept: "(only here)", from: "context_management", dropped: "the vendor edits the context itself" },
  { concept: "(only here)", from: "output_config.task_budget", dropped: "belongs to one vendor" },
  {
    concept: "(only here)",
    from: "messages[].content[tool_reference].cache_control",
    dropped: "caches are steered differently by every vendor",
  },
  {
    concept: "(only here)",
    from: "messages[].content[document_of_blocks].context",
    dropped: "only this vendor reads it",
  },
  {
    concept: "(only here)",
    from: "messages[].content[document_of_blocks].citations",
    dropped: "citations are asked for in one dialect only",
  },
  {
    concept: "(only here)",
    from: "messages[].content[search_result].source",
    dropped: "only this dialect names where words come from",
  },
  {
    concept: "(only here)",
    from: "messages[].content[search_result].citations",
    dropped: "citations are asked for in one dialect only",
  },
  { concept: "(only here)", from: "messages[].content[document].context", dropped: "only this vendor reads it" },
  {
    concept: "(only here)",
    from: "messages[].content[document].citations",
    dropped: "citations are asked for in one dialect only",
  },
  {
    concept: "(only here)",
    from: "messages[].content[call].caller",
    dropped: "tells which of the vendor's tools called",
  },
  { concept: "(only here)", from: "tools[].eager_input_streaming", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "tools[].input_examples", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "tools[].defer_loading", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "tools[].allowed_callers", dropped: "belongs to one vendor" },
];
