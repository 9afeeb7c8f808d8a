// Made from specs/dialects/bedrock-converse/mapping.yaml, specs/dialects/messages/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the bedrock-converse dialect for a model behind messages, and its answer. */
export const bedrockConverseToMessages: Pair = {
  from: "bedrock-converse",
  to: "messages",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "messages",
      by:
        "hoist instructions, answer calls, web addresses only, only media taken, drop empty text, clean call " +
        "ids, drop trailing reasoning, ensure user turn, user first, trim prefill",
    },
    { concept: "instructions", from: "system", to: "system" },
    { concept: "output_limit", from: "inferenceConfig.maxTokens", to: "max_tokens" },
    {
      concept: "temperature",
      from: "inferenceConfig.temperature",
      to: "temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "inferenceConfig.topP", to: "top_p", when: "without reasoning, or near 1" },
    { concept: "top_k", from: "additionalModelRequestFields.top_k", to: "top_k", when: "without reasoning" },
    {
      concept: "top_k",
      from: "additionalModelRequestFields.inferenceConfig.topK",
      to: "top_k",
      when: "unless additionalModelRequestFields.top_k has another value; without reasoning",
    },
    { concept: "stop", from: "inferenceConfig.stopSequences", to: "stop_sequences", when: "with a letter or a sign" },
    {
      concept: "tools.cache",
      from: "toolConfig.tools[].cachePoint",
      to: "tools[].cache_control",
      by: "cache point, cache mark",
      when:
        "as far as it is understood; as cache_point; of the client; unless another has its name; as many as " +
        "the host takes; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "toolConfig.tools[].toolSpec.name",
      to: "tools[].name",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "toolConfig.tools[].toolSpec.description",
      to: "tools[].description",
      by: "non empty text",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "toolConfig.tools[].toolSpec.inputSchema.json",
      to: "tools[].input_schema",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; as one object; among the tools that may be " +
        "chosen",
    },
    {
      concept: "tools.strict",
      from: "toolConfig.tools[].toolSpec.strict",
      to: "tools[].strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "toolConfig.tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.tool",
      to: "tool_choice.type or tools[].strict",
      by: "by its form, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.toolChoice.tool.name",
      to: "tool_choice.name or tools[]",
      by: "single, offer chosen tools",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.any",
      to: "tool_choice.type or tools[].strict",
      by: "by its form, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.auto",
      to: "tool_choice.type or tools[].strict",
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
      to: "output_config.format.type",
      by: "by its form",
      when: "unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "outputConfig.textFormat.structure.jsonSchema.schema",
      to: "output_config.format.schema or system[text].text",
      by: "schema text, closed schema, schema as instruction",
      when: "as far as it is understood; unless it lacks its schema; of an object",
    },
    {
      concept: "output_format",
      from: "outputConfig.textFormat",
      to: "output_config.format or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in a known form; unless it lacks its schema",
    },
    {
      concept: "reasoning.mode",
      from: "additionalModelRequestFields.thinking.type",
      to: "thinking.type or thinking.budget_tokens or output_config.effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.mode",
      from: "additionalModelRequestFields.reasoning_config.type",
      to: "thinking.type or thinking.budget_tokens or output_config.effort",
      by: "word for word, fit reasoning",
      when: "unless additionalModelRequestFields.thinking.type has another value; as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "additionalModelRequestFields.thinking.budget_tokens",
      to: "thinking.budget_tokens or thinking.type or output_config.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "additionalModelRequestFields.reasoning_config.budget_tokens",
      to: "thinking.budget_tokens or thinking.type or output_config.effort",
      by: "fit reasoning",
      when:
        "unless additionalModelRequestFields.thinking.budget_tokens has another value; as the model is " + "controlled",
    },
    {
      concept: "reasoning.visible",
      from: "additionalModelRequestFields.thinking.display",
      to: "thinking.display",
      by: "word for word",
      when: "only summarized, omitted; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "outputConfig.effort",
      to: "output_config.effort or thinking.type or thinking.budget_tokens",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "additionalModelRequestFields.output_config.effort",
      to: "output_config.effort or thinking.type or thinking.budget_tokens",
      by: "word for word, fit reasoning",
      when: "unless outputConfig.effort has another value; as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[cache_point]",
      to: "messages[].content[text] or system[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.cache",
      from: "messages[].content[cache_point].cachePoint",
      to:
        "messages[].content[text].cache_control or system[text].cache_control or " +
        "messages[].content[result].content[text].cache_control",
      by: "cache point, cache mark",
      when: "as far as it is understood; as many as the host takes",
    },
    {
      concept: "text",
      from: "messages[].content[cited]",
      to: "messages[].content[text] or system[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[cited].citationsContent.content",
      to: "messages[].content[text].text or system[text].text or messages[].content[result].content[text].text",
      by: "content text",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to: "messages[].content[text] or system[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to: "messages[].content[text].text or system[text].text or messages[].content[result].content[text].text",
    },
    {
      concept: "text",
      from: "messages[].content[guarded]",
      to: "messages[].content[text] or system[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[guarded].guardContent.text.text",
      to: "messages[].content[text].text or system[text].text or messages[].content[result].content[text].text",
    },
    {
      concept: "text",
      from: "messages[].content[values]",
      to: "messages[].content[text] or system[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[values].json",
      to: "messages[].content[text].text or system[text].text or messages[].content[result].content[text].text",
      by: "arguments text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "messages[].content[image] or messages[].content[result].content[image]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].image.source.bytes",
      to: "messages[].content[image].type or messages[].content[result].content[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].image.format",
      to:
        "messages[].content[image].source.media_type or " +
        "messages[].content[result].content[image].source.media_type",
      by: "image format",
      when: "in user turns with data or in results with data; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].image.source.bytes",
      to: "messages[].content[image].source.data or messages[].content[result].content[image].source.data",
      by: "bare base64",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[words]",
      to: "messages[].content[document] or messages[].content[result].content[document]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[words].document.source.text",
      to: "messages[].content[document].type or messages[].content[result].content[document].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[words].document.format",
      to:
        "messages[].content[document].source.media_type or " +
        "messages[].content[result].content[document].source.media_type",
      by: "document format",
      when: "in user turns with text or in results with text; unless at an address of one vendor",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[words].document.source.text",
      to: "messages[].content[document].source.data or messages[].content[result].content[document].source.data",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[words].document.name",
      to: "messages[].content[document].title or messages[].content[result].content[document].title",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to: "messages[].content[document] or messages[].content[result].content[document]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].document.source.bytes",
      to: "messages[].content[document].type or messages[].content[result].content[document].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].document.format",
      to:
        "messages[].content[document].source.media_type or " +
        "messages[].content[result].content[document].source.media_type",
      by: "document format",
      when:
        "in user turns with data or in user turns with text or in results with data or in results with text; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].document.source.bytes",
      to: "messages[].content[document].source.data or messages[].content[result].content[document].source.data",
      by: "bare base64, read plain documents",
      when: "in user turns or in results or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].document.name",
      to: "messages[].content[document].title or messages[].content[result].content[document].title",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[document_of_blocks]",
      to: "messages[].content[document] or messages[].content[result].content[document]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].document.source.content",
      to: "messages[].content[document].type or messages[].content[result].content[document].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "messages[].content[document].source.type or messages[].content[document].source.data or " +
        "messages[].content[document].source.media_type or " +
        "messages[].content[result].content[document].source.type or " +
        "messages[].content[result].content[document].source.data or " +
        "messages[].content[result].content[document].source.media_type",
      by: "document text",
      when:
        "in user turns with text or in results with text; as far as it is understood; unless at an address " +
        "of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].document.name",
      to: "messages[].content[document].title or messages[].content[result].content[document].title",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to: "messages[].content[document] or messages[].content[result].content[document]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].searchResult",
      to: "messages[].content[document].type or messages[].content[result].content[document].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].searchResult.content",
      to:
        "messages[].content[document].source.type or messages[].content[document].source.data or " +
        "messages[].content[document].source.media_type or " +
        "messages[].content[result].content[document].source.type or " +
        "messages[].content[result].content[document].source.data or " +
        "messages[].content[result].content[document].source.media_type",
      by: "document text",
      when:
        "in user turns with text or in results with text; as far as it is understood; unless at an address " +
        "of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].searchResult.title",
      to: "messages[].content[document].title or messages[].content[result].content[document].title",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      to: "messages[].content[reasoning].thinking",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      to: "messages[].content[reasoning].signature",
      when: "in assistant turns; before something else",
    },
    {
      concept: "reasoning",
      from: "messages[].content[redacted]",
      to: "messages[].content[redacted]",
      when: "in assistant turns with redacted; before something else",
    },
    {
      concept: "reasoning.redacted",
      from: "messages[].content[redacted].reasoningContent.redactedContent",
      to: "messages[].content[redacted].data",
      when: "in assistant turns; before something else",
    },
    { concept: "call", from: "messages[].content[call]", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[call].toolUse.toolUseId",
      to: "messages[].content[call].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[call].toolUse.name",
      to: "messages[].content[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[call].toolUse.input",
      to: "messages[].content[call].input",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[failed_result]",
      to: "messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[failed_result].toolResult.status",
      to: "messages[].content[result].is_error",
      by: "by its form",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[failed_result].toolResult.toolUseId",
      to: "messages[].content[result].tool_use_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[failed_result].toolResult.content",
      to: "messages[].content[result].content",
      when: "in user turns; with its call",
    },
    {
      concept: "result",
      from: "messages[].content[result]",
      to: "messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[result].toolResult.toolUseId",
      to: "messages[].content[result].tool_use_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[result].toolResult.content",
      to: "messages[].content[result].content",
      when: "in user turns; with its call",
    },
  ],
  dropped: [
    {
      concept: "tools.name",
      from: "toolConfig.tools[].systemTool.name",
      when: "as hosted",
      dropped: "its own vendor runs it",
    },
    {
      concept: "output_format.name",
      from: "outputConfig.textFormat.structure.jsonSchema.name",
      dropped: "schemas have no names",
    },
    {
      concept: "output_format.description",
      from: "outputConfig.textFormat.structure.jsonSchema.description",
      dropped: "schemas have no names",
    },
    { concept: "metadata", from: "requestMetadata", dropped: "only the end user's ID is taken" },
    {
      concept: "text.citations.url",
      from: "messages[].content[cited].citationsContent.citations[].location.web.url",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[].content[cited].citationsContent.citations[].title",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.quote",
      from: "messages[].content[cited].citationsContent.citations[].sourceContent",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[].content[cited].citationsContent.citations[]",
      dropped: "the messages dialect has no place for it",
    },
    { concept: "media", from: "messages[].content[video]", dropped: "the messages dialect has no place for it" },
    {
      concept: "media.medium",
      from: "messages[].content[video].video.source.bytes",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[video].video.format",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[video].video.source.bytes",
      dropped: "the messages dialect has no place for it",
    },
    { concept: "media", from: "messages[].content[audio]", dropped: "the messages dialect has no place for it" },
    {
      concept: "media.medium",
      from: "messages[].content[audio].audio.source.bytes",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].audio.format",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].audio.source.bytes",
      dropped: "the messages dialect has no place for it",
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
    { concept: "parts", from: "content", to: "output.message" },
    {
      concept: "finish",
      from: "stop_reason",
      to: "stopReason",
      by:
        "end_turn or pause_turn or compaction or others as end_turn, stop_sequence as stop_sequence, " +
        "tool_use as tool_use, max_tokens as max_tokens, model_context_window_exceeded as " +
        "model_context_window_exceeded, refusal as content_filtered",
    },
    { concept: "explanation", from: "stop_details.explanation", dropped: "the reason is not reported" },
    { concept: "id", from: "id", dropped: "answers have no ID" },
    { concept: "model", from: "model", dropped: "the model is not reported" },
    { concept: "stop_sequence", from: "stop_sequence", dropped: "the bedrock-converse dialect has no place for it" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usage.inputTokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cache_read_input_tokens",
      to: "usage.cacheReadInputTokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.cache_creation_input_tokens",
      to: "usage.cacheWriteInputTokens",
      by: "made to add up",
    },
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.outputTokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.thinking_tokens",
      by: "implied by leaving it out: part of the output",
    },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "content[text]",
      to: "output.message.content[cited] or output.message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "content[text].text",
      to: "output.message.content[cited].citationsContent.content or output.message.content[text].text",
      by: "content text",
    },
    {
      concept: "text.cache",
      from: "content[text].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "content[tool_reference]",
      to: "output.message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "content[tool_reference].tool_name",
      to: "output.message.content[text].text",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "content[tool_reference].tool_name",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media",
      from: "content[document_of_blocks]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "content[document_of_blocks].type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[document_of_blocks].source.content",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[document_of_blocks].title",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[document_of_blocks].cache_control",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "media", from: "content[search_result]", dropped: "the bedrock-converse dialect has no place for it" },
    {
      concept: "media.medium",
      from: "content[search_result].type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[search_result].content",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[search_result].title",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[search_result].cache_control",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "content[reasoning]",
      to: "output.message.content[shown_reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "content[reasoning].thinking",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.text",
    },
    {
      concept: "reasoning.signature",
      from: "content[reasoning].signature",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
    },
    {
      concept: "reasoning",
      from: "content[redacted]",
      to: "output.message.content[shown_reasoning] or output.message.content[redacted]",
      when: "without redacted or with redacted; where any of it is carried",
    },
    {
      concept: "reasoning.redacted",
      from: "content[redacted].data",
      to: "output.message.content[redacted].reasoningContent.redactedContent",
    },
    { concept: "call", from: "content[call]", to: "output.message.content[call]", when: "where any of it is carried" },
    {
      concept: "call.id",
      from: "content[call].id",
      to: "output.message.content[call].toolUse.toolUseId",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "content[call].name",
      to: "output.message.content[call].toolUse.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "content[call].input",
      to: "output.message.content[call].toolUse.input",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.cache",
      from: "content[call].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood",
    },
    {
      concept: "text.citations.url",
      from: "content[text].citations[].url",
      to: "output.message.content[cited].citationsContent.citations[].location.web.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "content[text].citations[].title",
      to: "output.message.content[cited].citationsContent.citations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.quote",
      from: "content[text].citations[].cited_text",
      to: "output.message.content[cited].citationsContent.citations[].sourceContent",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "content[text].citations[]",
      to: "output.message.content[cited].citationsContent.citations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(only here)",
      from: "content[text].citations.enabled",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[tool_reference].cache_control",
      dropped: "caches are steered differently by every vendor",
    },
    { concept: "(only here)", from: "content[document_of_blocks].context", dropped: "only this vendor reads it" },
    {
      concept: "(only here)",
      from: "content[document_of_blocks].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[search_result].source",
      dropped: "only this dialect names where words come from",
    },
    {
      concept: "(only here)",
      from: "content[search_result].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[call].caller",
      when: 'unless {"type":"direct"}',
      dropped: "tells which of the vendor's tools called",
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
      from: "message_start.message.id",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "usage",
      from: "message_start.message.usage",
      to: "metadata.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "message_start.message.stop_reason",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    { concept: "text.text", from: "message_start.message.content[text].text", to: "contentBlockDelta.delta.text" },
    {
      concept: "call.id",
      from: "message_start.message.content[tool_use].id",
      to: "contentBlockStart.start.toolUse.toolUseId",
    },
    {
      concept: "call.name",
      from: "message_start.message.content[tool_use].name",
      to: "contentBlockStart.start.toolUse.name",
    },
    {
      concept: "call.arguments",
      from: "message_start.message.content[tool_use].input",
      to: "contentBlockDelta.delta.toolUse.input",
      by: "json object",
    },
    { concept: "text.text", from: "content_block_start[text].content_block.text", to: "contentBlockDelta.delta.text" },
    {
      concept: "reasoning.text",
      from: "content_block_start[thinking].content_block.thinking",
      to: "contentBlockDelta.delta.reasoningContent.text",
    },
    {
      concept: "reasoning.signature",
      from: "content_block_start[thinking].content_block.signature",
      to: "contentBlockDelta.delta.reasoningContent.signature",
    },
    {
      concept: "reasoning.redacted",
      from: "content_block_start[redacted_thinking].content_block.data",
      to: "contentBlockDelta.delta.reasoningContent.redactedContent",
    },
    {
      concept: "call.id",
      from: "content_block_start[tool_use].content_block.id",
      to: "contentBlockStart.start.toolUse.toolUseId",
    },
    {
      concept: "call.name",
      from: "content_block_start[tool_use].content_block.name",
      to: "contentBlockStart.start.toolUse.name",
    },
    {
      concept: "call.arguments",
      from: "content_block_start[tool_use].content_block.input",
      to: "contentBlockDelta.delta.toolUse.input",
      by: "non empty json object",
    },
    {
      concept: "part.text",
      from: "content_block_delta[text_delta].delta.text",
      to:
        "contentBlockDelta.delta.text or contentBlockDelta.delta.toolUse.input or " +
        "contentBlockDelta.delta.reasoningContent.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[thinking_delta].delta.thinking",
      to:
        "contentBlockDelta.delta.text or contentBlockDelta.delta.toolUse.input or " +
        "contentBlockDelta.delta.reasoningContent.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[input_json_delta].delta.partial_json",
      to:
        "contentBlockDelta.delta.text or contentBlockDelta.delta.toolUse.input or " +
        "contentBlockDelta.delta.reasoningContent.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "content_block_delta[signature_delta].delta.signature",
      to: "contentBlockDelta.delta.reasoningContent.signature",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "content_block_delta[citations_delta].delta.citation",
      to: "contentBlockDelta.delta.citation",
      when: "in a known form, where the answer has words",
    },
    { concept: "usage", from: "message_delta.usage", to: "metadata.usage", by: "count by count, as in whole answers" },
    {
      concept: "finish",
      from: "message_delta.delta.stop_reason",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "message_delta.delta.stop_sequence",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "message_delta.delta.stop_details.explanation",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
