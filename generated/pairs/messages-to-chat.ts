// Made from specs/dialects/messages/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the messages dialect for a model behind chat, and its answer. */
export const messagesToChat: Pair = {
  from: "messages",
  to: "chat",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "messages",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, name " +
        "files, drop empty text, media beside results, attach state to calls, replay reasoning, replay " +
        "reasoning records, drop trailing reasoning",
    },
    { concept: "instructions", from: "system", to: "messages" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_tokens", to: "max_completion_tokens" },
    { concept: "temperature", from: "temperature", to: "temperature" },
    { concept: "top_p", from: "top_p", to: "top_p" },
    { concept: "stop", from: "stop_sequences", to: "stop", by: "at most 4", when: "the first 4" },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].function.name",
      when: "not as hosted; of the client; unless another has its name",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].function.description",
      when: "as custom; of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].input_schema",
      to: "tools[].function.parameters",
      by: "object schema",
      when: "as custom; of the client; unless another has its name; as one object",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "tools[].function.strict",
      when:
        "as custom; of the client; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts",
    },
    {
      concept: "tools.cache",
      from: "tools[].cache_control",
      to: "tools[].cache_control",
      by: "cache mark",
      when:
        "as far as it is understood; as custom; of the client; unless another has its name; as many as the " +
        "host takes",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "tool_choice or tool_choice.type or tool_choice.allowed_tools.mode or tools[].function.strict",
      by: "by its form, strict for validated, word for word",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect; as plain",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "tool_choice.function.name or tool_choice.allowed_tools.tools[].function.name",
      by: "single",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "tool_choice",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "parallel_calls",
      from: "tool_choice.disable_parallel_tool_use",
      to: "parallel_tool_calls",
      by: "negated",
      when: "beside tools, else it has no effect",
    },
    { concept: "output_format.kind", from: "output_config.format.type", to: "response_format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "output_config.format.schema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "closed schema, schema as instruction",
      when: "of an object",
    },
    {
      concept: "output_format.kind",
      from: "output_format.type",
      to: "response_format.type",
      by: "by its form",
      when: "unless output_config.format has another value",
    },
    {
      concept: "output_format.schema",
      from: "output_format.schema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "closed schema, schema as instruction",
      when: "unless output_config.format has another value; of an object",
    },
    {
      concept: "output_format",
      from: "output_config.format",
      to: "response_format or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "in a known form",
    },
    {
      concept: "output_format",
      from: "output_format",
      to: "response_format or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "unless output_config.format has another value; in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "reasoning_effort",
      by: "fit reasoning",
      when: "as the model is controlled; beside tools as the model accepts it",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.budget_tokens",
      to: "reasoning_effort",
      by: "fit reasoning",
      when: "as the model is controlled; beside tools as the model accepts it",
    },
    {
      concept: "reasoning.effort",
      from: "output_config.effort",
      to: "reasoning_effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled; beside tools as the model accepts it",
    },
    { concept: "user", from: "metadata.user_id", to: "user", by: "short identifier" },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].cache_control",
      to: "messages[].content[text].cache_control or messages[tool].content[text].cache_control",
      by: "cache mark",
      when: "as far as it is understood; as many as the host takes",
    },
    {
      concept: "text",
      from: "messages[].content[tool_reference]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "messages[].content[tool_reference].tool_name",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "messages[].content[tool_reference].tool_name",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "clean tool names",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "messages[].content[image]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "messages[].content[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].source.media_type",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns or in results; as base64; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].source.data",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns or in results; as base64; unless at an address of one vendor",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[image].source.url",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns or in results; as url; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].source",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns or in results; in a known form; unless at an address of one vendor",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      to: "messages[].content[image].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; as far as it is understood; unless at an address of one vendor; as " +
        "many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[document_of_blocks]",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].type",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].source.content",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood; unless at an address of one vendor",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_of_blocks].cache_control",
      to: "messages[].content[text].cache_control or messages[tool].content[text].cache_control",
      by: "plain documents as text",
      when:
        "of plain text; as many as the host takes; as far as it is understood; unless at an address of one " + "vendor",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].type",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].content",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood; unless at an address of one vendor",
    },
    {
      concept: "media.cache",
      from: "messages[].content[search_result].cache_control",
      to: "messages[].content[text].cache_control or messages[tool].content[text].cache_control",
      by: "plain documents as text",
      when:
        "of plain text; as many as the host takes; as far as it is understood; unless at an address of one " + "vendor",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; unless at an " +
        "address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].type",
      to:
        "messages[].content[document].type or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; unless at an " +
        "address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].source.media_type",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; as base64; " +
        "unless at an address of one vendor; of plain text; as text",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].source.data",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; as base64; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[document].source.data",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when: "of plain text; as text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].source",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; in a known " +
        "form; unless at an address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].title",
      to: "messages[].content[document].file.filename",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " +
        "vendor; unless of plain text",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].cache_control",
      to:
        "messages[].content[document].cache_control or messages[].content[text].cache_control or " +
        "messages[tool].content[text].cache_control",
      by: "cache mark, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; as far as it is " +
        "understood; unless at an address of one vendor; as many as the host takes",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to: "messages[].reasoning_content or messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when:
        "in assistant turns or before a call, for hosts that take it there; for hosts that want it back; " +
        "before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      to: "messages[].reasoning_content",
      when: "in assistant turns; for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].signature",
      to: "messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when:
        "before a call, for hosts that take it there; not where calling is text; for hosts that take it; for " +
        "hosts that want it back; before something else",
    },
    { concept: "call", from: "messages[].content[call]", to: "messages[].tool_calls[]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[call].id",
      to: "messages[].tool_calls[].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[call].name",
      to: "messages[].tool_calls[].function.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[call].input",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[result]",
      to: "messages[tool]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[result].tool_use_id",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[result].content",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[result].is_error",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
  ],
  dropped: [
    { concept: "top_k", from: "top_k", dropped: "sampling here is by temperature and top_p" },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "reasoning.visible",
      from: "thinking.display",
      when: 'unless "omitted"',
      dropped: "the model decides what to show",
    },
    {
      concept: "text.citations.url",
      from: "messages[].content[text].citations[].url",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[].content[text].citations[].title",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.quote",
      from: "messages[].content[text].citations[].cited_text",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[].content[text].citations[]",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].title",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].title",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[document].source.url",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "reasoning", from: "messages[].content[redacted]", dropped: "the chat dialect has no place for it" },
    {
      concept: "reasoning.redacted",
      from: "messages[].content[redacted].data",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "call.cache",
      from: "messages[].content[call].cache_control",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "result.cache",
      from: "messages[].content[result].cache_control",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "(only here)", from: "cache_control", dropped: "caches are steered differently by every vendor" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "speed", when: 'unless "standard"', dropped: "speeds belong to one vendor" },
    { concept: "(only here)", from: "inference_geo", dropped: "regions belong to one vendor" },
    { concept: "(only here)", from: "container", dropped: "containers stay with the vendor that holds them" },
    { concept: "(only here)", from: "diagnostics", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "output_config.task_budget", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "mcp_servers", dropped: "servers the vendor calls itself" },
    { concept: "(only here)", from: "context_management", dropped: "the vendor edits the context itself" },
    {
      concept: "(only here)",
      from: "messages[].content[text].citations.enabled",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "messages[].content[tool_reference].cache_control",
      dropped: "caches are steered differently by every vendor",
    },
    {
      concept: "(only here)",
      from: "messages[].content[document_of_blocks].context",
      dropped: "only this vendor reads it",
    },
    {
      concept: "(only here)",
      from: "messages[].content[document_of_blocks].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "messages[].content[search_result].source",
      dropped: "only this dialect names where words come from",
    },
    {
      concept: "(only here)",
      from: "messages[].content[search_result].citations",
      dropped: "citations are asked for in one dialect only",
    },
    { concept: "(only here)", from: "messages[].content[document].context", dropped: "only this vendor reads it" },
    {
      concept: "(only here)",
      from: "messages[].content[document].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "messages[].content[call].caller",
      when: 'unless {"type":"direct"}',
      dropped: "tells which of the vendor's tools called",
    },
    {
      concept: "(only here)",
      from: "tools[].eager_input_streaming",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    { concept: "(only here)", from: "tools[].defer_loading", when: "unless false", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "tools[].allowed_callers",
      when: 'unless ["direct"]',
      dropped: "belongs to one vendor",
    },
    { concept: "(only here)", from: "tools[].input_examples", dropped: "belongs to one vendor" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    {
      concept: "parts",
      from: "choices[0].message",
      to: "content",
      by: "reasoning of whole record, drop placeholder state, detach signatures",
    },
    {
      concept: "finish",
      from: "choices[0].finish_reason",
      to: "stop_reason",
      by:
        "stop or eos or an empty word or error or others as end_turn, tool_calls or function_call as " +
        "tool_use, length or max_tokens or model_length as max_tokens, content_filter as refusal",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "created", from: "created", dropped: "the time is not reported" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "usage.prompt_tokens", to: "usage.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.prompt_tokens_details.cached_tokens",
      to: "usage.cache_read_input_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cached_input",
      from: "usage.prompt_cache_hit_tokens",
      to: "usage.cache_read_input_tokens",
      by: "made to add up",
      when: "unless usage.prompt_tokens_details.cached_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.cached_tokens",
      to: "usage.cache_read_input_tokens",
      by: "made to add up",
      when:
        "unless usage.prompt_tokens_details.cached_tokens has another value; unless " +
        "usage.prompt_cache_hit_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.num_cached_tokens",
      to: "usage.cache_read_input_tokens",
      by: "made to add up",
      when:
        "unless usage.prompt_tokens_details.cached_tokens has another value; unless " +
        "usage.prompt_cache_hit_tokens has another value; unless usage.cached_tokens has another value",
    },
    {
      concept: "usage.cache_write",
      from: "usage.prompt_tokens_details.cache_write_tokens",
      to: "usage.cache_creation_input_tokens",
      by: "made to add up",
    },
    { concept: "usage.output", from: "usage.completion_tokens", to: "usage.output_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.completion_tokens_details.reasoning_tokens",
      to: "usage.output_tokens_details.thinking_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usage.reasoning_tokens",
      to: "usage.output_tokens_details.thinking_tokens",
      by: "made to add up",
      when: "unless usage.completion_tokens_details.reasoning_tokens has another value",
    },
    { concept: "usage.total", from: "usage.total_tokens", dropped: "the parts are not summed" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost.total_cost", dropped: "costs are not reported" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "choices[0].message.content[text]",
      to: "content[answer_text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "choices[0].message.content[text].text", to: "content[answer_text].text" },
    {
      concept: "text.cache",
      from: "choices[0].message.content[text].cache_control",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.cache",
      from: "choices[0].message.content[text].prompt_cache_breakpoint",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media",
      from: "choices[0].message.content[image_address]",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "choices[0].message.content[image_address].type",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "choices[0].message.content[image_address].image_url",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "refusal",
      from: "choices[0].message.content[refusal]",
      to: "content[declined]",
      when: "where any of it is carried",
    },
    { concept: "refusal.text", from: "choices[0].message.content[refusal].refusal", to: "content[declined].text" },
    {
      concept: "reasoning",
      from: "choices[0].message.content[thinking]",
      to: "content[shown_reasoning]",
      when: "where any of it is carried; unless nothing is said after it",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.content[thinking].thinking",
      to: "content[shown_reasoning].thinking",
      by: "joined text",
      when: "unless its record has other words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.reasoning_content",
      to: "content[shown_reasoning].thinking",
      when: "unless its record has other words",
    },
    {
      concept: "reasoning.signature",
      from: "choices[0].message.reasoning_details",
      to: "content[shown_reasoning].signature",
      by: "reasoning record",
      when:
        'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; unless nothing ' +
        "is said after it",
    },
    { concept: "refusal.text", from: "choices[0].message.refusal", to: "content[declined].text" },
    {
      concept: "call",
      from: "choices[0].message.tool_calls[]",
      to: "content[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.calling",
      from: "choices[0].message.tool_calls[].type",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "call.id",
      from: "choices[0].message.tool_calls[].id",
      to: "content[call].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.tool_calls[].custom.name",
      to: "content[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.tool_calls[].custom.input",
      to: "content[call].input",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.tool_calls[].function.name",
      to: "content[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.tool_calls[].function.arguments",
      to: "content[call].input",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "choices[0].message.tool_calls[].extra_content.google.thought_signature",
      to: "content[shown_reasoning].signature",
      by: "detach signatures",
      when:
        'without redacted; unless "skip_thought_signature_validator", ' +
        '"context_engineering_is_the_way_to_go"; of calls with a name',
    },
    {
      concept: "call.signature",
      from: "choices[0].message.tool_calls[].extra_content.vertex.thought_signature",
      to: "content[shown_reasoning].signature",
      by: "detach signatures",
      when:
        'without redacted; unless "skip_thought_signature_validator", ' +
        '"context_engineering_is_the_way_to_go"; unless ' +
        "choices[0].message.tool_calls[].extra_content.google.thought_signature has another value; of calls " +
        "with a name",
    },
    {
      concept: "call",
      from: "choices[0].message.function_call",
      to: "content[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.name",
      from: "choices[0].message.function_call.name",
      to: "content[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.function_call.arguments",
      to: "content[call].input",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    { concept: "text.text", from: "choices[0].message.content", to: "content[answer_text].text" },
    {
      concept: "text.citations.url",
      from: "choices[0].message.annotations[].url_citation.url",
      to: "content[answer_text].citations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "choices[0].message.annotations[].url_citation.title",
      to: "content[answer_text].citations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "choices[0].message.annotations[].url_citation.start_index",
      dropped: "the whole block cites",
    },
    {
      concept: "text.citations.end",
      from: "choices[0].message.annotations[].url_citation.end_index",
      dropped: "the whole block cites",
    },
    {
      concept: "text.citations",
      from: "choices[0].message.annotations[]",
      to: "content[answer_text].citations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "search_results",
      to: "content[answer_text].citations[]",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "citations",
      to: "content[answer_text].citations[]",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    { concept: "(only here)", from: "choices[0].message.audio", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "choices[0].message.name", dropped: "participants are not named elsewhere" },
    {
      concept: "(only here)",
      from: "choices[0].message.content[thinking].closed",
      dropped: "tells only that the thought is complete",
    },
    {
      concept: "(gateway)",
      from: "choices[0].message.tool_calls[].index",
      by: "acted on by the gateway: the order of the list tells it",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "id", to: "message_start.message.id" },
    { concept: "created", from: "created", dropped: "the streams of the messages dialect have no place for it" },
    {
      concept: "usage",
      from: "usage",
      to: "message_start.message.usage or message_delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "usage",
      from: "x_groq.usage",
      to: "message_start.message.usage or message_delta.usage",
      by: "count by count, as in whole answers",
      when: "unless usage has another value",
    },
    {
      concept: "finish",
      from: "choices[0].finish_reason",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "search_results",
      to: "content_block_delta.delta.citation",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "citations",
      to: "content_block_delta.delta.citation",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning_content",
      to: "content_block_delta.delta.thinking",
      by: "reasoning words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning",
      to: "content_block_delta.delta.thinking",
      by: "reasoning words",
      when: "unless choices[0].delta.reasoning_content has another value",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning_details",
      to: "content_block_delta.delta.thinking",
      by: "reasoning words",
      when:
        "unless choices[0].delta.reasoning_content has another value; unless choices[0].delta.reasoning has " +
        "another value",
    },
    {
      concept: "reasoning.signature",
      from: "choices[0].delta.reasoning_details",
      to: "content_block_delta.delta.signature",
      by: "reasoning state",
    },
    { concept: "text.text", from: "choices[0].delta.content[text].text", to: "content_block_delta.delta.text" },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.content[thinking].thinking",
      to: "content_block_delta.delta.thinking",
      by: "joined text",
    },
    { concept: "text.text", from: "choices[0].delta.content", to: "content_block_delta.delta.text" },
    { concept: "refusal.text", from: "choices[0].delta.refusal", to: "content_block_delta.delta.text" },
    { concept: "call.id", from: "choices[0].delta.tool_calls[].id", to: "content_block_start.content_block.id" },
    {
      concept: "call.name",
      from: "choices[0].delta.tool_calls[].function.name",
      to: "content_block_start.content_block.name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].delta.tool_calls[].function.arguments",
      to: "content_block_delta.delta.partial_json",
      by: "arguments piece",
    },
    {
      concept: "call.signature",
      from: "choices[0].delta.tool_calls[].extra_content.google.thought_signature",
      to: "content_block_delta.delta.signature",
    },
    {
      concept: "call.signature",
      from: "choices[0].delta.tool_calls[].extra_content.vertex.thought_signature",
      to: "content_block_delta.delta.signature",
      when: "unless choices[0].delta.tool_calls[].extra_content.google.thought_signature has another value",
    },
    {
      concept: "call.name",
      from: "choices[0].delta.tool_calls[].custom.name",
      to: "content_block_start.content_block.name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].delta.tool_calls[].custom.input",
      to: "content_block_delta.delta.partial_json",
    },
    {
      concept: "text.citations",
      from: "choices[0].delta.annotations",
      to: "content_block_delta.delta.citation",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
