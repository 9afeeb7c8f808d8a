// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/bedrock-converse/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the cohere-chat dialect for a model behind bedrock-converse, and its answer. */
export const cohereChatToBedrockConverse: Pair = {
  from: "cohere-chat",
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
    { concept: "output_limit", from: "max_tokens", to: "inferenceConfig.maxTokens" },
    {
      concept: "temperature",
      from: "temperature",
      to: "inferenceConfig.temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "p", to: "inferenceConfig.topP", when: "without reasoning, or near 1" },
    {
      concept: "top_k",
      from: "k",
      to: "additionalModelRequestFields.top_k",
      by: "omit below one",
      when: "without reasoning",
    },
    { concept: "stop", from: "stop_sequences", to: "inferenceConfig.stopSequences", when: "with a letter or a sign" },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "toolConfig.tools[].toolSpec.name",
      when: "unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when: "unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when: "unless another has its name; as one object; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "toolConfig.tools[]",
      when: "in a known form; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "strict",
      from: "strict_tools",
      to: "toolConfig.tools[].toolSpec.strict",
      by: "strict for each tool",
      when:
        "not where name is empty with cache; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "toolConfig.toolChoice.any or toolConfig.toolChoice.auto or toolConfig.tools[]",
      by: "withhold tools",
      when: "where mode is required or where mode is auto or where it forbids calls; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.toolChoice or toolConfig.tools[]",
      by: "withhold tools",
      when: "where mode is auto or where mode is required or where it forbids calls; in a known form; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "outputConfig.textFormat.type or system[cache_point].cachePoint or system[text].text",
      by: "by its form, json as instruction, implied by leaving it out: what happens without it",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "schema text, schema as instruction",
      when: "as schema; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "schema text, schema as instruction",
      when: "unless response_format.json_schema has another value; as schema; of an object; with conditions that the vendor accepts; as older_schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "outputConfig.textFormat or system[cache_point].cachePoint or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in a known form",
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
      from: "thinking.token_budget",
      to: "additionalModelRequestFields.thinking.budget_tokens or additionalModelRequestFields.thinking.type or outputConfig.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "system[text] or messages[].content[text] or messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "system[text].text or messages[].content[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
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
      concept: "text",
      from: "messages[].content[found]",
      to:
        "system[text] or messages[].content[text] or messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to:
        "system[text].text or messages[].content[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
      by: "arguments text",
    },
    {
      concept: "text.text",
      from: "messages[].tool_plan",
      to: "messages[].content[text].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "messages[].content[call].toolUse.toolUseId",
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
    {
      concept: "(gateway)",
      from: "documents",
      by: "acted on by the gateway: a pass reads them as parts of the user's last message",
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
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "messages[assistant].citations[].start",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "messages[assistant].citations[].end",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].document.url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].tool_output.url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].document.title",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].tool_output.title",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].sources[].document.url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].sources[].tool_output.url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].sources[].document.title",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].sources[].tool_output.title",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].citations[].sources[]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].citations[]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "(only here)", from: "logprobs", when: "unless false", dropped: "probabilities are not carried back" },
    { concept: "(only here)", from: "citation_options", dropped: "no other dialect lets a request choose citations" },
    {
      concept: "(only here)",
      from: "safety_mode",
      when: 'unless "CONTEXTUAL"',
      dropped: "safety settings belong to one vendor",
    },
    { concept: "(only here)", from: "priority", when: "unless 0", dropped: "tiers belong to one vendor" },
    { concept: "(only here)", from: "raw_prompting", when: "unless false", dropped: "templates belong to one vendor" },
    {
      concept: "(only here)",
      from: "messages[].content[found].document.id",
      dropped: "results have no names elsewhere",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "output.message", to: "message" },
    {
      concept: "finish",
      from: "stopReason",
      to: "finish_reason",
      by:
        "end_turn or malformed_model_output or malformed_tool_use or others as COMPLETE, " +
        "stop_sequence as STOP_SEQUENCE, tool_use as TOOL_CALL, max_tokens or model_context_window_exceeded as " +
        "MAX_TOKENS, content_filtered or guardrail_intervened as ERROR",
    },
    {
      concept: "stop_sequence",
      from: "additionalModelResponseFields.stop_sequence",
      dropped: "the sequence is not reported",
    },
    { concept: "usage.input", from: "usage.inputTokens", to: "usage.billed_units.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cacheReadInputTokens",
      dropped: "cached tokens are not among those that are billed",
    },
    {
      concept: "usage.cache_write",
      from: "usage.cacheWriteInputTokens",
      dropped: "only reading from a cache is counted",
    },
    { concept: "usage.cache_write_hour", from: "usage.cacheDetails", dropped: "only reading from a cache is counted" },
    {
      concept: "usage.output",
      from: "usage.outputTokens",
      to: "usage.billed_units.output_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usage.totalTokens", dropped: "the parts are not summed" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "output.message.content[cited]",
      to: "message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[cited].citationsContent.content",
      to: "message.content[text].text",
      by: "content text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "output.message.content[text]",
      to: "message.content[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output.message.content[text].text", to: "message.content[text].text" },
    {
      concept: "text",
      from: "output.message.content[guarded]",
      to: "message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[guarded].guardContent.text.text",
      to: "message.content[text].text",
    },
    {
      concept: "text",
      from: "output.message.content[values]",
      to: "message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[values].json",
      to: "message.content[text].text",
      by: "value text",
    },
    {
      concept: "media",
      from: "output.message.content[document_of_blocks]",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[document_of_blocks].document.source.content",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[document_of_blocks].document.name",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media",
      from: "output.message.content[search_result]",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "output.message.content[search_result].searchResult",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[search_result].searchResult.content",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[search_result].searchResult.title",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "output.message.content[reasoning]",
      to: "message.content[reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.text",
      to: "message.content[reasoning].thinking",
      by: "non empty text",
    },
    {
      concept: "reasoning.signature",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.signature",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "output.message.content[redacted]",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "output.message.content[redacted].reasoningContent.redactedContent",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "call",
      from: "output.message.content[call]",
      to: "message.tool_calls[]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "output.message.content[call].toolUse.toolUseId",
      to: "message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output.message.content[call].toolUse.name",
      to: "message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "output.message.content[call].toolUse.input",
      to: "message.tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "text.citations.url",
      from: "output.message.content[cited].citationsContent.citations[].location.web.url",
      to: "message.citations[].sources[0].document.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output.message.content[cited].citationsContent.citations[].title",
      to: "message.citations[].sources[0].document.title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.quote",
      from: "output.message.content[cited].citationsContent.citations[].sourceContent",
      dropped: "only the citing words are reported",
    },
    {
      concept: "text.citations",
      from: "output.message.content[cited].citationsContent.citations[]",
      to: "message.citations[]",
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
      to: "tool-call-start.delta.message.tool_calls.id",
    },
    {
      concept: "call.name",
      from: "contentBlockStart.start.toolUse.name",
      to: "tool-call-start.delta.message.tool_calls.function.name",
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
    { concept: "text.text", from: "contentBlockDelta.delta.text", to: "content-delta.delta.message.content.text" },
    {
      concept: "reasoning.text",
      from: "contentBlockDelta.delta.reasoningContent.text",
      to: "content-delta.delta.message.content.thinking",
    },
    {
      concept: "reasoning.signature",
      from: "contentBlockDelta.delta.reasoningContent.signature",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "contentBlockDelta.delta.reasoningContent.redactedContent",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "part.text",
      from: "contentBlockDelta.delta.toolUse.input",
      to:
        "tool-call-delta.delta.message.tool_calls.function.arguments or content-delta.delta.message.content.text or " +
        "content-delta.delta.message.content.thinking",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "contentBlockDelta.delta.citation",
      to: "citation-start.delta.message.citations",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "finish",
      from: "messageStop.stopReason",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "messageStop.additionalModelResponseFields.stop_sequence",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "usage",
      from: "metadata.usage",
      to: "message-end.delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
