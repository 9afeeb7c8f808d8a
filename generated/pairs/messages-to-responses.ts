// Made from specs/dialects/messages/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the messages dialect for a model behind responses, and its answer. */
export const messagesToResponses: Pair = {
  from: "messages",
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
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    {
      concept: "output_limit",
      from: "max_tokens",
      to: "max_output_tokens",
      by: "kept within 16 and 2147483647",
      when: "from 16 to 2147483647",
    },
    { concept: "temperature", from: "temperature", to: "temperature" },
    { concept: "top_p", from: "top_p", to: "top_p" },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].name",
      when: "not as hosted; of the client; unless another has its name",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].description",
      when: "as custom; of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].input_schema",
      to: "tools[].parameters",
      by: "object schema",
      when: "as custom; of the client; unless another has its name; with conditions that the vendor accepts; as one object",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "tools[].strict",
      when: "as custom; of the client; unless another has its name; with a closed schema; with a schema that strict mode accepts",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "tool_choice.type or tool_choice.mode or tools[].strict or tool_choice",
      by: "by its form, strict for validated, word for word",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect; as plain",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "tool_choice.name or tool_choice.tools[].name",
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
    { concept: "output_format.kind", from: "output_config.format.type", to: "text.format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "output_config.format.schema",
      to: "text.format.schema or instructions",
      by: "closed schema, schema as instruction",
      when: "with conditions that the vendor accepts; of an object",
    },
    {
      concept: "output_format.kind",
      from: "output_format.type",
      to: "text.format.type",
      by: "by its form",
      when: "unless output_config.format has another value",
    },
    {
      concept: "output_format.schema",
      from: "output_format.schema",
      to: "text.format.schema or instructions",
      by: "closed schema, schema as instruction",
      when: "unless output_config.format has another value; with conditions that the vendor accepts; of an object",
    },
    {
      concept: "output_format",
      from: "output_config.format",
      to: "text.format or instructions",
      by: "schema as instruction",
      when: "in a known form",
    },
    {
      concept: "output_format",
      from: "output_format",
      to: "text.format or instructions",
      by: "schema as instruction",
      when: "unless output_config.format has another value; in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.budget_tokens",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "thinking.display",
      to: "reasoning.summary",
      by: "word for word",
      when: "only summarized; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "output_config.effort",
      to: "reasoning.effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    { concept: "user", from: "metadata.user_id", to: "user", by: "short identifier" },
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
      from: "messages[].content[tool_reference]",
      to:
        "input[].content[text] or input[].content or input[].content[output] or instructions or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "messages[].content[tool_reference].tool_name",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "messages[].content[tool_reference].tool_name",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "clean tool names",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[image] or input[text_result].output[image] or input[result].output[image]",
      when: "in user turns or in later system turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "input[].content[image].type or input[text_result].output[image].type or input[result].output[image].type",
      by: "by its form",
      when: "in user turns or in later system turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].source.media_type",
      to: "input[].content[image].image_url or input[text_result].output[image].image_url or input[result].output[image].image_url",
      by: "media uri",
      when: "in user turns or in later system turns or in results; as base64; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].source.data",
      to: "input[].content[image].image_url or input[text_result].output[image].image_url or input[result].output[image].image_url",
      by: "media uri",
      when: "in user turns or in later system turns or in results; as base64; unless at an address of one vendor",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[image].source.url",
      to: "input[].content[image].image_url or input[text_result].output[image].image_url or input[result].output[image].image_url",
      by: "media uri",
      when: "in user turns or in later system turns or in results; as url; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].source",
      to: "input[].content[image].image_url or input[text_result].output[image].image_url or input[result].output[image].image_url",
      by: "media uri",
      when: "in user turns or in later system turns or in results; in a known form; unless at an address of one vendor",
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
      from: "messages[].content[document_of_blocks].type",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].source.content",
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
      from: "messages[].content[search_result].type",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].content",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "input[].content[document] or input[].content[linked_document] or input[text_result].output[document] or " +
        "input[text_result].output[linked_document] or input[result].output[document] or " +
        "input[result].output[linked_document] or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].type",
      to:
        "input[].content[document].type or input[].content[linked_document].type or " +
        "input[text_result].output[document].type or input[text_result].output[linked_document].type or " +
        "input[result].output[document].type or input[result].output[linked_document].type or " +
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].source.media_type",
      to:
        "input[].content[document].file_data or input[text_result].output[document].file_data or " +
        "input[result].output[document].file_data or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "bytes or uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; as base64; " +
        "unless at an address of one vendor; of plain text; as text",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].source.data",
      to:
        "input[].content[document].file_data or input[text_result].output[document].file_data or " +
        "input[result].output[document].file_data or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "bytes or uri, plain documents as text",
      when: "in user turns with source's data or in results with source's data or of plain text; as base64; unless at an address of one vendor",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[document].source.url",
      to:
        "input[].content[linked_document].file_url or input[text_result].output[linked_document].file_url or " +
        "input[result].output[linked_document].file_url",
      by: "media uri",
      when: "in user turns with source's url or in results with source's url; as url; unless at an address of one vendor",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[document].source.data",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when: "of plain text; as text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].source",
      to:
        "input[].content[document].file_data or input[].content[linked_document].file_url or " +
        "input[text_result].output[document].file_data or input[text_result].output[linked_document].file_url or " +
        "input[result].output[document].file_data or input[result].output[linked_document].file_url or " +
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "bytes or uri, media uri, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url or of plain text; in a known form; unless at an address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].title",
      to:
        "input[].content[document].filename or input[].content[linked_document].filename or " +
        "input[text_result].output[document].filename or input[text_result].output[linked_document].filename or " +
        "input[result].output[document].filename or input[result].output[linked_document].filename",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url; unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to: "input[thought]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      to: "input[thought].summary",
      by: "summary texts",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].signature",
      to: "input[thought].encrypted_content",
      when: "in assistant turns; before something else",
    },
    { concept: "call", from: "messages[].content[call]", to: "input[call]", when: "in assistant turns" },
    { concept: "call.id", from: "messages[].content[call].id", to: "input[call].call_id", when: "in assistant turns" },
    { concept: "call.name", from: "messages[].content[call].name", to: "input[call].name", when: "in assistant turns" },
    {
      concept: "call.arguments",
      from: "messages[].content[call].input",
      to: "input[call].arguments",
      by: "json object, arguments text",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[result]",
      to: "input[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[result].tool_use_id",
      to: "input[result].call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[result].content",
      to: "input[result].output",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[result].is_error",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
  ],
  dropped: [
    { concept: "top_k", from: "top_k", dropped: "the responses dialect has no place for it" },
    { concept: "stop", from: "stop_sequences", dropped: "there are no stop sequences here" },
    { concept: "tools.cache", from: "tools[].cache_control", dropped: "the responses dialect has no place for it" },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "text.citations.url",
      from: "messages[].content[text].citations[].url",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[].content[text].citations[].title",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.quote",
      from: "messages[].content[text].citations[].cited_text",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[].content[text].citations[]",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].title",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_of_blocks].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].title",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[search_result].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[redacted]",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "messages[].content[redacted].data",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "call.cache",
      from: "messages[].content[call].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "result.cache",
      from: "messages[].content[result].cache_control",
      dropped: "the responses dialect has no place for it",
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
      from: "messages[user].output_config",
      dropped: "efforts hold for the whole call elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[user].clear_at",
      when: 'unless "never"',
      dropped: "instructions stay elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[assistant].output_config",
      dropped: "efforts hold for the whole call elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[assistant].clear_at",
      when: 'unless "never"',
      dropped: "instructions stay elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[system].output_config",
      dropped: "efforts hold for the whole call elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[system].clear_at",
      when: 'unless "never"',
      dropped: "instructions stay elsewhere",
    },
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
    { concept: "parts", from: "output", to: "content" },
    {
      concept: "finish",
      from: "status",
      to: "stop_reason",
      by:
        "completed or failed or failed/* or cancelled or in_progress or queued or others as end_turn, " +
        "incomplete/max_output_tokens or incomplete/max_messages or incomplete as max_tokens, " +
        "incomplete/content_filter as refusal",
    },
    { concept: "finish", from: "incomplete_details.reason", to: "stop_reason", by: "one word with that of status" },
    { concept: "finish", from: "error.code", to: "stop_reason", by: "one word with that of status" },
    {
      concept: "explanation",
      from: "error.message",
      to: "stop_details.explanation",
      when: "where output was withheld",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "created", from: "created_at", dropped: "the time is not reported" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usage.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.input_tokens_details.cached_tokens",
      to: "usage.cache_read_input_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.input_tokens_details.cache_write_tokens",
      to: "usage.cache_creation_input_tokens",
      by: "made to add up",
    },
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.output_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.reasoning_tokens",
      to: "usage.output_tokens_details.thinking_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usage.total_tokens", dropped: "the parts are not summed" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost", dropped: "costs are not reported" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "output[].content[output]",
      to: "content[answer_text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output[].content[output].text", to: "content[answer_text].text" },
    {
      concept: "refusal",
      from: "output[].content[refusal]",
      to: "content[declined]",
      when: "where any of it is carried",
    },
    { concept: "refusal.text", from: "output[].content[refusal].refusal", to: "content[declined].text" },
    { concept: "call", from: "output[text_call]", to: "content[answered_call]", when: "where any of it is carried" },
    {
      concept: "call.id",
      from: "output[text_call].call_id",
      to: "content[answered_call].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output[text_call].name",
      to: "content[answered_call].name",
      when: "of calls with a name",
    },
    { concept: "call.group", from: "output[text_call].namespace", dropped: "the messages dialect has no place for it" },
    {
      concept: "call.arguments",
      from: "output[text_call].input",
      to: "content[answered_call].input",
      by: "json object",
      when: "of calls with a name",
    },
    { concept: "call", from: "output[call]", to: "content[answered_call]", when: "where any of it is carried" },
    { concept: "call.id", from: "output[call].call_id", to: "content[answered_call].id", when: "of calls with a name" },
    {
      concept: "call.name",
      from: "output[call].name",
      to: "content[answered_call].name",
      when: "of calls with a name",
    },
    { concept: "call.group", from: "output[call].namespace", dropped: "the messages dialect has no place for it" },
    {
      concept: "call.arguments",
      from: "output[call].arguments",
      to: "content[answered_call].input",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    {
      concept: "reasoning",
      from: "output[thought]",
      to: "content[shown_reasoning]",
      when: "where any of it is carried; unless nothing is said after it",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].summary",
      to: "content[shown_reasoning].thinking",
      by: "summary texts",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].content",
      to: "content[shown_reasoning].thinking",
      by: "summary texts",
      when: "unless output[thought].summary has another value; as far as it is understood",
    },
    {
      concept: "reasoning.signature",
      from: "output[thought].encrypted_content",
      to: "content[shown_reasoning].signature",
      when: "unless nothing is said after it",
    },
    {
      concept: "text.citations.url",
      from: "output[].content[output].annotations[].url",
      to: "content[answer_text].citations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output[].content[output].annotations[].title",
      to: "content[answer_text].citations[].title",
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
      to: "content[answer_text].citations[]",
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
    { concept: "id", from: "response.created.response.id", to: "message_start.message.id" },
    {
      concept: "created",
      from: "response.created.response.created_at",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "response.output_item.added[function_call].item.call_id",
      to: "content_block_start.content_block.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.added[function_call].item.name",
      to: "content_block_start.content_block.name",
    },
    {
      concept: "call.id",
      from: "response.output_item.added[custom_tool_call].item.call_id",
      to: "content_block_start.content_block.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.added[custom_tool_call].item.name",
      to: "content_block_start.content_block.name",
    },
    {
      concept: "probabilities",
      from: "response.output_text.delta.logprobs",
      dropped: "the streams of the messages dialect have no place for it",
    },
    { concept: "text.text", from: "response.output_text.delta.delta", to: "content_block_delta.delta.text" },
    { concept: "text.text", from: "response.output_text.done.text", to: "content_block_delta.delta.text" },
    {
      concept: "text.citations",
      from: "response.output_text.annotation.added.annotation",
      to: "content_block_delta.delta.citation",
      when: "in a known form, where the answer has words",
    },
    { concept: "refusal.text", from: "response.refusal.delta.delta", to: "content_block_delta.delta.text" },
    { concept: "refusal.text", from: "response.refusal.done.refusal", to: "content_block_delta.delta.text" },
    {
      concept: "reasoning.text",
      from: "response.reasoning_summary_text.delta.delta",
      to: "content_block_delta.delta.thinking",
    },
    {
      concept: "reasoning.text",
      from: "response.reasoning_text.delta.delta",
      to: "content_block_delta.delta.thinking",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.delta.delta",
      to: "content_block_delta.delta.partial_json",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.done.arguments",
      to: "content_block_delta.delta.partial_json",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.delta.delta",
      to: "content_block_delta.delta.partial_json",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.done.input",
      to: "content_block_delta.delta.partial_json",
    },
    {
      concept: "call.id",
      from: "response.output_item.done[function_call].item.call_id",
      to: "content_block_start.content_block.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.done[function_call].item.name",
      to: "content_block_start.content_block.name",
    },
    {
      concept: "call.arguments",
      from: "response.output_item.done[function_call].item.arguments",
      to: "content_block_delta.delta.partial_json",
    },
    {
      concept: "call.id",
      from: "response.output_item.done[custom_tool_call].item.call_id",
      to: "content_block_start.content_block.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.done[custom_tool_call].item.name",
      to: "content_block_start.content_block.name",
    },
    {
      concept: "call.arguments",
      from: "response.output_item.done[custom_tool_call].item.input",
      to: "content_block_delta.delta.partial_json",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.summary",
      to: "content_block_delta.delta.thinking",
      by: "summary texts",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.content",
      to: "content_block_delta.delta.thinking",
      by: "summary texts",
      when: "unless response.output_item.done[reasoning].item.summary has another value",
    },
    {
      concept: "reasoning.signature",
      from: "response.output_item.done[reasoning].item.encrypted_content",
      to: "content_block_delta.delta.signature",
    },
    {
      concept: "text.text",
      from: "response.output_item.done[message].item.content[output_text].text",
      to: "content_block_delta.delta.text",
    },
    {
      concept: "refusal.text",
      from: "response.output_item.done[message].item.content[refusal].refusal",
      to: "content_block_delta.delta.text",
    },
    {
      concept: "usage",
      from: "response.completed.response.usage",
      to: "message_start.message.usage or message_delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.status",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.incomplete_details.reason",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "usage",
      from: "response.incomplete.response.usage",
      to: "message_start.message.usage or message_delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.status",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.incomplete_details.reason",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
