// Made from specs/dialects/generate-content/mapping.yaml, specs/dialects/bedrock-converse/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the generate-content dialect for a model behind bedrock-converse, and its answer. */
export const generateContentToBedrockConverse: Pair = {
  from: "generate-content",
  to: "bedrock-converse",
  fields: [
    {
      concept: "turns",
      from: "contents",
      to: "messages",
      by:
        "hoist instructions, answer calls, only known formats, only media taken, media beside results, " +
        "drop empty text, words in failures, clean call ids, drop trailing reasoning, ensure user turn, " +
        "user first, trim prefill, name documents, text beside documents, split cache points",
    },
    { concept: "instructions", from: "systemInstruction.parts", to: "system" },
    { concept: "output_limit", from: "generationConfig.maxOutputTokens", to: "inferenceConfig.maxTokens" },
    {
      concept: "temperature",
      from: "generationConfig.temperature",
      to: "inferenceConfig.temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    {
      concept: "top_p",
      from: "generationConfig.topP",
      to: "inferenceConfig.topP",
      when: "without reasoning, or near 1",
    },
    {
      concept: "top_k",
      from: "generationConfig.topK",
      to: "additionalModelRequestFields.top_k",
      when: "without reasoning",
    },
    {
      concept: "stop",
      from: "generationConfig.stopSequences",
      to: "inferenceConfig.stopSequences",
      when: "with a letter or a sign",
    },
    {
      concept: "tools.name",
      from: "tools[].functionDeclarations[].name",
      to: "toolConfig.tools[].toolSpec.name",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.description",
      from: "tools[].functionDeclarations[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parametersJsonSchema",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "arguments subset, object schema",
      when:
        "of the client; unless another has its name; as one object; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "arguments subset, object schema",
      when:
        "unless tools[].functionDeclarations[].parametersJsonSchema has another value; of the client; " +
        "unless another has its name; as one object; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools",
      from: "tools[].functionDeclarations[]",
      to: "toolConfig.tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.functionCallingConfig.mode",
      to: "toolConfig.toolChoice.tool or toolConfig.toolChoice.any or toolConfig.toolChoice.auto or toolConfig.tools[]",
      by: "withhold tools",
      when: "where mode is required or where mode is auto or where it forbids calls; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.functionCallingConfig.allowedFunctionNames",
      to: "toolConfig.toolChoice.tool.name or toolConfig.tools[]",
      by: "single, offer chosen tools",
      when: "of tools of the client; where calls are not forbidden, else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "toolConfig.functionCallingConfig",
      to: "toolConfig.toolChoice or toolConfig.tools[]",
      by: "withhold tools",
      when: "where mode is required or where mode is auto or where it forbids calls; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseMimeType",
      to: "system[cache_point].cachePoint or system[text].text or outputConfig.textFormat.type",
      by: "json as instruction, by its form, implied by leaving it out: what happens without it",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseJsonSchema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "schema subset, schema text, schema as instruction, words as instruction, implied by leaving it out: what happens without it",
      when: "as schema; in a known form; as JSON; of an object; with conditions that the vendor accepts; as one_of_words; as untyped_schema",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseSchema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "schema subset, schema text, schema as instruction, words as instruction, implied by leaving it out: what happens without it",
      when:
        "unless generationConfig.responseJsonSchema has another value; as schema; in a known form; as JSON; " +
        "of an object; with conditions that the vendor accepts; as one_of_words; as untyped_schema; " +
        "as untyped_plain_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseJsonSchema",
      to: "outputConfig.textFormat.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseSchema",
      to: "outputConfig.textFormat.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseFormat[0].text.mimeType",
      to: "system[cache_point].cachePoint or system[text].text or outputConfig.textFormat.type",
      by: "json as instruction, by its form, implied by leaving it out: what happens without it",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseFormat[0].text.schema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "schema subset, schema text, schema as instruction",
      when: "as listed_schema; in a known form; as JSON; of an object; with conditions that the vendor accepts; as listed_untyped_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseFormat[0].text.schema",
      to: "outputConfig.textFormat.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generationConfig.thinkingConfig.thinkingLevel",
      to: "outputConfig.effort or additionalModelRequestFields.thinking.type or additionalModelRequestFields.thinking.budget_tokens",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as thinking",
    },
    {
      concept: "reasoning.budget",
      from: "generationConfig.thinkingConfig.thinkingBudget",
      to: "additionalModelRequestFields.thinking.budget_tokens or additionalModelRequestFields.thinking.type or outputConfig.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "generationConfig.thinkingConfig.includeThoughts",
      to: "additionalModelRequestFields.thinking.display",
      by: "visibility flag, word for word",
      when: "with a word for it; as the model is controlled",
    },
    { concept: "metadata", from: "labels", to: "requestMetadata" },
    {
      concept: "reasoning",
      from: "contents[].parts[bare_state]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[bare_state].thoughtSignature",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "reasoning",
      from: "contents[].parts[thought]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "contents[].parts[thought].text",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[thought].thoughtSignature",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "text",
      from: "contents[].parts[text]",
      to:
        "messages[].content[text] or system[text] or messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "contents[].parts[text].text",
      to:
        "messages[].content[text].text or system[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
    },
    {
      concept: "text.signature",
      from: "contents[].parts[text].thoughtSignature",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      by: "detach signatures",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "media",
      from: "contents[].parts[inline]",
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
      from: "contents[].parts[inline].inlineData.mimeType",
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
      by: "medium of type",
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
      concept: "media.source.mime",
      from: "contents[].parts[inline].inlineData.mimeType",
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
    {
      concept: "media.source.data",
      from: "contents[].parts[inline].inlineData.data",
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
      by: "base64, bare base64, read plain documents",
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
      concept: "media.source",
      from: "contents[].parts[inline].inlineData",
      to:
        "messages[].content[image].image.format or messages[].content[image].image.source.bytes or " +
        "messages[].content[video].video.format or messages[].content[video].video.source.bytes or " +
        "messages[].content[audio].audio.format or messages[].content[audio].audio.source.bytes or " +
        "messages[].content[words].document.format or messages[].content[words].document.source.text or " +
        "messages[].content[document].document.format or messages[].content[document].document.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.format or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[video].video.format or " +
        "messages[].content[failed_result].toolResult.content[video].video.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[words].document.format or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[document].document.format or " +
        "messages[].content[failed_result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.format or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[video].video.format or " +
        "messages[].content[result].toolResult.content[video].video.source.bytes or " +
        "messages[].content[result].toolResult.content[words].document.format or " +
        "messages[].content[result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[document].document.format or " +
        "messages[].content[result].toolResult.content[document].document.source.bytes",
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
    { concept: "call", from: "contents[].parts[call]", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "contents[].parts[call].functionCall.id",
      to: "messages[].content[call].toolUse.toolUseId",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "contents[].parts[call].functionCall.name",
      to: "messages[].content[call].toolUse.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "contents[].parts[call].functionCall.args",
      to: "messages[].content[call].toolUse.input",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "call.signature",
      from: "contents[].parts[call].thoughtSignature",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      by: "detach signatures",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "result",
      from: "contents[].parts[failed_result]",
      to: "messages[].content[failed_result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "contents[].parts[failed_result].functionResponse.response.error",
      to: "messages[].content[failed_result].toolResult.status",
      by: "by its form",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "contents[].parts[failed_result].functionResponse.id",
      to: "messages[].content[failed_result].toolResult.toolUseId",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[failed_result].functionResponse.name",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[failed_result].functionResponse.response",
      to:
        "messages[].content[failed_result].toolResult.content or messages[].content[image] or " +
        "messages[].content[video] or messages[].content[audio] or messages[].content[words] or " +
        "messages[].content[document] or messages[].content[failed_result].toolResult.content[image] or " +
        "messages[].content[failed_result].toolResult.content[video] or " +
        "messages[].content[failed_result].toolResult.content[words] or " +
        "messages[].content[failed_result].toolResult.content[document] or " +
        "messages[].content[result].toolResult.content[image] or messages[].content[result].toolResult.content[video] " +
        "or messages[].content[result].toolResult.content[words] or " +
        "messages[].content[result].toolResult.content[document] or messages[].content[cache_point].cachePoint or " +
        "messages[].content[text].text or system[cache_point].cachePoint or system[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
      by: "failed result, media beside results",
      when: "with its call",
    },
    {
      concept: "result",
      from: "contents[].parts[result]",
      to: "messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "contents[].parts[result].functionResponse.id",
      to: "messages[].content[result].toolResult.toolUseId",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[result].functionResponse.name",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[result].functionResponse.response",
      to:
        "messages[].content[result].toolResult.content or messages[].content[image] or messages[].content[video] or " +
        "messages[].content[audio] or messages[].content[words] or messages[].content[document] or " +
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
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "reasoning",
      from: "contents[].parts[lone_state]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[lone_state].thoughtSignature",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      when: 'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path tells it" },
    { concept: "(gateway)", from: "systemInstruction.role", by: "acted on by the gateway: the place tells it" },
  ],
  dropped: [
    {
      concept: "presence_penalty",
      from: "generationConfig.presencePenalty",
      when: "unless 0",
      dropped: "the host has no penalties for all models",
    },
    {
      concept: "frequency_penalty",
      from: "generationConfig.frequencyPenalty",
      when: "unless 0",
      dropped: "the host has no penalties for all models",
    },
    { concept: "seed", from: "generationConfig.seed", dropped: "the host has no seed for all models" },
    {
      concept: "logprobs",
      from: "generationConfig.responseLogprobs",
      when: "unless false",
      dropped: "probabilities are not reported",
    },
    {
      concept: "top_logprobs",
      from: "generationConfig.logprobs",
      when: "unless 0",
      dropped: "probabilities are not reported",
    },
    { concept: "image_ratio", from: "generationConfig.imageConfig.aspectRatio", dropped: "answers are words" },
    { concept: "image_size", from: "generationConfig.imageConfig.imageSize", dropped: "answers are words" },
    { concept: "outputs.kind", from: "generationConfig.responseModalities[]", dropped: "answers are words" },
    { concept: "outputs", from: "generationConfig.responseModalities[]", dropped: "answers are words" },
    {
      concept: "media.detail",
      from: "contents[].parts[inline].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "media", from: "contents[].parts[linked]", dropped: "the bedrock-converse dialect has no place for it" },
    {
      concept: "media.medium",
      from: "contents[].parts[linked].fileData.mimeType",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[linked].fileData.mimeType",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "contents[].parts[linked].fileData.fileUri",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "contents[].parts[linked].fileData",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[linked].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "(only here)",
      from: "generationConfig.candidateCount",
      when: "unless 1",
      dropped: "one answer is carried back",
    },
    {
      concept: "(only here)",
      from: "generationConfig.mediaResolution",
      dropped: "other dialects have a detail for each image",
    },
    { concept: "(only here)", from: "generationConfig.speechConfig", dropped: "answers in sound have no counterpart" },
    {
      concept: "(only here)",
      from: "generationConfig.responseFormat[1]",
      dropped: "the first form is carried, where it is one of texts",
    },
    {
      concept: "(only here)",
      from: "generationConfig.responseFormat[2]",
      dropped: "the first form is carried, where it is one of texts",
    },
    {
      concept: "(only here)",
      from: "generationConfig.responseFormat[3]",
      dropped: "the first form is carried, where it is one of texts",
    },
    { concept: "(only here)", from: "toolConfig.retrievalConfig", dropped: "search runs inside one vendor's servers" },
    { concept: "(only here)", from: "toolConfig.includeServerSideToolInvocations", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "continuationToken", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "modelArmorConfig", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "safetySettings", dropped: "safety settings belong to one vendor" },
    { concept: "(only here)", from: "cachedContent", dropped: "caches are handles the vendor keeps" },
    { concept: "(only here)", from: "store", when: "unless false", dropped: "answers are not stored" },
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
    { concept: "parts", from: "output.message", to: "candidates[0].content", by: "hidden as state, attach signatures" },
    {
      concept: "finish",
      from: "stopReason",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by:
        "end_turn or stop_sequence or tool_use as STOP, max_tokens or model_context_window_exceeded as MAX_TOKENS, " +
        "content_filtered or guardrail_intervened as SAFETY, malformed_model_output or malformed_tool_use as " +
        "MALFORMED_FUNCTION_CALL, others as OTHER",
    },
    {
      concept: "stop_sequence",
      from: "additionalModelResponseFields.stop_sequence",
      dropped: "the sequence is not reported",
    },
    { concept: "usage.input", from: "usage.inputTokens", to: "usageMetadata.promptTokenCount", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cacheReadInputTokens",
      to: "usageMetadata.cachedContentTokenCount",
      by: "made to add up",
    },
    { concept: "usage.cache_write", from: "usage.cacheWriteInputTokens", dropped: "writes to caches are not counted" },
    { concept: "usage.cache_write_hour", from: "usage.cacheDetails", dropped: "writes to caches are not counted" },
    {
      concept: "usage.output",
      from: "usage.outputTokens",
      to: "usageMetadata.candidatesTokenCount",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usage.totalTokens", to: "usageMetadata.totalTokenCount", by: "made to add up" },
    { concept: "usage", from: "usage", to: "usageMetadata" },
    {
      concept: "text",
      from: "output.message.content[cited]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[cited].citationsContent.content",
      to: "candidates[0].content.parts[text].text",
      by: "content text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "output.message.content[text]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output.message.content[text].text", to: "candidates[0].content.parts[text].text" },
    {
      concept: "text",
      from: "output.message.content[guarded]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[guarded].guardContent.text.text",
      to: "candidates[0].content.parts[text].text",
    },
    {
      concept: "text",
      from: "output.message.content[values]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[values].json",
      to: "candidates[0].content.parts[text].text",
      by: "value text",
    },
    {
      concept: "media",
      from: "output.message.content[document_of_blocks]",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[document_of_blocks].document.source.content",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[document_of_blocks].document.name",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media",
      from: "output.message.content[search_result]",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "output.message.content[search_result].searchResult",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[search_result].searchResult.content",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[search_result].searchResult.title",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "output.message.content[reasoning]",
      to:
        "candidates[0].content.parts[bare_state] or candidates[0].content.parts[shown_thought] or " +
        "candidates[0].content.parts[call].thoughtSignature or candidates[0].content.parts[text].thoughtSignature or " +
        "candidates[0].content.parts[inline].thoughtSignature or candidates[0].content.parts[linked].thoughtSignature",
      by: "attach signatures",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.text",
      to: "candidates[0].content.parts[bare_state].text or candidates[0].content.parts[shown_thought].text",
    },
    {
      concept: "reasoning.signature",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.signature",
      to:
        "candidates[0].content.parts[bare_state].thoughtSignature or " +
        "candidates[0].content.parts[shown_thought].thoughtSignature or " +
        "candidates[0].content.parts[call].thoughtSignature or candidates[0].content.parts[text].thoughtSignature or " +
        "candidates[0].content.parts[inline].thoughtSignature or candidates[0].content.parts[linked].thoughtSignature",
      by: "attach signatures",
    },
    {
      concept: "reasoning",
      from: "output.message.content[redacted]",
      to:
        "candidates[0].content.parts[shown_thought] or candidates[0].content.parts[bare_state].thoughtSignature or " +
        "candidates[0].content.parts[shown_thought].thoughtSignature",
      by: "hidden as state",
      when: "without redacted or where its vendor is known; where any of it is carried",
    },
    {
      concept: "reasoning.redacted",
      from: "output.message.content[redacted].reasoningContent.redactedContent",
      to: "candidates[0].content.parts[bare_state].thoughtSignature or candidates[0].content.parts[shown_thought].thoughtSignature",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    {
      concept: "call",
      from: "output.message.content[call]",
      to: "candidates[0].content.parts[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "output.message.content[call].toolUse.toolUseId",
      to: "candidates[0].content.parts[call].functionCall.id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output.message.content[call].toolUse.name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "output.message.content[call].toolUse.input",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "text.citations.url",
      from: "output.message.content[cited].citationsContent.citations[].location.web.url",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output.message.content[cited].citationsContent.citations[].title",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.quote",
      from: "output.message.content[cited].citationsContent.citations[].sourceContent",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "without a URL; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "output.message.content[cited].citationsContent.citations[]",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
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
      to: "candidates[0].content.parts[0].functionCall.id",
    },
    {
      concept: "call.name",
      from: "contentBlockStart.start.toolUse.name",
      to: "candidates[0].content.parts[0].functionCall.name",
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
    { concept: "text.text", from: "contentBlockDelta.delta.text", to: "candidates[0].content.parts[0].text" },
    {
      concept: "reasoning.text",
      from: "contentBlockDelta.delta.reasoningContent.text",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "reasoning.signature",
      from: "contentBlockDelta.delta.reasoningContent.signature",
      to: "candidates[0].content.parts[0].thoughtSignature",
    },
    {
      concept: "reasoning.redacted",
      from: "contentBlockDelta.delta.reasoningContent.redactedContent",
      to: "candidates[0].content.parts[0].thoughtSignature",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    {
      concept: "part.text",
      from: "contentBlockDelta.delta.toolUse.input",
      to: "candidates[0].content.parts[0].functionCall.args or candidates[0].content.parts[0].text",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "contentBlockDelta.delta.citation",
      to: "candidates[0].groundingMetadata",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "finish",
      from: "messageStop.stopReason",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "messageStop.additionalModelResponseFields.stop_sequence",
      dropped: "the streams of the generate-content dialect have no place for it",
    },
    { concept: "usage", from: "metadata.usage", to: "usageMetadata", by: "count by count, as in whole answers" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
