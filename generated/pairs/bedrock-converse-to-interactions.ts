// Made from specs/dialects/bedrock-converse/mapping.yaml, specs/dialects/interactions/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the bedrock-converse dialect for a model behind interactions. */
export const bedrockConverseToInteractions: Pair = {
  from: "bedrock-converse",
  to: "interactions",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "input",
      by:
        "hoist instructions, answer calls, plain documents as text, only media taken, drop empty text, " +
        "detach signatures, drop trailing reasoning, ensure user turn",
    },
    { concept: "instructions", from: "system", to: "system_instruction" },
    { concept: "output_limit", from: "inferenceConfig.maxTokens", to: "generation_config.max_output_tokens" },
    { concept: "temperature", from: "inferenceConfig.temperature", to: "generation_config.temperature" },
    { concept: "top_p", from: "inferenceConfig.topP", to: "generation_config.top_p" },
    {
      concept: "stop",
      from: "inferenceConfig.stopSequences",
      to: "generation_config.stop_sequences",
      by: "at most 5",
      when: "the first 5",
    },
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
      by: "object schema, json schema",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.strict",
      from: "toolConfig.tools[].toolSpec.strict",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "validated for strict",
      when:
        "of tools of the client; beside tools, else it has no effect; as function; of the client; unless " +
        "another has its name",
    },
    { concept: "tools", from: "toolConfig.tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.tool",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "by its form",
      when: "only auto, validated, none, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.toolChoice.tool.name",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "single, always a list",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.any",
      to: "generation_config.tool_choice",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.auto",
      to: "generation_config.tool_choice",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "toolConfig.toolChoice",
      to: "generation_config.tool_choice",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "outputConfig.textFormat.type",
      to: "response_format.type",
      by: "by its form",
      when: "with a schema",
    },
    {
      concept: "output_format.schema",
      from: "outputConfig.textFormat.structure.jsonSchema.schema",
      to: "response_format.schema",
      by: "schema text, json schema",
      when: "as far as it is understood; with a schema",
    },
    {
      concept: "output_format",
      from: "outputConfig.textFormat",
      to: "response_format",
      when: "in a known form; with a schema",
    },
    {
      concept: "reasoning.mode",
      from: "additionalModelRequestFields.thinking.type",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.mode",
      from: "additionalModelRequestFields.reasoning_config.type",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled; unless additionalModelRequestFields.thinking.type has another value",
    },
    {
      concept: "reasoning.budget",
      from: "additionalModelRequestFields.thinking.budget_tokens",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "additionalModelRequestFields.reasoning_config.budget_tokens",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when:
        "as the model is controlled; unless additionalModelRequestFields.thinking.budget_tokens has another " + "value",
    },
    {
      concept: "reasoning.visible",
      from: "additionalModelRequestFields.thinking.display",
      to: "generation_config.thinking_summaries",
      by: "word for word",
      when: "only summarized, omitted; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "outputConfig.effort",
      to: "generation_config.thinking_level",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "additionalModelRequestFields.output_config.effort",
      to: "generation_config.thinking_level",
      by: "word for word, fit reasoning",
      when: "unless outputConfig.effort has another value; as the model is controlled",
    },
    { concept: "metadata", from: "requestMetadata", to: "labels" },
    {
      concept: "text",
      from: "messages[].content[cache_point]",
      to: "input[].content[text] or system_instruction or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[cache_point].cachePoint",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "by its form",
    },
    {
      concept: "text",
      from: "messages[].content[cited]",
      to: "input[].content[text] or system_instruction or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[cited].citationsContent.content",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "content text",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to: "input[].content[text] or system_instruction or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
    },
    {
      concept: "text",
      from: "messages[].content[guarded]",
      to: "input[].content[text] or system_instruction or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[guarded].guardContent.text.text",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
    },
    {
      concept: "text",
      from: "messages[].content[values]",
      to: "input[].content[text] or system_instruction or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[values].json",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "arguments text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[media] or input[result].result[media]",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].image.source.bytes",
      to: "input[].content[media].type or input[result].result[media].type",
      by: "by its form",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].image.format",
      to: "input[].content[media].mime_type or input[result].result[media].mime_type",
      by: "image format",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].image.source.bytes",
      to: "input[].content[media].data or input[result].result[media].data",
      by: "bare base64",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media",
      from: "messages[].content[video]",
      to: "input[].content[media] or input[result].result[media]",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[video].video.source.bytes",
      to: "input[].content[media].type or input[result].result[media].type",
      by: "by its form",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[video].video.format",
      to: "input[].content[media].mime_type or input[result].result[media].mime_type",
      by: "video format",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[video].video.source.bytes",
      to: "input[].content[media].data or input[result].result[media].data",
      by: "bare base64",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media",
      from: "messages[].content[audio]",
      to: "input[].content[media] or input[result].result[media]",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[audio].audio.source.bytes",
      to: "input[].content[media].type or input[result].result[media].type",
      by: "by its form",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].audio.format",
      to: "input[].content[media].mime_type or input[result].result[media].mime_type",
      by: "audio format",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].audio.source.bytes",
      to: "input[].content[media].data or input[result].result[media].data",
      by: "bare base64",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media",
      from: "messages[].content[words]",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[words].document.source.text",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[words].document.format",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[words].document.source.text",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "input[].content[media] or input[result].result[media] or input[].content[text].text or " +
        "system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].document.source.bytes",
      to:
        "input[].content[media].type or input[result].result[media].type or input[].content[text].text or " +
        "system_instruction or input[result].result[text].text",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].document.format",
      to:
        "input[].content[media].mime_type or input[result].result[media].mime_type or " +
        "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "document format, plain documents as text",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].document.source.bytes",
      to:
        "input[].content[media].data or input[result].result[media].data or input[].content[text].text or " +
        "system_instruction or input[result].result[text].text",
      by: "bare base64, plain documents as text",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media",
      from: "messages[].content[document_of_blocks]",
      to:
        "input[].content[media] or input[].content[linked] or input[result].result[media] or " +
        "input[result].result[linked] or input[].content[text].text or system_instruction or " +
        "input[result].result[text].text",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or " +
        "input[result].result[linked].type or input[].content[text].text or system_instruction or " +
        "input[result].result[text].text",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].document.source.content",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or " +
        "input[].content[linked].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type or input[].content[text].text or system_instruction or " +
        "input[result].result[text].text",
      by: "document text, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url; as far as it is understood",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to:
        "input[].content[media] or input[].content[linked] or input[result].result[media] or " +
        "input[result].result[linked] or input[].content[text].text or system_instruction or " +
        "input[result].result[text].text",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].searchResult",
      to:
        "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or " +
        "input[result].result[linked].type or input[].content[text].text or system_instruction or " +
        "input[result].result[text].text",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].searchResult.content",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or " +
        "input[].content[linked].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type or input[].content[text].text or system_instruction or " +
        "input[result].result[text].text",
      by: "document text, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url; as far as it is understood",
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
      by: "summary content",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      to: "input[thought].signature",
      when: "in assistant turns; before something else",
    },
    { concept: "call", from: "messages[].content[call]", to: "input[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[call].toolUse.toolUseId",
      to: "input[call].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[call].toolUse.name",
      to: "input[call].name or input[result].name",
      by: "link results by name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[call].toolUse.input",
      to: "input[call].arguments",
      by: "json object",
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
      to: "input[result].is_error",
      by: "by its form",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[failed_result].toolResult.toolUseId",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[failed_result].toolResult.content",
      to: "input[result].result",
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
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[result].toolResult.content",
      to: "input[result].result",
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
    {
      concept: "tools.cache",
      from: "toolConfig.tools[].cachePoint",
      dropped: "the interactions dialect has no place for it",
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
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[].content[cited].citationsContent.citations[].location.web.url",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[].content[cited].citationsContent.citations[].title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.quote",
      from: "messages[].content[cited].citationsContent.citations[].sourceContent",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[].content[cited].citationsContent.citations[]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[words].document.name",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].document.name",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].document.name",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].searchResult.title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[redacted]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "messages[].content[redacted].reasoningContent.redactedContent",
      dropped: "the interactions dialect has no place for it",
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
