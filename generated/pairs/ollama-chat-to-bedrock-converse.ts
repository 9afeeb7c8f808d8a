// Made from specs/dialects/ollama-chat/mapping.yaml, specs/dialects/bedrock-converse/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the ollama-chat dialect for a model behind bedrock-converse, and its answer. */
export const ollamaChatToBedrockConverse: Pair = {
  from: "ollama-chat",
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
    { concept: "output_limit", from: "options.num_predict", to: "inferenceConfig.maxTokens", by: "omit below one" },
    {
      concept: "temperature",
      from: "options.temperature",
      to: "inferenceConfig.temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "options.top_p", to: "inferenceConfig.topP", when: "without reasoning, or near 1" },
    {
      concept: "top_k",
      from: "options.top_k",
      to: "additionalModelRequestFields.top_k",
      by: "omit below one",
      when: "without reasoning",
    },
    { concept: "stop", from: "options.stop", to: "inferenceConfig.stopSequences", when: "with a letter or a sign" },
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
      concept: "output_format.kind",
      from: "format",
      to: "system[cache_point].cachePoint or system[text].text or outputConfig.textFormat.type",
      by: "json as instruction, by its form, implied by leaving it out: what happens without it",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "format",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "schema text, schema as instruction",
      when: "as schema; in a known form; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "reasoning.effort",
      from: "think",
      to: "outputConfig.effort or additionalModelRequestFields.thinking.type or additionalModelRequestFields.thinking.budget_tokens",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as effort",
    },
    {
      concept: "text.text",
      from: "messages[].content",
      to:
        "system[text].text or messages[].content[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
    },
    {
      concept: "media.source",
      from: "messages[].images[]",
      to: "messages[].content[image].image.format or messages[].content[image].image.source.bytes",
      by: "bare image",
      when: "with source's data with data; in user turns; images as png, jpeg, gif, webp",
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
      by: "json object",
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
      concept: "result.name",
      from: "messages[tool].tool_name",
      to: "messages[].content[failed_result].toolResult.toolUseId or messages[].content[result].toolResult.toolUseId",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
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
    { concept: "(gateway)", from: "messages[].tool_calls[].type", by: "acted on by the gateway: always function" },
    {
      concept: "(gateway)",
      from: "messages[].tool_calls[].function.index",
      by: "acted on by the gateway: the order of the list is the order of the calls",
    },
  ],
  dropped: [
    {
      concept: "presence_penalty",
      from: "options.presence_penalty",
      when: "unless 0",
      dropped: "the host has no penalties for all models",
    },
    {
      concept: "frequency_penalty",
      from: "options.frequency_penalty",
      when: "unless 0",
      dropped: "the host has no penalties for all models",
    },
    { concept: "seed", from: "options.seed", dropped: "the host has no seed for all models" },
    {
      concept: "reasoning.text",
      from: "messages[].thinking",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "(only here)", from: "logprobs", when: "unless false", dropped: "probabilities are not carried back" },
    { concept: "(only here)", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not carried back" },
    { concept: "(only here)", from: "keep_alive", dropped: "models are loaded by one host" },
    {
      concept: "(only here)",
      from: "truncate",
      when: "unless true",
      dropped: "no other dialect shortens conversations",
    },
    {
      concept: "(only here)",
      from: "shift",
      when: "unless true",
      dropped: "contexts are handled differently by every host",
    },
    { concept: "(only here)", from: "options.min_p", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.typical_p", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.repeat_penalty", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.repeat_last_n", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.num_ctx", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_keep", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_batch", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_gpu", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.main_gpu", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_thread", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.use_mmap", dropped: "models are loaded by one host" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "output.message", to: "message" },
    {
      concept: "finish",
      from: "stopReason",
      to: "done_reason",
      by:
        "end_turn or stop_sequence or tool_use or content_filtered or guardrail_intervened or malformed_model_output " +
        "or malformed_tool_use or others as stop, max_tokens or model_context_window_exceeded as length",
    },
    {
      concept: "stop_sequence",
      from: "additionalModelResponseFields.stop_sequence",
      dropped: "the sequence is not reported",
    },
    { concept: "usage.input", from: "usage.inputTokens", to: "prompt_eval_count", by: "made to add up" },
    { concept: "usage.cached_input", from: "usage.cacheReadInputTokens", dropped: "caches are not counted" },
    { concept: "usage.cache_write", from: "usage.cacheWriteInputTokens", dropped: "caches are not counted" },
    { concept: "usage.output", from: "usage.outputTokens", to: "eval_count", by: "made to add up" },
    { concept: "usage.total", from: "usage.totalTokens", dropped: "the parts are not summed" },
    { concept: "usage", from: "usage", to: "" },
    {
      concept: "text",
      from: "output.message.content[cited]",
      to: "message.content",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[cited].citationsContent.content",
      to: "message.content",
      by: "content text",
    },
    {
      concept: "text",
      from: "output.message.content[text]",
      to: "message.content",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output.message.content[text].text", to: "message.content" },
    {
      concept: "text",
      from: "output.message.content[guarded]",
      to: "message.content",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output.message.content[guarded].guardContent.text.text", to: "message.content" },
    {
      concept: "text",
      from: "output.message.content[values]",
      to: "message.content",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output.message.content[values].json", to: "message.content", by: "arguments text" },
    {
      concept: "media",
      from: "output.message.content[document_of_blocks]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[document_of_blocks].document.source.content",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[document_of_blocks].document.name",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media",
      from: "output.message.content[search_result]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "output.message.content[search_result].searchResult",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[search_result].searchResult.content",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[search_result].searchResult.title",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "output.message.content[reasoning]",
      to: "message.thinking",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.text",
      to: "message.thinking",
    },
    {
      concept: "reasoning.signature",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.signature",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "output.message.content[redacted]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "output.message.content[redacted].reasoningContent.redactedContent",
      dropped: "the ollama-chat dialect has no place for it",
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
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "text.citations",
      from: "output.message.content[cited].citationsContent.citations[]",
      dropped: "the ollama-chat dialect has no place for it",
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
    { concept: "call.id", from: "contentBlockStart.start.toolUse.toolUseId", to: "message.tool_calls[0].id" },
    { concept: "call.name", from: "contentBlockStart.start.toolUse.name", to: "message.tool_calls[0].function.name" },
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
    { concept: "text.text", from: "contentBlockDelta.delta.text", to: "message.content" },
    { concept: "reasoning.text", from: "contentBlockDelta.delta.reasoningContent.text", to: "message.thinking" },
    {
      concept: "reasoning.signature",
      from: "contentBlockDelta.delta.reasoningContent.signature",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "contentBlockDelta.delta.reasoningContent.redactedContent",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    {
      concept: "part.text",
      from: "contentBlockDelta.delta.toolUse.input",
      to: "message.tool_calls[0].function.arguments or message.content or message.thinking",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "contentBlockDelta.delta.citation",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    { concept: "finish", from: "messageStop.stopReason", to: "done_reason", by: "word for word, as in whole answers" },
    {
      concept: "stop_sequence",
      from: "messageStop.additionalModelResponseFields.stop_sequence",
      dropped: "the streams of the ollama-chat dialect have no place for it",
    },
    {
      concept: "usage",
      from: "metadata.usage",
      to: "(members of the event)",
      by: "count by count, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
