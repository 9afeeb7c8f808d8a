// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/messages/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the cohere-chat dialect for a model behind messages, and its answer. */
export const cohereChatToMessages: Pair = {
  from: "cohere-chat",
  to: "messages",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "messages",
      by:
        "hoist instructions, answer calls, web addresses only, decode texts, types as shown, only types, " +
        "only media taken, drop empty text, words in failures, clean call ids, drop trailing reasoning, " +
        "ensure user turn, user first, trim prefill",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_tokens", to: "max_tokens" },
    {
      concept: "temperature",
      from: "temperature",
      to: "temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "p", to: "top_p", when: "without reasoning, or near 1" },
    { concept: "top_k", from: "k", to: "top_k", by: "omit below one", when: "without reasoning" },
    { concept: "stop", from: "stop_sequences", to: "stop_sequences", when: "with a letter or a sign" },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].name",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].description",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].input_schema",
      by: "object schema",
      when: "unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[]",
      when: "in a known form; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "strict",
      from: "strict_tools",
      to: "tools[].strict",
      by: "strict for each tool",
      when: "unless another has its name; with a closed schema; with a schema that strict mode accepts; among the tools that may be chosen; with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tool_choice.type or tools[].strict",
      by: "word for word, strict for validated",
      when: "validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "tool_choice",
      when: "in a known form; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "output_config.format.type or system[text].text",
      by: "by its form, json as instruction, implied by leaving it out: what happens without it",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to: "output_config.format.schema or system[text].text",
      by: "closed schema, schema as instruction",
      when: "as schema; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "output_config.format.schema or system[text].text",
      by: "closed schema, schema as instruction",
      when: "unless response_format.json_schema has another value; as schema; of an object; with conditions that the vendor accepts; as older_schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "output_config.format or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "thinking.type or thinking.budget_tokens or output_config.effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.token_budget",
      to: "thinking.budget_tokens or thinking.type or output_config.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to: "system[text] or messages[].content[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to: "system[text].text or messages[].content[text].text or messages[].content[result].content[text].text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "messages[].content[image] or messages[].content[result].content[image]",
      when:
        "in user turns with data or in user turns with url or in results with data or in results with url; " +
        "unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "messages[].content[image].type or messages[].content[result].content[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to:
        "messages[].content[image].source.type or messages[].content[image].source.media_type or " +
        "messages[].content[image].source.data or messages[].content[image].source.url or " +
        "messages[].content[result].content[image].source.type or " +
        "messages[].content[result].content[image].source.media_type or " +
        "messages[].content[result].content[image].source.data or messages[].content[result].content[image].source.url",
      by: "media uri",
      when:
        "in user turns with data or in user turns with url or in results with data or in results with url; " +
        "unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "text",
      from: "messages[].content[found]",
      to: "system[text] or messages[].content[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to: "system[text].text or messages[].content[text].text or messages[].content[result].content[text].text",
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
      to: "messages[].content[call].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].function.name",
      to: "messages[].content[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].function.arguments",
      to: "messages[].content[call].input",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to: "messages[].content[result].tool_use_id",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to: "messages[].content[result].content",
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
      dropped: "the vendor offers no penalties",
    },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "the vendor offers no penalties",
    },
    { concept: "seed", from: "seed", dropped: "the vendor offers no seed" },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "messages[assistant].citations[].start",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "messages[assistant].citations[].end",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].document.url",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].tool_output.url",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].document.title",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].tool_output.title",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].sources[].document.url",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].sources[].tool_output.url",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].sources[].document.title",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].sources[].tool_output.title",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].citations[].sources[]",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].citations[]",
      dropped: "the messages dialect has no place for it",
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
    { concept: "parts", from: "content", to: "message" },
    {
      concept: "finish",
      from: "stop_reason",
      to: "finish_reason",
      by:
        "end_turn or pause_turn or compaction or others as COMPLETE, stop_sequence as STOP_SEQUENCE, " +
        "tool_use as TOOL_CALL, max_tokens or model_context_window_exceeded as MAX_TOKENS, refusal as ERROR",
    },
    { concept: "explanation", from: "stop_details.explanation", dropped: "the reason is not reported" },
    { concept: "id", from: "id", to: "id" },
    { concept: "model", from: "model", dropped: "the model is not reported" },
    { concept: "stop_sequence", from: "stop_sequence", dropped: "the sequence is not reported" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usage.billed_units.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cache_read_input_tokens",
      dropped: "cached tokens are not among those that are billed",
    },
    {
      concept: "usage.cache_write",
      from: "usage.cache_creation_input_tokens",
      dropped: "only reading from a cache is counted",
    },
    {
      concept: "usage.cache_write_hour",
      from: "usage.cache_creation.ephemeral_1h_input_tokens",
      dropped: "only reading from a cache is counted",
    },
    {
      concept: "usage.cache_write_minutes",
      from: "usage.cache_creation.ephemeral_5m_input_tokens",
      dropped: "only reading from a cache is counted",
    },
    {
      concept: "usage.output",
      from: "usage.output_tokens",
      to: "usage.billed_units.output_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.thinking_tokens",
      by: "implied by leaving it out: part of the output",
    },
    { concept: "usage", from: "usage", to: "usage" },
    { concept: "text", from: "content[text]", to: "message.content[text]", when: "where any of it is carried" },
    { concept: "text.text", from: "content[text].text", to: "message.content[text].text" },
    {
      concept: "text.cache",
      from: "content[text].cache_control",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text",
      from: "content[tool_reference]",
      to: "message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "content[tool_reference].tool_name",
      to: "message.content[text].text",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "content[tool_reference].tool_name",
      dropped: "the cohere-chat dialect has no place for it",
    },
    { concept: "media", from: "content[document_of_blocks]", dropped: "the cohere-chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "content[document_of_blocks].type",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[document_of_blocks].source.content",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[document_of_blocks].title",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[document_of_blocks].cache_control",
      dropped: "the cohere-chat dialect has no place for it",
    },
    { concept: "media", from: "content[search_result]", dropped: "the cohere-chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "content[search_result].type",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[search_result].content",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[search_result].title",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[search_result].cache_control",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "content[reasoning]",
      to: "message.content[reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "content[reasoning].thinking",
      to: "message.content[reasoning].thinking",
      by: "non empty text",
    },
    {
      concept: "reasoning.signature",
      from: "content[reasoning].signature",
      dropped: "the cohere-chat dialect has no place for it",
    },
    { concept: "reasoning", from: "content[redacted]", dropped: "the cohere-chat dialect has no place for it" },
    {
      concept: "reasoning.redacted",
      from: "content[redacted].data",
      dropped: "the cohere-chat dialect has no place for it",
    },
    { concept: "call", from: "content[call]", to: "message.tool_calls[]", when: "where any of it is carried" },
    { concept: "call.id", from: "content[call].id", to: "message.tool_calls[].id", when: "of calls with a name" },
    {
      concept: "call.name",
      from: "content[call].name",
      to: "message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "content[call].input",
      to: "message.tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "call.cache",
      from: "content[call].cache_control",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "content[text].citations[].url",
      to: "message.citations[].sources[0].document.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "content[text].citations[].title",
      to: "message.citations[].sources[0].document.title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.quote",
      from: "content[text].citations[].cited_text",
      dropped: "only the citing words are reported",
    },
    {
      concept: "text.citations",
      from: "content[text].citations[]",
      to: "message.citations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(only here)",
      from: "content[text].citations.enabled",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[tool_reference].cache_control",
      dropped: "caches are steered differently by every vendor",
    },
    { concept: "(only here)", from: "content[document_of_blocks].context", dropped: "only this vendor reads it" },
    {
      concept: "(only here)",
      from: "content[document_of_blocks].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[search_result].source",
      dropped: "only this dialect names where words come from",
    },
    {
      concept: "(only here)",
      from: "content[search_result].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[call].caller",
      when: 'unless {"type":"direct"}',
      dropped: "tells which of the vendor's tools called",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "message_start.message.id", to: "message-start.id or message-end.id" },
    {
      concept: "usage",
      from: "message_start.message.usage",
      to: "message-end.delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "message_start.message.stop_reason",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.text",
      from: "message_start.message.content[text].text",
      to: "content-delta.delta.message.content.text",
    },
    {
      concept: "call.id",
      from: "message_start.message.content[tool_use].id",
      to: "tool-call-start.delta.message.tool_calls.id",
    },
    {
      concept: "call.name",
      from: "message_start.message.content[tool_use].name",
      to: "tool-call-start.delta.message.tool_calls.function.name",
    },
    {
      concept: "call.arguments",
      from: "message_start.message.content[tool_use].input",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
      by: "json object",
    },
    {
      concept: "text.text",
      from: "content_block_start[text].content_block.text",
      to: "content-delta.delta.message.content.text",
    },
    {
      concept: "reasoning.text",
      from: "content_block_start[thinking].content_block.thinking",
      to: "content-delta.delta.message.content.thinking",
    },
    {
      concept: "reasoning.signature",
      from: "content_block_start[thinking].content_block.signature",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "content_block_start[redacted_thinking].content_block.data",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "content_block_start[tool_use].content_block.id",
      to: "tool-call-start.delta.message.tool_calls.id",
    },
    {
      concept: "call.name",
      from: "content_block_start[tool_use].content_block.name",
      to: "tool-call-start.delta.message.tool_calls.function.name",
    },
    {
      concept: "call.arguments",
      from: "content_block_start[tool_use].content_block.input",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
      by: "non empty json object",
    },
    {
      concept: "part.text",
      from: "content_block_delta[text_delta].delta.text",
      to:
        "content-delta.delta.message.content.text or tool-call-delta.delta.message.tool_calls.function.arguments or " +
        "content-delta.delta.message.content.thinking",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[thinking_delta].delta.thinking",
      to:
        "content-delta.delta.message.content.text or tool-call-delta.delta.message.tool_calls.function.arguments or " +
        "content-delta.delta.message.content.thinking",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[input_json_delta].delta.partial_json",
      to:
        "content-delta.delta.message.content.text or tool-call-delta.delta.message.tool_calls.function.arguments or " +
        "content-delta.delta.message.content.thinking",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "content_block_delta[signature_delta].delta.signature",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "text.citations",
      from: "content_block_delta[citations_delta].delta.citation",
      to: "citation-start.delta.message.citations",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "message_delta.usage",
      to: "message-end.delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "message_delta.delta.stop_reason",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "message_delta.delta.stop_sequence",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "message_delta.delta.stop_details.explanation",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
