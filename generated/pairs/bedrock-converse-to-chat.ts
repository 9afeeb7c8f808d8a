// Made from specs/dialects/bedrock-converse/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the bedrock-converse dialect for a model behind chat, and its answer. */
export const bedrockConverseToChat: Pair = {
  from: "bedrock-converse",
  to: "chat",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "messages",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, name " +
        "files, drop empty text, media beside results, attach state to calls, replay reasoning, replay " +
        "reasoning records, drop trailing reasoning",
    },
    { concept: "instructions", from: "system", to: "messages" },
    { concept: "output_limit", from: "inferenceConfig.maxTokens", to: "max_completion_tokens" },
    { concept: "temperature", from: "inferenceConfig.temperature", to: "temperature" },
    { concept: "top_p", from: "inferenceConfig.topP", to: "top_p" },
    { concept: "stop", from: "inferenceConfig.stopSequences", to: "stop", by: "at most 4", when: "the first 4" },
    {
      concept: "tools.cache",
      from: "toolConfig.tools[].cachePoint",
      to: "tools[].cache_control",
      by: "cache point, cache mark",
      when:
        "as far as it is understood; as cache_point; of the client; unless another has its name; as many as " +
        "the host takes",
    },
    {
      concept: "tools.name",
      from: "toolConfig.tools[].toolSpec.name",
      to: "tools[].function.name",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.description",
      from: "toolConfig.tools[].toolSpec.description",
      to: "tools[].function.description",
      by: "non empty text",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "toolConfig.tools[].toolSpec.inputSchema.json",
      to: "tools[].function.parameters",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object",
    },
    {
      concept: "tools.strict",
      from: "toolConfig.tools[].toolSpec.strict",
      to: "tools[].function.strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts",
    },
    { concept: "tools", from: "toolConfig.tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.tool",
      to: "tool_choice or tool_choice.type or tool_choice.allowed_tools.mode or tools[].function.strict",
      by: "by its form, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.toolChoice.tool.name",
      to: "tool_choice.function.name or tool_choice.allowed_tools.tools[].function.name",
      by: "single",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.any",
      to: "tool_choice or tools[].function.strict",
      by: "by its form, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.auto",
      to: "tool_choice or tools[].function.strict",
      by: "by its form, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "toolConfig.toolChoice",
      to: "tool_choice",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "outputConfig.textFormat.type",
      to: "response_format.type",
      by: "by its form",
      when: "unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "outputConfig.textFormat.structure.jsonSchema.schema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "schema text, schema as instruction",
      when: "as far as it is understood; unless it lacks its schema; of an object",
    },
    {
      concept: "output_format.name",
      from: "outputConfig.textFormat.structure.jsonSchema.name",
      to: "response_format.json_schema.name",
      when: "unless it lacks its schema; of an object",
    },
    {
      concept: "output_format.description",
      from: "outputConfig.textFormat.structure.jsonSchema.description",
      to: "response_format.json_schema.description",
      when: "unless it lacks its schema; of an object",
    },
    {
      concept: "output_format",
      from: "outputConfig.textFormat",
      to: "response_format or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "in a known form; unless it lacks its schema",
    },
    {
      concept: "reasoning.mode",
      from: "additionalModelRequestFields.thinking.type",
      to: "reasoning_effort",
      by: "fit reasoning",
      when: "as the model is controlled; beside tools as the model accepts it",
    },
    {
      concept: "reasoning.mode",
      from: "additionalModelRequestFields.reasoning_config.type",
      to: "reasoning_effort",
      by: "fit reasoning",
      when:
        "as the model is controlled; beside tools as the model accepts it; unless " +
        "additionalModelRequestFields.thinking.type has another value",
    },
    {
      concept: "reasoning.budget",
      from: "additionalModelRequestFields.thinking.budget_tokens",
      to: "reasoning_effort",
      by: "fit reasoning",
      when: "as the model is controlled; beside tools as the model accepts it",
    },
    {
      concept: "reasoning.budget",
      from: "additionalModelRequestFields.reasoning_config.budget_tokens",
      to: "reasoning_effort",
      by: "fit reasoning",
      when:
        "as the model is controlled; beside tools as the model accepts it; unless " +
        "additionalModelRequestFields.thinking.budget_tokens has another value",
    },
    {
      concept: "reasoning.effort",
      from: "outputConfig.effort",
      to: "reasoning_effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled; beside tools as the model accepts it",
    },
    {
      concept: "reasoning.effort",
      from: "additionalModelRequestFields.output_config.effort",
      to: "reasoning_effort",
      by: "word for word, fit reasoning",
      when:
        "unless outputConfig.effort has another value; as the model is controlled; beside tools as the model " +
        "accepts it",
    },
    { concept: "metadata", from: "requestMetadata", to: "metadata" },
    {
      concept: "text",
      from: "messages[].content[cache_point]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.cache",
      from: "messages[].content[cache_point].cachePoint",
      to: "messages[].content[text].cache_control or messages[tool].content[text].cache_control",
      by: "cache point, cache mark",
      when: "as far as it is understood; as many as the host takes",
    },
    {
      concept: "text",
      from: "messages[].content[cited]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "messages[].content[cited].citationsContent.content",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "content text",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
    },
    {
      concept: "text",
      from: "messages[].content[guarded]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "messages[].content[guarded].guardContent.text.text",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
    },
    {
      concept: "text",
      from: "messages[].content[values]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "messages[].content[values].json",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "arguments text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "messages[].content[image]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].image.source.bytes",
      to: "messages[].content[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].image.format",
      to: "messages[].content[image].image_url.url",
      by: "image format, media uri",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].image.source.bytes",
      to: "messages[].content[image].image_url.url",
      by: "bare base64, media uri",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[audio]",
      to: "messages[].content[audio]",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[audio].audio.source.bytes",
      to: "messages[].content[audio].type",
      by: "by its form",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].audio.format",
      to: "messages[].content[audio].input_audio.format",
      by: "audio format",
      when:
        "in user turns with source's data with data or in results with source's data with data; unless at an " +
        "address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].audio.source.bytes",
      to: "messages[].content[audio].input_audio.data",
      by: "bare base64",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media",
      from: "messages[].content[words]",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[words].document.source.text",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[words].document.format",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[words].document.source.text",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; unless at an " +
        "address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].document.source.bytes",
      to:
        "messages[].content[document].type or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; unless at an " +
        "address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].document.format",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "document format, media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; unless at an " +
        "address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].document.source.bytes",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "bare base64, media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; unless at an " +
        "address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].document.name",
      to: "messages[].content[document].file.filename",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " +
        "vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[document_of_blocks]",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].searchResult",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].searchResult.content",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood; unless at an address of one vendor",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to: "messages[].reasoning_content or messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when:
        "in assistant turns or before a call, for hosts that take it there; for hosts that want it back; " +
        "before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      to: "messages[].reasoning_content",
      when: "in assistant turns; for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      to: "messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when:
        "before a call, for hosts that take it there; not where calling is text; for hosts that take it; for " +
        "hosts that want it back; before something else",
    },
    { concept: "call", from: "messages[].content[call]", to: "messages[].tool_calls[]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[call].toolUse.toolUseId",
      to: "messages[].tool_calls[].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[call].toolUse.name",
      to: "messages[].tool_calls[].function.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[call].toolUse.input",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[failed_result]",
      to: "messages[tool]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[failed_result].toolResult.status",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[failed_result].toolResult.toolUseId",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[failed_result].toolResult.content",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result",
      from: "messages[].content[result]",
      to: "messages[tool]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[result].toolResult.toolUseId",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[result].toolResult.content",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
  ],
  dropped: [
    {
      concept: "top_k",
      from: "additionalModelRequestFields.top_k",
      dropped: "sampling here is by temperature and top_p",
    },
    {
      concept: "top_k",
      from: "additionalModelRequestFields.inferenceConfig.topK",
      dropped: "sampling here is by temperature and top_p",
    },
    {
      concept: "tools.name",
      from: "toolConfig.tools[].systemTool.name",
      when: "as hosted",
      dropped: "its own vendor runs it",
    },
    {
      concept: "reasoning.visible",
      from: "additionalModelRequestFields.thinking.display",
      when: 'unless "omitted"',
      dropped: "the model decides what to show",
    },
    {
      concept: "text.citations.url",
      from: "messages[].content[cited].citationsContent.citations[].location.web.url",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[].content[cited].citationsContent.citations[].title",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.quote",
      from: "messages[].content[cited].citationsContent.citations[].sourceContent",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[].content[cited].citationsContent.citations[]",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "media", from: "messages[].content[video]", dropped: "the chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "messages[].content[video].video.source.bytes",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[video].video.format",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[video].video.source.bytes",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[words].document.name",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].document.name",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].searchResult.title",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "reasoning", from: "messages[].content[redacted]", dropped: "the chat dialect has no place for it" },
    {
      concept: "reasoning.redacted",
      from: "messages[].content[redacted].reasoningContent.redactedContent",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "(only here)", from: "guardrailConfig", dropped: "safety settings belong to one vendor" },
    { concept: "(only here)", from: "promptVariables", dropped: "prompts are kept by the vendor" },
    {
      concept: "(only here)",
      from: "additionalModelResponseFieldPaths",
      dropped: "further members of answers belong to one model",
    },
    {
      concept: "(only here)",
      from: "additionalModelRequestFields.reasoningConfig",
      dropped: "the amount of reasoning of other families of models has other places",
    },
    {
      concept: "(only here)",
      from: "additionalModelRequestFields.reasoning_effort",
      dropped: "the amount of reasoning of other families of models has other places",
    },
    {
      concept: "(only here)",
      from: "performanceConfig",
      when: 'unless {"latency":"standard"}',
      dropped: "speeds belong to one vendor",
    },
    { concept: "(only here)", from: "serviceTier", dropped: "tiers belong to one vendor" },
    {
      concept: "(only here)",
      from: "messages[].content[guarded].guardContent.text.qualifiers",
      dropped: "safety settings belong to one vendor",
    },
    {
      concept: "(only here)",
      from: "messages[].content[words].document.context",
      dropped: "only this vendor reads it",
    },
    {
      concept: "(only here)",
      from: "messages[].content[words].document.citations",
      dropped: "no other dialect lets a request choose citations",
    },
    {
      concept: "(only here)",
      from: "messages[].content[document].document.context",
      dropped: "only this vendor reads it",
    },
    {
      concept: "(only here)",
      from: "messages[].content[document].document.citations",
      dropped: "no other dialect lets a request choose citations",
    },
    {
      concept: "(only here)",
      from: "messages[].content[document_of_blocks].document.context",
      dropped: "only this vendor reads it",
    },
    {
      concept: "(only here)",
      from: "messages[].content[document_of_blocks].document.citations",
      dropped: "no other dialect lets a request choose citations",
    },
    {
      concept: "(only here)",
      from: "messages[].content[search_result].searchResult.source",
      dropped: "only this dialect names where words come from",
    },
    {
      concept: "(only here)",
      from: "messages[].content[search_result].searchResult.citations",
      dropped: "no other dialect lets a request choose citations",
    },
    {
      concept: "(only here)",
      from: "messages[].content[result].toolResult.status",
      when: 'unless "success"',
      dropped: "results have failed or not",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    {
      concept: "parts",
      from: "choices[0].message",
      to: "output.message",
      by: "reasoning of whole record, drop placeholder state, detach signatures",
    },
    {
      concept: "finish",
      from: "choices[0].finish_reason",
      to: "stopReason",
      by:
        "stop or eos or an empty word or error or others as end_turn, tool_calls or function_call as " +
        "tool_use, length or max_tokens or model_length as max_tokens, content_filter as content_filtered",
    },
    { concept: "id", from: "id", dropped: "answers have no ID" },
    { concept: "created", from: "created", dropped: "the time is not reported" },
    { concept: "model", from: "model", dropped: "the model is not reported" },
    { concept: "usage.input", from: "usage.prompt_tokens", to: "usage.inputTokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.prompt_tokens_details.cached_tokens",
      to: "usage.cacheReadInputTokens",
      by: "made to add up",
    },
    {
      concept: "usage.cached_input",
      from: "usage.prompt_cache_hit_tokens",
      to: "usage.cacheReadInputTokens",
      by: "made to add up",
      when: "unless usage.prompt_tokens_details.cached_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.cached_tokens",
      to: "usage.cacheReadInputTokens",
      by: "made to add up",
      when:
        "unless usage.prompt_tokens_details.cached_tokens has another value; unless " +
        "usage.prompt_cache_hit_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.num_cached_tokens",
      to: "usage.cacheReadInputTokens",
      by: "made to add up",
      when:
        "unless usage.prompt_tokens_details.cached_tokens has another value; unless " +
        "usage.prompt_cache_hit_tokens has another value; unless usage.cached_tokens has another value",
    },
    {
      concept: "usage.cache_write",
      from: "usage.prompt_tokens_details.cache_write_tokens",
      to: "usage.cacheWriteInputTokens",
      by: "made to add up",
    },
    { concept: "usage.output", from: "usage.completion_tokens", to: "usage.outputTokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.completion_tokens_details.reasoning_tokens",
      by: "implied by leaving it out: part of the output",
    },
    {
      concept: "usage.reasoning",
      from: "usage.reasoning_tokens",
      by: "implied by leaving it out: part of the output",
      when: "unless usage.completion_tokens_details.reasoning_tokens has another value",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.totalTokens", by: "made to add up" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost.total_cost", dropped: "costs are not reported" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "choices[0].message.content[text]",
      to: "output.message.content[cited] or output.message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "choices[0].message.content[text].text",
      to: "output.message.content[cited].citationsContent.content or output.message.content[text].text",
      by: "content text",
    },
    {
      concept: "text.cache",
      from: "choices[0].message.content[text].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood",
    },
    {
      concept: "text.cache",
      from: "choices[0].message.content[text].prompt_cache_breakpoint",
      by: "implied by leaving it out: a point follows it",
      when: "unless choices[0].message.content[text].cache_control has another value; as far as it is understood",
    },
    {
      concept: "media",
      from: "choices[0].message.content[image_address]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "choices[0].message.content[image_address].type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "choices[0].message.content[image_address].image_url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "refusal",
      from: "choices[0].message.content[refusal]",
      to: "output.message.content[declined]",
      when: "where any of it is carried",
    },
    {
      concept: "refusal.text",
      from: "choices[0].message.content[refusal].refusal",
      to: "output.message.content[declined].text",
    },
    {
      concept: "reasoning",
      from: "choices[0].message.content[thinking]",
      to: "output.message.content[shown_reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.content[thinking].thinking",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.text",
      by: "joined text",
      when: "unless its record has other words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.reasoning_content",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.text",
      when: "unless its record has other words",
    },
    {
      concept: "reasoning.signature",
      from: "choices[0].message.reasoning_details",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
      by: "reasoning record",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    { concept: "refusal.text", from: "choices[0].message.refusal", to: "output.message.content[declined].text" },
    {
      concept: "call",
      from: "choices[0].message.tool_calls[]",
      to: "output.message.content[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.calling",
      from: "choices[0].message.tool_calls[].type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "call.id",
      from: "choices[0].message.tool_calls[].id",
      to: "output.message.content[call].toolUse.toolUseId",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.tool_calls[].custom.name",
      to: "output.message.content[call].toolUse.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.tool_calls[].custom.input",
      to: "output.message.content[call].toolUse.input",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.tool_calls[].function.name",
      to: "output.message.content[call].toolUse.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.tool_calls[].function.arguments",
      to: "output.message.content[call].toolUse.input",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "choices[0].message.tool_calls[].extra_content.google.thought_signature",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
      by: "detach signatures",
      when:
        'without redacted; unless "skip_thought_signature_validator", ' +
        '"context_engineering_is_the_way_to_go"; of calls with a name',
    },
    {
      concept: "call.signature",
      from: "choices[0].message.tool_calls[].extra_content.vertex.thought_signature",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
      by: "detach signatures",
      when:
        'without redacted; unless "skip_thought_signature_validator", ' +
        '"context_engineering_is_the_way_to_go"; unless ' +
        "choices[0].message.tool_calls[].extra_content.google.thought_signature has another value; of calls " +
        "with a name",
    },
    {
      concept: "call",
      from: "choices[0].message.function_call",
      to: "output.message.content[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.name",
      from: "choices[0].message.function_call.name",
      to: "output.message.content[call].toolUse.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.function_call.arguments",
      to: "output.message.content[call].toolUse.input",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    {
      concept: "text.text",
      from: "choices[0].message.content",
      to: "output.message.content[cited].citationsContent.content or output.message.content[text].text",
      by: "content text",
    },
    {
      concept: "text.citations.url",
      from: "choices[0].message.annotations[].url_citation.url",
      to: "output.message.content[cited].citationsContent.citations[].location.web.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "choices[0].message.annotations[].url_citation.title",
      to: "output.message.content[cited].citationsContent.citations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "choices[0].message.annotations[].url_citation.start_index",
      dropped: "the whole block cites",
    },
    {
      concept: "text.citations.end",
      from: "choices[0].message.annotations[].url_citation.end_index",
      dropped: "the whole block cites",
    },
    {
      concept: "text.citations",
      from: "choices[0].message.annotations[]",
      to: "output.message.content[cited].citationsContent.citations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "search_results",
      to: "output.message.content[cited].citationsContent.citations[]",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "citations",
      to: "output.message.content[cited].citationsContent.citations[]",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    { concept: "(only here)", from: "choices[0].message.audio", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "choices[0].message.name", dropped: "participants are not named elsewhere" },
    {
      concept: "(only here)",
      from: "choices[0].message.content[thinking].closed",
      dropped: "tells only that the thought is complete",
    },
    {
      concept: "(gateway)",
      from: "choices[0].message.tool_calls[].index",
      by: "acted on by the gateway: the order of the list tells it",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "id", dropped: "the streams of the bedrock-converse dialect have no place for it" },
    {
      concept: "created",
      from: "created",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    { concept: "usage", from: "usage", to: "metadata.usage", by: "count by count, as in whole answers" },
    {
      concept: "usage",
      from: "x_groq.usage",
      to: "metadata.usage",
      by: "count by count, as in whole answers",
      when: "unless usage has another value",
    },
    {
      concept: "finish",
      from: "choices[0].finish_reason",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "search_results",
      to: "contentBlockDelta.delta.citation",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "citations",
      to: "contentBlockDelta.delta.citation",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning_content",
      to: "contentBlockDelta.delta.reasoningContent.text",
      by: "reasoning words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning",
      to: "contentBlockDelta.delta.reasoningContent.text",
      by: "reasoning words",
      when: "unless choices[0].delta.reasoning_content has another value",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning_details",
      to: "contentBlockDelta.delta.reasoningContent.text",
      by: "reasoning words",
      when:
        "unless choices[0].delta.reasoning_content has another value; unless choices[0].delta.reasoning has " +
        "another value",
    },
    {
      concept: "reasoning.signature",
      from: "choices[0].delta.reasoning_details",
      to: "contentBlockDelta.delta.reasoningContent.signature",
      by: "reasoning state",
    },
    { concept: "text.text", from: "choices[0].delta.content[text].text", to: "contentBlockDelta.delta.text" },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.content[thinking].thinking",
      to: "contentBlockDelta.delta.reasoningContent.text",
      by: "joined text",
    },
    { concept: "text.text", from: "choices[0].delta.content", to: "contentBlockDelta.delta.text" },
    { concept: "refusal.text", from: "choices[0].delta.refusal", to: "contentBlockDelta.delta.text" },
    { concept: "call.id", from: "choices[0].delta.tool_calls[].id", to: "contentBlockStart.start.toolUse.toolUseId" },
    {
      concept: "call.name",
      from: "choices[0].delta.tool_calls[].function.name",
      to: "contentBlockStart.start.toolUse.name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].delta.tool_calls[].function.arguments",
      to: "contentBlockDelta.delta.toolUse.input",
      by: "arguments piece",
    },
    {
      concept: "call.signature",
      from: "choices[0].delta.tool_calls[].extra_content.google.thought_signature",
      to: "contentBlockDelta.delta.reasoningContent.signature",
    },
    {
      concept: "call.signature",
      from: "choices[0].delta.tool_calls[].extra_content.vertex.thought_signature",
      to: "contentBlockDelta.delta.reasoningContent.signature",
      when: "unless choices[0].delta.tool_calls[].extra_content.google.thought_signature has another value",
    },
    {
      concept: "call.name",
      from: "choices[0].delta.tool_calls[].custom.name",
      to: "contentBlockStart.start.toolUse.name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].delta.tool_calls[].custom.input",
      to: "contentBlockDelta.delta.toolUse.input",
    },
    {
      concept: "text.citations",
      from: "choices[0].delta.annotations",
      to: "contentBlockDelta.delta.citation",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
