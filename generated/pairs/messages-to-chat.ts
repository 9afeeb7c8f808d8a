// Made from specs/dialects/messages/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the messages dialect for a model behind chat. */
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
        "files, drop empty text, media beside results, attach state to calls, replay reasoning, drop " +
        "trailing reasoning",
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
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.budget_tokens",
      to: "reasoning_effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "output_config.effort",
      to: "reasoning_effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
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
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].type",
      to:
        "messages[].content[document].type or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].source.content",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "document text, media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; as far as it is understood; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].title",
      to: "messages[].content[document].file.filename",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " +
        "vendor; unless of plain text",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_of_blocks].cache_control",
      to:
        "messages[].content[document].cache_control or messages[].content[text].cache_control or " +
        "messages[tool].content[text].cache_control",
      by: "cache mark, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; as far as it is understood; " +
        "unless at an address of one vendor; as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to:
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].type",
      to:
        "messages[].content[document].type or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].content",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "document text, media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; as far as it is understood; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].title",
      to: "messages[].content[document].file.filename",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " +
        "vendor; unless of plain text",
    },
    {
      concept: "media.cache",
      from: "messages[].content[search_result].cache_control",
      to:
        "messages[].content[document].cache_control or messages[].content[text].cache_control or " +
        "messages[tool].content[text].cache_control",
      by: "cache mark, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; as far as it is understood; " +
        "unless at an address of one vendor; as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].type",
      to:
        "messages[].content[document].type or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].source.media_type",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; as base64; unless at an address " +
        "of one vendor; of plain text; as text",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].source.data",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; as base64; unless at an address " +
        "of one vendor",
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
        "in user turns with source's data or in results with source's data; in a known form; unless at an " +
        "address of one vendor",
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
        "in user turns with source's data or in results with source's data; as far as it is understood; " +
        "unless at an address of one vendor; as many as the host takes",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to: "messages[].reasoning_content",
      when: "in assistant turns; for hosts that want it back; before something else",
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
        "not where calling is text; for hosts that take it; for hosts that want it back; before something " + "else",
    },
    {
      concept: "reasoning",
      from: "messages[].content[redacted]",
      to: "messages[].reasoning_content",
      when: "in assistant turns; for hosts that want it back; before something else",
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
      when: "in user turns; with its call",
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
      concept: "media.source.url",
      from: "messages[].content[document].source.url",
      dropped: "the chat dialect has no place for it",
    },
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
};
