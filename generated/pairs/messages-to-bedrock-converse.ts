// Made from specs/dialects/messages/mapping.yaml, specs/dialects/bedrock-converse/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the messages dialect for a model behind bedrock-converse, and its answer. */
export const messagesToBedrockConverse: Pair = {
  from: "messages",
  to: "bedrock-converse",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "messages",
      by:
        "hoist instructions, answer calls, only known formats, only media taken, media beside results, " +
        "drop empty text, words in failures, clean call ids, drop trailing reasoning, ensure user turn, " +
        "user first, trim prefill, name documents, text beside documents, split cache points",
    },
    { concept: "instructions", from: "system", to: "system" },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "max_tokens", to: "inferenceConfig.maxTokens" },
    {
      concept: "temperature",
      from: "temperature",
      to: "inferenceConfig.temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "top_p", to: "inferenceConfig.topP", when: "without reasoning, or near 1" },
    { concept: "top_k", from: "top_k", to: "additionalModelRequestFields.top_k", when: "without reasoning" },
    { concept: "stop", from: "stop_sequences", to: "inferenceConfig.stopSequences", when: "with a letter or a sign" },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "toolConfig.tools[].cachePoint or toolConfig.tools[].toolSpec.name",
      when:
        "not as hosted; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "not where name is empty with cache; as custom; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.parameters",
      from: "tools[].input_schema",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "not where name is empty with cache; as custom; of the client; unless another has its name; " +
        "as one object; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "toolConfig.tools[].toolSpec.strict",
      when:
        "not where name is empty with cache; as custom; of the client; unless another has its name; " +
        "with a closed schema; with a schema that strict mode accepts; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.cache",
      from: "tools[].cache_control",
      to: "toolConfig.tools[].cachePoint",
      by: "cache mark, cache point",
      when:
        "as far as it is understood; as custom; of the client; unless another has its name; " +
        "as many as the host takes; among the tools that may be chosen; where calls are not forbidden, " +
        "else it has no effect",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "toolConfig.tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "toolConfig.toolChoice.tool or toolConfig.toolChoice.any or toolConfig.toolChoice.auto or toolConfig.tools[]",
      by: "by its form, withhold tools",
      when:
        "of tools of the client; beside tools, else it has no effect; " +
        "where mode is required or where mode is auto or where it forbids calls; as plain",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "toolConfig.toolChoice.tool.name or toolConfig.tools[]",
      by: "single, offer chosen tools",
      when: "as named; of tools of the client; where calls are not forbidden, else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.toolChoice or toolConfig.tools[]",
      by: "withhold tools",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "output_config.format.type",
      to: "outputConfig.textFormat.type",
      by: "by its form",
    },
    {
      concept: "output_format.schema",
      from: "output_config.format.schema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "closed schema, schema text, schema as instruction",
      when: "of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format.kind",
      from: "output_format.type",
      to: "outputConfig.textFormat.type",
      by: "by its form",
      when: "unless output_config.format has another value",
    },
    {
      concept: "output_format.schema",
      from: "output_format.schema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "closed schema, schema text, schema as instruction",
      when: "unless output_config.format has another value; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format",
      from: "output_config.format",
      to: "outputConfig.textFormat or system[cache_point].cachePoint or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in a known form",
    },
    {
      concept: "output_format",
      from: "output_format",
      to: "outputConfig.textFormat or system[cache_point].cachePoint or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "unless output_config.format has another value; in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "additionalModelRequestFields.thinking.type or additionalModelRequestFields.thinking.budget_tokens or outputConfig.effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.budget_tokens",
      to: "additionalModelRequestFields.thinking.budget_tokens or additionalModelRequestFields.thinking.type or outputConfig.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "thinking.display",
      to: "additionalModelRequestFields.thinking.display",
      by: "word for word",
      when: "only summarized, omitted; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "output_config.effort",
      to: "outputConfig.effort or additionalModelRequestFields.thinking.type or additionalModelRequestFields.thinking.budget_tokens",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "messages[].content[cache_point] or messages[].content[text] or system[cache_point] or system[text] or " +
        "messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "messages[].content[cache_point].cachePoint or messages[].content[text].text or system[cache_point].cachePoint " +
        "or system[text].text or messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].cache_control",
      to: "messages[].content[cache_point].cachePoint or system[cache_point].cachePoint",
      by: "cache mark, cache point",
      when: "as far as it is understood; as many as the host takes",
    },
    {
      concept: "text",
      from: "messages[].content[tool_reference]",
      to:
        "messages[].content[text] or system[text] or messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[tool_reference].tool_name",
      to:
        "messages[].content[text].text or system[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "messages[].content[tool_reference].tool_name",
      to:
        "messages[].content[cache_point].cachePoint or messages[].content[text].text or system[cache_point].cachePoint " +
        "or system[text].text or messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
      by: "clean tool names",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to:
        "messages[].content[image] or messages[].content[failed_result].toolResult.content[image] or " +
        "messages[].content[result].toolResult.content[image]",
      when: "in user turns with source's data or in results with source's data; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to:
        "messages[].content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes",
      by: "by its form",
      when: "in user turns with source's data or in results with source's data; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].source.media_type",
      to:
        "messages[].content[image].image.format or " +
        "messages[].content[failed_result].toolResult.content[image].image.format or " +
        "messages[].content[result].toolResult.content[image].image.format",
      by: "image format",
      when: "in user turns with source's data with data or in results with source's data with data; as base64; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].source.data",
      to:
        "messages[].content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes",
      by: "bare base64",
      when: "in user turns with source's data or in results with source's data; as base64; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].source",
      to:
        "messages[].content[image].image.format or messages[].content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.format or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.format or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes",
      when: "in user turns with source's data with data or in results with source's data with data; in a known form; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; images as png, jpeg, gif, webp; as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[document_of_blocks]",
      to:
        "messages[].content[words] or messages[].content[failed_result].toolResult.content[words] or " +
        "messages[].content[result].toolResult.content[words]",
      when: "in user turns with source's text or in results with source's text; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].type",
      to:
        "messages[].content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[words].document.source.text",
      by: "by its form",
      when: "in user turns with source's text or in results with source's text; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].source.content",
      to:
        "messages[].content[words].document.format or messages[].content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[words].document.format or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[words].document.format or " +
        "messages[].content[result].toolResult.content[words].document.source.text",
      by: "document text",
      when:
        "in user turns with source's text with text or in results with source's text with text; " +
        "as far as it is understood; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].title",
      to:
        "messages[].content[words].document.name or " +
        "messages[].content[failed_result].toolResult.content[words].document.name or " +
        "messages[].content[result].toolResult.content[words].document.name",
      when: "in user turns with source's text or in results with source's text; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_of_blocks].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; documents as text, pdf, doc, docx, xls, xlsx; as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to:
        "messages[].content[words] or messages[].content[failed_result].toolResult.content[words] or " +
        "messages[].content[result].toolResult.content[words]",
      when: "in user turns with source's text or in results with source's text; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].type",
      to:
        "messages[].content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[words].document.source.text",
      by: "by its form",
      when: "in user turns with source's text or in results with source's text; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].content",
      to:
        "messages[].content[words].document.format or messages[].content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[words].document.format or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[words].document.format or " +
        "messages[].content[result].toolResult.content[words].document.source.text",
      by: "document text",
      when:
        "in user turns with source's text with text or in results with source's text with text; " +
        "as far as it is understood; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].title",
      to:
        "messages[].content[words].document.name or " +
        "messages[].content[failed_result].toolResult.content[words].document.name or " +
        "messages[].content[result].toolResult.content[words].document.name",
      when: "in user turns with source's text or in results with source's text; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.cache",
      from: "messages[].content[search_result].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; documents as text, pdf, doc, docx, xls, xlsx; as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "messages[].content[words] or messages[].content[document] or " +
        "messages[].content[failed_result].toolResult.content[words] or " +
        "messages[].content[failed_result].toolResult.content[document] or " +
        "messages[].content[result].toolResult.content[words] or " +
        "messages[].content[result].toolResult.content[document]",
      when:
        "in user turns with source's text or in user turns with source's data or in results with source's text or in " +
        "results with source's data; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].type",
      to:
        "messages[].content[words].document.source.text or messages[].content[document].document.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[document].document.source.bytes",
      by: "by its form",
      when:
        "in user turns with source's text or in user turns with source's data or in results with source's text or in " +
        "results with source's data; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].source.media_type",
      to:
        "messages[].content[words].document.format or messages[].content[document].document.format or " +
        "messages[].content[failed_result].toolResult.content[words].document.format or " +
        "messages[].content[failed_result].toolResult.content[document].document.format or " +
        "messages[].content[result].toolResult.content[words].document.format or " +
        "messages[].content[result].toolResult.content[document].document.format",
      by: "document format",
      when:
        "in user turns with source's text with text or in user turns with source's data with data or in results with " +
        "source's text with text or in results with source's data with data; as base64; documents as text, pdf, " +
        "doc, docx, xls, xlsx; in user turns with source's text with text or in results with source's text with text; " +
        "as text",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].source.data",
      to:
        "messages[].content[document].document.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[words].document.source.text",
      by: "bare base64, read plain documents",
      when: "in user turns with source's data or in results with source's data or of plain text; as base64; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[document].source.data",
      to:
        "messages[].content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[words].document.source.text",
      when: "in user turns with source's text or in results with source's text; as text; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].source",
      to:
        "messages[].content[words].document.format or messages[].content[words].document.source.text or " +
        "messages[].content[document].document.format or messages[].content[document].document.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[words].document.format or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[document].document.format or " +
        "messages[].content[failed_result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[result].toolResult.content[words].document.format or " +
        "messages[].content[result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[document].document.format or " +
        "messages[].content[result].toolResult.content[document].document.source.bytes",
      when:
        "in user turns with source's text with text or in user turns with source's data with data or in results with " +
        "source's text with text or in results with source's data with data; in a known form; documents as text, " +
        "pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].title",
      to:
        "messages[].content[words].document.name or messages[].content[document].document.name or " +
        "messages[].content[failed_result].toolResult.content[words].document.name or " +
        "messages[].content[failed_result].toolResult.content[document].document.name or " +
        "messages[].content[result].toolResult.content[words].document.name or " +
        "messages[].content[result].toolResult.content[document].document.name",
      when:
        "in user turns with source's text or in user turns with source's data or in results with source's text or in " +
        "results with source's data; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; documents as text, pdf, doc, docx, xls, xlsx; as many as the host takes",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].signature",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
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
      from: "messages[].content[redacted].data",
      to: "messages[].content[redacted].reasoningContent.redactedContent",
      when: "in assistant turns; before something else",
    },
    { concept: "call", from: "messages[].content[call]", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[call].id",
      to: "messages[].content[call].toolUse.toolUseId",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[call].name",
      to: "messages[].content[call].toolUse.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[call].input",
      to: "messages[].content[call].toolUse.input",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "call.cache",
      from: "messages[].content[call].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; as many as the host takes",
    },
    {
      concept: "result",
      from: "messages[].content[result]",
      to: "messages[].content[failed_result] or messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[result].tool_use_id",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[result].content",
      to:
        "messages[].content[failed_result].toolResult.content or messages[].content[result].toolResult.content or " +
        "messages[].content[image] or messages[].content[video] or messages[].content[audio] or " +
        "messages[].content[words] or messages[].content[document] or " +
        "messages[].content[failed_result].toolResult.content[image] or " +
        "messages[].content[failed_result].toolResult.content[video] or " +
        "messages[].content[failed_result].toolResult.content[words] or " +
        "messages[].content[failed_result].toolResult.content[document] or " +
        "messages[].content[result].toolResult.content[image] or messages[].content[result].toolResult.content[video] " +
        "or messages[].content[result].toolResult.content[words] or " +
        "messages[].content[result].toolResult.content[document] or messages[].content[cache_point].cachePoint or " +
        "messages[].content[text].text or system[cache_point].cachePoint or system[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[result].is_error",
      to: "messages[].content[failed_result].toolResult.status",
      when: "in user turns where error is true; with its call",
    },
    {
      concept: "result.cache",
      from: "messages[].content[result].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; with its call; as many as the host takes",
    },
  ],
  dropped: [
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "parallel_calls",
      from: "tool_choice.disable_parallel_tool_use",
      when: "unless false; beside tools, else it has no effect",
      dropped: "there is no switch for parallel calls",
    },
    { concept: "user", from: "metadata.user_id", dropped: "end users are not distinguished" },
    {
      concept: "text.citations.url",
      from: "messages[].content[text].citations[].url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[].content[text].citations[].title",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.quote",
      from: "messages[].content[text].citations[].cited_text",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[].content[text].citations[]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[image].source.url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[document].source.url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "(only here)", from: "cache_control", dropped: "caches are steered differently by every vendor" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "speed", when: 'unless "standard"', dropped: "speeds belong to one vendor" },
    { concept: "(only here)", from: "inference_geo", dropped: "regions belong to one vendor" },
    { concept: "(only here)", from: "container", dropped: "containers stay with the vendor that holds them" },
    { concept: "(only here)", from: "diagnostics", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "output_config.task_budget", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "mcp_servers", dropped: "servers the vendor calls itself" },
    { concept: "(only here)", from: "context_management", dropped: "the vendor edits the context itself" },
    {
      concept: "(only here)",
      from: "messages[user].output_config",
      dropped: "efforts hold for the whole call elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[user].clear_at",
      when: 'unless "never"',
      dropped: "instructions stay elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[assistant].output_config",
      dropped: "efforts hold for the whole call elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[assistant].clear_at",
      when: 'unless "never"',
      dropped: "instructions stay elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[system].output_config",
      dropped: "efforts hold for the whole call elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[system].clear_at",
      when: 'unless "never"',
      dropped: "instructions stay elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[].content[text].citations.enabled",
      dropped: "citations are asked for in one dialect only",
    },
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
      when: 'unless {"type":"direct"}',
      dropped: "tells which of the vendor's tools called",
    },
    {
      concept: "(only here)",
      from: "tools[].eager_input_streaming",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    { concept: "(only here)", from: "tools[].defer_loading", when: "unless false", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "tools[].allowed_callers",
      when: 'unless ["direct"]',
      dropped: "belongs to one vendor",
    },
    { concept: "(only here)", from: "tools[].input_examples", dropped: "belongs to one vendor" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "output.message", to: "content" },
    {
      concept: "finish",
      from: "stopReason",
      to: "stop_reason",
      by:
        "end_turn or malformed_model_output or malformed_tool_use or others as end_turn, " +
        "stop_sequence as stop_sequence, tool_use as tool_use, max_tokens as max_tokens, " +
        "model_context_window_exceeded as model_context_window_exceeded, " +
        "content_filtered or guardrail_intervened as refusal",
    },
    { concept: "stop_sequence", from: "additionalModelResponseFields.stop_sequence", to: "stop_sequence" },
    { concept: "usage.input", from: "usage.inputTokens", to: "usage.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cacheReadInputTokens",
      to: "usage.cache_read_input_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.cacheWriteInputTokens",
      to: "usage.cache_creation_input_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write_hour",
      from: "usage.cacheDetails",
      to: "usage.cache_creation.ephemeral_1h_input_tokens",
      by: "made to add up",
    },
    { concept: "usage.output", from: "usage.outputTokens", to: "usage.output_tokens", by: "made to add up" },
    { concept: "usage.total", from: "usage.totalTokens", dropped: "the parts are not summed" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "output.message.content[cited]",
      to: "content[answer_text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[cited].citationsContent.content",
      to: "content[answer_text].text",
      by: "content text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "output.message.content[text]",
      to: "content[answer_text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output.message.content[text].text", to: "content[answer_text].text" },
    {
      concept: "text",
      from: "output.message.content[guarded]",
      to: "content[answer_text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[guarded].guardContent.text.text",
      to: "content[answer_text].text",
    },
    {
      concept: "text",
      from: "output.message.content[values]",
      to: "content[answer_text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[values].json",
      to: "content[answer_text].text",
      by: "value text",
    },
    {
      concept: "media",
      from: "output.message.content[document_of_blocks]",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[document_of_blocks].document.source.content",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[document_of_blocks].document.name",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media",
      from: "output.message.content[search_result]",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "output.message.content[search_result].searchResult",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[search_result].searchResult.content",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[search_result].searchResult.title",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "output.message.content[reasoning]",
      to: "content[shown_reasoning]",
      when: "where any of it is carried; unless nothing is said after it",
    },
    {
      concept: "reasoning.text",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.text",
      to: "content[shown_reasoning].thinking",
    },
    {
      concept: "reasoning.signature",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.signature",
      to: "content[shown_reasoning].signature",
      when: "unless nothing is said after it",
    },
    {
      concept: "reasoning",
      from: "output.message.content[redacted]",
      to: "content[shown_reasoning] or content[redacted]",
      when: "without redacted or with redacted; where any of it is carried; unless nothing is said after it",
    },
    {
      concept: "reasoning.redacted",
      from: "output.message.content[redacted].reasoningContent.redactedContent",
      to: "content[redacted].data",
    },
    {
      concept: "call",
      from: "output.message.content[call]",
      to: "content[answered_call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "output.message.content[call].toolUse.toolUseId",
      to: "content[answered_call].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output.message.content[call].toolUse.name",
      to: "content[answered_call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "output.message.content[call].toolUse.input",
      to: "content[answered_call].input",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "text.citations.url",
      from: "output.message.content[cited].citationsContent.citations[].location.web.url",
      to: "content[answer_text].citations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output.message.content[cited].citationsContent.citations[].title",
      to: "content[answer_text].citations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.quote",
      from: "output.message.content[cited].citationsContent.citations[].sourceContent",
      to: "content[answer_text].citations[].cited_text",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "output.message.content[cited].citationsContent.citations[]",
      to: "content[answer_text].citations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(only here)",
      from: "output.message.content[guarded].guardContent.text.qualifiers",
      dropped: "safety settings belong to one vendor",
    },
    {
      concept: "(only here)",
      from: "output.message.content[document_of_blocks].document.context",
      dropped: "only this vendor reads it",
    },
    {
      concept: "(only here)",
      from: "output.message.content[document_of_blocks].document.citations",
      dropped: "no other dialect lets a request choose citations",
    },
    {
      concept: "(only here)",
      from: "output.message.content[search_result].searchResult.source",
      dropped: "only this dialect names where words come from",
    },
    {
      concept: "(only here)",
      from: "output.message.content[search_result].searchResult.citations",
      dropped: "no other dialect lets a request choose citations",
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
      concept: "(only here)",
      from: "contentBlockStart.start.toolResult",
      dropped: "results of tools that the vendor runs",
    },
    {
      concept: "call.id",
      from: "contentBlockStart.start.toolUse.toolUseId",
      to: "content_block_start.content_block.id",
    },
    {
      concept: "call.name",
      from: "contentBlockStart.start.toolUse.name",
      to: "content_block_start.content_block.name",
    },
    {
      concept: "(only here)",
      from: "contentBlockDelta.delta.image",
      dropped: "images come in pieces that do not name their format",
    },
    {
      concept: "(only here)",
      from: "contentBlockDelta.delta.toolResult",
      dropped: "results of tools that the vendor runs",
    },
    { concept: "text.text", from: "contentBlockDelta.delta.text", to: "content_block_delta.delta.text" },
    {
      concept: "reasoning.text",
      from: "contentBlockDelta.delta.reasoningContent.text",
      to: "content_block_delta.delta.thinking",
    },
    {
      concept: "reasoning.signature",
      from: "contentBlockDelta.delta.reasoningContent.signature",
      to: "content_block_delta.delta.signature",
    },
    {
      concept: "reasoning.redacted",
      from: "contentBlockDelta.delta.reasoningContent.redactedContent",
      to: "content_block_start.content_block.data",
    },
    {
      concept: "part.text",
      from: "contentBlockDelta.delta.toolUse.input",
      to: "content_block_delta.delta.partial_json or content_block_delta.delta.text or content_block_delta.delta.thinking",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "contentBlockDelta.delta.citation",
      to: "content_block_delta.delta.citation",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "finish",
      from: "messageStop.stopReason",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "messageStop.additionalModelResponseFields.stop_sequence",
      to: "message_delta.delta.stop_sequence",
    },
    {
      concept: "usage",
      from: "metadata.usage",
      to: "message_start.message.usage or message_delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
