// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the interactions dialect for a model behind chat. */
export const interactionsToChat: Pair = {
  from: "interactions",
  to: "chat",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "messages",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, name " +
        "files, drop empty text, media beside results, attach state to calls, replay reasoning, drop " +
        "trailing reasoning",
      when: "in a known form",
    },
    { concept: "instructions", from: "system_instruction", to: "messages", when: "in a known form" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "generation_config.max_output_tokens", to: "max_completion_tokens" },
    { concept: "temperature", from: "generation_config.temperature", to: "temperature" },
    { concept: "top_p", from: "generation_config.top_p", to: "top_p" },
    { concept: "stop", from: "generation_config.stop_sequences", to: "stop", by: "at most 4", when: "the first 4" },
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
      when: "as function; of the client; unless another has its name; as one object",
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
    { concept: "output_format.kind", from: "response_format.type", to: "response_format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "json schema, schema as instruction",
      when: "as schema; of an object",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "response_format or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generation_config.thinking_level",
      to: "reasoning_effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    { concept: "metadata", from: "labels", to: "metadata" },
    {
      concept: "text",
      from: "input[].content[text]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
    },
    {
      concept: "text",
      from: "input[].content[words_in_parts]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "input[].content[words_in_parts].parts",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "joined text",
    },
    {
      concept: "text",
      from: "input[].content[untyped_text]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "input[].content[untyped_text].text",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
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
        "in user turns where medium is image or in user turns where medium is audio with source's data or in " +
        "user turns where medium is document with source's data or in results where medium is image or in " +
        "results where medium is audio with source's data or in results where medium is document with " +
        "source's data; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[media].type",
      to:
        "messages[].content[image].type or messages[].content[audio].type or " +
        "messages[].content[document].type or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data or in " +
        "user turns where medium is document with source's data or in results where medium is image or in " +
        "results where medium is audio with source's data or in results where medium is document with " +
        "source's data; unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "input[].content[media].data",
      to:
        "messages[].content[image].image_url.url or messages[].content[audio].input_audio.data or " +
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "media uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data or in " +
        "user turns where medium is document with source's data or in results where medium is image or in " +
        "results where medium is audio with source's data or in results where medium is document with " +
        "source's data; unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[media].mime_type",
      to:
        "messages[].content[image].image_url.url or messages[].content[audio].input_audio.format or " +
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "media uri, audio format, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is audio with source's data with " +
        "data or in user turns where medium is document with source's data or in results where medium is " +
        "image or in results where medium is audio with source's data with data or in results where medium " +
        "is document with source's data; unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "input[].content[media].resolution",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; only low, high; unless at " +
        "an address of one vendor",
    },
    {
      concept: "media",
      from: "input[].content[linked]",
      to: "messages[].content[image]",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked].type",
      to: "messages[].content[image].type",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.source.url",
      from: "input[].content[linked].uri",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[linked].mime_type",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.detail",
      from: "input[].content[linked].resolution",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; only low, high; unless at " +
        "an address of one vendor",
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
      when:
        'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; for hosts that ' +
        "take it",
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "messages[].reasoning_content",
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
        'not where calling is text; unless "skip_thought_signature_validator", ' +
        '"context_engineering_is_the_way_to_go"; for hosts that take it; for hosts that want it back; before ' +
        "something else",
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
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_object_result].is_error",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
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
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_result].is_error",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
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
};
