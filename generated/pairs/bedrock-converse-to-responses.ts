// Made from specs/dialects/bedrock-converse/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the bedrock-converse dialect for a model behind responses, and its answer. */
export const bedrockConverseToResponses: Pair = {
  from: "bedrock-converse",
  to: "responses",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "input",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, " +
        "name files, drop empty text, clean call ids, drop trailing reasoning, ensure user turn",
    },
    { concept: "instructions", from: "system", to: "instructions" },
    {
      concept: "output_limit",
      from: "inferenceConfig.maxTokens",
      to: "max_output_tokens",
      by: "kept within 16 and 2147483647",
      when: "from 16 to 2147483647",
    },
    { concept: "temperature", from: "inferenceConfig.temperature", to: "temperature" },
    { concept: "top_p", from: "inferenceConfig.topP", to: "top_p" },
    {
      concept: "tools.name",
      from: "toolConfig.tools[].toolSpec.name",
      to: "tools[].name",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.description",
      from: "toolConfig.tools[].toolSpec.description",
      to: "tools[].description",
      by: "non empty text",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "toolConfig.tools[].toolSpec.inputSchema.json",
      to: "tools[].parameters",
      by: "object schema",
      when: "as function; of the client; unless another has its name; with conditions that the vendor accepts; as one object",
    },
    {
      concept: "tools.strict",
      from: "toolConfig.tools[].toolSpec.strict",
      to: "tools[].strict",
      when: "as function; of the client; unless another has its name; with a closed schema; with a schema that strict mode accepts",
    },
    { concept: "tools", from: "toolConfig.tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.tool",
      to: "tool_choice.type or tool_choice.mode or tools[].strict",
      by: "by its form, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.toolChoice.tool.name",
      to: "tool_choice.name or tool_choice.tools[].name",
      by: "single",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.any",
      to: "tool_choice or tools[].strict",
      by: "by its form, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.auto",
      to: "tool_choice or tools[].strict",
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
      to: "text.format.type",
      by: "by its form",
      when: "unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "outputConfig.textFormat.structure.jsonSchema.schema",
      to: "text.format.schema or instructions",
      by: "schema text, schema as instruction",
      when: "as far as it is understood; unless it lacks its schema; with conditions that the vendor accepts; of an object",
    },
    {
      concept: "output_format.name",
      from: "outputConfig.textFormat.structure.jsonSchema.name",
      to: "text.format.name",
      when: "unless it lacks its schema; of an object",
    },
    {
      concept: "output_format.description",
      from: "outputConfig.textFormat.structure.jsonSchema.description",
      to: "text.format.description",
      when: "unless it lacks its schema; of an object",
    },
    {
      concept: "output_format",
      from: "outputConfig.textFormat",
      to: "text.format or instructions",
      by: "schema as instruction",
      when: "in a known form; unless it lacks its schema",
    },
    {
      concept: "reasoning.mode",
      from: "additionalModelRequestFields.thinking.type",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.mode",
      from: "additionalModelRequestFields.reasoning_config.type",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled; unless additionalModelRequestFields.thinking.type has another value",
    },
    {
      concept: "reasoning.budget",
      from: "additionalModelRequestFields.thinking.budget_tokens",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "additionalModelRequestFields.reasoning_config.budget_tokens",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled; unless additionalModelRequestFields.thinking.budget_tokens has another value",
    },
    {
      concept: "reasoning.visible",
      from: "additionalModelRequestFields.thinking.display",
      to: "reasoning.summary",
      by: "word for word",
      when: "only summarized; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "outputConfig.effort",
      to: "reasoning.effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "additionalModelRequestFields.output_config.effort",
      to: "reasoning.effort",
      by: "word for word, fit reasoning",
      when: "unless outputConfig.effort has another value; as the model is controlled",
    },
    { concept: "metadata", from: "requestMetadata", to: "metadata" },
    {
      concept: "text",
      from: "messages[].content[cache_point]",
      to:
        "input[].content[text] or input[].content or input[].content[output] or instructions or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text",
      from: "messages[].content[cited]",
      to:
        "input[].content[text] or input[].content or input[].content[output] or instructions or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "messages[].content[cited].citationsContent.content",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "content text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "input[].content[text] or input[].content or input[].content[output] or instructions or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
    },
    {
      concept: "text",
      from: "messages[].content[guarded]",
      to:
        "input[].content[text] or input[].content or input[].content[output] or instructions or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "messages[].content[guarded].guardContent.text.text",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
    },
    {
      concept: "text",
      from: "messages[].content[values]",
      to:
        "input[].content[text] or input[].content or input[].content[output] or instructions or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "messages[].content[values].json",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "value text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[image] or input[text_result].output[image] or input[result].output[image]",
      when: "in user turns or in later system turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].image.source.bytes",
      to: "input[].content[image].type or input[text_result].output[image].type or input[result].output[image].type",
      by: "by its form",
      when: "in user turns or in later system turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].image.format",
      to: "input[].content[image].image_url or input[text_result].output[image].image_url or input[result].output[image].image_url",
      by: "image format, media uri",
      when: "in user turns or in later system turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].image.source.bytes",
      to: "input[].content[image].image_url or input[text_result].output[image].image_url or input[result].output[image].image_url",
      by: "bare base64, media uri",
      when: "in user turns or in later system turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[words]",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[words].document.source.text",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[words].document.format",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[words].document.source.text",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "input[].content[document] or input[text_result].output[document] or input[result].output[document] or " +
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "in user turns with source's data or in results with source's data or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].document.source.bytes",
      to:
        "input[].content[document].type or input[text_result].output[document].type or " +
        "input[result].output[document].type or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "by its form, plain documents as text",
      when: "in user turns with source's data or in results with source's data or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].document.format",
      to:
        "input[].content[document].file_data or input[text_result].output[document].file_data or " +
        "input[result].output[document].file_data or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "document format, bytes or uri, plain documents as text",
      when: "in user turns with source's data or in results with source's data or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].document.source.bytes",
      to:
        "input[].content[document].file_data or input[text_result].output[document].file_data or " +
        "input[result].output[document].file_data or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "bare base64, bytes or uri, plain documents as text",
      when: "in user turns with source's data or in results with source's data or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].document.name",
      to: "input[].content[document].filename or input[text_result].output[document].filename or input[result].output[document].filename",
      when: "in user turns with source's data or in results with source's data; unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[document_of_blocks]",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].searchResult",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].searchResult.content",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood; unless at an address of one vendor",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to: "input[thought]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      to: "input[thought].summary",
      by: "summary texts",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      to: "input[thought].encrypted_content",
      when: "in assistant turns; before something else",
    },
    { concept: "call", from: "messages[].content[call]", to: "input[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[call].toolUse.toolUseId",
      to: "input[call].call_id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[call].toolUse.name",
      to: "input[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[call].toolUse.input",
      to: "input[call].arguments",
      by: "json object, arguments text",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[failed_result]",
      to: "input[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[failed_result].toolResult.status",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[failed_result].toolResult.toolUseId",
      to: "input[result].call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[failed_result].toolResult.content",
      to: "input[result].output",
      when: "in user turns; with its call",
    },
    {
      concept: "result",
      from: "messages[].content[result]",
      to: "input[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[result].toolResult.toolUseId",
      to: "input[result].call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[result].toolResult.content",
      to: "input[result].output",
      when: "in user turns; with its call",
    },
    { concept: "(gateway)", from: "performanceConfig", by: "acted on by the gateway: only the usual speed is offered" },
  ],
  dropped: [
    {
      concept: "top_k",
      from: "additionalModelRequestFields.top_k",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "top_k",
      from: "additionalModelRequestFields.inferenceConfig.topK",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "top_k", from: "inferenceConfig.topK", dropped: "the responses dialect has no place for it" },
    { concept: "stop", from: "inferenceConfig.stopSequences", dropped: "there are no stop sequences here" },
    {
      concept: "tools.cache",
      from: "toolConfig.tools[].cachePoint",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "tools.name",
      from: "toolConfig.tools[].systemTool.name",
      when: "as hosted",
      dropped: "its own vendor runs it",
    },
    {
      concept: "text.cache",
      from: "messages[].content[cache_point].cachePoint",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[].content[cited].citationsContent.citations[].location.web.url",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[].content[cited].citationsContent.citations[].title",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.quote",
      from: "messages[].content[cited].citationsContent.citations[].sourceContent",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[].content[cited].citationsContent.citations[]",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "media", from: "messages[].content[video]", dropped: "the responses dialect has no place for it" },
    {
      concept: "media.medium",
      from: "messages[].content[video].video.source.bytes",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[video].video.format",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[video].video.source.bytes",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "media", from: "messages[].content[audio]", dropped: "the responses dialect has no place for it" },
    {
      concept: "media.medium",
      from: "messages[].content[audio].audio.source.bytes",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].audio.format",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].audio.source.bytes",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[words].document.name",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].document.name",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].searchResult.title",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[redacted]",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "messages[].content[redacted].reasoningContent.redactedContent",
      dropped: "the responses dialect has no place for it",
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
    { concept: "parts", from: "output", to: "output.message" },
    {
      concept: "finish",
      from: "status",
      to: "stopReason",
      by:
        "completed or failed or failed/* or cancelled or in_progress or queued or others as end_turn, " +
        "incomplete/max_output_tokens or incomplete/max_messages or incomplete as max_tokens, " +
        "incomplete/content_filter as content_filtered",
    },
    { concept: "finish", from: "incomplete_details.reason", to: "stopReason", by: "one word with that of status" },
    { concept: "finish", from: "error.code", to: "stopReason", by: "one word with that of status" },
    { concept: "explanation", from: "error.message", dropped: "the reason is not reported" },
    { concept: "id", from: "id", dropped: "answers have no ID" },
    { concept: "created", from: "created_at", dropped: "the time is not reported" },
    { concept: "model", from: "model", dropped: "the model is not reported" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usage.inputTokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.input_tokens_details.cached_tokens",
      to: "usage.cacheReadInputTokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.input_tokens_details.cache_write_tokens",
      to: "usage.cacheWriteInputTokens",
      by: "made to add up",
    },
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.outputTokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.reasoning_tokens",
      by: "implied by leaving it out: part of the output",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.totalTokens", by: "made to add up" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost", dropped: "costs are not reported" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "output[].content[output]",
      to: "output.message.content[cited] or output.message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output[].content[output].text",
      to: "output.message.content[cited].citationsContent.content or output.message.content[text].text",
      by: "content text",
    },
    {
      concept: "refusal",
      from: "output[].content[refusal]",
      to: "output.message.content[declined]",
      when: "where any of it is carried",
    },
    { concept: "refusal.text", from: "output[].content[refusal].refusal", to: "output.message.content[declined].text" },
    {
      concept: "call",
      from: "output[text_call]",
      to: "output.message.content[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "output[text_call].call_id",
      to: "output.message.content[call].toolUse.toolUseId",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output[text_call].name",
      to: "output.message.content[call].toolUse.name",
      when: "of calls with a name",
    },
    {
      concept: "call.group",
      from: "output[text_call].namespace",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "call.arguments",
      from: "output[text_call].input",
      to: "output.message.content[call].toolUse.input",
      by: "json object",
      when: "of calls with a name",
    },
    { concept: "call", from: "output[call]", to: "output.message.content[call]", when: "where any of it is carried" },
    {
      concept: "call.id",
      from: "output[call].call_id",
      to: "output.message.content[call].toolUse.toolUseId",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output[call].name",
      to: "output.message.content[call].toolUse.name",
      when: "of calls with a name",
    },
    {
      concept: "call.group",
      from: "output[call].namespace",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "call.arguments",
      from: "output[call].arguments",
      to: "output.message.content[call].toolUse.input",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    {
      concept: "reasoning",
      from: "output[thought]",
      to: "output.message.content[shown_reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].summary",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.text",
      by: "summary texts",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].content",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.text",
      by: "summary texts",
      when: "unless output[thought].summary has another value; as far as it is understood",
    },
    {
      concept: "reasoning.signature",
      from: "output[thought].encrypted_content",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
    },
    {
      concept: "text.citations.url",
      from: "output[].content[output].annotations[].url",
      to: "output.message.content[cited].citationsContent.citations[].location.web.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output[].content[output].annotations[].title",
      to: "output.message.content[cited].citationsContent.citations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "output[].content[output].annotations[].start_index",
      dropped: "the whole block cites",
    },
    {
      concept: "text.citations.end",
      from: "output[].content[output].annotations[].end_index",
      dropped: "the whole block cites",
    },
    {
      concept: "text.citations",
      from: "output[].content[output].annotations[]",
      to: "output.message.content[cited].citationsContent.citations[]",
      when: "in a known form, where the answer has words",
    },
    { concept: "probabilities", from: "output", dropped: "probabilities are not reported" },
    {
      concept: "(only here)",
      from: "output[assistant].phase",
      dropped: "only this dialect tells commentary from answers",
    },
    { concept: "(gateway)", from: "output[assistant].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[assistant].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "output[text_call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[text_call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "output[call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "output[thought].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[thought].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    {
      concept: "(gateway)",
      from: "output[].content[output].logprobs",
      by: "acted on by the gateway: those of answers are read together, and those of earlier turns are not needed",
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
      from: "response.created.response.id",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "created",
      from: "response.created.response.created_at",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "response.output_item.added[function_call].item.call_id",
      to: "contentBlockStart.start.toolUse.toolUseId",
    },
    {
      concept: "call.name",
      from: "response.output_item.added[function_call].item.name",
      to: "contentBlockStart.start.toolUse.name",
    },
    {
      concept: "call.id",
      from: "response.output_item.added[custom_tool_call].item.call_id",
      to: "contentBlockStart.start.toolUse.toolUseId",
    },
    {
      concept: "call.name",
      from: "response.output_item.added[custom_tool_call].item.name",
      to: "contentBlockStart.start.toolUse.name",
    },
    {
      concept: "probabilities",
      from: "response.output_text.delta.logprobs",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    { concept: "text.text", from: "response.output_text.delta.delta", to: "contentBlockDelta.delta.text" },
    { concept: "text.text", from: "response.output_text.done.text", to: "contentBlockDelta.delta.text" },
    {
      concept: "text.citations",
      from: "response.output_text.annotation.added.annotation",
      to: "contentBlockDelta.delta.citation",
      when: "in a known form, where the answer has words",
    },
    { concept: "refusal.text", from: "response.refusal.delta.delta", to: "contentBlockDelta.delta.text" },
    { concept: "refusal.text", from: "response.refusal.done.refusal", to: "contentBlockDelta.delta.text" },
    {
      concept: "reasoning.text",
      from: "response.reasoning_summary_text.delta.delta",
      to: "contentBlockDelta.delta.reasoningContent.text",
    },
    {
      concept: "reasoning.text",
      from: "response.reasoning_text.delta.delta",
      to: "contentBlockDelta.delta.reasoningContent.text",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.delta.delta",
      to: "contentBlockDelta.delta.toolUse.input",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.done.arguments",
      to: "contentBlockDelta.delta.toolUse.input",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.delta.delta",
      to: "contentBlockDelta.delta.toolUse.input",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.done.input",
      to: "contentBlockDelta.delta.toolUse.input",
    },
    {
      concept: "call.id",
      from: "response.output_item.done[function_call].item.call_id",
      to: "contentBlockStart.start.toolUse.toolUseId",
    },
    {
      concept: "call.name",
      from: "response.output_item.done[function_call].item.name",
      to: "contentBlockStart.start.toolUse.name",
    },
    {
      concept: "call.arguments",
      from: "response.output_item.done[function_call].item.arguments",
      to: "contentBlockDelta.delta.toolUse.input",
    },
    {
      concept: "call.id",
      from: "response.output_item.done[custom_tool_call].item.call_id",
      to: "contentBlockStart.start.toolUse.toolUseId",
    },
    {
      concept: "call.name",
      from: "response.output_item.done[custom_tool_call].item.name",
      to: "contentBlockStart.start.toolUse.name",
    },
    {
      concept: "call.arguments",
      from: "response.output_item.done[custom_tool_call].item.input",
      to: "contentBlockDelta.delta.toolUse.input",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.summary",
      to: "contentBlockDelta.delta.reasoningContent.text",
      by: "summary texts",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.content",
      to: "contentBlockDelta.delta.reasoningContent.text",
      by: "summary texts",
      when: "unless response.output_item.done[reasoning].item.summary has another value",
    },
    {
      concept: "reasoning.signature",
      from: "response.output_item.done[reasoning].item.encrypted_content",
      to: "contentBlockDelta.delta.reasoningContent.signature",
    },
    {
      concept: "text.text",
      from: "response.output_item.done[message].item.content[output_text].text",
      to: "contentBlockDelta.delta.text",
    },
    {
      concept: "refusal.text",
      from: "response.output_item.done[message].item.content[refusal].refusal",
      to: "contentBlockDelta.delta.text",
    },
    {
      concept: "usage",
      from: "response.completed.response.usage",
      to: "metadata.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.status",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.incomplete_details.reason",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "usage",
      from: "response.incomplete.response.usage",
      to: "metadata.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.status",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.incomplete_details.reason",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
