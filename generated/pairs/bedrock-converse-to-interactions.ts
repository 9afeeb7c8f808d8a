// Made from specs/dialects/bedrock-converse/mapping.yaml, specs/dialects/interactions/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the bedrock-converse dialect for a model behind interactions, and its answer. */
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
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no " +
        "effect; as function; of the client; unless another has its name",
    },
    { concept: "tools", from: "toolConfig.tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.toolChoice.tool",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
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
      when: "unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "outputConfig.textFormat.structure.jsonSchema.schema",
      to: "response_format.schema",
      by: "schema text, json schema",
      when: "as far as it is understood; unless it lacks its schema",
    },
    {
      concept: "output_format",
      from: "outputConfig.textFormat",
      to: "response_format",
      when: "in a known form; unless it lacks its schema",
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
        "source's data or of plain text",
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
        "source's data or of plain text",
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
        "source's data or of plain text",
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
        "source's data or of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[document_of_blocks]",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].document.source.content",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].document.source.content",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].searchResult",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].searchResult.content",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood",
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
      when: "with its call",
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
      when: "with its call",
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
  answer: [
    { concept: "parts", from: "steps", to: "output.message", by: "detach signatures" },
    {
      concept: "finish",
      from: "status",
      to: "stopReason",
      by:
        "completed or failed or failed/* or cancelled or in_progress or queued or requires_continuation or " +
        "others as end_turn, requires_action as tool_use, incomplete or budget_exceeded as max_tokens, " +
        "failed/safety or */safety or */recitation or */language or */prohibited_content or */spii or " +
        "*/blocklist or */content_blocked or */image_safety or */image_prohibited_content or " +
        "*/image_recitation or */image_other as content_filtered, failed/malformed_function_call or " +
        "*/malformed_function_call or */malformed_tool_call or */unexpected_tool_call or " +
        "*/too_many_tool_calls or */missing_thought_signature or */no_image as malformed_model_output",
    },
    { concept: "finish", from: "errors[0].code", to: "stopReason", by: "one word with that of status" },
    { concept: "finish", from: "steps[*].error.code", to: "stopReason", by: "one word with that of status" },
    { concept: "explanation", from: "errors[0].message", dropped: "the reason is not reported" },
    { concept: "explanation", from: "steps[*].error.message", dropped: "the reason is not reported" },
    { concept: "id", from: "id", dropped: "answers have no ID" },
    { concept: "model", from: "model", dropped: "the model is not reported" },
    { concept: "created", from: "created", dropped: "the time is not reported" },
    { concept: "usage.input", from: "usage.total_input_tokens", to: "usage.inputTokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.total_cached_tokens",
      to: "usage.cacheReadInputTokens",
      by: "made to add up",
    },
    {
      concept: "usage.tool_input",
      from: "usage.total_tool_use_tokens",
      by: "implied by leaving it out: part of the input",
    },
    { concept: "usage.output", from: "usage.total_output_tokens", to: "usage.outputTokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.total_thought_tokens",
      by: "implied by leaving it out: part of the output",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.totalTokens", by: "made to add up" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "steps[].content[text]",
      to: "output.message.content[cited] or output.message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "steps[].content[text].text",
      to: "output.message.content[cited].citationsContent.content or output.message.content[text].text",
      by: "content text",
    },
    {
      concept: "text",
      from: "steps[].content[words_in_parts]",
      to: "output.message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "steps[].content[words_in_parts].parts",
      to: "output.message.content[text].text",
      by: "joined text",
    },
    {
      concept: "text",
      from: "steps[].content[untyped_text]",
      to: "output.message.content[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "steps[].content[untyped_text].text", to: "output.message.content[text].text" },
    { concept: "media", from: "steps[].content[media]", dropped: "the bedrock-converse dialect has no place for it" },
    {
      concept: "media.medium",
      from: "steps[].content[media].type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "steps[].content[media].data",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[media].mime_type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "steps[].content[media].resolution",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "media", from: "steps[].content[linked]", dropped: "the bedrock-converse dialect has no place for it" },
    {
      concept: "media.medium",
      from: "steps[].content[linked].type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "steps[].content[linked].uri",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[linked].mime_type",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "steps[].content[linked].resolution",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "call", from: "steps[call]", to: "output.message.content[call]", when: "where any of it is carried" },
    {
      concept: "call.id",
      from: "steps[call].id",
      to: "output.message.content[call].toolUse.toolUseId",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "steps[call].name",
      to: "output.message.content[call].toolUse.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "steps[call].arguments",
      to: "output.message.content[call].toolUse.input",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "steps[call].signature",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
      by: "detach signatures",
      when: "without redacted; of calls with a name",
    },
    {
      concept: "reasoning",
      from: "steps[thought]",
      to: "output.message.content[shown_reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "steps[thought].summary",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.text",
      by: "summary content",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.signature",
      from: "steps[thought].signature",
      to: "output.message.content[shown_reasoning].reasoningContent.reasoningText.signature",
    },
    {
      concept: "text.citations.url",
      from: "steps[].content[text].annotations[].url",
      to: "output.message.content[cited].citationsContent.citations[].location.web.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "steps[].content[text].annotations[].title",
      to: "output.message.content[cited].citationsContent.citations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "steps[].content[text].annotations[].start_index",
      dropped: "the whole block cites",
    },
    {
      concept: "text.citations.end",
      from: "steps[].content[text].annotations[].end_index",
      dropped: "the whole block cites",
    },
    {
      concept: "text.citations",
      from: "steps[].content[text].annotations[]",
      to: "output.message.content[cited].citationsContent.citations[]",
      when: "in a known form, where the answer has words",
    },
    { concept: "(only here)", from: "steps[assistant].error", dropped: "only this dialect tells why a step broke off" },
    {
      concept: "(gateway)",
      from: "steps[].content[words_in_parts].role",
      by: "acted on by the gateway: the place tells it",
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
      from: "interaction.created.interaction.id",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    { concept: "call.id", from: "step.start[function_call].step.id", to: "contentBlockStart.start.toolUse.toolUseId" },
    { concept: "call.name", from: "step.start[function_call].step.name", to: "contentBlockStart.start.toolUse.name" },
    {
      concept: "call.arguments",
      from: "step.start[function_call].step.arguments",
      to: "contentBlockDelta.delta.toolUse.input",
      by: "non empty json object",
    },
    {
      concept: "call.signature",
      from: "step.start[function_call].step.signature",
      to: "contentBlockDelta.delta.reasoningContent.signature",
    },
    {
      concept: "reasoning.signature",
      from: "step.start[thought].step.signature",
      to: "contentBlockDelta.delta.reasoningContent.signature",
    },
    {
      concept: "finish",
      from: "step.start[model_output].step.error.code",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "step.start[model_output].step.error.message",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "part.text",
      from: "step.delta[text].delta.text",
      to:
        "contentBlockDelta.delta.toolUse.input or contentBlockDelta.delta.reasoningContent.text or " +
        "contentBlockDelta.delta.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[arguments_delta].delta.arguments",
      to:
        "contentBlockDelta.delta.toolUse.input or contentBlockDelta.delta.reasoningContent.text or " +
        "contentBlockDelta.delta.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[thought_summary].delta.content.text",
      to:
        "contentBlockDelta.delta.toolUse.input or contentBlockDelta.delta.reasoningContent.text or " +
        "contentBlockDelta.delta.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "step.delta[thought_signature].delta.signature",
      to: "contentBlockDelta.delta.reasoningContent.signature",
      by: "as the part that it continues",
    },
    {
      concept: "media",
      from: "step.delta[image].delta.data",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[image].delta.uri",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[audio].delta.data",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[audio].delta.uri",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[video].delta.data",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[video].delta.uri",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[document].delta.data",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[document].delta.uri",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "text.citations",
      from: "step.delta[text_annotation_delta].delta.annotations",
      to: "contentBlockDelta.delta.citation",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "interaction.completed.interaction.usage",
      to: "metadata.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.status",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.errors[0].code",
      to: "messageStop.stopReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.completed.interaction.errors[0].message",
      dropped: "the streams of the bedrock-converse dialect have no place for it",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
