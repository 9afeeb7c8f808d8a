// Made from specs/dialects/bedrock-converse/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the bedrock-converse dialect for a model behind generate-content, and its answer. */
export const bedrockConverseToGenerateContent: Pair = {
  from: "bedrock-converse",
  to: "generate-content",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "contents",
      by:
        "hoist instructions, merge neighbours, answer calls, plain documents as text, only media taken, " +
        "media beside results, drop empty text, replace reasoning with signatures, drop trailing reasoning, " +
        "ensure user turn, user first",
    },
    { concept: "instructions", from: "system", to: "systemInstruction.parts" },
    { concept: "output_limit", from: "inferenceConfig.maxTokens", to: "generationConfig.maxOutputTokens" },
    { concept: "temperature", from: "inferenceConfig.temperature", to: "generationConfig.temperature" },
    { concept: "top_p", from: "inferenceConfig.topP", to: "generationConfig.topP" },
    { concept: "top_k", from: "additionalModelRequestFields.top_k", to: "generationConfig.topK" },
    {
      concept: "top_k",
      from: "additionalModelRequestFields.inferenceConfig.topK",
      to: "generationConfig.topK",
      when: "unless additionalModelRequestFields.top_k has another value",
    },
    {
      concept: "top_k",
      from: "inferenceConfig.topK",
      to: "generationConfig.topK",
      when: "unless additionalModelRequestFields.top_k has another value; unless additionalModelRequestFields.inferenceConfig.topK has another value",
    },
    {
      concept: "stop",
      from: "inferenceConfig.stopSequences",
      to: "generationConfig.stopSequences",
      by: "at most 5",
      when: "the first 5; with a character",
    },
    {
      concept: "tools.name",
      from: "toolConfig.tools[].toolSpec.name",
      to: "tools[].functionDeclarations[].name",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "toolConfig.tools[].toolSpec.description",
      to: "tools[].functionDeclarations[].description",
      by: "non empty text",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "toolConfig.tools[].toolSpec.inputSchema.json",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.strict",
      from: "toolConfig.tools[].toolSpec.strict",
      to: "toolConfig.functionCallingConfig.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "toolConfig.tools[]",
      to: "tools[].functionDeclarations[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.tool",
      to: "toolConfig.functionCallingConfig.mode",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.toolChoice.tool.name",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames or tools[].functionDeclarations[]",
      by: "single, always a list, offer chosen tools",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.any",
      to: "toolConfig.functionCallingConfig.mode",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.auto",
      to: "toolConfig.functionCallingConfig.mode",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "toolConfig.toolChoice",
      to: "toolConfig.functionCallingConfig",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "outputConfig.textFormat.type",
      to: "generationConfig.responseMimeType",
      by: "by its form",
      when: "unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "outputConfig.textFormat.structure.jsonSchema.schema",
      to: "generationConfig.responseJsonSchema",
      by: "schema text, schema subset",
      when: "as far as it is understood; unless it lacks its schema",
    },
    {
      concept: "output_format",
      from: "outputConfig.textFormat",
      to: "generationConfig.responseMimeType or generationConfig.responseJsonSchema",
      when: "in a known form; unless it lacks its schema",
    },
    {
      concept: "reasoning.mode",
      from: "additionalModelRequestFields.thinking.type",
      to: "generationConfig.thinkingConfig.thinkingBudget or generationConfig.thinkingConfig.thinkingLevel",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.mode",
      from: "additionalModelRequestFields.reasoning_config.type",
      to: "generationConfig.thinkingConfig.thinkingBudget or generationConfig.thinkingConfig.thinkingLevel",
      by: "fit reasoning",
      when: "as the model is controlled; unless additionalModelRequestFields.thinking.type has another value",
    },
    {
      concept: "reasoning.budget",
      from: "additionalModelRequestFields.thinking.budget_tokens",
      to: "generationConfig.thinkingConfig.thinkingBudget or generationConfig.thinkingConfig.thinkingLevel",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "additionalModelRequestFields.reasoning_config.budget_tokens",
      to: "generationConfig.thinkingConfig.thinkingBudget or generationConfig.thinkingConfig.thinkingLevel",
      by: "fit reasoning",
      when: "unless additionalModelRequestFields.thinking.budget_tokens has another value; as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "additionalModelRequestFields.thinking.display",
      to: "generationConfig.thinkingConfig.includeThoughts",
      by: "visibility flag",
      when: "only summarized, omitted; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "outputConfig.effort",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "additionalModelRequestFields.output_config.effort",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "word for word, fit reasoning",
      when: "unless outputConfig.effort has another value; as the model is controlled",
    },
    { concept: "metadata", from: "requestMetadata", to: "labels" },
    {
      concept: "text",
      from: "messages[].content[cache_point]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text",
      from: "messages[].content[cited]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "messages[].content[cited].citationsContent.content",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "content text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text",
      from: "messages[].content[guarded]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "messages[].content[guarded].guardContent.text.text",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text",
      from: "messages[].content[values]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "messages[].content[values].json",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "value text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to:
        "contents[].parts[inline] or contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[inline]",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].image.source.bytes",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].image.format",
      to:
        "contents[].parts[inline].inlineData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.mimeType",
      by: "image format",
      when: "in user turns with source's data with data or in assistant turns with source's data with data or in results with source's data with data",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].image.source.bytes",
      to:
        "contents[].parts[inline].inlineData.data or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.data",
      by: "bare base64, base64",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media",
      from: "messages[].content[video]",
      to: "contents[].parts[inline]",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[video].video.source.bytes",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[video].video.format",
      to: "contents[].parts[inline].inlineData.mimeType",
      by: "video format",
      when: "in user turns with source's data with data or in assistant turns with source's data with data or in results with source's data with data",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[video].video.source.bytes",
      to: "contents[].parts[inline].inlineData.data",
      by: "bare base64, base64",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media",
      from: "messages[].content[audio]",
      to: "contents[].parts[inline]",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[audio].audio.source.bytes",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].audio.format",
      to: "contents[].parts[inline].inlineData.mimeType",
      by: "audio format",
      when: "in user turns with source's data with data or in assistant turns with source's data with data or in results with source's data with data",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].audio.source.bytes",
      to: "contents[].parts[inline].inlineData.data",
      by: "bare base64, base64",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media",
      from: "messages[].content[words]",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[words].document.source.text",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[words].document.format",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[words].document.source.text",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "contents[].parts[inline] or contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[inline] or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data or of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].document.source.bytes",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text, implied by leaving it out: other concepts",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].document.format",
      to:
        "contents[].parts[inline].inlineData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.mimeType or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "document format, plain documents as text",
      when:
        "in user turns with source's data with data or in assistant turns with source's data with data or in results " +
        "with source's data with data or of plain text",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].document.source.bytes",
      to:
        "contents[].parts[inline].inlineData.data or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.data or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "bare base64, base64, plain documents as text",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data or of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[document_of_blocks]",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].searchResult",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].searchResult.content",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to:
        "contents[].parts[bare_state] or contents[].parts[thought] or contents[].parts[call].thoughtSignature or " +
        "contents[].parts[text].thoughtSignature or systemInstruction.parts[text].thoughtSignature or " +
        "contents[].parts[inline].thoughtSignature or contents[].parts[linked].thoughtSignature or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].thoughtSignature or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].thoughtSignature or " +
        "contents[].parts[result].functionResponse.parts[inline].thoughtSignature or " +
        "contents[].parts[result].functionResponse.parts[linked].thoughtSignature",
      by: "replace reasoning with signatures",
      when: "before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
      when: "in assistant turns with signature; unless its state goes to what follows; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      to:
        "contents[].parts[bare_state].thoughtSignature or contents[].parts[thought].thoughtSignature or " +
        "contents[].parts[call].thoughtSignature or contents[].parts[text].thoughtSignature or " +
        "systemInstruction.parts[text].thoughtSignature or contents[].parts[inline].thoughtSignature or " +
        "contents[].parts[linked].thoughtSignature or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].thoughtSignature or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].thoughtSignature or " +
        "contents[].parts[result].functionResponse.parts[inline].thoughtSignature or " +
        "contents[].parts[result].functionResponse.parts[linked].thoughtSignature",
      by: "replace reasoning with signatures",
      when: "before something else",
    },
    { concept: "call", from: "messages[].content[call]", to: "contents[].parts[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[call].toolUse.toolUseId",
      to: "contents[].parts[call].functionCall.id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[call].toolUse.name",
      to:
        "contents[].parts[call].functionCall.name or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[call].toolUse.input",
      to: "contents[].parts[call].functionCall.args",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[failed_result]",
      to: "contents[].parts[failed_result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[failed_result].toolResult.status",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      by: "by its form",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[failed_result].toolResult.toolUseId",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[failed_result].functionResponse.name " +
        "or contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[failed_result].toolResult.content",
      to:
        "contents[].parts[failed_result].functionResponse.response or contents[].parts[inline] or " +
        "contents[].parts[linked] or contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked] or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text or contents[].parts[result].functionResponse.response",
      by: "failed result, media beside results",
      when: "with its call",
    },
    {
      concept: "result",
      from: "messages[].content[result]",
      to: "contents[].parts[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[result].toolResult.toolUseId",
      to:
        "contents[].parts[result].functionResponse.id or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[result].toolResult.content",
      to:
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked] or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text or contents[].parts[failed_result].functionResponse.response",
      by: "result object, media beside results",
      when: "with its call",
    },
    { concept: "(gateway)", from: "performanceConfig", by: "acted on by the gateway: only the usual speed is offered" },
  ],
  dropped: [
    {
      concept: "tools.cache",
      from: "toolConfig.tools[].cachePoint",
      dropped: "the generate-content dialect has no place for it",
    },
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
    {
      concept: "text.cache",
      from: "messages[].content[cache_point].cachePoint",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[].content[cited].citationsContent.citations[].location.web.url",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.title",
      from: "messages[].content[cited].citationsContent.citations[].title",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.quote",
      from: "messages[].content[cited].citationsContent.citations[].sourceContent",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations",
      from: "messages[].content[cited].citationsContent.citations[]",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "media.title",
      from: "messages[].content[words].document.name",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].document.name",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].document.name",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].searchResult.title",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[redacted]",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "messages[].content[redacted].reasoningContent.redactedContent",
      dropped: "hidden reasoning has the form of one vendor",
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
      from: "serviceTier",
      when: 'unless {"type":"default"}',
      dropped: "tiers belong to one vendor",
    },
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
      from: "candidates[0].content",
      to: "output.message",
      by: "drop placeholder state, detach signatures",
    },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "stopReason",
      by:
        "STOP or CONTINUATION or OTHER or others as end_turn, MAX_TOKENS as max_tokens, " +
        "SAFETY or RECITATION or LANGUAGE or BLOCKLIST or PROHIBITED_CONTENT or SPII or MODEL_ARMOR or ESCALATION or " +
        "PUP_LIMITED_DISABLED or IMAGE_SAFETY or IMAGE_PROHIBITED_CONTENT or IMAGE_RECITATION or IMAGE_OTHER or /* as " +
        "content_filtered, MALFORMED_FUNCTION_CALL or UNEXPECTED_TOOL_CALL or TOO_MANY_TOOL_CALLS or " +
        "MISSING_THOUGHT_SIGNATURE or MALFORMED_RESPONSE or NO_IMAGE as malformed_model_output",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "stopReason",
      by: "one word with that of candidates[0].finishReason",
    },
    { concept: "explanation", from: "candidates[0].finishMessage", dropped: "the reason is not reported" },
    { concept: "explanation", from: "promptFeedback.blockReasonMessage", dropped: "the reason is not reported" },
    { concept: "usage.input", from: "usageMetadata.promptTokenCount", to: "usage.inputTokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usageMetadata.cachedContentTokenCount",
      to: "usage.cacheReadInputTokens",
      by: "made to add up",
    },
    {
      concept: "usage.tool_input",
      from: "usageMetadata.toolUsePromptTokenCount",
      by: "implied by leaving it out: part of the input",
    },
    {
      concept: "usage.output",
      from: "usageMetadata.candidatesTokenCount",
      to: "usage.outputTokens",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usageMetadata.thoughtsTokenCount",
      by: "implied by leaving it out: part of the output",
    },
    { concept: "usage.total", from: "usageMetadata.totalTokenCount", to: "usage.totalTokens", by: "made to add up" },
    { concept: "usage", from: "usageMetadata", to: "usage" },
    { concept: "model", from: "modelVersion", dropped: "the model is not reported" },
    { concept: "id", from: "responseId", dropped: "answers have no ID" },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[bare_state]",
      to: "output.message.content[shown_reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[bare_state].thoughtSignature",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[thought]",
      to: "output.message.content[shown_reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "candidates[0].content.parts[thought].text",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.text",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[thought].thoughtSignature",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "text",
      from: "candidates[0].content.parts[text]",
      to: "output.message.content[cited] or output.message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "candidates[0].content.parts[text].text",
      to: "output.message.content[cited].citationsContent.content or output.message.content[text].text",
      by: "content text",
    },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[text].thoughtSignature",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[inline]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "candidates[0].content.parts[inline].inlineData.data",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[inline].inlineData",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[inline].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[linked]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "candidates[0].content.parts[linked].fileData.fileUri",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[linked].fileData",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[linked].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "call",
      from: "candidates[0].content.parts[call]",
      to: "output.message.content[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[call].functionCall.id",
      to: "output.message.content[call].toolUse.toolUseId",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[call].functionCall.name",
      to: "output.message.content[call].toolUse.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[call].functionCall.args",
      to: "output.message.content[call].toolUse.input",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[call].thoughtSignature",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; of calls with a name',
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[lone_state]",
      to: "output.message.content[shown_reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[lone_state].thoughtSignature",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "output.message.content[cited].citationsContent.citations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "output.message.content[cited].citationsContent.citations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    { concept: "probabilities", from: "candidates[0].logprobsResult", dropped: "probabilities are not reported" },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[text].partMetadata",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[inline].videoMetadata",
      dropped: "only this dialect has cuts of a video",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[inline].inlineData.displayName",
      dropped: "names of files are not carried",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[linked].videoMetadata",
      dropped: "only this dialect has cuts of a video",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[linked].fileData.displayName",
      dropped: "names of files are not carried",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "responseId", dropped: "the streams of the bedrock-converse dialect have no place for it" },
    { concept: "usage", from: "usageMetadata", to: "metadata.usage", by: "count by count, as in whole answers" },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "contentBlockDelta.delta.citation",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "contentBlockDelta.delta.citation",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "reasoning.text",
      from: "candidates[0].content.parts[].text",
      to: "contentBlockDelta.delta.reasoningContent.text",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "contentBlockDelta.delta.reasoningContent.signature",
    },
    { concept: "text.text", from: "candidates[0].content.parts[].text", to: "contentBlockDelta.delta.text" },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "contentBlockDelta.delta.reasoningContent.signature",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].inlineData",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].fileData",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[].functionCall.id",
      to: "contentBlockStart.start.toolUse.toolUseId",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[].functionCall.name",
      to: "contentBlockStart.start.toolUse.name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.args",
      to: "contentBlockDelta.delta.toolUse.input",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "contentBlockDelta.delta.reasoningContent.signature",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.partialArgs",
      to: "contentBlockDelta.delta.toolUse.input",
      by: "placed values",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].executableCode",
      dropped: "the vendor runs code itself",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].codeExecutionResult",
      dropped: "the vendor runs code itself",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].toolCall",
      dropped: "the vendor runs its own tools",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].toolResponse",
      dropped: "the vendor runs its own tools",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
