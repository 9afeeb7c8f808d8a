// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/bedrock-converse/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the interactions dialect for a model behind bedrock-converse, and its answer. */
export const interactionsToBedrockConverse: Pair = {
  from: "interactions",
  to: "bedrock-converse",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "messages",
      by:
        "hoist instructions, answer calls, only known formats, only media taken, media beside results, " +
        "drop empty text, words in failures, clean call ids, drop trailing reasoning, ensure user turn, " +
        "user first, trim prefill, name documents, text beside documents, split cache points",
      when: "in a known form",
    },
    { concept: "instructions", from: "system_instruction", to: "system", when: "in a known form" },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "generation_config.max_output_tokens", to: "inferenceConfig.maxTokens" },
    {
      concept: "temperature",
      from: "generation_config.temperature",
      to: "inferenceConfig.temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    {
      concept: "top_p",
      from: "generation_config.top_p",
      to: "inferenceConfig.topP",
      when: "without reasoning, or near 1",
    },
    {
      concept: "stop",
      from: "generation_config.stop_sequences",
      to: "inferenceConfig.stopSequences",
      when: "with a letter or a sign",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "toolConfig.tools[].toolSpec.name",
      when:
        "as function; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "as function; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "json schema, object schema",
      when:
        "as function; of the client; unless another has its name; as one object; " +
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
      from: "generation_config.tool_choice",
      to: "toolConfig.toolChoice.any or toolConfig.toolChoice.auto or toolConfig.tools[]",
      by: "withhold tools",
      when: "where mode is required or where mode is auto or where it forbids calls; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice.allowed_tools.mode",
      to: "toolConfig.toolChoice.tool or toolConfig.toolChoice.any or toolConfig.toolChoice.auto or toolConfig.tools[]",
      by: "withhold tools",
      when: "where mode is required or where mode is auto or where it forbids calls; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "generation_config.tool_choice.allowed_tools.tools",
      to: "toolConfig.toolChoice.tool.name or toolConfig.tools[]",
      by: "single, offer chosen tools",
      when: "of tools of the client; where calls are not forbidden, else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "generation_config.tool_choice",
      to: "toolConfig.toolChoice or toolConfig.tools[]",
      by: "withhold tools",
      when:
        "where mode is required or where mode is auto or where it forbids calls; in a known form; " +
        "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format[].type",
      to: "system[cache_point].cachePoint or system[text].text or outputConfig.textFormat.type",
      by: "json as instruction, by its form, implied by leaving it out: what happens without it",
    },
    {
      concept: "output_format.schema",
      from: "response_format[].schema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "json schema, schema text, schema as instruction",
      when: "as schema; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format",
      from: "response_format[]",
      to: "outputConfig.textFormat or system[cache_point].cachePoint or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in items whose type is text; in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generation_config.thinking_level",
      to: "outputConfig.effort or additionalModelRequestFields.thinking.type or additionalModelRequestFields.thinking.budget_tokens",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as level",
    },
    {
      concept: "reasoning.visible",
      from: "generation_config.thinking_summaries",
      to: "additionalModelRequestFields.thinking.display",
      by: "word for word",
      when: "only auto, none; as the model is controlled",
    },
    { concept: "metadata", from: "labels", to: "requestMetadata" },
    {
      concept: "text",
      from: "input[].content[text]",
      to:
        "messages[].content[text] or system[text] or messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to:
        "messages[].content[text].text or system[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
    },
    {
      concept: "text",
      from: "input[].content[words_in_parts]",
      to:
        "messages[].content[text] or system[text] or messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[words_in_parts].parts",
      to:
        "messages[].content[text].text or system[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
      by: "joined text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "input[].content[untyped_text]",
      to:
        "messages[].content[text] or system[text] or messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[untyped_text].text",
      to:
        "messages[].content[text].text or system[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
    },
    {
      concept: "media",
      from: "input[].content[media]",
      to:
        "messages[].content[image] or messages[].content[video] or messages[].content[audio] or " +
        "messages[].content[words] or messages[].content[document] or " +
        "messages[].content[failed_result].toolResult.content[image] or " +
        "messages[].content[failed_result].toolResult.content[video] or " +
        "messages[].content[failed_result].toolResult.content[words] or " +
        "messages[].content[failed_result].toolResult.content[document] or " +
        "messages[].content[result].toolResult.content[image] or messages[].content[result].toolResult.content[video] " +
        "or messages[].content[result].toolResult.content[words] or " +
        "messages[].content[result].toolResult.content[document]",
      when:
        "in user turns where medium is image with source's data or in user turns where medium is video with source's " +
        "data or in user turns where medium is audio with source's data or in user turns where medium is document with " +
        "source's text or in user turns where medium is document with source's data or in results where medium is " +
        "image with source's data or in results where medium is video with source's data or in results where medium is " +
        "audio with source's data or in results where medium is document with source's text or in results where medium " +
        "is document with source's data; images as png, jpeg, gif, webp; videos as mkv, mov, mp4, webm, flv, " +
        "mpeg, mpg, wmv, three_gp; audio as mp3, opus, wav, aac, x-aac, flac, mp4, m4a, ogg, mkv, mka, mpeg, " +
        "mpga, pcm, webm; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.medium",
      from: "input[].content[media].type",
      to:
        "messages[].content[image].image.source.bytes or messages[].content[video].video.source.bytes or " +
        "messages[].content[audio].audio.source.bytes or messages[].content[words].document.source.text or " +
        "messages[].content[document].document.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[video].video.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[video].video.source.bytes or " +
        "messages[].content[result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[document].document.source.bytes",
      when:
        "in user turns where medium is image with source's data or in user turns where medium is video with source's " +
        "data or in user turns where medium is audio with source's data or in user turns where medium is document with " +
        "source's text or in user turns where medium is document with source's data or in results where medium is " +
        "image with source's data or in results where medium is video with source's data or in results where medium is " +
        "audio with source's data or in results where medium is document with source's text or in results where medium " +
        "is document with source's data; images as png, jpeg, gif, webp; videos as mkv, mov, mp4, webm, flv, " +
        "mpeg, mpg, wmv, three_gp; audio as mp3, opus, wav, aac, x-aac, flac, mp4, m4a, ogg, mkv, mka, mpeg, " +
        "mpga, pcm, webm; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.source.data",
      from: "input[].content[media].data",
      to:
        "messages[].content[image].image.source.bytes or messages[].content[video].video.source.bytes or " +
        "messages[].content[audio].audio.source.bytes or messages[].content[document].document.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[video].video.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[video].video.source.bytes or " +
        "messages[].content[result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[words].document.source.text",
      by: "bare base64, read plain documents",
      when:
        "in user turns where medium is image with source's data or in user turns where medium is video with source's " +
        "data or in user turns where medium is audio with source's data or in user turns where medium is document with " +
        "source's data or in results where medium is image with source's data or in results where medium is video with " +
        "source's data or in results where medium is audio with source's data or in results where medium is document " +
        "with source's data or of plain text; images as png, jpeg, gif, webp; videos as mkv, mov, mp4, webm, " +
        "flv, mpeg, mpg, wmv, three_gp; audio as mp3, opus, wav, aac, x-aac, flac, mp4, m4a, ogg, mkv, mka, " +
        "mpeg, mpga, pcm, webm; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[media].mime_type",
      to:
        "messages[].content[image].image.format or messages[].content[video].video.format or " +
        "messages[].content[audio].audio.format or messages[].content[words].document.format or " +
        "messages[].content[document].document.format or " +
        "messages[].content[failed_result].toolResult.content[image].image.format or " +
        "messages[].content[failed_result].toolResult.content[video].video.format or " +
        "messages[].content[failed_result].toolResult.content[words].document.format or " +
        "messages[].content[failed_result].toolResult.content[document].document.format or " +
        "messages[].content[result].toolResult.content[image].image.format or " +
        "messages[].content[result].toolResult.content[video].video.format or " +
        "messages[].content[result].toolResult.content[words].document.format or " +
        "messages[].content[result].toolResult.content[document].document.format",
      by: "image format, video format, audio format, document format",
      when:
        "in user turns where medium is image with source's data with data or in user turns where medium is video with " +
        "source's data with data or in user turns where medium is audio with source's data with data or in user turns " +
        "where medium is document with source's text with text or in user turns where medium is document with source's " +
        "data with data or in results where medium is image with source's data with data or in results where medium is " +
        "video with source's data with data or in results where medium is audio with source's data with data or in " +
        "results where medium is document with source's text with text or in results where medium is document with " +
        "source's data with data; images as png, jpeg, gif, webp; videos as mkv, mov, mp4, webm, flv, mpeg, mpg, " +
        "wmv, three_gp; audio as mp3, opus, wav, aac, x-aac, flac, mp4, m4a, ogg, mkv, mka, mpeg, mpga, pcm, " +
        "webm; documents as text, pdf, doc, docx, xls, xlsx",
    },
    { concept: "call", from: "input[call]", to: "messages[].content[call]" },
    { concept: "call.id", from: "input[call].id", to: "messages[].content[call].toolUse.toolUseId" },
    { concept: "call.name", from: "input[call].name", to: "messages[].content[call].toolUse.name" },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "messages[].content[call].toolUse.input",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "input[call].signature",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      by: "detach signatures",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "messages[].content[reasoning]",
      when: "with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      by: "summary content",
      when: "with signature; as far as it is understood; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].signature",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "result",
      from: "input[object_result]",
      to: "messages[].content[failed_result] or messages[].content[result]",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "input[object_result].call_id",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[object_result].name",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[object_result].result",
      to:
        "messages[].content[failed_result].toolResult.content or messages[].content[result].toolResult.content or " +
        "messages[].content[image] or messages[].content[video] or messages[].content[audio] or " +
        "messages[].content[words] or messages[].content[document] or messages[].content[cache_point].cachePoint or " +
        "messages[].content[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[object_result].is_error",
      to: "messages[].content[failed_result].toolResult.status",
      when: "where error is true; with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_object_result]",
      to: "messages[].content[failed_result] or messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_object_result].call_id",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_object_result].name",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_object_result].result",
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
        "messages[].content[text].text or messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_object_result].is_error",
      to: "messages[].content[failed_result].toolResult.status",
      when: "in user turns where error is true; with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_result]",
      to: "messages[].content[failed_result] or messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_result].call_id",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_result].name",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_result].result",
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
        "messages[].content[text].text or messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_result].is_error",
      to: "messages[].content[failed_result].toolResult.status",
      when: "in user turns where error is true; with its call",
    },
    {
      concept: "result",
      from: "input[result]",
      to: "messages[].content[failed_result] or messages[].content[result]",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "input[result].call_id",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[result].name",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].result",
      to:
        "messages[].content[failed_result].toolResult.content or messages[].content[result].toolResult.content or " +
        "messages[].content[image] or messages[].content[video] or messages[].content[audio] or " +
        "messages[].content[words] or messages[].content[document] or messages[].content[cache_point].cachePoint or " +
        "messages[].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[result].is_error",
      to: "messages[].content[failed_result].toolResult.status",
      when: "where error is true; with its call",
    },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
    { concept: "(gateway)", from: "background", by: "acted on by the gateway: calls are answered at once" },
    { concept: "(gateway)", from: "previous_interaction_id", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "agent", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "environment", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "webhook_config", by: "acted on by the gateway: refused unless null" },
    {
      concept: "(gateway)",
      from: "input[].content[words_in_parts].role",
      by: "acted on by the gateway: the place tells it",
    },
  ],
  dropped: [
    { concept: "seed", from: "generation_config.seed", dropped: "the host has no seed for all models" },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    { concept: "outputs.kind", from: "response_format[].type", dropped: "answers are words" },
    { concept: "outputs.aspect_ratio", from: "response_format[].aspect_ratio", dropped: "answers are words" },
    { concept: "outputs.size", from: "response_format[].image_size", dropped: "answers are words" },
    { concept: "outputs", from: "response_format[]", dropped: "answers are words" },
    {
      concept: "text.citations.url",
      from: "input[].content[text].annotations[].url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[text].annotations[].title",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[text].annotations[].start_index",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[text].annotations[].end_index",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[text].annotations[]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[media].resolution",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "media", from: "input[].content[linked]", dropped: "the bedrock-converse dialect has no place for it" },
    {
      concept: "media.medium",
      from: "input[].content[linked].type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "input[].content[linked].uri",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[linked].mime_type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[linked].resolution",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "(only here)", from: "response_mime_type", dropped: "the older name of the output's form" },
    {
      concept: "(only here)",
      from: "response_modalities",
      when: 'unless ["text"], ["TEXT"]',
      dropped: "answers in images or sound have no counterpart",
    },
    { concept: "(only here)", from: "cached_content", dropped: "caches are handles the vendor keeps" },
    { concept: "(only here)", from: "continuation_token", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "safety_settings", dropped: "safety settings belong to one vendor" },
    {
      concept: "(only here)",
      from: "generation_config.speech_config",
      dropped: "answers in sound have no counterpart",
    },
    {
      concept: "(only here)",
      from: "generation_config.transcription_config",
      dropped: "answers in sound have no counterpart",
    },
    { concept: "(only here)", from: "generation_config.video_config", dropped: "videos are made elsewhere" },
    {
      concept: "(only here)",
      from: "generation_config.image_config",
      dropped: "answers in images have no counterpart",
    },
    { concept: "(only here)", from: "generation_config.top_k", dropped: "belongs to an older form" },
    { concept: "(only here)", from: "input[assistant].error", dropped: "only this dialect tells why a step broke off" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "output.message", to: "steps", by: "hidden as state, detach signatures" },
    {
      concept: "finish",
      from: "stopReason",
      to: "status and errors[0].code and steps[*].error.code",
      by:
        "end_turn or stop_sequence or others as completed, tool_use as requires_action, " +
        "max_tokens or model_context_window_exceeded as incomplete, " +
        "content_filtered or guardrail_intervened as failed/safety, " +
        "malformed_model_output or malformed_tool_use as failed/malformed_function_call",
    },
    {
      concept: "stop_sequence",
      from: "additionalModelResponseFields.stop_sequence",
      dropped: "the sequence is not reported",
    },
    { concept: "usage.input", from: "usage.inputTokens", to: "usage.total_input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cacheReadInputTokens",
      to: "usage.total_cached_tokens",
      by: "made to add up",
    },
    { concept: "usage.cache_write", from: "usage.cacheWriteInputTokens", dropped: "writes to caches are not counted" },
    { concept: "usage.cache_write_hour", from: "usage.cacheDetails", dropped: "writes to caches are not counted" },
    { concept: "usage.output", from: "usage.outputTokens", to: "usage.total_output_tokens", by: "made to add up" },
    { concept: "usage.total", from: "usage.totalTokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "output.message.content[cited]",
      to: "steps[].content[answer_text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[cited].citationsContent.content",
      to: "steps[].content[answer_text].text",
      by: "content text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "output.message.content[text]",
      to: "steps[].content[answer_text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output.message.content[text].text", to: "steps[].content[answer_text].text" },
    {
      concept: "text",
      from: "output.message.content[guarded]",
      to: "steps[].content[answer_text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[guarded].guardContent.text.text",
      to: "steps[].content[answer_text].text",
    },
    {
      concept: "text",
      from: "output.message.content[values]",
      to: "steps[].content[answer_text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[values].json",
      to: "steps[].content[answer_text].text",
      by: "value text",
    },
    {
      concept: "media",
      from: "output.message.content[document_of_blocks]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[document_of_blocks].document.source.content",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[document_of_blocks].document.name",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media",
      from: "output.message.content[search_result]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "output.message.content[search_result].searchResult",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[search_result].searchResult.content",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[search_result].searchResult.title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "output.message.content[reasoning]",
      to: "steps[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.text",
      to: "steps[thought].summary",
      by: "summary content",
    },
    {
      concept: "reasoning.signature",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.signature",
      to: "steps[thought].signature",
    },
    {
      concept: "reasoning",
      from: "output.message.content[redacted]",
      to: "steps[thought] or steps[thought].signature",
      by: "hidden as state",
      when: "without redacted or where its vendor is known; where any of it is carried",
    },
    {
      concept: "reasoning.redacted",
      from: "output.message.content[redacted].reasoningContent.redactedContent",
      to: "steps[thought].signature",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    { concept: "call", from: "output.message.content[call]", to: "steps[call]", when: "where any of it is carried" },
    {
      concept: "call.id",
      from: "output.message.content[call].toolUse.toolUseId",
      to: "steps[call].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output.message.content[call].toolUse.name",
      to: "steps[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "output.message.content[call].toolUse.input",
      to: "steps[call].arguments",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "text.citations.url",
      from: "output.message.content[cited].citationsContent.citations[].location.web.url",
      to: "steps[].content[answer_text].annotations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output.message.content[cited].citationsContent.citations[].title",
      to: "steps[].content[answer_text].annotations[].title",
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
      to: "steps[].content[answer_text].annotations[]",
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
    { concept: "call.id", from: "contentBlockStart.start.toolUse.toolUseId", to: "step.start.step.id" },
    { concept: "call.name", from: "contentBlockStart.start.toolUse.name", to: "step.start.step.name" },
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
    { concept: "text.text", from: "contentBlockDelta.delta.text", to: "step.delta.delta.text" },
    {
      concept: "reasoning.text",
      from: "contentBlockDelta.delta.reasoningContent.text",
      to: "step.delta.delta.content.text",
    },
    {
      concept: "reasoning.signature",
      from: "contentBlockDelta.delta.reasoningContent.signature",
      to: "step.delta.delta.signature",
    },
    {
      concept: "reasoning.redacted",
      from: "contentBlockDelta.delta.reasoningContent.redactedContent",
      to: "step.delta.delta.signature",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    {
      concept: "part.text",
      from: "contentBlockDelta.delta.toolUse.input",
      to: "step.delta.delta.arguments or step.delta.delta.text or step.delta.delta.content.text",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "contentBlockDelta.delta.citation",
      to: "step.delta.delta.annotations[0]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "finish",
      from: "messageStop.stopReason",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "messageStop.additionalModelResponseFields.stop_sequence",
      dropped: "the streams of the interactions dialect have no place for it",
    },
    {
      concept: "usage",
      from: "metadata.usage",
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
