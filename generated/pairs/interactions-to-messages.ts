// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/messages/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the interactions dialect for a model behind messages, and its answer. */
export const interactionsToMessages: Pair = {
  from: "interactions",
  to: "messages",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "messages",
      by:
        "hoist instructions, answer calls, web addresses only, decode texts, types as shown, only types, " +
        "only media taken, drop empty text, words in failures, clean call ids, drop trailing reasoning, " +
        "ensure user turn, user first, trim prefill",
      when: "in a known form",
    },
    { concept: "instructions", from: "system_instruction", to: "system", when: "in a known form" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "generation_config.max_output_tokens", to: "max_tokens" },
    {
      concept: "temperature",
      from: "generation_config.temperature",
      to: "temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "generation_config.top_p", to: "top_p", when: "without reasoning, or near 1" },
    {
      concept: "stop",
      from: "generation_config.stop_sequences",
      to: "stop_sequences",
      when: "with a letter or a sign",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].name",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].description",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].input_schema",
      by: "json schema, object schema",
      when: "as function; of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice",
      to: "tool_choice.type or tools[].strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice.allowed_tools.mode",
      to: "tool_choice.type or tools[].strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "generation_config.tool_choice.allowed_tools.tools",
      to: "tool_choice.name or tools[]",
      by: "single, offer chosen tools",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "generation_config.tool_choice",
      to: "tool_choice",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format[].type",
      to: "system[text].text or output_config.format.type",
      by: "json as instruction, by its form, implied by leaving it out: what happens without it",
    },
    {
      concept: "output_format.schema",
      from: "response_format[].schema",
      to: "output_config.format.schema or system[text].text",
      by: "json schema, closed schema, schema as instruction",
      when: "as schema; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format",
      from: "response_format[]",
      to: "output_config.format or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in items whose type is text; in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generation_config.thinking_level",
      to: "output_config.effort or thinking.type or thinking.budget_tokens",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as level",
    },
    {
      concept: "reasoning.visible",
      from: "generation_config.thinking_summaries",
      to: "thinking.display",
      by: "word for word",
      when: "only auto, none; as the model is controlled",
    },
    {
      concept: "text",
      from: "input[].content[text]",
      to: "messages[].content[text] or system[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to: "messages[].content[text].text or system[text].text or messages[].content[result].content[text].text",
    },
    {
      concept: "text",
      from: "input[].content[words_in_parts]",
      to: "messages[].content[text] or system[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[words_in_parts].parts",
      to: "messages[].content[text].text or system[text].text or messages[].content[result].content[text].text",
      by: "joined text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "input[].content[untyped_text]",
      to: "messages[].content[text] or system[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[untyped_text].text",
      to: "messages[].content[text].text or system[text].text or messages[].content[result].content[text].text",
    },
    {
      concept: "media",
      from: "input[].content[media]",
      to:
        "messages[].content[image] or messages[].content[document] or messages[].content[result].content[image] or " +
        "messages[].content[result].content[document]",
      when:
        "in user turns where medium is image with data or in user turns where medium is document with data or in user " +
        "turns where medium is document with text or in results where medium is image with data or in results where " +
        "medium is document with data or in results where medium is document with text; " +
        "unless at an address of one vendor; images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.medium",
      from: "input[].content[media].type",
      to:
        "messages[].content[image].type or messages[].content[document].type or " +
        "messages[].content[result].content[image].type or messages[].content[result].content[document].type",
      when:
        "in user turns where medium is image or in user turns where medium is document or in results where medium is " +
        "image or in results where medium is document; unless at an address of one vendor; " +
        "images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.source.data",
      from: "input[].content[media].data",
      to:
        "messages[].content[image].source.data or messages[].content[document].source.data or " +
        "messages[].content[result].content[image].source.data or " +
        "messages[].content[result].content[document].source.data",
      by: "read plain documents, decode texts",
      when:
        "in user turns where medium is image or in user turns where medium is document or in results where medium is " +
        "image or in results where medium is document or of plain text or of text; " +
        "unless at an address of one vendor; images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[media].mime_type",
      to:
        "messages[].content[image].source.media_type or messages[].content[document].source.media_type or " +
        "messages[].content[result].content[image].source.media_type or " +
        "messages[].content[result].content[document].source.media_type",
      when:
        "in user turns where medium is image with data or in user turns where medium is document with data or in user " +
        "turns where medium is document with text or in results where medium is image with data or in results where " +
        "medium is document with data or in results where medium is document with text; " +
        "unless at an address of one vendor; images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media",
      from: "input[].content[linked]",
      to:
        "messages[].content[image] or messages[].content[document] or messages[].content[result].content[image] or " +
        "messages[].content[result].content[document]",
      when:
        "in user turns where medium is image with url or in user turns where medium is document with url or in results " +
        "where medium is image with url or in results where medium is document with url; " +
        "unless at an address of one vendor; images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked].type",
      to:
        "messages[].content[image].type or messages[].content[document].type or " +
        "messages[].content[result].content[image].type or messages[].content[result].content[document].type",
      when:
        "in user turns where medium is image or in user turns where medium is document or in results where medium is " +
        "image or in results where medium is document; unless at an address of one vendor; " +
        "images of accepted types; documents of text or of accepted types",
    },
    {
      concept: "media.source.url",
      from: "input[].content[linked].uri",
      to:
        "messages[].content[image].source.url or messages[].content[document].source.url or " +
        "messages[].content[result].content[image].source.url or " +
        "messages[].content[result].content[document].source.url",
      when:
        "in user turns where medium is image or in user turns where medium is document or in results where medium is " +
        "image or in results where medium is document; unless at an address of one vendor; " +
        "images of accepted types; documents of text or of accepted types",
    },
    { concept: "call", from: "input[call]", to: "messages[].content[call]" },
    { concept: "call.id", from: "input[call].id", to: "messages[].content[call].id" },
    { concept: "call.name", from: "input[call].name", to: "messages[].content[call].name" },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "messages[].content[call].input",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "input[call].signature",
      to: "messages[].content[reasoning].signature",
      by: "detach signatures",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "messages[].content[reasoning]",
      when: "with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "messages[].content[reasoning].thinking",
      by: "summary content",
      when: "with signature; as far as it is understood; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].signature",
      to: "messages[].content[reasoning].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    { concept: "result", from: "input[object_result]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[object_result].call_id",
      to: "messages[].content[result].tool_use_id",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[object_result].name",
      to: "messages[].content[result].tool_use_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[object_result].result",
      to: "messages[].content[result].content",
      by: "result object",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[object_result].is_error",
      to: "messages[].content[result].is_error",
      when: "with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_object_result]",
      to: "messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_object_result].call_id",
      to: "messages[].content[result].tool_use_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_object_result].name",
      to: "messages[].content[result].tool_use_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_object_result].result",
      to: "messages[].content[result].content",
      by: "result object",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_object_result].is_error",
      to: "messages[].content[result].is_error",
      when: "in user turns; with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_result]",
      to: "messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_result].call_id",
      to: "messages[].content[result].tool_use_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_result].name",
      to: "messages[].content[result].tool_use_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_result].result",
      to: "messages[].content[result].content",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_result].is_error",
      to: "messages[].content[result].is_error",
      when: "in user turns; with its call",
    },
    { concept: "result", from: "input[result]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[result].call_id",
      to: "messages[].content[result].tool_use_id",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[result].name",
      to: "messages[].content[result].tool_use_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].result",
      to: "messages[].content[result].content",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[result].is_error",
      to: "messages[].content[result].is_error",
      when: "with its call",
    },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
    { concept: "(gateway)", from: "background", by: "acted on by the gateway: calls are answered at once" },
    { concept: "(gateway)", from: "previous_interaction_id", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "agent", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "environment", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "webhook_config", by: "acted on by the gateway: refused unless null" },
    {
      concept: "(gateway)",
      from: "input[].content[words_in_parts].role",
      by: "acted on by the gateway: the place tells it",
    },
  ],
  dropped: [
    { concept: "seed", from: "generation_config.seed", dropped: "the vendor offers no seed" },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    { concept: "outputs.kind", from: "response_format[].type", dropped: "answers are words" },
    { concept: "outputs.aspect_ratio", from: "response_format[].aspect_ratio", dropped: "answers are words" },
    { concept: "outputs.size", from: "response_format[].image_size", dropped: "answers are words" },
    { concept: "outputs", from: "response_format[]", dropped: "answers are words" },
    { concept: "metadata", from: "labels", dropped: "only the end user's ID is taken" },
    {
      concept: "text.citations.url",
      from: "input[].content[text].annotations[].url",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[text].annotations[].title",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[text].annotations[].start_index",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[text].annotations[].end_index",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[text].annotations[]",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[media].resolution",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[linked].mime_type",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[linked].resolution",
      dropped: "the messages dialect has no place for it",
    },
    { concept: "(only here)", from: "response_mime_type", dropped: "the older name of the output's form" },
    {
      concept: "(only here)",
      from: "response_modalities",
      when: 'unless ["text"], ["TEXT"]',
      dropped: "answers in images or sound have no counterpart",
    },
    { concept: "(only here)", from: "cached_content", dropped: "caches are handles the vendor keeps" },
    { concept: "(only here)", from: "continuation_token", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "safety_settings", dropped: "safety settings belong to one vendor" },
    {
      concept: "(only here)",
      from: "generation_config.speech_config",
      dropped: "answers in sound have no counterpart",
    },
    {
      concept: "(only here)",
      from: "generation_config.transcription_config",
      dropped: "answers in sound have no counterpart",
    },
    { concept: "(only here)", from: "generation_config.video_config", dropped: "videos are made elsewhere" },
    {
      concept: "(only here)",
      from: "generation_config.image_config",
      dropped: "answers in images have no counterpart",
    },
    { concept: "(only here)", from: "generation_config.top_k", dropped: "belongs to an older form" },
    { concept: "(only here)", from: "input[assistant].error", dropped: "only this dialect tells why a step broke off" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "content", to: "steps", by: "hidden as state, detach signatures" },
    {
      concept: "finish",
      from: "stop_reason",
      to: "status and errors[0].code and steps[*].error.code",
      by:
        "end_turn or stop_sequence or others as completed, tool_use as requires_action, " +
        "max_tokens or model_context_window_exceeded as incomplete, refusal as failed/safety, " +
        "pause_turn or compaction as requires_continuation",
    },
    {
      concept: "explanation",
      from: "stop_details.explanation",
      to: "errors[0].message",
      when: "where output was withheld",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "stop_sequence", from: "stop_sequence", dropped: "the sequence is not reported" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usage.total_input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cache_read_input_tokens",
      to: "usage.total_cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.cache_creation_input_tokens",
      dropped: "writes to caches are not counted",
    },
    {
      concept: "usage.cache_write_hour",
      from: "usage.cache_creation.ephemeral_1h_input_tokens",
      dropped: "writes to caches are not counted",
    },
    {
      concept: "usage.cache_write_minutes",
      from: "usage.cache_creation.ephemeral_5m_input_tokens",
      dropped: "writes to caches are not counted",
    },
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.total_output_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.thinking_tokens",
      to: "usage.total_thought_tokens",
      by: "made to add up",
    },
    { concept: "usage", from: "usage", to: "usage" },
    { concept: "text", from: "content[text]", to: "steps[].content[answer_text]", when: "where any of it is carried" },
    { concept: "text.text", from: "content[text].text", to: "steps[].content[answer_text].text" },
    {
      concept: "text.cache",
      from: "content[text].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text",
      from: "content[tool_reference]",
      to: "steps[].content[answer_text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "content[tool_reference].tool_name",
      to: "steps[].content[answer_text].text",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "content[tool_reference].tool_name",
      dropped: "the interactions dialect has no place for it",
    },
    { concept: "media", from: "content[document_of_blocks]", dropped: "the interactions dialect has no place for it" },
    {
      concept: "media.medium",
      from: "content[document_of_blocks].type",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[document_of_blocks].source.content",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[document_of_blocks].title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[document_of_blocks].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    { concept: "media", from: "content[search_result]", dropped: "the interactions dialect has no place for it" },
    {
      concept: "media.medium",
      from: "content[search_result].type",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[search_result].content",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[search_result].title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[search_result].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    { concept: "reasoning", from: "content[reasoning]", to: "steps[thought]", when: "where any of it is carried" },
    {
      concept: "reasoning.text",
      from: "content[reasoning].thinking",
      to: "steps[thought].summary",
      by: "summary content",
    },
    { concept: "reasoning.signature", from: "content[reasoning].signature", to: "steps[thought].signature" },
    {
      concept: "reasoning",
      from: "content[redacted]",
      to: "steps[thought] or steps[thought].signature",
      by: "hidden as state",
      when: "without redacted or where its vendor is known; where any of it is carried",
    },
    {
      concept: "reasoning.redacted",
      from: "content[redacted].data",
      to: "steps[thought].signature",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    { concept: "call", from: "content[call]", to: "steps[call]", when: "where any of it is carried" },
    { concept: "call.id", from: "content[call].id", to: "steps[call].id", when: "of calls with a name" },
    { concept: "call.name", from: "content[call].name", to: "steps[call].name", when: "of calls with a name" },
    {
      concept: "call.arguments",
      from: "content[call].input",
      to: "steps[call].arguments",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.cache",
      from: "content[call].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "content[text].citations[].url",
      to: "steps[].content[answer_text].annotations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "content[text].citations[].title",
      to: "steps[].content[answer_text].annotations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.quote",
      from: "content[text].citations[].cited_text",
      dropped: "only the place is reported",
    },
    {
      concept: "text.citations",
      from: "content[text].citations[]",
      to: "steps[].content[answer_text].annotations[]",
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
    {
      concept: "id",
      from: "message_start.message.id",
      to: "interaction.created.interaction.id or interaction.status_update.interaction_id or interaction.completed.interaction.id",
    },
    {
      concept: "usage",
      from: "message_start.message.usage",
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "message_start.message.stop_reason",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    { concept: "text.text", from: "message_start.message.content[text].text", to: "step.delta.delta.text" },
    { concept: "call.id", from: "message_start.message.content[tool_use].id", to: "step.start.step.id" },
    { concept: "call.name", from: "message_start.message.content[tool_use].name", to: "step.start.step.name" },
    {
      concept: "call.arguments",
      from: "message_start.message.content[tool_use].input",
      to: "step.delta.delta.arguments",
      by: "json object",
    },
    { concept: "text.text", from: "content_block_start[text].content_block.text", to: "step.delta.delta.text" },
    {
      concept: "reasoning.text",
      from: "content_block_start[thinking].content_block.thinking",
      to: "step.delta.delta.content.text",
    },
    {
      concept: "reasoning.signature",
      from: "content_block_start[thinking].content_block.signature",
      to: "step.delta.delta.signature",
    },
    {
      concept: "reasoning.redacted",
      from: "content_block_start[redacted_thinking].content_block.data",
      to: "step.delta.delta.signature",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    { concept: "call.id", from: "content_block_start[tool_use].content_block.id", to: "step.start.step.id" },
    { concept: "call.name", from: "content_block_start[tool_use].content_block.name", to: "step.start.step.name" },
    {
      concept: "call.arguments",
      from: "content_block_start[tool_use].content_block.input",
      to: "step.delta.delta.arguments",
      by: "non empty json object",
    },
    {
      concept: "part.text",
      from: "content_block_delta[text_delta].delta.text",
      to: "step.delta.delta.text or step.delta.delta.arguments or step.delta.delta.content.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[thinking_delta].delta.thinking",
      to: "step.delta.delta.text or step.delta.delta.arguments or step.delta.delta.content.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[input_json_delta].delta.partial_json",
      to: "step.delta.delta.text or step.delta.delta.arguments or step.delta.delta.content.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "content_block_delta[signature_delta].delta.signature",
      to: "step.delta.delta.signature",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "content_block_delta[citations_delta].delta.citation",
      to: "step.delta.delta.annotations[0]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "message_delta.usage",
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "message_delta.delta.stop_reason",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "message_delta.delta.stop_sequence",
      dropped: "the streams of the interactions dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "message_delta.delta.stop_details.explanation",
      to: "interaction.completed.interaction.errors[0].message",
      when: "where output was withheld",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
