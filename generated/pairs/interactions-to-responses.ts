// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the interactions dialect for a model behind responses, and its answer. */
export const interactionsToResponses: Pair = {
  from: "interactions",
  to: "responses",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "input",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, " +
        "name files, drop empty text, clean call ids, drop trailing reasoning, ensure user turn",
      when: "in a known form",
    },
    {
      concept: "instructions",
      from: "system_instruction",
      to: "instructions",
      when: "in a known form; unless output_format.kind is json",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    {
      concept: "output_limit",
      from: "generation_config.max_output_tokens",
      to: "max_output_tokens",
      by: "kept within 16 and 2147483647",
      when: "from 16 to 2147483647",
    },
    { concept: "temperature", from: "generation_config.temperature", to: "temperature" },
    { concept: "top_p", from: "generation_config.top_p", to: "top_p" },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].name",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].description",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].parameters",
      by: "json schema, object schema",
      when: "as function; of the client; unless another has its name; with conditions that the vendor accepts; as one object",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice",
      to: "tool_choice or tools[].strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice.allowed_tools.mode",
      to: "tool_choice or tool_choice.type or tool_choice.mode or tools[].strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "generation_config.tool_choice.allowed_tools.tools",
      to: "tool_choice.name or tool_choice.tools[].name",
      by: "single",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "generation_config.tool_choice",
      to: "tool_choice",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    { concept: "output_format.kind", from: "response_format[].type", to: "text.format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "response_format[].schema",
      to: "text.format.schema or instructions",
      by: "json schema, schema as instruction",
      when: "as schema; with conditions that the vendor accepts; of an object",
    },
    {
      concept: "output_format",
      from: "response_format[]",
      to: "text.format or instructions",
      by: "schema as instruction",
      when: "in items whose type is text; in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generation_config.thinking_level",
      to: "reasoning.effort",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as level",
    },
    {
      concept: "reasoning.visible",
      from: "generation_config.thinking_summaries",
      to: "reasoning.summary",
      by: "word for word",
      when: "only auto; as the model is controlled",
    },
    { concept: "metadata", from: "labels", to: "metadata" },
    {
      concept: "text",
      from: "input[].content[text]",
      to:
        "input[].content[text] or input[].content or input[].content[output] or instructions or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
    },
    {
      concept: "text",
      from: "input[].content[words_in_parts]",
      to:
        "input[].content[text] or input[].content or input[].content[output] or instructions or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "input[].content[words_in_parts].parts",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "joined text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "input[].content[untyped_text]",
      to:
        "input[].content[text] or input[].content or input[].content[output] or instructions or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "input[].content[untyped_text].text",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or instructions or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
    },
    {
      concept: "media",
      from: "input[].content[media]",
      to:
        "input[].content[image] or input[].content[document] or input[text_result].output[image] or " +
        "input[text_result].output[document] or input[result].output[image] or input[result].output[document] or " +
        "input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's data or in " +
        "results where medium is image or in results where medium is document with source's data or of plain text; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[media].type",
      to:
        "input[].content[image].type or input[].content[document].type or input[text_result].output[image].type or " +
        "input[text_result].output[document].type or input[result].output[image].type or " +
        "input[result].output[document].type or input[].content[text].text or input[].content or " +
        "input[].content[output].text or input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's data or in " +
        "results where medium is image or in results where medium is document with source's data or of plain text; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "input[].content[media].data",
      to:
        "input[].content[image].image_url or input[].content[document].file_data or " +
        "input[text_result].output[image].image_url or input[text_result].output[document].file_data or " +
        "input[result].output[image].image_url or input[result].output[document].file_data or " +
        "input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "media uri, bytes or uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's data or in " +
        "results where medium is image or in results where medium is document with source's data or of plain text; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[media].mime_type",
      to:
        "input[].content[image].image_url or input[].content[document].file_data or " +
        "input[text_result].output[image].image_url or input[text_result].output[document].file_data or " +
        "input[result].output[image].image_url or input[result].output[document].file_data or " +
        "input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "media uri, bytes or uri, plain documents as text",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's data or in " +
        "results where medium is image or in results where medium is document with source's data or of plain text; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "input[].content[media].resolution",
      to: "input[].content[image].detail or input[text_result].output[image].detail or input[result].output[image].detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; only low, high; " +
        "unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "input[].content[linked]",
      to:
        "input[].content[image] or input[].content[linked_document] or input[text_result].output[image] or " +
        "input[text_result].output[linked_document] or input[result].output[image] or " +
        "input[result].output[linked_document]",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's url or in results " +
        "where medium is image or in results where medium is document with source's url; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked].type",
      to:
        "input[].content[image].type or input[].content[linked_document].type or input[text_result].output[image].type " +
        "or input[text_result].output[linked_document].type or input[result].output[image].type or " +
        "input[result].output[linked_document].type",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's url or in results " +
        "where medium is image or in results where medium is document with source's url; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source.url",
      from: "input[].content[linked].uri",
      to:
        "input[].content[image].image_url or input[].content[linked_document].file_url or " +
        "input[text_result].output[image].image_url or input[text_result].output[linked_document].file_url or " +
        "input[result].output[image].image_url or input[result].output[linked_document].file_url",
      by: "media uri",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's url or in results " +
        "where medium is image or in results where medium is document with source's url; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[linked].mime_type",
      to:
        "input[].content[image].image_url or input[].content[linked_document].file_url or " +
        "input[text_result].output[image].image_url or input[text_result].output[linked_document].file_url or " +
        "input[result].output[image].image_url or input[result].output[linked_document].file_url",
      by: "media uri",
      when:
        "in user turns where medium is image or in user turns where medium is document with source's url or in results " +
        "where medium is image or in results where medium is document with source's url; " +
        "unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "input[].content[linked].resolution",
      to: "input[].content[image].detail or input[text_result].output[image].detail or input[result].output[image].detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; only low, high; " +
        "unless at an address of one vendor; unless of plain text",
    },
    { concept: "call", from: "input[call]", to: "input[call]" },
    { concept: "call.id", from: "input[call].id", to: "input[call].call_id" },
    { concept: "call.name", from: "input[call].name", to: "input[call].name" },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "input[call].arguments",
      by: "json object, arguments text",
    },
    {
      concept: "call.signature",
      from: "input[call].signature",
      to: "input[thought].encrypted_content",
      by: "detach signatures",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "input[thought]",
      when: "with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "input[thought].summary",
      by: "summary content, summary texts",
      when: "with signature; as far as it is understood; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].signature",
      to: "input[thought].encrypted_content",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something else',
    },
    { concept: "result", from: "input[object_result]", to: "input[result]", when: "with its call" },
    { concept: "result.id", from: "input[object_result].call_id", to: "input[result].call_id", when: "with its call" },
    {
      concept: "result.name",
      from: "input[object_result].name",
      to: "input[text_result].call_id or input[result].call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[object_result].result",
      to: "input[result].output",
      by: "result object",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[object_result].is_error",
      to: "input[].content[text].text or input[].content",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_object_result]",
      to: "input[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_object_result].call_id",
      to: "input[result].call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_object_result].name",
      to: "input[text_result].call_id or input[result].call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_object_result].result",
      to: "input[result].output",
      by: "result object",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_object_result].is_error",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_result]",
      to: "input[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_result].call_id",
      to: "input[result].call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_result].name",
      to: "input[text_result].call_id or input[result].call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_result].result",
      to: "input[result].output",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_result].is_error",
      to:
        "input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    { concept: "result", from: "input[result]", to: "input[result]", when: "with its call" },
    { concept: "result.id", from: "input[result].call_id", to: "input[result].call_id", when: "with its call" },
    {
      concept: "result.name",
      from: "input[result].name",
      to: "input[text_result].call_id or input[result].call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    { concept: "result.parts", from: "input[result].result", to: "input[result].output", when: "with its call" },
    {
      concept: "result.error",
      from: "input[result].is_error",
      to: "input[].content[text].text or input[].content",
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
    { concept: "stop", from: "generation_config.stop_sequences", dropped: "there are no stop sequences here" },
    { concept: "seed", from: "generation_config.seed", dropped: "the responses dialect has no place for it" },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    { concept: "outputs.kind", from: "response_format[].type", dropped: "answers are words" },
    { concept: "outputs.aspect_ratio", from: "response_format[].aspect_ratio", dropped: "answers are words" },
    { concept: "outputs.size", from: "response_format[].image_size", dropped: "answers are words" },
    { concept: "outputs", from: "response_format[]", dropped: "answers are words" },
    {
      concept: "text.citations.url",
      from: "input[].content[text].annotations[].url",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[text].annotations[].title",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[text].annotations[].start_index",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[text].annotations[].end_index",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[text].annotations[]",
      dropped: "the responses dialect has no place for it",
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
    { concept: "parts", from: "output", to: "steps", by: "hidden as state, detach signatures" },
    {
      concept: "finish",
      from: "status",
      to: "status and errors[0].code and steps[*].error.code",
      by:
        "completed or others as completed, incomplete/max_output_tokens or incomplete/max_messages or incomplete as " +
        "incomplete, incomplete/content_filter as failed/safety, " +
        "failed or failed/* or cancelled or in_progress or queued as failed",
    },
    {
      concept: "finish",
      from: "incomplete_details.reason",
      to: "status and errors[0].code and steps[*].error.code",
      by: "one word with that of status",
    },
    {
      concept: "finish",
      from: "error.code",
      to: "status and errors[0].code and steps[*].error.code",
      by: "one word with that of status",
    },
    { concept: "explanation", from: "error.message", to: "errors[0].message", when: "where output was withheld" },
    { concept: "id", from: "id", to: "id" },
    { concept: "created", from: "created_at", to: "created", by: "iso time" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usage.total_input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.input_tokens_details.cached_tokens",
      to: "usage.total_cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.input_tokens_details.cache_write_tokens",
      dropped: "writes to caches are not counted",
    },
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.total_output_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.reasoning_tokens",
      to: "usage.total_thought_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost", dropped: "costs are not reported" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "output[].content[output]",
      to: "steps[].content[answer_text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output[].content[output].text", to: "steps[].content[answer_text].text" },
    {
      concept: "refusal",
      from: "output[].content[refusal]",
      to: "steps[].content[refusal]",
      when: "where any of it is carried",
    },
    { concept: "refusal.text", from: "output[].content[refusal].refusal", to: "steps[].content[refusal].text" },
    { concept: "call", from: "output[text_call]", to: "steps[call]", when: "where any of it is carried" },
    { concept: "call.id", from: "output[text_call].call_id", to: "steps[call].id", when: "of calls with a name" },
    { concept: "call.name", from: "output[text_call].name", to: "steps[call].name", when: "of calls with a name" },
    {
      concept: "call.group",
      from: "output[text_call].namespace",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "call.arguments",
      from: "output[text_call].input",
      to: "steps[call].arguments",
      by: "json object",
      when: "of calls with a name",
    },
    { concept: "call", from: "output[call]", to: "steps[call]", when: "where any of it is carried" },
    { concept: "call.id", from: "output[call].call_id", to: "steps[call].id", when: "of calls with a name" },
    { concept: "call.name", from: "output[call].name", to: "steps[call].name", when: "of calls with a name" },
    { concept: "call.group", from: "output[call].namespace", dropped: "the interactions dialect has no place for it" },
    {
      concept: "call.arguments",
      from: "output[call].arguments",
      to: "steps[call].arguments",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    { concept: "reasoning", from: "output[thought]", to: "steps[thought]", when: "where any of it is carried" },
    {
      concept: "reasoning.text",
      from: "output[thought].summary",
      to: "steps[thought].summary",
      by: "summary texts, summary content",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].content",
      to: "steps[thought].summary",
      by: "summary texts, summary content",
      when: "unless output[thought].summary has another value; as far as it is understood",
    },
    { concept: "reasoning.signature", from: "output[thought].encrypted_content", to: "steps[thought].signature" },
    {
      concept: "text.citations.url",
      from: "output[].content[output].annotations[].url",
      to: "steps[].content[answer_text].annotations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output[].content[output].annotations[].title",
      to: "steps[].content[answer_text].annotations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "output[].content[output].annotations[].start_index",
      to: "steps[].content[answer_text].annotations[].start_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "output[].content[output].annotations[].end_index",
      to: "steps[].content[answer_text].annotations[].end_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "output[].content[output].annotations[]",
      to: "steps[].content[answer_text].annotations[]",
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
    {
      concept: "id",
      from: "response.created.response.id",
      to: "interaction.created.interaction.id or interaction.status_update.interaction_id or interaction.completed.interaction.id",
    },
    {
      concept: "created",
      from: "response.created.response.created_at",
      to: "interaction.completed.interaction.created",
    },
    { concept: "call.id", from: "response.output_item.added[function_call].item.call_id", to: "step.start.step.id" },
    { concept: "call.name", from: "response.output_item.added[function_call].item.name", to: "step.start.step.name" },
    { concept: "call.id", from: "response.output_item.added[custom_tool_call].item.call_id", to: "step.start.step.id" },
    {
      concept: "call.name",
      from: "response.output_item.added[custom_tool_call].item.name",
      to: "step.start.step.name",
    },
    {
      concept: "probabilities",
      from: "response.output_text.delta.logprobs",
      dropped: "the streams of the interactions dialect have no place for it",
    },
    { concept: "text.text", from: "response.output_text.delta.delta", to: "step.delta.delta.text" },
    { concept: "text.text", from: "response.output_text.done.text", to: "step.delta.delta.text" },
    {
      concept: "text.citations",
      from: "response.output_text.annotation.added.annotation",
      to: "step.delta.delta.annotations[0]",
      when: "in a known form, where the answer has words",
    },
    { concept: "refusal.text", from: "response.refusal.delta.delta", to: "step.delta.delta.text" },
    { concept: "refusal.text", from: "response.refusal.done.refusal", to: "step.delta.delta.text" },
    {
      concept: "reasoning.text",
      from: "response.reasoning_summary_text.delta.delta",
      to: "step.delta.delta.content.text",
    },
    { concept: "reasoning.text", from: "response.reasoning_text.delta.delta", to: "step.delta.delta.content.text" },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.delta.delta",
      to: "step.delta.delta.arguments",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.done.arguments",
      to: "step.delta.delta.arguments",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.delta.delta",
      to: "step.delta.delta.arguments",
    },
    { concept: "call.arguments", from: "response.custom_tool_call_input.done.input", to: "step.delta.delta.arguments" },
    { concept: "call.id", from: "response.output_item.done[function_call].item.call_id", to: "step.start.step.id" },
    { concept: "call.name", from: "response.output_item.done[function_call].item.name", to: "step.start.step.name" },
    {
      concept: "call.arguments",
      from: "response.output_item.done[function_call].item.arguments",
      to: "step.delta.delta.arguments",
    },
    { concept: "call.id", from: "response.output_item.done[custom_tool_call].item.call_id", to: "step.start.step.id" },
    { concept: "call.name", from: "response.output_item.done[custom_tool_call].item.name", to: "step.start.step.name" },
    {
      concept: "call.arguments",
      from: "response.output_item.done[custom_tool_call].item.input",
      to: "step.delta.delta.arguments",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.summary",
      to: "step.delta.delta.content.text",
      by: "summary texts",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.content",
      to: "step.delta.delta.content.text",
      by: "summary texts",
      when: "unless response.output_item.done[reasoning].item.summary has another value",
    },
    {
      concept: "reasoning.signature",
      from: "response.output_item.done[reasoning].item.encrypted_content",
      to: "step.delta.delta.signature",
    },
    {
      concept: "text.text",
      from: "response.output_item.done[message].item.content[output_text].text",
      to: "step.delta.delta.text",
    },
    {
      concept: "refusal.text",
      from: "response.output_item.done[message].item.content[refusal].refusal",
      to: "step.delta.delta.text",
    },
    {
      concept: "usage",
      from: "response.completed.response.usage",
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.status",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.incomplete_details.reason",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "usage",
      from: "response.incomplete.response.usage",
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.status",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.incomplete_details.reason",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
