// Made from specs/dialects/messages/mapping.yaml, specs/dialects/interactions/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the messages dialect for a model behind interactions, and its answer. */
export const messagesToInteractions: Pair = {
  from: "messages",
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
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_tokens", to: "generation_config.max_output_tokens" },
    { concept: "temperature", from: "temperature", to: "generation_config.temperature" },
    { concept: "top_p", from: "top_p", to: "generation_config.top_p" },
    {
      concept: "stop",
      from: "stop_sequences",
      to: "generation_config.stop_sequences",
      by: "at most 5",
      when: "the first 5; with a character",
    },
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
      by: "object schema, json schema",
      when: "as custom; of the client; unless another has its name",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as custom; of the client; unless another has its name",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "generation_config.tool_choice.allowed_tools.mode or generation_config.tool_choice",
      by: "by its form, word for word",
      when: "of tools of the client; beside tools, else it has no effect; as plain; only auto, any, none",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "single, always a list",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "output_config.format.type",
      to: "response_format[].type",
      by: "by its form",
      when: "beside outputs of texts",
    },
    {
      concept: "output_format.schema",
      from: "output_config.format.schema",
      to: "response_format[].schema",
      by: "closed schema, json schema",
      when: "beside outputs of texts",
    },
    {
      concept: "output_format.kind",
      from: "output_format.type",
      to: "response_format[].type",
      by: "by its form",
      when: "unless output_config.format has another value; beside outputs of texts",
    },
    {
      concept: "output_format.schema",
      from: "output_format.schema",
      to: "response_format[].schema",
      by: "closed schema, json schema",
      when: "unless output_config.format has another value; beside outputs of texts",
    },
    {
      concept: "output_format",
      from: "output_config.format",
      to: "response_format[]",
      when: "in a known form; beside outputs of texts",
    },
    {
      concept: "output_format",
      from: "output_format",
      to: "response_format[]",
      when: "unless output_config.format has another value; in a known form; beside outputs of texts",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.budget_tokens",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "thinking.display",
      to: "generation_config.thinking_summaries",
      by: "word for word",
      when: "only summarized, omitted; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "output_config.effort",
      to: "generation_config.thinking_level",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
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
      from: "messages[].content[tool_reference]",
      to: "input[].content[text] or system_instruction or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[tool_reference].tool_name",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "messages[].content[tool_reference].tool_name",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "clean tool names",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[media] or input[].content[linked] or input[result].result[media] or input[result].result[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or input[result].result[linked].type",
      by: "by its form",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[image].source.media_type",
      to: "input[].content[media].mime_type or input[result].result[media].mime_type",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data; as base64",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].source.data",
      to: "input[].content[media].data or input[result].result[media].data",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data; as base64",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[image].source.url",
      to: "input[].content[linked].uri or input[result].result[linked].uri",
      when: "in user turns with source's url or in assistant turns with source's url or in results with source's url; as url",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].source",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or " +
        "input[].content[linked].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url; " +
        "in a known form",
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
      from: "messages[].content[document_of_blocks].type",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].source.content",
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
      from: "messages[].content[search_result].type",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].content",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "input[].content[media] or input[].content[linked] or input[result].result[media] or " +
        "input[result].result[linked] or input[].content[text].text or system_instruction or " +
        "input[result].result[text].text",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url or " +
        "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].type",
      to:
        "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or " +
        "input[result].result[linked].type or input[].content[text].text or system_instruction or " +
        "input[result].result[text].text",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url or " +
        "of plain text",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].source.media_type",
      to:
        "input[].content[media].mime_type or input[result].result[media].mime_type or input[].content[text].text or " +
        "system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with source's data or " +
        "of plain text; as base64; of plain text; as text",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].source.data",
      to:
        "input[].content[media].data or input[result].result[media].data or input[].content[text].text or " +
        "system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data or of plain text; as base64",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[document].source.url",
      to: "input[].content[linked].uri or input[result].result[linked].uri",
      when: "in user turns with source's url or in assistant turns with source's url or in results with source's url; as url",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[document].source.data",
      to: "input[].content[text].text or system_instruction or input[result].result[text].text",
      by: "plain documents as text",
      when: "of plain text; as text",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].source",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or " +
        "input[].content[linked].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type or input[].content[text].text or system_instruction or " +
        "input[result].result[text].text",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url or " +
        "of plain text; in a known form",
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
      by: "summary content",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].signature",
      to: "input[thought].signature",
      when: "in assistant turns; before something else",
    },
    { concept: "call", from: "messages[].content[call]", to: "input[call]", when: "in assistant turns" },
    { concept: "call.id", from: "messages[].content[call].id", to: "input[call].id", when: "in assistant turns" },
    {
      concept: "call.name",
      from: "messages[].content[call].name",
      to: "input[call].name or input[result].name",
      by: "link results by name",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[call].input",
      to: "input[call].arguments",
      by: "json object",
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
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[result].content",
      to: "input[result].result",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[result].is_error",
      to: "input[result].is_error",
      when: "in user turns; with its call",
    },
  ],
  dropped: [
    { concept: "top_k", from: "top_k", dropped: "sampling here is by temperature and top_p" },
    { concept: "tools.cache", from: "tools[].cache_control", dropped: "the interactions dialect has no place for it" },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "parallel_calls",
      from: "tool_choice.disable_parallel_tool_use",
      when: "unless false; beside tools, else it has no effect",
      dropped: "there is no switch for parallel calls",
    },
    { concept: "user", from: "metadata.user_id", dropped: "end users are not distinguished" },
    {
      concept: "text.citations.url",
      from: "messages[].content[text].citations[].url",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[].content[text].citations[].title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.quote",
      from: "messages[].content[text].citations[].cited_text",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[].content[text].citations[]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_of_blocks].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[search_result].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[redacted]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "messages[].content[redacted].data",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "call.cache",
      from: "messages[].content[call].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "result.cache",
      from: "messages[].content[result].cache_control",
      dropped: "the interactions dialect has no place for it",
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
    { concept: "parts", from: "steps", to: "content", by: "detach signatures" },
    {
      concept: "finish",
      from: "status",
      to: "stop_reason",
      by:
        "completed or failed/malformed_function_call or */malformed_function_call or */malformed_tool_call or " +
        "*/unexpected_tool_call or */too_many_tool_calls or */missing_thought_signature or */no_image or failed or " +
        "failed/* or cancelled or in_progress or queued or others as end_turn, requires_action as tool_use, " +
        "incomplete or budget_exceeded as max_tokens, failed/safety or */safety or */recitation or */language or " +
        "*/prohibited_content or */spii or */blocklist or */content_blocked or */image_safety or " +
        "*/image_prohibited_content or */image_recitation or */image_other as refusal, " +
        "requires_continuation as pause_turn",
    },
    { concept: "finish", from: "errors[0].code", to: "stop_reason", by: "one word with that of status" },
    { concept: "finish", from: "steps[*].error.code", to: "stop_reason", by: "one word with that of status" },
    {
      concept: "explanation",
      from: "errors[0].message",
      to: "stop_details.explanation",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "steps[*].error.message",
      to: "stop_details.explanation",
      when: "where output was withheld; unless errors[0].message has another value",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "created", from: "created", dropped: "the time is not reported" },
    { concept: "usage.input", from: "usage.total_input_tokens", to: "usage.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.total_cached_tokens",
      to: "usage.cache_read_input_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.tool_input",
      from: "usage.total_tool_use_tokens",
      by: "implied by leaving it out: part of the input",
    },
    { concept: "usage.output", from: "usage.total_output_tokens", to: "usage.output_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.total_thought_tokens",
      to: "usage.output_tokens_details.thinking_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usage.total_tokens", dropped: "the parts are not summed" },
    { concept: "usage", from: "usage", to: "usage" },
    { concept: "text", from: "steps[].content[text]", to: "content[answer_text]", when: "where any of it is carried" },
    { concept: "text.text", from: "steps[].content[text].text", to: "content[answer_text].text" },
    {
      concept: "text",
      from: "steps[].content[words_in_parts]",
      to: "content[answer_text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "steps[].content[words_in_parts].parts",
      to: "content[answer_text].text",
      by: "joined text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "steps[].content[untyped_text]",
      to: "content[answer_text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "steps[].content[untyped_text].text", to: "content[answer_text].text" },
    { concept: "media", from: "steps[].content[media]", dropped: "the messages dialect has no place for it" },
    {
      concept: "media.medium",
      from: "steps[].content[media].type",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "steps[].content[media].data",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[media].mime_type",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "steps[].content[media].resolution",
      dropped: "the messages dialect has no place for it",
    },
    { concept: "media", from: "steps[].content[linked]", dropped: "the messages dialect has no place for it" },
    {
      concept: "media.medium",
      from: "steps[].content[linked].type",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "steps[].content[linked].uri",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[linked].mime_type",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "steps[].content[linked].resolution",
      dropped: "the messages dialect has no place for it",
    },
    { concept: "call", from: "steps[call]", to: "content[answered_call]", when: "where any of it is carried" },
    { concept: "call.id", from: "steps[call].id", to: "content[answered_call].id", when: "of calls with a name" },
    { concept: "call.name", from: "steps[call].name", to: "content[answered_call].name", when: "of calls with a name" },
    {
      concept: "call.arguments",
      from: "steps[call].arguments",
      to: "content[answered_call].input",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "steps[call].signature",
      to: "content[shown_reasoning].signature",
      by: "detach signatures",
      when: "without redacted; of calls with a name",
    },
    {
      concept: "reasoning",
      from: "steps[thought]",
      to: "content[shown_reasoning]",
      when: "where any of it is carried; unless nothing is said after it",
    },
    {
      concept: "reasoning.text",
      from: "steps[thought].summary",
      to: "content[shown_reasoning].thinking",
      by: "summary content",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.signature",
      from: "steps[thought].signature",
      to: "content[shown_reasoning].signature",
      when: "unless nothing is said after it",
    },
    {
      concept: "text.citations.url",
      from: "steps[].content[text].annotations[].url",
      to: "content[answer_text].citations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "steps[].content[text].annotations[].title",
      to: "content[answer_text].citations[].title",
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
      to: "content[answer_text].citations[]",
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
    { concept: "id", from: "interaction.created.interaction.id", to: "message_start.message.id" },
    { concept: "call.id", from: "step.start[function_call].step.id", to: "content_block_start.content_block.id" },
    { concept: "call.name", from: "step.start[function_call].step.name", to: "content_block_start.content_block.name" },
    {
      concept: "call.arguments",
      from: "step.start[function_call].step.arguments",
      to: "content_block_delta.delta.partial_json",
      by: "non empty json object",
    },
    {
      concept: "call.signature",
      from: "step.start[function_call].step.signature",
      to: "content_block_delta.delta.signature",
    },
    {
      concept: "reasoning.signature",
      from: "step.start[thought].step.signature",
      to: "content_block_delta.delta.signature",
    },
    {
      concept: "finish",
      from: "step.start[model_output].step.error.code",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "step.start[model_output].step.error.message",
      to: "message_delta.delta.stop_details.explanation",
      when: "where output was withheld",
    },
    {
      concept: "part.text",
      from: "step.delta[text].delta.text",
      to: "content_block_delta.delta.partial_json or content_block_delta.delta.thinking or content_block_delta.delta.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[arguments_delta].delta.arguments",
      to: "content_block_delta.delta.partial_json or content_block_delta.delta.thinking or content_block_delta.delta.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[thought_summary].delta.content.text",
      to: "content_block_delta.delta.partial_json or content_block_delta.delta.thinking or content_block_delta.delta.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "step.delta[thought_signature].delta.signature",
      to: "content_block_delta.delta.signature",
      by: "as the part that it continues",
    },
    {
      concept: "media",
      from: "step.delta[image].delta.data",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[image].delta.uri",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[audio].delta.data",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[audio].delta.uri",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[video].delta.data",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[video].delta.uri",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[document].delta.data",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[document].delta.uri",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "text.citations",
      from: "step.delta[text_annotation_delta].delta.annotations",
      to: "content_block_delta.delta.citation",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "interaction.completed.interaction.usage",
      to: "message_start.message.usage or message_delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.status",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.errors[0].code",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.completed.interaction.errors[0].message",
      to: "message_delta.delta.stop_details.explanation",
      when: "where output was withheld",
    },
    {
      concept: "usage",
      from: "interaction.complete.interaction.usage",
      to: "message_start.message.usage or message_delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.complete.interaction.status",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.complete.interaction.errors[0].code",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.complete.interaction.errors[0].message",
      to: "message_delta.delta.stop_details.explanation",
      when: "where output was withheld",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
