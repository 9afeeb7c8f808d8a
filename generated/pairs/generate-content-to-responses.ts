// Made from specs/dialects/generate-content/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  {
    concept: "turns",
    from: "contents",
    to: "input",
    by:
      "answer calls, failures as text, web addresses only, plain documents as text, drop empty text, clean " +
      "call ids, drop trailing reasoning, ensure user turn",
  },
  { concept: "instructions", from: "systemInstruction.parts", to: "instructions" },
  {
    concept: "output_limit",
    from: "generationConfig.maxOutputTokens",
    to: "max_output_tokens",
    by: "kept within 16 and 2147483647",
  },
  { concept: "temperature", from: "generationConfig.temperature", to: "temperature" },
  { concept: "top_p", from: "generationConfig.topP", to: "top_p" },
  { concept: "tools.name", from: "tools[].name", to: "tools[].name" },
  { concept: "tools.description", from: "tools[].description", to: "tools[].description" },
  {
    concept: "tools.parameters",
    from: "tools[].parametersJsonSchema",
    to: "tools[].parameters",
    by: "schema subset, object schema",
  },
  {
    concept: "tools.parameters",
    from: "tools[].parameters",
    to: "tools[].parameters",
    by: "schema subset, object schema",
  },
  { concept: "tools", from: "tools[]", to: "tools[]" },
  {
    concept: "tool_choice.mode",
    from: "toolConfig.functionCallingConfig.mode",
    to: "tool_choice.type or tool_choice.mode or tool_choice",
    by: "word for word",
  },
  {
    concept: "tool_choice.names",
    from: "toolConfig.functionCallingConfig.allowedFunctionNames",
    to: "tool_choice.name or tool_choice.tools",
    by: "single",
  },
  { concept: "tool_choice", from: "toolConfig.functionCallingConfig", to: "tool_choice" },
  {
    concept: "output_format.schema",
    from: "generationConfig.responseJsonSchema",
    to: "text.format.schema",
    by: "schema subset",
  },
  {
    concept: "output_format.schema",
    from: "generationConfig.responseSchema",
    to: "text.format.schema",
    by: "schema subset",
  },
  { concept: "reasoning.budget", from: "generationConfig.thinkingConfig.thinkingBudget", by: "fit reasoning" },
  {
    concept: "reasoning.effort",
    from: "generationConfig.thinkingConfig.thinkingLevel",
    to: "reasoning.effort",
    by: "word for word",
  },
  {
    concept: "reasoning.visible",
    from: "generationConfig.thinkingConfig.includeThoughts",
    to: "reasoning.summary",
    by: "visibility flag, word for word",
  },
  { concept: "metadata", from: "labels", to: "metadata" },
  {
    concept: "reasoning.signature",
    from: "contents[].parts[bare_state].thoughtSignature",
    to: "input[thought].encrypted_content",
  },
  {
    concept: "reasoning.text",
    from: "contents[].parts[thought].text",
    to: "input[thought].summary",
    by: "summary texts",
  },
  {
    concept: "reasoning.signature",
    from: "contents[].parts[thought].thoughtSignature",
    to: "input[thought].encrypted_content",
  },
  {
    concept: "text.text",
    from: "contents[].parts[text].text",
    to: "input[].content[text].text or input[].content[output].text",
  },
  {
    concept: "media.medium",
    from: "contents[].parts[inline].inlineData.mimeType",
    to: "input[].content[image].type or input[].content[document].type or " + "input[].content[linked_document].type",
    by: "medium of type",
  },
  {
    concept: "media.source",
    from: "contents[].parts[inline].inlineData",
    to:
      "input[].content[image].image_url or input[].content[document].file_data or " +
      "input[].content[linked_document].file_url",
    by: "media uri",
  },
  {
    concept: "media.detail",
    from: "contents[].parts[inline].mediaResolution.level",
    to: "input[].content[image].detail",
    by: "word for word",
  },
  {
    concept: "media.medium",
    from: "contents[].parts[linked].fileData.mimeType",
    to: "input[].content[image].type or input[].content[document].type or " + "input[].content[linked_document].type",
    by: "medium of type",
  },
  {
    concept: "media.source",
    from: "contents[].parts[linked].fileData",
    to:
      "input[].content[image].image_url or input[].content[document].file_data or " +
      "input[].content[linked_document].file_url",
    by: "media uri",
  },
  {
    concept: "media.detail",
    from: "contents[].parts[linked].mediaResolution.level",
    to: "input[].content[image].detail",
    by: "word for word",
  },
  {
    concept: "call.id",
    from: "contents[].parts[call].functionCall.id",
    to: "input[text_call].call_id or input[search_call].call_id or input[call].call_id",
  },
  {
    concept: "call.name",
    from: "contents[].parts[call].functionCall.name",
    to: "input[text_call].name or input[call].name",
  },
  {
    concept: "call.arguments",
    from: "contents[].parts[call].functionCall.args",
    to: "input[text_call].input or input[search_call].arguments or input[call].arguments",
    by: "json object, arguments text",
  },
  {
    concept: "result.id",
    from: "contents[].parts[failed_result].functionResponse.id",
    to: "input[text_result].call_id or input[result].call_id",
  },
  {
    concept: "result.name",
    from: "contents[].parts[failed_result].functionResponse.name",
    by: "implied by leaving it out: results are tied to calls by ID",
  },
  {
    concept: "result.parts",
    from: "contents[].parts[failed_result].functionResponse.response",
    to: "input[text_result].output or input[result].output",
    by: "failed result",
  },
  {
    concept: "result.id",
    from: "contents[].parts[result].functionResponse.id",
    to: "input[text_result].call_id or input[result].call_id",
  },
  {
    concept: "result.name",
    from: "contents[].parts[result].functionResponse.name",
    by: "implied by leaving it out: results are tied to calls by ID",
  },
  {
    concept: "result.parts",
    from: "contents[].parts[result].functionResponse.response",
    to: "input[text_result].output or input[result].output",
    by: "result object",
  },
  {
    concept: "reasoning.signature",
    from: "contents[].parts[lone_state].thoughtSignature",
    to: "input[thought].encrypted_content",
  },
  { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path tells it" },
  { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
  { concept: "(gateway)", from: "systemInstruction.role", by: "acted on by the gateway: the place tells it" },
];

export const dropped: readonly FieldRow[] = [
  { concept: "top_k", from: "generationConfig.topK", dropped: "sampling here is by temperature and top_p" },
  { concept: "stop", from: "generationConfig.stopSequences", dropped: "there are no stop sequences here" },
  { concept: "presence_penalty", from: "generationConfig.presencePenalty", dropped: "there are no penalties here" },
  { concept: "frequency_penalty", from: "generationConfig.frequencyPenalty", dropped: "there are no penalties here" },
  { concept: "seed", from: "generationConfig.seed", dropped: "there is no seed here" },
  {
    concept: "text.signature",
    from: "contents[].parts[text].thoughtSignature",
    dropped: "the responses dialect has no place for it",
  },
  {
    concept: "media.source.mime",
    from: "contents[].parts[inline].inlineData.mimeType",
    dropped: "the responses dialect has no place for it",
  },
  {
    concept: "media.source.data",
    from: "contents[].parts[inline].inlineData.data",
    dropped: "the responses dialect has no place for it",
  },
  {
    concept: "media.signature",
    from: "contents[].parts[inline].thoughtSignature",
    dropped: "the responses dialect has no place for it",
  },
  {
    concept: "media.source.mime",
    from: "contents[].parts[linked].fileData.mimeType",
    dropped: "the responses dialect has no place for it",
  },
  {
    concept: "media.source.url",
    from: "contents[].parts[linked].fileData.fileUri",
    dropped: "the responses dialect has no place for it",
  },
  {
    concept: "media.signature",
    from: "contents[].parts[linked].thoughtSignature",
    dropped: "the responses dialect has no place for it",
  },
  { concept: "call.signature", from: "contents[].parts[call].thoughtSignature", dropped: "calls are not signed here" },
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
