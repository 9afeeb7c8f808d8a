// Made from specs/dialects/bedrock-converse/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the bedrock-converse dialect for a model behind responses. */
export const bedrockConverseToResponses: Pair = {
  from: "bedrock-converse",
  to: "responses",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "input",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, name " +
        "files, drop empty text, clean call ids, drop trailing reasoning, ensure user turn",
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
      from: "toolConfig.tools[].cachePoint",
      to: "tools[].name",
      by: "by its form",
      when: "of the client; unless another has its name",
    },
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
      when: "as function; of the client; unless another has its name; as one object",
    },
    {
      concept: "tools.strict",
      from: "toolConfig.tools[].toolSpec.strict",
      to: "tools[].strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts",
    },
    { concept: "tools", from: "toolConfig.tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.tool",
      to: "tool_choice or tool_choice.type or tool_choice.mode or tools[].strict",
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
      when: "with a schema",
    },
    {
      concept: "output_format.schema",
      from: "outputConfig.textFormat.structure.jsonSchema.schema",
      to: "text.format.schema or instructions",
      by: "schema text, schema as instruction",
      when: "as far as it is understood; with a schema; of an object",
    },
    {
      concept: "output_format.name",
      from: "outputConfig.textFormat.structure.jsonSchema.name",
      to: "text.format.name",
      when: "with a schema; of an object",
    },
    {
      concept: "output_format.description",
      from: "outputConfig.textFormat.structure.jsonSchema.description",
      to: "text.format.description",
      when: "with a schema; of an object",
    },
    {
      concept: "output_format",
      from: "outputConfig.textFormat",
      to: "text.format or instructions",
      by: "schema as instruction",
      when: "in a known form; with a schema",
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
      when:
        "as the model is controlled; unless additionalModelRequestFields.thinking.budget_tokens has another " + "value",
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
      concept: "text.text",
      from: "messages[].content[cache_point].cachePoint",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "by its form",
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
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "content text",
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
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
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
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
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
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "arguments text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[image] or input[text_result].output[image] or input[result].output[image]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].image.source.bytes",
      to:
        "input[].content[image].type or input[text_result].output[image].type or " + "input[result].output[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].image.format",
      to:
        "input[].content[image].image_url or input[text_result].output[image].image_url or " +
        "input[result].output[image].image_url",
      by: "image format, media uri",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].image.source.bytes",
      to:
        "input[].content[image].image_url or input[text_result].output[image].image_url or " +
        "input[result].output[image].image_url",
      by: "bare base64, media uri",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[words]",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[words].document.source.text",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[words].document.format",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[words].document.source.text",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "input[].content[document] or input[text_result].output[document] or input[result].output[document] " +
        "or input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
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
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].document.format",
      to:
        "input[].content[document].file_data or input[text_result].output[document].file_data or " +
        "input[result].output[document].file_data or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "document format, media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].document.source.bytes",
      to:
        "input[].content[document].file_data or input[text_result].output[document].file_data or " +
        "input[result].output[document].file_data or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "bare base64, media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].document.name",
      to:
        "input[].content[document].filename or input[text_result].output[document].filename or " +
        "input[result].output[document].filename",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " +
        "vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[document_of_blocks]",
      to:
        "input[].content[document] or input[].content[linked_document] or " +
        "input[text_result].output[document] or input[text_result].output[linked_document] or " +
        "input[result].output[document] or input[result].output[linked_document] or " +
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's " +
        "data or in results with source's url; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "input[].content[document].type or input[].content[linked_document].type or " +
        "input[text_result].output[document].type or input[text_result].output[linked_document].type or " +
        "input[result].output[document].type or input[result].output[linked_document].type or " +
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's " +
        "data or in results with source's url; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "input[].content[document].file_data or input[].content[linked_document].file_url or " +
        "input[text_result].output[document].file_data or " +
        "input[text_result].output[linked_document].file_url or input[result].output[document].file_data or " +
        "input[result].output[linked_document].file_url or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "document text, media uri, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's " +
        "data or in results with source's url; as far as it is understood; unless at an address of one " +
        "vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].document.name",
      to:
        "input[].content[document].filename or input[].content[linked_document].filename or " +
        "input[text_result].output[document].filename or input[text_result].output[linked_document].filename " +
        "or input[result].output[document].filename or input[result].output[linked_document].filename",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's " +
        "data or in results with source's url; unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to:
        "input[].content[document] or input[].content[linked_document] or " +
        "input[text_result].output[document] or input[text_result].output[linked_document] or " +
        "input[result].output[document] or input[result].output[linked_document] or " +
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's " +
        "data or in results with source's url; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].searchResult",
      to:
        "input[].content[document].type or input[].content[linked_document].type or " +
        "input[text_result].output[document].type or input[text_result].output[linked_document].type or " +
        "input[result].output[document].type or input[result].output[linked_document].type or " +
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's " +
        "data or in results with source's url; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].searchResult.content",
      to:
        "input[].content[document].file_data or input[].content[linked_document].file_url or " +
        "input[text_result].output[document].file_data or " +
        "input[text_result].output[linked_document].file_url or input[result].output[document].file_data or " +
        "input[result].output[linked_document].file_url or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "document text, media uri, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's " +
        "data or in results with source's url; as far as it is understood; unless at an address of one " +
        "vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].searchResult.title",
      to:
        "input[].content[document].filename or input[].content[linked_document].filename or " +
        "input[text_result].output[document].filename or input[text_result].output[linked_document].filename " +
        "or input[result].output[document].filename or input[result].output[linked_document].filename",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's " +
        "data or in results with source's url; unless at an address of one vendor; unless of plain text",
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
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
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
};
