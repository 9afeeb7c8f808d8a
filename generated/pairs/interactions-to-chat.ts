// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the interactions dialect for a model behind chat, and its answer. */
export const interactionsToChat: Pair = {
  from: "interactions",
  to: "chat",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "messages",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, " +
        "name files, drop empty text, media beside results, attach state to calls, replay reasoning, " +
        "replay reasoning records, drop trailing reasoning",
      when: "in a known form",
    },
    { concept: "instructions", from: "system_instruction", to: "messages", when: "in a known form" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "generation_config.max_output_tokens", to: "max_completion_tokens" },
    { concept: "temperature", from: "generation_config.temperature", to: "temperature" },
    { concept: "top_p", from: "generation_config.top_p", to: "top_p" },
    {
      concept: "stop",
      from: "generation_config.stop_sequences",
      to: "stop",
      by: "at most 4",
      when: "the first 4; with a character",
    },
    { concept: "seed", from: "generation_config.seed", to: "seed" },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].function.name",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].function.description",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].function.parameters",
      by: "json schema, object schema",
      when: "as function; of the client; unless another has its name; with conditions that the vendor accepts; as one object",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice",
      to: "tool_choice or tools[].function.strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice.allowed_tools.mode",
      to: "tool_choice or tool_choice.type or tool_choice.allowed_tools.mode or tools[].function.strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "generation_config.tool_choice.allowed_tools.tools",
      to: "tool_choice.function.name or tool_choice.allowed_tools.tools[].function.name",
      by: "single",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "generation_config.tool_choice",
      to: "tool_choice",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    { concept: "output_format.kind", from: "response_format[].type", to: "response_format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "response_format[].schema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "json schema, schema as instruction",
      when: "as schema; with conditions that the vendor accepts; of an object",
    },
    {
      concept: "output_format",
      from: "response_format[]",
      to: "response_format or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "in items whose type is text; in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generation_config.thinking_level",
      to: "reasoning_effort",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; beside tools as the model accepts it; as level",
    },
    { concept: "metadata", from: "labels", to: "metadata" },
    {
      concept: "text",
      from: "input[].content[text]",
      to: "messages[].content[text] or messages[].content or messages[tool].content[text] or messages[tool].content",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to: "messages[].content[text].text or messages[].content or messages[tool].content[text].text or messages[tool].content",
    },
    {
      concept: "text",
      from: "input[].content[words_in_parts]",
      to: "messages[].content[text] or messages[].content or messages[tool].content[text] or messages[tool].content",
    },
    {
      concept: "text.text",
      from: "input[].content[words_in_parts].parts",
      to: "messages[].content[text].text or messages[].content or messages[tool].content[text].text or messages[tool].content",
      by: "joined text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "input[].content[untyped_text]",
      to: "messages[].content[text] or messages[].content or messages[tool].content[text] or messages[tool].content",
    },
    {
      concept: "text.text",
      from: "input[].content[untyped_text].text",
      to: "messages[].content[text].text or messages[].content or messages[tool].content[text].text or messages[tool].content",
    },
    {
      concept: "media",
      from: "input[].content[media]",
      to:
        "messages[].content[image] or messages[].content[audio] or messages[].content[document] or " +
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data or in user " +
        "turns where medium is document with source's data or in results where medium is image or in results where " +
        "medium is audio with source's data or in results where medium is document with source's data or of plain " +
        "text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[media].type",
      to:
        "messages[].content[image].type or messages[].content[audio].type or messages[].content[document].type or " +
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data or in user " +
        "turns where medium is document with source's data or in results where medium is image or in results where " +
        "medium is audio with source's data or in results where medium is document with source's data or of plain " +
        "text; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "input[].content[media].data",
      to:
        "messages[].content[image].image_url.url or messages[].content[audio].input_audio.data or " +
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "media uri, bytes or uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data or in user " +
        "turns where medium is document with source's data or in results where medium is image or in results where " +
        "medium is audio with source's data or in results where medium is document with source's data or of plain " +
        "text; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[media].mime_type",
      to:
        "messages[].content[image].image_url.url or messages[].content[audio].input_audio.format or " +
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "media uri, audio format, bytes or uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data with data or in " +
        "user turns where medium is document with source's data or in results where medium is image or in results " +
        "where medium is audio with source's data with data or in results where medium is document with source's data " +
        "or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "input[].content[media].resolution",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; only low, high; " +
        "unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "input[].content[linked]",
      to: "messages[].content[image]",
      when: "in user turns where medium is image or in results where medium is image; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked].type",
      to: "messages[].content[image].type",
      when: "in user turns where medium is image or in results where medium is image; unless at an address of one vendor",
    },
    {
      concept: "media.source.url",
      from: "input[].content[linked].uri",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns where medium is image or in results where medium is image; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[linked].mime_type",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns where medium is image or in results where medium is image; unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "input[].content[linked].resolution",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; only low, high; " +
        "unless at an address of one vendor; unless of plain text",
    },
    { concept: "call", from: "input[call]", to: "messages[].tool_calls[]" },
    { concept: "call.id", from: "input[call].id", to: "messages[].tool_calls[].id" },
    { concept: "call.name", from: "input[call].name", to: "messages[].tool_calls[].function.name" },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object, arguments text",
    },
    {
      concept: "call.signature",
      from: "input[call].signature",
      to: "messages[].tool_calls[].extra_content.google.thought_signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; for hosts that take it',
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "messages[].reasoning_content or messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when: "for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "messages[].reasoning_content",
      by: "summary content",
      when: "as far as it is understood; for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].signature",
      to: "messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when:
        "before a call, for hosts that take it there; not where calling is text; " +
        'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; ' +
        "for hosts that take it; for hosts that want it back; before something else",
    },
    { concept: "result", from: "input[object_result]", to: "messages[tool]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[object_result].call_id",
      to: "messages[tool].tool_call_id",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[object_result].name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[object_result].result",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[object_result].is_error",
      to: "messages[].content[text].text or messages[].content",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_object_result]",
      to: "messages[tool]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_object_result].call_id",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_object_result].name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_object_result].result",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_object_result].is_error",
      to: "messages[].content[text].text or messages[].content or messages[tool].content[text].text or messages[tool].content",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_result]",
      to: "messages[tool]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_result].call_id",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_result].name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_result].result",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_result].is_error",
      to: "messages[].content[text].text or messages[].content or messages[tool].content[text].text or messages[tool].content",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    { concept: "result", from: "input[result]", to: "messages[tool]", when: "with its call" },
    { concept: "result.id", from: "input[result].call_id", to: "messages[tool].tool_call_id", when: "with its call" },
    {
      concept: "result.name",
      from: "input[result].name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].result",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[result].is_error",
      to: "messages[].content[text].text or messages[].content",
      by: "failures as text, implied by leaving it out: failures are reported as text",
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
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    { concept: "outputs.kind", from: "response_format[].type", dropped: "answers are words" },
    { concept: "outputs.aspect_ratio", from: "response_format[].aspect_ratio", dropped: "answers are words" },
    { concept: "outputs.size", from: "response_format[].image_size", dropped: "answers are words" },
    { concept: "outputs", from: "response_format[]", dropped: "answers are words" },
    {
      concept: "reasoning.visible",
      from: "generation_config.thinking_summaries",
      when: 'unless "none"',
      dropped: "the model decides what to show",
    },
    {
      concept: "text.citations.url",
      from: "input[].content[text].annotations[].url",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[text].annotations[].title",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[text].annotations[].start_index",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[text].annotations[].end_index",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[text].annotations[]",
      dropped: "the chat dialect has no place for it",
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
    {
      concept: "parts",
      from: "choices[0].message",
      to: "steps",
      by: "reasoning of whole record, drop placeholder state, detach signatures, hidden as state, detach signatures",
    },
    {
      concept: "finish",
      from: "choices[0].finish_reason",
      to: "status and errors[0].code and steps[*].error.code",
      by:
        "stop or eos or an empty word or others as completed, tool_calls or function_call as requires_action, " +
        "length or max_tokens or model_length or model_context_window_exceeded or incomplete as incomplete, " +
        "content_filter or sensitive as failed/safety, error or network_error or insufficient_system_resource or " +
        "function_call_filter: MALFORMED_FUNCTION_CALL as failed",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "created", from: "created", to: "created", by: "iso time" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "usage.prompt_tokens", to: "usage.total_input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.prompt_tokens_details.cached_tokens",
      to: "usage.total_cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cached_input",
      from: "usage.prompt_cache_hit_tokens",
      to: "usage.total_cached_tokens",
      by: "made to add up",
      when: "unless usage.prompt_tokens_details.cached_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.cached_tokens",
      to: "usage.total_cached_tokens",
      by: "made to add up",
      when: "unless usage.prompt_tokens_details.cached_tokens has another value; unless usage.prompt_cache_hit_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.num_cached_tokens",
      to: "usage.total_cached_tokens",
      by: "made to add up",
      when:
        "unless usage.prompt_tokens_details.cached_tokens has another value; " +
        "unless usage.prompt_cache_hit_tokens has another value; unless usage.cached_tokens has another value",
    },
    {
      concept: "usage.cache_write",
      from: "usage.prompt_tokens_details.cache_write_tokens",
      dropped: "writes to caches are not counted",
    },
    { concept: "usage.output", from: "usage.completion_tokens", to: "usage.total_output_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.completion_tokens_details.reasoning_tokens",
      to: "usage.total_thought_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usage.reasoning_tokens",
      to: "usage.total_thought_tokens",
      by: "made to add up",
      when: "unless usage.completion_tokens_details.reasoning_tokens has another value",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost.total_cost", dropped: "costs are not reported" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "choices[0].message.content[text]",
      to: "steps[].content[answer_text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "choices[0].message.content[text].text", to: "steps[].content[answer_text].text" },
    {
      concept: "text.cache",
      from: "choices[0].message.content[text].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.cache",
      from: "choices[0].message.content[text].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media",
      from: "choices[0].message.content[image_address]",
      to: "steps[].content[media] or steps[].content[linked]",
      when: "with source's data or with source's url; where any of it is carried",
    },
    {
      concept: "media.medium",
      from: "choices[0].message.content[image_address].type",
      to: "steps[].content[media].type or steps[].content[linked].type",
      by: "by its form",
      when: "with source's data or with source's url",
    },
    {
      concept: "media.source",
      from: "choices[0].message.content[image_address].image_url",
      to: "steps[].content[media].data or steps[].content[media].mime_type or steps[].content[linked].uri or steps[].content[linked].mime_type",
      by: "media uri",
      when: "with source's data or with source's url",
    },
    {
      concept: "media",
      from: "choices[0].message.images[]",
      to: "steps[].content[media] or steps[].content[linked]",
      when: "with source's data or with source's url; where any of it is carried",
    },
    {
      concept: "media.medium",
      from: "choices[0].message.images[].type",
      to: "steps[].content[media].type or steps[].content[linked].type",
      by: "by its form",
      when: "with source's data or with source's url",
    },
    {
      concept: "media.source",
      from: "choices[0].message.images[].image_url",
      to: "steps[].content[media].data or steps[].content[media].mime_type or steps[].content[linked].uri or steps[].content[linked].mime_type",
      by: "media uri",
      when: "with source's data or with source's url",
    },
    {
      concept: "media.source",
      from: "choices[0].message.images[].image_url.url",
      to: "steps[].content[media].data or steps[].content[media].mime_type or steps[].content[linked].uri or steps[].content[linked].mime_type",
      by: "media uri",
      when: "with source's data or with source's url",
    },
    {
      concept: "media",
      from: "choices[0].message.content[document_address]",
      to: "steps[].content[media] or steps[].content[linked]",
      when: "with source's data or with source's url; where any of it is carried",
    },
    {
      concept: "media.medium",
      from: "choices[0].message.content[document_address].type",
      to: "steps[].content[media].type or steps[].content[linked].type",
      by: "by its form",
      when: "with source's data or with source's url",
    },
    {
      concept: "media.source",
      from: "choices[0].message.content[document_address].document_url",
      to: "steps[].content[media].data or steps[].content[media].mime_type or steps[].content[linked].uri or steps[].content[linked].mime_type",
      by: "media uri",
      when: "with source's data or with source's url",
    },
    {
      concept: "media.title",
      from: "choices[0].message.content[document_address].document_name",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "choices[0].message.content[document_address].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "choices[0].message.content[document_address].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "refusal",
      from: "choices[0].message.content[refusal]",
      to: "steps[].content[refusal]",
      when: "where any of it is carried",
    },
    {
      concept: "refusal.text",
      from: "choices[0].message.content[refusal].refusal",
      to: "steps[].content[refusal].text",
    },
    {
      concept: "reasoning",
      from: "choices[0].message.content[thinking]",
      to: "steps[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.content[thinking].thinking",
      to: "steps[thought].summary",
      by: "joined text, summary content",
      when: "as far as it is understood; unless its record has other words",
    },
    {
      concept: "reasoning",
      from: "choices[0].message.content[summarised]",
      to: "steps[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.content[summarised].summary",
      to: "steps[thought].summary",
      by: "joined text, summary content",
      when: "as far as it is understood; unless its record has other words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.reasoning_content",
      to: "steps[thought].summary",
      by: "summary content",
      when: "unless its record has other words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.reasoning",
      to: "steps[thought].summary",
      by: "summary content",
      when: "unless choices[0].message.reasoning_content has another value; unless its record has other words",
    },
    {
      concept: "reasoning.signature",
      from: "choices[0].message.reasoning_details",
      to: "steps[thought].signature",
      by: "reasoning record",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    { concept: "refusal.text", from: "choices[0].message.refusal", to: "steps[].content[refusal].text" },
    { concept: "call", from: "choices[0].message.tool_calls[]", to: "steps[call]", when: "where any of it is carried" },
    {
      concept: "call.calling",
      from: "choices[0].message.tool_calls[].type",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "call.id",
      from: "choices[0].message.tool_calls[].id",
      to: "steps[call].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.tool_calls[].custom.name",
      to: "steps[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.tool_calls[].custom.input",
      to: "steps[call].arguments",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.tool_calls[].function.name",
      to: "steps[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.tool_calls[].function.arguments",
      to: "steps[call].arguments",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "choices[0].message.tool_calls[].extra_content.google.thought_signature",
      to: "steps[thought].signature",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; of calls with a name',
    },
    {
      concept: "call.signature",
      from: "choices[0].message.tool_calls[].extra_content.vertex.thought_signature",
      to: "steps[thought].signature",
      by: "detach signatures",
      when:
        'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; ' +
        "unless choices[0].message.tool_calls[].extra_content.google.thought_signature has another value; " +
        "of calls with a name",
    },
    {
      concept: "call",
      from: "choices[0].message.content[used]",
      to: "steps[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "choices[0].message.content[used].id",
      to: "steps[call].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.content[used].name",
      to: "steps[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.content[used].input",
      to: "steps[call].arguments",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call",
      from: "choices[0].message.function_call",
      to: "steps[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.name",
      from: "choices[0].message.function_call.name",
      to: "steps[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.function_call.arguments",
      to: "steps[call].arguments",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    { concept: "text.text", from: "choices[0].message.content", to: "steps[].content[answer_text].text" },
    {
      concept: "text.citations.url",
      from: "choices[0].message.annotations[].url_citation.url",
      to: "steps[].content[answer_text].annotations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "choices[0].message.annotations[].url_citation.title",
      to: "steps[].content[answer_text].annotations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "choices[0].message.annotations[].url_citation.start_index",
      to: "steps[].content[answer_text].annotations[].start_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "choices[0].message.annotations[].url_citation.end_index",
      to: "steps[].content[answer_text].annotations[].end_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "choices[0].message.annotations[]",
      to: "steps[].content[answer_text].annotations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "search_results",
      to: "steps[].content[answer_text].annotations[]",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "citations",
      to: "steps[].content[answer_text].annotations[]",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    { concept: "probabilities", from: "choices[0].logprobs", dropped: "probabilities are not reported" },
    { concept: "(only here)", from: "choices[0].message.audio", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "choices[0].message.name", dropped: "participants are not named elsewhere" },
    {
      concept: "(gateway)",
      from: "choices[0].message.images[].index",
      by: "acted on by the gateway: the order of the list tells it",
    },
    {
      concept: "(only here)",
      from: "choices[0].message.content[thinking].closed",
      when: "unless true",
      dropped: "it says that the thought is complete",
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
    {
      concept: "id",
      from: "id",
      to: "interaction.created.interaction.id or interaction.status_update.interaction_id or interaction.completed.interaction.id",
    },
    { concept: "created", from: "created", to: "interaction.completed.interaction.created" },
    {
      concept: "usage",
      from: "usage",
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "usage",
      from: "x_groq.usage",
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
      when: "unless usage has another value",
    },
    {
      concept: "usage",
      from: "choices[0].usage",
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
      when: "unless usage has another value; unless x_groq.usage has another value",
    },
    {
      concept: "finish",
      from: "choices[0].finish_reason",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "search_results",
      to: "step.delta.delta.annotations[0]",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "citations",
      to: "step.delta.delta.annotations[0]",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "choices[0].logprobs",
      dropped: "the streams of the interactions dialect have no place for it",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning_content",
      to: "step.delta.delta.content.text",
      by: "reasoning words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning",
      to: "step.delta.delta.content.text",
      by: "reasoning words",
      when: "unless choices[0].delta.reasoning_content has another value",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning_details",
      to: "step.delta.delta.content.text",
      by: "reasoning words",
      when: "unless choices[0].delta.reasoning_content has another value; unless choices[0].delta.reasoning has another value",
    },
    {
      concept: "reasoning.signature",
      from: "choices[0].delta.reasoning_details",
      to: "step.delta.delta.signature",
      by: "reasoning state",
    },
    { concept: "text.text", from: "choices[0].delta.content[text].text", to: "step.delta.delta.text" },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.content[thinking].thinking",
      to: "step.delta.delta.content.text",
      by: "joined text",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.content[reasoning].summary",
      to: "step.delta.delta.content.text",
      by: "joined text",
    },
    { concept: "text.text", from: "choices[0].delta.content", to: "step.delta.delta.text" },
    { concept: "media", from: "choices[0].delta.images[]", to: "step.delta.delta" },
    { concept: "refusal.text", from: "choices[0].delta.refusal", to: "step.delta.delta.text" },
    { concept: "call.id", from: "choices[0].delta.tool_calls[].id", to: "step.start.step.id" },
    { concept: "call.name", from: "choices[0].delta.tool_calls[].function.name", to: "step.start.step.name" },
    {
      concept: "call.arguments",
      from: "choices[0].delta.tool_calls[].function.arguments",
      to: "step.delta.delta.arguments",
      by: "arguments piece",
    },
    {
      concept: "call.signature",
      from: "choices[0].delta.tool_calls[].extra_content.google.thought_signature",
      to: "step.delta.delta.signature",
    },
    {
      concept: "call.signature",
      from: "choices[0].delta.tool_calls[].extra_content.vertex.thought_signature",
      to: "step.delta.delta.signature",
      when: "unless choices[0].delta.tool_calls[].extra_content.google.thought_signature has another value",
    },
    { concept: "call.name", from: "choices[0].delta.tool_calls[].custom.name", to: "step.start.step.name" },
    { concept: "call.arguments", from: "choices[0].delta.tool_calls[].custom.input", to: "step.delta.delta.arguments" },
    {
      concept: "text.citations",
      from: "choices[0].delta.annotations",
      to: "step.delta.delta.annotations[0]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
