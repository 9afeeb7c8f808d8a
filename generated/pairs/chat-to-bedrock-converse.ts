// Made from specs/dialects/chat/mapping.yaml, specs/dialects/bedrock-converse/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the chat dialect for a model behind bedrock-converse, and its answer. */
export const chatToBedrockConverse: Pair = {
  from: "chat",
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
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "max_completion_tokens", to: "inferenceConfig.maxTokens" },
    {
      concept: "output_limit",
      from: "max_tokens",
      to: "inferenceConfig.maxTokens",
      when: "unless max_completion_tokens has another value",
    },
    {
      concept: "temperature",
      from: "temperature",
      to: "inferenceConfig.temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "top_p", to: "inferenceConfig.topP", when: "without reasoning, or near 1" },
    { concept: "stop", from: "stop", to: "inferenceConfig.stopSequences", when: "with a letter or a sign" },
    {
      concept: "tools.calling",
      from: "tools[].type",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "toolConfig.tools[].toolSpec.name or toolConfig.tools[].cachePoint",
      when:
        "as flat_text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as flat_function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "as flat_text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; not where name is empty with cache; as flat_function",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "not where name is empty with cache; as flat_function; of the client; unless another has its name; " +
        "as one object; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.parameters",
      from: "tools[].input_schema",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "not where name is empty with cache; unless tools[].parameters has another value; as flat_function; " +
        "of the client; unless another has its name; as one object; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.cache",
      from: "tools[].cache_control",
      to: "toolConfig.tools[].cachePoint",
      by: "cache mark, cache point",
      when:
        "as far as it is understood; as flat_function; of the client; unless another has its name; " +
        "as many as the host takes; among the tools that may be chosen; where calls are not forbidden, " +
        "else it has no effect; as function",
    },
    {
      concept: "tools.name",
      from: "tools[].custom.name",
      to: "toolConfig.tools[].toolSpec.name",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.description",
      from: "tools[].custom.description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].custom.format.grammar.syntax",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].custom.format.grammar.definition",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].custom.format",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as text; " +
        "in a known form",
    },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "toolConfig.tools[].cachePoint or toolConfig.tools[].toolSpec.name",
      when:
        "as function; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "not where name is empty with cache; as function; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "not where name is empty with cache; as function; of the client; unless another has its name; " +
        "as one object; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.strict",
      from: "tools[].function.strict",
      to: "toolConfig.tools[].toolSpec.strict",
      when:
        "not where name is empty with cache; as function; of the client; unless another has its name; " +
        "with a closed schema; with a schema that strict mode accepts; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.cache",
      from: "tools[].function.cache_control",
      to: "toolConfig.tools[].cachePoint",
      by: "cache mark, cache point",
      when:
        "unless tools[].cache_control has another value; as far as it is understood; as function; " +
        "of the client; unless another has its name; as many as the host takes; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "toolConfig.tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "toolConfig.toolChoice.any or toolConfig.toolChoice.auto or toolConfig.tools[]",
      by: "withhold tools",
      when: "where mode is required or where mode is auto or where it forbids calls; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "toolConfig.toolChoice.auto or toolConfig.tools[] or toolConfig.toolChoice.any or toolConfig.toolChoice.tool",
      by: "by its form, withhold tools",
      when: "of tools of the client; beside tools, else it has no effect; where it forbids calls",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "toolConfig.toolChoice.tool.name or toolConfig.tools[]",
      by: "single, offer chosen tools",
      when: "as flat_name; of tools of the client; where calls are not forbidden, else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      to: "toolConfig.toolChoice.tool.name",
      by: "tools as functions",
      when:
        "where mode is required with one of names; of tools of the client; where calls are not forbidden, " +
        "else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.custom.name",
      to: "toolConfig.toolChoice.tool.name or toolConfig.tools[]",
      by: "single, offer chosen tools",
      when: "as named_text; of tools of the client; where calls are not forbidden, else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.function.name",
      to: "toolConfig.toolChoice.tool.name or toolConfig.tools[]",
      by: "single, offer chosen tools",
      when: "as named; of tools of the client; where calls are not forbidden, else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.allowed_tools.mode",
      to: "toolConfig.toolChoice.tool or toolConfig.toolChoice.any or toolConfig.toolChoice.auto",
      when: "where mode is required or where mode is auto; as subset; only auto, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.allowed_tools.tools[].function.name",
      to: "toolConfig.toolChoice.tool.name or toolConfig.tools[]",
      by: "single, offer chosen tools",
      when:
        "in items whose type is function or absent; as subset; of tools of the client; " +
        "where calls are not forbidden, else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.toolChoice or toolConfig.tools[]",
      by: "withhold tools",
      when:
        "where mode is required or where mode is auto or where it forbids calls; in a known form; " +
        "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "outputConfig.textFormat.type or system[cache_point].cachePoint or system[text].text",
      by: "by its form, json as instruction, implied by leaving it out: what happens without it",
      when: "unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "schema text, schema as instruction",
      when: "as object_of_schema; unless it lacks its schema; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema.schema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "schema text, schema as instruction",
      when: "as schema; unless it lacks its schema; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format.name",
      from: "response_format.json_schema.name",
      to: "outputConfig.textFormat.structure.jsonSchema.name",
      when: "as schema; unless it lacks its schema; of an object",
    },
    {
      concept: "output_format.description",
      from: "response_format.json_schema.description",
      to: "outputConfig.textFormat.structure.jsonSchema.description",
      when: "as schema; unless it lacks its schema; of an object",
    },
    {
      concept: "output_format.strict",
      from: "response_format.json_schema.strict",
      by: "implied by leaving it out: schemas are always met exactly",
      when: "as schema; unless it lacks its schema; with a closed schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "outputConfig.textFormat or system[cache_point].cachePoint or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in a known form; unless it lacks its schema",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.enabled",
      to: "outputConfig.effort or additionalModelRequestFields.thinking.type or additionalModelRequestFields.thinking.budget_tokens",
      by: "by its form, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "reasoning.max_tokens",
      to: "additionalModelRequestFields.thinking.budget_tokens or additionalModelRequestFields.thinking.type or outputConfig.effort",
      by: "fit reasoning",
      when: "as budgeted; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning_effort",
      to: "outputConfig.effort or additionalModelRequestFields.thinking.type or additionalModelRequestFields.thinking.budget_tokens",
      by: "word for word, fit reasoning",
      when: "as effort; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "outputConfig.effort or additionalModelRequestFields.thinking.type or additionalModelRequestFields.thinking.budget_tokens",
      by: "word for word, fit reasoning",
      when: "unless reasoning_effort has another value; as effort; as the model is controlled",
    },
    { concept: "metadata", from: "metadata", to: "requestMetadata" },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "system[cache_point] or system[text] or messages[].content[cache_point] or messages[].content[text] or " +
        "messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "system[cache_point].cachePoint or system[text].text or messages[].content[cache_point].cachePoint or " +
        "messages[].content[text].text or messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].cache_control",
      to: "system[cache_point].cachePoint or messages[].content[cache_point].cachePoint",
      by: "cache mark, cache point",
      when: "as far as it is understood; as many as the host takes",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].prompt_cache_breakpoint",
      to: "system[cache_point].cachePoint or messages[].content[cache_point].cachePoint",
      by: "cache mark, cache point",
      when: "unless messages[].content[text].cache_control has another value; as far as it is understood; as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[image_address]",
      to:
        "messages[].content[image] or messages[].content[failed_result].toolResult.content[image] or " +
        "messages[].content[result].toolResult.content[image]",
      when: "in user turns with source's data or in results with source's data; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image_address].type",
      to:
        "messages[].content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes",
      by: "by its form",
      when: "in user turns with source's data or in results with source's data; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.source",
      from: "messages[].content[image_address].image_url",
      to:
        "messages[].content[image].image.format or messages[].content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.format or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.format or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes",
      by: "media uri",
      when: "in user turns with source's data with data or in results with source's data with data; images as png, jpeg, gif, webp",
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
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to:
        "messages[].content[image].image.format or messages[].content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.format or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.format or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes",
      by: "media uri",
      when: "in user turns with source's data with data or in results with source's data with data; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; images as png, jpeg, gif, webp; as many as the host takes",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].prompt_cache_breakpoint",
      by: "implied by leaving it out: a point follows it",
      when:
        "unless messages[].content[image].cache_control has another value; as far as it is understood; " +
        "images as png, jpeg, gif, webp; as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[audio]",
      to: "messages[].content[audio]",
      when:
        "in user turns with source's data or in results with source's data; audio as mp3, opus, wav, aac, x-aac, " +
        "flac, mp4, m4a, ogg, mkv, mka, mpeg, mpga, pcm, webm",
    },
    {
      concept: "media.medium",
      from: "messages[].content[audio].type",
      to: "messages[].content[audio].audio.source.bytes",
      by: "by its form",
      when:
        "in user turns with source's data or in results with source's data; audio as mp3, opus, wav, aac, x-aac, " +
        "flac, mp4, m4a, ogg, mkv, mka, mpeg, mpga, pcm, webm",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].input_audio.data",
      to: "messages[].content[audio].audio.source.bytes",
      by: "bare base64",
      when:
        "in user turns with source's data or in results with source's data; audio as mp3, opus, wav, aac, x-aac, " +
        "flac, mp4, m4a, ogg, mkv, mka, mpeg, mpga, pcm, webm",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].input_audio.format",
      to: "messages[].content[audio].audio.format",
      by: "audio format",
      when:
        "in user turns with source's data with data or in results with source's data with data; audio as mp3, " +
        "opus, wav, aac, x-aac, flac, mp4, m4a, ogg, mkv, mka, mpeg, mpga, pcm, webm",
    },
    {
      concept: "media.source",
      from: "messages[].content[audio].input_audio",
      to: "messages[].content[audio].audio.format or messages[].content[audio].audio.source.bytes",
      when:
        "in user turns with source's data with data or in results with source's data with data; audio as mp3, " +
        "opus, wav, aac, x-aac, flac, mp4, m4a, ogg, mkv, mka, mpeg, mpga, pcm, webm",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].cache_control",
      by: "implied by leaving it out: a point follows it",
      when:
        "as far as it is understood; audio as mp3, opus, wav, aac, x-aac, flac, mp4, m4a, ogg, mkv, mka, mpeg, " +
        "mpga, pcm, webm; as many as the host takes",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].prompt_cache_breakpoint",
      by: "implied by leaving it out: a point follows it",
      when:
        "unless messages[].content[audio].cache_control has another value; as far as it is understood; " +
        "audio as mp3, opus, wav, aac, x-aac, flac, mp4, m4a, ogg, mkv, mka, mpeg, mpga, pcm, webm; " +
        "as many as the host takes",
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
      concept: "media.source",
      from: "messages[].content[document].file.file_data",
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
      by: "bytes or uri",
      when:
        "in user turns with source's text with text or in user turns with source's data with data or in results with " +
        "source's text with text or in results with source's data with data; documents as text, pdf, doc, docx, " +
        "xls, xlsx",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].file.filename",
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
      concept: "media.cache",
      from: "messages[].content[document].prompt_cache_breakpoint",
      by: "implied by leaving it out: a point follows it",
      when:
        "unless messages[].content[document].cache_control has another value; as far as it is understood; " +
        "documents as text, pdf, doc, docx, xls, xlsx; as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[document_address]",
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
      from: "messages[].content[document_address].type",
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
      concept: "media.source",
      from: "messages[].content[document_address].document_url",
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
      by: "media uri",
      when:
        "in user turns with source's text with text or in user turns with source's data with data or in results with " +
        "source's text with text or in results with source's data with data; documents as text, pdf, doc, docx, " +
        "xls, xlsx",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_address].document_name",
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
      from: "messages[].content[document_address].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; documents as text, pdf, doc, docx, xls, xlsx; as many as the host takes",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_address].prompt_cache_breakpoint",
      by: "implied by leaving it out: a point follows it",
      when:
        "unless messages[].content[document_address].cache_control has another value; " +
        "as far as it is understood; documents as text, pdf, doc, docx, xls, xlsx; as many as the host takes",
    },
    {
      concept: "refusal",
      from: "messages[].content[refusal]",
      to: "messages[].content[declined]",
      when: "in assistant turns",
    },
    {
      concept: "refusal.text",
      from: "messages[].content[refusal].refusal",
      to: "messages[].content[declined].text",
      when: "in assistant turns",
    },
    {
      concept: "reasoning",
      from: "messages[].content[thinking]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[thinking].thinking",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      by: "joined text",
      when: "in assistant turns with signature; as far as it is understood; unless its record has other words; before something else",
    },
    {
      concept: "reasoning",
      from: "messages[].content[summarised]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[summarised].summary",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      by: "joined text",
      when: "in assistant turns with signature; as far as it is understood; unless its record has other words; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning_content",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      when: "with signature; in assistant turns; unless its record has other words; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      when:
        "with signature; unless messages[].reasoning_content has another value; in assistant turns; " +
        "unless its record has other words; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].reasoning_details",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      by: "reasoning record",
      when: "in assistant turns; before something else",
    },
    {
      concept: "refusal.text",
      from: "messages[].refusal",
      to: "messages[].content[declined].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.calling",
      from: "messages[].tool_calls[].type",
      to: "messages[].content[call].toolUse.input",
      by: "tools as functions",
      when: "in assistant turns",
    },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "messages[].content[call].toolUse.toolUseId",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].custom.name",
      to: "messages[].content[call].toolUse.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].custom.input",
      to: "messages[].content[call].toolUse.input",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].function.name",
      to: "messages[].content[call].toolUse.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].function.arguments",
      to: "messages[].content[call].toolUse.input",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.google.thought_signature",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      by: "detach signatures",
      when: "before something else; in assistant turns",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.vertex.thought_signature",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      by: "detach signatures",
      when: "before something else; unless messages[].tool_calls[].extra_content.google.thought_signature has another value; in assistant turns",
    },
    { concept: "call", from: "messages[].content[used]", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[used].id",
      to: "messages[].content[call].toolUse.toolUseId",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[used].name",
      to: "messages[].content[call].toolUse.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[used].input",
      to: "messages[].content[call].toolUse.input",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[used_result]",
      to: "messages[].content[failed_result] or messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[used_result].tool_use_id",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[used_result].content",
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
        "messages[].content[result].toolResult.content[document] or system[cache_point].cachePoint or " +
        "system[text].text or messages[].content[cache_point].cachePoint or messages[].content[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[used_result].is_error",
      to: "messages[].content[failed_result].toolResult.status",
      when: "in user turns where error is true; with its call",
    },
    { concept: "call", from: "messages[].function_call", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.name",
      from: "messages[].function_call.name",
      to: "messages[].content[call].toolUse.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].function_call.arguments",
      to: "messages[].content[call].toolUse.input",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to: "messages[].content[result].toolResult.toolUseId",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to:
        "messages[].content[result].toolResult.content or messages[].content[image] or messages[].content[video] or " +
        "messages[].content[audio] or messages[].content[words] or messages[].content[document] or " +
        "messages[].content[cache_point].cachePoint or messages[].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    { concept: "result", from: "messages[function]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.name",
      from: "messages[function].name",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[function].content",
      to:
        "messages[].content[result].toolResult.content or messages[].content[image] or messages[].content[video] or " +
        "messages[].content[audio] or messages[].content[words] or messages[].content[document] or " +
        "messages[].content[cache_point].cachePoint or messages[].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "(gateway)",
      from: "stream_options",
      by: "acted on by the gateway: the gateway always asks the upstream for usage and passes it on when the client asked",
    },
    { concept: "(gateway)", from: "deferred", by: "acted on by the gateway: refused when true" },
    {
      concept: "(gateway)",
      from: "messages[].images[].index",
      by: "acted on by the gateway: the order of the list tells it",
    },
    {
      concept: "(gateway)",
      from: "messages[].tool_calls[].index",
      by: "acted on by the gateway: the order of the list tells it",
    },
  ],
  dropped: [
    {
      concept: "presence_penalty",
      from: "presence_penalty",
      when: "unless 0",
      dropped: "the host has no penalties for all models",
    },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "the host has no penalties for all models",
    },
    { concept: "seed", from: "seed", dropped: "the host has no seed for all models" },
    { concept: "seed", from: "random_seed", dropped: "the host has no seed for all models" },
    { concept: "candidates", from: "n", when: "unless 1", dropped: "there is one answer to a call" },
    { concept: "logprobs", from: "logprobs", when: "unless false", dropped: "probabilities are not reported" },
    { concept: "top_logprobs", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not reported" },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "parallel_calls",
      from: "parallel_tool_calls",
      when: "unless true; beside tools, else it has no effect",
      dropped: "there is no switch for parallel calls",
    },
    { concept: "verbosity", from: "verbosity", dropped: "length is left to the model" },
    { concept: "user", from: "user", dropped: "end users are not distinguished" },
    { concept: "user", from: "safety_identifier", dropped: "end users are not distinguished" },
    { concept: "cache_key", from: "prompt_cache_key", dropped: "caches are steered by points in the prompt" },
    {
      concept: "cache_retention",
      from: "prompt_cache_retention",
      dropped: "caches are steered by points in the prompt",
    },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "media", from: "messages[].images[]", dropped: "the bedrock-converse dialect has no place for it" },
    {
      concept: "media.medium",
      from: "messages[].images[].type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "messages[].images[].image_url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "messages[].images[].image_url.url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].annotations[].url_citation.url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].annotations[].url_citation.title",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "messages[assistant].annotations[].url_citation.start_index",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "messages[assistant].annotations[].url_citation.end_index",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].annotations[]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "(only here)",
      from: "logit_bias",
      when: "unless {}",
      dropped: "tokens are numbered differently by every vendor",
    },
    { concept: "(only here)", from: "functions", dropped: "the predecessor of tools" },
    { concept: "(only here)", from: "function_call", when: 'unless "none"', dropped: "the predecessor of tool_choice" },
    { concept: "(only here)", from: "web_search_options", dropped: "search runs inside one vendor's servers" },
    { concept: "(only here)", from: "reasoning.exclude", when: "unless false", dropped: "vendors decide what to show" },
    {
      concept: "(only here)",
      from: "modalities",
      when: 'unless ["text"]',
      dropped: "answers in sound have no counterpart",
    },
    { concept: "(only here)", from: "audio", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "prediction", dropped: "no other vendor takes predicted output" },
    { concept: "(only here)", from: "prompt_cache_options", dropped: "caches are steered differently by every vendor" },
    { concept: "(only here)", from: "store", when: "unless false", dropped: "answers are not stored" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "moderation", dropped: "moderation settings belong to one vendor" },
    { concept: "(only here)", from: "messages[system].name", dropped: "participants are not named elsewhere" },
    { concept: "(only here)", from: "messages[developer].name", dropped: "participants are not named elsewhere" },
    { concept: "(only here)", from: "messages[user].name", dropped: "participants are not named elsewhere" },
    { concept: "(only here)", from: "messages[assistant].audio", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "messages[assistant].name", dropped: "participants are not named elsewhere" },
    { concept: "(only here)", from: "messages[tool].name", dropped: "participants are not named elsewhere" },
    {
      concept: "(only here)",
      from: "messages[].content[document].file.file_id",
      dropped: "files stay with the vendor that holds them",
    },
    {
      concept: "(only here)",
      from: "messages[].content[thinking].closed",
      when: "unless true",
      dropped: "it says that the thought is complete",
    },
    { concept: "(only here)", from: "tools[].format", dropped: "grammars are in the form of this dialect" },
    {
      concept: "(only here)",
      from: "tools[].strict",
      when: "unless false",
      dropped: "schemas are strict in the form of this dialect",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "output.message", to: "choices[0].message", by: "empty answer as text" },
    {
      concept: "finish",
      from: "stopReason",
      to: "choices[0].finish_reason",
      by:
        "end_turn or stop_sequence or malformed_model_output or malformed_tool_use or others as stop, " +
        "tool_use as tool_calls, max_tokens or model_context_window_exceeded as length, " +
        "content_filtered or guardrail_intervened as content_filter",
    },
    {
      concept: "stop_sequence",
      from: "additionalModelResponseFields.stop_sequence",
      dropped: "the sequence is not reported",
    },
    { concept: "usage.input", from: "usage.inputTokens", to: "usage.prompt_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cacheReadInputTokens",
      to: "usage.prompt_tokens_details.cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.cacheWriteInputTokens",
      to: "usage.prompt_tokens_details.cache_write_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write_hour",
      from: "usage.cacheDetails",
      dropped: "writes are not counted by their lifetime",
    },
    { concept: "usage.output", from: "usage.outputTokens", to: "usage.completion_tokens", by: "made to add up" },
    { concept: "usage.total", from: "usage.totalTokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "output.message.content[cited]",
      to: "choices[0].message.content",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[cited].citationsContent.content",
      to: "choices[0].message.content",
      by: "content text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "output.message.content[text]",
      to: "choices[0].message.content",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output.message.content[text].text", to: "choices[0].message.content" },
    {
      concept: "text",
      from: "output.message.content[guarded]",
      to: "choices[0].message.content",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[guarded].guardContent.text.text",
      to: "choices[0].message.content",
    },
    {
      concept: "text",
      from: "output.message.content[values]",
      to: "choices[0].message.content",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[values].json",
      to: "choices[0].message.content",
      by: "value text",
    },
    {
      concept: "media",
      from: "output.message.content[document_of_blocks]",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[document_of_blocks].document.source.content",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[document_of_blocks].document.name",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media",
      from: "output.message.content[search_result]",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "output.message.content[search_result].searchResult",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[search_result].searchResult.content",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[search_result].searchResult.title",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "output.message.content[reasoning]",
      to: "choices[0].message.reasoning_content",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.text",
      to: "choices[0].message.reasoning_content",
    },
    {
      concept: "reasoning.signature",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.signature",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "reasoning", from: "output.message.content[redacted]", dropped: "the chat dialect has no place for it" },
    {
      concept: "reasoning.redacted",
      from: "output.message.content[redacted].reasoningContent.redactedContent",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "call",
      from: "output.message.content[call]",
      to: "choices[0].message.tool_calls[]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "output.message.content[call].toolUse.toolUseId",
      to: "choices[0].message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output.message.content[call].toolUse.name",
      to: "choices[0].message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "output.message.content[call].toolUse.input",
      to: "choices[0].message.tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "text.citations.url",
      from: "output.message.content[cited].citationsContent.citations[].location.web.url",
      to: "choices[0].message.annotations[].url_citation.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output.message.content[cited].citationsContent.citations[].title",
      to: "choices[0].message.annotations[].url_citation.title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.quote",
      from: "output.message.content[cited].citationsContent.citations[].sourceContent",
      dropped: "only the place is reported",
    },
    {
      concept: "text.citations",
      from: "output.message.content[cited].citationsContent.citations[]",
      to: "choices[0].message.annotations[]",
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
    { concept: "call.id", from: "contentBlockStart.start.toolUse.toolUseId", to: "choices[0].delta.tool_calls[0].id" },
    {
      concept: "call.name",
      from: "contentBlockStart.start.toolUse.name",
      to: "choices[0].delta.tool_calls[0].function.name",
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
    { concept: "text.text", from: "contentBlockDelta.delta.text", to: "choices[0].delta.content" },
    {
      concept: "reasoning.text",
      from: "contentBlockDelta.delta.reasoningContent.text",
      to: "choices[0].delta.reasoning_content",
    },
    {
      concept: "reasoning.signature",
      from: "contentBlockDelta.delta.reasoningContent.signature",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "contentBlockDelta.delta.reasoningContent.redactedContent",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "part.text",
      from: "contentBlockDelta.delta.toolUse.input",
      to: "choices[0].delta.tool_calls[0].function.arguments or choices[0].delta.content or choices[0].delta.reasoning_content",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "contentBlockDelta.delta.citation",
      to: "choices[0].delta.annotations[0]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "finish",
      from: "messageStop.stopReason",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "messageStop.additionalModelResponseFields.stop_sequence",
      dropped: "the streams of the chat dialect have no place for it",
    },
    { concept: "usage", from: "metadata.usage", to: "usage", by: "count by count, as in whole answers" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
