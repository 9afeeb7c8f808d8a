// Made from specs/dialects/messages/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the messages dialect for a model behind responses. */
export const messagesToResponses: Pair = {
  from: "messages",
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
      when: "as custom; of the client; unless another has its name; as one object",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "tools[].strict",
      when:
        "as custom; of the client; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "tool_choice or tool_choice.type or tool_choice.mode or tools[].strict",
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
      when: "of an object",
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
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
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
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "messages[].content[tool_reference].tool_name",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "clean tool names",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[image] or input[text_result].output[image] or input[result].output[image]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to:
        "input[].content[image].type or input[text_result].output[image].type or " + "input[result].output[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].source.media_type",
      to:
        "input[].content[image].image_url or input[text_result].output[image].image_url or " +
        "input[result].output[image].image_url",
      by: "media uri",
      when: "in user turns or in results; as base64; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].source.data",
      to:
        "input[].content[image].image_url or input[text_result].output[image].image_url or " +
        "input[result].output[image].image_url",
      by: "media uri",
      when: "in user turns or in results; as base64; unless at an address of one vendor",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[image].source.url",
      to:
        "input[].content[image].image_url or input[text_result].output[image].image_url or " +
        "input[result].output[image].image_url",
      by: "media uri",
      when: "in user turns or in results; as url; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].source",
      to:
        "input[].content[image].image_url or input[text_result].output[image].image_url or " +
        "input[result].output[image].image_url",
      by: "media uri",
      when: "in user turns or in results; in a known form; unless at an address of one vendor",
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
      from: "messages[].content[document_of_blocks].type",
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
      from: "messages[].content[document_of_blocks].source.content",
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
      from: "messages[].content[document_of_blocks].title",
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
      from: "messages[].content[search_result].type",
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
      from: "messages[].content[search_result].content",
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
      from: "messages[].content[search_result].title",
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
      from: "messages[].content[document]",
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
      from: "messages[].content[document].type",
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
      concept: "media.source.mime",
      from: "messages[].content[document].source.media_type",
      to:
        "input[].content[document].file_data or input[text_result].output[document].file_data or " +
        "input[result].output[document].file_data or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; as base64; unless at an address " +
        "of one vendor; of plain text; as text",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].source.data",
      to:
        "input[].content[document].file_data or input[text_result].output[document].file_data or " +
        "input[result].output[document].file_data or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; as base64; unless at an address " +
        "of one vendor",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[document].source.url",
      to:
        "input[].content[linked_document].file_url or input[text_result].output[linked_document].file_url or " +
        "input[result].output[linked_document].file_url",
      by: "media uri",
      when:
        "in user turns with source's url or in results with source's url; as url; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[document].source.data",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when: "of plain text; as text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].source",
      to:
        "input[].content[document].file_data or input[].content[linked_document].file_url or " +
        "input[text_result].output[document].file_data or " +
        "input[text_result].output[linked_document].file_url or input[result].output[document].file_data or " +
        "input[result].output[linked_document].file_url or input[].content[text].text or input[].content or " +
        "input[].content[output].text or instructions or input[text_result].output[text].text or " +
        "input[text_result].output or input[result].output[text].text or input[result].output",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's " +
        "data or in results with source's url; in a known form; unless at an address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].title",
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
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
  ],
  dropped: [
    { concept: "top_k", from: "top_k", dropped: "sampling here is by temperature and top_p" },
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
      concept: "media.cache",
      from: "messages[].content[document_of_blocks].cache_control",
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
